import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** An open database, SQLite or PostgreSQL behind one interface. */
export type Database = {
  kind: "sqlite" | "postgres";
  /** For reading. Never sees uncommitted work and never waits for a writer. */
  read: Kysely<Schema>;
  /**
   * One write transaction, begun at once (`begin immediate` on SQLite). What it did is on disk when the
   * promise resolves. Inside it use `tx` alone and await nothing but queries: it holds the only write lock of SQLite.
   */
  transact: <Result>(work: (tx: Transaction<Schema>) => Promise<Result>) => Promise<Result>;
  /**
   * Bulk insert of trusted rows, each in the order of `columns`, bytes in base64, within a transaction of this database:
   * for restoring, ten times as fast as Kysely's `values`.
   */
  insertRows: (
    tx: Transaction<Schema>,
    rows: {
      table: keyof Schema;
      columns: readonly string[];
      rows: readonly (readonly (string | number | null)[])[];
    },
  ) => Promise<void>;
  /** How many write transactions have ended in this process. A cache compares it to know that it may be stale. */
  writes: () => number;
  /** A read transaction with snapshot isolation: one state of everything, whatever is written meanwhile. */
  snapshot: <Result>(work: (db: Kysely<Schema>) => Promise<Result>) => Promise<Result>;
  /**
   * After erasing: removes the deleted keys from the database's files. Throws when locks of others outlast the timeout;
   * repeating it later does all of it.
   */
  scrub: () => Promise<void>;
  close: () => Promise<void>;
};
