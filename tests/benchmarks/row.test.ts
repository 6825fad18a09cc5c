import { expect, test } from "vitest";
import { reportOf } from "./report.ts";
import { atMost, isBroken, notRun, type Row, told, verdictOf } from "./row.ts";

test("A byte too many fails the bench, and a slow time is only told", () => {
  const bytes = atMost("F1 HTML", 14_000, 14_001, "B", { isExact: true });
  const time = atMost("F7 build", 15, 30, "s");
  expect([verdictOf(bytes), isBroken(bytes)]).toEqual(["missed", true]);
  expect([verdictOf(time), isBroken(time), time.ratio]).toEqual(["missed", false, 2]);
});

test("What meets its target to the byte is met, and nothing moved is met where nothing may move", () => {
  expect(verdictOf(atMost("F1 HTML", 14_000, 14_000, "B", { isExact: true }))).toBe("met");
  expect(verdictOf(atMost("F2 shift", 0, 0, "", { isExact: true }))).toBe("met");
  expect(verdictOf(atMost("F2 shift", 0, 0.001, "", { isExact: true }))).toBe("missed");
});

test("A figure that could not be told apart from nothing is not met", () => {
  expect(verdictOf(atMost("F2 largest element", 1_000, Number.NaN, "ms"))).toBe("missed");
});

test("What was not run says why below the table, and what has no target has no verdict", () => {
  const report = reportWith([
    notRun("F6 suggestions", "not built", "≤ 50 ms"),
    told("Submissions a second", 812, ""),
  ]);
  expect(report).toContain("Not measured: F6 suggestions (not built).");
  expect(report).not.toContain("| F6 suggestions");
  expect(report).toContain("| Submissions a second | – | 812 | – |");
  expect(report).toContain("Nothing that was measured missed its target.");
});

test("The report counts what was missed", () => {
  const report = reportWith([atMost("F7 build", 15, 30, "s"), atMost("F1 CSS", 12_000, 11_800, "B")]);
  expect(report).toContain("Missed: 1 of 2.");
  expect(report).toContain("| F7 build | ≤ 15 s | 30 s | missed |");
});

function reportWith(rows: Row[]): string {
  const load = { before: "1", after: "2" };
  return reportOf({ day: "2026-11-20", run: "quick", machine: [], load, rows, tables: [] });
}
