import { SUPPORT_HOURS } from "#content/site.ts";
import { findTimeSlot, formatLongDay } from "#domain/nz-time.ts";
import type { Fact } from "../forms/email-frame.tsx";
import type { NextStep, ReceivedEmailFacts } from "../forms/received-email.tsx";
import { howSoon, lastDayFor } from "./how-soon.ts";
import type { MailFacts } from "./mail-facts.ts";
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
    opening: listing?.isSample ? `${sampleWords(listing.name)} ${sampleOpening(record)}` : opening,
    referenceLabel: "Your booking reference",
    reference,
    sent: { title: "What you asked for", facts: askedFor(record) },
    steps: stepsOf(record),
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

function openingOf({ request: { practice, clocks } }: Record): string {
  if (practice && clocks.answerBy)
    return `${practice.name} has it. This is not a confirmed appointment yet: they answer by ${byWords(clocks.answerBy)}.`;
  if (clocks.matchBy)
    return `This is not a confirmed appointment yet. We find a practice for you by ${byWords(clocks.matchBy)}.`;
  // Where none is found, the mail of the end comes within a minute.
  return "This is not a confirmed appointment yet. We look for a practice that fits. Another email says whether one has your request.";
}

/** What follows, from who has the request. */
function stepsOf({ request: { practice, clocks } }: Record): NextStep[] {
  const asked = clocks.answerBy ? `by ${byWords(clocks.answerBy)}` : "after that";
  const matched = clocks.matchBy ? `by ${byWords(clocks.matchBy)}` : "soon";
  return [
    ...(practice
      ? []
      : [
          {
            title: clocks.matchBy ? "We find a practice" : "We look for a practice",
            when: matched,
            text: "One that fits your place, time and treatment. You get an email when it has your request, or if there is none.",
          },
        ]),
    {
      title: "The practice answers",
      when: asked,
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

/** Only what is chosen from a list. */
function askedFor({ fields, request, listing }: Record): Fact[] {
  const { wish, chosen } = request;
  const chosenName = typeof fields.practiceName === "string" ? fields.practiceName : "";
  const slot = findTimeSlot(wish.time)?.label ?? wish.time;
  return [
    { name: "Service", value: String(fields.service) },
    { name: "Where", value: String(fields.location) },
    ...(chosen && chosenName
      ? [
          {
            name: "Practice",
            value: `${chosenName}${listing?.id === chosen && listing.isSample ? " (a sample)" : ""}`,
          },
        ]
      : []),
    { name: "Preferred time", value: `${formatLongDay(wish.day)}, ${slot}` },
    { name: "How soon", value: howSoon(request) },
    { name: "Appointment by", value: formatLongDay(lastDayFor(request)) },
    ...(fields.bookingFor === "me" ? [] : [{ name: "For", value: "Someone you care for" }]),
  ];
}
