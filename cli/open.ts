import type { Transaction } from "kysely";
import { COMMAND_LINE, writeAudit } from "#database/desk/audit.ts";
import type { Database } from "#database/database.ts";
import { migrate, migrateIfEmpty } from "#database/migrate.ts";
import { embeddedFile, openDatabase, openExistingDatabase, withoutPassword } from "#database/open.ts";
import type { withoutRunningSite } from "#database/running-site.ts";
import type { Sealing } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { type Acting, listedPractice } from "#services/listings/acting.ts";
import { type Config, readConfig } from "#server/config.ts";
import { isSecretLost, secretFor } from "#server/secret.ts";
import { knownSecret } from "#server/secret-file.ts";

/** What a command works with. */
export type Opened = { database: Database; config: Config };

/** What a command has that opens personal data. */
export type OpenedWithSecret = Opened & { sealing: Sealing; secret: string };

/**
 * Does some work on the configured database, and closes it whatever happens. Throws `NoDatabase` where there is none:
 * under a mistyped `DATA_DIR` a new one would answer that nothing is held on anyone. Only what fills a database may make
 * one. Throws `DatabaseTooOld` where the site is still served by an older release, which could not be started again on
 * tables that this one had changed: only what replaces everything, with the site stopped, may migrate.
 */
export async function withDatabase<Result>(
  work: (opened: Opened) => Promise<Result>,
  { mayCreate = false, mayMigrate = false } = {},
): Promise<Result> {
  const config = readConfig();
  try {
    const database = mayCreate ? openDatabase(config) : await openExistingDatabase(config);
    try {
      await (mayMigrate ? migrate(database) : migrateIfEmpty(database));
      return await work({ database, config });
    } finally {
      await database.close();
    }
  } catch (error) {
    throw isUnanswered(error) ? doesNotAnswer(config, error) : error;
  }
}

/** Who acts by a command. */
export const AT_COMMAND_LINE = { who: COMMAND_LINE, role: "act" } as const;

/** What the audit says of all that a command does. */
const BY_COMMAND = { who: COMMAND_LINE, kind: "act" } as const;

/** Notes in the audit what a command is about to show. */
export async function auditNow(
  database: Database,
  command: string,
  about: string,
  records: number,
): Promise<void> {
  const line = { at: new Date(), command, about, records, who: COMMAND_LINE, kind: "look" } as const;
  await database.transact((tx) => writeAudit(tx, line));
}

/** Notes in the audit what a command does in its own transaction. */
export async function auditIn(
  tx: Transaction<Schema>,
  command: string,
  about: number | string,
  records = 1,
): Promise<void> {
  const line = { at: new Date(), command, about: String(about), records } as const;
  await writeAudit(tx, { ...line, ...BY_COMMAND });
}

/** Does something with a listing, as the command line, in a transaction of its own. */
export function acting<Result>(
  { transact, kind }: Database,
  work: (by: Acting) => Promise<Result>,
): Promise<Result> {
  return transact((tx) => work({ tx, kind, who: COMMAND_LINE, now: new Date() }));
}

/** The practice that a command asks about before it acts. */
export function actingOn(database: Database, id: number): Promise<Practice> {
  return acting(database, (by) => listedPractice(by, id));
}

/** What `withoutRunningSite` asks about. */
export function databasePlace({ databaseUrl, dataDir }: Config): Parameters<typeof withoutRunningSite>[0] {
  return databaseUrl ? { databaseUrl } : { file: embeddedFile(dataDir) };
}

/** Node says of a server that is not there only which call failed. */
function isUnanswered(error: unknown): error is NodeJS.ErrnoException {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code !== undefined && (syscall === "connect" || syscall === "getaddrinfo");
}

function doesNotAnswer({ databaseUrl = "" }: Config, { message }: Error): Error {
  return new Error(
    `PostgreSQL at ${withoutPassword(databaseUrl)} (DATABASE_URL) doesn’t answer: ${message}.`,
  );
}

/** Opens the site with its secret, which it does not make. Throws `SecretLost` when the database has another one. */
export function withSecret<Result>(work: (opened: OpenedWithSecret) => Promise<Result>): Promise<Result> {
  return withDatabase(async ({ database, config }) => {
    if (knownSecret(config) === undefined && !(await isSecretLost(config, database.read))) {
      throw new Error(
        `There’s no secret in ${config.dataDir} (DATA_DIR): the site makes it when it first starts.`,
      );
    }
    const { secrets, sealing } = await secretFor(config, database);
    return work({ database, config, secret: secrets()[0]!, sealing });
  });
}
