import { dayWords, timeWords } from "#content/requests/when.ts";
import type { RequestRecord } from "#domain/request-record.ts";
import { isReviewed } from "../may-review.ts";
import {
  type Head,
  listingOf,
  mailPracticeName,
  ofTime,
  practiceFacts,
  practiceName,
  type Said,
} from "./facts.ts";

/** The appointment is over: whether the patient came, and how it was. */
export const OVER = {
  lines: {
    passed: ({ detail }) => `The appointment${ofTime(detail.at)} is over`,
    reported: ({ practice, patient, detail }) =>
      `${practice} said that ${patient === "You" ? "you" : "the patient"} ${detail.came ? "came" : "did not come"}`,
  },
  done: { sender: {}, practice: { reported: "Thank you, that is noted." } },
  toSender: {
    missed: (about) => ({
      subject: `Did you miss your appointment on ${dayWords(about.mail.appointment!.at)}?`,
      heading: "Did you miss your appointment?",
      opening: [
        `${mailPracticeName(about)} says that you did not come on ${dayWords(about.mail.appointment!.at)}.`,
        "Were you there, or was it cancelled? Reply to this email, and we put it right. If you still need to see a dentist, ask again from your request’s page.",
        ...(isReviewed(listingOf(about), about)
          ? ["If you were there, you can review your visit, too: the way to it is on that page."]
          : []),
      ],
      facts: practiceFacts(about),
    }),
    // Asked once of everyone in the same words, so that no one is chosen for being content.
    review: (about) => ({
      subject: `How was your visit to ${mailPracticeName(about)}?`,
      heading: "How was your visit?",
      opening: [
        `You had an appointment at ${mailPracticeName(about)} on ${dayWords(about.mail.appointment!.at)}. What you say helps the next person to choose.`,
        about.reviews === "on"
          ? "It takes a minute: one to five stars, three short questions and, if you like, a few words. Without your name, if you prefer."
          : "It takes a minute: one to five stars, and three short questions. Your name is not shown.",
      ],
      next: [
        "We ask everyone in these words. Nobody pays for reviews, and the practice cannot choose or change them.",
      ],
      closing: ["We ask once. There is nothing that you need to do."],
      button: "Review your visit",
    }),
  },
} satisfies Said;

/** The patient's page after it. */
export function overHead(record: RequestRecord): Head {
  const { appointment } = record.request;
  return {
    title: "Your appointment is over",
    lede: appointment ? `It was on ${timeWords(appointment.at)} at ${practiceName(record)}.` : "",
  };
}

/** Where the practice says that the patient did not come. */
export function missedHead(record: RequestRecord): Head {
  return {
    title: "Your appointment is over",
    lede: `${practiceName(record)} says that you did not come. Is that wrong? Reply to our email, and we put it right.`,
  };
}
