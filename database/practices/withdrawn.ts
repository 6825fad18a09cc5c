import type { Kysely, Selectable, Transaction } from "kysely";
import type { Schema } from "../schema.ts";

/** Why a practice is listed no longer, where it is not an operator's reason: its source has it no longer. */
export const WITHDRAWN_BY_SOURCE = "source";
/** The import that brought it was undone. */
export const WITHDRAWN_BY_UNDO = "undone";
/** It turned out to be another practice. */
export const MERGED = "merged";
/** Reasons that an import ends: the practice is listed again once a source brings it again. */
export const BY_ITSELF = [WITHDRAWN_BY_SOURCE, WITHDRAWN_BY_UNDO] as const;

type Standing = Pick<Selectable<Schema["practices"]>, "withdrawn_on" | "withdrawn_why">;

/** Whether an operator, and no source, took a practice off. */
export function isRemoved({ withdrawn_on, withdrawn_why }: Standing): boolean {
  return withdrawn_on !== null && !(BY_ITSELF as readonly string[]).includes(withdrawn_why);
}

/** When and why an operator took a practice off: an ISO date in New Zealand, and the operator's words. */
export type Removed = { on: string; why: string };

/** Returns null where no operator did. */
export function removalByOperator(row: Standing): Removed | null {
  return isRemoved(row) ? { on: row.withdrawn_on!, why: row.withdrawn_why } : null;
}

/** These practices are listed no longer. Their rows stay, with all that refers to them. */
export async function withdrawPractices(
  tx: Transaction<Schema>,
  ids: readonly number[],
  { on, why }: { on: string; why: string },
): Promise<void> {
  await tx
    .updateTable("practices")
    .set({ withdrawn_on: on, withdrawn_why: why })
    .where("id", "in", ids)
    .where("withdrawn_on", "is", null)
    .execute();
}

/** Lists a withdrawn practice again; false where it is not withdrawn. */
export async function returnPractice(tx: Transaction<Schema>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("practices")
    .set({ withdrawn_on: null, withdrawn_why: "" })
    .where("id", "=", id)
    .where("withdrawn_on", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A practice that was listed once, for a page that says so. */
export type Withdrawn = {
  id: number;
  name: string;
  /** The place's slug. */
  place: string;
  /** An ISO date in New Zealand. */
  on: string;
  /** `WITHDRAWN_BY_SOURCE`, `WITHDRAWN_BY_UNDO`, `MERGED`, `REPLACED` (`imports.ts`), or the operator's words. */
  why: string;
  /** Id of the practice that it turned out to be. */
  mergedInto: number | null;
};

/** Undefined where the practice is listed, or never was. */
export async function findWithdrawn(db: Kysely<Schema>, id: number): Promise<Withdrawn | undefined> {
  const row = await db
    .selectFrom("practices")
    .select(["id", "name", "place", "withdrawn_on", "withdrawn_why", "merged_into"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.withdrawn_on === null) return undefined;
  const { withdrawn_why: why, merged_into: mergedInto, withdrawn_on: on, ...practice } = row;
  return { ...practice, on, why, mergedInto };
}
