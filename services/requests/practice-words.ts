import type { PracticeMail } from "#domain/requests.ts";
import type { Fact } from "../mails/email-frame.tsx";
import { type AboutMail, causeOf } from "./mail-facts.ts";
import type { NoticeEmailFacts } from "../mails/notice-email.tsx";
import { byWords, overlapWords, timeWords } from "#content/requests/when.ts";

/** What differs between the mails to a practice. None has anything that the patient wrote or is. */
type PracticeWords = Pick<NoticeEmailFacts, "subject" | "heading" | "opening" | "facts" | "next"> & {
  button: string | null;
};

type Write = (about: AboutMail) => PracticeWords;

export const PRACTICE_WORDS: Readonly<Record<PracticeMail, Write>> = {
  request: (about) => ({
    subject: `Appointment request ${about.record.reference}${answerBy(about, ": answer by ")}`,
    heading: "A patient asks you for an appointment",
    opening: [
      "Kia ora. A patient asks you for an appointment through Niho. Open the request to see who they are, what they need and when suits them. Then confirm a time, offer others, or say that you cannot. It takes a minute, and needs no account.",
    ],
    facts: facts(about),
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
    facts: facts(about),
    next: [otherwise(about)],
    button: "Answer now",
  }),
  change: (about) => ({
    subject: `The patient asks for something else, ${about.record.reference}`,
    heading: "The patient asks for something else",
    opening: about.record.request.appointment
      ? standing(about)
      : ["They have changed when they would like to come."],
    facts: facts(about),
    button: "See what they ask for",
  }),
  chosen,
  readdressed: (about) => ({
    subject: `A request that you have: ${about.record.reference}`,
    heading: "A request that you have",
    opening: [
      "Kia ora. Your requests from Niho come to this address now. This is one that is still open. Links in emails to other addresses have ended.",
    ],
    facts: facts(about),
    button: "Open the request",
  }),
  off: (about) => ({
    subject: `Nothing more to do: ${about.record.reference}`,
    heading: "Nothing more to do",
    opening: [offWords(about)],
    facts: [{ name: "Reference", value: about.record.reference }],
    // What it has opened and the patient has cancelled, the practice may still open, to see whose time is free.
    button:
      causeOf(about)?.event === "cancelled" && about.record.request.openedAt ? "See which it was" : null,
  }),
};

function chosen(about: AboutMail): PracticeWords {
  const { mail, record } = about;
  const time = timeWords(mail.appointment!.at);
  const { event: cause, actor } = causeOf(about) ?? {};
  const isClaim = cause === "agreed";
  const who =
    actor === "desk"
      ? "Our staff have agreed this time with you by phone."
      : "The patient says that you have agreed this time with them.";
  return {
    subject: `Agreed: ${time}, ${record.reference}`,
    heading: "A time is agreed",
    opening: [
      isClaim
        ? `${who} If that is not so, open the request and move or cancel it.`
        : cause === "kept"
          ? "The patient keeps the time that you had agreed. The others that you offered are free again."
          : `The patient has chosen this time.${wereMoreOffered(about) ? " The others that you offered are free again." : ""}`,
      ...(about.overlaps ?? []).map(overlapWords),
    ],
    facts: [
      { name: "When", value: `${time}, about ${mail.appointment!.minutes} minutes` },
      { name: "Reference", value: record.reference },
    ],
    button: "Open the request",
  };
}

function wereMoreOffered({ record: { events } }: AboutMail): boolean {
  const offers = events.findLast(({ event }) => event === "offered")?.detail.offers ?? [];
  return offers.length > 1;
}

/** The agreed time, while a change of it is asked for. */
function standing({ record }: AboutMail): string[] {
  const { appointment } = record.request;
  return appointment
    ? [`Your appointment with them on ${timeWords(appointment.at)} stands until you agree another time.`]
    : [];
}

function facts(about: AboutMail): Fact[] {
  const { answerBy: by } = about.record.request.clocks;
  return [
    { name: "Reference", value: about.record.reference },
    ...(by ? [{ name: "Answer by", value: byWords(by) }] : []),
  ];
}

function answerBy({ record }: AboutMail, before: string): string {
  const by = record.request.clocks.answerBy;
  return by ? `${before}${byWords(by)}` : "";
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

function offWords(about: AboutMail): string {
  const { mail } = about;
  const lost = mail.appointment ? ` The time of ${timeWords(mail.appointment.at)} is free again.` : "";
  const free = lost || " Times that you kept for them are free again.";
  const { event: cause, actor } = causeOf(about) ?? {};
  if (cause === "tookBack" && actor === "desk")
    return `Our staff have taken the request back, to place it elsewhere. You no longer have it.${free}`;
  if (cause === "cancelled")
    return mail.appointment
      ? `The appointment on ${timeWords(mail.appointment.at)} is cancelled by the patient. That time is free again.`
      : `The patient has cancelled the request.${free}`;
  if (cause === "tookBack")
    return `You have not answered in time, so the request is no longer with you.${free}`;
  if (cause === "lapsed") return `The patient has not chosen in time, and the request has ended.${free}`;
  return `The request has ended.${free}`;
}
