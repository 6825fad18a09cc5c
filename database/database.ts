import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** An open database: who opened it decides whether it is SQLite or PostgreSQL, nobody else needs to know. */
export type Database = {
  kind: "sqlite" | "postgres";
  /** For reading. Never sees uncommitted work and never waits for a writer. */
  read: Kysely<Schema>;
  /**
   * One write transaction, begun at once (`begin immediate` on SQLite). What it did is on disk when the
   * promise resolves. Use `tx` alone inside it, and await nothing but queries.
   */
  transact: <Result>(work: (tx: Transaction<Schema>) => Promise<Result>) => Promise<Result>;
  /**
   * Bulk insert of trusted rows, each in the order of `columns`, within a transaction of this database: for restoring
   * and for loading samples, ten times as fast as Kysely's `values`.
   */
  insertRows: (
    tx: Transaction<Schema>,
    rows: {
      table: keyof Schema;
      columns: readonly string[];
      rows: readonly (readonly (string | number | null)[])[];
    },
  ) => Promise<void>;
  /** How many write transactions have ended here. Who keeps what was read compares: more may mean something new. */
  writes: () => number;
  /** Reading one state of everything, however long it takes and whatever is written meanwhile. */
  snapshot: <Result>(work: (db: Kysely<Schema>) => Promise<Result>) => Promise<Result>;
  /**
   * After erasing: sees to it that the keys that were deleted are not in the database's files any more. `"whole"`
   * does it for all that was ever deleted, and takes as long as the database is large. Throws when others are in the
   * way for too long; asking again later does all of it.
   */
  scrub: (extent?: "keys" | "whole") => Promise<void>;
  close: () => Promise<void>;
};
