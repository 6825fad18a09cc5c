import { expect, test } from "vitest";
import { weekOf } from "#domain/opening-hours.ts";
import { PROMISES, SUPPORT_HOURS } from "./site.ts";
import { ESCALATION_HOURS, REPLIES, SUPPORT_SCHEDULE } from "./support.ts";

test("The hours that clocks go by are those that visitors read", () => {
  const week = weekOf(SUPPORT_SCHEDULE, new Date("2026-11-18T00:00:00Z"));
  const [weekdays, saturday] = SUPPORT_HOURS.support;
  const inWords = (hours: string) => hours.replace("–", " to ");
  expect(week.map(({ text }) => inWords(text))).toEqual([
    ...Array.from({ length: 5 }, () => weekdays.hours),
    saturday.hours,
    "Closed",
  ]);
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
