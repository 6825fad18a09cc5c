/** A trial does harm to a running site, at a size that the caller chooses, and says which promises held. */
export type StressTest<Size> = (size: Size, onProgress?: OnProgress) => Promise<Finding[]>;

/** Where the size is too large for the time: ends a trial early, with a verdict on what it has done by then. */
export type Until = { until?: AbortSignal | undefined };

/** How much of the whole is done, for a bar. */
export type OnProgress = (done: number, total: number) => void;

/** One promise and what was seen of it. */
export type Finding = {
  /** A name of the reliability targets: `S1`. */
  target: string;
  promise: string;
  /** What was counted, in words. */
  seen: string;
  held: boolean;
};

/** `count(3, "kill")` is "3 kills", `count(1200, "post")` "1,200 posts". */
export function count(number: number, thing: string): string {
  return `${number.toLocaleString("en-NZ")} ${thing}${number === 1 ? "" : "s"}`;
}
