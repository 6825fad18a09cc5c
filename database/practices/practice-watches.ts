import type { Kysely, Selectable, Transaction } from "kysely";
import { DAY, HOUR } from "#domain/durations.ts";
import { addDays, addMonths, newZealandDay } from "#domain/nz-time.ts";
import { BACKUP_DAYS } from "#domain/retention.ts";
import { WATCH_TERMS } from "#domain/practices/watch-terms.ts";
import { emailHash, type Keyed } from "../email-hash.ts";
import type { EnvelopeEncryption } from "../envelope-encryption.ts";
import { instantBefore } from "../instant-before.ts";
import { hashOfToken } from "../links.ts";
import type { Schema } from "../schema.ts";

type Sealing = Keyed & { encryption: EnvelopeEncryption };

/** Someone who waits for a practice to take new patients. The address is sealed under the row's own key. */
export type Watch = {
  id: string;
  practiceId: number;
  addressHash: string;
  key: string;
  sealedAddress: string;
  askedAt: Date;
  /** It is null until the address's owner has confirmed. */
  confirmedAt: Date | null;
};

const CONFIRMATION_LASTS = WATCH_TERMS.confirmationDays * DAY;
const BETWEEN_MAILS = WATCH_TERMS.hoursBetweenMails * HOUR;

/** 256 bits that only the site’s key can make, the same in each mail about one watch. The database has its hash. */
export function watchToken({ keyedHash }: Keyed, id: string): string {
  return keyedHash(`watch token ${id}`);
}

/** Under which all mails about the watches of an address are sealed. */
export function watchMailKey(addressHash: string): string {
  return `watch mail ${addressHash}`;
}

/**
 * Stores that an address asks to wait, and gives the watch that a mail is to ask about. Undefined where no mail is to go:
 * it waits already, was asked within the day, or waits for as many practices as it can. `claimFirstMail` in the same
 * transaction makes a second one for the same address wait for this one.
 */
export async function askToWatch(
  tx: Transaction<Schema>,
  { encryption, keyedHash }: Sealing,
  { id, practiceId, email, now }: { id: string; practiceId: number; email: string; now: Date },
): Promise<string | undefined> {
  const addressHash = emailHash({ keyedHash }, email);
  const watches = (await watchesByAddress(tx, addressHash)).filter((watch) => !hasLapsed(watch, now));
  const same = watches.find((watch) => watch.practiceId === practiceId);
  if (same) {
    if (same.confirmedAt || now.getTime() - same.askedAt.getTime() < BETWEEN_MAILS) return undefined;
    const asked_at = now.toISOString();
    await tx.updateTable("practice_watches").set({ asked_at }).where("id", "=", same.id).execute();
    return same.id;
  }
  if (watches.length >= WATCH_TERMS.most) return undefined;
  const key = encryption.newKey();
  const row = {
    id,
    practice_id: practiceId,
    address_hash: addressHash,
    key,
    address: encryption.seal(key, email, sealedAs(id)),
    token_hash: hashOfToken(watchToken({ keyedHash }, id)),
    asked_at: now.toISOString(),
    confirmed_at: null,
  };
  // What is in its place has lapsed.
  await tx
    .insertInto("practice_watches")
    .values(row)
    .onConflict((conflict) => conflict.columns(["practice_id", "address_hash"]).doUpdateSet(row))
    .execute();
  return id;
}

/** Throws `CannotOpen` for one that was kept under another secret. */
export function watcherEmail(
  { encryption }: { encryption: Pick<EnvelopeEncryption, "open"> },
  { id, key, sealedAddress }: Watch,
): string {
  return encryption.open(key, sealedAddress, sealedAs(id));
}

/** The watch behind a link; undefined where it has ended or lapsed. Changes nothing. */
export async function watchBehind(db: Kysely<Schema>, token: string, now: Date): Promise<Watch | undefined> {
  const row = await db
    .selectFrom("practice_watches")
    .selectAll()
    .where("token_hash", "=", hashOfToken(token))
    .executeTakeFirst();
  const watch = row && toWatch(row);
  return watch && !hasLapsed(watch, now) ? watch : undefined;
}

/** Confirming again changes nothing. */
export async function confirmWatch(tx: Transaction<Schema>, { id }: Watch, now: Date): Promise<void> {
  await tx
    .updateTable("practice_watches")
    .set({ confirmed_at: now.toISOString() })
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .execute();
}

/** Finds what an address waits for, by its `emailHash`, the first asked first. */
export async function watchesByAddress(db: Kysely<Schema>, addressHash: string): Promise<Watch[]> {
  const rows = await db
    .selectFrom("practice_watches")
    .selectAll()
    .where("address_hash", "=", addressHash)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
  return rows.map(toWatch);
}

/** Confirmed watches of practices that take new patients now, or that have not been listed for a week. */
export async function watchesToEnd(
  db: Kysely<Schema>,
  now: Date,
  limit: number,
): Promise<
  (Watch & { practice: string; slug: string; place: string; isSample: boolean; isListed: boolean })[]
> {
  const goneSince = addDays(newZealandDay(now), -WATCH_TERMS.daysGone);
  const rows = await db
    .selectFrom("practice_watches")
    .innerJoin("practices", "practices.id", "practice_id")
    .selectAll("practice_watches")
    .select(["practices.name", "practices.slug", "practices.place", "is_sample", "withdrawn_on"])
    .where("confirmed_at", "is not", null)
    .where("confirmed_at", ">", monthsBefore(now))
    .where((eb) =>
      eb.or([
        eb.and([eb("new_patients", "=", "yes"), eb("withdrawn_on", "is", null)]),
        eb("withdrawn_on", "<=", goneSince),
      ]),
    )
    .orderBy("asked_at")
    .orderBy("practice_watches.id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...toWatch(row),
    practice: row.name,
    slug: row.slug,
    place: row.place,
    isSample: row.is_sample === 1,
    isListed: row.withdrawn_on === null,
  }));
}

/** Ends a watch; false where another has ended it meanwhile. The note keeps an older backup from bringing it back. */
export async function endWatch(
  tx: Transaction<Schema>,
  { id }: Pick<Watch, "id">,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("practice_watches")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await noteEnd(tx, `watch ${id}`, now);
  return true;
}

/** Ends every watch of an address. Gives how many there were. */
export async function endWatches(tx: Transaction<Schema>, addressHash: string, now: Date): Promise<number> {
  const watches = await watchesByAddress(tx, addressHash);
  for (const watch of watches) await endWatch(tx, watch, now);
  return watches.length;
}

/** Notes that the mails about the watches of an address were erased, for older backups. */
export async function noteWatchMailsErased(
  tx: Transaction<Schema>,
  addressHash: string,
  now: Date,
): Promise<void> {
  await noteEnd(tx, `watch mails ${addressHash}`, now);
}

/** Moves the watches of a merged listing to the listing it was merged into. */
export async function moveWatches(
  tx: Transaction<Schema>,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  const both = await tx
    .selectFrom("practice_watches as gone")
    .innerJoin("practice_watches as kept", "kept.address_hash", "gone.address_hash")
    .select("gone.id")
    .where("gone.practice_id", "=", from)
    .where("kept.practice_id", "=", to)
    .execute();
  for (const watch of both) await endWatch(tx, watch, now);
  await tx.updateTable("practice_watches").set({ practice_id: to }).where("practice_id", "=", from).execute();
}

/** Erases what was not confirmed in 7 days, what has waited for 12 months, and what only backups needed. */
export async function eraseOldWatches(tx: Transaction<Schema>, now: Date): Promise<void> {
  await tx
    .deleteFrom("practice_watches")
    .where((eb) =>
      eb.or([
        eb.and([
          eb("confirmed_at", "is", null),
          eb("asked_at", "<=", instantBefore(now, CONFIRMATION_LASTS)),
        ]),
        eb("confirmed_at", "<=", monthsBefore(now)),
      ]),
    )
    .execute();
  await tx
    .deleteFrom("record_keys")
    .where("name", "like", watchMailKey("%"))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("outbox").select("id").whereRef("key_name", "=", "record_keys.name"))),
    )
    .execute();
  await tx
    .deleteFrom("erasures")
    .where("reference", "like", "watch %")
    .where("erased_at", "<", instantBefore(now, (BACKUP_DAYS + 1) * DAY))
    .execute();
}

async function noteEnd(tx: Transaction<Schema>, reference: string, now: Date): Promise<void> {
  const erased_at = now.toISOString();
  await tx
    .insertInto("erasures")
    .values({ reference, erased_at, reason: "asked" })
    .onConflict((conflict) => conflict.column("reference").doUpdateSet({ erased_at }))
    .execute();
}

function hasLapsed({ askedAt, confirmedAt }: Watch, now: Date): boolean {
  return confirmedAt
    ? confirmedAt.toISOString() <= monthsBefore(now)
    : now.getTime() - askedAt.getTime() >= CONFIRMATION_LASTS;
}

function monthsBefore(now: Date): string {
  const [day, clock] = now.toISOString().split("T");
  return `${addMonths(day!, -WATCH_TERMS.months)}T${clock}`;
}

function sealedAs(id: string): string {
  return `watch ${id}`;
}

function toWatch(row: Selectable<Schema["practice_watches"]>): Watch {
  return {
    id: row.id,
    practiceId: row.practice_id,
    addressHash: row.address_hash,
    key: row.key,
    sealedAddress: row.address,
    askedAt: new Date(row.asked_at),
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
  };
}
