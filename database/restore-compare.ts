import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { Kysely } from "kysely";
import type { BackupHeader } from "./backup-format.ts";
import { linesFrom } from "./backup-rows.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

type Tables = BackupHeader["tables"];
type Sums = Readonly<Record<string, string>>;

/** SHA-256 of each table as it stands in the database now. */
export async function readBack(
  db: Kysely<Schema>,
  kind: Database["kind"],
  tables: Tables,
  onProgress: (done: number) => void,
): Promise<Sums> {
  const sums: Record<string, string> = {};
  let done = 0;
  for (const { name, columns } of tables) {
    const sum = createHash("sha256");
    for await (const { lines, count } of linesFrom(db, kind, name, columns)) {
      sum.update(lines);
      onProgress((done += count));
    }
    sums[name] = sum.digest("hex");
  }
  return sums;
}

/** What is in the database is what is in the file. */
export function assertEqual(expected: Sums, found: Sums): void {
  const differing = Object.keys(expected).filter((name) => found[name] !== expected[name]);
  if (differing.length === 0) return;
  throw new Error(
    `The database did not take ${differing.join(", ")} as it is in the backup; nothing was changed.`,
  );
}

/** What the thread is told, and what it tells. */
export type ReadBackTask = { file: string; tables: Tables };
export type ReadBackPart = { kind: "begun" } | { kind: "done"; rows: number } | { kind: "end"; sums: Sums };

/** A thread that reads a file of SQLite back. It takes a fifth of a second to start: start it before there is work. */
export type ReadBackThread = {
  /**
   * Reads the file back and does some work meanwhile. The work begins once the thread holds the file as it is now; it
   * may write, and waits for `sums` before it commits.
   */
  during: <Result>(
    task: ReadBackTask,
    onProgress: (done: number) => void,
    work: (sums: Promise<Sums>) => Promise<Result>,
  ) => Promise<Result>;
  end: () => Promise<void>;
};

/** To be ended by whoever starts it, whatever happens. */
export function startReadBackThread(): ReadBackThread {
  const port = new Worker(new URL("restore-compare-thread.ts", import.meta.url));
  const begun = Promise.withResolvers<void>();
  const sums = Promise.withResolvers<Sums>();
  // The work meets a failure where it waits for them, or has failed by itself before.
  sums.promise.catch(begun.reject);
  begun.promise.catch(() => undefined);
  port.on("error", sums.reject);
  port.on("exit", () => sums.reject(new Error("The thread that reads the file back has ended too early.")));

  const during: ReadBackThread["during"] = async (task, onProgress, work) => {
    port.on("message", (part: ReadBackPart) => {
      if (part.kind === "begun") begun.resolve();
      else if (part.kind === "done") onProgress(part.rows);
      else sums.resolve(part.sums);
    });
    port.postMessage(task);
    await begun.promise;
    return work(sums.promise);
  };

  return { during, end: async () => void (await port.terminate()) };
}
