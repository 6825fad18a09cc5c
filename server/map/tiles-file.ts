import { hash } from "node:crypto";
import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";

/** An archive of map tiles, open while the site runs: a file put in its place takes effect at the next start. */
export type TilesFile = {
  /** Bytes. */
  size: number;
  /** Changes with the content. */
  version: string;
  read: (range: ByteRange) => ReadableStream<Uint8Array>;
  close: () => Promise<void>;
};

/** Throws when the file cannot be opened. */
export async function openTilesFile(path: string): Promise<TilesFile> {
  const file = await open(path);
  const { size, mtimeMs } = await file.stat();
  return {
    size,
    version: hash("sha256", `${size} ${mtimeMs}`, "base64url").slice(0, 12),
    read: ({ from, to }) =>
      Readable.toWeb(
        // Not `file.createReadStream`: the handle would keep every stream until it is closed.
        createReadStream(path, { fd: file.fd, start: from, end: to, autoClose: false }),
      ) as ReadableStream<Uint8Array>,
    close: () => file.close(),
  };
}

/** Whether it starts like a PMTiles archive, version 3. False also for a file that cannot be read. */
export function isTilesFile(path: string): boolean {
  try {
    const file = openSync(path, "r");
    try {
      const start = Buffer.alloc(8);
      readSync(file, start, 0, start.length, 0);
      return start.toString("latin1") === "PMTiles\u0003";
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
