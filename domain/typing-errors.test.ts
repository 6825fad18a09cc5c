import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { typingErrors } from "./typing-errors.ts";

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
