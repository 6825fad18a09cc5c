import { createHash, type Hash } from "node:crypto";
import type { Schema } from "../schema.ts";

/**
 * A backup is lines of JSON: the header, every row as an array in the order of the tables and, within one, of its key,
 * and the checksums. `backup-seal.ts` says how the lines are kept from others.
 */
export type BackupHeader = {
  niho: "backup";
  version: 1;
  /** ISO 8601. */
  madeAt: string;
  /** Which the database had had. */
  migrations: readonly string[];
  tables: readonly { name: TableName; columns: readonly string[]; rows: number }[];
};

export type BackupChecksums = { sha256: Readonly<Record<string, string>>; whole: string };

export type TableName = keyof Schema;
/** Bytes are text in base64. */
export type Row = readonly (string | number | null)[];

/**
 * Every table with its key, referenced tables first. TypeScript refuses this list when a table of the schema is
 * missing: a new table is in the backup, or it says here why not.
 */
export const KEYS: { readonly [Table in TableName]: readonly (keyof Schema[Table])[] | "not in backups" } = {
  practices: ["id"],
  practice_profiles: ["practice_id"],
  practice_services: ["service", "practice_id"],
  practice_languages: ["language", "practice_id"],
  practice_funding: ["funding", "practice_id"],
  practice_scopes: ["practice_id", "scope"],
  reviews: ["id"],
  practice_pictures: ["practice_id", "hash"],
  practice_picture_files: ["practice_id", "hash", "format", "width"],
  held_times: ["practice_id", "whose", "cell", "layer"],
  kept_times: ["id"],
  free_times: ["practice_id"],
  sources: ["slug"],
  source_renewals: ["source"],
  source_records: ["source", "external_id"],
  told_apart: ["one", "other"],
  imports: ["id"],
  import_changes: ["import_id", "source", "external_id"],
  record_keys: ["name"],
  site_keys: ["name"],
  submissions: ["reference"],
  submission_keys: ["key"],
  submission_events: ["reference", "number"],
  links: ["token_hash"],
  calendar_feeds: ["practice_id"],
  framing_sites: ["practice_id"],
  newsletter_subscriptions: ["address_hash"],
  // The unsubscribed. The table keeps its first name, which backups carry.
  newsletter_departures: ["address_hash"],
  newsletter_issues: ["issue"],
  newsletter_copies: ["address_hash", "issue"],
  practice_watches: ["id"],
  outbox: ["id"],
  request_texts: ["reference"],
  text_stops: ["number_hash"],
  erasures: ["reference"],
  audit: ["id"],
  article_reads: ["article_id", "day"],
  price_history: ["day", "treatment", "region"],
  settings: ["name"],
  // State of this database, not content: a restored one has run no job yet, and every cache of it is stale.
  job_runs: "not in backups",
  // A restored database has nobody signed in, and nothing that was only typed.
  desk_sessions: "not in backups",
  desk_drafts: "not in backups",
  first_mails: "not in backups",
  erased_mails: "not in backups",
  lost_link_asks: "not in backups",
  clock_checks: "not in backups",
  // It would tell people of times that are long taken.
  freed_times: "not in backups",
  data_version: "not in backups",
  free_times_version: "not in backups",
  // In the header.
  schema_migrations: "not in backups",
};

/** The columns that hold bytes. */
const BYTES: { readonly [Table in TableName]?: keyof Schema[Table] } = { practice_picture_files: "bytes" };

/** `holdsBytes("practice_picture_files", "bytes") === true` */
export function holdsBytes(table: TableName, column: string): boolean {
  return BYTES[table] === column;
}

export const ALL_TABLES = Object.keys(KEYS) as TableName[];

/** In the order of writing: a row comes after the rows it refers to. */
export const TABLES = ALL_TABLES.filter((name) => KEYS[name] !== "not in backups");

/** The lines of a backup: the same for the same rows on both databases. */
export function backupLines(rows: readonly Row[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** SHA-256 of one table's lines, and of all lines that went before the checksums. */
export function startChecksums() {
  const tables = new Map<string, Hash>();
  const whole = createHash("sha256");
  return {
    ofTable: (name: string, lines: string | Uint8Array) => {
      tables.getOrInsertComputed(name, () => createHash("sha256")).update(lines);
      whole.update(lines);
    },
    ofHeader: (line: string | Uint8Array) => void whole.update(line),
    /** A table without rows has the checksum of no bytes. */
    finish: (names: readonly string[]): BackupChecksums => ({
      sha256: Object.fromEntries(
        names.map((name) => [name, (tables.get(name) ?? createHash("sha256")).digest("hex")]),
      ),
      whole: whole.digest("hex"),
    }),
  };
}
