import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { insertPractices, samplesCount } from "#database/practices/practices.ts";
import { insertTestKeys } from "./sealing.ts";
import { openSqlite, openThrowaway } from "#database/sqlite.ts";

/** The files of closed databases, by how many samples are in them. Each worker makes one of a kind. */
const templates = new Map<number, Promise<Uint8Array>>();

/** A throwaway database with its tables made and so many sample practices in it. */
export async function openMigrated(samples = 0): Promise<Database> {
  return openThrowaway(await templates.getOrInsertComputed(samples, makeTemplate));
}

/** Writes the file of such a database, as a site leaves it. */
export async function writeMigrated(path: string, samples = 0): Promise<void> {
  writeFileSync(path, await templates.getOrInsertComputed(samples, makeTemplate), { mode: 0o600 });
}

async function makeTemplate(samples: number): Promise<Uint8Array> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "niho-template-"));
  const path = join(folder.path, "template.db");
  const database = openSqlite(path);
  await prepare(database, samples);
  await database.close();
  return readFileSync(path);
}

/** Makes the tables of a database and lists so many sample practices in it, unless it has them. */
export async function prepare(database: Database, samples: number): Promise<void> {
  await migrate(database);
  await database.transact(insertTestKeys);
  if (samples === 0 || (await samplesCount(database.read)) > 0) return;
  await database.transact((tx) => insertPractices(tx, samplePractices(samples), PLACES));
}
