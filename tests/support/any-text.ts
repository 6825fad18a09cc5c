import fc from "fast-check";

const SURROGATES = { first: 0xd800, count: 0x800 };

/** Any character at all: what fast-check calls "binary", without its list of all 1.1 million, which takes a second to write. */
const anyCharacter = fc.nat({ max: 0x10ffff - SURROGATES.count }).map(
  (nth) => String.fromCodePoint(nth < SURROGATES.first ? nth : nth + SURROGATES.count),
  (character) => {
    const [code, ...others] =
      typeof character === "string" ? [...character].map((one) => one.codePointAt(0)!) : [];
    if (code === undefined || others.length > 0) throw new TypeError("not one character");
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);

/** Any text of so many characters, among them the names that JavaScript's objects keep for themselves. */
export function anyText(length: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ ...length, unit: anyCharacter });
}
