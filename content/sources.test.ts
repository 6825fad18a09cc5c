import { expect, test } from "vitest";
import {
  CARE_LEVELS,
  EMERGENCY_REVIEWED_ON,
  EMERGENCY_TYPES,
  FIRST_AID,
  KNOCKED_OUT,
  PREVENTION_TIPS,
} from "./emergency.ts";
import { readOn, SOURCES, sourcesById } from "./sources.ts";

test("Every sentence of the emergency page names where it was read", () => {
  const aid = [KNOCKED_OUT, ...FIRST_AID].flatMap(({ steps, last }) => [...steps, last]);
  const advice = [
    ...CARE_LEVELS.flatMap(({ signs }) => signs),
    ...aid,
    ...EMERGENCY_TYPES,
    ...PREVENTION_TIPS,
  ];
  expect(advice.length).toBeGreaterThan(40);
  expect(advice.filter(({ from }) => from.length === 0)).toEqual([]);
});

test("Every source has an address of its own", () => {
  const urls = Object.values(SOURCES).map(({ url }) => url);
  expect(urls.filter((url) => !URL.canParse(url) || !/^https?:/.test(url))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
});

test("Every source has a day on which it was read, and none was read after the review of the emergency page", () => {
  const days = Object.values(SOURCES).map((source) => readOn(source));
  expect(days.filter((day) => !/^2026-\d\d-\d\d$/.test(day) || day > EMERGENCY_REVIEWED_ON)).toEqual([]);
});

test("Sources are given once, in the order in which they are named", () => {
  expect(sourcesById(["acc", "workAndIncome", "acc"])).toEqual([SOURCES.acc, SOURCES.workAndIncome]);
});
