import { matchTerm, NO_ONE_TAKES_REQUESTS, type Reach, STEP_TERMS } from "#content/request-promises.ts";
import type { NextStep } from "#services/mails/received-email.ts";
import { answerWhen, matchWhen } from "#content/requests/awaited.ts";
import { CONTACT, lastStep } from "#services/requests/words/received.ts";
import type { ShownSent } from "./sent-address.ts";

/**
 * What happens after a request was sent, for a page that does not know the request: with the times of the first mail
 * where the page has them; else with the terms by which those are reckoned.
 */
export function nextSteps(
  { awaited, isReminded }: Pick<ShownSent, "awaited" | "isReminded">,
  routing: "direct" | "desk",
  reach: Reach,
  identity: { isSample: boolean },
): NextStep[] {
  // At night our people let what is urgent go straight to the practice that was chosen.
  const way = awaited?.answerBy ? "direct" : routing;
  const match = (awaited && matchWhen(awaited)) ?? matchTerm(way, identity);
  return [
    reach === "none" ? search(match) : FIRST[way](match),
    ANSWER[reach](awaited ? answerWhen(awaited) : STEP_TERMS.reply),
    lastStep(isReminded),
  ];
}

/** After a free time was booked. */
export function stepsOnceBooked(isReminded: boolean): NextStep[] {
  return [
    {
      title: "Check your email",
      when: "now",
      text: "Press the button in it, so that the practice knows it’s really you. It has the time and the address, a file for your calendar, and a link to change or cancel.",
    },
    lastStep(isReminded),
  ];
}

const FIRST: Readonly<Record<"direct" | "desk", (when: string) => NextStep>> = {
  direct: (when) => ({
    title: "We find a match",
    when,
    text: "We check your request, and it goes to the practice you chose. If you didn’t choose, it goes to a practice that fits your town, time and treatment. Our email says who has it.",
  }),
  desk: (when) => ({
    title: "We find a match",
    when,
    text: "Someone on our team will read your request. They’ll pass it to the practice you chose, or find a practice that fits your town, time and treatment.",
  }),
};

/** No practice takes requests by itself. */
function search(when: string): NextStep {
  return {
    title: "We’ll look for a practice",
    when,
    text: `${NO_ONE_TAKES_REQUESTS}, so we might not find you one. Our email will tell you. If you can, call a practice yourself in the meantime.`,
  };
}

const inTouch = (when: string): NextStep => ({ title: "The practice gets in touch", when, text: CONTACT });
const ANSWER: Readonly<Record<Reach, (when: string) => NextStep>> = {
  all: inTouch,
  some: inTouch,
  staff: (when) => ({ title: "We’ll tell you what the practice says", when, text: CONTACT }),
  none: () => ({ title: "A practice that can see you gets in touch", when: "after that", text: CONTACT }),
};
