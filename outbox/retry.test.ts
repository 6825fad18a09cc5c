import { expect, test } from "vitest";
import { nextAttemptAt } from "./retry.ts";

const START = new Date("2026-11-20T00:00:00.000Z");
const HOUR = 3600;

/** Seconds after the start of each attempt, until it is time to give up. */
function attempts(random: number): number[] {
  const times = [0];
  for (let now: Date | undefined = START; now;) {
    now = nextAttemptAt({ attempt: times.length, since: START, now, random });
    if (now) times.push((now.getTime() - START.getTime()) / 1000);
  }
  return times;
}

test("the pauses double from 30 seconds to two hours, for 48 hours", () => {
  const times = attempts(0);
  const pauses = times.slice(1).map((time, index) => time - times[index]!);
  expect(pauses.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 2 * HOUR]);
  expect(new Set(pauses.slice(8, -1))).toEqual(new Set([2 * HOUR]));
  expect(times.at(-1)).toBe(48 * HOUR);
});

test("chance lengthens a pause by less than a fifth and never shortens it", () => {
  for (const random of [0, 0.25, 0.999]) {
    const times = attempts(random);
    expect(times[1]).toBeGreaterThanOrEqual(30);
    expect(times[1]).toBeLessThan(36);
    expect(times.at(-1)).toBeGreaterThanOrEqual(48 * HOUR);
    expect(times.at(-1)).toBeLessThan(1.2 * 48 * HOUR);
  }
});

test("an outage of ours uses up none of the 48 hours", () => {
  const outage = 65 * HOUR;
  let now = START;
  let tries = 1;
  for (;;) {
    const next = nextAttemptAt({ attempt: tries, since: START, now, random: 0 });
    if (!next) break;
    // The site is off from the first failure on, over a weekend.
    now = tries === 1 ? new Date(START.getTime() + outage * 1000) : next;
    tries++;
  }
  expect(now.getTime() - START.getTime()).toBe((outage - 30 + 48 * HOUR) * 1000);
  expect(tries).toBe(attempts(0).length);
});

test("a message that a clock dated later than now is not tried for ever", () => {
  const since = new Date(START.getTime() + 40 * 24 * HOUR * 1000);
  expect(nextAttemptAt({ attempt: 1000, since, now: START, random: 0 })).toBeUndefined();
});
