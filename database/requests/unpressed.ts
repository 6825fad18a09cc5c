import { type Kysely, sql, type Transaction } from "kysely";
import { HOUR } from "#domain/durations.ts";
import type { Database } from "../database.ts";
import type { Keyed } from "../email-hash.ts";
import { instantBefore } from "../instant-before.ts";
import type { Schema } from "../schema.ts";

/**
 * Anyone can book without an account under made-up addresses. So what was booked counts by the visitor’s address block, too,
 * until someone presses a button behind the link in its mail: this many stand at once, and later ones are asked for.
 */
export const MOST_UNPRESSED = 3;

/** So many of a practice in a day are for our staff to look at. */
const SUSPECT = { most: 5, within: 24 * HOUR } as const;

/** Who books, as the table has it: nothing leads back from it without the site’s secret. */
export function visitorHash({ keyedHash }: Keyed, visitor: string): string {
  return keyedHash(`visitor ${visitor}`);
}

/** Any number, the same for every version of the program. */
const ADVISORY_LOCK = 716_024;

/** Until `tx` ends, no other transaction counts what this visitor has booked, so that the limit is exact. */
export async function lockUnpressed(
  tx: Transaction<Schema>,
  kind: Database["kind"],
  visitor: string,
): Promise<void> {
  if (kind === "postgres")
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK}, hashtext(${visitor}))`.execute(tx);
}

/** How many appointments of this visitor stand whose mail nobody has pressed. */
export async function countUnpressed(db: Kysely<Schema>, visitor: string): Promise<number> {
  const { count } = await db
    .selectFrom("submissions")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("unpressed_by", "=", visitor)
    .where("status", "=", "confirmed")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Part of the transaction that stores the booking. */
export async function noteUnpressed(
  tx: Transaction<Schema>,
  reference: string,
  visitor: string,
): Promise<void> {
  await tx
    .updateTable("submissions")
    .set({ unpressed_by: visitor })
    .where("reference", "=", reference)
    .execute();
}

export async function isUnpressed(db: Kysely<Schema>, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom("submissions")
    .select("unpressed_by")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row !== undefined && row.unpressed_by !== "";
}

/** Someone has pressed a button behind the link in its mail: from now on it counts as anyone’s. */
export async function notePressed(tx: Transaction<Schema>, reference: string): Promise<void> {
  const pressed = await tx
    .updateTable("submissions")
    .set({ unpressed_by: "" })
    .where("reference", "=", reference)
    .where("unpressed_by", "<>", "")
    .returning("status")
    .executeTakeFirst();
  // It counts towards what its practice may get in an hour from now on, which cards and lists show.
  if (pressed)
    await tx
      .updateTable("free_times_version")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .execute();
}

/** The appointments of a practice that were booked in the last day and whose mail nobody has pressed, oldest first. */
export async function unpressedAt(
  db: Kysely<Schema>,
  practiceId: number,
  now: Date,
): Promise<readonly string[]> {
  const rows = await unpressedRows(db, now)
    .select("reference")
    .where("practice_id", "=", practiceId)
    .orderBy("received_at")
    .orderBy("reference")
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The practices that have five such or more: how many, and since when. */
export async function suspectPractices(
  db: Kysely<Schema>,
  now: Date,
): Promise<readonly { practiceId: number; count: number; since: Date }[]> {
  const rows = await unpressedRows(db, now).select(["practice_id", "received_at"]).execute();
  return [...Map.groupBy(rows, ({ practice_id }) => practice_id!)]
    .filter(([, own]) => own.length >= SUSPECT.most)
    .map(([practiceId, own]) => {
      const fifth = own.map(({ received_at }) => received_at).toSorted()[SUSPECT.most - 1]!;
      return { practiceId, count: own.length, since: new Date(fifth) };
    });
}

function unpressedRows(db: Kysely<Schema>, now: Date) {
  return db
    .selectFrom("submissions")
    .where("unpressed_by", "<>", "")
    .where("status", "=", "confirmed")
    .where("practice_id", "is not", null)
    .where("received_at", ">", instantBefore(now, SUSPECT.within));
}
