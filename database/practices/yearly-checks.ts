import type { ExpressionBuilder, Kysely, Selectable, Transaction } from "kysely";
import { batchesOf } from "#domain/lists.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import {
  ASKED_A_DAY,
  askingDays,
  aYearBefore,
  latestDay,
  waitingSince,
} from "#domain/practices/yearly-check.ts";
import { countOf } from "../counting.ts";
import { isOwnWord } from "./practice-records.ts";
import type { Schema } from "../schema.ts";

/**
 * The ids of the practices that are to be asked whether their listing is still right, those first that have waited
 * longest: listed, joined, with an email address, no sample, and for a year neither checked, changed by them, nor asked.
 */
export async function practicesToAsk(db: Kysely<Schema>, today: string): Promise<number[]> {
  const before = aYearBefore(today);
  const rows = await db
    .selectFrom("practices")
    .innerJoin("source_records", "practice_id", "practices.id")
    .select(["practices.id", "checked_on", "asked_on", "external_id", "as_of"])
    .where(isAskable(before))
    .where("source", "=", PRACTICE)
    .where("gone_on", "is", null)
    .execute();
  const due = Map.groupBy(rows, ({ id }) => id)
    .entries()
    .map(([id, records]) => ({ id, since: lastStatement(records) }))
    .filter(({ since }) => since <= before)
    .toArray();
  return due.toSorted((a, b) => a.since.localeCompare(b.since) || a.id - b.id).map(({ id }) => id);
}

/** A practice with a record in its name: that it has joined, or what it has said by its link. */
type Row = Pick<Selectable<Schema["practices"]>, "id" | "checked_on" | "asked_on"> &
  Pick<Selectable<Schema["source_records"]>, "external_id" | "as_of">;

/** Picks the last statement among the rows of one practice. */
function lastStatement(rows: readonly Row[]): string {
  const { id, checked_on, asked_on } = rows[0]!;
  const { own = [], joined = [] } = Object.groupBy(rows, ({ external_id: externalId }) =>
    isOwnWord({ practiceId: id, source: PRACTICE, externalId }) ? "own" : "joined",
  );
  return waitingSince({
    checkedOn: checked_on,
    changedOn: latestDay(own.map((row) => row.as_of)),
    joinedOn: latestDay(joined.map((row) => row.as_of)),
    askedOn: asked_on,
  });
}

/** How many were asked on a day or later. */
export async function askedSince(db: Kysely<Schema>, day: string): Promise<number> {
  return countOf(db.selectFrom("practices").where("asked_on", ">=", day));
}

/**
 * Notes that a practice is asked today: true for one of all that try, and only while it is to be asked. Enqueue the mail
 * in the same transaction.
 */
export async function claimAsking(tx: Transaction<Schema>, id: number, today: string): Promise<boolean> {
  const claimed = await tx
    .updateTable("practices")
    .set({ asked_on: today })
    .where("id", "=", id)
    // On the row itself: PostgreSQL asks that again after it has waited for another's claim.
    .where(isAskable(aYearBefore(today)))
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * After a restore: marks practices as asked today, because they may have been asked since the backup. It takes those
 * that have waited longest, as many as can have been asked in that time. So none is asked twice; one that was not asked
 * waits another year.
 */
export async function noteAskedSince(tx: Transaction<Schema>, madeAt: Date, now: Date): Promise<void> {
  const today = newZealandDay(now);
  const most = ASKED_A_DAY * askingDays(madeAt, now) - (await askedSince(tx, newZealandDay(madeAt)));
  const asked = (await practicesToAsk(tx, today)).slice(0, Math.max(0, most));
  for (const ids of batchesOf(asked, 500))
    await tx.updateTable("practices").set({ asked_on: today }).where("id", "in", ids).execute();
}

function isAskable(before: string) {
  return (eb: ExpressionBuilder<Schema, "practices">) =>
    eb.and([
      eb("has_joined", "=", 1),
      eb("is_sample", "=", 0),
      eb("withdrawn_on", "is", null),
      eb("email", "<>", ""),
      eb.or([eb("checked_on", "is", null), eb("checked_on", "<=", before)]),
      eb.or([eb("asked_on", "is", null), eb("asked_on", "<=", before)]),
    ]);
}
