import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "#files/durable.ts";

/** Pictures in a folder, by name. Above its bounds the oldest are evicted. */
export type DiskCache = {
  /** Undefined where there is none, or the file is not whole. */
  read: (name: string) => Promise<Uint8Array | undefined>;
  /** Whole or not at all. Throws when the folder cannot be written. */
  write: (name: string, png: Uint8Array) => Promise<void>;
};

type Bounds = { files: number; bytes: number };

/** Writes between two evictions: the folder may grow beyond its bounds by as many pictures. */
const EVICT_EVERY = 50;
/** Milliseconds after which an unfinished file is one that a crash has left. */
const ABANDONED = 3_600_000;
const UNFINISHED = ".unfinished";

/** The folder is made at the first write. Several processes may share it. */
export function openDiskCache(folder: string, bounds: Bounds): DiskCache {
  let writes = 0;
  return {
    async read(name) {
      const png = await readFile(join(folder, `${name}.png`)).catch(() => undefined);
      return png && isWhole(png) ? png : undefined;
    },
    async write(name, png) {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `${randomUUID()}${UNFINISHED}`);
      await writeDurably(join(folder, `${name}.png`), (file) => file.writeFile(png), { unfinished });
      if (writes++ % EVICT_EVERY === 0) await evict(folder, bounds);
    },
  };
}

/** The last chunk of every PNG; a disk that filled up or a crash leaves files without it. */
const END = Buffer.from("IEND\xaeB`\x82", "latin1");

function isWhole(png: Buffer): boolean {
  return png.subarray(-END.length).equals(END);
}

/** Deletes the oldest until the others are within bounds. Another process may delete some meanwhile. */
async function evict(folder: string, bounds: Bounds): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const stats = await stat(file).catch(() => undefined);
      return stats && { file, bytes: stats.size, writtenAt: stats.mtimeMs };
    }),
  );
  const newestFirst = found.filter((one) => one !== undefined).toSorted((a, b) => b.writtenAt - a.writtenAt);
  let bytes = 0;
  let files = 0;
  for (const one of newestFirst) {
    bytes += one.bytes;
    files++;
    const isUnfinished = one.file.endsWith(UNFINISHED);
    const isAbandoned = isUnfinished && one.writtenAt < newestFirst[0]!.writtenAt - ABANDONED;
    const isTooMuch = files > bounds.files || bytes > bounds.bytes;
    if (isAbandoned || (isTooMuch && !isUnfinished)) await rm(one.file, { force: true });
  }
}
