import { createHash } from "node:crypto";
import { type KnownRecord, WITHDRAWN_BY_SOURCE } from "#database/practice-imports.ts";
import { formatDay } from "#domain/nz-time.ts";
import { ID_COLUMN } from "./columns.ts";
import type { FileRow } from "./file-rows.ts";
import { type Facts, idFromNameAndPlace, practiceOfRow } from "./practice-of-row.ts";

/** A line of the report. `line` is the file's. */
export type Note = {
  kind: "refused" | "warning";
  line: number;
  externalId: string;
  name: string;
  field: string;
  value: string;
  reason: string;
};

/** A practice to be written. Its facts stay JSON until then: a fifth of the memory. */
export type Planned = { externalId: string; contentHash: string; practiceId: number | null; facts: string };

/** What an import would do. */
export type Plan = {
  read: number;
  /** In the order of the file. */
  added: Planned[];
  changed: Planned[];
  unchanged: number;
  /** Practices that the source has no longer; found only in a complete file. */
  missing: number[];
  notes: Note[];
};

/**
 * Reads a whole file and compares it with what its source has brought before. Nothing is written, so a file that is bad at
 * its last line has changed nothing. Memory grows with what is new or changed, about 1 kB a practice.
 */
export async function planImport(
  rows: AsyncIterable<FileRow>,
  known: ReadonlyMap<string, KnownRecord>,
  { today, isComplete, onRow }: { today: string; isComplete: boolean; onRow: () => void },
): Promise<Plan> {
  const plan: Plan = { read: 0, added: [], changed: [], unchanged: 0, missing: [], notes: [] };
  const lines = new Map<string, number>();
  for await (const row of rows) {
    plan.read += 1;
    onRow();
    planRow(row, plan, { known, lines, today });
  }
  if (isComplete) {
    for (const [externalId, { practiceId, withdrawnOn }] of known)
      if (!lines.has(externalId) && withdrawnOn === null) plan.missing.push(practiceId);
  }
  return plan;
}

type Surroundings = {
  known: ReadonlyMap<string, KnownRecord>;
  /** External id → the line on which it stood first. */
  lines: Map<string, number>;
  today: string;
};

function planRow(row: FileRow, plan: Plan, { known, lines, today }: Surroundings): void {
  const { line, cells, wrongLength } = row;
  const name = cells["name"]?.trim() ?? "";
  const stated = cells[ID_COLUMN]?.trim() ?? "";
  const refuse = (externalId: string, reason: string, field = "", value = "") =>
    void plan.notes.push({ kind: "refused", line, externalId, name, field, value, reason });
  if (wrongLength) {
    const { cells: count, header } = wrongLength;
    return refuse(stated, `has ${count} cells where the header has ${header}`);
  }
  const understood = practiceOfRow(cells, today);
  if (understood.refused !== null)
    return refuse(stated, understood.refused, understood.field, understood.value);
  const { facts, warnings } = understood;
  const externalId = (stated || idFromNameAndPlace(facts)).slice(0, 300);
  const first = lines.get(externalId);
  if (first !== undefined) {
    return refuse(externalId, `has the same external_id as line ${first}; each practice needs its own`);
  }
  lines.set(externalId, line);
  const before = known.get(externalId);
  if (before && before.withdrawnOn !== null && before.withdrawnWhy !== WITHDRAWN_BY_SOURCE) {
    return refuse(externalId, `was removed here on ${formatDay(before.withdrawnOn)}: ${before.withdrawnWhy}`);
  }
  for (const warning of warnings) plan.notes.push({ kind: "warning", line, externalId, name, ...warning });
  take(facts, externalId, before, plan);
}

function take(facts: Facts, externalId: string, before: KnownRecord | undefined, plan: Plan): void {
  const text = JSON.stringify(facts);
  const contentHash = createHash("sha256").update(text).digest("hex");
  const planned = { externalId, contentHash, practiceId: before?.practiceId ?? null, facts: text };
  if (!before) plan.added.push(planned);
  else if (before.contentHash === contentHash && before.withdrawnOn === null) plan.unchanged += 1;
  else plan.changed.push(planned);
}
