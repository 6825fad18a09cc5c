import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * What was piped in, as a file for its owner alone: a file is read twice, first for its encoding. `remove` when done.
 *
 * `curl … | niho import -`
 */
export async function fileOfStandardInput(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "niho-import-"));
  const path = join(folder, "standard input");
  await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}
