import { describe, expect, test } from "vitest";
import { bestMatchRank, closest, type Ranked, ranked } from "./ranking.ts";

describe("How close a name is to what was typed", () => {
  test.each([
    ["whangarei", ["Whangārei"], "exact"],
    ["WHANGĀREI", ["Whangārei"], "exact"],
    ["clear aligner", ["Invisalign", "clear aligners"], "exact"],
    ["whang", ["Whangārei"], "start"],
    ["harbour st", ["Harbour Steps Dental"], "start"],
    ["dental harbour", ["Harbour Steps Dental"], "words"],
    ["crowns", ["Gold crown dentists"], "words"],
    ["steps harb", ["Harbour Steps Dental"], "words"],
    ["arbour", ["Harbour Steps Dental"], null],
    ["harbour zebra", ["Harbour Steps Dental"], null],
    ["", ["Harbour Steps Dental"], null],
    ["%_", ["Harbour Steps Dental"], null],
  ] as const)("“%s” and %j: %s", (typed, names, matchRank) => {
    expect(bestMatchRank(typed, names)).toBe(matchRank);
  });

  test("is that of the closest of several", () => {
    expect(closest("part", null, "start")).toBe("start");
    expect(closest(null, null)).toBeNull();
  });
});

describe("The ranking", () => {
  test("puts what is closer first, then places, treatments, practices and articles, then keeps the order", () => {
    const shuffled: (Ranked & { name: string })[] = [
      { name: "article that is called so", kind: "article", matchRank: "exact" },
      { name: "practice of that name", kind: "practice", matchRank: "exact" },
      { name: "practice with the words", kind: "practice", matchRank: "words" },
      { name: "article that has the words", kind: "article", matchRank: "part" },
      { name: "better practice that begins so", kind: "practice", matchRank: "start" },
      { name: "treatment of that name", kind: "treatment", matchRank: "exact" },
      { name: "practice that begins so", kind: "practice", matchRank: "start" },
      { name: "place of that name", kind: "place", matchRank: "exact" },
      { name: "way to both", kind: "way", matchRank: "answer" },
      { name: "help", kind: "urgent", matchRank: "answer" },
    ];
    expect(ranked(shuffled).map(({ name }) => name)).toEqual([
      "help",
      "way to both",
      "place of that name",
      "treatment of that name",
      "practice of that name",
      "article that is called so",
      "better practice that begins so",
      "practice that begins so",
      "practice with the words",
      "article that has the words",
    ]);
  });
});
