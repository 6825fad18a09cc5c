import { clockOf } from "#content/practice-clock-words.ts";
import { wishWords } from "#content/requests/wish-words.ts";
import {
  type AboutMail,
  appointmentFacts,
  mailCause,
  dueFacts,
  mailListing,
  mailPracticeName,
  mailTime,
  practiceFacts,
  type Said,
  standing,
  takenBack,
  untilWhen,
  wordsOfPractice,
} from "./facts.ts";
import { A_REAL_ONE, changeButton } from "./told.ts";

/** The patient asks for another time; and the agreed one stands, because no other was agreed. */
export const CHANGED = {
  lines: {
    changed: {
      theirs: ({ patient, clock, detail }) =>
        `${patient} asked for ${detail.wish ? wishWords(detail.wish, clock) : "another time"}`,
      ours: ({ clock, detail }) =>
        `The patient asked for ${detail.wish ? wishWords(detail.wish, clock) : "another time"}`,
    },
  },
  done: { sender: { changed: "Your change is saved." }, practice: {} },
  toSender: {
    changed: (about) => {
      const { reference, request } = about.record;
      const { appointment } = request;
      const heading = mailListing(about)?.isSample ? "Your change is saved" : "We’ve passed on your change";
      return {
        subject: `${heading}, ${reference}`,
        heading,
        opening: [
          changeWords(about),
          ...(appointment
            ? [`Until they agree, you still have your appointment on ${mailTime(about, appointment.at)}.`]
            : []),
        ],
        facts: practiceFacts(about),
        ...(appointment && { also: changeButton(about.record) }),
      };
    },
    kept: (about) => ({
      subject: `Your appointment hasn’t changed: ${mailTime(about, about.mail.appointment!.at)}`,
      heading: "Your appointment hasn’t changed",
      opening: [
        mailCause(about)?.event === "declined"
          ? [
              `${mailPracticeName(about)} couldn’t change it.`,
              ...takenBack(about),
              "Please come at the time you agreed.",
            ].join(" ")
          : "No other time was agreed, so please come at the time below.",
      ],
      facts: [...appointmentFacts(about), ...wordsOfPractice(about)],
      next: [
        about.record.isPracticeInReach
          ? "If you can’t come then, change or cancel it below, or call the practice."
          : "If you can’t come then, call the practice.",
      ],
      button: changeButton(about.record),
    }),
  },
  toPractice: {
    change: (about) => ({
      subject: `A patient has asked for a change, ${about.record.reference}`,
      heading: "A patient has asked for a change",
      opening: about.record.request.appointment
        ? standing(about)
        : ["They’ve changed when they’d like to come."],
      facts: dueFacts(about),
      button: "See what they asked for",
    }),
  },
} satisfies Said;

/** The link to the change came to this address, so it may read what was asked for: the time, not the words. */
function changeWords(about: AboutMail): string {
  const wish = mailCause(about)?.detail.wish;
  const asked = `You asked for another time${wish ? `: ${wishWords(wish, clockOf(about.mail.practice))}` : " in your own words"}.`;
  if (mailListing(about)?.isSample) return `${asked} ${A_REAL_ONE}`;
  const passedOn = `We’ve passed ${wish ? "that" : "them"} on to ${mailPracticeName(about)}.`;
  return [asked, passedOn, ...untilWhen(about)].join(" ");
}
