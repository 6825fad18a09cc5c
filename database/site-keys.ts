import type { Kysely, Transaction } from "kysely";
import { type EnvelopeEncryption, markOf } from "./envelope-encryption.ts";
import type { KeyedHash } from "./email-hash.ts";
import type { Sealing } from "./record-keys.ts";
import type { Schema } from "./schema.ts";
import { readSetting, writeSetting } from "./settings.ts";

/**
 * The two keys of the whole site, made at its first start and wrapped under its secret like every data key. So the secret
 * can be replaced, and what these keys have made stays: the links in mails, and the hashes by which people are found.
 */
export type SiteKeys = Readonly<Record<Schema["site_keys"]["name"], string>>;

const NAMES = ["hashes", "links"] as const;

/** Wrapped. Undefined before the first start. */
export async function findSiteKeys(db: Kysely<Schema>): Promise<SiteKeys | undefined> {
  const rows = await db.selectFrom("site_keys").selectAll().execute();
  if (rows.length < NAMES.length) return undefined;
  return Object.fromEntries(rows.map(({ name, wrapped_key }) => [name, wrapped_key])) as SiteKeys;
}

/**
 * Makes the keys where there are none, and replaces those that none of our secrets opens: the caller must know by
 * `isAnythingSealed` that nothing hangs on those.
 */
export async function makeSiteKeys(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
): Promise<SiteKeys> {
  for (const name of NAMES) {
    await tx
      .insertInto("site_keys")
      .values({ name, wrapped_key: encryption.newKey() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  }
  const kept = (await findSiteKeys(tx))!;
  if (NAMES.every((name) => encryption.isOurs(kept[name]))) return kept;
  await tx.deleteFrom("site_keys").execute();
  return makeSiteKeys(tx, encryption);
}

const SEALED = [
  "record_keys",
  "newsletter_subscriptions",
  "lost_link_asks",
  "practice_watches",
  "links",
] as const;

/** Whether something in the database would be lost with its keys: what people sent, or a link that someone has. */
export async function isAnythingSealed(db: Kysely<Schema>): Promise<boolean> {
  for (const table of SEALED) {
    const rows = await db
      .selectFrom(table)
      .select((eb) => eb.lit(1).as("one"))
      .limit(1)
      .execute();
    if (rows.length > 0) return true;
  }
  return false;
}

/** What seals and hashes with the keys of a site. Throws `CannotOpen` where none of the secrets opens them. */
export function sealingWith(encryption: EnvelopeEncryption, keys: SiteKeys): Sealing {
  const hashers = { hashes: encryption.hasher(keys.hashes), links: encryption.hasher(keys.links) };
  const keyedHash: KeyedHash = (text, key = "hashes") => hashers[key](text);
  return { encryption, keyedHash };
}

/** A secret that another one has taken the place of: its mark, and since when. */
export type ReplacedSecret = { mark: string; at: Date };

const REPLACED = "replaced secrets";

/** The latest last. */
export async function replacedSecrets(db: Kysely<Schema>): Promise<ReplacedSecret[]> {
  const stored = JSON.parse((await readSetting(db, REPLACED)) ?? "[]") as { mark: string; at: string }[];
  return stored.map(({ mark, at }) => ({ mark, at: new Date(at) }));
}

/**
 * Wraps the keys of the site under the secret that seals now, and notes which one it takes the place of. False where that
 * is a secret which was replaced itself: a process that was started with the old environment turns nothing back.
 */
export async function turnToSecret(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  now: Date,
): Promise<boolean> {
  const keys = await makeSiteKeys(tx, encryption);
  const [mark] = encryption.marks();
  const before = markOf(keys.links);
  if (before === mark) return true;
  const replaced = await replacedSecrets(tx);
  if (replaced.some((one) => one.mark === mark)) return false;
  for (const name of NAMES) {
    await tx
      .updateTable("site_keys")
      .set({ wrapped_key: encryption.rewrap(keys[name]) })
      .where("name", "=", name)
      .execute();
  }
  await writeSetting(tx, REPLACED, JSON.stringify([...replaced, { mark: before, at: now }]));
  return true;
}
