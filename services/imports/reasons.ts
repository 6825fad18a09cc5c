import { formatCount } from "#domain/counts.ts";
import type { Note } from "./plan.ts";

/**
 * Why rows are refused, the most frequent reason first, with how many rows have it and where the first of them is:
 * `lies outside New Zealand (118 rows, the first in line 2); has no name (line 7)`.
 */
export function reasonsCounted(notes: readonly Note[]): string {
  const refused = notes.filter(({ kind }) => kind === "refused");
  const byReason = Map.groupBy(refused, ({ reason }) => withoutCell(reason))
    .entries()
    .toArray();
  return byReason
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, TOLD)
    .map(([reason, rows]) => {
      const first = rows[0]!;
      if (rows.length === 1) return `line ${formatCount(first.line)} ${first.reason}`;
      return `${reason} (${formatCount(rows.length)} rows, the first in line ${formatCount(first.line)})`;
    })
    .join("; ");
}

const TOLD = 5;

/** The reason without what stands in this one cell. */
function withoutCell(reason: string): string {
  return reason
    .replaceAll(/ ?\([^()]*\)/g, "")
    .replaceAll(/“[^“”]*”/g, "“…”")
    .replaceAll(/\d[\d-]*/g, "…");
}
