import type { SenderMail } from "#domain/requests.ts";
import type { Fact } from "../mails/email-frame.tsx";
import { type AboutMail, causeOf, nameOf } from "./mail-facts.ts";
import { isLost, nearbyHref } from "./nearby.ts";
import { calendarNote, phoneWords, practiceFacts, takenBack, wordsOfPractice } from "./sender-facts.ts";
import type { Write } from "./mail-facts.ts";
import { byWords, dayWords, timeWords } from "#content/requests/when.ts";
import { declineTold } from "#content/requests/words.ts";

/** The mails to the patient when a practice that had the request has it no longer. */
export const LOST_WORDS: Readonly<Record<Extract<SenderMail, "declined" | "off" | "back">, Write>> = {
  declined: (about) => ({
    subject: `${nameOf(about)} cannot see you, ${about.record.reference}`,
    heading: `${nameOf(about)} cannot see you`,
    opening: [[declineTold(causeOf(about)?.detail.reason), ...takenBack(about)].join(" "), ...whatNow(about)],
    facts: [...wordsOfPractice(about), ...practicesToCall(about)],
    next: orCall(about),
    button: elsewhereButton(about),
    worse: "Getting worse?",
  }),
  off: (about) => ({
    subject: `Your appointment on ${dayWords(about.mail.appointment!.at)} will not take place`,
    heading: "Your appointment will not take place",
    opening: [
      [
        isByDesk(about)
          ? `We’ve had to cancel your appointment of ${timeWords(about.mail.appointment!.at)} with ${nameOf(about)}.`
          : `${nameOf(about)} has cancelled your appointment of ${timeWords(about.mail.appointment!.at)}.`,
        ...takenBack(about),
        "We are sorry.",
      ].join(" "),
      ...whatNow(about),
    ],
    facts: [...practiceFacts(about), ...wordsOfPractice(about), ...practicesToCall(about)],
    next: orCall(about),
    button: elsewhereButton(about),
    closing: calendarNote(about),
    worse: "Getting worse?",
  }),
  back: (about) => ({
    subject: `${backHeading(about)}${asksElsewhere(about) ? "" : ","} ${about.record.reference}`,
    heading: backHeading(about),
    opening: [WHY_BACK[whyBack(about)](nameOf(about)), ...whatNow(about)],
    facts: [...(isByDesk(about) ? [] : practiceFacts(about)), ...practicesToCall(about)],
    next: [
      ...(isByDesk(about)
        ? []
        : [
            "You can still call them yourself. If you agree a time with them, please cancel this request on its page.",
          ]),
      ...orCall(about),
    ],
    button: elsewhereButton(about),
    worse: "Getting worse?",
  }),
};

/** What follows after a practice has lost the request. */
function whatNow({ record: { request } }: AboutMail): string[] {
  if (request.question?.kind === "elsewhere") {
    return [
      `May we ask another practice? It would get what you sent us. Use the button to say yes or no by ${byWords(request.question.until)}. If you don’t answer, your request will end then.`,
    ];
  }
  if (request.status === "closed") return ["Your request has ended. No practice has it any more."];
  return [
    // Where none is found, the mail of the end comes in the same minute, and may be read first.
    `${request.chosen === null ? "You chose no particular practice, so we’ll look for another." : "You said that another practice may help, so we’ll look for one."} Another email will say whether one has your request.`,
  ];
}

/** Practices that fit, while the patient is asked or waits. Where the next one is asked within a minute, none. */
function practicesToCall(about: AboutMail): Fact[] {
  if (!isToWait(about)) return [];
  return about.record.toCall.map(({ name, phone, isSample }) => ({
    name: `Or call ${name}`,
    value: phoneWords(phone, isSample),
  }));
}

function orCall(about: AboutMail): string[] {
  if (!isToWait(about)) return [];
  return [
    `You need not wait for us: call a practice yourself. If it gives you a time, please cancel this request on its page. The nearest, with their numbers: ${about.publicUrl}${nearbyHref(about.record)}`,
  ];
}

function isToWait({ record: { request } }: AboutMail): boolean {
  return isLost(request) && request.clocks.sendAt === null;
}

type WhyBack = "silent" | "undelivered" | "taken back";

const WHY_BACK: Readonly<Record<WhyBack, (name: string) => string>> = {
  silent: (name) => `${name} has not answered in time. We are sorry.`,
  undelivered: (name) =>
    `We could not reach ${name} by email, so they do not have your request. We are sorry.`,
  "taken back": (name) =>
    `Our staff have taken your request back from ${name}, so that another practice can see you.`,
};

function whyBack(about: AboutMail): WhyBack {
  const why = causeOf(about)?.detail.why;
  return why === "undelivered" || why === "taken back" ? why : "silent";
}

/** Our own people have taken it back. */
function isByDesk(about: AboutMail): boolean {
  return causeOf(about)?.actor === "desk";
}

function backHeading(about: AboutMail): string {
  if (asksElsewhere(about)) return "May we ask another practice?";
  const name = nameOf(about);
  if (isByDesk(about)) return "We’re looking for another practice";
  return whyBack(about) === "undelivered" ? `We could not reach ${name}` : `${name} has not answered`;
}

function asksElsewhere({ record: { request } }: AboutMail): boolean {
  return request.question?.kind === "elsewhere";
}

function elsewhereButton(about: AboutMail): string {
  return asksElsewhere(about) ? "Answer yes or no" : "See your request";
}
