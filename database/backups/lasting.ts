import type { Insertable, Kysely, Transaction } from "kysely";
import { HOUR } from "#domain/durations.ts";
import type { TableName } from "./backup-format.ts";
import { insertInBatches } from "../batches.ts";
import type { Keyed } from "../email-hash.ts";
import { eraseSubmissions, noteErasures } from "../erasing.ts";
import { instantBefore } from "../instant-before.ts";
import { leaveNewsletter } from "../newsletter/newsletter-leaving.ts";
import { watchMailKey } from "../practices/practice-watches.ts";
import { takenBackReviews } from "../practices/reviews.ts";
import type { Schema } from "../schema.ts";
import { noteStop } from "../texts.ts";
import { deleteUnsent } from "../unsent-messages.ts";

/**
 * What of a replaced database outlasts a restore, table by table: what has ended (`ENDED`), and what is carried over
 * (`LASTING`). All other tables are afterwards as they were in the backup; a test asks which of these a new table is.
 */
export type Lasting = { ended: readonly Ended[]; carryOver: () => Promise<void> };

/** A submission that was erased, by its reference; or something else that has ended, after a name in `AGAIN`: `watch a1`. */
export type Ended = Schema["erasures"];

type Tx = Transaction<Schema>;

type ReadEnded = (db: Kysely<Schema>, since: string, now: Date) => Promise<readonly Ended[]>;

/** What has ended since an instant, by the tables that know of it. */
export const ENDED = {
  erasures: (db, since) => db.selectFrom("erasures").selectAll().where("erased_at", ">=", since).execute(),
  // A review that was taken back is erased within the hour.
  submissions: async (db, _, now) =>
    (await takenBackReviews(db)).map((reference) => ended(reference, now.toISOString())),
  newsletter_departures: async (db, since) => {
    const departures = db.selectFrom("newsletter_departures").selectAll().where("left_at", ">=", since);
    return (await departures.execute()).map((row) => ended(`newsletter ${row.address_hash}`, row.left_at));
  },
  text_stops: async (db, since) => {
    const stops = db.selectFrom("text_stops").selectAll().where("stopped_at", ">=", since);
    return (await stops.execute()).map((row) => ended(`texts ${row.number_hash}`, row.stopped_at));
  },
  // The links to a request are as the request is, which goes back to what it was.
  links: async (db, since) => {
    const links = db
      .selectFrom("links")
      .select(["token_hash", "ended_at"])
      .where("purpose", "in", ["listing", "calendar"])
      .where("ended_at", ">=", since);
    return (await links.execute()).map((row) => ended(`link ${row.token_hash}`, row.ended_at!));
  },
} satisfies { readonly [Table in TableName]?: ReadEnded };

/** All of it, since an instant (ISO 8601). */
export async function endedSince(db: Kysely<Schema>, since: string, now: Date): Promise<Ended[]> {
  const endings: (readonly Ended[])[] = [];
  for (const read of Object.values<ReadEnded>(ENDED)) endings.push(await read(db, since, now));
  return endings.flat();
}

/** Reads what is carried over of a table, and gives what puts it into the restored one. */
type CarryOver = (tx: Tx, madeAt: Date) => Promise<() => Promise<unknown>>;

export const LASTING = {
  erased_mails: async (tx) => {
    const mails = await tx.selectFrom("erased_mails").selectAll().execute();
    return () => insertInBatches(tx, "erased_mails", mails);
  },
  newsletter_departures: async (tx) => {
    const departures = await tx.selectFrom("newsletter_departures").selectAll().execute();
    return async () => {
      for (const departure of departures) await leaveAgain(tx, departure);
    };
  },
  // Its lines get ids of their own, after those of the backup.
  audit: async (tx, madeAt) => {
    const before = await auditSince(tx, madeAt);
    return async () => {
      const missing = before.difference(await auditSince(tx, madeAt));
      const lines = [...missing].map((line) => JSON.parse(line) as Insertable<Schema["audit"]>);
      await insertInBatches(tx, "audit", lines);
    };
  },
  // A backup that was made under a wrong clock must not vouch for it.
  clock_checks: async (tx) => {
    const checks = await tx.selectFrom("clock_checks").selectAll().execute();
    return () => insertInBatches(tx, "clock_checks", checks);
  },
  data_version: (tx) => countOn(tx, "data_version"),
  free_times_version: (tx) => countOn(tx, "free_times_version"),
} satisfies { readonly [Table in TableName]?: CarryOver };

/** Reads it before the tables are replaced by those of a backup that was made at `madeAt`. */
export async function readLasting(tx: Tx, { madeAt, now }: { madeAt: Date; now: Date }): Promise<Lasting> {
  const before = await endedSince(tx, "", now);
  const carried: (() => Promise<unknown>)[] = [];
  for (const read of Object.values<CarryOver>(LASTING)) carried.push(await read(tx, madeAt));
  const carryOver = async () => {
    for (const carry of carried) await carry();
  };
  return { ended: before, carryOver };
}

/** How something is ended again in what was restored, by what its line begins with. */
const AGAIN: Readonly<Record<string, (tx: Tx, whose: string, at: string) => Promise<unknown>>> = {
  watch: (tx, id) => tx.deleteFrom("practice_watches").where("id", "=", id).execute(),
  "watch mails": (tx, address, at) =>
    tx
      .deleteFrom("outbox")
      .where("key_name", "=", watchMailKey(address))
      .where("created_at", "<=", at)
      .execute(),
  newsletter: async (tx, address, at) => {
    const asked = await tx
      .selectFrom("newsletter_subscriptions")
      .select("unsubscribe_hash")
      .where("address_hash", "=", address)
      .where("asked_at", "<=", at)
      .executeTakeFirst();
    if (asked) await leaveNewsletter(tx, asked.unsubscribe_hash, new Date(at));
  },
  texts: async (tx, number, at) => {
    await noteStop(tx, number, new Date(at));
    await deleteUnsent(tx, (eb) => eb("recipient", "=", number));
  },
  link: (tx, token, at) =>
    tx.updateTable("links").set({ ended_at: at }).where("token_hash", "=", token).execute(),
};

/** Ends again what had ended since a backup was made. Gives the submissions that were erased by it. */
export async function endAgain(
  tx: Tx,
  endings: readonly Ended[],
  around: { now: Date } & Keyed,
): Promise<string[]> {
  for (const { reference, erased_at } of endings) {
    const [, what = "", whose = ""] = /^(watch mails|\w+) (\w+)$/.exec(reference) ?? [];
    await AGAIN[what]?.(tx, whose, erased_at);
  }
  const erased = endings.filter(({ reference }) => /^(?:NIHO-|watch )/.test(reference));
  await noteErasures(tx, erased);
  return eraseSubmissions(
    tx,
    erased.map(({ reference }) => reference),
    { ...around, reason: "asked" },
  );
}

/** What a list beside the database adds to a backup: texts that were stopped before it may be wished for again there. */
export function endedAfter(madeAt: Date, listed: readonly Ended[]): Ended[] {
  return listed.filter(
    ({ reference, erased_at }) => reference.startsWith("NIHO-") || erased_at >= sinceBackup(madeAt),
  );
}

function ended(reference: string, erased_at: string): Ended {
  return { reference, erased_at, reason: "asked" };
}

async function leaveAgain(tx: Tx, departure: Schema["newsletter_departures"]): Promise<void> {
  await tx
    .deleteFrom("newsletter_subscriptions")
    .where("address_hash", "=", departure.address_hash)
    .where("asked_at", "<=", departure.left_at)
    .execute();
  await tx
    .insertInto("newsletter_departures")
    .values(departure)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The number by which caches know that they are stale goes on from both, so every cache of before is. */
async function countOn(tx: Tx, table: "data_version" | "free_times_version") {
  const { version } = await tx.selectFrom(table).select("version").executeTakeFirstOrThrow();
  return () =>
    tx
      .updateTable(table)
      .set((eb) => ({ version: eb("version", "+", version + 1) }))
      .execute();
}

/** An hour earlier than a backup, because what was on its way when it was made may be missing there. */
function sinceBackup(madeAt: Date): string {
  return instantBefore(madeAt, HOUR);
}

async function auditSince(tx: Tx, madeAt: Date): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("audit")
    .selectAll()
    .where("at", ">=", sinceBackup(madeAt))
    .orderBy("id")
    .execute();
  const lines = rows.map((row) => {
    const { id: _, ...line } = row;
    return JSON.stringify(line);
  });
  return new Set(lines);
}
