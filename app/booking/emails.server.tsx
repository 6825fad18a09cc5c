import { render } from "@react-email/render";
import { SITE } from "#content/site.ts";
import { addDays, findTimeSlot, formatLongDay, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import type { Message } from "#mail/message.ts";
import type { Services } from "../services.ts";
import type { Fact } from "./email-frame.tsx";
import { URGENCIES } from "./fields.ts";
import { OperationsEmail, operationsSubject, operationsText } from "./operations-email.tsx";
import { PatientEmail, patientSubject, patientText } from "./patient-email.tsx";
import type { AskedPractice } from "./practice.server.ts";
import type { BookingRequest } from "./schema.server.ts";

/** A request that is about to be kept. */
export type NewBooking = {
  reference: string;
  receivedAt: Date;
  request: BookingRequest;
  practice: AskedPractice | null;
};

const US = { name: SITE.name, email: SITE.emails.bookings };
const HOUR = 3_600_000;

/** What the patient and our own people receive when a request comes in. */
export async function bookingMessages(
  { keyedHash, publicUrl }: Pick<Services, "keyedHash" | "publicUrl">,
  booking: NewBooking,
): Promise<Message[]> {
  const { host, hostname } = new URL(publicUrl);
  const messageId = (kind: string) =>
    `<${keyedHash(`message ${booking.reference}`).slice(0, 32)}.${kind}@${hostname}>`;
  return [
    { ...(await patientMessage(booking, host)), messageId: messageId("booking-received") },
    { ...(await operationsMessage(booking)), messageId: messageId("booking-new") },
  ];
}

async function patientMessage({ reference, request, practice }: NewBooking, host: string) {
  const firstName = greetingName(request.firstName);
  const facts = { reference, firstName, asked: askedFor(request, practice), host };
  return {
    from: US,
    to: { name: `${request.firstName} ${request.lastName}`, email: request.email },
    replyTo: US,
    subject: patientSubject(reference),
    text: patientText(facts),
    html: await render(<PatientEmail {...facts} />),
  };
}

async function operationsMessage({ reference, receivedAt, request }: NewBooking) {
  const facts = { reference, clocks: clocksOf(receivedAt, request) };
  return {
    from: US,
    to: US,
    replyTo: null,
    subject: operationsSubject(reference),
    text: operationsText(facts),
    html: await render(<OperationsEmail {...facts} />),
  };
}

/**
 * The first name, unless it could carry a link: anybody can have this mail sent to anybody,
 * and mail programs make links of whatever looks like an address.
 */
function greetingName(firstName: string): string | null {
  return /[./:@\\]/.test(firstName) ? null : firstName;
}

function askedFor(request: BookingRequest, practice: AskedPractice | null): Fact[] {
  const urgency = URGENCIES.find(({ value }) => value === request.urgency)!;
  const time = findTimeSlot(request.preferredTime)!.label;
  const facts = [
    { name: "Service", value: request.service },
    { name: "Where", value: request.location },
    ...(practice ? [{ name: "Practice", value: practice.name }] : []),
    { name: "Preferred time", value: `${formatLongDay(request.preferredDate)}, ${time}` },
    { name: "How soon", value: `${urgency.label}, ${urgency.promise}` },
    { name: "Phone", value: request.phone.typed },
  ];
  return request.bookingFor === "me" ? facts : [...facts, { name: "For", value: "Someone you care for" }];
}

/** When each promise falls due. The last one is what the chosen urgency promises, without saying which it was. */
function clocksOf(receivedAt: Date, { urgency }: BookingRequest): Fact[] {
  const { days } = URGENCIES.find(({ value }) => value === urgency)!;
  const after = (hours: number) => new Date(receivedAt.getTime() + hours * HOUR);
  return [
    { name: "Received", value: onTheClock(receivedAt) },
    { name: "Match by", value: onTheClock(after(2)) },
    { name: "Practice in touch by", value: onTheClock(after(24)) },
    { name: "Appointment by", value: formatLongDay(addDays(newZealandDay(receivedAt), days)) },
  ];
}

function onTheClock(instant: Date): string {
  return `${formatLongDay(newZealandDay(instant))}, ${newZealandTime(instant)} NZ time`;
}
