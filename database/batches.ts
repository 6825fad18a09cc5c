import type { Insertable, Transaction } from "kysely";
import { batchesOf } from "#domain/lists.ts";
import type { Schema } from "./schema.ts";

/** SQLite takes at most 32,766 parameters in a statement, PostgreSQL 65,535: 500 rows of a table fit both. */
const BATCH = 500;

/** Inserts any number of rows. */
export async function insertInBatches<Table extends keyof Schema>(
  tx: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (const some of batchesOf(rows, BATCH)) await tx.insertInto(table).values(some).execute();
}
