import type { Kysely } from "kysely";
import { markOf } from "#database/envelope-encryption.ts";
import type { Schema } from "#database/schema.ts";
import { wrappedUnder } from "#database/seal-anew.ts";
import { findSiteKeys, replacedSecrets } from "#database/site-keys.ts";
import { countInWords } from "#domain/counts.ts";
import { DAY } from "#domain/durations.ts";
import { formatInstantDay } from "#domain/nz-time.ts";
import { BACKUP_DAYS } from "#domain/retention.ts";
import type { Config } from "../config.ts";
import { isSecretExposed, isSecretLost, knownEncryption } from "../secret.ts";
import { knownSecret, SecretTooShort } from "../secret-file.ts";
import type { Finding } from "#services/health.ts";

/** The secret once, whatever is wrong with it. `db` is null while the database cannot be read. */
export async function secret(config: Config, db: Kysely<Schema> | null, now = new Date()): Promise<Finding> {
  const what = config.appSecret ? "APP_SECRET" : "Secret";
  if (isSecretTooShort(config)) {
    return {
      what,
      found: "DATA_DIR/secret is empty or cut off, so the site can’t start",
      mend: "Put your copy of it back, or delete the file if this site has never kept a submission.",
    };
  }
  if (db && (await isSecretLost(config, db))) {
    return {
      what,
      found: "it doesn’t open this database, which was sealed with another secret",
      mend: "Put that one back (APP_SECRET, or DATA_DIR/secret): without it, nothing that people sent can be opened.",
    };
  }
  if (isSecretExposed(config)) {
    return {
      what,
      found: "other users of this machine can read DATA_DIR/secret",
      mend: "Start the site, which puts that right, or run chmod 600 as the file’s owner.",
    };
  }
  const isMade = knownSecret(config) !== undefined;
  if (!isMade) return { what, found: "none yet: the first start makes DATA_DIR/secret" };
  const found = config.appSecret ? "set" : "kept in DATA_DIR/secret";
  const rest = db && (await formerSecrets(config, db, now));
  return rest
    ? { what, found: `${found}; ${rest.found}`, ...(rest.mend && { mend: rest.mend }) }
    : { what, found };
}

/** What the secrets from before are still needed for; null where there are none. */
async function formerSecrets(
  config: Config,
  db: Kysely<Schema>,
  now: Date,
): Promise<Omit<Finding, "what"> | null> {
  const encryption = knownEncryption(config)!;
  const [own, ...former] = encryption.marks();
  const keys = await findSiteKeys(db);
  // Nothing is sealed yet, or the secret would be lost: the next start makes other keys.
  if (!keys || !encryption.isOurs(keys.links)) return null;
  const counts = await wrappedUnder(db);
  const sealedUnder = (marks: readonly string[]) =>
    marks.reduce((sum, mark) => sum + (counts.get(mark) ?? 0), 0);
  const where = config.appSecret ? "APP_SECRET_OLD" : "DATA_DIR/secret.old";
  const unknown = sealedUnder([...counts.keys()].filter((mark) => mark !== own && !former.includes(mark)));
  if (unknown > 0)
    return {
      found: `${countInWords(unknown, "record")} can’t be opened: sealed under a secret that isn’t here`,
      mend: `Put the former secret into ${where}: the running site then seals them anew within the hour.`,
    };
  if (former.length === 0) return null;
  const replaced = await replacedSecrets(db);
  if (markOf(keys.links) !== own && replaced.some(({ mark }) => mark === own))
    return {
      found: "but another secret has taken its place",
      mend: "Put that one into APP_SECRET, and this one into APP_SECRET_OLD.",
    };
  const left = sealedUnder(former);
  if (left > 0)
    return {
      found: `${countInWords(left, "record")} still sealed under the former one, so keep ${where}: the running site seals them anew within the hour`,
    };
  const since = replaced.findLast(({ mark }) => former.includes(mark))?.at;
  const until = since && new Date(since.getTime() + BACKUP_DAYS * DAY);
  if (until && now < until)
    return { found: `keep ${where} until ${formatInstantDay(until)}, for backups from before` };
  return {
    found: since ? `nothing needs ${where} any more: take it away` : `${where} has sealed nothing here`,
  };
}

function isSecretTooShort(config: Config): boolean {
  try {
    knownSecret(config);
    return false;
  } catch (error) {
    if (error instanceof SecretTooShort) return true;
    throw error;
  }
}
