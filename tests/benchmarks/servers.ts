import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#database/database.ts";
import { openPostgres } from "#database/postgres.ts";
import { openSqlite } from "#database/sqlite.ts";
import { freshSchema } from "../support/fresh-schema.ts";
import { ROOT } from "../support/repository.ts";

/** A fresh database, and what a site must be told to use it. */
export type FreshDatabase = {
  kind: "SQLite" | "PostgreSQL";
  database: Database;
  environment: Record<string, string>;
  dataDir: string;
  drop: () => Promise<void>;
};

const PROGRAMS = [
  "/usr/lib/postgresql/*/bin/pg_ctl",
  "/usr/pgsql-*/bin/pg_ctl",
  "/opt/homebrew/opt/postgresql*/bin/pg_ctl",
];

/**
 * Where there is a PostgreSQL that writes through to the disk before it says that something is written: one of our
 * own, that ends with this process. Null where none is installed.
 */
export function postgresAddress(): string | null {
  if (globSync(PROGRAMS).length === 0) return null;
  const script = join(ROOT, ".ci/postgres.sh");
  return execFileSync(script, [String(process.pid), "durable"], { encoding: "utf8" }).trim();
}

export function postgresVersion(): string | null {
  const program = globSync(PROGRAMS).toSorted().at(-1);
  const said = program ? spawnSync(program, ["--version"], { encoding: "utf8" }).stdout : "";
  return /[\d.]+/.exec(said)?.[0] ?? null;
}

/** One of each kind that there is. */
export function freshDatabases(): (() => Promise<FreshDatabase>)[] {
  const postgres = postgresAddress();
  return [freshSqlite, ...(postgres === null ? [] : [() => freshPostgres(postgres)])];
}

async function freshSqlite(): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "niho-bench-"));
  const database = openSqlite(join(dataDir, "niho.db"));
  const drop = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { kind: "SQLite", database, environment: {}, dataDir, drop };
}

export async function freshPostgres(server: string): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "niho-bench-"));
  const schema = await freshSchema(server);
  const database = openPostgres(schema.url);
  const environment = {
    DATABASE_URL: schema.url,
    APP_SECRET: "a secret of more than thirty-two characters",
  };
  const drop = async () => {
    await database.close();
    await schema.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { kind: "PostgreSQL", database, environment, dataDir, drop };
}
