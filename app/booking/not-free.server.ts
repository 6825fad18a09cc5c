import { clockOf } from "#content/practice-clock-words.ts";
import { practiceInstant, practiceNow } from "#domain/requests/practice-time.ts";
import { nearest, noticeAt, visitFor, type WantedVisit } from "#domain/free-times/free-times.ts";
import { countInWords } from "#domain/counts.ts";
import { publicHolidayOn } from "#domain/hours/holidays.ts";
import { listInWords } from "#domain/lists.ts";
import { newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { shortDay, shortTime } from "#content/requests/when.ts";
import type { PracticeTimes } from "#services/free-times/practice-times.ts";
import type { TimeTaken } from "#services/requests/book.ts";

/** A time that someone wanted to book, and the practice as it is now. */
type Missed = {
  listing: { name: string; phone: string };
  times: PracticeTimes | null;
  wanted: WantedVisit;
  at: Date;
  now: Date;
};

/** Why a time cannot be booked, what else can be, and who to call. */
export function notFreeWords(why: TimeTaken["why"], missed: Missed): string {
  const { listing: practice, times, wanted, at, now } = missed;
  const time = newZealandTime(at);
  if (!times || why === "asked")
    return `${practice.name} can’t confirm online just now. You can ask for this time`;
  if (why === "unpressed")
    return "Three times were booked from your internet connection, and no one has confirmed them yet. If they’re yours, press the button in our emails. Or ask for this time";
  const clock = clockOf(times.schedule);
  const around = nearest(times, wanted, at, now).map((one) => one.at);
  switch (why) {
    case "visit":
      return visitFor(times, { ...wanted, patient: null })
        ? `${practice.name} keeps these times for ${wanted.patient === "new" ? "patients who have been there before" : "new patients"}. You can ask for this time`
        : `${practice.name} doesn’t book this visit online. You can ask for this time`;
    case "notice": {
      const call = practice.phone === "" ? "" : ` or call ${practice.phone}`;
      if (practiceInstant(times.schedule, at) <= now)
        return `${shortTime(at)}${clock} has passed. Pick another time${call}`;
      return `It’s ${newZealandTime(practiceNow(times.schedule, now))}${clock}. ${practice.name} needs ${hoursOf(noticeAt(times, at))} notice while they’re open, so ${time} can’t be booked online now. Pick another time${call}`;
    }
    case "fit":
      return `A ${visitFor(times, wanted)!.minutes}-minute visit doesn’t fit at ${time}.${around.length > 0 ? ` It fits ${timesInWords(around)}` : " Ask for another time"}`;
    case "kind":
      return `${practice.name} keeps ${time} for other visits. ${nearestWords(around)}`;
    case "emergencies":
      return wanted.kind === "urgent"
        ? `${practice.name} keeps ${time} for emergencies. You can book it from 6pm the day before. ${nearestWords(around)}`
        : `${practice.name} keeps ${time} for emergencies until two hours before. ${nearestWords(around)}`;
    case "closed":
      return `${practice.name} has no times to book online on ${dayNamed(at, times)}. ${nearestWords(around)}`;
    case "far":
      return `${practice.name} can be booked online up to ${countInWords(times.rules.weeksAhead, "week")} ahead. ${nearestWords(around)}`;
    default:
      return `That time has just gone. ${around.length > 0 ? `The nearest are ${timesInWords(around)}` : "No other is free online: ask for a time"}`;
  }
}

function nearestWords(around: readonly Date[]): string {
  return around.length > 0 ? `The nearest times are ${timesInWords(around)}` : "Ask for another time";
}

/** `Fri 25 Dec (Christmas Day)` */
function dayNamed(at: Date, { schedule }: PracticeTimes): string {
  const day = newZealandDay(at);
  const holiday = publicHolidayOn(day, schedule.holidayRegion);
  return `${shortDay(day)}${holiday === null ? "" : ` (${holiday})`}`;
}

/** `4 hours’` */
function hoursOf(count: number): string {
  return count === 1 ? "1 hour’s" : `${count} hours’`;
}

/** `on Thu 3 Dec at 9am and 9:30am; on Fri 4 Dec at 9am` */
function timesInWords(times: readonly Date[]): string {
  return [...Map.groupBy(times, newZealandDay)]
    .map(([day, ofDay]) => `on ${shortDay(day)} at ${listInWords(ofDay.map(newZealandTime))}`)
    .join("; ");
}
