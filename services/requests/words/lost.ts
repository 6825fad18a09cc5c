import { byWords, dayWords, timeWords } from "#content/requests/when.ts";
import { declineTold, NO_LONGER_STAND } from "#content/requests/words.ts";
import type { RequestEvent, RequestRecord } from "#domain/request-record.ts";
import type { Fact } from "../../mails/email-frame.tsx";
import { isLost, nearbyHref } from "../nearby.ts";
import {
  type AboutMail,
  calendarNote,
  causeOf,
  type Head,
  mailPracticeName,
  ofTime,
  ownEvents,
  phoneWords,
  practiceFacts,
  practiceName,
  type PracticesRecord,
  type Said,
  takenBack,
  tookBackTimes,
  wordsOfPractice,
} from "./facts.ts";

/** A practice has the request no longer: it said no, cancelled, or it was taken from them. Another may be asked. */
export const LOST = {
  lines: {
    declined: (event) => {
      const { practice, reader, detail } = event;
      const withdrawn = `${practice} ${tookBackTimes(event)}`;
      if (!detail.at) return `${withdrawn}cannot see ${reader === "practice" ? "them" : "you"}`;
      return `${withdrawn}could not change the time. ${reader === "practice" ? "The" : "Your"} appointment stands`;
    },
    gaveUp: ({ practice, detail }) => `${practice} cancelled the appointment${ofTime(detail.at)}`,
    tookBack: ({ actor, practice, reader, detail }) => {
      if (actor === "desk")
        return reader === "sender"
          ? `Our staff took it back from ${practice}`
          : "Our staff took the request back";
      const isUndelivered = detail.why === "undelivered";
      if (reader === "sender")
        return `${practice} ${isUndelivered ? "could not be reached by email" : "did not answer in time"}`;
      return `The request went back: ${isUndelivered ? "our email was refused" : "there was no answer in time"}`;
    },
    allowed: ({ reader }) => (reader === "sender" ? "You said that another practice may help" : null),
  },
  done: {
    sender: { allowed: "Thank you. We look for another practice." },
    practice: { declined: "Noted. There is nothing more to do.", gaveUp: "Cancelled." },
  },
  patientTold: { declined: "We’ve told the patient.", gaveUp: "We’ve told the patient." },
  toSender: {
    declined: (about) => ({
      subject: `${mailPracticeName(about)} cannot see you, ${about.record.reference}`,
      heading: `${mailPracticeName(about)} cannot see you`,
      opening: [
        [declineTold(causeOf(about)?.detail.reason), ...takenBack(about)].join(" "),
        ...whatNow(about),
      ],
      facts: [...wordsOfPractice(about), ...otherPractices(about)],
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
            ? `We’ve had to cancel your appointment of ${timeWords(about.mail.appointment!.at)} with ${mailPracticeName(about)}.`
            : `${mailPracticeName(about)} has cancelled your appointment of ${timeWords(about.mail.appointment!.at)}.`,
          ...takenBack(about),
          "We are sorry.",
        ].join(" "),
        ...whatNow(about),
      ],
      facts: [...practiceFacts(about), ...wordsOfPractice(about), ...otherPractices(about)],
      next: orCall(about),
      button: elsewhereButton(about),
      closing: calendarNote(about),
      worse: "Getting worse?",
    }),
    back: (about) => ({
      subject: `${backHeading(about)}${asksElsewhere(about) ? "" : ","} ${about.record.reference}`,
      heading: backHeading(about),
      opening: [WHY_BACK[whyBack(about)](mailPracticeName(about)), ...whatNow(about)],
      facts: [...(isByDesk(about) ? [] : practiceFacts(about)), ...otherPractices(about)],
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
  },
} satisfies Said;

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
function otherPractices(about: AboutMail): Fact[] {
  if (!isWaiting(about)) return [];
  return about.record.toCall.map(({ name, phone, isSample }) => ({
    name: `Or call ${name}`,
    value: phoneWords(phone, isSample),
  }));
}

function orCall(about: AboutMail): string[] {
  if (!isWaiting(about)) return [];
  return [
    `You need not wait for us: call a practice yourself. If it gives you a time, please cancel this request on its page. The nearest, with their numbers: ${about.publicUrl}${nearbyHref(about.record)}`,
  ];
}

function isWaiting({ record: { request } }: AboutMail): boolean {
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
  const name = mailPracticeName(about);
  if (isByDesk(about)) return "We’re looking for another practice";
  return whyBack(about) === "undelivered" ? `We could not reach ${name}` : `${name} has not answered`;
}

function asksElsewhere({ record: { request } }: AboutMail): boolean {
  return request.question?.kind === "elsewhere";
}

function elsewhereButton(about: AboutMail): string {
  return asksElsewhere(about) ? "Answer yes or no" : "See your request";
}

/** The patient's page, while they are asked whether another practice may have it. */
export function elsewhereHead(record: RequestRecord, until: Date): Head {
  const { title, words } = whyLost(record);
  return {
    title,
    lede: `${words} May we ask another practice? Answer by ${byWords(until)}. If you don’t, your request will end then.`,
  };
}

/** The patient's page, while another practice is looked for. */
export function lostHead(record: RequestRecord): Head {
  const { title, words } = whyLost(record);
  const { matchBy } = record.request.clocks;
  return {
    title,
    lede: `${words} We’re looking for another practice${matchBy ? ` and should have found one by ${byWords(matchBy)}` : ""}. We’ll email you whether one has your request.`,
  };
}

/** Why the last practice does not have it any more. */
function whyLost(record: RequestRecord): { title: string; words: string } {
  const { request, events } = record;
  const name = practiceName(record);
  const last = request.tried.at(-1);
  switch (last?.why) {
    case "silent":
      return { title: `${name} has not answered`, words: "We are sorry. You can call them yourself." };
    case "undelivered":
      return {
        title: `We could not reach ${name}`,
        words:
          "We could not reach them by email, so they do not have your request. You can call them yourself.",
      };
    case "taken back":
      return { title: `${name} no longer has your request`, words: WHY_BACK["taken back"](name) };
    case "gave up":
      return { title: `${name} has cancelled your appointment`, words: "We are sorry." };
    default:
      return {
        title: `${name} cannot see you`,
        words: `${declineTold(last?.reason ?? undefined)}${hasTakenBack(events) ? ` ${NO_LONGER_STAND}` : ""}`,
      };
  }
}

/** Whether the last thing that a practice said was that times which it offered no longer stand, and it offered no others. */
function hasTakenBack(events: readonly RequestEvent[]): boolean {
  const said = events.findLast(({ actor }) => actor === "practice");
  return said?.event === "declined" && said.detail.withdrawn !== undefined;
}

/** The page of the practice that has it no longer. */
export function lostPracticeHead({ events, practiceId }: PracticesRecord, now: Date): Head {
  const hadTimes = ownEvents(events, practiceId)
    .flatMap(({ detail: { at, offers = [] } }) => (at ? [at, ...offers] : offers))
    .some((time) => new Date(time) > now);
  return {
    title: "This request is no longer with you",
    lede: `There is nothing to do.${hadTimes ? " Times that you kept for it are free again." : ""}`,
  };
}
