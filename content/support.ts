import type { Term } from "#domain/promises.ts";
import { isSamplePhone, type Mailbox } from "./operator.ts";
import { type Reach, WHO_ANSWERS } from "./request-promises.ts";
import { PROMISES } from "./site.ts";

/**
 * When support is open, for clocks: the same hours that `SUPPORT_HOURS` in site.ts says in words. A test holds the
 * two together.
 */
export const SUPPORT_SCHEDULE = {
  openingHours: "Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off",
  holidayRegion: "AUK",
} as const;

/** When requests for appointments are read: the hours of `SUPPORT_HOURS.bookings`, held together by the same test. */
export const BOOKINGS_SCHEDULE = {
  openingHours: "Mo-Fr 08:00-18:00; PH off",
  holidayRegion: "AUK",
} as const;

/** How soon our staff read a review: `PROMISES.review` says it in words. */
export const REVIEW_TERM = { businessDays: 2 } as const;

const UNANSWERED = `after ${PROMISES.escalation} without an answer`;

/**
 * How soon we answer what (specification, section 9): as visitors read it, and as the clock of our own people has
 * it. Hours count while support is open. "Urgent" is whatever touches somebody's appointment.
 */
export const REPLIES = {
  urgent: {
    about: "Urgent: help with a booking",
    when: `in ${PROMISES.urgentReply}`,
    term: { openHours: 4 },
    reminder: UNANSWERED,
  },
  technical: {
    about: "Something on the site does not work",
    when: `in ${PROMISES.technicalReply}`,
    term: { openHours: 8 },
    reminder: UNANSWERED,
  },
  general: {
    about: "Everything else",
    when: PROMISES.contactReply,
    term: { businessDays: 1 },
    reminder: UNANSWERED,
  },
  partnership: {
    about: "Joining as a practice",
    when: `in ${PROMISES.partnershipReply}`,
    term: { businessDays: 3 },
    reminder: "after 3 business days without an answer",
  },
} as const satisfies Record<string, Reply>;

export type Reply = {
  about: string;
  /** `in 4 to 8 hours` */
  when: string;
  /** The longest of it. */
  term: Term;
  /** When to remind us, and have it passed up. */
  reminder: string;
};

/** When to call instead of waiting on; applications take longer than the rest. */
export const NO_ANSWER = `Hours count while support is open, and 24 hours mean by the same time on the next business day. No answer after ${PROMISES.escalation}, or after ${REPLIES.partnership.term.businessDays} business days if you want to join as a practice?`;

/** Unanswered for that long, and beyond its term, a message is passed up. */
export const ESCALATION_HOURS = 48;

type Desk = { reply: Reply; to: Mailbox };

/** How soon each category of a message is answered, and whose mailbox it comes to (specification, section 5). */
export const MESSAGE_DESKS = {
  booking: { reply: REPLIES.urgent, to: "bookings" },
  technical: { reply: REPLIES.technical, to: "support" },
  partnership: { reply: REPLIES.partnership, to: "partners" },
  feedback: { reply: REPLIES.general, to: "support" },
  complaint: { reply: REPLIES.general, to: "support" },
  general: { reply: REPLIES.general, to: "support" },
  media: { reply: REPLIES.general, to: "media" },
} as const satisfies Record<string, Desk>;

/** Said beside each contact detail as long as it is one. */
export const SAMPLE_CONTACT_NOTES = {
  phone: "This number reaches no one yet.",
  email: "No one reads this address yet.",
  address: "No one is at this address yet.",
} as const;

/** The support line as a sentence names it: `(09) 012 0100 (it reaches no one yet)`. */
export function phoneInText(phone: string): string {
  return isSamplePhone(phone) ? `${phone} (it reaches no one yet)` : phone;
}

export type Faq = {
  question: string;
  answer: string;
  /** Whether the answer promises what only holds once practices are listed. */
  isPromise?: true;
  /** Where to do something about it. */
  link: { href: string; text: string };
};

/** While samples are shown no one keeps a promise about answers yet: this is said before each. */
export const ONCE_LISTED =
  "Once practices are listed, this is what you can rely on. Those here now are made up, and what you send might not be read.";

/** What people ask most; who answers depends on which practices take requests. */
export function faqs(reach: Reach): readonly Faq[] {
  return [
    {
      question: "How do I change or cancel an appointment?",
      answer:
        "With the link in our emails. It opens your request: choose a time, ask for another, or cancel, and we email the practice at once. If they don’t have email with us, we say so, and you call them. You need no account. Less than two hours before an appointment, call the practice.",
      link: { href: "/lost-link", text: "Have the link sent again" },
    },
    {
      question: "I asked for an appointment and heard nothing. What now?",
      answer: `${WHO_ANSWERS[reach]} Check your junk folder first, and answer calls from numbers you do not know. The link in our email shows which practice has your request and by when it is to answer. One that stays silent loses it, and you get an email. If something is wrong, write to us with your reference and choose Booking Support.`,
      isPromise: true,
      link: { href: "/emergency", text: "It hurts, and I cannot wait" },
    },
    {
      question: "What does Niho cost?",
      answer:
        "It is free for patients: looking, comparing and asking for an appointment. You pay the practice for your treatment, and no one else. Ask for the price before it starts: you have a right to know it.",
      link: { href: "/services/general-dentistry", text: "What a checkup costs" },
    },
    {
      question: "How does my dental practice join?",
      answer: `Send us an application. We check every dentist in the Dental Council’s public register and answer ${REPLIES.partnership.when}.`,
      isPromise: true,
      link: { href: "/partner-with-us", text: "Partner with us" },
    },
  ];
}
