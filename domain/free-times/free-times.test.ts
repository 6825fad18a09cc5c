import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isFullSuite } from "#tests/support/suite.ts";
import { MINUTE } from "../durations.ts";
import type { BookableWindow, FreeTimesRules } from "./free-times-rules.ts";
import {
  occupiedCells,
  freeTimes,
  isFree,
  nearest,
  nextFree,
  type TimesOfPractice,
  type WantedVisit,
  whyNotFree,
} from "./free-times.ts";
import { publicHolidayOn } from "../hours/holidays.ts";
import { withClosures } from "../hours/hours-form.ts";
import { addDays, newZealandInstant, newZealandMinute } from "../nz-time.ts";
import { VISIT_KINDS } from "./visit-kinds.ts";

/** A case takes some 30 ms: each minute of up to two weeks is asked of up to three people. */
const RUNS = isFullSuite ? 2_000 : 15;
const DAY = 24 * 60;
const WANTED: WantedVisit = { kind: "checkup", patient: "new" };

const RULES: FreeTimesRules = {
  weekly: [0, 1, 2, 3, 4].map(() => [{ from: 540, to: 720 }]).concat([[], []]),
  visits: { checkup: { minutes: 30, for: "all" }, clean: { minutes: 60, for: "existing" } },
  startEvery: 30,
  gap: 0,
  atOnce: 1,
  notice: 0,
  weeksAhead: 4,
  notOn: [],
};
const PRACTICE: TimesOfPractice = {
  rules: RULES,
  schedule: { openingHours: "Mo-Fr 08:00-17:00; PH off", holidayRegion: "AUK" },
  takesNewPatients: true,
  held: new Map(),
  busy: [],
  away: [],
};

const at = (text: string) => newZealandInstant(text, "start")!;
const shown = (practice: TimesOfPractice, now: string, wanted = WANTED) =>
  freeTimes(practice, wanted, at(now)).map((time) => newZealandMinute(time.at));

describe("free times", () => {
  test(
    "are those that someone finds who walks through the weeks minute by minute",
    { timeout: 60_000 + RUNS * 300 },
    () => {
      fc.assert(
        fc.property(CASE, (one) => {
          const found = freeTimes(one.practice, one.wanted, one.now).map((time) => time.at.getTime());
          const all = found.toArray();
          const walked = walkedTimes(one);
          expect(all).toEqual(walked);
          const free = new Set(walked);
          const day = walked[walked.length >> 1] ?? one.now.getTime();
          for (let time = day - 6 * 60 * MINUTE; time < day + 6 * 60 * MINUTE; time += 5 * MINUTE)
            expect(isFree(one.practice, one.wanted, new Date(time), one.now)).toBe(free.has(time));
        }),
        { numRuns: RUNS },
      );
    },
  );

  test("stay on the wall clock when the clocks change", () => {
    const weekly = Array.from({ length: 7 }, () => [{ from: 540, to: 570 }]);
    const practice = { ...PRACTICE, rules: { ...RULES, weekly } };
    for (const change of ["2027-04-04", "2027-09-26"]) {
      const times = shown(practice, `${addDays(change, -2)} 12:00`)
        .take(3)
        .toArray();
      expect(times).toEqual([-1, 0, 1].map((days) => `${addDays(change, days)} 09:00`));
    }
  });

  test("leave out public holidays, days away and days that the practice named", () => {
    const practice = {
      ...PRACTICE,
      schedule: { ...PRACTICE.schedule, openingHours: "Mo-Fr 08:00-17:00; 2027 Feb 02-2027 Feb 03 off" },
      rules: { ...RULES, notOn: [{ from: "2027-02-04", to: "2027-02-04" }] },
    };
    // Monday 1 February is Auckland Anniversary Day.
    expect(shown(practice, "2027-01-31 12:00").next().value).toBe("2027-02-05 09:00");
  });

  test.each([
    ["Dec 24-Jan 05 off", "2026-12-29 09:00", "2027-01-06 09:00"],
    ["Dec 24-Jan 05,Jan 11-Jan 15 off", "2027-01-11 09:00", "2027-01-18 09:00"],
    // Monday 1 February is Auckland Anniversary Day.
    ["Jan off", "2027-01-11 09:00", "2027-02-02 09:00"],
    ["Jan Th-Fr off", "2027-01-14 09:00", "2027-01-18 09:00"],
  ])("are none where the hours say `%s`: not at %s, and again at %s", (away, closed, after) => {
    const practice = {
      ...PRACTICE,
      rules: { ...RULES, weeksAhead: 8 },
      schedule: { ...PRACTICE.schedule, openingHours: `Mo-Fr 08:00-17:00; ${away}` },
    };
    const now = at("2026-12-23 12:30");
    expect(whyNotFree(practice, WANTED, at(closed), now)).toBe("closed");
    const next = freeTimes(practice, WANTED, now, at(closed)).next().value;
    expect(next && newZealandMinute(next.at)).toBe(after);
  });

  test("leave the practice its notice, counted while it is open", () => {
    const practice = { ...PRACTICE, rules: { ...RULES, notice: 4, weekly: week({ from: 540, to: 1020 }) } };
    expect(shown(practice, "2026-12-02 23:00").next().value).toBe("2026-12-03 12:00");
    expect(whyNotFree(practice, WANTED, at("2026-12-03 11:30"), at("2026-12-03 08:05"))).toBe("notice");
    const unstated = { ...practice, schedule: { ...practice.schedule, openingHours: "" } };
    expect(shown(unstated, "2026-12-02 23:00").next().value).toBe("2026-12-03 09:00");
  });

  test("say why one cannot be booked, and which are nearest", () => {
    const now = at("2026-12-02 20:00");
    const half10 = at("2026-12-03 10:30");
    const taken = {
      ...PRACTICE,
      held: new Map([[0, new Map(occupiedCells(half10, 30).map((cell) => [cell, 1]))]]),
    };
    expect(whyNotFree(taken, WANTED, half10, now)).toBe("taken");
    expect(nearest(taken, WANTED, half10, now).map((time) => newZealandMinute(time.at))).toEqual([
      "2026-12-03 09:00",
      "2026-12-03 09:30",
      "2026-12-03 10:00",
      "2026-12-03 11:00",
      "2026-12-03 11:30",
      "2026-12-04 09:00",
    ]);
    const clean: WantedVisit = { kind: "clean", patient: "existing" };
    expect(whyNotFree(taken, clean, at("2026-12-03 10:00"), now)).toBe("fit");
    expect(whyNotFree(taken, { ...clean, patient: "new" }, at("2026-12-03 11:00"), now)).toBe("visit");
    expect(nextFree(taken, { kind: "urgent", patient: null }, now)).toBe(null);
  });

  test("that are kept for emergencies open at 6pm the day before to those in pain, and two hours before to others, with an hour’s notice", () => {
    const weekly = Array.from({ length: 7 }, () => [
      { from: 540, to: 720 },
      { from: 720, to: 780, kinds: ["urgent" as const] },
    ]);
    const visits = { ...RULES.visits, urgent: { minutes: 30, for: "all" as const } };
    const practice = { ...PRACTICE, rules: { ...RULES, weekly, visits, notice: 4 } };
    const pain: WantedVisit = { kind: "urgent", patient: "new" };
    const noon = at("2026-12-03 12:00");
    expect(whyNotFree(practice, pain, noon, at("2026-12-02 17:55"))).toBe("emergencies");
    expect(whyNotFree(practice, pain, noon, at("2026-12-02 18:00"))).toBe(null);
    expect(whyNotFree(practice, pain, noon, at("2026-12-03 11:00"))).toBe(null);
    expect(whyNotFree(practice, pain, noon, at("2026-12-03 11:05"))).toBe("notice");
    expect(whyNotFree(practice, WANTED, noon, at("2026-12-03 09:55"))).toBe("emergencies");
    expect(whyNotFree(practice, WANTED, noon, at("2026-12-03 10:00"))).toBe(null);
    // Who hasn’t said what for isn’t shown them before anyone else.
    const unsaid: WantedVisit = { kind: null, patient: null };
    expect(whyNotFree(practice, unsaid, noon, at("2026-12-02 18:00"))).toBe("emergencies");
  });

  test("that are kept for some visits are free for no others", () => {
    const weekly = Array.from({ length: 7 }, () => [{ from: 540, to: 720, kinds: ["clean" as const] }]);
    const practice = { ...PRACTICE, rules: { ...RULES, weekly } };
    const clean: WantedVisit = { kind: "clean", patient: "existing" };
    expect(whyNotFree(practice, WANTED, at("2026-12-03 09:00"), at("2026-12-02 20:00"))).toBe("kind");
    expect(nextFree(practice, WANTED, at("2026-12-02 20:00"))).toBe(null);
    expect(whyNotFree(practice, clean, at("2026-12-03 09:00"), at("2026-12-02 20:00"))).toBe(null);
  });

  test("are as long as the longest visit until someone has said what for", () => {
    const undecided: WantedVisit = { kind: null, patient: null };
    expect(nextFree(PRACTICE, undecided, at("2026-12-02 20:00"))?.minutes).toBe(60);
  });
});

function week(span: { from: number; to: number }) {
  return Array.from({ length: 7 }, () => [span]);
}

const SPAN = fc
  .tuple(fc.integer({ min: 72, max: 263 }), fc.integer({ min: 1, max: 80 }))
  .map(([from, length]) => ({ from: from * 5, to: Math.min(264, from + length) * 5 }));
/** The windows of a day: a span in up to three parts, each for all visits or for some. */
const DAY_OF_WINDOWS: fc.Arbitrary<BookableWindow[]> = fc
  .tuple(
    SPAN,
    fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 2 }),
    fc.array(fc.constantFrom(null, null, "urgent", "clean", "checkup+clean", "urgent+clean"), {
      minLength: 3,
      maxLength: 3,
    }),
  )
  .map(([{ from, to }, cuts, kinds]) => {
    const ends = [...cuts.map((cut) => from + cut * 5).filter((end) => end < to), to].toSorted(
      (a, b) => a - b,
    );
    return ends
      .map((end, index) => {
        const kept = kinds[index]?.split("+").map((kind) => VISIT_KINDS.find((one) => one === kind)!);
        return { from: ends[index - 1] ?? from, to: end, ...(kept && { kinds: kept }) };
      })
      .filter((window) => window.from < window.to);
  });
const VISIT = fc.record({
  minutes: fc.oneof(fc.integer({ min: 10, max: 120 }), fc.constantFrom(10, 15, 30, 60)),
  for: fc.constantFrom("all", "all", "new", "existing"),
});
/** From any minute of two years, so that both changes of the clocks and every holiday come up. */
const NOW = fc
  .integer({ min: 0, max: 2 * 365 * DAY })
  .map((minutes) => new Date(Date.UTC(2026, 10, 20) + minutes * MINUTE));
/** Between 6am and 10pm of one of the next days, on five minutes. */
const MINUTES_ON = fc
  .tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 72, max: 264 }))
  .map(([day, fives]) => day * DAY + fives * 5);
const DAYS_ON = fc.tuple(fc.integer({ min: -2, max: 14 }), fc.integer({ min: 0, max: 3 }));

type Case = {
  practice: TimesOfPractice;
  wanted: WantedVisit;
  now: Date;
  away: readonly { first: string; last: string }[];
};

const CASE: fc.Arbitrary<Case> = fc
  .record({
    rules: fc.record({
      weekly: fc.array(fc.oneof(fc.constant([]), DAY_OF_WINDOWS, DAY_OF_WINDOWS), {
        minLength: 7,
        maxLength: 7,
      }),
      visits: fc.record({ checkup: VISIT, clean: VISIT, urgent: VISIT }, { requiredKeys: ["checkup"] }),
      startEvery: fc.constantFrom(10, 15, 20, 30, 60),
      gap: fc.constantFrom(0, 0, 5, 10, 13, 30),
      atOnce: fc.integer({ min: 1, max: 4 }),
      notice: fc.oneof(fc.constantFrom(0, 4), fc.integer({ min: 0, max: 40 })),
      weeksAhead: fc.integer({ min: 1, max: 2 }),
    }),
    notOn: fc.array(DAYS_ON, { maxLength: 2 }),
    away: fc.array(DAYS_ON, { maxLength: 2 }),
    isStated: fc.boolean(),
    region: fc.constantFrom("AUK", "CAN", "OTA"),
    takesNewPatients: fc.boolean(),
    held: fc.array(fc.tuple(MINUTES_ON, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 })), {
      maxLength: 80,
      size: "max",
    }),
    colleagues: fc.array(fc.array(DAY_OF_WINDOWS, { minLength: 7, maxLength: 7 }), { maxLength: 2 }),
    busy: fc.array(fc.tuple(MINUTES_ON, fc.integer({ min: 1, max: 36 })), { maxLength: 30, size: "max" }),
    nobodyThere: fc.array(
      fc.tuple(MINUTES_ON, fc.integer({ min: 1, max: 400 }), fc.constantFrom(null, 0, 1, 2)),
      { maxLength: 3 },
    ),
    kind: fc.constantFrom("checkup", "checkup", "urgent", "clean", ...VISIT_KINDS, null),
    patient: fc.constantFrom("new", "existing"),
    now: NOW,
  })
  .map((raw) => {
    const today = wallOf(raw.now.getTime()).day;
    const away = raw.away.map(([from, length]) => ({
      first: addDays(today, from),
      last: addDays(today, from + length),
    }));
    const notOn = raw.notOn.map(([from, length]) => ({
      from: addDays(today, from),
      to: addDays(today, from + length),
    }));
    const usual = raw.isStated ? "Mo-Fr 08:00-17:00; PH off" : "";
    const midnight = newZealandInstant(today, "start")!.getTime();
    const colleagues = raw.colleagues.map((weekly, index) => ({
      whose: index + 1,
      name: `C${index}`,
      weekly,
    }));
    const spanFrom = ([on, length]: readonly [number, number, ...unknown[]]) => ({
      from: midnight + on * MINUTE,
      to: midnight + (on + length * 5) * MINUTE,
    });
    return {
      practice: {
        rules: { ...raw.rules, notOn, ...(colleagues.length > 0 && { colleagues }) },
        schedule: { openingHours: withClosures(usual, away).replace(/^; /, ""), holidayRegion: raw.region },
        takesNewPatients: raw.takesNewPatients,
        held: new Map(
          [0, 1, 2].map((whose) => {
            const own = raw.held.filter(([, , one]) => one === whose);
            return [whose, new Map(own.map(([on, count]) => [(midnight / MINUTE + on) / 5, count]))] as const;
          }),
        ),
        busy: raw.busy.map(spanFrom),
        away: raw.nobodyThere.map((one) => ({ ...spanFrom(one), whose: one[2] })),
      },
      wanted: { kind: raw.kind, patient: raw.patient },
      now: raw.now,
      away,
    };
  });

type Wall = { day: string; weekday: number; minute: number };
const HOURS = new Map<number, Wall>();

/** What the wall says, by the offset of the hour as `Intl` has it. */
function wallOf(time: number): Wall {
  const hour = Math.floor(time / 3_600_000);
  const start = HOURS.getOrInsertComputed(hour, () => {
    const name = OFFSET.formatToParts(time).find(({ type }) => type === "timeZoneName")!.value;
    const wall = new Date((hour + Number(/GMT\+(\d\d)/.exec(name)![1])) * 3_600_000);
    const weekday = (wall.getUTCDay() + 6) % 7;
    return { day: wall.toISOString().slice(0, 10), weekday, minute: wall.getUTCHours() * 60 };
  });
  return { ...start, minute: start.minute + ((time / MINUTE) % 60) };
}

const OFFSET = new Intl.DateTimeFormat("en", { timeZone: "Pacific/Auckland", timeZoneName: "longOffset" });

/** The oracle: each minute is asked on its own. */
function walkedTimes({ practice, wanted, now, away }: Case): number[] {
  const { rules, schedule, held, busy, takesNewPatients } = practice;
  if (wanted.patient === "new" && !takesNewPatients) return [];
  let visit: { minutes: number } | null = null;
  for (const kind of VISIT_KINDS) {
    const one = rules.visits[kind];
    if (!one || (wanted.kind !== null && wanted.kind !== kind)) continue;
    if (one.for !== "all" && one.for !== wanted.patient) continue;
    if (one.for === "new" && !takesNewPatients) continue;
    if (!visit || one.minutes > visit.minutes) visit = one;
  }
  if (!visit) return [];
  const { minutes: length } = visit;
  const isOff = (day: string) =>
    publicHolidayOn(day, schedule.holidayRegion) !== null ||
    away.some(({ first, last }) => first <= day && day <= last);
  const lastDay = addDays(wallOf(now.getTime()).day, rules.weeksAhead * 7);
  const times: number[] = [];
  let opened = 0;
  const wall = wallOf(now.getTime());
  const isStated = schedule.openingHours.includes("Mo-Fr");
  for (let time = now.getTime(); ; time += MINUTE) {
    const { day, weekday, minute } = wallOf(time);
    if (day > lastDay) return times;
    const openedBefore = opened;
    const isOpen = !isStated || (weekday < 5 && !isOff(day) && minute >= 480 && minute < 1020);
    if (isOpen) opened++;
    if (isOff(day) || rules.notOn.some(({ from, to }) => from <= day && day <= to)) continue;
    const isFreeAt = (whose: number, weekly: FreeTimesRules["weekly"]): boolean => {
      const isStart = weekly[weekday]!.some(({ from, to, kinds }) => {
        const isIn = minute >= from && (minute - from) % rules.startEvery === 0 && minute + length <= to;
        if (!isIn || time <= now.getTime()) return false;
        const emergenciesOnly = kinds?.join() === "urgent";
        if (openedBefore < (emergenciesOnly ? Math.min(1, rules.notice) : rules.notice) * 60) return false;
        if (!kinds) return true;
        if (!emergenciesOnly) return wanted.kind === null || kinds.includes(wanted.kind);
        if (wanted.kind !== "urgent") return time - now.getTime() <= 2 * 60 * MINUTE;
        return day === wall.day || (day === addDays(wall.day, 1) && wall.minute >= 18 * 60);
      });
      if (!isStart) return false;
      const most = whose === 0 ? rules.atOnce : 1;
      for (let each = time; each < time + (length + rules.gap) * MINUTE; each += MINUTE) {
        if ((held.get(whose)?.get(Math.floor(each / MINUTE / 5)) ?? 0) >= most) return false;
        if (busy.some(({ from, to }) => from <= each && each < to)) return false;
      }
      for (let each = time; each < time + length * MINUTE; each += MINUTE)
        for (const one of practice.away)
          if ((one.whose === null || one.whose === whose) && one.from <= each && each < one.to) return false;
      // An appointment of their own needs the gap after it as well.
      for (let each = time; each > time - rules.gap * MINUTE; each -= MINUTE)
        if (busy.some(({ from, to }) => from < each && each <= to)) return false;
      return true;
    };
    const isUntaken =
      isFreeAt(0, rules.weekly) || (rules.colleagues ?? []).some((one) => isFreeAt(one.whose, one.weekly));
    if (isUntaken) times.push(time);
  }
}
