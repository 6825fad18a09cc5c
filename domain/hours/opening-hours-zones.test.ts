import { beforeAll, describe, expect, test } from "vitest";
import { publicDays } from "#tests/support/date-holidays.ts";
import { inZone } from "#tests/support/in-zone.ts";
import { sampleOf } from "#tests/support/suite.ts";

/** All of them in the full suite; a year in one costs 2.4 s of CPU time, so the daily one asks UTC and New York. */
const ZONES = sampleOf(
  ["UTC", "Pacific/Auckland", "America/New_York", "Asia/Kolkata", "America/Santiago"] as const,
  2,
);

const HALF_HOUR = 1_800_000;
const NEW_YEAR = Date.UTC(2026, 11, 31, 11);
/** Every half hour of 2027 in New Zealand. */
const INSTANTS = Array.from({ length: 365 * 48 }, (_, index) => NEW_YEAR + index * HALF_HOUR);

/** Between the first and the second 2:30am of that night, what comes next is a matter of taste. */
const HALF_HOUR_OF_TASTE = Date.parse("2027-04-03T13:30:00Z");

type Spans = readonly (readonly [from: number, to: number])[];

/** A schedule, and the same as an independent oracle: open hours by weekday, days off. */
type Schedule = {
  openingHours: string;
  week: Readonly<Record<string, Spans>>;
  isOff: (day: string) => boolean;
};

const holidays = new Set(publicDays("AUK", 2027));

const SCHEDULES: readonly Schedule[] = [
  { openingHours: "Mo-Fr 08:00-18:00", week: on("Mon Tue Wed Thu Fri", [8, 18]), isOff: isHoliday },
  { openingHours: "24/7", week: on("Mon Tue Wed Thu Fri Sat Sun", [0, 24]), isOff: never },
  {
    openingHours: "Mo-Fr 08:30-12:00,13:00-17:00; Sa 09:00-15:00; PH off",
    week: { ...on("Mon Tue Wed Thu Fri", [8.5, 12], [13, 17]), ...on("Sat", [9, 15]) },
    isOff: (day) => holidays.has(day),
  },
  {
    openingHours: "Fr-Su 20:00-24:00",
    week: on("Fri Sat Sun", [20, 24]),
    isOff: isHoliday,
  },
  // Closing time falls into the hour that a Sunday in March leaves out in New York, one in September here.
  {
    openingHours: "Mo-Fr 09:00-17:00; Su 01:30-02:30; Dec 24-Jan 05 off",
    week: { ...on("Mon Tue Wed Thu Fri", [9, 17]), ...on("Sun", [1.5, 2.5]) },
    isOff: (day) => day >= "2027-12-24" || day <= "2027-01-05" || isHoliday(day),
  },
  // Midnight is left out of a Sunday in September in Santiago.
  {
    openingHours: "Su 00:00-00:30; Mo-Sa 00:30-24:00; Dec 25 off",
    week: { ...on("Sun", [0, 0.5]), ...on("Mon Tue Wed Thu Fri Sat", [0.5, 24]) },
    isOff: isHoliday,
  },
];

/** What a process in a zone says of every instant: open or not, until when, in which words. */
type Answer = { isOpen: string; changes: (number | null)[]; words: string };
const answers = new Map<string, Answer[]>();

beforeAll(async () => {
  await Promise.all(ZONES.map(async (zone) => answers.set(zone, await answersIn(zone))));
}, 120_000);

describe.each(SCHEDULES)("$openingHours", (schedule) => {
  const index = SCHEDULES.indexOf(schedule);

  test("is open at the same half hours of a year as the oracle says", () => {
    expect(answers.get("UTC")![index]!.isOpen).toBe(
      INSTANTS.map((time) => (isOpenAt(schedule, time) ? "o" : "-")).join(""),
    );
  });

  test("changes next when the oracle does", () => {
    const { isOpen, changes } = answers.get("UTC")![index]!;
    const wrong = INSTANTS.filter((time, at) => {
      const next = isOpen.indexOf(isOpen[at] === "o" ? "-" : "o", at);
      return next !== -1 && time !== HALF_HOUR_OF_TASTE && changes[at] !== INSTANTS[next];
    });
    expect(wrong.map((time) => new Date(time).toISOString())).toEqual([]);
  });

  test.each(ZONES)("means the same to a process in %s, to the letter", (zone) => {
    expect(answers.get(zone)![index]).toEqual(answers.get("UTC")![index]);
  });
});

test("a process in New York does live in another zone", async () => {
  expect(await inZone("America/New_York", "const answer = new Date(0).getHours();")).toBe(19);
});

function answersIn(zone: string): Promise<Answer[]> {
  const module = `
    import { createHash } from "node:crypto";
    import { openingStatusAt } from ${JSON.stringify(new URL("./opening-hours.ts", import.meta.url).href)};
    const texts = ${JSON.stringify(SCHEDULES.map(({ openingHours }) => openingHours))};
    const answer = texts.map((openingHours) => {
      const statuses = Array.from({ length: ${INSTANTS.length} }, (_, index) =>
        openingStatusAt({ openingHours, holidayRegion: "AUK" }, new Date(${NEW_YEAR} + index * ${HALF_HOUR})),
      );
      return {
        isOpen: statuses.map((status) => (status.isOpen ? "o" : "-")).join(""),
        changes: statuses.map(({ isOpen, closesAt, opensAt }) => (isOpen ? closesAt : opensAt)?.getTime() ?? null),
        words: createHash("sha256").update(JSON.stringify(statuses)).digest("hex"),
      };
    });`;
  return inZone(zone, module);
}

const clock = new Intl.DateTimeFormat("en-NZ", {
  timeZone: "Pacific/Auckland",
  hourCycle: "h23",
  weekday: "short",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

function isOpenAt({ week, isOff }: Schedule, time: number): boolean {
  const parts = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, value]));
  if (isOff(`${parts["year"]}-${parts["month"]}-${parts["day"]}`)) return false;
  const hours = Number(parts["hour"]) + Number(parts["minute"]) / 60;
  return (week[parts["weekday"]!] ?? []).some(([from, to]) => from <= hours && hours < to);
}

function on(weekdays: string, ...spans: Spans): Record<string, Spans> {
  return Object.fromEntries(weekdays.split(" ").map((weekday) => [weekday, spans]));
}

/** What names no public holidays says nothing of them, so it is not said to be open on one. */
function isHoliday(day: string): boolean {
  return holidays.has(day);
}

function never(): boolean {
  return false;
}
