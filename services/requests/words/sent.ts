import { lateWords } from "#content/requests/awaited.ts";
import { practiceTime } from "#content/practice-clock-words.ts";
import { byWords } from "#content/requests/when.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import {
  type AboutMail,
  dueFacts,
  type Head,
  mailPracticeName,
  practiceFacts,
  practiceName,
  type PracticesRecord,
  reasonFact,
  type Said,
  standing,
  untilWhen,
} from "./facts.ts";
import { CONTACT } from "./received.ts";
import { callWords } from "./told.ts";

/** A practice gets a request, opens it, and is reminded of it; or our mail does not reach it. */
export const SENT = {
  lines: {
    sent: {
      theirs: ({ practice, reader }) => `${practice} got ${reader === "practice" ? "the" : "your"} request`,
      ours: ({ practice, actor, who, detail }) => {
        const note = detail.note ? `, with the note “${detail.note}”` : "";
        return actor === "desk" ? `${who} sent it to ${practice}${note}` : `It went to ${practice}`;
      },
    },
    opened: {
      theirs: ({ practice }) => `${practice} opened it`,
      ours: ({ practice }) => `${practice} opened it`,
    },
    unreached: {
      theirs: ({ practice, reader }) =>
        reader === "sender" ? `We couldn’t reach ${practice} by email` : "Our email to you was refused",
      ours: ({ practice }) => `Our email didn’t reach ${practice}`,
    },
    readdressed: {
      theirs: ({ reader }) =>
        reader === "practice" ? "We sent the request to your new email address" : null,
      ours: ({ practice }) => `It went to ${practice}’s new email address`,
    },
    nudged: {
      theirs: () => null,
      ours: ({ practice }) => `We reminded ${practice}`,
    },
  },
  toSender: {
    passed: (about) => ({
      subject: `${mailPracticeName(about)} has your request, ${about.record.reference}`,
      heading: `${mailPracticeName(about)} has your request`,
      opening: [["It’s not a confirmed appointment yet.", ...untilWhen(about)].join(" ")],
      facts: [...practiceFacts(about), ...reasonFact(about)],
      next: [
        CONTACT,
        "Already agreed a time with them? Tell us on your request’s page, and we’ll remind you the day before if there’s still time.",
      ],
      worse: "Getting worse?",
    }),
  },
  toPractice: {
    request: (about) => ({
      subject: `Appointment request ${about.record.reference}${answerBy(about)}`,
      heading: "A patient is asking for an appointment",
      opening: [
        `A patient is asking you for an appointment through ${about.identity.name}. Open the request to see who they are, what they need and when suits them. Then confirm a time, offer others, or say you can’t. It takes a minute, and you don’t need an account.`,
      ],
      facts: dueFacts(about),
      next: [otherwise(about)],
      button: "Open the request",
    }),
    nudge: (about) => ({
      subject: `A patient is still waiting: please reply, ${about.record.reference}`,
      heading: "A patient is still waiting for you",
      opening: [
        ["We told them to expect your reply by now.", ...standing(about)].join(" "),
        "Already spoken with them? Enter the time you agreed, and we’ll confirm it to them.",
      ],
      facts: dueFacts(about, "Reply was due"),
      next: [withoutReply(about)].filter(Boolean),
      button: "Reply now",
    }),
    readdressed: (about) => ({
      subject: `A new link to the request ${about.record.reference}`,
      heading: "A new link to the request",
      opening: [
        `Your requests from ${about.identity.name} now come to this address. The links we sent to your earlier address no longer work, so here’s a new one.`,
      ],
      facts: dueFacts(about),
      button: "Open the request",
    }),
  },
} satisfies Said;

function answerBy({ record }: AboutMail): string {
  const by = record.request.clocks.answerBy;
  return by ? `: please reply by ${byWords(by)}` : "";
}

function otherwise(about: AboutMail): string {
  return `We’ve told the patient to expect your reply by then. ${withoutReply(about)}`.trim();
}

/** What happens if the practice does not reply; empty where nothing does. */
function withoutReply({ record }: AboutMail): string {
  const { appointment, clocks } = record.request;
  if (!clocks.backAt) return "";
  const by = byWords(clocks.backAt);
  return appointment
    ? `If you don’t reply by ${by}, we’ll tell them the appointment hasn’t changed.`
    : `If you don’t reply by ${by}, we’ll take the request back and help them find another practice.`;
}

/** The patient's page, while a practice has a reply to give. */
export function sentHead(record: RequestRecord, now: Date): Head {
  const { appointment } = record.request;
  const name = practiceName(record);
  const answer = answerWords(record, now);
  if (appointment) {
    return {
      title: `You still have your appointment: ${practiceTime(record.request.practice, appointment.at)}`,
      lede: `You asked ${name} for another time. ${answer}`,
    };
  }
  return {
    title: `${name} has your request`,
    lede: `It’s not a confirmed appointment yet. ${answer} They’ll confirm a time here, or call, text or email you.`,
  };
}

function answerWords(record: RequestRecord, now: Date): string {
  const by = record.request.clocks.answerBy;
  if (by === null) return callWords(record, "and ask for the other time");
  return by <= now
    ? `They haven’t replied yet: they had until ${byWords(by)}. You can call them.`
    : `They have until ${byWords(by)} to reply.${lateWords(record)}`;
}

/** The practice's page, while they have a reply to give. */
export function sentPracticeHead({ request }: PracticesRecord, now: Date): Head {
  const { appointment, clocks } = request;
  const isLate = clocks.answerBy !== null && clocks.answerBy <= now;
  const by = clocks.answerBy
    ? isLate
      ? `You had until ${byWords(clocks.answerBy)} to reply. Please reply now.`
      : `Please reply by ${byWords(clocks.answerBy)}. We’ve told the patient to expect it by then.`
    : "";
  if (appointment) {
    return {
      title: "The patient is asking for another time",
      lede: `Until you agree another time, you still have your appointment with them on ${practiceTime(request.practice, appointment.at)}. ${by}`,
    };
  }
  const back = clocks.backAt
    ? ` If you don’t reply by ${byWords(clocks.backAt)}, we’ll take it back and help them find another practice.`
    : "";
  return { title: "A patient is asking for an appointment", lede: `${by}${back}` };
}

/** The practice's page at an address that their requests no longer go to. */
export const LINK_ENDED: Head = {
  title: "This link no longer works",
  lede: "Requests to this practice now go to another address, or the practice no longer takes part. If you work there, look for a newer email from us.",
};
