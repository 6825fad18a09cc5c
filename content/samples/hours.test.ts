import OpeningHours from "opening_hours";
import { expect, test } from "vitest";
import { EMERGENCY_HOURS, GENERAL_HOURS, ROUND_THE_CLOCK, SPECIALIST_HOURS } from "./hours.ts";
import { WRITTEN } from "./written.ts";

const ALL = [ROUND_THE_CLOCK, ...EMERGENCY_HOURS, ...SPECIALIST_HOURS, ...GENERAL_HOURS];

/** A week of June 2026 without any holiday: Monday the 8th to Sunday the 14th. */
const WEEK = [8, 9, 10, 11, 12, 13, 14];

function read(value: string): OpeningHours {
  const somewhere = { lat: -41.2865, lon: 174.7762, address: { country_code: "nz", state: "Wellington" } };
  return new OpeningHours(value, somewhere);
}

function isOpenAt(value: string, day: number, hour: number, minute = 0): boolean {
  return read(value).getState(new Date(2026, 5, day, hour, minute));
}

test("there are dozens of different opening hours", () => {
  expect(new Set(ALL.map((hours) => hours.value)).size).toBeGreaterThanOrEqual(40);
});

test.each([
  ...new Set([...ALL.map((hours) => hours.value), ...WRITTEN.map((practice) => practice.openingHours)]),
])("%s is read without a warning", (value) => {
  expect(read(value).getWarnings()).toEqual([]);
});

test.each(ALL)("what may be said of $value is true of it", (hours) => {
  const { value } = hours;
  const isRoundTheClock = hours === ROUND_THE_CLOCK;
  const opensLate = WEEK.slice(0, 5).some((day) => isOpenAt(value, day, 18, 30));
  const opensEarly = WEEK.slice(0, 5).some((day) => isOpenAt(value, day, 7, 50));
  const shutsAtNoon = WEEK.slice(0, 5).some(
    (day) => isOpenAt(value, day, 11, 30) && !isOpenAt(value, day, 13, 15) && day !== 12,
  );
  expect(Boolean(hours.late) || isRoundTheClock).toBe(opensLate);
  expect(Boolean(hours.early) || isRoundTheClock).toBe(opensEarly);
  expect(Boolean(hours.saturday)).toBe(isOpenAt(value, 13, 11));
  expect(Boolean(hours.sunday)).toBe(isOpenAt(value, 14, 11));
  if (shutsAtNoon) expect(hours.lunch).toBe(true);
});

test.each(ALL.filter((hours) => hours.late))("$value stays open as late as it says", ({ value, late }) => {
  const [, hour, minute = "0"] = /^(\d+)(?::(\d+))?pm$/.exec(late!.until)!;
  const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  const closing = 12 + Number(hour);
  for (const [index, name] of names.entries()) {
    const isNamed = late!.days.includes(name) || (late!.days === "from Monday to Thursday" && index < 4);
    if (!isNamed && late!.days !== "on weekdays" && late!.days !== "every day of the week") continue;
    const before = Number(minute) === 0 ? [closing - 1, 50] : [closing, Number(minute) - 10];
    expect(isOpenAt(value, WEEK[index]!, before[0]!, before[1]), name).toBe(true);
    expect(isOpenAt(value, WEEK[index]!, closing, Number(minute) + 5), name).toBe(false);
  }
});

test.each(ALL.filter((hours) => hours.early))("$value opens as early as it says", ({ value, early }) => {
  const [, hour, minute = "0"] = /^(\d+)(?::(\d+))?am$/.exec(early!)!;
  expect(isOpenAt(value, 9, Number(hour), Number(minute) + 5)).toBe(true);
  expect(isOpenAt(value, 9, Number(hour), Number(minute) - 5)).toBe(false);
});
