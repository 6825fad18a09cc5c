import { type Kysely, sql, type Transaction } from "kysely";
import { HOUR } from "#domain/durations.ts";
import { addDays, addMonths, atMinute, newZealandDay } from "#domain/nz-time.ts";
import { TEXT_TERMS } from "#domain/texts.ts";
import type { Database } from "./database.ts";
import type { Keyed } from "./email-hash.ts";
import type { Schema } from "./schema.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** The topic of a text with a code. */
export const CODE_TOPIC = "code";
/** The topic of a text that asks what a reply meant. */
export const ASK_TOPIC = "ask";

/** Hashes a number so that nothing leads back from it without the secret. `number` as `+64215550147`. */
export function numberHash({ keyedHash }: Keyed, number: string): string {
  return keyedHash(`text number ${number}`);
}

/** Whether the patient of a request has agreed to texts, and to which number. */
export type TextConsent = {
  numberHash: string;
  codeHash: string;
  /** The last code can still be typed. */
  isCodeLive: boolean;
  triesLeft: number;
  isConfirmed: boolean;
};

/** Undefined where no code was ever asked for, or texts were ended on the request's page. */
export async function textConsent(
  db: Kysely<Schema>,
  reference: string,
  now: Date,
): Promise<TextConsent | undefined> {
  const row = await db
    .selectFrom("request_texts")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row) return undefined;
  const age = now.getTime() - Date.parse(row.code_sent_at);
  const triesLeft = TEXT_TERMS.codeTries - row.tries;
  return {
    numberHash: row.number_hash,
    codeHash: row.code_hash,
    isCodeLive: triesLeft > 0 && age < TEXT_TERMS.codeHours * HOUR,
    triesLeft,
    isConfirmed: row.confirmed_at !== null,
  };
}

/** Keeps a code that is about to be sent; the one before it no longer works. */
export async function storeCode(
  tx: Transaction<Schema>,
  { reference, now, ...hashes }: { reference: string; number_hash: string; code_hash: string; now: Date },
): Promise<void> {
  const row = { ...hashes, code_sent_at: now.toISOString(), tries: 0, confirmed_at: null };
  await tx
    .insertInto("request_texts")
    .values({ reference, ...row })
    .onConflict((conflict) => conflict.column("reference").doUpdateSet(row))
    .execute();
}

export async function confirmTexts(tx: Transaction<Schema>, reference: string, now: Date): Promise<void> {
  await tx
    .updateTable("request_texts")
    .set({ confirmed_at: now.toISOString() })
    .where("reference", "=", reference)
    .execute();
}

/** Counts a try, before the code is compared: of many at once none is free. False: no try was left. */
export async function countTry(tx: Transaction<Schema>, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("request_texts")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("reference", "=", reference)
    .where("tries", "<", TEXT_TERMS.codeTries)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The request gets no more texts, until a new code is typed. */
export async function endTexts(tx: Transaction<Schema>, reference: string): Promise<void> {
  await tx.deleteFrom("request_texts").where("reference", "=", reference).execute();
}

export async function isStopped(db: Kysely<Schema>, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom("text_stops")
    .select("number_hash")
    .where("number_hash", "=", hash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteStop(tx: Transaction<Schema>, hash: string, now: Date): Promise<void> {
  const stopped_at = now.toISOString();
  await tx
    .insertInto("text_stops")
    .values({ number_hash: hash, stopped_at })
    .onConflict((conflict) => conflict.column("number_hash").doUpdateSet({ stopped_at }))
    .execute();
}

/** True where the number had stopped texts. */
export async function forgetStop(tx: Transaction<Schema>, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("text_stops")
    .where("number_hash", "=", hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteOldStops(tx: Transaction<Schema>, now: Date): Promise<void> {
  const before = addMonths(newZealandDay(now), -TEXT_TERMS.stoppedMonths);
  await tx.deleteFrom("text_stops").where("stopped_at", "<", before).execute();
}

/** Any number, the same for every version of the program. */
const ADVISORY_LOCK = 7_160_246_606;

/**
 * Until `tx` ends, no other transaction counts texts or stops a number; it waits. Texts are few, and each is enqueued at
 * the end of its transaction. On SQLite each transaction has the write lock already.
 */
export async function lockTexts(tx: Transaction<Schema>, kind: Database["kind"]): Promise<void> {
  if (kind === "postgres") await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
}

/**
 * Whether one more text may go to a number on the day on which it is due: within the limits of the number and of all
 * texts, and the number has not stopped them. Needs `lockTexts`, so that the limits are exact.
 */
export async function hasRoomForText(
  tx: Transaction<Schema>,
  { hash, dueAt, isCode, aDay }: { hash: string; dueAt: Date; isCode: boolean; aDay: number },
): Promise<boolean> {
  if (await isStopped(tx, hash)) return false;
  const all = await textsOfDay(tx, dueAt, hash);
  const isRoom = all.texts < aDay && all.toNumber < TEXT_TERMS.aDay;
  if (!isCode || !isRoom) return isRoom;
  return (
    all.codes < Math.floor(aDay * TEXT_TERMS.codesShare) &&
    all.codesToNumber < TEXT_TERMS.codesADay &&
    all.codesThisHour < TEXT_TERMS.codesAnHour
  );
}

/** The texts of a New Zealand day, sent or still to be sent, and those to one number. */
async function textsOfDay(db: Kysely<Schema>, at: Date, hash: string) {
  const { from, until } = dayAround(at);
  const hourAgo = new Date(at.getTime() - HOUR).toISOString();
  const { texts, codes, to_number, codes_to_number, codes_this_hour } = await db
    .selectFrom("outbox")
    .select((eb) => {
      const today = eb("due_at", ">=", from);
      const own = eb("recipient", "=", hash);
      const code = eb("topic", "=", CODE_TOPIC);
      const count = (...all: (typeof own)[]) => eb.fn.countAll<number>().filterWhere(eb.and(all));
      return [
        count(today).as("texts"),
        count(today, code).as("codes"),
        count(today, own).as("to_number"),
        count(today, own, code).as("codes_to_number"),
        count(own, code, eb("due_at", ">", hourAgo)).as("codes_this_hour"),
      ];
    })
    .where("channel", "=", "text")
    .where("due_at", ">=", from < hourAgo ? from : hourAgo)
    .where("due_at", "<", until)
    .executeTakeFirstOrThrow();
  return {
    texts,
    codes,
    toNumber: to_number,
    codesToNumber: codes_to_number,
    codesThisHour: codes_this_hour,
  };
}

/** The requests about which a number asked for texts, and typed the code: the last one first. */
export async function requestsTexted(db: Kysely<Schema>, hash: string): Promise<string[]> {
  const rows = await db
    .selectFrom("request_texts")
    .select("reference")
    .where("number_hash", "=", hash)
    .where("confirmed_at", "is not", null)
    .orderBy("confirmed_at", "desc")
    .orderBy("reference")
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Whether a number has been asked today what its reply meant. */
export async function isAskedToday(db: Kysely<Schema>, hash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("outbox")
    .select("id")
    .where("channel", "=", "text")
    .where("recipient", "=", hash)
    .where("topic", "=", ASK_TOPIC)
    .where("due_at", ">=", dayAround(now).from)
    .executeTakeFirst();
  return row !== undefined;
}

const UNREAD = "unread text replies";

/** Replies that no one could read: how many, when the last one came, and the names of its fields. */
export type UnreadReplies = { count: number; at: string; names: readonly string[] };

export async function noteUnreadReply(
  tx: Transaction<Schema>,
  { names, now }: { names: readonly string[]; now: Date },
): Promise<void> {
  const before = await unreadReplies(tx);
  const replies: UnreadReplies = { count: (before?.count ?? 0) + 1, at: now.toISOString(), names };
  await writeSetting(tx, UNREAD, JSON.stringify(replies));
}

export async function unreadReplies(db: Kysely<Schema>): Promise<UnreadReplies | undefined> {
  const value = await readSetting(db, UNREAD);
  return value === undefined ? undefined : (JSON.parse(value) as UnreadReplies);
}

function dayAround(at: Date): { from: string; until: string } {
  const day = newZealandDay(at);
  return {
    from: atMinute(day, 0).toISOString(),
    until: atMinute(addDays(day, 1), 0).toISOString(),
  };
}

/** For `doctor` and the command line: today's texts, and the numbers that have stopped texts. */
export async function textCounts(
  db: Kysely<Schema>,
  now: Date,
): Promise<Record<"today" | "sent" | "waiting" | "givenUp" | "stopped", number>> {
  const { from, until } = dayAround(now);
  const counts = await db
    .selectFrom("outbox")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("due_at", "<", until).as("today"),
      eb.fn.countAll<number>().filterWhere("sent_at", "is not", null).as("sent"),
      eb.fn
        .countAll<number>()
        .filterWhere(eb.and([eb("sent_at", "is", null), eb("given_up_at", "is", null)]))
        .as("waiting"),
      eb.fn.countAll<number>().filterWhere("given_up_at", "is not", null).as("given_up"),
    ])
    .where("channel", "=", "text")
    .where("due_at", ">=", from)
    .executeTakeFirstOrThrow();
  const { stopped } = await db
    .selectFrom("text_stops")
    .select((eb) => eb.fn.countAll<number>().as("stopped"))
    .executeTakeFirstOrThrow();
  const { given_up: givenUp, ...others } = counts;
  return { ...others, givenUp, stopped };
}
