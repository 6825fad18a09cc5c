import { formatCount } from "#domain/counts.ts";
import { csvLine, BOM } from "./cells.ts";
import type { ImportCounts, KnownRecord } from "#database/imports/imports.ts";
import type { Note, Plan } from "./plan.ts";
import { reasonsCounted } from "./reasons.ts";

/** A fifth of a source seldom closes between two files; half a file often arrives. */
const SHARE = 5;
const FEW = 10;

/** Why nothing of a file is to be written: a sentence. Undefined where something can be. */
export function fileProblem({ read, added, changed, unchanged, samples, reasons }: Plan): string | undefined {
  if (read === 0) return "The file has no rows. Nothing was written.";
  const usable = added.length + changed.length + unchanged + samples.length;
  return usable === 0
    ? `No row can be used: ${reasonsCounted({ reasons })}. Nothing was written.`
    : undefined;
}

/** Whether so many of a source's practices are missing that someone has to say that they are really gone. */
export function lacksMany(missing: number, listed: number): boolean {
  return missing > FEW && missing * SHARE > listed;
}

/**
 * Why a file that came by itself should be looked at before it is written: a sentence. Undefined where it is like the
 * one before: at most a tenth would leave the list, most rows can be read, and most practices stay as they are.
 */
export function looksOdd({ read, added, changed, missing, noted }: Plan, listed: number): string | undefined {
  const { refused } = noted;
  const would = (count: number, what: string) => `${formatCount(count)} of ${formatCount(listed)} ${what}.`;
  if (missing.length * 10 > listed) return would(missing.length, "practices would leave the list");
  if (refused * 2 > read) return `${formatCount(refused)} of ${formatCount(read)} rows can’t be used.`;
  if (changed.length > FEW && changed.length * 2 > listed)
    return would(changed.length, "practices would change");
  if (added.length > FEW && added.length > listed)
    return `${formatCount(added.length)} practices would be new, beside ${formatCount(listed)} that are listed.`;
  return undefined;
}

/** How many of the practices that a source has brought are on the list. */
export function countListed(known: ReadonlyMap<string, KnownRecord>): number {
  return known
    .values()
    .filter(({ isGone, removed }) => !isGone && !removed)
    .toArray().length;
}

/** How many rows of each kind. */
export function rowCounts({
  read,
  added,
  changed,
  unchanged,
  missing,
  samples,
  noted,
  without,
}: Plan): ImportCounts {
  return {
    read,
    new: added.length + samples.length,
    changed: changed.length,
    unchanged,
    withdrawn: missing.length,
    refused: noted.refused,
    warnings: noted.warning,
    withoutHours: without.hours,
    withoutPhone: without.phone,
    withoutPosition: without.position,
  };
}

/**
 * How many of a file's practices will be listed without what people look for first: `Without a phone number: 12 of 979.
 * Without opening hours: 787 of 979.` Empty where none is.
 */
export function withoutWords(counts: ImportCounts): string {
  const usable = (counts["read"] ?? 0) - (counts["refused"] ?? 0);
  return WITHOUT.flatMap(([name, words]) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [`Without ${words}: ${formatCount(count)} of ${formatCount(usable)}.`] : [];
  }).join(" ");
}

const WITHOUT = [
  ["withoutPhone", "a phone number"],
  ["withoutHours", "opening hours"],
  ["withoutPosition", "a position but their town’s"],
] as const;

/** The lines of the report: every refusal and warning, as a spreadsheet opens it. It names practices. */
export function* reportLines(notes: readonly Note[]): Generator<string> {
  yield BOM + csvLine(REPORT);
  for (const { line, externalId, name, kind, field, value, reason } of notes)
    yield csvLine([line, externalId, name, kind, field, value, reason]);
}

const REPORT = ["line", "external_id", "name", "kind", "field", "value", "reason"];

/** `formatCount` of those that a source lists and a file lacks, in a sentence. */
export function lackingWords(missing: number, listed: number): string {
  return `This file leaves out ${formatCount(missing)} of the ${formatCount(listed)} practices from its source.`;
}
