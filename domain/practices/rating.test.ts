import { expect, test } from "vitest";
import { weightedRating } from "./rating.ts";

test("a rating counts the more, the more reviews it has", () => {
  expect(weightedRating(5, 6, 4.7)).toBeLessThan(weightedRating(4.9, 352, 4.7));
  expect(weightedRating(3, 1, 4.7)).toBeGreaterThan(weightedRating(3, 100, 4.7));
  expect(weightedRating(4.7, 3, 4.7)).toBeCloseTo(4.7, 10);
});

test("without a review there is nothing to weigh", () => {
  expect(weightedRating(0, 0, 4.7)).toBe(0);
});
