/** How many of the practices are made up. */
export type SamplesShown = "all" | "some" | "none";

/**
 * The one place that knows whether samples are shown. A page that says so is renewed when they go: the page cache
 * keeps no page beyond the snapshot of the practices under which it was made.
 *
 * `samplesShown({ samples: 1_236, total: 1_236 }) === "all"`
 */
export function samplesShown({ samples, total }: { samples: number; total: number }): SamplesShown {
  if (samples === 0) return "none";
  return samples === total ? "all" : "some";
}
