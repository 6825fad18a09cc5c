import { expect, test } from "vitest";
import { eventLine } from "./words.ts";

const LAPSED = {
  event: "lapsed",
  actor: "clock",
  at: new Date("2026-11-30T20:00:00Z"),
  version: 5,
  number: 5,
} as const;

test("A question whose time is over says whose answer did not come", () => {
  expect(eventLine({ ...LAPSED, detail: {} }, "sender")).toBe("You did not answer in time");
  expect(eventLine({ ...LAPSED, detail: {} }, "practice")).toBe("The patient did not answer in time");
});

test("A change that was not agreed in time says which appointment stands", () => {
  const detail = { at: "2026-12-01T20:30:00.000Z" };
  for (const reader of ["sender", "practice"] as const)
    expect(eventLine({ ...LAPSED, detail }, reader)).toBe(
      "No other time was agreed: the appointment of Wednesday 2 December, 9:30am stands",
    );
});
