import { randomUUID } from "node:crypto";
import { type FileHandle, link, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file that is there whole or not at all, also after a crash, a full disk or a power cut, and that its owner
 * alone can read: under a temporary name, flushed, renamed, and the folder flushed, since a name is on disk only once
 * its folder is (`man 2 fsync`). Replaces a file that is there. What `write` throws is thrown, and nothing is left.
 *
 * The temporary name (`.name.unfinished`) must be unique where several processes may write the same file.
 *
 * `await writeDurably("data/mail/1.eml", (file) => file.writeFile(bytes))`
 */
export async function writeDurably<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const unfinished = join(dirname(path), `.${basename(path)}.unfinished`);
  return writeUnfinished(unfinished, write, () => renameDurably(unfinished, path));
}

/**
 * Makes a file that must never be replaced: false when there is one already, which then stays as it is. Of
 * several processes at the same moment one gets true.
 */
export async function createDurably(path: string, content: string): Promise<boolean> {
  const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}.unfinished`);
  try {
    const write = (file: FileHandle) => file.writeFile(content);
    await writeUnfinished(unfinished, write, async () => {
      // Unlike renaming, linking fails where the name is taken.
      await link(unfinished, path);
      await rm(unfinished);
      await flushFolder(dirname(path));
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Gives a finished file its name, on disk when the promise resolves. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await flushFolder(dirname(to));
}

/** The names in a folder are on disk when the promise resolves. Windows cannot flush folders. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  await using folder = await open(path, "r");
  await folder.sync();
}

async function writeUnfinished<Result>(
  unfinished: string,
  write: (file: FileHandle) => Promise<Result>,
  finish: () => Promise<void>,
): Promise<Result> {
  await rm(unfinished, { force: true });
  try {
    const result = await writeAndFlush(unfinished, write);
    await finish();
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeAndFlush<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  await using file = await open(path, "wx", 0o600);
  const result = await write(file);
  await file.sync();
  return result;
}
