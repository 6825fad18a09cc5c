import fc from "fast-check";
import { expect, test } from "vitest";
import { firstFree, type Pace } from "./first-free.ts";

const PACES: readonly Pace[] = [
  { most: 3, within: 60 },
  { most: 8, within: 400 },
];

test("Whatever is asked for when, no span ever holds more than its pace, and what fits is at once", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 40 }), (wished) => {
      const taken: number[] = [];
      for (const from of wished) {
        const at = firstFree(taken, from, PACES);
        expect(at).toBeGreaterThanOrEqual(from);
        taken.push(at);
      }
      for (const { most, within } of PACES)
        for (const from of taken)
          expect(taken.filter((at) => at >= from && at - from < within).length).toBeLessThanOrEqual(most);
    }),
  );
  expect(firstFree([0, 1], 2, PACES)).toBe(2);
  expect(firstFree([0, 1, 2], 3, PACES)).toBe(60);
});
