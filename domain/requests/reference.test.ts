import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeReference, readReference } from "./reference.ts";

const ALPHABET = [..."23456789CDFHJKMPQRTVWXY"];
const reference = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => makeReference((count) => Uint8Array.from({ length: count }, (_, i) => bytes[i]! % 253)));

describe("a reference", () => {
  it("looks like NIHO-XXXX-XXXX-XX, without characters that are mistaken for one another", () => {
    fc.assert(
      fc.property(reference, (made) => {
        expect(made).toMatch(
          /^NIHO-[2-9CDFHJKMPQRTVWXY]{4}-[2-9CDFHJKMPQRTVWXY]{4}-[2-9CDFHJKMPQRTVWXY]{2}$/,
        );
      }),
    );
    for (const pair of ["0O", "1I", "1L", "B8", "S5", "Z2", "UV", "MN", "G6"]) {
      expect([...pair].every((character) => ALPHABET.includes(character))).toBe(false);
    }
  });

  it("carries at least 40 random bits", () => {
    expect(9 * Math.log2(ALPHABET.length)).toBeGreaterThan(40);
  });

  it("is read back as it was made", () => {
    fc.assert(
      fc.property(reference, (made) => {
        expect(readReference(made)).toBe(made);
      }),
    );
  });

  it("is understood in lower case, with spaces, without hyphens and without its prefix", () => {
    fc.assert(
      fc.property(reference, (made) => {
        const body = made.slice("NIHO-".length);
        const spellings = [
          made.toLowerCase(),
          made.replaceAll("-", ""),
          made.replaceAll("-", " "),
          made.replaceAll("-", " – "),
          body,
          body.replaceAll("-", "").toLowerCase(),
          `  ${[...made].join(" ")}\n`,
        ];
        for (const spelling of spellings) expect(readReference(spelling)).toBe(made);
      }),
    );
  });

  it("is refused when any one character is wrong", () => {
    fc.assert(
      fc.property(reference, (made) => {
        for (const position of positionsOf(made)) {
          for (const wrong of ALPHABET.filter((character) => character !== made[position])) {
            expect(readReference(made.slice(0, position) + wrong + made.slice(position + 1))).toBeUndefined();
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it("is refused when two different neighbours changed places", () => {
    fc.assert(
      fc.property(reference, (made) => {
        const body = made.slice("NIHO-".length).replaceAll("-", "");
        for (let at = 0; at + 1 < body.length; at++) {
          if (body[at] === body[at + 1]) continue;
          expect(
            readReference(body.slice(0, at) + body[at + 1] + body[at] + body.slice(at + 2)),
          ).toBeUndefined();
        }
      }),
    );
  });

  it("is never found in other text, however long", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const read = readReference(text);
        if (read !== undefined) expect(readReference(read)).toBe(read);
      }),
    );
    expect(readReference("")).toBeUndefined();
    expect(readReference("NIHO")).toBeUndefined();
    expect(readReference(`${" ".repeat(100_000)}NIHO-7K4Q`)).toBeUndefined();
  });

  it("uses every character equally often", () => {
    const counts = new Map<string, number>();
    const rounds = 20_000;
    for (let round = 0; round < rounds; round++) {
      const first = makeReference(randomBytes)["NIHO-".length]!;
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const expected = rounds / ALPHABET.length;
    const chiSquared = ALPHABET.reduce(
      (sum, character) => sum + ((counts.get(character) ?? 0) - expected) ** 2 / expected,
      0,
    );
    expect(chiSquared).toBeLessThan(70); // 22 degrees of freedom: passed by chance but once in a million runs
  });

  it("throws away the bytes that would favour some characters", () => {
    const draws = [new Uint8Array(20).fill(253), new Uint8Array(20).fill(255), new Uint8Array(20).fill(0)];
    expect(makeReference(() => draws.shift()!)).toBe("NIHO-2222-2222-22");
    expect(draws).toEqual([]);
  });
});

function positionsOf(made: string): number[] {
  return Array.from(made, (_, position) => position).filter(
    (position) => position >= "NIHO-".length && made[position] !== "-",
  );
}
