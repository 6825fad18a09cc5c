import type { Term } from "#domain/promises.ts";

/** What the desk calls a message of each category. */
export const MESSAGE_ABOUT: Readonly<Record<string, string>> = {
  booking: "Help with a booking",
  technical: "Something doesn’t work",
  partnership: "About joining as a practice",
  feedback: "Feedback",
  complaint: "A complaint",
  general: "A question",
  media: "From the media",
  text: "A reply to our text",
};

/** The number of the practice in whose listing a message reports a mistake: the link on each profile begins it so. */
export function mistakeIn({ subject }: Readonly<Record<string, unknown>>): number | null {
  const found = typeof subject === "string" ? /^Mistake in listing ([1-9]\d{0,8})\b/.exec(subject) : null;
  return found && Number(found[1]);
}

/** How soon we look at a reported mistake, whatever we promised its sender. */
export const MISTAKE_TERM: Term = { businessDays: 1 };

/** `in 4 open hours`, `within 1 business day` */
export function termWords(term: Term): string {
  if ("openHours" in term) return `in ${term.openHours} open hours`;
  return term.businessDays === 1 ? "within 1 business day" : `within ${term.businessDays} business days`;
}

/** What a mail that didn’t arrive was about, by the beginning of its name. The first that fits. */
const MAILS: readonly [beginning: string, words: string, isUrgent: boolean][] = [
  ["practice-off", "a cancellation", true],
  ["booking-off", "a cancelled appointment", true],
  ["booking-confirmed", "a confirmed appointment", true],
  ["practice-chosen", "an agreed appointment", true],
  ["practice-change", "a change", true],
  ["practice-request", "a request", false],
  ["booking-times", "the times to choose from", false],
  ["booking-reminder", "a reminder", true],
  ["contact-answer", "our answer", false],
  ["application", "our answer to their application", false],
  ["listing", "the link to their listing", false],
  ["review", "news of a review", false],
];

/** `isUrgent`: without it someone might travel for nothing. */
export function mailAbout(name: string): { words: string; isUrgent: boolean } {
  const [, words, isUrgent] = MAILS.find(([beginning]) => name.startsWith(beginning)) ?? [
    "",
    "an email",
    false,
  ];
  return { words, isUrgent };
}

/** Why an act on a request was refused, and what to do. */
export const REQUEST_PROBLEMS: Readonly<Record<string, string>> = {
  "no-practice": "That practice isn’t listed any more. Choose another.",
  "no-mail": "No email reaches them. Ring them, and note the time below.",
  "not-agreed": "The patient hasn’t agreed to another practice. Ring them first.",
  "had-it": "They’ve had this request before. Choose another practice.",
  "with-patient": "It’s waiting for the patient’s answer.",
  "with-practice": "A practice already has it.",
  "with-us": "No practice has it.",
  over: "It has ended.",
  begun: "The appointment has begun, so it’s too late.",
  "time-past": "Choose a time in the future.",
  "time-too-far": "Choose a day in the next 13 months.",
  "time-of-day": "Choose a time between 6am and 10pm, in steps of 5 minutes, like 9:30am or 9:35am.",
  "not-now": "That isn’t possible any more.",
  offers: "That time isn’t one of those they offered.",
  "choice-over": "That time is too close now.",
  "nothing-different": "Nothing is different from what they asked for.",
  "call-instead": "The appointment is less than two hours away. Ring the practice.",
};

/** What our staff read of a form whose honeypot was filled in. */
export const DOUBTFUL_WORDS =
  "A hidden field of the form was filled in. A password manager does that, and so do machines that send spam.";
