import type { Kysely, Selectable, Transaction } from "kysely";
import { DAY } from "#domain/durations.ts";
import type { FreeTimesRules } from "#domain/free-times/free-times-rules.ts";
import { endFreedTimes } from "./freed-times.ts";
import type { Schema } from "../schema.ts";

export type FreeTimesState = Schema["free_times"]["state"];

/** What a practice states about when patients can book. */
export type StatedFreeTimes = {
  practiceId: number;
  state: FreeTimesState;
  rules: FreeTimesRules;
  version: number;
  /** When it cancelled booked appointments because its calendar was wrong. */
  wrong: readonly Date[];
};

/** Undefined where the practice has never said when patients can book. */
export async function findFreeTimes(
  db: Kysely<Schema>,
  practiceId: number,
): Promise<StatedFreeTimes | undefined> {
  const row = await db
    .selectFrom("free_times")
    .selectAll()
    .where("practice_id", "=", practiceId)
    .executeTakeFirst();
  return row && toStated(row);
}

/** Lists them for all listed practices, in the order of their ids. */
export async function listFreeTimes(db: Kysely<Schema>): Promise<StatedFreeTimes[]> {
  const rows = await db
    .selectFrom("free_times")
    .innerJoin("practices", "practices.id", "free_times.practice_id")
    .selectAll("free_times")
    .where("withdrawn_on", "is", null)
    .orderBy("practice_id")
    .execute();
  return rows.map(toStated);
}

/** States them anew. The caller has locked the practice before it checked the version. */
export async function keepFreeTimes(
  tx: Transaction<Schema>,
  practiceId: number,
  { state, rules, wrong = [] }: { state: FreeTimesState; rules: FreeTimesRules; wrong?: readonly Date[] },
): Promise<void> {
  const stated = { state, rules: JSON.stringify(rules), wrong: JSON.stringify(wrong) };
  await tx
    .insertInto("free_times")
    .values({ practice_id: practiceId, ...stated })
    .onConflict((conflict) =>
      conflict
        .column("practice_id")
        .doUpdateSet((eb) => ({ ...stated, version: eb("free_times.version", "+", 1) })),
    )
    .execute();
}

const WRONG_COUNTS_FOR = 30 * DAY;
/** So many in 30 days, and its times are no longer booked at once. */
const MOST_WRONG = 3;

/**
 * Counts a booked time that the practice gave up because its calendar was wrong. True: that was one too many, and from
 * now on its times are asked for, until it switches them on again. The practice is locked.
 */
export async function countWrongCalendar(
  tx: Transaction<Schema>,
  practiceId: number,
  now: Date,
): Promise<boolean> {
  const stated = await findFreeTimes(tx, practiceId);
  if (stated?.state !== "on") return false;
  const since = now.getTime() - WRONG_COUNTS_FOR;
  const wrong = [...stated.wrong.filter((at) => at.getTime() > since), now];
  if (wrong.length >= MOST_WRONG) {
    await keepFreeTimes(tx, practiceId, { ...stated, state: "asked", wrong });
    return true;
  }
  // The version stays: a form that is open says nothing of this.
  await tx
    .updateTable("free_times")
    .set({ wrong: JSON.stringify(wrong) })
    .where("practice_id", "=", practiceId)
    .execute();
  return false;
}

/** Since when its times are asked for because its calendar was wrong too often; null where that is not why. */
export function askedBecauseWrong({ state, wrong }: Pick<StatedFreeTimes, "state" | "wrong">): Date | null {
  return state === "asked" && wrong.length >= MOST_WRONG ? wrong.at(-1)! : null;
}

/** The practice has left or was merged away. Its appointments stand. */
export async function endFreeTimes(tx: Transaction<Schema>, practiceId: number): Promise<void> {
  await tx.deleteFrom("free_times").where("practice_id", "=", practiceId).execute();
  await endFreedTimes(tx, practiceId);
}

function toStated(row: Selectable<Schema["free_times"]>): StatedFreeTimes {
  return {
    practiceId: row.practice_id,
    state: row.state,
    rules: JSON.parse(row.rules) as FreeTimesRules,
    version: row.version,
    wrong: (JSON.parse(row.wrong) as string[]).map((instant) => new Date(instant)),
  };
}
