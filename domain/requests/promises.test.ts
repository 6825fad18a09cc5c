import { describe, expect, it } from "vitest";
import { formatLongDay, newZealandDay, newZealandTime } from "../nz-time.ts";
import { dueAt, questionEnds, reminderTimes, type Term } from "./promises.ts";

const SCHEDULE = { openingHours: "Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off", holidayRegion: "AUK" };

describe("an answer in hours is due", () => {
  it.each([
    ["on the same day, while we are open", "2026-11-20T10:00", 4, "Friday 20 November 2026, 2pm"],
    ["at closing time, to the minute", "2026-11-20T14:00", 4, "Friday 20 November 2026, 6pm"],
    ["on Saturday, when Friday is not long enough", "2026-11-20T16:00", 4, "Saturday 21 November 2026, 11am"],
    ["from when we open, when it came at night", "2026-11-20T02:15", 4, "Friday 20 November 2026, 12 noon"],
    ["on Monday, when it came on Sunday", "2026-11-22T12:00", 8, "Monday 23 November 2026, 4pm"],
    [
      "after the holidays, when it came on Christmas Eve",
      "2026-12-24T16:00",
      4,
      "Tuesday 29 December 2026, 10am",
    ],
    ["a day later where Auckland has its day", "2027-01-30T14:00", 2, "Tuesday 2 February 2027, 9am"],
    ["across the change of clocks", "2026-09-26T14:00", 4, "Monday 28 September 2026, 11am"],
  ])("%s", (_when, receivedAt, openHours, due) => {
    expect(dueFor(receivedAt, { openHours })).toBe(due);
  });
});

describe("an answer in business days is due", () => {
  it.each([
    ["at the same time on the next one", "2026-11-18T09:30", 1, "Thursday 19 November 2026, 9:30am"],
    ["on Monday, when it came on Friday", "2026-11-20T16:00", 1, "Monday 23 November 2026, 4pm"],
    [
      "by the end of Monday, when it came at the weekend",
      "2026-11-21T10:00",
      1,
      "Monday 23 November 2026, 6pm",
    ],
    ["after three of them, holidays left out", "2026-12-23T10:00", 3, "Wednesday 30 December 2026, 10am"],
    [
      "across the change of clocks, at the same time of day",
      "2026-09-25T09:00",
      1,
      "Monday 28 September 2026, 9am",
    ],
  ])("%s", (_when, receivedAt, businessDays, due) => {
    expect(dueFor(receivedAt, { businessDays })).toBe(due);
  });
});

describe("a patient who is asked may answer", () => {
  it.each([
    ["until the whole hour after three business days", "2026-11-18T10:41", "Monday 23 November 2026, 11am"],
    ["to the hour, when it is whole", "2026-11-18T09:00", "Monday 23 November 2026, 9am"],
    ["until 9am, when it was asked at night", "2026-11-18T02:23", "Monday 23 November 2026, 9am"],
    ["until 8pm, when it was asked by then", "2026-11-18T19:30", "Monday 23 November 2026, 8pm"],
    [
      "until the next morning, when it was asked after that",
      "2026-11-18T20:01",
      "Tuesday 24 November 2026, 9am",
    ],
    [
      "until the next morning, when it was asked before midnight",
      "2026-11-18T23:40",
      "Tuesday 24 November 2026, 9am",
    ],
    [
      "at the weekend, when it was asked on a late evening",
      "2026-11-17T22:00",
      "Saturday 21 November 2026, 9am",
    ],
    [
      "by the clock of the last day, when clocks change before",
      "2026-09-23T23:30",
      "Tuesday 29 September 2026, 9am",
    ],
  ])("%s", (_when, askedAt, ends) => {
    expect(inWords(questionEnds(at(askedAt), { isEmergency: false, desk: SCHEDULE }))).toBe(ends);
  });

  it("in an emergency, for four of our open hours to the minute", () => {
    const ends = questionEnds(at("2026-11-20T10:41"), { isEmergency: true, desk: SCHEDULE });
    expect(inWords(ends)).toBe("Friday 20 November 2026, 2:41pm");
  });
});

function dueFor(receivedAt: string, term: Term): string {
  return inWords(dueAt(at(receivedAt), term, SCHEDULE));
}

function at(onTheWall: string): Date {
  return new Date(
    Temporal.PlainDateTime.from(onTheWall).toZonedDateTime("Pacific/Auckland").epochMilliseconds,
  );
}

function inWords(instant: Date): string {
  return `${formatLongDay(newZealandDay(instant))}, ${newZealandTime(instant)}`;
}

describe("the reminder of an appointment on Wednesday at 9am", () => {
  it.each([
    ["Monday, at 10am", "2026-11-23T10:00", "Tuesday 24 November 2026, 9am"],
    [
      "Tuesday, after 9am: then in the evening, not with the news itself",
      "2026-11-24T12:44",
      "Tuesday 24 November 2026, 7pm",
    ],
    ["Tuesday, shortly before the evening: then there is none", "2026-11-24T17:00", null],
  ])("agreed on %s", (_when, agreedAt, due) => {
    const reminder = reminderTimes(at("2026-11-25T09:00"), at(agreedAt));
    expect(reminder && inWords(reminder.dueAt)).toBe(due);
  });
});
