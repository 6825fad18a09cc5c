import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";

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
  /** A new data key, wrapped: base64url, 80 characters. */
  newKey: () => string;
  /**
   * base64url, never the same twice. `about` is authenticated with the text (its kind and reference, say): a text
   * sealed as one thing does not open as another, so rows cannot be swapped.
   */
  seal: (wrappedKey: string, text: string, about: string) => string;
  /** Throws `CannotOpen` when the secret, the key, the text or `about` is not what it was. */
  open: (wrappedKey: string, sealed: string, about: string) => string;
  /** Whether a data key was wrapped under this secret, and is whole. */
  isOurs: (wrappedKey: string) => boolean;
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

/** `secret` is the site's (32 characters or more); `randomBytes` must be cryptographically strong. */
export function openEnvelopeEncryption(
  secret: string,
  randomBytes: (count: number) => Uint8Array,
): EnvelopeEncryption {
  const master = Buffer.from(hkdfSync("sha256", secret, "", "niho record keys 1", KEY_BYTES));
  const unwrap = (wrappedKey: string, about: string) =>
    opened(master, Buffer.from(wrappedKey, "base64url"), WRAPPING, about);
  return {
    newKey: () => sealed(master, randomBytes(KEY_BYTES), WRAPPING, randomBytes).toString("base64url"),
    seal: (wrappedKey, text, about) =>
      sealed(unwrap(wrappedKey, about), Buffer.from(text), about, randomBytes).toString("base64url"),
    open: (wrappedKey, text, about) =>
      opened(unwrap(wrappedKey, about), Buffer.from(text, "base64url"), about, about).toString(),
    isOurs: (wrappedKey) => {
      try {
        return unwrap(wrappedKey, WRAPPING).length === KEY_BYTES;
      } catch (error) {
        if (error instanceof CannotOpen) return false;
        throw error;
      }
    },
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
