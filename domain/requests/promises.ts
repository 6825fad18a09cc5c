import { DAY, HOUR, MINUTE } from "../durations.ts";
import { publicHolidayOn } from "../hours/holidays.ts";
import { addDays, addMonths, atMinute, newZealandDay } from "../nz-time.ts";
import { openingStatusAt, type Schedule } from "../hours/opening-hours.ts";
import { zoneOfRegion } from "../hours/practice-clock.ts";
import { type Agreed, appointmentStart, type PracticeClock, practiceInstant } from "./practice-time.ts";
import { instantAtWall, isoDay, wallTimeAt, weekdayIndex } from "../hours/opening-hours-clock.ts";

/** How long an answer may take: hours counted while support is open, or business days. */
export type Term = { openHours: number } | { businessDays: number };

const SATURDAY = 5;
const END_OF_BUSINESS = 18 * 60;

/**
 * When an answer is due. `schedule` is support's opening hours, with the region whose public holidays count.
 *
 * Open until 6pm on Friday and from 9am to 3pm on Saturday: what comes on Friday at 4pm is due on Saturday at 11am
 * by 4 open hours, and on Monday at 4pm by one business day.
 */
export function dueAt(receivedAt: Date, term: Term, schedule: Schedule): Date {
  return "openHours" in term
    ? afterOpenHours(receivedAt, term.openHours, schedule)
    : afterBusinessDays(receivedAt, term.businessDays, schedule.holidayRegion);
}

/** When an answer is due, and when it is passed up: unanswered for so many hours, and beyond its term. */
export function replyClocks(
  receivedAt: Date,
  { term, schedule, passUpHours }: { term: Term; schedule: Schedule; passUpHours: number },
): { answerBy: Date; passUpAt: Date } {
  const answerBy = dueAt(receivedAt, term, schedule);
  return {
    answerBy,
    passUpAt: new Date(Math.max(answerBy.getTime(), receivedAt.getTime() + passUpHours * HOUR)),
  };
}

function afterOpenHours(receivedAt: Date, hours: number, schedule: Schedule): Date {
  let at = receivedAt.getTime();
  for (let left = hours * HOUR; ;) {
    const status = openingStatusAt(schedule, new Date(at));
    const next = status.isOpen ? status.closesAt : status.opensAt;
    // It never closes, or has closed for good: then hours are hours.
    if (!next) return new Date(at + left);
    const span = next.getTime() - at;
    if (status.isOpen && left <= span) return new Date(at + left);
    if (status.isOpen) left -= span;
    at = next.getTime();
  }
}

/**
 * How many hours were open between two instants.
 *
 * Open until 6pm on Friday and from 8am on Monday: from Friday at 4pm to Monday at 9am it is 3.
 */
export function openHoursBetween(from: Date, to: Date, schedule: Schedule): number {
  let open = 0;
  for (let at = from; at < to;) {
    const status = openingStatusAt(schedule, at);
    const next = (status.isOpen ? status.closesAt : status.opensAt) ?? to;
    const until = next < to ? next : to;
    if (status.isOpen) open += until.getTime() - at.getTime();
    at = until;
  }
  return open / HOUR;
}

/** At the same time of day; at the end of business for what came on a day that is no business day. */
function afterBusinessDays(receivedAt: Date, count: number, region: string): Date {
  const zone = zoneOfRegion(region);
  const { day, minute } = wallTimeAt(receivedAt, zone);
  let due = day;
  for (let left = count; left > 0;) {
    due++;
    if (isBusinessDay(due, region)) left--;
  }
  return instantAtWall(
    { day: due, minute: isBusinessDay(day, region) ? minute : END_OF_BUSINESS },
    receivedAt,
    zone,
  );
}

/** Monday to Friday, without public holidays; `day` as `wallTimeOf` counts them. */
export function isBusinessDay(day: number, region: string): boolean {
  return weekdayIndex(day) < SATURDAY && publicHolidayOn(isoDay(day), region) === null;
}

/** Within how many days of the day that it was sent a request is to lead to an appointment (specification, section 9). */
export const URGENCY_DAYS = { routine: 14, urgent: 3, emergency: 0 } as const;

/**
 * The last day for the appointment: what its urgency promises or, where that is later, the day that the patient
 * prefers.
 *
 * `appointmentBy("urgent", { sentOn: "2026-11-20", wishedFor: "2026-11-30" }) === "2026-11-30"`
 */
export function appointmentBy(
  urgency: keyof typeof URGENCY_DAYS,
  { sentOn, wishedFor }: { sentOn: string; wishedFor: string },
): string {
  const promised = addDays(sentOn, URGENCY_DAYS[urgency]);
  return wishedFor > promised ? wishedFor : promised;
}

/** Between these hours of New Zealand the clock starts mails to people. */
const MORNING = 8 * 60;
const EVENING = 20 * 60;
/** No one is asked to have read a mail of the evening before by an earlier hour. */
const FIRST_DEADLINE = 9 * 60;
/** The latest minute of a day at which a reminder is due: an hour for retries before the evening. */
const LAST_REMINDER = EVENING - 60;

/** The instant from which promised hours count: now, or when the desk opens. */
function countsFrom(now: Date, desk: Schedule): Date {
  const status = openingStatusAt(desk, now);
  return (status.isOpen ? null : status.opensAt) ?? now;
}

/** When our own people have found a practice for a request, and when it is passed up if they have not. */
export function matchClocks(now: Date, desk: Schedule): { matchBy: Date; passUpBy: Date } {
  const matchBy = dueAt(now, { openHours: 2 }, desk);
  return { matchBy, passUpBy: dueAt(matchBy, { businessDays: 1 }, desk) };
}

/**
 * When a practice has answered a request that it gets now, and when the clock takes it back if it has not. Business days
 * are those of the practice's region. An emergency is answered within two of our open hours.
 *
 *     answerClocks(fridayAt4pm, { isEmergency: false, desk, holidayRegion: "AUK" })
 *     // answerBy: Monday 4pm, backAt: Tuesday 4pm
 */
export function answerClocks(
  now: Date,
  { isEmergency, desk, holidayRegion }: { isEmergency: boolean; desk: Schedule; holidayRegion: string },
): { answerBy: Date; backAt: Date } {
  const term: Term = isEmergency ? { openHours: 2 } : { businessDays: 1 };
  const schedule = { openingHours: desk.openingHours, holidayRegion };
  const answerBy = dueAt(countsFrom(now, schedule), term, schedule);
  return { answerBy, backAt: dueAt(answerBy, term, schedule) };
}

/**
 * Until when a patient may answer a question that is asked now: three business days, and on to the next whole hour of
 * the day; in an emergency four open hours, to the minute.
 *
 *     questionEnds(wednesdayAt2:23am, { isEmergency: false, desk }) // Monday 9am
 */
export function questionEnds(
  now: Date,
  { isEmergency, desk }: { isEmergency: boolean; desk: Schedule },
): Date {
  return isEmergency
    ? dueAt(now, { openHours: 4 }, desk)
    : toPlainHour(dueAt(now, { businessDays: 3 }, desk));
}

/**
 * Until when a patient may say whether another practice may have a request: as for any question, but at the latest at
 * the time that they asked for, after which a yes cannot help. If that time is over or less than two hours away, it does
 * not count.
 *
 *     elsewhereEnds(wednesdayAt3pm, { isEmergency: false, desk, wishedAt: thursdayAt9:30am }) // Thursday 9:30am
 */
export function elsewhereEnds(
  now: Date,
  { wishedAt, ...term }: Parameters<typeof questionEnds>[1] & { wishedAt: Date | null },
): Date {
  const ends = questionEnds(now, term);
  return wishedAt && wishedAt < ends && now <= changesEnd(wishedAt) ? wishedAt : ends;
}

/** Moves a deadline on, never back, to a whole hour between 9am and 8pm: 2:23am becomes 9am, for pages and clock. */
function toPlainHour(instant: Date): Date {
  const hour = new Date(Math.ceil(instant.getTime() / HOUR) * HOUR);
  const { day, minute } = wallTimeAt(hour);
  if (minute > EVENING) return atMinute(isoDay(day + 1), FIRST_DEADLINE);
  return minute < FIRST_DEADLINE ? atMinute(isoDay(day), FIRST_DEADLINE) : hour;
}

/** When a request for a day ends by itself without an appointment: on the morning 14 days after it, in an emergency 3. */
export function givesUpAt(day: string, isEmergency: boolean): Date {
  return atMinute(addDays(day, isEmergency ? 3 : 14), MORNING);
}

/** Gives the same instant between 8am and 8pm in New Zealand, else the next 8am. */
export function inDaytime(instant: Date): Date {
  const { day, minute } = wallTimeAt(instant);
  if (minute >= MORNING && minute < EVENING) return instant;
  return atMinute(isoDay(minute < MORNING ? day : day + 1), MORNING);
}

/** The 8pm of the same New Zealand day. */
export function daytimeEnds(instant: Date): Date {
  return atMinute(isoDay(wallTimeAt(instant).day), EVENING);
}

/**
 * When the reminder of an appointment is due: the day before at its time of day, between 8am and 7pm, and not to be sent
 * after 8pm. Agreed later than that, it is due at 7pm. Null when the appointment is agreed less than twelve hours before, or
 * shortly before 7pm: then they have only just heard of it.
 */
export function reminderTimes(at: Date, agreedAt: Date): { dueAt: Date; notAfter: Date } | null {
  const { day, minute } = wallTimeAt(at);
  const dayBefore = isoDay(day - 1);
  const wanted = atMinute(dayBefore, Math.min(Math.max(minute, MORNING), LAST_REMINDER));
  const notAfter = atMinute(dayBefore, EVENING);
  const due = wanted > agreedAt ? wanted : atMinute(dayBefore, LAST_REMINDER);
  const isShort = at.getTime() - agreedAt.getTime() < 12 * HOUR;
  const hasJustHeard = due !== wanted && due.getTime() - agreedAt.getTime() < JUST_HEARD;
  return isShort || hasJustHeard ? null : { dueAt: due, notAfter };
}

const JUST_HEARD = 3 * HOUR;

/**
 * When news of a change goes out: so that who changes something twice in a row writes once, it waits for two minutes, in
 * which the next change takes its place.
 */
export function gatheredAt(now: Date): Date {
  return new Date(now.getTime() + GATHERED_FOR);
}

const GATHERED_FOR = 2 * MINUTE;

/** When the clock takes an appointment for done: a day after its end, in the daytime. */
export function settlesAt(end: Date): Date {
  return inDaytime(new Date(end.getTime() + DAY));
}

/** Until when a form changes an appointment: two hours before it. After that it may be read too late. */
export function changesEnd(at: Date): Date {
  return new Date(at.getTime() - 2 * HOUR);
}

/** Whether a form changes the agreed appointment no more. */
export function isTooLateToChange(request: Agreed, now: Date): boolean {
  const start = appointmentStart(request);
  return start !== null && changesEnd(start) < now;
}

/**
 * From when an agreed time stands because no other was agreed: two hours before it. If that is before 8am, from 7pm the
 * evening before, unless that is over, so that the patient hears of it by day.
 *
 *     standsFrom(thursdayAt9am, wednesdayAt2pm) // Wednesday 7pm
 */
export function standsFrom(at: Date, now: Date): Date {
  const end = changesEnd(at);
  const { day, minute } = wallTimeAt(end);
  const evening = atMinute(isoDay(day - 1), LAST_REMINDER);
  return minute < MORNING && now < evening ? evening : end;
}

/** Until when an offered time can be chosen: an hour before it. */
export function choiceEnds(at: Date): Date {
  return new Date(at.getTime() - HOUR);
}

/** The last day for which an appointment can be wished or agreed: 13 months ahead. */
export function lastBookableDay(now: Date): string {
  return addMonths(newZealandDay(now), 13);
}

/**
 * What is wrong with a time for an appointment: it is over, more than 13 months ahead, or (`time-of-day`) outside 6am to
 * 10pm or not on a multiple of five minutes. Null when nothing is. `at` is kept as that practice's clocks show it.
 */
export function timeProblem(
  at: Date,
  practice: PracticeClock,
  now: Date,
): "time-past" | "time-too-far" | "time-of-day" | null {
  if (practiceInstant(practice, at) <= now) return "time-past";
  if (newZealandDay(at) > lastBookableDay(now)) return "time-too-far";
  const { minute } = wallTimeAt(at);
  const isWhole = at.getTime() % (5 * MINUTE) === 0;
  return isWhole && minute >= 6 * 60 && minute <= 22 * 60 ? null : "time-of-day";
}
