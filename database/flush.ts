import { open } from "node:fs/promises";

/** All that was written to a file, by whomever, is on the disk when the promise resolves. */
export function flushFile(file: string): Promise<void> {
  // Windows flushes only what one may write to.
  return flush(file, "r+");
}

/** A new name is on the disk only once its folder is. Windows has no such thing. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform !== "win32") await flush(folder, "r");
}

async function flush(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
