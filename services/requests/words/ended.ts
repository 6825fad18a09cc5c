import { timeWords } from "#content/requests/when.ts";
import {
  type AboutMail,
  at,
  causeOf,
  type Head,
  phoneWords,
  type PracticesRecord,
  type Said,
} from "./facts.ts";
import { nearbyHref } from "../nearby.ts";

/** A request ends without an appointment: no one was found, or no one said in time. */
export const ENDED = {
  lines: {
    refused: ({ reader }) => (reader === "sender" ? "You said no to another practice" : null),
    // An appointment that was to change stands.
    lapsed: ({ patient, detail }) =>
      detail.at
        ? `No other time was agreed: the appointment of ${at(detail.at)} stands`
        : `${patient} did not answer in time`,
    expired: () => "The request ended: its day had passed",
    // Our people may have been free to ask the chosen one alone.
    closed: ({ actor }) =>
      actor === "desk"
        ? "The request ended without an appointment"
        : "The request ended: no practice was found",
  },
  done: { sender: { refused: "Your request has ended. No other practice gets it." }, practice: {} },
  toSender: {
    ended: (about) => ({
      subject: `Your request has ended without an appointment, ${about.record.reference}`,
      heading: "Your request has ended",
      opening: [`${endWords(about)} We are sorry.`, "No practice will contact you about it any more."],
      facts: about.record.toCall.map(({ name, phone, isSample }) => ({
        name,
        value: phoneWords(phone, isSample),
      })),
      next: [
        about.record.toCall.length > 0
          ? `What to do now: call one of these yourself. More near you: ${about.publicUrl}${nearbyHref(about.record)}`
          : `What to do now: call a practice yourself. The nearest, with their numbers: ${about.publicUrl}${nearbyHref(about.record)}`,
      ],
      worse: "Still in pain?",
    }),
  },
  toUs: {
    unplaced: {
      subject: "Unplaced",
      where: "This request has ended: no practice was found for it. The patient has been told.",
    },
  },
} satisfies Said;

function endWords(about: AboutMail): string {
  const { request } = about.record;
  const cause = causeOf(about)?.event;
  if (cause === "refused") return "As you said, we asked no other practice.";
  if (cause === "lapsed")
    return request.outcome === "expired"
      ? "The time to choose has passed, and no appointment was agreed."
      : "You did not say whether we may ask another practice, so we asked none.";
  if (request.outcome === "expired")
    return "The day that you asked for has passed, and no appointment was agreed.";
  const last = request.tried.at(-1);
  if (last?.why === "silent" && request.tried.length === 1)
    return "The practice that had it did not answer in time, and no other that fits could be asked.";
  if (last) return "No practice that fits could give you an appointment.";
  // Our people were free to ask that one alone.
  if (request.chosen !== null && !request.mayGoElsewhere)
    return "We could not get you an appointment at the practice that you chose, and asked no other.";
  return "We found no practice that fits your request.";
}

/** The patient's page after it. */
export const ENDED_HEAD: Head = {
  title: "Your request has ended",
  lede: "It ended without an appointment. We are sorry. No practice will contact you about it any more. To see a dentist, call a practice yourself.",
};

/** The page of the practice that had it when it closed, as long as it shows anything. */
export function endedPracticeHead({ request: { appointment, outcome } }: PracticesRecord): Head {
  return {
    title: appointment ? `The appointment of ${timeWords(appointment.at)} is over` : "This request has ended",
    lede: outcome === "cancelled" ? "The patient has cancelled." : "There is nothing more to do.",
  };
}

/** Once it shows nothing of the patient any more. */
export function hiddenPracticeHead({ request: { openedAt, outcome } }: PracticesRecord): Head {
  return {
    title: "This request is over",
    lede:
      openedAt === null
        ? `${outcome === "cancelled" ? "The patient has cancelled. " : ""}You had not opened it, so we no longer show it.`
        : "We no longer show it.",
  };
}
