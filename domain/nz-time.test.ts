import { describe, expect, it } from "vitest";
import { inZone } from "#tests/support/in-zone.ts";
import { HOUR } from "./durations.ts";
import {
  addDays,
  addMonths,
  findTimeSlot,
  formatDay,
  formatLongDay,
  newZealandDay,
  newZealandTime,
  readDay,
  TIME_SLOTS,
} from "./nz-time.ts";
import { sampleOf } from "#tests/support/suite.ts";

const ZONES = ["UTC", "America/New_York", "Pacific/Auckland", "Asia/Kolkata"];

describe("the day in New Zealand", () => {
  it("changes at midnight there, in winter and in summer", () => {
    expect(newZealandDay(new Date("2025-06-17T11:59:59.999Z"))).toBe("2025-06-17");
    expect(newZealandDay(new Date("2025-06-17T12:00:00.000Z"))).toBe("2025-06-18");
    expect(newZealandDay(new Date("2025-12-31T10:59:59.999Z"))).toBe("2025-12-31");
    expect(newZealandDay(new Date("2025-12-31T11:00:00.000Z"))).toBe("2026-01-01");
  });

  it("changes at midnight around both changes of the clocks", () => {
    expect(newZealandDay(new Date("2026-09-26T11:59:59Z"))).toBe("2026-09-26");
    expect(newZealandDay(new Date("2026-09-26T12:00:00Z"))).toBe("2026-09-27");
    expect(newZealandDay(new Date("2026-09-27T10:59:59Z"))).toBe("2026-09-27");
    expect(newZealandDay(new Date("2026-09-27T11:00:00Z"))).toBe("2026-09-28");
    expect(newZealandDay(new Date("2026-04-04T10:59:59Z"))).toBe("2026-04-04");
    expect(newZealandDay(new Date("2026-04-04T11:00:00Z"))).toBe("2026-04-05");
    expect(newZealandDay(new Date("2026-04-05T11:59:59Z"))).toBe("2026-04-05");
    expect(newZealandDay(new Date("2026-04-05T12:00:00Z"))).toBe("2026-04-06");
  });

  it("is right by a clock that is set back", () => {
    expect(newZealandDay(new Date("2026-06-17T12:00:00Z"))).toBe("2026-06-18");
    expect(newZealandDay(new Date("2026-06-17T11:59:59.999Z"))).toBe("2026-06-17");
  });

  it("is right in every hour of a year, whatever zone the server runs in", async () => {
    const start = Date.parse("2026-01-01T00:00:00Z");
    const byIntl = new Intl.DateTimeFormat("en-CA", {
      timeZone: "Pacific/Auckland",
      dateStyle: "short",
    });
    const expected = Array.from({ length: 8760 }, (_, hour) => byIntl.format(start + hour * HOUR));
    for (const zone of sampleOf(ZONES, 2)) {
      expect(await daysOfAYearIn(zone, start), zone).toEqual(expected);
    }
  });

  it("tells the time there in our own words", () => {
    expect(newZealandTime(new Date("2025-06-17T21:30:00Z"))).toBe("9:30am");
    expect(newZealandTime(new Date("2025-12-18T04:00:00Z"))).toBe("5pm");
    expect(newZealandTime(new Date("2025-06-18T00:00:00Z"))).toBe("12 noon");
    expect(newZealandTime(new Date("2025-06-18T12:00:00Z"))).toBe("midnight");
    expect(newZealandTime(new Date("2025-06-18T12:05:00Z"))).toBe("12:05am");
  });
});

describe("a day in words", () => {
  it("is written without a comma, the day first", () => {
    expect(formatDay("2025-06-18")).toBe("18 June 2025");
    expect(formatLongDay("2025-06-18")).toBe("Wednesday 18 June 2025");
    expect(formatLongDay("2026-02-01")).toBe("Sunday 1 February 2026");
  });

  it("is counted on over months and years", () => {
    expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(addMonths("2025-01-31", 1)).toBe("2025-02-28");
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
  });
});

describe("a typed day", () => {
  it.each([
    ["2025-06-18", "2025-06-18"],
    [" 2025-6-8 ", "2025-06-08"],
    ["18/06/2025", "2025-06-18"],
    ["8/6/2025", "2025-06-08"],
    ["18.06.2025", "2025-06-18"],
    ["18-06-2025", "2025-06-18"],
    ["18 06 2025", "2025-06-18"],
    ["18 June 2025", "2025-06-18"],
    ["18 jun 2025", "2025-06-18"],
    ["29 February 2028", "2028-02-29"],
  ])("%s is %s", (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  it.each([
    "",
    "2025-02-29",
    "31/04/2025",
    "2025-13-01",
    "2025-00-10",
    "18 Foo 2025",
    "tomorrow",
    "18/06/25",
    "0",
    "2025-06-18T09:00",
  ])("%j is no day", (typed) => {
    expect(readDay(typed)).toBeUndefined();
  });
});

describe("the times that can be asked for", () => {
  it.each([
    ["9:30 AM", 570],
    ["9:30am", 570],
    ["9.30am", 570],
    ["9:30 a.m.", 570],
    ["09:30", 570],
    ["09:30:00", 570],
    ["9am", 540],
    ["9 AM", 540],
    ["12 noon", 720],
    ["noon", 720],
    ["midday", 720],
    ["12:00 PM", 720],
    ["12pm", 720],
    ["12:00", 720],
    ["17:00", 1020],
    ["5 pm", 1020],
    ["6:00 PM", 1080],
  ])("%s is understood", (text, minutes) => {
    expect(findTimeSlot(text)?.minutes).toBe(minutes);
  });

  it("are understood in their own spellings", () => {
    for (const slot of TIME_SLOTS) {
      expect(findTimeSlot(slot.value)).toBe(slot);
      expect(findTimeSlot(slot.label)).toBe(slot);
    }
  });

  it.each([
    "",
    "7:30 AM",
    "6:30 PM",
    "12:00 AM",
    "9:15 AM",
    "9",
    "13:00 PM",
    "0:30pm",
    "25:00",
    "9:99",
    "soon",
  ])("%j is none of them", (text) => {
    expect(findTimeSlot(text)).toBeUndefined();
  });
});

function daysOfAYearIn(zone: string, start: number): Promise<string[]> {
  const module = `
    import { newZealandDay } from ${JSON.stringify(new URL("./nz-time.ts", import.meta.url).href)};
    const answer = Array.from({ length: 8760 }, (_, hour) => newZealandDay(new Date(${start} + hour * ${HOUR})));`;
  return inZone(zone, module);
}
