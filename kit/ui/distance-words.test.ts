import { expect, test } from "vitest";
import { distanceInWords } from "./distance-words.ts";

test.each([
  [0.04, "100 m"],
  [0.42, "400 m"],
  [0.94, "900 m"],
  [0.96, "1.0 km"],
  [3.14, "3.1 km"],
  [9.96, "10 km"],
  [1234, "1234 km"],
])("%d km are said as %s", (kilometres, words) => {
  expect(distanceInWords(kilometres)).toBe(words);
});
