import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginsAlmost, typingErrors } from "./typing-errors.ts";
import { isFullSuite } from "#tests/support/suite.ts";

describe("Typing errors", () => {
  test.each([
    ["wellington", "wellington", 0],
    ["welington", "wellington", 1],
    ["wellingtoon", "wellington", 1],
    ["wellingten", "wellington", 1],
    ["wellignton", "wellington", 1],
    ["ewllington", "wellington", 1],
    ["chirstchruch", "christchurch", 2],
    ["nelson", "napier", 5],
    ["", "braces", 6],
    ["", "", 0],
  ])("between “%s” and “%s” are %d", (typed, meant, count) => {
    expect(typingErrors(typed, meant)).toBe(count);
  });

  test("are as many one way as the other, at most as many as there are letters", () => {
    const word = fc.string({ maxLength: 8, unit: fc.constantFrom("a", "b", "c", "ā") });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const count = typingErrors(a, b);
        expect(count).toBe(typingErrors(b, a));
        expect(count).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(count === 0).toBe(a === b);
      }),
    );
  });
});

describe("A word that is still being typed", () => {
  test.each([
    ["wellington", "well", true],
    ["wellington", "welingt", true],
    ["wellington", "wellignt", true],
    ["wellington", "weellin", true],
    ["wellington", "wrllin", true],
    ["wellington", "wellingtonx", true],
    ["wellington", "wlelnigt", false],
    ["wellington", "nelson", false],
    ["wellington", "wellingtonxy", false],
  ])("“%s” begins with “%s”, but for one slip at most: %s", (word, typed, expected) => {
    expect(beginsAlmost(word, typed)).toBe(expected);
  });

  test("is told by the same rule as whole words are, whatever the words", () => {
    const word = fc.string({ maxLength: 7, unit: fc.constantFrom("a", "b", "c") });
    fc.assert(
      fc.property(word, word, (whole, typed) => {
        const beginnings = Array.from({ length: whole.length + 1 }, (_, end) => whole.slice(0, end));
        expect(beginsAlmost(whole, typed)).toBe(beginnings.some((one) => typingErrors(one, typed) <= 1));
      }),
      { numRuns: isFullSuite ? 3_000 : 1_000 },
    );
  });
});
