import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of its own, gone with the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "niho-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
