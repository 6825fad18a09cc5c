import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** `DATA_DIR` is no folder, and none can be made there. */
class NoDataFolder extends Error {
  override readonly name = "NoDataFolder";
  constructor(path: string, { code }: NodeJS.ErrnoException) {
    super(`DATA_DIR ${path} is no folder, and cannot be made one (${code}).`);
  }
}

/**
 * Makes the folder of the data, for its owner alone, and those above it that are missing. Throws `NoDataFolder`. One by
 * one, because `mkdirSync(…, { recursive: true })` never ends under /proc (Node 26.10).
 */
export function makeDataFolder(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    throw new NoDataFolder(path, error as NodeJS.ErrnoException);
  }
}

function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
