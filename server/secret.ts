import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, statSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Database } from "#database/database.ts";
import { type EnvelopeEncryption, markOf, openEnvelopeEncryption } from "#database/envelope-encryption.ts";
import { makeDataFolder } from "#database/files/data-folder.ts";
import { createDurably, writeDurably } from "#database/files/durable.ts";
import type { Sealing } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import { runsWithoutSecret } from "#database/running-site.ts";
import {
  findSiteKeys,
  isAnythingSealed,
  makeSiteKeys,
  sealingWith,
  turnToSecret,
} from "#database/site-keys.ts";
import {
  knownSecret,
  linesOf,
  oldSecretFile,
  type SecretConfig,
  secretFile,
  SecretTooShort,
} from "./secret-file.ts";

/** Waiting mail cannot be sent with another secret, and new submissions would be sealed under a second one. */
export class SecretLost extends Error {
  override readonly name = "SecretLost";
  constructor({ appSecret }: SecretConfig) {
    const which = appSecret ? "APP_SECRET" : "The secret in DATA_DIR/secret";
    super(
      `${which} doesn’t open this database, which was sealed with another secret. Put that one back, or name it in APP_SECRET_OLD.`,
    );
  }
}

/** What this process would seal from now on, another one that serves the same site could not open. */
class SecretUnknownElsewhere extends Error {
  override readonly name = "SecretUnknownElsewhere";
  constructor() {
    super(
      "Another process of this site doesn’t know the new APP_SECRET yet. Give it to all of them as APP_SECRET_OLD and restart each; then put it into APP_SECRET, and the former one into APP_SECRET_OLD.",
    );
  }
}

/** The site's secrets as they are now: the first one seals, the others open. */
export type Secrets = () => readonly string[];

/**
 * What seals and opens in the database, made with the site's secret. The site itself (`turns`) goes on to a secret that is
 * new; a command seals as the site does. Throws `SecretTooShort`, and `SecretLost` when the database was sealed under
 * another secret. Makes no secret beside a sealed database: under a new one nothing would be found of anyone.
 */
export async function secretFor(
  config: SecretConfig,
  database: Database,
  { turns = false } = {},
): Promise<{ secrets: Secrets; sealing: Sealing }> {
  if (await isSecretLost(config, database.read)) throw new SecretLost(config);
  await loadSecret(config);
  const wanted = openEnvelopeEncryption(secretsOf(config), randomBytes);
  if (turns) await turn(database, wanted);
  const stored = await findSiteKeys(database.read);
  const keys =
    stored && wanted.isOurs(stored.links)
      ? stored
      : await database.transact((tx) => makeSiteKeys(tx, wanted));
  const secrets = secretsOf(config, markOf(keys.links));
  return { secrets, sealing: sealingWith(openEnvelopeEncryption(secrets, randomBytes), keys) };
}

async function turn(database: Database, encryption: EnvelopeEncryption): Promise<void> {
  const keys = await findSiteKeys(database.read);
  const [mark] = encryption.marks();
  const isNew = keys !== undefined && markOf(keys.links) !== mark;
  if (isNew && (await runsWithoutSecret(database, mark))) throw new SecretUnknownElsewhere();
  await database.transact((tx) => turnToSecret(tx, encryption, new Date()));
}

/** Whether something in the database is sealed that none of our secrets opens. */
export async function isSecretLost(config: SecretConfig, db: Kysely<Schema>): Promise<boolean> {
  const keys = await findSiteKeys(db);
  if (!keys || !(await isAnythingSealed(db))) return false;
  return !openEnvelopeEncryption(secretsOf(config), randomBytes).isOurs(keys.links);
}

/** What opens the database for those that only read, so it makes no secret. Undefined if there is none, or the wrong one. */
export async function knownSealing(config: SecretConfig, db: Kysely<Schema>): Promise<Sealing | undefined> {
  const encryption = knownEncryption(config);
  const keys = await findSiteKeys(db);
  return encryption && keys && encryption.isOurs(keys.links) ? sealingWith(encryption, keys) : undefined;
}

/** Opens what is sealed, without the keys of the site. */
export function knownEncryption(config: SecretConfig): EnvelopeEncryption | undefined {
  try {
    if (knownSecret(config) === undefined) return undefined;
  } catch (error) {
    if (error instanceof SecretTooShort) return undefined;
    throw error;
  }
  return openEnvelopeEncryption(secretsOf(config), randomBytes);
}

/**
 * The secrets, whenever they are asked for. The files are read again once they have changed, so that a running site learns
 * of a new secret; those of the environment stay, and the one with the mark `sealing` comes first.
 */
export function secretsOf(config: SecretConfig, sealing?: string): Secrets {
  const { appSecret, oldSecrets = [], dataDir } = config;
  if (appSecret !== undefined) {
    const all = [appSecret, ...oldSecrets];
    const { marks } = openEnvelopeEncryption(() => all, randomBytes);
    const at = Math.max(0, sealing === undefined ? 0 : marks().indexOf(sealing));
    const ordered = [...all.splice(at, 1), ...all];
    return () => ordered;
  }
  let seen = "";
  let known: readonly string[] = [];
  return () => {
    const now = [secretFile(dataDir), oldSecretFile(dataDir)].map(stampOf).join(" ");
    if (now === seen) return known;
    // A file that is gone, or was cut off, under a running site takes nothing from it.
    known = [...new Set([...readFiles(dataDir, known.length > 0), ...oldSecrets, ...known])];
    seen = now;
    return known;
  };
}

/**
 * Reads it as `knownSecret` does, and makes it where there is none: kept in `DATA_DIR/secret` (mode 600), there whole or not at all,
 * and of processes that start at the same moment the first one's. A file that others can read is narrowed to its owner.
 */
export async function loadSecret(config: SecretConfig): Promise<string> {
  const known = knownSecret(config);
  if (known !== undefined) {
    if (isSecretExposed(config)) narrow(config.dataDir);
    return known;
  }
  makeDataFolder(config.dataDir);
  await createDurably(secretFile(config.dataDir), newSecret());
  return knownSecret(config)!;
}

/**
 * Puts a new secret into `DATA_DIR/secret`, and what was there into `DATA_DIR/secret.old`, before the others in it. A process
 * that is killed between the two leaves the present one in both, which harms nothing.
 */
export async function replaceSecretFile(dataDir: string): Promise<void> {
  const file = secretFile(dataDir);
  const old = [...new Set([...linesOf(file), ...linesOf(oldSecretFile(dataDir))])];
  const { uid, gid } = statSync(file);
  const write = (path: string, lines: readonly string[]) =>
    writeDurably(path, async (handle) => {
      await handle.writeFile(`${lines.join("\n")}\n`);
      // An operator who runs this as root must not take the file from the site's user.
      if (process.getuid?.() === 0) await handle.chown(uid, gid);
    });
  await write(oldSecretFile(dataDir), old);
  await write(file, [newSecret()]);
}

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether other users of this machine may read one of the files. Never on Windows, which has no such modes. */
export function isSecretExposed({ appSecret, dataDir }: SecretConfig): boolean {
  if (appSecret !== undefined || process.platform === "win32") return false;
  return [secretFile(dataDir), oldSecretFile(dataDir)].some((file) => {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    return (mode & 0o077) !== 0;
  });
}

function narrow(dataDir: string): void {
  for (const file of [secretFile(dataDir), oldSecretFile(dataDir)]) {
    try {
      if (existsSync(file)) chmodSync(file, 0o600);
    } catch {
      // Another user's file, or a read-only mount: `doctor` reports it.
    }
  }
}

function readFiles(dataDir: string, isRunning: boolean): string[] {
  try {
    return [...linesOf(secretFile(dataDir)), ...linesOf(oldSecretFile(dataDir))];
  } catch (error) {
    if (isRunning) return [];
    throw error;
  }
}

/** A file that was written anew is another one, whatever its time. */
function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.ino}-${stat.mtimeMs}-${stat.size}` : "none";
}
