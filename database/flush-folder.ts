import { open } from "node:fs/promises";

/** A new name is on disk only once its folder is. Windows has no such thing. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
