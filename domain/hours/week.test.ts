import { expect, test } from "vitest";
import { openHoursBetween } from "../requests/promises.ts";
import { answersByPractice, answersOfPractice } from "../requests/practice-answers.ts";
import { daysOfWeek, medianHours, type RequestOfWeek, weekFigures } from "./week.ts";

const DESK = { openingHours: "Mo-Fr 08:00-18:00; PH off", holidayRegion: "AUK" };

/** A New Zealand time of the week from Monday 16 November 2026. */
function at(day: number, time: string): Date {
  return new Date(`2026-11-${15 + day}T${time}:00+13:00`);
}

function request(given: Partial<RequestOfWeek> & Pick<RequestOfWeek, "receivedAt">): RequestOfWeek {
  return { isEmergency: false, isOpen: false, events: [], holidayRegion: "AUK", ...given };
}

const sent = (when: Date) => ({ at: when, actor: "desk", event: "sent" });
const says = (event: string, when: Date) => ({ at: when, actor: "practice", event });

const WEEK = [
  // It answers by the same time of the next business day.
  request({ receivedAt: at(1, "10:00"), events: [sent(at(1, "10:00")), says("confirmed", at(2, "10:00"))] }),
  request({ receivedAt: at(1, "11:00"), events: [sent(at(1, "11:00")), says("declined", at(2, "11:01"))] }),
  // An emergency: two open hours.
  request({
    receivedAt: at(2, "9:00".padStart(5, "0")),
    isEmergency: true,
    events: [
      sent(at(2, "09:00")),
      says("offered", at(2, "11:30")),
      { at: at(2, "12:00"), actor: "sender", event: "chose" },
    ],
  }),
  request({ receivedAt: at(3, "09:00"), events: [{ at: at(3, "15:00"), actor: "desk", event: "agreed" }] }),
  // A free time, booked at once: it needs no answer.
  request({ receivedAt: at(4, "12:00"), events: [{ at: at(4, "12:00"), actor: "sender", event: "booked" }] }),
  request({ receivedAt: at(5, "17:00"), isOpen: true, events: [sent(at(5, "17:00"))] }),
];

test("the week's figures count what came, what was answered by when it was promised, and what was agreed", () => {
  expect(weekFigures(WEEK, { desk: DESK, now: at(5, "18:00") })).toEqual({
    requests: 6,
    emergencies: 1,
    inTime: 3,
    due: 5,
    agreed: 4,
    open: 1,
    medianHours: 10,
  });
  expect(weekFigures(WEEK, { desk: DESK, now: at(8, "17:01") }).due).toBe(6);
  expect(weekFigures([], { desk: DESK, now: at(8, "17:01") })).toMatchObject({
    requests: 0,
    medianHours: null,
  });
});

test("each day of the week has its own, in New Zealand's days", () => {
  const days = daysOfWeek(WEEK, { today: "2026-11-20", desk: DESK });
  expect(days.map(({ day }) => day.slice(-2))).toEqual(["14", "15", "16", "17", "18", "19", "20"]);
  expect(days.map(({ requests, inTime }) => [requests, inTime])).toEqual([
    [0, 0],
    [0, 0],
    [2, 1],
    [1, 0],
    [1, 1],
    [1, 1],
    [1, 0],
  ]);
});

test("hours until an answer are hours in which the desk is open", () => {
  expect(openHoursBetween(at(5, "16:00"), at(8, "09:00"), DESK)).toBe(3);
  expect(openHoursBetween(at(6, "10:00"), at(7, "10:00"), DESK)).toBe(0);
  expect(medianHours(WEEK.slice(0, 2), DESK)).toBeCloseTo(10.01, 1);
});

test("each practice has what it answered in time, late or not at all; what moved on before they had to counts for nobody", () => {
  const [one, other] = [
    { id: 1, name: "Karaka Lane Dental" },
    { id: 2, name: "Rātā Yard Dentists" },
  ];
  const to = (practice: typeof one, when: Date) => ({ ...sent(when), detail: { practice } });
  const asked = (...events: RequestOfWeek["events"]) => request({ receivedAt: at(1, "10:00"), events });
  const requests = [
    asked(to(one, at(1, "10:00")), says("confirmed", at(2, "10:00"))),
    // Late with a no, and the next one said yes in time.
    asked(
      to(one, at(1, "10:00")),
      says("declined", at(2, "10:01")),
      to(other, at(2, "11:00")),
      says("confirmed", at(2, "12:00")),
    ),
    // Taken from them after two days without a word.
    asked(to(one, at(1, "10:00")), { at: at(3, "10:00"), actor: "clock", event: "tookBack" }),
    // Taken from them after as long, because no email of ours had reached them.
    asked(to(other, at(1, "10:00")), {
      at: at(3, "10:00"),
      actor: "clock",
      event: "tookBack",
      detail: { why: "undelivered" },
    }),
    asked(to(one, at(1, "10:00")), { at: at(1, "11:00"), actor: "sender", event: "cancelled" }),
    asked(to(other, at(5, "16:00"))),
  ];
  expect(answersByPractice(requests, { now: at(5, "17:00"), desk: DESK })).toEqual([
    { ...one, inTime: 1, late: 2, waiting: 0 },
    { ...other, inTime: 1, late: 0, waiting: 1 },
  ]);
  const around = { now: at(5, "17:00"), desk: DESK };
  expect(answersOfPractice(requests, { ids: [1], since: at(1, "10:00"), ...around })).toEqual({
    asked: 4,
    inTime: 1,
    late: 2,
    waiting: 0,
    movedOn: 1,
    confirmed: 1,
    nextBy: null,
    medianHours: expect.closeTo(10.01, 2) as number,
    answers: [
      { answeredAt: at(2, "10:00"), hours: 10, isLate: false },
      { answeredAt: at(2, "10:01"), hours: expect.closeTo(10.02, 2) as number, isLate: true },
    ],
  });
  // What they were sent before is not counted, and a number that was merged into theirs is theirs.
  expect(answersOfPractice(requests, { ids: [1, 2], since: at(2, "11:00"), ...around })).toMatchObject({
    asked: 2,
    inTime: 1,
    waiting: 1,
    confirmed: 1,
    nextBy: at(8, "16:00"),
    medianHours: 1,
  });
});
