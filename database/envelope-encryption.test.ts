import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { CannotOpen, openEnvelopeEncryption } from "./envelope-encryption.ts";

const SECRET = "a secret of thirty-two characters";
const ABOUT = "submission NIHO-7K4Q-2WXR-6M";
const TEXT = "My tooth hurts, Whangārei 🦷";

describe("what people told us is sealed", () => {
  const encryption = openEnvelopeEncryption(() => [SECRET], randomBytes);

  test("it opens again, macrons and all, also after a restart with the same secret", () => {
    const key = encryption.newKey();
    const sealed = encryption.seal(key, TEXT, ABOUT);
    expect(openEnvelopeEncryption(() => [SECRET], randomBytes).open(key, sealed, ABOUT)).toBe(TEXT);
  });

  test("neither the text nor the key can be read in what is kept", () => {
    const bytes: Uint8Array[] = [];
    const watched = openEnvelopeEncryption(
      () => [SECRET],
      (count) => {
        bytes.push(randomBytes(count));
        return bytes.at(-1)!;
      },
    );
    const key = watched.newKey();
    const kept = Buffer.concat(
      [key, watched.seal(key, TEXT, ABOUT)].map((part) => Buffer.from(part, "base64url")),
    );
    expect(kept.includes(Buffer.from("tooth"))).toBe(false);
    expect(kept.includes(bytes[0]!)).toBe(false);
  });

  test("the same text is never sealed alike twice", () => {
    const key = encryption.newKey();
    expect(encryption.seal(key, TEXT, ABOUT)).not.toBe(encryption.seal(key, TEXT, ABOUT));
  });

  test("a changed byte, another key, another record or another secret opens nothing", () => {
    const key = encryption.newKey();
    const sealed = encryption.seal(key, TEXT, ABOUT);
    const changed = Buffer.from(sealed, "base64url");
    changed[20] = changed[20]! ^ 1;
    const stranger = openEnvelopeEncryption(() => ["another secret of thirty-two characters"], randomBytes);
    expect(() => encryption.open(key, changed.toString("base64url"), ABOUT)).toThrow(CannotOpen);
    expect(() => encryption.open(encryption.newKey(), sealed, ABOUT)).toThrow(CannotOpen);
    expect(() => encryption.open(key, sealed, "submission NIHO-0000-0000-00")).toThrow(CannotOpen);
    expect(() => stranger.open(key, sealed, ABOUT)).toThrow(CannotOpen);
    expect(() => encryption.open("", sealed, ABOUT)).toThrow(CannotOpen);
    expect(() => encryption.open(key, "", ABOUT)).toThrow(CannotOpen);
  });
});
