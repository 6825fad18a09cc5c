import { expect, test } from "vitest";
import { searchWords } from "./vocabulary.ts";

test("The word dentist narrows nothing, every other word does", () => {
  expect(searchWords("Dentist in Te Aro, te aro!")).toEqual(["in", "te", "aro"]);
  expect(searchWords("dental O’Neill")).toEqual(["dental", "oneill"]);
  expect(searchWords("DENTISTS")).toEqual([]);
});
