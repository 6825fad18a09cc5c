import { expect, test } from "vitest";
import { searchWords } from "./vocabulary.ts";

test("The word dentist narrows nothing, every other word does", () => {
  expect(searchWords("Dentist in Te Aro, te aro!")).toEqual(["in", "te", "aro"]);
  expect(searchWords("dental O’Neill")).toEqual(["dental ", "oneill "]);
  expect(searchWords("DENTISTS")).toEqual([]);
});

test("A mount is found however it is written", () => {
  expect(searchWords("Mt Eden")).toEqual(searchWords("mount eden"));
  expect(searchWords("mtb")).toEqual(["mtb"]);
});

test("An ordinary word of English or te reo Māori is a whole word, and the last one may go on while someone types", () => {
  expect(searchWords("wait horo pākaru xav")).toEqual(["wait ", "horo ", "pakaru ", "xav"]);
  expect(searchWords("green wait", true)).toEqual(["green ", "wait"]);
});
