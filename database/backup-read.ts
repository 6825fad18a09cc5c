import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import {
  type BackupChecksums,
  type BackupHeader,
  startChecksums,
  type TableName,
  TABLES,
} from "./backup-format.ts";
import { BackupRefused, openBytes } from "./backup-seal.ts";

/** What is done with a backup while it is read. */
export type BackupReader = {
  /** Comes first. */
  header: (header: BackupHeader) => Promise<void>;
  /** Some rows of one table, as JSON: `[["a",1],["b",null]]`. */
  rows: (table: TableName, columns: readonly string[], json: string, count: number) => Promise<void>;
};

/**
 * Goes through a backup once, in order, a few hundred rows at a time, and throws `BackupRefused` unless every byte of
 * it is what was written. No byte is handed on that was not sealed with our secret; that nothing is missing is known
 * only at the end, so whoever acts on the parts must be able to take it back.
 */
export async function readBackup(
  file: string,
  secret: string,
  reader: BackupReader,
): Promise<BackupChecksums> {
  let found: BackupChecksums | undefined;
  await pipeline(
    createReadStream(file, { highWaterMark: CHUNK_BYTES }),
    (source: AsyncIterable<Uint8Array>) => openBytes(source, secret),
    createGunzip({ chunkSize: CHUNK_BYTES }),
    async (source: AsyncIterable<Buffer>) => {
      found = await readLines(linesIn(source), reader);
    },
  ).catch((error: NodeJS.ErrnoException) => {
    const isUnpackable = error.code?.startsWith("Z_") || error instanceof SyntaxError;
    throw isUnpackable ? new BackupRefused(BROKEN) : error;
  });
  return found!;
}

const BROKEN = "This backup contradicts its own checksums: take another one.";
const CHUNK_BYTES = 1 << 18;
const ROWS_AT_ONCE = 1_000;
const LINE_END = 10;

async function readLines(lines: Lines, reader: BackupReader): Promise<BackupChecksums> {
  const checksums = startChecksums();
  const first = await lines(1);
  const header = readHeader(first.bytes);
  checksums.ofHeader(first.bytes);
  await reader.header(header);
  for (const { name, columns, rows } of header.tables) {
    for (let left = rows; left > 0;) {
      const { bytes, count } = await lines(Math.min(left, ROWS_AT_ONCE));
      if (count === 0) throw new BackupRefused(BROKEN);
      checksums.ofTable(name, bytes);
      const text = bytes.toString("utf8", 0, bytes.length - 1);
      await reader.rows(name, columns, `[${text.replaceAll("\n", ",")}]`, count);
      left -= count;
    }
  }
  const found = JSON.parse((await lines(1)).bytes.toString()) as BackupChecksums;
  const counted = checksums.finish(header.tables.map(({ name }) => name));
  const isOver = (await lines(1)).count === 0;
  if (!isOver || JSON.stringify(found) !== JSON.stringify(counted)) throw new BackupRefused(BROKEN);
  return found;
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
