import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { BackupChecksums, BackupHeader, TableName } from "./backup-format.ts";
import { BackupRefused } from "./backup-seal.ts";

/** What is done with a backup while it is read. */
export type BackupReader = {
  /** Comes first. */
  header: (header: BackupHeader) => Promise<void>;
  /** Some rows of one table, as JSON: `[["a",1],["b",null]]`. */
  rows: (table: TableName, columns: readonly string[], json: string, count: number) => Promise<void>;
};

/** What the thread is told, and what it tells, in the order of the file; each part is answered when it is done with. */
export type BackupTask = { file: string; secret: string };
export type BackupPart =
  | { kind: "header"; header: BackupHeader }
  | { kind: "rows"; table: TableName; columns: readonly string[]; json: string; count: number }
  | { kind: "end"; checksums: BackupChecksums }
  | { kind: "refused"; sentence: string };

/**
 * Goes through a backup once, in order, a thousand rows at a time, and throws `BackupRefused` unless every byte of it
 * is what was written. No byte is handed on that was not sealed with our secret; that nothing is missing is known
 * only at the end, so whoever acts on the parts must be able to take it back.
 *
 * A thread of its own opens, unpacks and checks the file, a few parts ahead: that takes as long as half of the work
 * that is done with them.
 */
export async function readBackup(
  file: string,
  secret: string,
  reader: BackupReader,
): Promise<BackupChecksums> {
  const task: BackupTask = { file, secret };
  const thread = new Worker(new URL("backup-read-thread.ts", import.meta.url), { workerData: task });
  try {
    for await (const [part] of on(thread, "message", { close: ["exit"] }) as AsyncIterable<[BackupPart]>) {
      if (part.kind === "end") return part.checksums;
      if (part.kind === "refused") throw new BackupRefused(part.sentence);
      if (part.kind === "header") await reader.header(part.header);
      else await reader.rows(part.table, part.columns, part.json, part.count);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is about windows; threads have no origin
      thread.postMessage("done");
    }
    throw new Error("The thread that reads the backup has ended before the backup has.");
  } finally {
    await thread.terminate();
  }
}
