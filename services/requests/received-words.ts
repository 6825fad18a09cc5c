import { SUPPORT_HOURS } from "#content/site.ts";
import { findTimeSlot, formatLongDay } from "#domain/nz-time.ts";
import type { Fact } from "../mails/email-frame.tsx";
import type { NextStep, ReceivedEmailFacts } from "../mails/received-email.tsx";
import { howSoon, lastDayFor } from "#content/requests/how-soon.ts";
import { chosenToCome, type MailFacts } from "./mail-facts.ts";
import { phoneWords } from "./sender-facts.ts";
import { answerWhen, lateWords, matchWhen, wouldBeReminded } from "#content/requests/awaited.ts";
import { isEmergency, practiceToCallNow } from "#content/requests/call-now.ts";
import { nearbyHref } from "./nearby.ts";
import { byWords } from "#content/requests/when.ts";
import { CALL_FIRST } from "#content/call-first-words.ts";
import { BRING } from "#content/requests/words.ts";

/** The first mail to an address. It quotes nothing that was typed: whose address it is, no one has shown yet. */
export function receivedWords({
  record,
  requestUrl,
  publicUrl,
}: MailFacts & { publicUrl: string }): Omit<ReceivedEmailFacts, "host" | "email" | "privacyEmail" | "us"> {
  const { reference, listing } = record;
  const opening = openingOf(record);
  const callFirst = isEmergency(record) ? { practice: practiceToCallNow(record) } : null;
  return {
    subject: `We have your appointment request, ${reference}`,
    preview: `${callFirst ? `${CALL_FIRST} ` : ""}Reference ${reference}. ${listing?.isSample ? "No dentist gets it: the practice is a sample." : opening}`,
    callFirst,
    heading: "We have your request",
    opening: listing?.isSample
      ? `${sampleWords(listing.name)} ${sampleOpening(record)}`
      : `${opening}${lateWords(record)}`,
    referenceLabel: "Your booking reference",
    reference,
    sent: { title: "What you asked for", facts: askedFor(record) },
    steps: stepsOf(record, `${publicUrl}${nearbyHref(record)}`),
    ...(listing?.isSample && { stepsTitle: "What would happen next, if the practice were real" }),
    page: requestUrl,
    worse: callFirst ? null : "Getting worse?",
    hours: SUPPORT_HOURS.bookings,
    thing: "the request",
  };
}

/** In mails to the patient about a practice that is made up. */
export function sampleWords(practice: string): string {
  return `${practice} is a sample, not a real practice: no dentist gets your request, and no one expects you. To see a dentist, call one near you.`;
}

type Record = MailFacts["record"];

/** What a patient of a real practice would be told. */
function sampleOpening({ request: { practice, clocks } }: Record): string {
  const by = practice && clocks.answerBy ? `, and until ${byWords(clocks.answerBy)} to reply` : "";
  return `This is not a confirmed appointment. A real practice would have your request now${by}.`;
}

function openingOf(record: Record): string {
  const { practice, clocks } = record.request;
  const chosen = chosenToCome(record);
  if (practice && clocks.answerBy)
    return `${practice.name} has it. It’s not a confirmed appointment yet. They have until ${byWords(clocks.answerBy)} to reply.`;
  if (chosen)
    return `This is not a confirmed appointment yet. We’ll pass it on to ${chosen}${clocks.matchBy ? ` by ${byWords(clocks.matchBy)}` : ""}, and email you when they have it.`;
  if (clocks.matchBy)
    return `This is not a confirmed appointment yet. We should have found a practice for you by ${byWords(clocks.matchBy)}.`;
  return NO_PRACTICE_FITS;
}

/** No practice can take it, and no one looks for another: the mail of its end comes within a minute. */
export const NO_PRACTICE_FITS =
  "No practice that takes requests here fits your place, day and treatment, so no one has it. Please call a practice yourself.";

/** What follows, from who has the request. `nearby` lists practices with their numbers. */
function stepsOf(record: Record, nearby: string): NextStep[] {
  const { practice, clocks } = record.request;
  if (!practice && !clocks.matchBy) return [callOne(nearby)];
  return [
    ...(practice ? [] : [ourStep(record)]),
    {
      title: "The practice replies",
      when: answerWhen(clocks),
      text: CONTACT,
    },
    lastStep(wouldBeReminded(record.request)),
  ];
}

/** How a practice replies. */
export const CONTACT =
  "They’ll confirm a time, offer others, or say they can’t. We’ll email you what they say. They might also call or text; it may be a number you don’t know.";

/** No practice can take it, and none is looked for. */
function callOne(nearby: string): NextStep {
  return {
    title: "Call a practice yourself",
    when: "now",
    text: `The nearest, with their numbers: ${nearby}. We’ll email you those that fit, where we know of any.`,
  };
}

/** Of every request that a practice may confirm. A reminder is promised only where it can still come. */
export function lastStep(isReminded: boolean): NextStep {
  return {
    title: "You go to your appointment",
    when: "on the day",
    text: isReminded ? `We’ll remind you the day before. ${BRING}` : BRING,
  };
}

/** What comes before a practice has it: the chosen one gets it, or we look for one. */
function ourStep(record: Record): NextStep {
  const when = matchWhen(record.request.clocks)!;
  const chosen = chosenToCome(record);
  if (chosen)
    return {
      title: "We pass it on",
      when,
      text: `To ${chosen}, as you chose. We’ll email you when they have your request.`,
    };
  return {
    title: "We look for a practice",
    when: `we should have one ${when}`,
    text: "We’ll look for one nearby that does this at that time, and email you when they have your request, or if there is none.",
  };
}

/** Only what is chosen from a list, and which practice has it. */
function askedFor(record: Record): Fact[] {
  const { fields, request } = record;
  const { wish } = request;
  const slot = findTimeSlot(wish.time)?.label ?? wish.time;
  return [
    { name: "Service", value: String(fields.service) },
    { name: "Where", value: String(fields.location) },
    ...practiceToCall(record),
    { name: "Preferred time", value: `${formatLongDay(wish.day)}, ${slot}` },
    { name: "How soon", value: howSoon(request) },
    { name: "Needed by", value: formatLongDay(lastDayFor(request)) },
    ...(fields.bookingFor === "me" ? [] : [{ name: "For", value: "Someone you care for" }]),
  ];
}

/** The practice that was chosen, else the one that has the request, with its number as it is listed now. */
function practiceToCall({ fields, request: { chosen, practice }, listing }: Record): Fact[] {
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
