import { weekdayIndex, wallTimeAt } from "../hours/opening-hours-clock.ts";
import { addDays, atMinute, MINUTES_IN_DAY, newZealandDay } from "../nz-time.ts";

/** The Monday of a day’s week: `mondayOf("2026-12-03") === "2026-11-30"` */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayIndex(wallTimeAt(atMinute(day, MINUTES_IN_DAY / 2)).day));
}

/** Minutes since a day’s midnight by the wall clock, cut to that day: `minutesOn("2026-12-03", noon) === 720` */
export function minutesOn(day: string, at: Date): number {
  const own = newZealandDay(at);
  if (own !== day) return own < day ? 0 : MINUTES_IN_DAY;
  return wallTimeAt(at).minute;
}

/** Something that takes a part of a day, in minutes since midnight. */
export type Placed = { from: number; to: number };

/** Where something stands beside what it overlaps: the second of three is `{ lane: 2, lanes: 3 }`. */
export type Lane = { lane: number; lanes: number };

/** Most lanes that a day’s column has room for; what is beyond them shares the last. */
const MOST_LANES = 5;
const LANES = Array.from({ length: MOST_LANES }, (_, index) => index + 1);

/**
 * Puts what overlaps side by side, in the order in which it begins.
 *
 * `inLanes([{ from: 0, to: 30 }, { from: 15, to: 45 }])` → lanes 1 and 2 of 2
 */
export function inLanes<Item extends Placed>(items: readonly Item[]): (Item & Lane)[] {
  const sorted = items.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const placed: (Item & Lane)[] = [];
  let group: (Item & Lane)[] = [];
  let end = -1;
  const finish = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane));
    placed.push(...group.map((one) => ({ ...one, lanes })));
    group = [];
  };
  for (const item of sorted) {
    if (item.from >= end) finish();
    const free = LANES.find((lane) => !group.some((one) => one.lane === lane && one.to > item.from));
    group.push({ ...item, lane: free ?? MOST_LANES, lanes: 1 });
    end = group.length === 1 ? item.to : Math.max(end, item.to);
  }
  finish();
  return placed;
}

/** Free starts that follow each other, as one thing to press: `times` of them, from the first one on. */
export type FreeRun = Placed & { times: readonly number[] };

/** The shortest row in which each start can be pressed on its own, in minutes: a finger needs 44 pixels, and half an hour has 62. */
const LEAST_ROW = 30;
const HOUR = 60;

/**
 * Free starts of a day as the wide week shows them: one by one where a row is tall enough, else an hour of them that opens
 * in place. `minutes`: how long the visit is; `every`: how far starts are apart.
 */
export function freeRuns(
  starts: readonly number[],
  { every, minutes }: { every: number; minutes: number },
): FreeRun[] {
  const runs: number[][] = [];
  for (const start of starts) {
    const last = runs.at(-1);
    const follows = last && start - last.at(-1)! <= every;
    const hasRoom = every < LEAST_ROW && last && start - last[0]! < HOUR;
    if (follows && hasRoom) last.push(start);
    else runs.push([start]);
  }
  return runs.map((times, index) => {
    const own = times.at(-1)! + Math.max(every, minutes);
    return { from: times[0]!, to: Math.min(own, runs[index + 1]?.[0] ?? own), times };
  });
}
