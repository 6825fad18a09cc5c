import { practiceInstant, practiceToday } from "#domain/requests/practice-time.ts";
import {
  asksWhoComes,
  byDay,
  freeTimes,
  visitFor,
  type WantedVisit,
  whyNotFree,
} from "#domain/free-times/free-times.ts";
import { addDays, atMinute, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { clockNote } from "#content/practice-clock-words.ts";
import { shortDay, shortTime } from "#content/requests/when.ts";
import type { PracticeTimes } from "#services/free-times/practice-times.ts";
import { ANOTHER_TIME, chosenTimeValue, readChosenTime } from "./chosen-time.ts";
import type { DayOfTimes } from "#kit/ui/form/days-of-times.tsx";
import { allTimes, type OfferedTime, type TimeChoice } from "./time-choice.ts";

const DAYS = 5;
const TIMES_A_DAY = 8;

/** What the list of times begins with. */
export type Looking = {
  /** An ISO day: of the press on "Later days". */
  from?: string;
  /** The times around this one are shown: it is picked, or has just gone. */
  near?: Date;
  /** The answer of a form that comes back, or of the address. */
  picked: string;
};

/** Five days with free times, eight times a day, for the visit that is wanted. */
export function timeChoice(
  practice: { name: string; place: string; times: PracticeTimes },
  wanted: WantedVisit,
  { from, near, picked }: Looking,
  now: Date,
): TimeChoice {
  const { times } = practice;
  const kind = times.isInstant ? "book" : "ask";
  const today = practiceToday(times.schedule, now);
  const first = from ?? (near && newZealandDay(near) > today ? newZealandDay(near) : undefined);
  const all = freeTimes(times, wanted, now, first ? atMinute(first, 0) : now);
  const pressed = readChosenTime(picked);
  const around = near ?? ("at" in pressed ? pressed.at : null);
  const { days: found, laterFrom } = byDay(all, {
    days: DAYS,
    aDay: TIMES_A_DAY,
    ...(around && { near: around }),
  });
  const days: DayOfTimes<OfferedTime>[] = found.map((one) => ({
    label: shortDay(one.day),
    times: one.times.map((at) => offered(kind, at)),
    more: one.rest.map((at) => offered(kind, at)),
  }));
  const stands = stillPicked(times, wanted, picked, now);
  const isListed = allTimes(days).some(({ value }) => value === stands?.value);
  return {
    practice: practice.name,
    clock: clockNote(practice.place),
    isInstant: times.isInstant,
    minutes: visitFor(times, wanted)?.minutes ?? null,
    kind: wanted.kind,
    days,
    laterFrom,
    isLater: from !== undefined,
    firstDay: today,
    lastDay: addDays(today, times.rules.weeksAhead * 7),
    picked: picked === ANOTHER_TIME ? picked : (stands?.value ?? ""),
    other: isListed ? null : stands,
    weeksAhead: times.rules.weeksAhead,
    asksWhoComes: asksWhoComes(times),
  };
}

/** A time that was picked and can still be booked, or asked for. */
function stillPicked(
  times: PracticeTimes,
  wanted: WantedVisit,
  picked: string,
  now: Date,
): OfferedTime | null {
  const time = readChosenTime(picked);
  if (time.kind === "ask")
    return time.at && practiceInstant(times.schedule, time.at) > now ? offered("ask", time.at) : null;
  if (time.kind !== "book" || whyNotFree(times, wanted, time.at, now)) return null;
  return offered(times.isInstant ? "book" : "ask", time.at);
}

function offered(kind: "book" | "ask", at: Date): OfferedTime {
  return { value: chosenTimeValue({ kind, at }), label: newZealandTime(at), full: shortTime(at) };
}
