import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { MINUTE } from "#domain/durations.ts";
import type { Database } from "#database/database.ts";
import { type KnownRecord, knownRecords } from "#database/imports.ts";
import { describedPractices, type KnownPractice } from "#database/practices.ts";
import type { Described } from "#domain/same-practice.ts";
import type { OpenedFile } from "./file-rows.ts";
import type { Around, Plan } from "./plan.ts";

/** What the thread is given: all of it is data. */
export type ToRead = Pick<Around, "today" | "asOf" | "isComplete"> & {
  path: string;
  /** What the file is called in a sentence. */
  name: string;
  known: ReadonlyMap<string, KnownRecord>;
  described: readonly (readonly [KnownPractice, Described])[];
};

/** What a file would do, or why it cannot be read. */
export type FileRead =
  | (Pick<OpenedFile, "format" | "source" | "unknown"> & { plan: Plan; problem?: undefined })
  | { problem: string };

/** Milliseconds: the largest file that the desk takes needs two seconds. */
const LONGEST = MINUTE;
/** 16 MB of rows are 200 MB while they are compared. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 768 };

/**
 * Reads a whole file and compares it with what its source has brought before, in a thread of its own, so that no visitor
 * waits meanwhile. Nothing is written: the same as `import --dry-run`.
 */
export async function readInThread(
  database: Database,
  file: Omit<ToRead, "known" | "described"> & { source: string },
): Promise<FileRead> {
  const { source, ...rest } = file;
  const known = await knownRecords(database.read, source);
  const described = await describedPractices(database.read);
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.resolve("#services/imports/read-thread.ts")), {
      workerData: { ...rest, known, described } satisfies ToRead,
      execArgv: [],
      resourceLimits: MOST_MEMORY,
    });
    const timer = setTimeout(() => {
      resolve({ problem: `${file.name} takes too long to read. Import it on the command line.` });
      void worker.terminate();
    }, LONGEST);
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => {
      clearTimeout(timer);
      reject(new Error("The thread that reads files ended early."));
    });
  });
}
