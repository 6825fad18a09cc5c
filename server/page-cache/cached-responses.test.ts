import { expect, test } from "vitest";
import { keep } from "./cached-responses.ts";

test("a thing is kept from the second time on, or at once if several want it", () => {
  const kept = keep<string>(10_000);
  expect(kept.offer("a", "A", 100, false)).toBe(false);
  expect(kept.get("a")).toBeUndefined();
  expect(kept.offer("a", "A", 100, false)).toBe(true);
  expect(kept.offer("b", "B", 100, true)).toBe(true);
  expect([kept.get("a"), kept.get("b")]).toEqual(["A", "B"]);
});

test("what was not asked for the longest goes first, and never is there more than was allowed", () => {
  const kept = keep<number>(1_000);
  for (let at = 0; at < 10; at++) kept.offer(`n${at}`, at, 100, true);
  kept.get("n0");
  kept.offer("new", -1, 100, true);
  expect([kept.get("n0"), kept.get("n1"), kept.get("new")]).toEqual([0, undefined, -1]);
  kept.resize("new", -1, 500);
  expect(kept.size().bytes).toBeLessThanOrEqual(1_000);
  expect(kept.size().things).toBe(6);
  expect(kept.offer("huge", 1, 200, true)).toBe(false);
});

test("a hundred thousand names that come by once change nothing", () => {
  const kept = keep<string>(1_000_000);
  kept.offer("used", "yes", 1_000, true);
  for (let at = 0; at < 100_000; at++) kept.offer(`/directory?q=${at}`, "x", 10_000, false);
  expect(kept.size()).toEqual({ things: 1, bytes: 1_000, evicted: 0 });
  expect(kept.get("used")).toBe("yes");
});

test("what is offered anew replaces what was there", () => {
  const kept = keep<string>(1_000);
  kept.offer("a", "old", 100, true);
  kept.offer("a", "new", 120, false);
  expect([kept.get("a"), kept.size().bytes]).toEqual(["new", 120]);
  kept.resize("a", "old", 10);
  expect(kept.size().bytes).toBe(120);
  kept.delete("a");
  expect(kept.size()).toMatchObject({ things: 0, bytes: 0 });
});
