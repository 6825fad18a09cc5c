import { inject } from "vitest";

/**
 * `daily` is `npm test`; `landing` has the files as well that take long, as `npm run check` asks them; `full` is
 * `npm run test:full`, every promise at its whole length.
 */
export type Suite = "daily" | "landing" | "full";

declare module "vitest" {
  interface ProvidedContext {
    suite: Suite;
  }
}

/** Whether everything is asked. */
export const isFullSuite = inject("suite") === "full";

/** How often two people at the desk do the same at once. */
export const RACES = isFullSuite ? 50 : 5;

/**
 * All of a list in the full suite; in the others `count` of them, evenly spaced, the first among them.
 *
 *     sampleOf(["a", "b", "c", "d"], 2) // not in full: ["a", "c"]
 */
export function sampleOf<One>(all: readonly One[], count: number): readonly One[] {
  if (isFullSuite || all.length <= count) return all;
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!);
}
