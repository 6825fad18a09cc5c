import { practiceTime } from "#content/practice-clock-words.ts";
import { dayWords } from "#content/requests/when.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import { isReviewed } from "../may-review.ts";
import {
  type Head,
  mailListing,
  mailPracticeName,
  ofTime,
  practiceFacts,
  practiceName,
  type Said,
} from "./facts.ts";

/** The appointment is over: whether the patient came, and how it was. */
export const OVER = {
  lines: {
    passed: {
      theirs: ({ clock, detail }) => `The appointment${ofTime(detail.at, clock)} is over`,
      ours: () => "The appointment is over",
    },
    reported: {
      theirs: ({ practice, patient, detail }) =>
        `${practice} said ${patient === "You" ? "you" : "the patient"} ${detail.came ? "came" : "didn’t come"}`,
      ours: ({ practice, detail }) => `${practice} says they ${detail.came ? "came" : "didn’t come"}`,
    },
  },
  done: { sender: {}, practice: { reported: "Saved. Thank you." } },
  toSender: {
    missed: (about) => ({
      subject: `Did you miss your appointment on ${dayWords(about.mail.appointment!.at)}?`,
      heading: "Did you miss your appointment?",
      opening: [
        `${mailPracticeName(about)} says you didn’t come on ${dayWords(about.mail.appointment!.at)}.`,
        "Were you there, or was it cancelled? Reply to this email, and we’ll put it right. If you still need to see a dentist, you can ask again from your request’s page.",
        ...(isReviewed(mailListing(about), about)
          ? ["If you were there, you can review your visit on that page too."]
          : []),
      ],
      facts: practiceFacts(about),
    }),
    // Asked once of everyone in the same words, so that no one is chosen for being content.
    review: (about) => ({
      subject: `How was your visit to ${mailPracticeName(about)}?`,
      heading: "How was your visit?",
      opening: [
        `You had an appointment at ${mailPracticeName(about)} on ${dayWords(about.mail.appointment!.at)}. Your review helps the next person choose.`,
        about.reviews === "on"
          ? "It takes a minute: one to five stars, three short questions and, if you like, a few words. You can leave your name out."
          : "It takes a minute: one to five stars, and three short questions. We don’t show your name.",
      ],
      next: [
        "We ask everyone in the same words. No one pays for reviews, and the practice can’t choose or change them.",
      ],
      closing: ["We won’t ask again, and you don’t have to do anything."],
      button: "Review your visit",
    }),
  },
} satisfies Said;

/** The patient's page after it. */
export function overHead(record: RequestRecord): Head {
  const { appointment } = record.request;
  return {
    title: "Your appointment is over",
    lede: appointment
      ? `It was on ${practiceTime(record.request.practice, appointment.at)} at ${practiceName(record)}.`
      : "",
  };
}

/** Where the practice says that the patient did not come. */
export function missedHead(record: RequestRecord): Head {
  return {
    title: "Your appointment is over",
    lede: `${practiceName(record)} says you didn’t come. If that’s wrong, reply to our email and we’ll put it right.`,
  };
}
