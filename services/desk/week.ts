import { answeringSchedule } from "#content/identity.ts";
import { looksByPerson } from "#database/desk/audit.ts";
import { idsOfListing } from "#database/free-times/held-times.ts";
import { requestsSentTo } from "#database/links.ts";
import { findRequests, requestsSince, type StoredRequest } from "#database/requests/requests.ts";
import { answerEvents } from "#database/requests/submission-events.ts";
import type { Schedule } from "#domain/hours/opening-hours.ts";
import { addDays, newZealandDay, newZealandInstant } from "#domain/nz-time.ts";
import { answersByPractice, answersOfPractice } from "#domain/requests/practice-answers.ts";
import { daysOfWeek, medianHours, type RequestOfWeek, weekFigures } from "#domain/hours/week.ts";
import type { Keeping, Writing } from "../services.ts";

type Needed = Keeping & Writing;

/** So many weeks are in the line of answers. */
const WEEKS = 12;

/** The last seven days in New Zealand, today among them, and how quick answers have been for twelve weeks. */
export async function readWeek({ database: { read }, encryption, now, operator }: Needed) {
  const desk = answeringSchedule(operator.identity, "bookings");
  const today = newZealandDay(now());
  const from = startOfDay(addDays(today, -6));
  const stored = await findRequests(read, encryption, await requestsSince(read, from));
  const requests = stored.map((one) => requestOfWeek(one, desk));
  return {
    figures: weekFigures(requests, { desk, now: now() }),
    days: daysOfWeek(requests, { today, desk }),
    answers: answersByPractice(requests, { now: now(), desk }),
    weeks: await weeklyAnswers(read, today, desk),
    looks: await looksByPerson(read, from),
  };
}

/** What figures need of a request. */
function requestOfWeek({ request, events }: StoredRequest, desk: Schedule): RequestOfWeek {
  return {
    receivedAt: request.receivedAt,
    isEmergency: request.urgency === "emergency",
    isOpen: request.status !== "closed" && request.status !== "confirmed",
    events,
    holidayRegion: request.practice?.holidayRegion ?? desk.holidayRegion,
  };
}

/** So many days are in the figures of one practice: a request is erased after so many, too. */
const DAYS_OF_ANSWERS = 90;

/** How one practice has answered. */
export async function readPracticeAnswers(
  { database: { read }, encryption, now, operator }: Needed,
  practiceId: number,
) {
  const desk = answeringSchedule(operator.identity, "bookings");
  const since = startOfDay(addDays(newZealandDay(now()), 1 - DAYS_OF_ANSWERS));
  const ids = await idsOfListing(read, practiceId);
  const stored = await findRequests(read, encryption, await requestsSentTo(read, ids, since));
  const requests = stored.map((one) => requestOfWeek(one, desk));
  return answersOfPractice(requests, { ids, since, now: now(), desk });
}

/** Counts answers by the week in which a practice was asked, the earliest first: half of the answers came within so many open hours. */
async function weeklyAnswers(read: Needed["database"]["read"], today: string, desk: Schedule) {
  const first = addDays(today, 1 - 7 * WEEKS);
  const asked = await answerEvents(read, startOfDay(first));
  return Array.from({ length: WEEKS }, (_, week) => {
    const begins = addDays(first, 7 * week);
    const [from, to] = [startOfDay(begins), startOfDay(addDays(begins, 7))];
    const ofWeek = asked.filter(({ events }) => {
      const sent = events.find(({ event }) => event === "sent");
      return sent && sent.at >= from && sent.at < to;
    });
    return { begins, hours: medianHours(ofWeek, desk) };
  });
}

function startOfDay(day: string): Date {
  return newZealandInstant(day, "start")!;
}
