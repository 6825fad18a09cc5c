import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { writeDurably } from "../files/durable.ts";
import { type BackupHeader, backupLines, startChecksums, TABLES } from "./backup-format.ts";
import { tableColumns, rowsOf } from "./backup-rows.ts";
import { sealBytes } from "./backup-seal.ts";
import type { Database } from "../database.ts";
import { appliedMigrations } from "../migrate.ts";
import type { Schema } from "../schema.ts";

export type BackupMade = { rows: number; bytes: number };

type BackupOptions = {
  secret: string;
  now: Date;
  /** Told now and then how many rows of how many are written. */
  onProgress?: (done: number, total: number) => void;
};

/**
 * Writes all that the database holds into one file, as it was at one instant, while the site goes on: packed, sealed
 * under the site's secret, readable by its owner alone, complete or not there at all. It takes little memory however
 * much there is. Either database can be restored from it.
 *
 * `await backUp(database, "niho.backup", { secret, now: new Date() })`
 */
export async function backUp(
  database: Database,
  file: string,
  { secret, now, onProgress = () => undefined }: BackupOptions,
): Promise<BackupMade> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return writeDurably(file, async (handle) => {
    const rows = await database.snapshot(async (db) => {
      const header = await headerOf(db, database.kind, now);
      const total = header.tables.reduce((sum, table) => sum + table.rows, 0);
      await pipeline(
        linesOfAll(db, header, (done) => onProgress(done, total)),
        createGzip({ level: 1 }),
        (source: AsyncIterable<Uint8Array>) => sealBytes(source, secret),
        (source: AsyncIterable<Uint8Array>) => handle.writeFile(source),
      );
      return total;
    });
    const { size } = await handle.stat();
    return { rows, bytes: size };
  });
}

async function headerOf(db: Kysely<Schema>, kind: Database["kind"], now: Date): Promise<BackupHeader> {
  const tables = [];
  for (const name of TABLES) {
    const columns = await tableColumns(db, kind, name);
    // Before an upgrade it lacks what that will make.
    if (columns.length === 0) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    tables.push({ name, columns, rows: rows[0]!.count });
  }
  const migrations = await appliedMigrations(db);
  return { niho: "backup", version: 1, madeAt: now.toISOString(), migrations, tables };
}

async function* linesOfAll(db: Kysely<Schema>, header: BackupHeader, onProgress: (done: number) => void) {
  const checksums = startChecksums();
  const first = `${JSON.stringify(header)}\n`;
  checksums.ofHeader(first);
  yield Buffer.from(first);
  let done = 0;
  for (const { name, columns } of header.tables) {
    for await (const rows of rowsOf(db, name, columns)) {
      const lines = Buffer.from(backupLines(rows));
      checksums.ofTable(name, lines);
      yield lines;
      onProgress((done += rows.length));
    }
  }
  yield Buffer.from(`${JSON.stringify(checksums.finish(header.tables.map(({ name }) => name)))}\n`);
}
