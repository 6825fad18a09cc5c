import { PROMISES, SITE, SUPPORT_HOURS } from "#content/site.ts";
import { addDays, findTimeSlot, formatLongDay, newZealandDay } from "#domain/nz-time.ts";
import { onTheClock } from "../forms/clock.ts";
import type { Fact } from "../forms/email-frame.tsx";
import { type FormMails, formMessages } from "../forms/messages.server.tsx";
import type { Services } from "../services.ts";
import type { SamplesShown } from "../shell/facts.server.ts";
import { URGENCIES } from "./fields.ts";
import { fromWhen, nextSteps, readFrom } from "./next-steps.ts";
import type { AskedPractice } from "./practice.server.ts";
import type { BookingRequest } from "./schema.server.ts";

/** A request that is about to be kept. */
export type NewBooking = {
  reference: string;
  receivedAt: Date;
  request: BookingRequest;
  practice: AskedPractice | null;
  /** Whether the site shows made-up practices, which give no one an appointment. */
  samples: SamplesShown;
};

const HOUR = 3_600_000;
/** The note of the form, repeated in the mail. */
const SAMPLES =
  "The practices on our site are samples for now: your request goes no further than us, and no dentist will receive it.";

/** What the patient and our own people receive when a request comes in. */
export function bookingMessages(
  services: Pick<Services, "keyedHash" | "publicUrl" | "operator">,
  { reference, receivedAt, request, practice, samples }: NewBooking,
): FormMails {
  const showsSamples = samples !== "none";
  return formMessages(services, {
    kind: "booking",
    email: request.email,
    received: {
      subject: `We have your appointment request, ${reference}`,
      preview: `Reference ${reference}. ${showsSamples ? SAMPLES : `A practice will be in touch ${PROMISES.practiceContact}${fromWhen(receivedAt)}.`}`,
      heading: "We have your request",
      opening: showsSamples
        ? `${SAMPLES} To see a dentist, call one near you. Once real practices are here, this is what happens.`
        : "This is not a confirmed appointment yet. A practice will contact you to agree a time.",
      referenceLabel: "Your booking reference",
      reference,
      sent: { title: "What you asked for", facts: askedFor(request, practice) },
      steps: nextSteps(receivedAt),
      page: null,
      worse: "Getting worse?",
      email: SITE.emails.bookings,
      hours: SUPPORT_HOURS.bookings,
      thing: "the request",
    },
    operations: {
      subject: `New appointment request ${reference}`,
      clocks: clocksOf(receivedAt, request),
      where: "No personal details in this email. Look it up by its reference.",
    },
  });
}

function askedFor(request: BookingRequest, practice: AskedPractice | null): Fact[] {
  const urgency = URGENCIES.find(({ value }) => value === request.urgency)!;
  const time = findTimeSlot(request.preferredTime)!.label;
  const facts = [
    { name: "Service", value: request.service },
    { name: "Where", value: request.location },
    ...(practice
      ? [{ name: "Practice", value: `${practice.name}${practice.isSample ? " (a sample)" : ""}` }]
      : []),
    { name: "Preferred time", value: `${formatLongDay(request.preferredDate)}, ${time}` },
    { name: "How soon", value: `${urgency.label}, ${urgency.promise}` },
  ];
  return request.bookingFor === "me" ? facts : [...facts, { name: "For", value: "Someone you care for" }];
}

/** When each promise falls due, counted as the patient was told. The last one is what the chosen urgency promises, without saying which it was. */
function clocksOf(receivedAt: Date, { urgency }: BookingRequest): Fact[] {
  const { days } = URGENCIES.find(({ value }) => value === urgency)!;
  const after = (hours: number) => new Date(readFrom(receivedAt).getTime() + hours * HOUR);
  return [
    { name: "Received", value: onTheClock(receivedAt) },
    { name: "Match by", value: onTheClock(after(2)) },
    { name: "Practice in touch by", value: onTheClock(after(24)) },
    { name: "Appointment by", value: formatLongDay(addDays(newZealandDay(receivedAt), days)) },
  ];
}
