import { scheduleOf } from "#content/identity.ts";
import { looksByPerson } from "#database/audit.ts";
import { findRequest, requestsSince } from "#database/requests.ts";
import { answerEvents } from "#database/submission-events.ts";
import type { Schedule } from "#domain/opening-hours.ts";
import { addDays, newZealandDay, newZealandInstant } from "#domain/nz-time.ts";
import { answersByPractice, daysOfWeek, medianHours, type RequestOfWeek, weekFigures } from "#domain/week.ts";
import type { Services } from "../services.ts";

type Needed = Pick<Services, "database" | "encryption" | "now" | "operator">;

/** So many weeks are in the line of answers. */
const WEEKS = 12;

/** The last seven days in New Zealand, today among them, and how quick answers have been for twelve weeks. */
export async function readWeek({ database: { read }, encryption, now, operator }: Needed) {
  const desk = scheduleOf(operator.identity, "bookings");
  const today = newZealandDay(now());
  const from = beginOf(addDays(today, -6));
  const requests: RequestOfWeek[] = [];
  for (const reference of await requestsSince(read, from)) {
    const stored = await findRequest(read, encryption, reference);
    if (!stored) continue;
    const { request, events } = stored;
    requests.push({
      receivedAt: request.receivedAt,
      isEmergency: request.urgency === "emergency",
      isOpen: request.status !== "closed" && request.status !== "confirmed",
      events,
      holidayRegion: request.practice?.holidayRegion ?? desk.holidayRegion,
    });
  }
  return {
    figures: weekFigures(requests, desk),
    days: daysOfWeek(requests, { today, desk }),
    answers: answersByPractice(requests, { now: now(), desk }),
    weeks: await weeksOf(read, today, desk),
    looks: await looksByPerson(read, from),
  };
}

/** By the week in which a practice was asked, the earliest first: half of the answers came within so many open hours. */
async function weeksOf(read: Needed["database"]["read"], today: string, desk: Schedule) {
  const first = addDays(today, 1 - 7 * WEEKS);
  const asked = await answerEvents(read, beginOf(first));
  return Array.from({ length: WEEKS }, (_, week) => {
    const begins = addDays(first, 7 * week);
    const [from, to] = [beginOf(begins), beginOf(addDays(begins, 7))];
    const ofWeek = asked.filter(({ events }) => {
      const sent = events.find(({ event }) => event === "sent");
      return sent && sent.at >= from && sent.at < to;
    });
    return { begins, hours: medianHours(ofWeek, desk) };
  });
}

function beginOf(day: string): Date {
  return newZealandInstant(day, "start")!;
}
