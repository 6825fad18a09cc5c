import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import {
  type BackupChecksums,
  type BackupHeader,
  type Row,
  startChecksums,
  type TableName,
  TABLES,
} from "./backup-format.ts";
import { BackupRefused, openBytes } from "./backup-seal.ts";

/** What is done with a backup while it is read. */
export type BackupReader = {
  /** Comes first. */
  header: (header: BackupHeader) => Promise<void>;
  /** The next rows of one table, each in the order of `columns`. */
  rows: (table: TableName, columns: readonly string[], rows: readonly Row[]) => Promise<void>;
};

const BROKEN = "This backup contradicts its own checksums: take another one.";
const CHUNK_BYTES = 1 << 18;
const ROWS_AT_ONCE = 1_000;
const LINE_END = 10;

/**
 * Reads a backup once, in order, a thousand rows at a time. Throws `BackupRefused` unless every byte of it is what was
 * written. Only bytes that our secret authenticates are handed on; that none is missing is known at the end, so the
 * reader must be able to roll back.
 *
 * `const checksums = await readBackup("niho.backup", [secret], { header, rows })`
 */
export async function readBackup(
  file: string,
  secrets: readonly string[],
  reader: BackupReader,
): Promise<BackupChecksums> {
  const read: { checksums?: BackupChecksums } = {};
  try {
    await pipeline(
      createReadStream(file, { highWaterMark: CHUNK_BYTES }),
      (source: AsyncIterable<Uint8Array>) => openBytes(source, secrets),
      createGunzip({ chunkSize: CHUNK_BYTES }),
      async (source: AsyncIterable<Buffer>) => {
        read.checksums = await readLines(linesIn(source), reader);
      },
    );
  } catch (error) {
    const isGarbled = (error as NodeJS.ErrnoException).code?.startsWith("Z_") || error instanceof SyntaxError;
    throw isGarbled ? new BackupRefused(BROKEN) : error;
  }
  return read.checksums!;
}

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
      await reader.rows(name, columns, JSON.parse(`[${text.replaceAll("\n", ",")}]`) as Row[]);
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

/** Whole lines with their ends, at most so many; none only where the file ends. */
type Lines = (most: number) => Promise<{ bytes: Buffer; count: number }>;

/** Not `node:readline`: it also ends lines at U+2028, which JSON keeps in texts. */
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
