import { isEmergency } from "#content/requests/call-now.ts";
import { clockOf } from "#content/practice-clock-words.ts";
import { byWords, dayWords } from "#content/requests/when.ts";
import { declineTold, NO_LONGER_STAND } from "#content/requests/request-words.ts";
import type { RequestEvent, RequestRecord } from "#domain/requests/request-record.ts";
import { bookHref } from "#content/links.ts";
import { freeTimeInAddress } from "#domain/free-times/shown-free-times.ts";
import type { Fact } from "../../mails/email-frame.ts";
import { isLost, nearbyHref } from "../nearby.ts";
import {
  type AboutMail,
  calendarNote,
  clockThen,
  mailCause,
  type Head,
  mailPracticeName,
  mailTime,
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
  wrongCalendarWords,
} from "./facts.ts";

/** A practice has the request no longer: it said no, cancelled, or it was taken from them. Another may be asked. */
export const LOST = {
  lines: {
    declined: {
      theirs: (event) => {
        const { practice, reader, detail } = event;
        const withdrawn = `${practice} ${tookBackTimes(event)}`;
        if (!detail.at) return `${withdrawn}can’t see ${reader === "practice" ? "them" : "you"}`;
        return `${withdrawn}couldn’t change the time. ${reader === "practice" ? "The" : "Your"} appointment hasn’t changed`;
      },
      ours: ({ practice }) => `${practice} said they can’t`,
    },
    gaveUp: {
      theirs: ({ practice, clock, detail }) =>
        `${practice} cancelled the appointment${ofTime(detail.at, clock)}`,
      ours: ({ practice }) => `${practice} cancelled the appointment`,
    },
    tookBack: {
      theirs: ({ actor, practice, reader, detail }) => {
        if (actor === "desk")
          return reader === "sender"
            ? `Our staff took it back from ${practice}`
            : "Our staff took the request back";
        const isUndelivered = detail.why === "undelivered";
        if (reader === "sender")
          return isUndelivered
            ? `We couldn’t reach ${practice} by email`
            : `${practice} didn’t reply in time`;
        return `We took the request back: ${isUndelivered ? "our email didn’t reach you" : "there was no reply in time"}`;
      },
      ours: ({ actor, practice, who, detail }) => {
        if (actor === "desk") return `${who} took it back from ${practice}`;
        return detail.why === "undelivered"
          ? `We couldn’t reach ${practice} by email`
          : `${practice} didn’t reply in time`;
      },
    },
    allowed: {
      theirs: ({ reader }) => (reader === "sender" ? "You said another practice could help" : null),
      ours: () => "The patient says another practice can have it",
    },
  },
  done: {
    sender: { allowed: "Thank you. We’re looking for another practice." },
    practice: { declined: "Saved.", gaveUp: "Cancelled." },
  },
  patientTold: { declined: "We’ve told the patient.", gaveUp: "We’ve told the patient." },
  toSender: {
    declined: (about) => ({
      subject: `${mailPracticeName(about)} can’t see you, ${about.record.reference}`,
      heading: `${mailPracticeName(about)} can’t see you`,
      opening: [
        [declineTold(mailCause(about)?.detail.reason), ...takenBack(about)].join(" "),
        ...whatNow(about),
      ],
      facts: [...wordsOfPractice(about), ...otherPractices(about)],
      next: orCall(about),
      button: elsewhereButton(about),
      worse: "Getting worse?",
    }),
    off: (about) => ({
      subject: `Your appointment on ${dayWords(about.mail.appointment!.at)} won’t go ahead`,
      heading: "Your appointment won’t go ahead",
      opening: [whyOff(about), ...whatNow(about)],
      facts: [
        ...practiceFacts(about),
        ...nextFreeTimes(about),
        ...wordsOfPractice(about),
        ...otherPractices(about),
      ],
      next: orCall(about),
      button: elsewhereButton(about),
      closing: calendarNote(about),
      worse: "Getting worse?",
    }),
    back: (about) => ({
      subject: `${backHeading(about)}${asksElsewhere(about) ? "" : ","} ${about.record.reference}`,
      heading: backHeading(about),
      opening: [whyItIsBack(about), ...whatNow(about, "Another practice would")],
      facts: [...(isByDesk(about) ? [] : practiceFacts(about)), ...otherPractices(about)],
      next: isByDesk(about)
        ? orCall(about)
        : isWaiting(about)
          ? orCall(about, "them or another practice")
          : [
              "You can still call them yourself. If you agree a time with them, please cancel this request on its page.",
            ],
      button: elsewhereButton(about),
      worse: "Getting worse?",
    }),
  },
} satisfies Said;

function whyOff(about: AboutMail): string {
  const name = mailPracticeName(about);
  const wrong = wrongCalendarWords(name, mailCause(about), clockOf(about.mail.practice));
  if (wrong) return [wrong, ...takenBack(about)].join(" ");
  const time = mailTime(about, about.mail.appointment!.at);
  const what = isByDesk(about)
    ? `We’ve had to cancel your appointment on ${time} with ${name}.`
    : `${name} has cancelled your appointment on ${time}.`;
  return [what, ...takenBack(about), "We’re sorry."].join(" ");
}

/** What follows after a practice has lost the request. `theyWould`: where the heading has asked already, who would see it. */
function whatNow(
  { record: { request } }: AboutMail,
  theyWould = "May we ask another practice? They’d",
): string[] {
  if (request.question?.kind === "elsewhere") {
    return [
      `${theyWould} see what you sent us. Use “Say yes or no” below, by ${byWords(request.question.until)}. If we don’t hear from you, your request will end then.`,
    ];
  }
  if (request.status === "closed") return ["Your request has ended. No practice has it any more."];
  return [
    // Where none is found, the mail of the end comes in the same minute, and may be read first.
    `${request.chosen === null ? "You didn’t choose a particular practice, so we’ll look for another." : "You said another practice could help, so we’ll look for one."} We’ll email you again either way.`,
  ];
}

/** Each leads to the form with it chosen. */
function nextFreeTimes({ freeTimes = [], mail, record, publicUrl }: AboutMail): Fact[] {
  return freeTimes.map((time) => ({
    name: "Next free",
    value: mailTime({ mail, record }, time),
    href: `${publicUrl}${bookHref({ practice: mail.practice!.id, time: freeTimeInAddress(time) })}`,
  }));
}

/** Practices that fit, while the patient is asked or waits. Where the next one is asked within a minute, none. */
function otherPractices(about: AboutMail): Fact[] {
  if (!isWaiting(about)) return [];
  return about.record.toCall.map(({ name, phone, isSample }) => ({
    name: `Or call ${name}`,
    value: phoneWords(phone, isSample),
  }));
}

function orCall(about: AboutMail, whom = "a practice"): string[] {
  if (!isWaiting(about)) return [];
  return [
    `You don’t have to wait for us. You can call ${whom} yourself. If they give you a time, please cancel this request on its page. See the nearest practices and their numbers: ${about.publicUrl}${nearbyHref(about.record)}`,
  ];
}

function isWaiting({ record: { request } }: AboutMail): boolean {
  return isLost(request) && request.clocks.sendAt === null;
}

type WhyBack = "silent" | "undelivered" | "taken back";

/** Leaves out the practice's name where the heading just above has it: in an emergency, whom to call stands between them. */
function whyItIsBack(about: AboutMail): string {
  const name = mailPracticeName(about);
  const isNamed = !asksElsewhere(about) && !isEmergency(about.record);
  switch (whyBack(about)) {
    case "silent":
      return `${isNamed ? "They" : name} didn’t reply in time. We’re sorry.`;
    case "undelivered":
      return isNamed
        ? "Our email didn’t reach them, so they don’t have your request. We’re sorry."
        : `We couldn’t reach ${name} by email, so they don’t have your request. We’re sorry.`;
    default:
      return takenBackWords(name);
  }
}

function takenBackWords(name: string): string {
  return `Our staff have taken your request back from ${name}.`;
}

function whyBack(about: AboutMail): WhyBack {
  const why = mailCause(about)?.detail.why;
  return why === "undelivered" || why === "taken back" ? why : "silent";
}

/** Our own people have taken it back. */
function isByDesk(about: AboutMail): boolean {
  return mailCause(about)?.actor === "desk";
}

function backHeading(about: AboutMail): string {
  if (asksElsewhere(about)) return "May we ask another practice?";
  const name = mailPracticeName(about);
  if (isByDesk(about)) return "We’re looking for another practice";
  return whyBack(about) === "undelivered" ? `We couldn’t reach ${name}` : `${name} hasn’t replied`;
}

function asksElsewhere({ record: { request } }: AboutMail): boolean {
  return request.question?.kind === "elsewhere";
}

function elsewhereButton(about: AboutMail): string {
  return asksElsewhere(about) ? "Say yes or no" : "See your request";
}

/** The patient's page, while they are asked whether another practice may have it. */
export function elsewhereHead(record: RequestRecord, until: Date): Head {
  const { title, words } = whyLost(record);
  return {
    title,
    lede: `${words} Please answer below by ${byWords(until)}. If we don’t hear from you, your request will end then.`,
  };
}

/** The patient's page, while another practice is looked for. */
export function lostHead(record: RequestRecord): Head {
  const { title, words } = whyLost(record);
  const { matchBy } = record.request.clocks;
  return {
    title,
    lede: `${words} We’re looking for another practice${matchBy ? ` and should have found one by ${byWords(matchBy)}` : ""}. We’ll email you either way.`,
  };
}

/** Why the last practice does not have it any more. */
function whyLost(record: RequestRecord): { title: string; words: string } {
  const { request, events } = record;
  const name = practiceName(record);
  const last = request.tried.at(-1);
  switch (last?.why) {
    case "silent":
      return { title: `${name} hasn’t replied`, words: "We’re sorry. You can call them yourself." };
    case "undelivered":
      return {
        title: `We couldn’t reach ${name}`,
        words:
          "We couldn’t reach them by email, so they don’t have your request. You can call them yourself.",
      };
    case "taken back":
      return { title: `${name} no longer has your request`, words: takenBackWords(name) };
    case "gave up": {
      const wrong = wrongCalendarWords(
        name,
        events.findLast(({ event }) => event === "gaveUp"),
        clockThen(events),
      );
      return { title: `${name} has cancelled your appointment`, words: wrong ?? "We’re sorry." };
    }
    default:
      return {
        title: `${name} can’t see you`,
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
    lede: `You don’t have to do anything.${hadTimes ? " Any times you kept for it are free again." : ""}`,
  };
}
