import { fieldsInFirstMail } from "#content/requests/shown-fields.ts";
import { askedTimeWords } from "#content/requests/wish-words.ts";
import { formatLongDay } from "#domain/nz-time.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import type { Fact } from "../../mails/email-frame.ts";
import type { NextStep, ReceivedEmailFacts } from "../../mails/received-email.ts";
import { howSoon, lastDayFor } from "#content/requests/how-soon.ts";
import { type AboutMail, chosenToCome, type Head, type MailFacts, phoneWords, type Said } from "./facts.ts";
import { answerWhen, lateWords, wouldBeReminded } from "#content/requests/awaited.ts";
import { isEmergency, practiceToCallNow } from "#content/requests/call-now.ts";
import { isLost, nearbyHref } from "../nearby.ts";
import { lostHead } from "./lost.ts";
import { byWords } from "#content/requests/when.ts";
import { CALL_FIRST } from "#content/call-first-words.ts";
import { BRING } from "#content/requests/request-words.ts";

/** We have a request, and no practice has it yet; or our people have taken it up again. */
export const RECEIVED = {
  lines: {
    reopened: {
      theirs: ({ reader }) => (reader === "sender" ? "Our staff reopened your request" : null),
      ours: ({ who }) => `${who} took it up again`,
    },
    late: {
      theirs: () => null,
      ours: () => "We were late, and got a reminder",
    },
    wrote: {
      theirs: () => null,
      ours: ({ detail, who }) => `${who} wrote: “${detail.words ?? ""}”`,
    },
  },
  toSender: {
    reopened: (about) => ({
      subject: `We’ve reopened your request, ${about.record.reference}`,
      heading: "We’ve reopened your request",
      opening: [
        `Our staff are looking for a practice for you${byMatch(about)}. We’ll email you either way. It’s not a confirmed appointment yet.`,
        "No longer need it? Cancel it on your request’s page.",
      ],
      worse: "Getting worse?",
    }),
  },
  toUs: {
    late: { subject: "Late", where: "No practice has this request yet." },
    "passed-up": {
      subject: "Escalated",
      where: "No practice has this request yet, and it’s a business day overdue.",
    },
  },
} satisfies Said;

function byMatch({ record }: Pick<AboutMail, "record">): string {
  const { matchBy } = record.request.clocks;
  return matchBy ? `, and should have one by ${byWords(matchBy)}` : "";
}

/** The patient's page, while no practice has it. */
export function receivedHead(record: RequestRecord): Head {
  const { request, events } = record;
  const { matchBy } = request.clocks;
  const by = matchBy ? ` by ${byWords(matchBy)}` : "";
  const chosen = chosenToCome(record);
  if (events.some(({ event, version }) => event === "reopened" && version === request.version)) {
    return {
      title: "We’ve reopened your request",
      lede: `It’s not a confirmed appointment yet. Our staff are looking for a practice for you${byMatch({ record })}. We’ll email you either way.`,
    };
  }
  if (chosen) {
    return {
      title: "We have your request",
      lede: `It’s not a confirmed appointment yet. We’ll pass it on to ${chosen}${by}, and email you when they have it.${lateWords(record)}`,
    };
  }
  if (isLost(request)) return lostHead(record);
  return {
    title: "We have your request",
    lede: matchBy
      ? `It’s not a confirmed appointment yet. We should have found a practice for you${by}, and will email you when they have your request.${lateWords(record)}`
      : NO_PRACTICE_FITS,
  };
}

/** The first mail to an address. It quotes nothing that was typed: whose address it is, no one has shown yet. */
export function receivedWords({
  record,
  requestUrl,
  publicUrl,
  identity,
}: Pick<AboutMail, keyof MailFacts | "publicUrl" | "identity">): Omit<
  ReceivedEmailFacts,
  "host" | "email" | "privacyEmail" | "us" | "siteName"
> {
  const { reference, listing } = record;
  const opening = receivedOpening(record);
  const callFirst = isEmergency(record) ? { practice: practiceToCallNow(record) } : null;
  return {
    subject: `We have your appointment request, ${reference}`,
    preview: `${callFirst ? `${CALL_FIRST} ` : ""}Reference ${reference}. ${listing?.isSample ? "No dentist will get it: the practice is a sample." : opening}`,
    callFirst,
    heading: "We have your request",
    opening: listing?.isSample
      ? `${sampleWords(listing.name)} ${sampleOpening(record)}`
      : `${opening}${lateWords(record)}`,
    referenceLabel: "Your booking reference",
    reference,
    sent: { title: "What you asked for", facts: askedFor(record) },
    steps: nextSteps(record, `${publicUrl}${nearbyHref(record)}`),
    ...(listing?.isSample && { stepsTitle: "What happens with a real practice" }),
    page: requestUrl,
    worse: callFirst ? null : "Getting worse?",
    hours: identity.hours.bookings?.words ?? [],
    thing: "the request",
  };
}

/** In mails to the patient about a practice that is made up. */
export function sampleWords(practice: string): string {
  return `${practice} is a sample, not a real practice: no dentist will get your request, and no one is expecting you. To see a dentist, call one near you.`;
}

type Record = MailFacts["record"];

/** What a patient of a real practice would be told. */
function sampleOpening({ request: { practice, clocks } }: Record): string {
  const what =
    practice && clocks.answerBy ? `until ${byWords(clocks.answerBy)} to reply` : "your request now";
  return `You don’t have an appointment. A real practice would have ${what}.`;
}

function receivedOpening(record: Record): string {
  const { practice, clocks } = record.request;
  const chosen = chosenToCome(record);
  if (practice && clocks.answerBy)
    return `${practice.name} has it. It’s not a confirmed appointment yet. They have until ${byWords(clocks.answerBy)} to reply.`;
  if (chosen)
    return `It’s not a confirmed appointment yet. We’ll pass it on to ${chosen}${clocks.matchBy ? ` by ${byWords(clocks.matchBy)}` : ""}, and email you when they have it.`;
  if (clocks.matchBy)
    return `It’s not a confirmed appointment yet. We should have found a practice for you by ${byWords(clocks.matchBy)}.`;
  return NO_PRACTICE_FITS;
}

/** No practice can take it, and no one looks for another: the mail of its end comes within a minute. */
const NO_PRACTICE_FITS =
  "None of the practices that take requests here fits your place, day and treatment, so no one has your request. Please call a practice yourself.";

/** What follows, from who has the request. `nearby` lists practices with their numbers. */
function nextSteps(record: Record, nearby: string): NextStep[] {
  const { practice, clocks } = record.request;
  if (!practice && !clocks.matchBy) return [callOne(nearby)];
  return [
    ...(practice ? [] : [ourStep(record)]),
    {
      title: "The practice replies",
      // Until when they have, the opening says.
      when: practice ? "" : answerWhen(clocks),
      text: CONTACT,
    },
    lastStep(wouldBeReminded(record.request, record.desk)),
  ];
}

/** How a practice replies. */
export const CONTACT =
  "They’ll confirm a time, offer others, or say they can’t, and we’ll email you. They might also call or text, perhaps from a number you don’t know.";

/** No practice can take it, and none is looked for. */
function callOne(nearby: string): NextStep {
  return {
    title: "Call a practice yourself",
    when: "now",
    text: `See the nearest ones and their numbers: ${nearby}. If we know of any that fit, we’ll email them to you.`,
  };
}

/** The last step of every request that a practice may confirm. A reminder is promised only where it can still come. */
export function lastStep(isReminded: boolean): NextStep {
  return {
    title: "Go to your appointment",
    when: "on the day",
    text: isReminded ? `We’ll remind you the day before. ${BRING}` : BRING,
  };
}

/** What comes before a practice has it: the chosen one gets it, or we look for one. By when, the opening says. */
function ourStep(record: Record): NextStep {
  const chosen = chosenToCome(record);
  if (chosen) return { title: "We’ll pass it on", when: "", text: `It goes to ${chosen}, as you asked.` };
  return {
    title: "We’ll look for a practice",
    when: "",
    text: "They should be nearby, and do this at that time. We’ll email you whether we find one or not.",
  };
}

/**
 * Only what is chosen from a list, and which practice has it: in the first mail, and on the patient's page, which says the
 * time as it is asked for by now, and the practice only where it doesn't name it beside this.
 */
export function askedFor(
  record: Pick<Record, "fields" | "request" | "listing">,
  { practice = practiceToCall(record), time = preferredTime(record.request.wish) } = {},
): Fact[] {
  const { fields, request } = record;
  const neededBy = formatLongDay(lastDayFor(request));
  // Who has an appointment doesn’t wait, and a routine wish is needed by no day.
  const hasAppointment = request.appointment !== null;
  const isNamed =
    hasAppointment || request.urgency === "routine" || time.some(({ value }) => value.startsWith(neededBy));
  return [
    ...fieldsInFirstMail(record),
    ...practice,
    ...time,
    ...(hasAppointment ? [] : [{ name: "How soon", value: howSoon(request) }]),
    ...(isNamed ? [] : [{ name: "Needed by", value: neededBy }]),
    ...(fields.bookingFor === "me" ? [] : [{ name: "For", value: "Someone you care for" }]),
  ];
}

/** Returns null where they said in words alone when suits them. */
export function preferredTime(wish: Pick<Record["request"]["wish"], "day" | "time" | "part"> | null): Fact[] {
  const value = wish ? `${formatLongDay(wish.day)}, ${askedTimeWords(wish)}` : "Another time, in your words";
  return [{ name: "Preferred time", value }];
}

/** The practice that was chosen, else the one that has the request, with its number as it is listed now. */
function practiceToCall({
  fields,
  request: { chosen, practice },
  listing,
}: Pick<Record, "fields" | "request" | "listing">): Fact[] {
  const id = chosen ?? practice?.id;
  const name = chosen === null ? practice?.name : String(fields.practiceName ?? "");
  if (!name) return [];
  const listed = listing && listing.id === id ? listing : null;
  const phone = listed?.phone ?? (practice?.id === id ? practice?.phone : "");
  return [
    { name: "Practice", value: `${name}${listed?.isSample ? " (a sample)" : ""}` },
    ...(phone ? [{ name: "Their phone", value: phoneWords(phone, listed?.isSample ?? false) }] : []),
  ];
}
