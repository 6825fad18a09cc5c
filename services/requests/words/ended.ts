import { practiceTime } from "#content/practice-clock-words.ts";
import {
  type AboutMail,
  shownTime,
  mailCause,
  type Head,
  phoneWords,
  type PracticesRecord,
  type Said,
} from "./facts.ts";
import { nearbyHref } from "../nearby.ts";

/** A request ends without an appointment: no one was found, or no one said in time. */
export const ENDED = {
  lines: {
    refused: {
      theirs: ({ reader }) => (reader === "sender" ? "You said no to another practice" : null),
      ours: () => "The patient doesn’t want another practice",
    },
    lapsed: {
      // An appointment that was to change stands.
      theirs: ({ patient, clock, detail }) =>
        detail.at
          ? `No other time was agreed, so the appointment is still on ${shownTime(detail.at, clock)}`
          : `${patient} didn’t reply in time`,
      ours: () => "No one replied in time",
    },
    expired: {
      theirs: () => "The request ended: its day had passed",
      ours: () => "It ended: its day had passed",
    },
    closed: {
      // Our people may have been free to ask the chosen one alone.
      theirs: ({ actor }) =>
        actor === "desk"
          ? "The request ended without an appointment"
          : "The request ended: no practice was found",
      ours: ({ actor, detail, who }) =>
        actor === "desk"
          ? `${who} closed it${detail.words ? `: ${detail.words}` : ""}`
          : "It ended: no practice was found",
    },
  },
  done: { sender: { refused: "Your request has ended. No other practice will get it." }, practice: {} },
  toSender: {
    ended: (about) => ({
      subject: `Your request has ended without an appointment, ${about.record.reference}`,
      heading: "Your request has ended",
      opening: [`${endWords(about)} We’re sorry.`, "No practice will contact you about it."],
      facts: about.record.toCall.map(({ name, phone, isSample }) => ({
        name,
        value: phoneWords(phone, isSample),
      })),
      next: [
        about.record.toCall.length > 0
          ? `Please call one of these yourself. There are more near you: ${about.publicUrl}${nearbyHref(about.record)}`
          : `Please call a practice yourself. See the nearest ones and their numbers: ${about.publicUrl}${nearbyHref(about.record)}`,
      ],
      worse: "Still in pain?",
    }),
  },
  toUs: {
    unplaced: {
      subject: "Unplaced",
      where: "We found no practice for this request, so it has ended. We’ve told the patient.",
    },
  },
} satisfies Said;

function endWords(about: AboutMail): string {
  const { request } = about.record;
  const cause = mailCause(about)?.event;
  if (cause === "refused") return "You said no, so we didn’t ask another practice.";
  if (cause === "lapsed")
    return request.outcome === "expired"
      ? "The time to choose has passed, and no appointment was agreed."
      : "You didn’t say whether we could ask another practice, so we didn’t.";
  if (request.outcome === "expired")
    return "The day you asked for has passed, and no appointment was agreed.";
  const last = request.tried.at(-1);
  if (last?.why === "silent" && request.tried.length === 1)
    return "The practice that had it didn’t reply in time, and we found no other practice that fits.";
  if (last) return "No practice that fits could give you an appointment.";
  // Our people were free to ask that one alone.
  if (request.chosen !== null && !request.mayGoElsewhere)
    return "We couldn’t get you an appointment at the practice you chose, and we didn’t ask another.";
  return "We found no practice that fits your request.";
}

/** The patient's page after it. */
export const ENDED_HEAD: Head = {
  title: "Your request has ended",
  lede: "It ended without an appointment. We’re sorry. No practice will contact you about it. To see a dentist, please call a practice yourself.",
};

/** The page of the practice that had it when it closed, as long as it shows anything. */
export function endedPracticeHead({ request: { appointment, practice, outcome } }: PracticesRecord): Head {
  return {
    title: appointment
      ? `The appointment on ${practiceTime(practice, appointment.at)} is over`
      : "This request has ended",
    lede: outcome === "cancelled" ? "The patient has cancelled." : "There’s nothing more to do.",
  };
}

/** Once it shows nothing of the patient any more. */
export function hiddenPracticeHead({ request: { openedAt, outcome } }: PracticesRecord): Head {
  return {
    title: "This request is over",
    lede:
      openedAt === null
        ? `${outcome === "cancelled" ? "The patient has cancelled. " : ""}You hadn’t opened it, so we no longer show it.`
        : "We no longer show it.",
  };
}
