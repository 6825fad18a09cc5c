import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "#files/durable.ts";

/** Pictures on disk, by name, the oldest dropped when there are too many. */
export type KeptPictures = {
  /** Undefined when it is not kept or not whole. */
  read: (name: string) => Promise<Uint8Array | undefined>;
  /** Whole or not at all. Throws when the folder cannot be written. */
  keep: (name: string, png: Uint8Array) => Promise<void>;
};

export type Bounds = { files: number; bytes: number };

/** How often the folder is counted: it may grow beyond its bounds by as many pictures. */
const SWEEP_EVERY = 50;
/** What is this old and still half written will not be finished. */
const ABANDONED = 3_600_000;
const UNFINISHED = ".unfinished";

/** The folder is made when the first picture is kept. Several processes may share it. */
export function keptPictures(folder: string, bounds: Bounds): KeptPictures {
  let kept = 0;
  return {
    read: async (name) => {
      const png = await readFile(join(folder, `${name}.png`)).catch(() => undefined);
      return png && isWhole(png) ? png : undefined;
    },
    keep: async (name, png) => {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `${randomUUID()}${UNFINISHED}`);
      await writeDurably(join(folder, `${name}.png`), (file) => file.writeFile(png), { unfinished });
      if (kept++ % SWEEP_EVERY === 0) await sweep(folder, bounds);
    },
  };
}

/** The last chunk of every PNG; a disk that filled up or a crash leaves files without it. */
const END = Buffer.from("IEND\xaeB`\x82", "latin1");

function isWhole(png: Buffer): boolean {
  return png.subarray(-END.length).equals(END);
}

/** The oldest go until the rest is within bounds. What another process removes meanwhile is gone as well. */
async function sweep(folder: string, bounds: Bounds): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const facts = await stat(file).catch(() => undefined);
      return facts && { file, bytes: facts.size, writtenAt: facts.mtimeMs };
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
