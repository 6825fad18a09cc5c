import { expect, test } from "vitest";
import { type Schedule, weekOf } from "#domain/opening-hours.ts";
import { PROMISES, SUPPORT_HOURS } from "./site.ts";
import { BOOKINGS_SCHEDULE, ESCALATION_HOURS, REPLIES, SUPPORT_SCHEDULE } from "./support.ts";

test("The hours that clocks go by are those that visitors read", () => {
  const [weekdays, saturday] = SUPPORT_HOURS.support;
  const [bookings] = SUPPORT_HOURS.bookings;
  expect(weekInWords(SUPPORT_SCHEDULE)).toEqual([...fiveTimes(weekdays.hours), saturday.hours, "Closed"]);
  expect(weekInWords(BOOKINGS_SCHEDULE)).toEqual([...fiveTimes(bookings.hours), "Closed", "Closed"]);

  function weekInWords(schedule: Schedule): string[] {
    const week = weekOf(schedule, new Date("2026-11-18T00:00:00Z"));
    return week.map(({ text }) => text.replace("–", " to "));
  }
  function fiveTimes(hours: string): string[] {
    return Array.from({ length: 5 }, () => hours);
  }
});

test("The longest that an answer may take is the last number of its promise", () => {
  const last = (promise: string) => Number(/(\d+)\D*$/.exec(promise)![1]);
  expect(REPLIES.urgent.term.openHours).toBe(last(PROMISES.urgentReply));
  expect(REPLIES.technical.term.openHours).toBe(last(PROMISES.technicalReply));
  expect(REPLIES.partnership.term.businessDays).toBe(last(PROMISES.partnershipReply));
  expect(REPLIES.general.term.businessDays * 24).toBe(last(PROMISES.contactReply));
  expect(REPLIES.partnership.reminder).toContain(String(REPLIES.partnership.term.businessDays));
  expect(ESCALATION_HOURS).toBe(last(PROMISES.escalation));
});
