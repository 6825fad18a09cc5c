import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, newZealandDay, newZealandMinute } from "#domain/nz-time.ts";
import { inZone } from "#tests/support/in-zone.ts";
import { NotUnderstood } from "./not-understood.ts";
import { busySpansIn } from "./read-calendar.ts";
import { WINDOWS_ZONES } from "./windows-zones.ts";
import { isFullSuite } from "#tests/support/suite.ts";

/** From Thursday 26 November 2026, 1pm, for thirteen weeks. */
const WINDOW = { from: Date.parse("2026-11-26T00:00:00Z"), to: Date.parse("2027-02-25T00:00:00Z") };

describe("A practice is busy when its own program says so, as it is written by", () => {
  test.each([
    [
      "google",
      [
        "2026-11-30 09:30 to 2026-11-30 10:15",
        "2026-12-01 13:00 to 2026-12-01 14:00",
        "2026-12-03 00:00 to 2026-12-05 00:00",
        "2026-12-14 11:00 to 2026-12-14 12:00",
        "2026-12-15 09:30 to 2026-12-15 10:30",
      ],
    ],
    [
      "outlook",
      [
        "2026-11-30 09:00 to 2026-11-30 10:00",
        "2026-11-30 13:00 to 2026-11-30 14:30",
        "2026-12-03 12:00 to 2026-12-03 13:00",
        "2026-12-14 13:00 to 2026-12-14 14:30",
        "2026-12-18 15:00 to 2026-12-18 16:00",
      ],
    ],
    [
      "apple",
      [
        "2026-11-27 16:00 to 2026-11-27 17:00",
        "2026-12-02 09:30 to 2026-12-02 10:15",
        "2026-12-03 14:00 to 2026-12-03 15:30",
        "2026-12-08 00:00 to 2026-12-09 00:00",
        "2026-12-14 10:00 to 2026-12-14 10:30",
        "2026-12-15 10:00 to 2026-12-15 10:30",
        "2026-12-16 10:00 to 2026-12-16 10:30",
        "2026-12-16 11:00 to 2026-12-16 11:45",
        "2026-12-17 10:00 to 2026-12-17 10:30",
        "2026-12-17 11:00 to 2026-12-17 11:45",
        "2027-01-29 16:00 to 2027-01-29 17:00",
      ],
    ],
    [
      "proton",
      [
        "2026-11-30 08:30 to 2026-11-30 09:30",
        "2026-12-02 08:30 to 2026-12-02 09:30",
        "2026-12-04 08:00 to 2026-12-04 09:00",
      ],
    ],
    [
      "nextcloud",
      [
        "2026-11-30 11:00 to 2026-11-30 12:00",
        "2026-12-02 11:00 to 2026-12-02 12:00",
        "2026-12-03 13:00 to 2026-12-03 14:00",
        "2026-12-04 09:00 to 2026-12-04 09:30",
        "2026-12-07 00:00 to 2026-12-08 00:00",
        "2026-12-14 00:00 to 2026-12-15 00:00",
      ],
    ],
    [
      "practice-program",
      [
        "2026-11-30 09:00 to 2026-11-30 10:15",
        "2026-12-01 00:00 to 2026-12-02 00:00",
        "2026-12-03 09:00 to 2026-12-03 09:45",
        "2026-12-03 11:00 to 2026-12-03 11:30",
        "2026-12-04 09:00 to 2026-12-04 10:00",
      ],
    ],
  ])("%s", (program, expected) => {
    expect(inWords(fileOf(program))).toEqual(expected);
  });

  test("any of them, whatever the zone of the process", async () => {
    const reader = JSON.stringify(import.meta.resolve("./read-calendar.ts"));
    const files = ["google", "outlook", "apple", "proton", "nextcloud", "practice-program"].map(fileOf);
    const module = `import { busySpansIn } from ${reader};
      const answer = ${JSON.stringify(files)}.map((text) => busySpansIn(text, { window: ${JSON.stringify(WINDOW)}, isOurs: () => false }));`;
    const elsewhere = await Promise.all(["UTC", "America/New_York"].map((zone) => inZone(zone, module)));
    const here = files.map((text) => busySpansIn(text, { window: WINDOW, isOurs: () => false }));
    expect(elsewhere).toEqual([here, here]);
  });
});

/** As each program writes them, with an event of now, an old one and one without a zone, of which some are broken. */
describe("A calendar with odd events is read, or refused with the event and its line, of", () => {
  const ODD = "2026-12-03 14:00 to 2026-12-03 15:00";
  test.each([
    [
      "google",
      ["2026-11-30 09:30 to 2026-11-30 10:15", ...eachWeek("2026-12-02", "09:00", "09:30"), ODD].toSorted(),
    ],
    ["apple", { line: 28, text: "DURATION:P-1H", starts: "20261201T090000" }],
    [
      "outlook-com",
      {
        line: 37,
        text: "DTEND;TZID=Line Islands Standard Time:20261202Tnoon",
        starts: "20261202T120000",
      },
    ],
    [
      "microsoft-365",
      [
        "2026-11-30 09:00 to 2026-11-30 10:00",
        "2026-12-01 09:00 to 2026-12-01 10:00",
        "2026-12-02 10:00 to 2026-12-02 11:00",
        ODD,
        "2026-12-04 10:00 to 2026-12-04 11:30",
      ],
    ],
    ["fastmail", { line: 30, text: "DTSTART;TZID=Surgery:20261202T090000", starts: "20261202T090000" }],
    [
      "nextcloud",
      [
        "2026-11-30 11:00 to 2026-11-30 12:00",
        "2026-12-01 11:00 to 2026-12-01 12:00",
        "2026-12-02 11:00 to 2026-12-02 12:00",
        ODD,
      ],
    ],
    ["evolution", { line: 23, text: "RRULE:FREQ=FORTNIGHTLY", starts: "20261202T090000" }],
    ["practice-program", { line: 12, text: "", starts: "" }],
  ])("%s", (program, expected) => {
    expect(readOrRefused(fileOf(`faults/${program}`))).toEqual(expected);
  });

  test.each([
    ["apple", 25, 30, ["2026-11-30 09:00 to 2026-11-30 10:00", "2026-12-03 14:00 to 2026-12-03 14:30"]],
    [
      "outlook-com",
      34,
      39,
      ["2026-11-30 09:00 to 2026-11-30 10:00", "2026-12-01 11:00 to 2026-12-01 12:00", ODD],
    ],
    ["fastmail", 28, 32, ["2026-11-30 09:00 to 2026-11-30 10:00", "2026-11-30 13:00 to 2026-11-30 14:00"]],
    [
      "evolution",
      19,
      24,
      ["2026-11-30 09:00 to 2026-11-30 10:00", "2026-12-01 14:00 to 2026-12-01 15:00", ODD],
    ],
  ])("%s, once the named event is put right", (program, from, to, expected) => {
    const lines = fileOf(`faults/${program}`).split("\r\n");
    lines.splice(from - 1, to - from + 1);
    expect(readOrRefused(lines.join("\r\n"))).toEqual(expected);
  });

  test("every name of Windows is known, whether the calendar describes it or not", () => {
    for (const [name, zone] of Object.entries(WINDOWS_ZONES)) {
      const [here, there] = [name, zone].map((tzid) =>
        inWords(event(`DTSTART;TZID=${tzid}:20261201T090000`, `DTEND;TZID=${tzid}:20261201T100000`)),
      );
      expect([name, here]).toEqual([name, there]);
      expect(here).toHaveLength(1);
    }
    expect(Object.keys(WINDOWS_ZONES).length).toBe(139);
  });

  test("one line of two million letters, without keeping anyone", () => {
    const long = `BEGIN:VEVENT\r\nDESCRIPTION:${";".repeat(2_000_000)}\r\nDTSTART:20261201T090000\r\nDURATION:PT1H\r\nEND:VEVENT\r\n`;
    const before = process.cpuUsage();
    expect(inWords(calendar(long))).toHaveLength(1);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  test("all-day entries are left out where the practice says that they are notes", () => {
    const text = calendar(
      ["DTSTART;VALUE=DATE:20261201", "DTSTART:20261202T090000\r\nDURATION:PT1H"]
        .map((lines, uid) => `BEGIN:VEVENT\r\nUID:${uid}\r\n${lines}\r\nEND:VEVENT\r\n`)
        .join(""),
    );
    const spans = busySpansIn(text, { window: WINDOW, isOurs: () => false, skipsDays: true });
    expect(spans.map(({ from }) => newZealandMinute(new Date(from)))).toEqual(["2026-12-02 09:00"]);
    expect(inWords(text)).toHaveLength(2);
  });
});

describe("What a calendar says is read as", () => {
  test("nine on the wall, also after the clocks have changed, and also where it counts in UTC", () => {
    const window = { from: Date.parse("2027-04-02T00:00:00Z"), to: Date.parse("2027-04-06T00:00:00Z") };
    const daily = "RRULE:FREQ=DAILY;UNTIL=20270405T000000Z";
    expect(
      inWords(event("DTSTART;TZID=Pacific/Auckland:20100101T090000", "DURATION:PT1H", daily), window),
    ).toEqual([
      "2027-04-03 09:00 to 2027-04-03 10:00",
      "2027-04-04 09:00 to 2027-04-04 10:00",
      "2027-04-05 09:00 to 2027-04-05 10:00",
    ]);
    expect(inWords(event("DTSTART:20270402T200000Z", "DURATION:PT1H", daily), window)).toEqual([
      "2027-04-03 09:00 to 2027-04-03 10:00",
      "2027-04-04 08:00 to 2027-04-04 09:00",
      "2027-04-05 08:00 to 2027-04-05 09:00",
    ]);
  });

  test("days by the calendar and hours by the clock, on the day with 25 hours", () => {
    const window = { from: Date.parse("2027-04-02T00:00:00Z"), to: Date.parse("2027-04-06T00:00:00Z") };
    const start = "DTSTART;TZID=Pacific/Auckland:20270403T220000";
    expect(inWords(event(start, "DURATION:P1D"), window)).toEqual(["2027-04-03 22:00 to 2027-04-04 22:00"]);
    expect(inWords(event(start, "DURATION:PT24H"), window)).toEqual(["2027-04-03 22:00 to 2027-04-04 21:00"]);
    expect(inWords(event("DTSTART;VALUE=DATE:20270404"), window)).toEqual([
      "2027-04-04 00:00 to 2027-04-05 00:00",
    ]);
  });

  test("an instance left out by its day alone, and one that is named in another zone", () => {
    const daily = [
      "DTSTART;TZID=Pacific/Auckland:20261130T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY;COUNT=3",
    ];
    expect(inWords(event(...daily, "EXDATE;VALUE=DATE:20261201", "EXDATE:20261201T200000Z"))).toEqual([
      "2026-11-30 09:00 to 2026-11-30 10:00",
    ]);
  });

  test("the last instance, where the rule ends in UTC at the very time of it", () => {
    const start = "DTSTART;TZID=Pacific/Auckland:20261130T090000";
    expect(inWords(event(start, "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20261130T200000Z"))).toHaveLength(2);
  });

  test("busy from the window's beginning, where it began before", () => {
    expect(inWords(event("DTSTART;VALUE=DATE:20261101", "DTEND;VALUE=DATE:20261128"))).toEqual([
      "2026-11-26 13:00 to 2026-11-28 00:00",
    ]);
  });

  test.each([
    ["a page to sign in at", "<!doctype html><title>Sign in</title>"],
    ["nothing", ""],
    ["a file that breaks off", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261130T090000"],
    ["a card", "BEGIN:VCARD\r\nFN:Ana\r\nEND:VCARD"],
    ["a zone that nobody describes", event("DTSTART;TZID=Nowhere:20261130T090000")],
    ["an event without a start", event("SUMMARY:x")],
    ["a day that is none", event("DTSTART;VALUE=DATE:20261301")],
    ["a length that is none", event("DTSTART:20261130T090000", "DURATION:PX")],
    ["a rule that nobody knows", event("DTSTART:20261130T090000", "RRULE:FREQ=SOMETIMES")],
    ["each minute since 2010", event("DTSTART:20100101T090000", "RRULE:FREQ=MINUTELY")],
    ["20,001 events", calendar("BEGIN:VEVENT\r\nDTSTART:20100101T090000\r\nEND:VEVENT\r\n".repeat(20_001))],
    ["2,001 busy spans", event("DTSTART:20261201T000000", "DURATION:PT5M", "RRULE:FREQ=HOURLY;COUNT=2001")],
  ])("not understood, where it is %s", (_, text) => {
    expect(() => inWords(text)).toThrow(Error);
  });

  test("nothing that ends before it begins, but where that is over", () => {
    const start = "DTSTART;TZID=Pacific/Auckland:20261202T090000";
    const before = "DTEND;TZID=Pacific/Auckland:20261201T100000";
    const at = { line: 6, text: before, starts: "20261202T090000" };
    expect(readOrRefused(event(start, before))).toEqual(at);
    const period = "RDATE;VALUE=PERIOD:20261203T010000Z/20261203T000000Z";
    expect(readOrRefused(event(start, "DURATION:PT1H", period))).toMatchObject({ starts: "20261202T090000" });
    const inZones = "DTEND;TZID=Australia/Sydney:20261202T065900";
    expect(readOrRefused(event(start, inZones))).toMatchObject({ text: inZones });
    expect(readOrRefused(event(start, start.replace("START", "END")))).toEqual([]);
    expect(inWords(event("DTSTART:20241202T090000Z", "DTEND:20241202T080000Z"))).toEqual([]);
  });

  test("the same whether a daily or weekly rule is walked from its beginning or from just before the window", () => {
    const days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
    const rule = fc.record({
      freq: fc.constantFrom("DAILY", "WEEKLY"),
      // Every seventh day never falls on another weekday: such a rule never comes back.
      interval: fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 9),
      byday: fc.subarray(days),
      bymonth: fc.subarray([1, 2, 3, 6, 11, 12]),
      wkst: fc.constantFrom("MO", "SU"),
    });
    const part = (name: string, values: readonly unknown[]) =>
      values.length > 0 ? `;${name}=${values.join()}` : "";
    fc.assert(
      fc.property(rule, fc.integer({ min: 1, max: 900 }), ({ freq, interval, byday, bymonth, wkst }, ago) => {
        const start = Temporal.PlainDate.from("2026-11-26")
          .subtract({ days: ago })
          .toString()
          .replaceAll("-", "");
        const text = `FREQ=${freq};INTERVAL=${interval};WKST=${wkst}${part("BYDAY", byday)}${part("BYMONTH", bymonth)}`;
        const read = (end: string) =>
          inWords(event(`DTSTART:${start}T090000`, "DURATION:PT1H", `RRULE:${text}${end}`));
        // A rule that is counted is walked from its beginning.
        expect(read("")).toEqual(read(";COUNT=5000"));
      }),
      { numRuns: isFullSuite ? 400 : 100 },
    );
  });
});

function readOrRefused(text: string) {
  try {
    return inWords(text);
  } catch (error) {
    if (error instanceof NotUnderstood) return error.at;
    throw error;
  }
}

function eachWeek(first: string, from: string, to: string): string[] {
  const last = newZealandDay(new Date(WINDOW.to));
  const days: string[] = [];
  for (let day = first; day < last; day = addDays(day, 7)) days.push(`${day} ${from} to ${day} ${to}`);
  return days;
}

function fileOf(program: string): string {
  const file = new URL(`../../tests/support/calendars/${program}.ics`, import.meta.url);
  return readFileSync(file, "utf8").replaceAll("\n", "\r\n");
}

function event(...lines: string[]): string {
  return calendar(`BEGIN:VEVENT\r\nUID:a\r\n${lines.join("\r\n")}\r\nEND:VEVENT\r\n`);
}

function calendar(events: string): string {
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`;
}

/** `2026-11-30 09:00 to 2026-11-30 10:15` on clocks here. */
function inWords(text: string, window = WINDOW): string[] {
  const isOurs = (uid: string) => uid.endsWith(".visit@niho.example");
  return busySpansIn(text, { window, isOurs }).map(
    ({ from, to }) => `${newZealandMinute(new Date(from))} to ${newZealandMinute(new Date(to))}`,
  );
}
