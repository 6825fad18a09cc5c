import { SUPPORT_HOURS } from "#content/site.ts";
import { findTimeSlot, formatLongDay } from "#domain/nz-time.ts";
import type { Fact } from "../forms/email-frame.tsx";
import type { NextStep, ReceivedEmailFacts } from "../forms/received-email.tsx";
import { howSoon, lastDayFor } from "./how-soon.ts";
import { chosenToCome, type MailFacts } from "./mail-facts.ts";
import { phoneWords } from "./sender-facts.ts";
import { answerWhen, lateWords, matchWhen } from "./awaited.ts";
import { byWords } from "./when.ts";
import { BRING } from "./words.ts";

/** The first mail to an address. It quotes nothing that was typed: whose address it is, no one has shown yet. */
export function receivedWords({
  record,
  requestUrl,
}: MailFacts): Omit<ReceivedEmailFacts, "host" | "email" | "privacyEmail" | "us"> {
  const { reference, listing } = record;
  const opening = openingOf(record);
  return {
    subject: `We have your appointment request, ${reference}`,
    preview: `Reference ${reference}. ${listing?.isSample ? "No dentist gets it: the practice is a sample." : opening}`,
    heading: "We have your request",
    opening: listing?.isSample
      ? `${sampleWords(listing.name)} ${sampleOpening(record)}`
      : `${opening}${lateWords(record)}`,
    referenceLabel: "Your booking reference",
    reference,
    sent: { title: "What you asked for", facts: askedFor(record) },
    steps: stepsOf(record),
    ...(listing?.isSample && { stepsTitle: "What would happen next, if the practice were real" }),
    page: requestUrl,
    worse: "Getting worse?",
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
  const by = practice && clocks.answerBy ? ` and answer by ${byWords(clocks.answerBy)}` : "";
  return `This is not a confirmed appointment. A real practice would have your request now${by}.`;
}

function openingOf(record: Record): string {
  const { practice, clocks } = record.request;
  const chosen = chosenToCome(record);
  if (practice && clocks.answerBy)
    return `${practice.name} has it. This is not a confirmed appointment yet: they answer by ${byWords(clocks.answerBy)}.`;
  if (chosen)
    return `This is not a confirmed appointment yet. We pass it on to ${chosen}${clocks.matchBy ? ` by ${byWords(clocks.matchBy)}` : ""}. Another email says when they have it.`;
  if (clocks.matchBy)
    return `This is not a confirmed appointment yet. We find a practice for you by ${byWords(clocks.matchBy)}.`;
  // Where none is found, the mail of the end comes within a minute.
  return "This is not a confirmed appointment yet. We look for a practice that fits. Another email says whether one has your request.";
}

/** What follows, from who has the request. */
function stepsOf(record: Record): NextStep[] {
  const { practice, clocks } = record.request;
  return [
    ...(practice ? [] : [ourStep(record)]),
    {
      title: "The practice answers",
      when: answerWhen(clocks),
      text: "They confirm a time, offer you others, or say that they cannot. You get an email. They may also call; it may be a number you do not know.",
    },
    LAST_STEP,
  ];
}

/** Of every request. */
export const LAST_STEP: NextStep = {
  title: "You go to your appointment",
  when: "on the day",
  text: `We remind you the day before. ${BRING}`,
};

/** What comes before a practice has it: the chosen one gets it, or we look for one. */
function ourStep(record: Record): NextStep {
  const match = matchWhen(record.request.clocks);
  const when = match ?? "soon";
  const chosen = chosenToCome(record);
  if (chosen)
    return {
      title: "We pass it on",
      when,
      text: `To ${chosen}, as you chose. You get an email when they have your request.`,
    };
  return {
    title: match ? "We find a practice" : "We look for a practice",
    when,
    text: "One that fits your place, time and treatment. You get an email when it has your request, or if there is none.",
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
    { name: "Appointment by", value: formatLongDay(lastDayFor(request)) },
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
