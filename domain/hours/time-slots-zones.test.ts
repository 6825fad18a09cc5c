import { beforeAll, expect, test } from "vitest";
import { inZone } from "#tests/support/in-zone.ts";
import { isFullSuite, sampleOf } from "#tests/support/suite.ts";
import { TIME_SLOTS } from "../nz-time.ts";

/** Ten years of days, every time that can be asked for on each: 76,692 of them. The daily suite asks three years. */
const FIRST_DAY = "2026-01-01";
const [DAYS, LAST] = isFullSuite
  ? ([3_652, "2035-12-31 Monday 31 December 2035 6:00 pm"] as const)
  : ([1_096, "2028-12-31 Sunday 31 December 2028 6:00 pm"] as const);
const OTHER_ZONES = sampleOf(["America/New_York", "Pacific/Auckland", "Asia/Kolkata"] as const, 1);

/** What a process in a zone makes of each: when it is, and how it is said. */
type Slots = { starts: number[]; words: string[] };
const slots = new Map<string, Slots>();

beforeAll(async () => {
  await Promise.all(["UTC", ...OTHER_ZONES].map(async (zone) => slots.set(zone, await slotsIn(zone))));
}, 120_000);

test("Every time of these years that can be asked for is then what the clock on the wall shows, in the words that we use", () => {
  const { starts, words } = slots.get("UTC")!;
  expect(starts).toHaveLength(DAYS * TIME_SLOTS.length);
  expect(firstOf(words, (said, at) => said !== onTheWall(starts[at]!))).toEqual([]);
  expect([words[0], words.at(-1)]).toEqual(["2026-01-01 Thursday 1 January 2026 8:00 am", LAST]);
});

test.each(OTHER_ZONES)("It is the same time in the same words for a process in %s", (zone) => {
  const [here, inUtc] = [slots.get(zone)!, slots.get("UTC")!];
  expect(here.words).toHaveLength(inUtc.words.length);
  expect(firstOf(here.words, (said, at) => said !== inUtc.words[at])).toEqual([]);
  expect(firstOf(here.starts, (start, at) => start !== inUtc.starts[at])).toEqual([]);
});

/** Those that are wrong, but no more than can be read: to compare so many lists with each other takes minutes. */
function firstOf<One>(all: readonly One[], isWrong: (one: One, at: number) => boolean): One[] {
  return all.filter(isWrong).slice(0, 5);
}

function slotsIn(zone: string): Promise<Slots> {
  const module = `
    import { addDays, findTimeSlot, formatLongDay, newZealandDay, readDay, slotStart, TIME_SLOTS } from ${JSON.stringify(new URL("../nz-time.ts", import.meta.url).href)};
    const days = Array.from({ length: ${DAYS} }, (_, at) => addDays("${FIRST_DAY}", at));
    const all = days.flatMap((day) => TIME_SLOTS.map(({ value }) => [readDay(day), findTimeSlot(value)]));
    const starts = all.map(([day, slot]) => slotStart(day, slot));
    const words = all.map(([day, slot], at) => [newZealandDay(starts[at]), formatLongDay(day), slot.value.toLowerCase()].join(" "));
    const answer = { starts: starts.map((start) => start.getTime()), words };`;
  return inZone(zone, module);
}

const clock = new Intl.DateTimeFormat("en-NZ", {
  timeZone: "Pacific/Auckland",
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});
const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Auckland", dateStyle: "short" });

function onTheWall(instant: number): string {
  const parts = clock.formatToParts(instant).map(({ type, value }) => [type, value] as const);
  const { weekday, day, month, year, hour, minute, dayPeriod } = Object.fromEntries(parts);
  return `${isoDay.format(instant)} ${weekday} ${day} ${month} ${year} ${hour}:${minute} ${dayPeriod}`;
}
