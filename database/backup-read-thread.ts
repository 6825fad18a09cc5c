import { once } from "node:events";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { parentPort, workerData } from "node:worker_threads";
import { createGunzip } from "node:zlib";
import { type BackupChecksums, type BackupHeader, startChecksums, TABLES } from "./backup-format.ts";
import type { BackupPart, BackupTask } from "./backup-read.ts";
import { BackupRefused, openBytes } from "./backup-seal.ts";

/** The thread of `backup-read.ts`: opens a backup, unpacks it, checks it and hands it on. */

const BROKEN = "This backup contradicts its own checksums: take another one.";
const CHUNK_BYTES = 1 << 18;
const ROWS_AT_ONCE = 1_000;
const LINE_END = 10;
/** How many parts may wait to be done with, each some hundred kilobytes. */
const AHEAD = 8;

const { file, secret } = workerData as BackupTask;
const port = parentPort!;

let waiting = 0;
port.on("message", () => (waiting -= 1));

await pipeline(
  createReadStream(file, { highWaterMark: CHUNK_BYTES }),
  (source: AsyncIterable<Uint8Array>) => openBytes(source, secret),
  createGunzip({ chunkSize: CHUNK_BYTES }),
  (source: AsyncIterable<Buffer>) => readLines(linesIn(source)),
).catch(async (error: NodeJS.ErrnoException) => {
  const isUnpackable = error.code?.startsWith("Z_") || error instanceof SyntaxError;
  const refusal = isUnpackable ? new BackupRefused(BROKEN) : error;
  // Our own errors are strangers in another thread.
  if (!(refusal instanceof BackupRefused)) throw refusal;
  await hand({ kind: "refused", sentence: refusal.message });
});

async function hand(part: BackupPart): Promise<void> {
  port.postMessage(part);
  waiting += 1;
  if (waiting > AHEAD) await once(port, "message");
}

async function readLines(lines: Lines): Promise<void> {
  const checksums = startChecksums();
  const first = await lines(1);
  const header = readHeader(first.bytes);
  checksums.ofHeader(first.bytes);
  await hand({ kind: "header", header });
  for (const { name, columns, rows } of header.tables) {
    for (let left = rows; left > 0;) {
      const { bytes, count } = await lines(Math.min(left, ROWS_AT_ONCE));
      if (count === 0) throw new BackupRefused(BROKEN);
      checksums.ofTable(name, bytes);
      const text = bytes.toString("utf8", 0, bytes.length - 1);
      await hand({ kind: "rows", table: name, columns, json: `[${text.replaceAll("\n", ",")}]`, count });
      left -= count;
    }
  }
  const found = JSON.parse((await lines(1)).bytes.toString()) as BackupChecksums;
  const counted = checksums.finish(header.tables.map(({ name }) => name));
  const isOver = (await lines(1)).count === 0;
  if (!isOver || JSON.stringify(found) !== JSON.stringify(counted)) throw new BackupRefused(BROKEN);
  await hand({ kind: "end", checksums: found });
}

function readHeader(line: Buffer): BackupHeader {
  const header = JSON.parse(line.toString() || "null") as BackupHeader | null;
  if (header?.niho !== "backup") throw new BackupRefused(BROKEN);
  if (header.version !== 1 || header.tables.some(({ name }) => !TABLES.includes(name))) {
    throw new BackupRefused("This backup was made by a newer program: update this one first.");
  }
  return header;
}

/** Whole lines with their ends, as many as asked for or as are at hand; none only where the file ends. */
type Lines = (most: number) => Promise<{ bytes: Buffer; count: number }>;

function linesIn(source: AsyncIterable<Buffer>): Lines {
  const reader = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  return async (most) => {
    let end = 0;
    let count = 0;
    for (;;) {
      for (; count < most; count++) {
        const at = rest.indexOf(LINE_END, end);
        if (at < 0) break;
        end = at + 1;
      }
      if (count > 0) break;
      const { value, done } = await reader.next();
      if (done) break;
      rest = Buffer.concat([rest, value]);
    }
    const bytes = rest.subarray(0, end);
    rest = rest.subarray(end);
    return { bytes, count };
  };
}
