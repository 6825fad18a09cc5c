import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { newestKeys, type Sealing } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import { openEnvelopeEncryption } from "#database/envelope-encryption.ts";
import type { Config } from "./config.ts";

type Where = Pick<Config, "appSecret" | "dataDir">;

/** With another secret what waits could not be sent, and what people send would be sealed under two. */
class SecretLost extends Error {
  override readonly name = "SecretLost";
  constructor({ appSecret }: Where) {
    const which = appSecret ? "APP_SECRET" : "The secret in DATA_DIR/secret";
    super(`${which} is not the one under which the database was sealed. Put that one back.`);
  }
}

/**
 * The site's secret, and what seals with it. Throws `SecretLost` when the database was sealed under another one, and
 * makes none where one is missing: whoever went on with a new one would answer that nothing is held on anybody.
 */
export async function secretFor(
  config: Where,
  db: Kysely<Schema>,
): Promise<{ secret: string; sealing: Sealing }> {
  if (await isSecretLost(config, db)) throw new SecretLost(config);
  const secret = loadSecret(config);
  return { secret, sealing: sealingWith(secret) };
}

/** Whether something in the database is sealed that the secret we have, if any, does not open. */
export async function isSecretLost(config: Where, db: Kysely<Schema>): Promise<boolean> {
  const keys = await newestKeys(db);
  if (keys.length === 0) return false;
  const secret = knownSecret(config);
  if (secret === undefined) return true;
  const { encryption } = sealingWith(secret);
  return !keys.some((key) => encryption.isOurs(key));
}

/** `APP_SECRET`, or what lies in `DATA_DIR/secret`; undefined where there is neither yet. */
export function knownSecret({ appSecret, dataDir }: Where): string | undefined {
  const file = fileIn(dataDir);
  return appSecret ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
}

/**
 * The same, made where there is none: kept in `DATA_DIR/secret` (mode 600, written once; a second process that starts at
 * the same moment reads the first one's).
 */
export function loadSecret(config: Where): string {
  return knownSecret(config) ?? makeSecret(config.dataDir);
}

function makeSecret(dataDir: string): string {
  const file = fileIn(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

function sealingWith(secret: string): Sealing {
  return { encryption: openEnvelopeEncryption(secret, randomBytes), keyedHash: keyedHashWith(secret) };
}

function fileIn(dataDir: string): string {
  return join(dataDir, "secret");
}

/** HMAC-SHA-256 as hex. `keyedHashWith(secret)("…")` is the same for the same text, and tells nothing without the secret. */
export function keyedHashWith(secret: string): (text: string) => string {
  return (text) => createHmac("sha256", secret).update(text).digest("hex");
}
