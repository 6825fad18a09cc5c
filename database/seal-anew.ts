import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import { CannotOpen, type EnvelopeEncryption, MARK_LENGTH } from "./envelope-encryption.ts";
import type { Schema } from "./schema.ts";
import { turnToSecret } from "./site-keys.ts";

/** Every column with data keys, and what names its rows. */
const WRAPPED = [
  { table: "site_keys", id: "name", key: "wrapped_key" },
  { table: "record_keys", id: "name", key: "wrapped_key" },
  { table: "newsletter_subscriptions", id: "address_hash", key: "key" },
  { table: "lost_link_asks", id: "address_hash", key: "key" },
  { table: "practice_watches", id: "id", key: "key" },
] as const;

type Wrapped = (typeof WRAPPED)[number];

/** Keys a transaction: some ten milliseconds, for which a form that is sent on SQLite waits. */
const BATCH = 250;
/** Milliseconds between two, in which others write. */
const REST = 20;

export type SealedAnew = {
  sealed: number;
  /** Keys that none of the known secrets opens; they stay as they are. */
  unopened: number;
};

/**
 * Wraps every data key anew that is not under the secret which seals now, while the site goes on, and then removes the
 * former keys from the database's files. What was sealed stays as it is: its data key is the same. A process that
 * is killed in the middle has lost nothing, and the next run does the rest. Null where a newer secret has replaced ours.
 *
 * `await sealAnew(database, sealing.encryption, new Date()) // { sealed: 1204, unopened: 0 }`
 */
export async function sealAnew(
  database: Database,
  encryption: EnvelopeEncryption,
  now: Date,
): Promise<SealedAnew | null> {
  const before = await wrappedElsewhere(database.read, encryption);
  if (!(await database.transact((tx) => turnToSecret(tx, encryption, now)))) return null;
  if (before === 0) return { sealed: 0, unopened: 0 };
  for (const columns of WRAPPED) {
    let last: string | undefined = "";
    while (last !== undefined) {
      last = await wrapSome(database, encryption, columns, last);
      await pause(REST);
    }
  }
  await database.scrub();
  const unopened = await wrappedElsewhere(database.read, encryption);
  return { sealed: before - unopened, unopened };
}

/** Up to which row it came; undefined where there is none left. */
async function wrapSome(
  database: Database,
  encryption: EnvelopeEncryption,
  { table, id, key }: Wrapped,
  after: string,
): Promise<string | undefined> {
  const [mark] = encryption.marks();
  return database.transact(async (tx) => {
    const { rows } = await sql<{ id: string; key: string }>`
      select ${sql.ref(id)} as id, ${sql.ref(key)} as key from ${sql.table(table)}
      where ${sql.ref(id)} > ${after} and substr(${sql.ref(key)}, 1, ${sql.lit(MARK_LENGTH)}) <> ${mark}
      order by ${sql.ref(id)} limit ${sql.lit(BATCH)}
    `.execute(tx);
    for (const row of rows) {
      const wrapped = rewrapped(encryption, row.key);
      // Not where it was erased or changed meanwhile.
      if (wrapped)
        await sql`
          update ${sql.table(table)} set ${sql.ref(key)} = ${wrapped}
          where ${sql.ref(id)} = ${row.id} and ${sql.ref(key)} = ${row.key}
        `.execute(tx);
    }
    return rows.at(-1)?.id;
  });
}

function rewrapped(encryption: EnvelopeEncryption, key: string): string | undefined {
  try {
    return encryption.rewrap(key);
  } catch (error) {
    if (error instanceof CannotOpen) return undefined;
    throw error;
  }
}

/** How many data keys are wrapped under each secret, by its mark. */
export async function wrappedUnder(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, key } of WRAPPED) {
    const { rows } = await sql<{ mark: string; count: number }>`
      select substr(${sql.ref(key)}, 1, ${sql.lit(MARK_LENGTH)}) as mark, count(*) as count
      from ${sql.table(table)} group by 1
    `.execute(db);
    for (const { mark, count } of rows) counts.set(mark, (counts.get(mark) ?? 0) + count);
  }
  return counts;
}

async function wrappedElsewhere(db: Kysely<Schema>, encryption: EnvelopeEncryption): Promise<number> {
  const [mark] = encryption.marks();
  let count = 0;
  for (const [under, keys] of await wrappedUnder(db)) if (under !== mark) count += keys;
  return count;
}
