import { expect, test } from "vitest";
import { eventLine } from "./words-of-events.ts";

const LAPSED = {
  event: "lapsed",
  actor: "clock",
  at: new Date("2026-11-30T20:00:00Z"),
  version: 5,
  number: 5,
} as const;

test("A question whose time is over says whose answer didn’t come", () => {
  expect(eventLine({ ...LAPSED, detail: {} }, "sender")).toBe("You didn’t reply in time");
  expect(eventLine({ ...LAPSED, detail: {} }, "practice")).toBe("The patient didn’t reply in time");
});

test("A change that was not agreed in time says which appointment stands", () => {
  const detail = { at: "2026-12-01T20:30:00.000Z" };
  for (const reader of ["sender", "practice"] as const)
    expect(eventLine({ ...LAPSED, detail }, reader)).toBe(
      "No other time was agreed, so the appointment is still on Wednesday 2 December, 9:30am",
    );
});
