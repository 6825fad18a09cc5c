import type { RequestRecord } from "#domain/requests/request-record.ts";
import {
  type AboutMail,
  calendarNote,
  mailCause,
  mailListing,
  type Head,
  mailPracticeName,
  mailTime,
  practiceName,
  type Said,
  type SenderWords,
  theirCalendarNote,
} from "./facts.ts";
import { callWords, toldWords } from "./told.ts";

/** The patient cancels; and `off`, which tells a practice that a request is no longer theirs, whatever took it. */
export const CANCELLED = {
  lines: {
    cancelled: {
      theirs: ({ patient, actor }) =>
        actor === "desk" ? "Our staff freed this time: no one had confirmed it" : `${patient} cancelled`,
      ours: ({ actor, who }) =>
        actor === "desk" ? `${who} freed the time: no one had confirmed it` : "The patient cancelled",
    },
  },
  done: { sender: { cancelled: "Cancelled." }, practice: {} },
  toSender: {
    cancelled: (about) =>
      isFreed(about)
        ? freedWords(about)
        : {
            subject: `Cancelled, ${about.record.reference}`,
            heading: about.mail.calendar ? "Your appointment is cancelled" : "Your request is cancelled",
            opening: [
              about.mail.calendar && about.mail.appointment
                ? `We’ve cancelled your appointment on ${mailTime(about, about.mail.appointment.at)}, as you asked.`
                : "We’ve cancelled your request, as you asked.",
              whetherTold(about),
            ],
            closing: [...calendarNote(about), "Want to ask again? You can do that from your request’s page."],
          },
  },
  toPractice: {
    off: (about) => ({
      ...offHead(about),
      opening: [offWords(about), ...theirOwnCalendar(about)],
      facts: [{ name: "Reference", value: about.record.reference }],
      // What it has opened and the patient has cancelled, the practice may still open, to see whose time is free.
      button:
        mailCause(about)?.event === "cancelled" && about.record.request.openedAt ? "See which it was" : null,
    }),
    // The practice gets this too, so that someone notices a press that nobody meant.
    "gave-up": (about) => {
      const { mail, record } = about;
      const time = mailTime(about, mail.appointment!.at);
      const hasOffered = mailCause(about)?.event === "offered";
      return {
        subject: `You cancelled ${time}, ${record.reference}`,
        heading: `You cancelled ${time}`,
        opening: [
          `Someone ${hasOffered ? "offered other times instead" : "cancelled this appointment"} on the request’s page, and we’ve told the patient.`,
          ...theirCalendarNote(about),
        ],
        facts: [{ name: "Reference", value: record.reference }],
        next: [
          hasOffered
            ? "Not what you meant? Open the request."
            : "Not what you meant? Reply to this email, and we’ll put it right.",
        ],
        button: hasOffered ? "Open the request" : null,
      };
    },
  },
} satisfies Said;

/** An appointment stands in the practice’s own calendar as well: by our mail, or because they wrote it there. */
function theirOwnCalendar(about: AboutMail): string[] {
  const note = theirCalendarNote(about);
  if (note.length > 0 || !about.mail.appointment) return note;
  return ["If you wrote it in your own calendar, please take it out there."];
}

/** Whether our staff did it. */
function isFreed(about: AboutMail): boolean {
  return mailCause(about)?.actor === "desk";
}

function freedWords(about: AboutMail): SenderWords {
  const { appointment } = about.mail;
  return {
    subject: `We’ve freed your time, ${about.record.reference}`,
    heading: "We’ve freed your time",
    opening: [
      `No one pressed the button in our email about your appointment${appointment ? ` on ${mailTime(about, appointment.at)}` : ""}, and several came at once, so we’ve given the time back to the practice. We’re sorry if it was real: please book again, or call them.`,
    ],
    closing: calendarNote(about),
  };
}

/** Whether the practice knows, or the patient is to call them. */
function whetherTold(about: AboutMail): string {
  const call = callWords(about.record, "and tell them that you’ve cancelled", mailPracticeName(about));
  if (call !== "") return call;
  return about.mail.practice
    ? `${toldWords(about.record, mailPracticeName(about))} You don’t need to call.${mailListing(about)?.isSample ? "" : " If our email doesn’t reach them, we’ll let you know."}`
    : "No practice will contact you about it.";
}

/** What happened, first of all: a time that is free again can be given to someone else. */
function offHead(about: AboutMail): { subject: string; heading: string } {
  const { mail, record } = about;
  const { event: cause } = mailCause(about) ?? {};
  if (cause === "cancelled" && mail.appointment)
    return {
      subject: `Cancelled: ${mailTime(about, mail.appointment.at)}, ${record.reference}`,
      heading: isFreed(about) ? "We’ve freed a time of yours" : "A patient has cancelled",
    };
  const heading =
    cause === "cancelled"
      ? "A patient has cancelled"
      : cause === "tookBack"
        ? "You no longer have this request"
        : "The request has ended";
  return { subject: `${heading}, ${record.reference}`, heading };
}

function offWords(about: AboutMail): string {
  const { mail } = about;
  const lost = mail.appointment ? ` ${mailTime(about, mail.appointment.at)} is free again.` : "";
  const free = lost || " Any times you kept are free again.";
  const { event: cause, actor } = mailCause(about) ?? {};
  if (cause === "tookBack" && actor === "desk")
    return `Our staff have taken the request back to find another practice.${free}`;
  if (isFreed(about) && cause === "cancelled")
    return `No one had confirmed this booking, and several came at once, so our staff have cancelled it.${lost}`;
  if (cause === "cancelled")
    return mail.appointment
      ? `They’ve cancelled their appointment on ${mailTime(about, mail.appointment.at)}. That time is free again.`
      : `They no longer need an appointment.${free}`;
  if (cause === "tookBack") return `You didn’t reply in time, so we’ve taken the request back.${free}`;
  if (cause === "lapsed") return `The patient didn’t choose a time before the deadline.${free}`;
  return `You don’t have to do anything.${free}`;
}

/** The patient's page after it. */
export function cancelledHead(record: RequestRecord): Head {
  if (record.events.findLast(({ event }) => event === "cancelled")?.actor === "desk")
    return {
      title: "We’ve freed this time",
      lede: "No one had pressed the button in our email, and several bookings came at once. If it was real, please book again, or call the practice.",
    };
  return {
    title: "You’ve cancelled",
    lede:
      callWords(record, "and tell them that you’ve cancelled", practiceName(record)) ||
      `There’s nothing more to do. ${toldWords(record, practiceName(record))}`.trim(),
  };
}
