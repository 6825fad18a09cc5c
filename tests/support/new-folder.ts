import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of its own, gone with the test. The tests' own are in memory: say where for one that has to be on a disk. */
export function newFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, "niho-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
