import { expect, test } from "vitest";
import { searchWords } from "./vocabulary.ts";

test("The word dentist narrows nothing, every other word does", () => {
  expect(searchWords("Dentist in Te Aro, te aro!")).toEqual(["in", "te", "aro"]);
  expect(searchWords("dental O’Neill")).toEqual(["dental", "oneill"]);
  expect(searchWords("DENTISTS")).toEqual([]);
});

test("A mount is found however it is written", () => {
  expect(searchWords("Mt Eden")).toEqual(searchWords("mount eden"));
  expect(searchWords("mtb")).toEqual(["mtb"]);
});
