import type { Reach } from "#content/request-promises.ts";
import { PROMISES } from "#content/site.ts";
import { BOOKINGS_SCHEDULE } from "#content/support.ts";
import { formatWeekday, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { countsFrom } from "#domain/promises.ts";
import type { NextStep } from "../forms/received-email.tsx";
import { LAST_STEP } from "../requests/received-words.ts";

/** The instant from which promised hours count for a request sent now: now, or when support opens. */
export function readFrom(now: Date): Date {
  return countsFrom(now, BOOKINGS_SCHEDULE);
}

/** Outside our hours ` from 8am Monday`, to follow a promise; else nothing. */
function fromWhen(now: Date): string {
  const from = readFrom(now);
  return from > now ? ` from ${newZealandTime(from)} ${formatWeekday(newZealandDay(from))}` : "";
}

/** What happens after a request was sent, for a page that does not know the request; the mail names times and the practice. */
export function nextSteps(now: Date, routing: "direct" | "desk", reach: Reach): NextStep[] {
  return [
    reach === "none" ? search(now) : FIRST[routing](now),
    ANSWER[reach](`${PROMISES.practiceContact}${fromWhen(now)}`),
    LAST_STEP,
  ];
}

const FIRST: Readonly<Record<"direct" | "desk", (now: Date) => NextStep>> = {
  direct: () => ({
    title: "It goes to a practice",
    when: "at once",
    text: "To the one you chose or, if you chose none, to one that fits your place, time and treatment. Our email says which has it.",
  }),
  desk: (now) => ({
    title: "We find a match",
    when: `${PROMISES.match}${fromWhen(now)}`,
    text: "Someone reads your request. They pass it to the practice you chose, or pick one that fits your place, time and treatment.",
  }),
};

/** No practice takes requests by itself. */
function search(now: Date): NextStep {
  return {
    title: "We look for a practice",
    when: `${PROMISES.match}${fromWhen(now)}`,
    text: "No practice takes requests here yet, so there may be none for yours: our email then says so. If you can, call one yourself meanwhile.",
  };
}

const CONTACT =
  "They confirm a time, offer you others, or say that they cannot. You get an email. They may also call or text; it may be a number you do not know.";
const inTouch = (when: string): NextStep => ({ title: "The practice gets in touch", when, text: CONTACT });
const ANSWER: Readonly<Record<Reach, (when: string) => NextStep>> = {
  all: inTouch,
  some: inTouch,
  staff: (when) => ({ title: "We tell you what the practice says", when, text: CONTACT }),
  none: () => ({ title: "A practice that can see you gets in touch", when: "after that", text: CONTACT }),
};
