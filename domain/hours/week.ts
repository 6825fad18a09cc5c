import { addDays, newZealandDay } from "../nz-time.ts";
import type { Schedule } from "./opening-hours.ts";
import { answerClocks, openHoursBetween } from "../requests/promises.ts";

/** What the week's figures need of a request. */
export type RequestOfWeek = {
  receivedAt: Date;
  isEmergency: boolean;
  isOpen: boolean;
  /** Oldest first. */
  events: readonly {
    at: Date;
    actor: string;
    event: string;
    detail?: { practice?: { id: number; name: string }; why?: string };
  }[];
  /** The region of the practice that has or had it. */
  holidayRegion: string;
};

/** The first answer that a practice can give. */
const ANSWERS = ["confirmed", "offered", "declined"];
const AGREED = ["confirmed", "chose", "agreed", "booked"];
/** Needs no answer of a practice: a time that was agreed by phone, or a free time. */
const NEEDS_NONE = ["agreed", "booked"];

/** When a request went to a practice first, and when that practice answered. */
function firstAnswer({
  events,
}: Pick<RequestOfWeek, "events">): { sent: Date; answered: Date | null } | null {
  const sent = events.find(({ event }) => event === "sent");
  if (!sent) return null;
  const answer = events.find((one) => one.at >= sent.at && isAnswer(one));
  return { sent: sent.at, answered: answer?.at ?? null };
}

/** Whether a practice answered by when they were told to, or no answer was needed. */
function isInTime({ events, isEmergency, holidayRegion }: RequestOfWeek, desk: Schedule): boolean {
  if (events.some(({ event }) => NEEDS_NONE.includes(event))) return true;
  const first = firstAnswer({ events });
  if (!first?.answered) return false;
  return first.answered <= answerClocks(first.sent, { isEmergency, desk, holidayRegion }).answerBy;
}

/** Whether a practice still has time to answer, or none has the request yet. */
function hasTime(one: RequestOfWeek, { desk, now }: { desk: Schedule; now: Date }): boolean {
  if (!one.isOpen || isInTime(one, desk)) return false;
  const first = firstAnswer(one);
  return !first || (first.answered === null && answerClocks(first.sent, { ...one, desk }).answerBy >= now);
}

/**
 * The week's figures. `due` are answered, or should be by now. `medianHours` counts open hours until the answer, over
 * answered requests; null where none was answered.
 */
export function weekFigures(
  requests: readonly RequestOfWeek[],
  { desk, now }: { desk: Schedule; now: Date },
) {
  return {
    requests: requests.length,
    emergencies: requests.filter(({ isEmergency }) => isEmergency).length,
    inTime: requests.filter((one) => isInTime(one, desk)).length,
    due: requests.filter((one) => !hasTime(one, { desk, now })).length,
    agreed: requests.filter(({ events }) => events.some(isAgreement)).length,
    open: requests.filter(({ isOpen }) => isOpen).length,
    medianHours: medianHours(requests, desk),
  };
}

/** Each New Zealand day until today, the first one first: how many came, and how many of those were answered in time. */
export function daysOfWeek(
  requests: readonly RequestOfWeek[],
  { today, desk }: { today: string; desk: Schedule },
): { day: string; requests: number; inTime: number }[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index - 6));
  return days.map((day) => {
    const ofDay = requests.filter(({ receivedAt }) => newZealandDay(receivedAt) === day);
    return { day, requests: ofDay.length, inTime: ofDay.filter((one) => isInTime(one, desk)).length };
  });
}

/** Half of the answers came sooner; in hours when our desk is open. */
export function medianHours(
  requests: readonly Pick<RequestOfWeek, "events">[],
  desk: Schedule,
): number | null {
  return median(
    requests.flatMap((one) => {
      const first = firstAnswer(one);
      return first?.answered ? [openHoursBetween(first.sent, first.answered, desk)] : [];
    }),
  );
}

/** The middle of some numbers; null where there are none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Whether a practice has answered by this event. */
export function isAnswer({ actor, event }: { actor: string; event: string }): boolean {
  return actor === "practice" && ANSWERS.includes(event);
}

/** Whether a time is agreed by this event. */
export function isAgreement({ event }: { event: string }): boolean {
  return AGREED.includes(event);
}
