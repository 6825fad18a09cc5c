import { createHash } from "node:crypto";
import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";

/** An archive of map tiles, open for as long as the site runs: what is put in its place is seen at the next start. */
export type TilesFile = {
  /** Bytes. */
  size: number;
  /** Another one for other contents. */
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
    version: createHash("sha256").update(`${size} ${mtimeMs}`).digest("base64url").slice(0, 12),
    read: ({ from, to }) =>
      Readable.toWeb(
        // Not the handle's own, which would remember every stream until the file is closed.
        createReadStream(path, { fd: file.fd, start: from, end: to, autoClose: false }),
      ) as ReadableStream<Uint8Array>,
    close: () => file.close(),
  };
}

/** Whether it begins as the third version of PMTiles does. False also for what cannot be read. */
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
