import { lateWords } from "#content/requests/awaited.ts";
import { byWords, timeWords } from "#content/requests/when.ts";
import type { RequestRecord } from "#domain/request-record.ts";
import {
  type AboutMail,
  answerFact,
  dueFacts,
  type Head,
  mailPracticeName,
  practiceFacts,
  practiceName,
  type PracticesRecord,
  reasonFact,
  type Said,
  standing,
} from "./facts.ts";
import { CONTACT } from "./received.ts";

/** A practice gets a request, opens it, and is reminded of it; or our mail does not reach it. */
export const SENT = {
  lines: {
    sent: ({ practice, reader }) => `${practice} got ${reader === "practice" ? "the" : "your"} request`,
    opened: ({ practice }) => `${practice} opened it`,
    unreached: ({ practice, reader }) =>
      reader === "sender" ? `${practice} could not be reached by email` : "Our email to you was refused",
    readdressed: ({ reader }) =>
      reader === "practice" ? "The request came to your new email address" : null,
  },
  toSender: {
    passed: (about) => ({
      subject: `${mailPracticeName(about)} has your request, ${about.record.reference}`,
      heading: `${mailPracticeName(about)} has your request`,
      opening: ["It’s not a confirmed appointment yet. They’ll contact you to agree a time."],
      facts: [...practiceFacts(about), ...reasonFact(about), ...answerFact(about)],
      next: [
        CONTACT,
        "Have you agreed a time with them already? Tell us on your request’s page. We’ll remind you the day before, if it’s not too late for that.",
      ],
      worse: "Getting worse?",
    }),
  },
  toPractice: {
    request: (about) => ({
      subject: `Appointment request ${about.record.reference}${answerBy(about)}`,
      heading: "A patient asks you for an appointment",
      opening: [
        `Kia ora. A patient asks you for an appointment through ${about.identity.name}. Open the request to see who they are, what they need and when suits them. Then confirm a time, offer others, or say that you cannot. It takes a minute, and needs no account.`,
      ],
      facts: dueFacts(about),
      next: [otherwise(about)],
      button: "Open the request",
    }),
    nudge: (about) => ({
      subject: `Still waiting: ${about.record.reference}, ${about.record.request.appointment ? "please answer now" : "answer now or it goes back"}`,
      heading: "A patient is still waiting for you",
      opening: [
        ["We told them to expect your reply by now.", ...standing(about)].join(" "),
        "Have you spoken with them already? Enter the time that you agreed, and we confirm it to them.",
      ],
      facts: dueFacts(about),
      next: [otherwise(about)],
      button: "Answer now",
    }),
    readdressed: (about) => ({
      subject: `A request that you have: ${about.record.reference}`,
      heading: "A request that you have",
      opening: [
        `Kia ora. Your requests from ${about.identity.name} come to this address now. This is one that is still open. Links in emails to other addresses have ended.`,
      ],
      facts: dueFacts(about),
      button: "Open the request",
    }),
  },
} satisfies Said;

function answerBy({ record }: AboutMail): string {
  const by = record.request.clocks.answerBy;
  return by ? `: answer by ${byWords(by)}` : "";
}

function otherwise({ record }: AboutMail): string {
  const { appointment, clocks } = record.request;
  if (!clocks.backAt) return "We’ve told the patient to expect your reply by then.";
  const by = byWords(clocks.backAt);
  const then = appointment
    ? `If you don’t reply by ${by}, we’ll tell them the agreed time stands.`
    : `If you don’t reply by ${by}, we’ll take the request back and help them find another practice.`;
  return `We’ve told the patient to expect your reply by then. ${then}`;
}

/** The patient's page, while a practice has a reply to give. */
export function sentHead(record: RequestRecord, now: Date): Head {
  const { appointment } = record.request;
  const name = practiceName(record);
  const answer = answerWords(record, now);
  if (appointment) {
    return {
      title: `You still have your appointment: ${timeWords(appointment.at)}`,
      lede: `You asked ${name} for another time. ${answer}`,
    };
  }
  return {
    title: `${name} has your request`,
    lede: `It is not a confirmed appointment yet. ${answer} They’ll confirm a time here, or call, text or email you.`,
  };
}

function answerWords(record: RequestRecord, now: Date): string {
  const by = record.request.clocks.answerBy;
  if (by === null) return "";
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
      ? `You had until ${byWords(clocks.answerBy)} to reply: please answer now.`
      : `Please reply by ${byWords(clocks.answerBy)}. We’ve told the patient to expect it by then.`
    : "";
  if (appointment) {
    return {
      title: "The patient asks for another time",
      lede: `Your appointment with them on ${timeWords(appointment.at)} stands until you agree another time. ${by}`,
    };
  }
  const back = clocks.backAt
    ? ` If you don’t reply by ${byWords(clocks.backAt)}, we’ll take it back and help them find another practice.`
    : "";
  return { title: "A patient asks for an appointment", lede: `${by}${back}` };
}

/** The practice's page at an address that their requests no longer go to. */
export const LINK_ENDED: Head = {
  title: "This link has ended",
  lede: "Requests to this practice go to another address now, or the practice no longer takes part. If you work there, look for a newer email from us.",
};
