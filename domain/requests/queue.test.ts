import fc from "fast-check";
import { expect, test } from "vitest";
import { queueHeading, dueWords, inQueueOrder, type QueueItem } from "./queue.ts";

const NOW = new Date("2026-11-24T21:12:00Z");
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const item = (id: string, due: number, isEmergency = false): QueueItem => ({
  id,
  kind: "request",
  isEmergency,
  due: minutes(due),
});

test("emergencies come first, then the latest, then what is due soonest, each heading in one piece", () => {
  const items = [item("f", 900), item("d", 60), item("b", 34, true), item("c", -1_000), item("a", -20, true)];
  expect(inQueueOrder(items).map(({ id }) => id)).toEqual(["a", "b", "c", "d", "f"]);
  expect(inQueueOrder(items).map((one) => queueHeading(one, NOW))).toEqual([
    "Emergencies",
    "Emergencies",
    "Late",
    "Due by noon",
    "Tomorrow",
  ]);
});

test("in whatever order items come, they stand in the same order, and no heading comes twice", () => {
  const any = fc.record({
    id: fc.stringMatching(/^[a-z]{8}$/),
    kind: fc.constant("message" as const),
    isEmergency: fc.boolean(),
    due: fc.integer({ min: -9_000, max: 9_000 }).map(minutes),
  });
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 30 }), (items) => {
      const ordered = inQueueOrder(items);
      expect(inQueueOrder(items.toReversed())).toEqual(ordered);
      const bands = ordered.map((one) => queueHeading(one, NOW));
      const begins = bands.filter((band, index) => band !== bands[index - 1]);
      expect(new Set(begins).size).toBe(begins.length);
    }),
  );
});

test("says how late something is, or how long there is, in words", () => {
  expect(
    [-0.5, -20, -65, -60 * 17, 0.5, 34, 120, 60 * 72].map((count) => dueWords(minutes(count), NOW)),
  ).toEqual([
    "Late",
    "Late 20 min",
    "Late 1 h 5 min",
    "Late 17 h",
    "now",
    "in 34 min",
    "in 2 h",
    "in 3 days",
  ]);
});
