import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";

/**
 * Envelope encryption of personal data (AES-256-GCM). Each record has a data key of its own, which is wrapped under a
 * master key made from the site's secret (HKDF) and stored beside the record. Deleting the wrapped key erases the
 * record: no copy of its sealed text opens again (cryptographic erasure, NIST SP 800-88).
 *
 * ```ts
 * const key = encryption.newKey();
 * const sealed = encryption.seal(key, "My tooth hurts", "submission NIHO-7K4Q-2WXR-6M");
 * encryption.open(key, sealed, "submission NIHO-7K4Q-2WXR-6M"); // "My tooth hurts"
 * ```
 */
export type EnvelopeEncryption = {
  /** A new data key, wrapped: the mark of its secret, a dot, and base64url. `3f09c1aa.…`, 89 characters. */
  newKey: () => string;
  /**
   * base64url, never the same twice. `about` is authenticated with the text (its kind and reference, say): a text
   * sealed as one thing does not open as another, so rows cannot be swapped.
   */
  seal: (wrappedKey: string, text: string, about: string) => string;
  /** Throws `CannotOpen` when the secret, the key, the text or `about` is not what it was. */
  open: (wrappedKey: string, sealed: string, about: string) => string;
  /** HMAC-SHA-256 under a data key, as hex. Throws `CannotOpen`. */
  hasher: (wrappedKey: string) => (text: string) => string;
  /** Whether a data key was wrapped under a secret that we know, and is whole. */
  isOurs: (wrappedKey: string) => boolean;
  /** Wraps a data key anew under the secret that seals now. Throws `CannotOpen`. */
  rewrap: (wrappedKey: string) => string;
  /** What names the secrets that we know, first the one that seals: `["3f09c1aa"]`. It says nothing about them. */
  marks: () => readonly [string, ...string[]];
};

/** Another secret, another key, another record, or a changed byte. */
export class CannotOpen extends Error {
  override readonly name = "CannotOpen";
  constructor(about: string) {
    super(`What was sealed as ${about} does not open: another secret, or it was changed.`);
  }
}

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
/** NIST SP 800-38D: 96 random bits serve 2³² texts under one key; ours seals a handful. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const WRAPPING = "the key of a record";
const MARK_BYTES = 4;

/** How many characters at the beginning of a wrapped key name its secret. */
export const MARK_LENGTH = 2 * MARK_BYTES;

/**
 * `secrets` are the site's, each of 32 characters or more: the first one seals, the others open what was sealed before it
 * took their place. It is asked each time, so a running site learns of a new one. `randomBytes` must be cryptographically
 * strong.
 */
export function openEnvelopeEncryption(
  secrets: () => readonly string[],
  randomBytes: (count: number) => Uint8Array,
): EnvelopeEncryption {
  const made = new Map<string, Master>();
  const masters = () => secrets().map((secret) => made.getOrInsertComputed(secret, masterOf));
  const named = (mark: string) =>
    made.values().find((master) => master.mark === mark) ?? masters().find((master) => master.mark === mark);
  const wrap = (key: Uint8Array) => {
    const [master] = masters() as [Master];
    return `${master.mark}.${sealed(master.key, key, WRAPPING, randomBytes).toString("base64url")}`;
  };
  const unwrap = (wrappedKey: string, about: string) => {
    const master = named(markOf(wrappedKey));
    if (!master) throw new CannotOpen(about);
    return opened(master.key, Buffer.from(wrappedKey.slice(MARK_LENGTH + 1), "base64url"), WRAPPING, about);
  };
  return {
    newKey: () => wrap(randomBytes(KEY_BYTES)),
    seal: (wrappedKey, text, about) =>
      sealed(unwrap(wrappedKey, about), Buffer.from(text), about, randomBytes).toString("base64url"),
    open: (wrappedKey, text, about) =>
      opened(unwrap(wrappedKey, about), Buffer.from(text, "base64url"), about, about).toString(),
    hasher: (wrappedKey) => {
      const key = unwrap(wrappedKey, WRAPPING);
      return (text) => createHmac("sha256", key).update(text).digest("hex");
    },
    isOurs: (wrappedKey) => {
      try {
        return unwrap(wrappedKey, WRAPPING).length === KEY_BYTES;
      } catch (error) {
        if (error instanceof CannotOpen) return false;
        throw error;
      }
    },
    rewrap: (wrappedKey) => wrap(unwrap(wrappedKey, WRAPPING)),
    marks: () => masters().map(({ mark }) => mark) as [string, ...string[]],
  };
}

/** The name of the secret under which a data key is wrapped. */
export function markOf(wrappedKey: string): string {
  return wrappedKey.slice(0, MARK_LENGTH);
}

type Master = { key: Buffer; mark: string };

function masterOf(secret: string): Master {
  const derived = (what: string, bytes: number) => Buffer.from(hkdfSync("sha256", secret, "", what, bytes));
  return {
    key: derived("niho record keys 1", KEY_BYTES),
    mark: derived("niho mark 1", MARK_BYTES).toString("hex"),
  };
}

/** Nonce, text, tag, in one piece. */
function sealed(
  key: Uint8Array,
  text: Uint8Array,
  about: string,
  randomBytes: (count: number) => Uint8Array,
): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(about),
  );
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

function opened(key: Uint8Array, bytes: Buffer, about: string, named: string): Buffer {
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new CannotOpen(named);
  }
}
