import type { Insertable, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** SQLite takes at most 32,766 parameters in a statement, PostgreSQL 65,535: 500 rows of a table fit both. */
const BATCH = 500;

/** Inserts any number of rows. */
export async function insertInBatches<Table extends keyof Schema>(
  tx: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
}
