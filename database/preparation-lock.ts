import { setTimeout as pause } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/** Any number, the same for every version of the program. */
const ADVISORY_LOCK = 7_160_246_605;

/** Milliseconds between two tries. */
const RETRY_AFTER = 50;

/**
 * Until `tx` ends, no other process migrates the database or fills it with samples; a second one waits here, then sees
 * what the first has done. It asks again and again: a wait within PostgreSQL ends with `lock_timeout`, or with the time
 * after which a silent server is given up, and the first start with samples may take longer. On SQLite each transaction
 * has the write lock already.
 */
export async function lockPreparation(tx: Transaction<Schema>, kind: Database["kind"]): Promise<void> {
  if (kind === "sqlite") return;
  while (!(await isLockOurs(tx))) await pause(RETRY_AFTER);
}

async function isLockOurs(tx: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as is_ours
  `.execute(tx);
  return rows[0]!.is_ours;
}
