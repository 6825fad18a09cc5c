/** One line of the table: a figure, what it should be, and what was measured in this run. */
export type Row = {
  /** Begins with the target it belongs to: `F1 HTML of the heaviest page`. */
  figure: string;
  /** In words: `≤ 14,000 B`. Empty where there is none and the figure is only told. */
  target: string;
  /** In words, with its unit; why not, where it was not measured. */
  measured: string;
  /** Measured divided by target: 1 and less is met. Null where either is missing. */
  ratio: number | null;
  /** A byte, a count or a ratio, which no other load on the machine can blur: when missed, the bench fails. */
  isExact?: boolean;
  /** It was not measured; `measured` says why. */
  isLeftOut?: boolean;
};

/** What a group of measurements gives: its rows, and tables that go under the first one. */
export type Measured = { rows: Row[]; tables?: Table[] };
export type Table = { title: string; head: string[]; rows: string[][] };

/** How a group is asked: `isQuick` takes few rounds; `peers` are set beside ours. */
export type Effort = { isQuick: boolean; peers: readonly Peer[] };
/** Another site, served on this machine while the bench runs: `{ name: "Eleventy", url: "http://localhost:8080/" }`. */
export type Peer = { name: string; url: string };
export type OnProgress = (done: number, total: number) => void;
export type Group = (effort: Effort, onProgress: OnProgress) => Promise<Measured>;

/** `atMost("F7 Build", 15, 9.3, "s")`: met, with the ratio 0.62. */
export function atMost(
  figure: string,
  limit: number,
  measured: number,
  unit: string,
  { isExact = false, note = "" } = {},
): Row {
  const said = note === "" ? "" : ` (${note})`;
  return {
    figure,
    target: `≤ ${number(limit)}${spaced(unit)}`,
    measured: `${number(measured)}${spaced(unit)}${said}`,
    ratio: limit === 0 ? (measured === 0 ? 1 : Number.POSITIVE_INFINITY) : measured / limit,
    isExact,
  };
}

/** What has no target and helps to read those that have. */
export function told(figure: string, measured: number, unit: string, note = ""): Row {
  const said = note === "" ? "" : ` (${note})`;
  return { figure, target: "", measured: `${number(measured)}${spaced(unit)}${said}`, ratio: null };
}

/** What this run could not measure, and why. */
export function notRun(figure: string, why: string, target = ""): Row {
  return { figure, target, measured: why, ratio: null, isLeftOut: true };
}

/** "met", "missed", or nothing where there is nothing to judge. */
export function verdictOf({ ratio }: Row): string {
  if (ratio === null) return "–";
  return ratio <= 1 ? "met" : "missed";
}

/** Whether a row makes the bench fail: a test of a figure that is only a time may be missed on a busy machine. */
export function isBroken(row: Row): boolean {
  return row.isExact === true && verdictOf(row) === "missed";
}

/** `number(14000)` is "14,000"; three digits are enough below a hundred. */
export function number(value: number): string {
  return value.toLocaleString(
    "en-NZ",
    Math.abs(value) < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 },
  );
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** `quantile(times, 0.99)`: at or above 99 in a hundred of them. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

function spaced(unit: string): string {
  return unit === "" || unit === "×" ? unit : ` ${unit}`;
}
