import { type Row, type Table, verdictOf } from "./row.ts";

export type Report = {
  /** New Zealand day: `2026-11-20`. */
  day: string;
  /** Which effort and which groups, in words. */
  run: string;
  machine: readonly string[];
  load: { before: string; after: string };
  rows: readonly Row[];
  tables: readonly Table[];
};

const HEAD = ["Figure", "Target", "Measured", "Verdict"];

/** The table as people read it on a terminal and in `docs/benchmarks.md`. */
export function tableOf(rows: readonly Row[]): string {
  return markdown(HEAD, rows.map(cellsOf));
}

export function reportOf({ day, run, machine, load, rows, tables }: Report): string {
  const shown = rows.filter(({ isLeftOut }) => !isLeftOut);
  const missed = shown.filter((row) => verdictOf(row) === "missed");
  const reasons = rows
    .filter(({ isLeftOut }) => isLeftOut)
    .map(({ figure, measured: why }) => `${figure} (${why})`);
  return `# Benchmarks

Written by \`npm run bench\` on ${day} (${run}). The command fails when bytes, a count or a ratio miss. Times sway with whatever else the machine does: its load was ${load.before} before and ${load.after} after.

${machine.map((line) => `- ${line}`).join("\n")}

${missed.length === 0 ? "Nothing that was measured missed its target." : `Missed: ${missed.length} of ${shown.length}.`}

${tableOf(shown)}

${reasons.length === 0 ? "" : `Not measured: ${reasons.join("; ")}.\n\n`}${tables.map(({ title, head, rows: lines }) => `## ${title}\n\n${markdown(head, lines)}\n`).join("\n")}`;
}

function cellsOf(row: Row): string[] {
  const { figure, target, measured } = row;
  return [figure, target || "–", measured, verdictOf(row)];
}

function markdown(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `|${head.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}
