import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hoursInShort,
  isOpenIn,
  openingHoursProblem,
  openingHoursSpecification,
  openingStatusAt,
  openSchedulesAt,
  openTimeInWords,
  usualWeek,
} from "./opening-hours.ts";
import { isFullSuite } from "#tests/support/suite.ts";

const WEEKDAYS_AND_SATURDAY = "Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off";

describe("the status on a card", () => {
  // 20 November 2026 is a Friday; New Zealand is 13 hours ahead of Greenwich.
  test.each([
    ["2026-11-19T18:00:00Z", "Opens today 8am"],
    ["2026-11-19T19:00:00Z", "Open now until 6pm"],
    ["2026-11-20T04:59:59Z", "Open now until 6pm"],
    ["2026-11-20T05:00:00Z", "Opens Sat 9am"],
    ["2026-11-20T11:00:00Z", "Opens today 9am"],
    ["2026-11-21T02:00:00Z", "Opens Mon 8am"],
    // Half past midnight on Sunday: Monday is no one’s “tomorrow” then.
    ["2026-11-21T11:30:00Z", "Opens Mon 8am"],
  ])("at %s is: %s", (instant, words) => {
    expect(statusInWords(WEEKDAYS_AND_SATURDAY, instant)).toBe(words);
  });

  test.each([
    ["Mo-Su 08:30-12:00", "2026-11-19T20:00:00Z", "Open now until 12 noon"],
    ["Mo-Su 12:00-20:30", "2026-11-19T20:00:00Z", "Opens today 12 noon"],
    ["Mo-Su 12:00-20:30", "2026-11-20T02:00:00Z", "Open now until 8:30pm"],
    ["Mo-Su 08:00-24:00", "2026-11-20T02:00:00Z", "Open now until midnight"],
    ["Mo-Sa 08:00-24:00; Su 00:00-24:00", "2026-11-22T02:00:00Z", "Open now until midnight"],
    ["Fr 00:00-24:00; Sa 00:00-17:00", "2026-11-19T12:00:00Z", "Open now until 5pm Saturday"],
    ["Mo-Th 00:00-24:00", "2026-11-17T02:00:00Z", "Open now until midnight Thursday"],
    ["Mo 00:00-12:00", "2026-11-22T02:00:00Z", "Opens today midnight"],
    ["Fr 09:00-17:00", "2026-11-20T05:00:00Z", "Opens Fri 27 Nov 9am"],
    ["24/7", "2026-11-20T02:00:00Z", "Open now"],
  ])("%s at %s is: %s", (openingHours, instant, words) => {
    expect(statusInWords(openingHours, instant)).toBe(words);
  });

  test("is that the hours are not stated when nothing is known for sure", () => {
    for (const openingHours of ["", "ask us", "off", 'Mo-Fr 08:00-18:00 "by appointment"']) {
      expect(statusInWords(openingHours, "2026-11-20T02:00:00Z")).toBe("Hours not stated");
    }
  });

  test("is that the hours are not stated where people read others than the grammar does", () => {
    for (const openingHours of [
      "Mo-Fr",
      "Sa-Su 00:00-00:00",
      "08:00-17:00",
      "Mo 08:00-17:00; Tu; We 08:00-17:00",
      "Mo-Fr 08:00-12:00; Mo-Fr 13:00-17:00",
    ]) {
      expect(statusInWords(openingHours, "2026-11-16T02:00:00Z")).toBe("Hours not stated");
    }
  });

  test("carries the instant of the next change", () => {
    expect(openingStatusAt(auckland(WEEKDAYS_AND_SATURDAY), new Date("2026-11-20T02:00:00Z"))).toEqual({
      isOpen: true,
      text: "Open now",
      until: "6pm",
      closesAt: new Date("2026-11-20T05:00:00Z"),
    });
    expect(openingStatusAt(auckland(WEEKDAYS_AND_SATURDAY), new Date("2026-11-21T03:00:00Z"))).toEqual({
      isOpen: false,
      text: "Opens Mon 8am",
      opens: "Mon 8am",
      opensAt: new Date("2026-11-22T19:00:00Z"),
    });
  });

  test("does not depend on what was asked before", () => {
    const inAuckland = auckland("Mo-Fr 08:00-18:00; PH off");
    const inWellington = { ...inAuckland, holidayRegion: "WGN" };
    const anniversary = new Date("2027-01-31T22:00:00Z");
    const evening = new Date("2027-01-31T07:00:00Z");
    const asked = [
      openingStatusAt(inWellington, anniversary),
      openingStatusAt(inAuckland, anniversary),
      openingStatusAt(inAuckland, evening),
      openingStatusAt(inWellington, anniversary),
    ];
    expect(asked.map(({ text }) => text)).toEqual(["Open now", "Opens Tue 8am", "Opens Tue 8am", "Open now"]);
  });

  test("is worked out once for everything asked within the hour", () => {
    const schedule = auckland("Mo-Fr 08:00-17:30");
    const first = openingStatusAt(schedule, new Date("2026-11-20T04:00:00Z"));
    expect(openingStatusAt({ ...schedule }, new Date("2026-11-20T04:29:59Z"))).toBe(first);
    expect(openingStatusAt(schedule, new Date("2026-11-20T04:30:00Z")).isOpen).toBe(false);
  });
});

describe("public holidays", () => {
  const daily = "Mo-Fr 08:00-18:00; PH off";

  test.each([
    [
      "Christmas 2026 closes from Thursday evening to Tuesday",
      "2026-12-24T06:00:00Z",
      "AUK",
      "Opens Tue 8am",
    ],
    ["Waitangi Day 2027 is kept on the Monday", "2027-02-05T06:00:00Z", "AUK", "Opens Tue 8am"],
    ["ANZAC Day 2027 is kept on the Monday", "2027-04-25T22:00:00Z", "AUK", "Opens Tue 8am"],
    ["Easter 2027 is Friday and Monday", "2027-03-25T22:00:00Z", "AUK", "Opens Tue 8am"],
    ["Matariki 2030 is a holiday", "2030-06-20T22:00:00Z", "AUK", "Opens Mon 8am"],
    ["Auckland is closed on its anniversary", "2027-01-31T22:00:00Z", "AUK", "Opens Tue 8am"],
    ["Wellington is open on Auckland's", "2027-01-31T22:00:00Z", "WGN", "Open now until 6pm"],
    ["Timaru is closed on South Canterbury's", "2026-09-27T22:00:00Z", "CAN-Timaru", "Opens Tue 8am"],
  ])("%s", (_, instant, holidayRegion, words) => {
    expect(statusInWords(daily, instant, holidayRegion)).toBe(words);
  });

  test("are neither open nor closed where the hours do not name them, unless they never close", () => {
    const silent = "Mo-Fr 08:00-18:00";
    expect(statusInWords(silent, "2026-12-24T22:00:00Z")).toBe("Public holiday, call first");
    expect(statusInWords(silent, "2026-12-23T22:00:00Z")).toBe("Open now until 6pm");
    // Saturday 26 December is Boxing Day, which is kept on the Monday as well.
    expect(statusInWords(silent, "2026-12-26T22:00:00Z")).toBe("Opens Tue 8am");
    expect(usualWeek(auckland(silent), new Date("2026-12-24T22:00:00Z"))[4]).toMatchObject({
      text: "Call first",
      note: "Christmas Day",
    });
    expect(statusInWords("24/7", "2026-12-24T22:00:00Z")).toBe("Open now");
  });

  test("stay shut to a filter for what is open, however long the hours are", () => {
    const schedules = [auckland("Mo-Su 20:00-24:00"), auckland("Mo-Su 00:00-24:00")];
    expect(openSchedulesAt(schedules, new Date("2026-12-24T13:00:00Z"))).toEqual([]);
  });

  test("may have hours of their own, also those of a province", () => {
    const shorter = "Mo-Fr 08:00-18:00; PH 10:00-12:00";
    expect(statusInWords(shorter, "2027-01-31T22:00:00Z", "AUK")).toBe("Open now until 12 noon");
    expect(statusInWords("Mo-Fr,PH 08:00-18:00", "2026-12-25T22:00:00Z")).toBe("Open now until 6pm");
  });

  test("may be meant on weekdays only: Boxing Day 2026 is a Saturday", () => {
    const weekdaysOff = "Mo-Sa 08:00-18:00; PH Mo-Fr off";
    expect(statusInWords(weekdaysOff, "2026-12-24T22:00:00Z")).toBe("Opens Sat 8am");
    expect(statusInWords(weekdaysOff, "2026-12-25T22:00:00Z")).toBe("Open now until 6pm");
    expect(statusInWords(weekdaysOff, "2027-01-31T22:00:00Z", "AUK")).toBe("Opens Tue 8am");
  });

  test("count less than days away: Christmas Day reads closed, and the status names the day after the days away", () => {
    const away = "Mo-Fr 08:00-18:00; 2026 Dec 24-2027 Jan 05 off";
    const christmas = "2026-12-24T22:00:00Z";
    expect(statusInWords(away, christmas)).toBe("Opens Wed 6 Jan 8am");
    expect(usualWeek(auckland(away), new Date(christmas))[4]).toMatchObject({
      text: "Closed",
      note: "Christmas Day",
    });
    // Monday 1 February is Auckland Anniversary Day, of which nothing is said.
    expect(statusInWords("Mo-Fr 08:00-18:00; Jan off", "2026-12-31T22:00:00Z")).toBe("Opens Tue 2 Feb 8am");
  });

  test("count less than hours of their date", () => {
    const dated = "Mo-Fr 08:00-18:00; 2026 Dec 28 10:00-14:00";
    expect(statusInWords(dated, "2026-12-27T22:00:00Z")).toBe("Open now until 2pm");
    expect(statusInWords(dated, "2026-12-24T22:00:00Z")).toBe("Public holiday, call first");
  });

  test("close a practice together with its summer break", () => {
    const summer = "Mo-Fr 08:00-18:00; Dec 24-Jan 10 off; PH off";
    expect(statusInWords(summer, "2026-12-23T06:00:00Z")).toBe("Opens Mon 11 Jan 8am");
    expect(statusInWords(summer, "2027-01-31T22:00:00Z", "AUK")).toBe("Opens Tue 8am");
  });
});

test("only the practices that are open are found open", () => {
  const [day, night, always, silent] = ["Mo-Fr 08:00-18:00", "Mo-Su 20:00-24:00", "24/7", ""].map(auckland);
  const schedules = [day!, night!, always!, silent!];
  expect(openSchedulesAt(schedules, new Date("2026-11-20T02:00:00Z"))).toEqual([day, always]);
  expect(openSchedulesAt(schedules, new Date("2026-11-20T08:00:00Z"))).toEqual([night, always]);
});

describe("the table of the week", () => {
  test("runs from Monday, marks today and names the holiday", () => {
    const week = usualWeek(auckland(WEEKDAYS_AND_SATURDAY), new Date("2026-10-28T02:00:00Z"));
    expect(week.map(({ day, text, note }) => [day, text, note])).toEqual([
      ["Monday", "Closed", "Labour Day"],
      ["Tuesday", "8am–6pm", null],
      ["Wednesday", "8am–6pm", null],
      ["Thursday", "8am–6pm", null],
      ["Friday", "8am–6pm", null],
      ["Saturday", "9am–3pm", null],
      ["Sunday", "Closed", null],
    ]);
    expect(week.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(["Wednesday"]);
  });

  test("changes to the next week at midnight in New Zealand", () => {
    const noted = (instant: string) => usualWeek(auckland("24/7"), new Date(instant)).map(({ note }) => note);
    expect(noted("2026-10-25T10:59:59Z")).not.toContain("Labour Day");
    expect(noted("2026-10-25T11:00:00Z")).toContain("Labour Day");
  });

  test.each([
    ["Mo 08:00-12:00,13:00-17:00", "8am–12 noon, 1pm–5pm"],
    ["24/7", "Open 24 hours"],
    ["Mo 08:00-24:00; Tu 08:00-17:00", "8am–midnight"],
    ["Su 00:00-24:00; Mo 00:00-06:00", "midnight–6am"],
    ['Mo 09:00-12:00, Mo 13:00-15:00 "by appointment"', "9am–12 noon, 1pm–3pm, call first"],
    ['Tu-Fr 08:30-17:00; Mo "by appointment"', "By appointment, call first"],
  ])("tells Monday of %s as %s", (openingHours, text) => {
    expect(usualWeek(auckland(openingHours), new Date("2026-11-20T02:00:00Z"))[0]!.text).toBe(text);
  });

  test("is empty when the hours are not stated", () => {
    expect(usualWeek(auckland("ask us"), new Date("2026-11-20T02:00:00Z"))).toEqual([]);
  });
});

describe("the hours in one line", () => {
  test.each([
    [WEEKDAYS_AND_SATURDAY, "Mon–Fri 8am–6pm, Sat 9am–3pm"],
    ["24/7", "Open 24 hours, every day"],
    ["Mo-Sa 09:00-17:00", "Mon–Sat 9am–5pm"],
    ["Mo-Th 08:30-17:30; Fr 08:30-15:00", "Mon–Thu 8:30am–5:30pm, Fri 8:30am–3pm"],
    ["Mo-Su 08:00-20:00", "Every day 8am–8pm"],
    ["Mo-Fr 08:00-12:00,13:00-17:00", "Mon–Fri 8am–12 noon and 1pm–5pm"],
    ["Mo,We,Fr 09:00-17:00; Sa 09:00-13:00", "Mon, Wed, Fri 9am–5pm, Sat 9am–1pm"],
    ["Mo-Fr 00:00-24:00; Sa 09:00-24:00", "Mon–Fri 24 hours, Sat 9am–midnight"],
    ["Mo-Fr 08:00-17:00; Dec 24-Jan 05 off; PH off", "Mon–Fri 8am–5pm"],
    ["Mo-Fr 08:00-17:00; Sa[1] 09:00-12:00", "Mon–Fri 8am–5pm, some Saturdays"],
    ["Apr-Sep Mo-Fr 09:00-17:00; Oct-Mar Mo-Fr 08:00-18:00", "Hours change through the year"],
    [
      "Mo 08:00-12:00; Tu 09:00-20:00; We 07:30-15:00; Th 10:00-19:00; Fr 08:00-16:30",
      "Mon–Fri between 7:30am and 8pm, hours vary",
    ],
    ["Mo 00:00-24:00; Tu 09:00-20:00; We 07:30-15:00; Th 10:00-19:00; Fr 08:00-16:30", "Mon–Fri, hours vary"],
    ['Mo-Fr 08:00-17:00 "by appointment"', "By arrangement, call first"],
    ["ask us", "Hours not stated"],
    ["off", "Hours not stated"],
  ])("%s is: %s", (openingHours, line) => {
    expect(hoursInShort(openingHours)).toBe(line);
  });
});

describe("hours that somebody wrote", () => {
  test.each([
    WEEKDAYS_AND_SATURDAY,
    "24/7",
    "PH 10:00-12:00",
    "Mo-Fr 08:00-17:00; easter off",
    "Mo-Fr 08:00-17:00; easter -2 days off",
  ])("are taken as they are: %s", (text) => {
    expect(openingHoursProblem(text)).toBeNull();
  });

  test.each([
    ["Mon-Fri 8am-5pm", "can’t be read near “Mon-Fri 8am-5pm”"],
    ["Mo-Fr", "name days without any hours"],
    ["Mo-Fr 22:00-06:00", "close before they open"],
    ["Mo-Fr 08:00-17:00; SH off", "can’t be read near “SH off”"],
    ["08:00-17:00", "don’t say on which days"],
    ["PH off", "closed in every usual week"],
    ["Mo-Fr 08:00-17:00;".repeat(20), "at most 255 characters"],
  ])("get one sentence about what is wrong: %s", (text, words) => {
    const problem = openingHoursProblem(text);
    expect(problem).toContain(words);
    expect(problem).toMatch(/^[A-Z][^.?!]*\.$/);
  });

  test("never break a page, whatever they are", () => {
    const words =
      "Mo Tu-Fr Sa,Su PH SH off closed open unknown 24/7 08:00 08:00-18:00 22:00-26:00 - , ; || / + ( ) [1] " +
      "[-1] Jan Dec 24 easter week 1-53/2 2026 2026-2030 Feb 29 8am é $ : –";
    const spaced = ['"x"', '"', " ", "public holidays", "-2 days"];
    const pieces = fc.constantFrom(...words.split(" "), ...spaced);
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        fc.constantFrom("", " "),
        aroundNow,
        (text, gap, instant) => {
          const schedule = auckland(text.join(gap));
          const status = openingStatusAt(schedule, instant);
          const change = status.isOpen ? status.closesAt : status.opensAt;
          if (change) expect(openingStatusAt(schedule, change).isOpen).toBe(!status.isOpen);
          expect([0, 7]).toContain(usualWeek(schedule, instant).length);
          expect(hoursInShort(schedule.openingHours).length).toBeLessThanOrEqual(60);
          openingHoursSpecification(schedule.openingHours);
        },
      ),
      { numRuns: isFullSuite ? 500 : 200 },
    );
  });
});

describe("a part of the usual week", () => {
  test.each([
    ["Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off", ["saturday"]],
    ["Mo-Fr 08:00-17:00; Th 08:00-18:30", ["evening"]],
    ["Sa-Su 10:00-20:00", ["saturday", "sunday"]],
    ["24/7", ["saturday", "sunday", "evening"]],
    ['Mo-Fr 08:00-17:00; Sa 09:00-12:00 "by appointment"', []],
    ["ask us", []],
  ])("%s has %j", (openingHours, expected) => {
    const parts = ["saturday", "sunday", "evening"] as const;
    expect(parts.filter((part) => isOpenIn(openingHours, part))).toEqual(expected);
  });

  test("a weekend is Saturday or Sunday, and says which", () => {
    expect(
      ["Mo-Fr 09:00-17:00", "Sa 09:00-12:00", "Su 10:00-14:00"].map((hours) => isOpenIn(hours, "weekend")),
    ).toEqual([false, true, true]);
    expect(openTimeInWords("Mo-Sa 09:00-15:00; Su 10:00-14:00", "weekend")).toBe("Sat 9am–3pm, Sun 10am–2pm");
    expect(openTimeInWords("Su 10:00-14:00", "weekend")).toBe("Sun 10am–2pm");
  });
});

describe("the hours for search engines", () => {
  test("group the days that have the same times", () => {
    expect(openingHoursSpecification("Mo-Tu 08:00-12:00,13:00-17:00; Sa 09:00-15:00; PH off")).toEqual([
      { dayOfWeek: ["Monday", "Tuesday"], opens: "08:00", closes: "12:00" },
      { dayOfWeek: ["Monday", "Tuesday"], opens: "13:00", closes: "17:00" },
      { dayOfWeek: ["Saturday"], opens: "09:00", closes: "15:00" },
    ]);
  });

  test("say all day and nothing as schema.org does", () => {
    expect(openingHoursSpecification("Su 00:00-24:00")).toEqual([
      { dayOfWeek: ["Sunday"], opens: "00:00", closes: "23:59" },
    ]);
    expect(openingHoursSpecification("ask us")).toEqual([]);
  });
});

const aroundNow = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });

function auckland(openingHours: string) {
  return { openingHours, holidayRegion: "AUK" };
}

function statusInWords(openingHours: string, instant: string, holidayRegion = "AUK"): string {
  const status = openingStatusAt({ openingHours, holidayRegion }, new Date(instant));
  return status.isOpen && status.until ? `${status.text} until ${status.until}` : status.text;
}
