import { formatCount } from "#domain/counts.ts";

/** How often each reason refused a row, and the first row of it. */
export type Reasons = Map<string, { count: number; first: { line: number; reason: string } }>;

/**
 * Why rows are refused, the most frequent reason first, with how many rows have it and where the first of them is:
 * `lies outside New Zealand (118 rows, the first in line 2); has no name (line 7)`.
 */
export function reasonsCounted({ reasons }: { reasons: Reasons }): string {
  return [...reasons]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, TOLD)
    .map(([reason, { count, first }]) => {
      if (count === 1) return `line ${formatCount(first.line)} ${first.reason}`;
      return `${reason} (${formatCount(count)} rows, the first in line ${formatCount(first.line)})`;
    })
    .join("; ");
}

const TOLD = 5;

/** The reason without what stands in one cell, so that rows can be counted by it. */
export function withoutCell(reason: string): string {
  return reason
    .replaceAll(/ ?\([^()]*\)/g, "")
    .replaceAll(/“[^“”]*”/g, "“…”")
    .replaceAll(/\d[\d-]*/g, "…");
}
