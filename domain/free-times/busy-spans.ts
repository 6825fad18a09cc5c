import type { BusySpan } from "./free-times-rules.ts";

/** As many as are kept of one calendar: a practice that is busy more often than this in three months is not read right. */
const MOST_SPANS = 2_000;

/**
 * The part of some spans that lies within a window, in order, with those that touch or overlap as one. Undefined when
 * that leaves more than 2,000.
 *
 * `mergeSpans([{ from: 5, to: 9 }, { from: 1, to: 6 }], { from: 2, to: 20 })` → `[{ from: 2, to: 9 }]`
 */
export function mergeSpans(spans: readonly BusySpan[], window: BusySpan): BusySpan[] | undefined {
  const clipped = spans
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from);
  const merged: BusySpan[] = [];
  for (const span of clipped) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) merged[merged.length - 1] = { ...last, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged.length > MOST_SPANS ? undefined : merged;
}
