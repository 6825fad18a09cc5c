import type { Reach } from "#content/request-promises.ts";
import { PROMISES } from "#content/site.ts";
import type { NextStep } from "../forms/received-email.tsx";
import { answerWhen, type Awaited, matchWhen, PRACTICE_TERM } from "../requests/awaited.ts";
import { LAST_STEP } from "../requests/received-words.ts";

/**
 * What happens after a request was sent, for a page that does not know the request: with the times of the first mail
 * where the page has them; else with the terms by which those are reckoned.
 */
export function nextSteps(awaited: Awaited | null, routing: "direct" | "desk", reach: Reach): NextStep[] {
  const match = (awaited && matchWhen(awaited)) ?? MATCH_TERM;
  return [
    reach === "none" ? search(match) : FIRST[routing](match),
    ANSWER[reach](awaited ? answerWhen(awaited) : PRACTICE_TERM),
    LAST_STEP,
  ];
}

const MATCH_TERM = `${PROMISES.match}, counted while we are open`;

const FIRST: Readonly<Record<"direct" | "desk", (when: string) => NextStep>> = {
  direct: () => ({
    title: "It goes to a practice",
    when: "at once",
    text: "To the one you chose or, if you chose none, to one that fits your place, time and treatment. Our email says which has it.",
  }),
  desk: (when) => ({
    title: "We find a match",
    when,
    text: "Someone reads your request. They pass it to the practice you chose, or pick one that fits your place, time and treatment.",
  }),
};

/** No practice takes requests by itself. */
function search(when: string): NextStep {
  return {
    title: "We look for a practice",
    when,
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
