import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "../bare-environment.ts";
import type { Database } from "#database/database.ts";
import { type KnownRecord, knownRecords } from "#database/imports/imports.ts";
import { describedPractices, type KnownPractice } from "#database/practices/practices.ts";
import { batchesOf } from "#domain/lists.ts";
import type { Described } from "#domain/practices/same-practice.ts";
import type { OpenedFile } from "./file-rows.ts";
import type { Around, Plan } from "./plan.ts";

/** What is read: all of it is data. */
export type ToRead = Pick<Around, "today" | "asOf" | "isComplete"> & {
  path: string;
  /** What the file is called in a sentence. */
  name: string;
};

/** What the process is told, in parts. */
export type ToReader =
  | { known: readonly (readonly [string, KnownRecord])[] }
  | { described: readonly (readonly [KnownPractice, Described])[] }
  | { read: ToRead };

type Lists = Pick<Plan, "added" | "changed" | "missing">;
type Found = Pick<OpenedFile, "format" | "source" | "unknown">;

/** What it answers, in parts. */
export type FromReader =
  | { [List in keyof Lists]: { list: List; part: readonly Lists[List][number][] } }[keyof Lists]
  | { done: Found & { plan: Omit<Plan, keyof Lists> } }
  | { problem: string }
  | { failure: string };

/** What a file would do, or why it cannot be read. */
export type FileRead = (Found & { plan: Plan; problem?: undefined }) | { problem: string };

/** Milliseconds: the server gives a request a minute, and the sentence has to be there before. */
const LONGEST = 45_000;
/** Megabytes. */
const MOST_MEMORY = 256;
/** So many notes of each kind are kept. Who needs more has the command line, which keeps all of them. */
export const MOST_NOTES = 300;
/** Records that are handed over at once, so that visitors are answered in between. */
export const PART = 500;
/** Niceness: pages go first. */
const AFTER_PAGES = 10;

/**
 * Reads a whole file and compares it with what its source has brought before, in a process of its own, so that no visitor
 * waits meanwhile, and memory that runs out ends that process alone. Nothing is written: the same as `import --dry-run`.
 */
export async function readApart(
  database: Database,
  { source, ...read }: ToRead & { source: string },
  { longest = LONGEST, memory = MOST_MEMORY } = {},
): Promise<FileRead> {
  const known = await knownRecords(database.read, source);
  const described = await describedPractices(database.read);
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.resolve("#services/imports/read-process.ts")), {
      serialization: "advanced",
      env: bareEnvironment(),
      execArgv: [`--max-old-space-size=${memory}`],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const lists: Lists = { added: [], changed: [], missing: [] };
    // Whatever ends it without a word is memory.
    let outcome: FileRead | Error = { problem: tooMuch(read.name, "memory") };
    const timer = setTimeout(() => {
      outcome = { problem: tooMuch(read.name, "time") };
      child.kill("SIGKILL");
    }, longest);
    child.on("message", (sent: FromReader) => {
      if ("list" in sent) (lists[sent.list] as unknown[]).push(...sent.part);
      else if ("done" in sent) outcome = { ...sent.done, plan: { ...sent.done.plan, ...lists } };
      else outcome = "problem" in sent ? sent : new Error(`A file couldn’t be read: ${sent.failure}`);
    });
    child.once("spawn", () => {
      if (child.pid !== undefined) setPriority(child.pid, AFTER_PAGES);
      const send = (message: ToReader) => new Promise<void>((sent) => child.send(message, () => sent()));
      void (async () => {
        for (const part of batchesOf([...known], PART)) await send({ known: part });
        for (const part of batchesOf(described, PART)) await send({ described: part });
        await send({ read });
      })();
    });
    child.once("error", (error) => (outcome = error));
    child.once("close", () => {
      clearTimeout(timer);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    });
  });
}

function tooMuch(name: string, what: "memory" | "time"): string {
  const takes = what === "time" ? "takes too long" : "takes too much memory";
  return `${name} ${takes} to read. Import it on the command line.`;
}
