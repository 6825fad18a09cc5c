import { expect, test } from "vitest";
import { dentistsInWords, formatCount, practicesInWords } from "./counts.ts";

test("one is one, none and many are many, and thousands have their comma", () => {
  expect([dentistsInWords(0), dentistsInWords(1), dentistsInWords(1_240)]).toEqual([
    "0 dentists",
    "1 dentist",
    "1,240 dentists",
  ]);
  expect([practicesInWords(1), practicesInWords(1_240)]).toEqual(["1 practice", "1,240 practices"]);
  expect(formatCount(1_240)).toBe("1,240");
});
