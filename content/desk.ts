import type { Term } from "#domain/requests/promises.ts";
import type { PracticeMail, SenderMail } from "#domain/requests/requests.ts";

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

/** So many characters go to a practice along with a request. */
export const MOST_NOTE = 500;

/** As many times as a practice offers on its own page, which our staff record by phone. */
export const OFFERED = [1, 2, 3] as const;

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

/** What a mail about a request was about that someone hasn’t had. `isUrgent`: without it someone might travel for nothing. */
type MailWords = { words: string; isUrgent: boolean };

const TO_PRACTICE: Readonly<Record<PracticeMail, MailWords>> = {
  off: { words: "a cancellation", isUrgent: true },
  chosen: { words: "an agreed appointment", isUrgent: true },
  booked: { words: "a booked appointment", isUrgent: true },
  change: { words: "a change", isUrgent: true },
  confirmed: { words: "our copy of what they confirmed", isUrgent: false },
  "gave-up": { words: "our copy of what they cancelled", isUrgent: false },
  bounced: { words: "that their patient doesn’t know the time", isUrgent: true },
  request: { words: "a request", isUrgent: false },
  nudge: { words: "a reminder to reply", isUrgent: false },
  readdressed: { words: "the link to a request", isUrgent: false },
};

const TO_SENDER: Readonly<Record<SenderMail, MailWords>> = {
  off: { words: "a cancelled appointment", isUrgent: true },
  confirmed: { words: "a confirmed appointment", isUrgent: true },
  kept: { words: "that their appointment stays", isUrgent: true },
  reminder: { words: "a reminder", isUrgent: true },
  call: { words: "that they should call the practice", isUrgent: true },
  times: { words: "the times to choose from", isUrgent: false },
  "choose-again": { words: "the times to choose from", isUrgent: false },
  cancelled: { words: "that their appointment is cancelled", isUrgent: false },
  changed: { words: "that we passed on their change", isUrgent: false },
  received: { words: "that we have their request", isUrgent: false },
  passed: { words: "who has their request", isUrgent: false },
  declined: { words: "that the practice can’t see them", isUrgent: false },
  back: { words: "that we’re looking for another practice", isUrgent: false },
  ended: { words: "that their request has ended", isUrgent: false },
  reopened: { words: "that we’re looking again", isUrgent: false },
  earlier: { words: "news of an earlier time", isUrgent: false },
  missed: { words: "that they were missed", isUrgent: false },
  review: { words: "an invitation to review", isUrgent: false },
};

const OTHERS: Readonly<Record<string, string>> = {
  "contact-answer": "our answer",
  "application-decline": "our answer to their application",
  "application-ask": "our question about their application",
  "booking-wrote": "what we wrote to them",
  "listing-link": "the link to their listing",
  "listing-yearly": "our yearly question about their listing",
  "listing-changed": "that their listing has changed",
  "listing-moved": "that their requests go to another address now",
  "calendar-silent": "that we can’t read their calendar",
  "calendar-stopped": "that we’ve stopped reading their calendar",
  "calendar-empty": "our question about their calendar",
  "free-times-asked": "that patients ask them for a time now",
  "picture-shown": "news of their picture",
  "picture-declined": "news of their picture",
  "review-to-practice": "news of a review",
  "review-reply-shown": "news of their reply to a review",
  "review-reply-left-out": "news of their reply to a review",
};

/** What a mail that someone hasn’t had is about: of a request by whom it tells, else by its kind alone. */
export function mailAbout({ side, kind }: { side: string; kind: string }): MailWords {
  const known: Readonly<Record<string, MailWords>> =
    side === "practice" ? TO_PRACTICE : side === "sender" ? TO_SENDER : {};
  return known[kind] ?? { words: OTHERS[kind] ?? "an email", isUrgent: false };
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
