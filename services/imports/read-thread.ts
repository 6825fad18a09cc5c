import { parentPort, workerData } from "node:worker_threads";
import { indexAlike } from "#domain/same-practice.ts";
import { openRows } from "./file-rows.ts";
import { planImport } from "./plan.ts";
import type { FileRead, ToRead } from "./read-file.ts";

/** Reads one file that someone has sent, beside the thread that answers visitors. */
async function read({ path, name, known, described, ...around }: ToRead): Promise<FileRead> {
  try {
    const opened = await openRows(path, new Map());
    const alike = () => Promise.resolve(indexAlike(described));
    const plan = await planImport(opened.rows, { ...around, known, alike, onRow: () => undefined });
    return { format: opened.format, source: opened.source, unknown: opened.unknown, plan };
  } catch (error) {
    const problem = error instanceof Error && error.name === "UnreadableFile" ? error.message : "";
    if (problem === "") throw error;
    return { problem: problem.replaceAll(path, name) };
  }
}

// The port of a thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(await read(workerData as ToRead));
