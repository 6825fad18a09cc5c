import { ReadableStream as NodeStream } from "node:stream/web";

/** A file that is no backup, not ours, or not what it was. The message is one sentence for the operator. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

/** The least that scrypt takes time for: the secret is random, or has 32 characters, so guessing it is hopeless anyway. */
const WORK_FACTOR = 12;

/**
 * Seals a stream of bytes as an `age` file (age-encryption.org/v1) whose passphrase is the site's secret, so that
 * `age -d` opens it without us. A piece that was changed, moved or left out, and an end that was cut off, are noticed.
 */
export async function* sealBytes(
  source: AsyncIterable<Uint8Array>,
  secret: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  // Only here: a start needs none of its curves.
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.setPassphrase(secret);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  yield* (await encrypter.encrypt(streamOf(source))) as NodeStream<Uint8Array>;
}

/** The stream that was sealed with one of these secrets. Throws `BackupRefused` at the first byte that is not what it was. */
export async function* openBytes(
  source: AsyncIterable<Uint8Array>,
  secrets: readonly string[],
): AsyncGenerator<Uint8Array, void, undefined> {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  for (const secret of secrets) decrypter.addPassphrase(secret);
  const opened = await decrypter.decrypt(streamOf(source)).catch((error: Error) => {
    throw refusal(error, error.message.startsWith("no identity") ? NOT_OURS : NO_BACKUP);
  });
  try {
    yield* opened as NodeStream<Uint8Array>;
  } catch (error) {
    throw refusal(error as Error, DAMAGED);
  }
}

/** The types of the web know no `from`, and no iteration. */
function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return NodeStream.from(source) as ReadableStream<Uint8Array>;
}

const NO_BACKUP = "This file is not a Niho backup, or only its beginning.";
const NOT_OURS =
  "This backup opens only with the secret that the site had when it was made. If that has been replaced since, name it in APP_SECRET_OLD, or put it into DATA_DIR/secret.old.";
const DAMAGED = "This backup was cut off or changed after it was made.";

/** A file that cannot be read at all is an error of the system, which has a code. */
function refusal(error: Error, sentence: string): Error {
  return "code" in error ? error : new BackupRefused(sentence);
}
