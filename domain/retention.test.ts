import { expect, test } from "vitest";
import { eraseOn } from "./retention.ts";

const receivedAt = new Date("2026-11-20T00:30:00Z");

test("a request is erased 90 days after the date it asks for, whenever it came in", () => {
  expect(eraseOn({ kind: "booking", receivedAt, preferredDate: "2026-12-01" })).toBe("2027-03-01");
  expect(eraseOn({ kind: "booking", receivedAt, preferredDate: "2027-11-20" })).toBe("2028-02-18");
});

test("a request whose date cannot be read is counted from the day it came in", () => {
  for (const preferredDate of [undefined, "", "soon"]) {
    expect(eraseOn({ kind: "booking", receivedAt, preferredDate })).toBe("2027-02-18");
  }
});

test("messages are erased after 12 months, applications and reviews after 24", () => {
  expect(eraseOn({ kind: "contact", receivedAt })).toBe("2027-11-20");
  expect(eraseOn({ kind: "partner", receivedAt })).toBe("2028-11-20");
  expect(eraseOn({ kind: "review", receivedAt })).toBe("2028-11-20");
});

test("the day it came in is New Zealand's", () => {
  const lateInUtc = new Date("2026-11-20T11:00:00Z");
  expect(eraseOn({ kind: "contact", receivedAt: lateInUtc })).toBe("2027-11-21");
});
