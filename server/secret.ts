import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { newestKeys, type Sealing } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import { keyedHashWith } from "#database/email-hash.ts";
import { openEnvelopeEncryption } from "#database/envelope-encryption.ts";
import { makeDataFolder } from "#database/files/data-folder.ts";
import { createDurably } from "#database/files/durable.ts";
import type { Config } from "./config.ts";

type SecretConfig = Pick<Config, "appSecret" | "dataDir">;

/** With another secret, waiting mail cannot be sent, and new submissions would be sealed under a second one. */
class SecretLost extends Error {
  override readonly name = "SecretLost";
  constructor({ appSecret }: SecretConfig) {
    const which = appSecret ? "APP_SECRET" : "The secret in DATA_DIR/secret";
    super(`${which} doesn’t open this database, which was sealed with another secret. Put that one back.`);
  }
}

/** The shortest secret we accept, in `APP_SECRET` as well. */
const MIN_LENGTH = 32;

/** The file was emptied or cut off, as by a full disk or an editor. */
export class SecretTooShort extends Error {
  override readonly name = "SecretTooShort";
  constructor(dataDir: string) {
    super(
      `DATA_DIR/secret has fewer than ${MIN_LENGTH} characters (${fileIn(dataDir)}). Put your copy of it back, or delete the file if this site has never kept a submission.`,
    );
  }
}

/**
 * The site's secret, and what seals with it. Throws `SecretTooShort`, and `SecretLost` when the database was sealed
 * under another one. Makes no secret beside a sealed database: under a new one nothing would be found of anyone.
 */
export async function secretFor(
  config: SecretConfig,
  db: Kysely<Schema>,
): Promise<{ secret: string; sealing: Sealing }> {
  if (await isSecretLost(config, db)) throw new SecretLost(config);
  const secret = await loadSecret(config);
  return { secret, sealing: sealingWith(secret) };
}

/** Whether something in the database is sealed that the secret we have, if any, does not open. */
export async function isSecretLost(config: SecretConfig, db: Kysely<Schema>): Promise<boolean> {
  const keys = await newestKeys(db);
  if (keys.length === 0) return false;
  const secret = knownSecret(config);
  if (secret === undefined) return true;
  const { encryption } = sealingWith(secret);
  return !keys.some((key) => encryption.isOurs(key));
}

/** Opens the database for commands that only read, so it makes no secret. Undefined if there is none, or the wrong one. */
export async function knownSealing(config: SecretConfig, db: Kysely<Schema>): Promise<Sealing | undefined> {
  try {
    const secret = knownSecret(config);
    return secret === undefined || (await isSecretLost(config, db)) ? undefined : sealingWith(secret);
  } catch (error) {
    if (error instanceof SecretTooShort) return undefined;
    throw error;
  }
}

/** `APP_SECRET`, or what is in `DATA_DIR/secret`; undefined where there is neither yet. Throws `SecretTooShort`. */
export function knownSecret({ appSecret, dataDir }: SecretConfig): string | undefined {
  if (appSecret !== undefined) return appSecret;
  const file = fileIn(dataDir);
  if (!existsSync(file)) return undefined;
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < MIN_LENGTH) throw new SecretTooShort(dataDir);
  return secret;
}

/**
 * The same, made where there is none: kept in `DATA_DIR/secret` (mode 600), there whole or not at all, and of processes
 * that start at the same moment the first one's. A file that others can read is narrowed to its owner.
 */
export async function loadSecret(config: SecretConfig): Promise<string> {
  const known = knownSecret(config);
  if (known !== undefined) {
    if (isSecretExposed(config)) narrow(fileIn(config.dataDir));
    return known;
  }
  makeDataFolder(config.dataDir);
  await createDurably(fileIn(config.dataDir), randomBytes(32).toString("base64url"));
  return knownSecret(config)!;
}

/** Whether other users of this machine may read the file. Never on Windows, which has no such modes. */
export function isSecretExposed({ appSecret, dataDir }: SecretConfig): boolean {
  if (appSecret !== undefined || process.platform === "win32") return false;
  const mode = statSync(fileIn(dataDir), { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & 0o077) !== 0;
}

function narrow(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch {
    // Another user's file, or a read-only mount: `doctor` reports it.
  }
}

function sealingWith(secret: string): Sealing {
  return { encryption: openEnvelopeEncryption(secret, randomBytes), keyedHash: keyedHashWith(secret) };
}

function fileIn(dataDir: string): string {
  return join(dataDir, "secret");
}
