import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Deletes the files of a folder that were written before an instant. A folder that is not there has none. */
export async function deleteOlderThan(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < before.getTime()) await rm(path, { force: true });
  }
}
