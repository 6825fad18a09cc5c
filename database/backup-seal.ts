import { createCipheriv, createDecipheriv, hkdfSync, timingSafeEqual } from "node:crypto";

/** A file that is no backup, not ours, or not what it was. The message is one sentence for the operator. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

const MAGIC = Buffer.from("niho backup 1\n");
const SALT_BYTES = 32;
const CHECK_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const ALGORITHM = "aes-256-gcm";
const TAG_BYTES = 16;
/** Of plain text in one sealed piece. */
const PIECE_BYTES = 65_536;
const SEALED_BYTES = PIECE_BYTES + TAG_BYTES;

/**
 * Seals a stream of bytes under a key made from the site's secret and a salt of its own. It goes in pieces, each with
 * its number and whether it is the last in its nonce (the STREAM construction of Hoang and others, 2015), so that a
 * piece that was changed, moved or left out, and an end that was cut off, are all noticed.
 */
export async function* sealBytes(
  source: AsyncIterable<Uint8Array>,
  secret: string,
  randomBytes: (count: number) => Uint8Array,
): AsyncGenerator<Buffer, void, undefined> {
  const salt = Buffer.from(randomBytes(SALT_BYTES));
  const { key, check } = keysOf(secret, salt);
  yield Buffer.concat([MAGIC, salt, check]);
  for await (const { bytes, number, isLast } of pieces(source, PIECE_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonce(number, isLast)).setAAD(MAGIC);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** The stream that was sealed. Throws `BackupRefused` at the first byte that is not what it was. */
export async function* openBytes(
  source: AsyncIterable<Uint8Array>,
  secret: string,
): AsyncGenerator<Buffer, void, undefined> {
  const reader = source[Symbol.asyncIterator]();
  const { head, rest } = await readHead(reader);
  if (head.length < HEAD_BYTES || !head.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupRefused("This file is no backup of Niho, or only its beginning.");
  }
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const { key, check } = keysOf(secret, salt);
  if (!timingSafeEqual(check, head.subarray(MAGIC.length + SALT_BYTES))) {
    throw new BackupRefused(
      "This backup opens only with the secret of the site that made it: APP_SECRET, or DATA_DIR/secret.",
    );
  }
  for await (const { bytes, number, isLast } of pieces(rest, SEALED_BYTES)) {
    yield openPiece(key, bytes, nonce(number, isLast));
  }
}

function openPiece(key: Uint8Array, bytes: Buffer, iv: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(MAGIC).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new BackupRefused("This backup was cut off or changed after it was made.");
  }
}

function keysOf(secret: string, salt: Buffer): { key: Buffer; check: Buffer } {
  const both = Buffer.from(hkdfSync("sha256", secret, salt, "niho backup 1", 32 + CHECK_BYTES));
  return { key: both.subarray(0, 32), check: both.subarray(32) };
}

/** Never the same twice under one key: the key is of this file alone. */
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 5, 6);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

/** Pieces of exactly `size` bytes but for the last, of which there is always one. */
async function* pieces(source: AsyncIterable<Uint8Array>, size: number) {
  let number = 0;
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    if (length <= size) continue;
    const all = Buffer.concat(waiting);
    let start = 0;
    // The piece that ends where the source may end is kept back: it may be the last.
    for (; all.length - start > size; start += size) {
      yield { bytes: all.subarray(start, start + size), number: number++, isLast: false };
    }
    waiting = [all.subarray(start)];
    length = all.length - start;
  }
  yield { bytes: Buffer.concat(waiting), number, isLast: true };
}

async function readHead(reader: AsyncIterator<Uint8Array>) {
  let all = Buffer.alloc(0);
  while (all.length < HEAD_BYTES) {
    const { value, done } = await reader.next();
    if (done) break;
    all = Buffer.concat([all, value]);
  }
  async function* rest() {
    yield all.subarray(HEAD_BYTES);
    yield* { [Symbol.asyncIterator]: () => reader };
  }
  return { head: all.subarray(0, HEAD_BYTES), rest: rest() };
}
