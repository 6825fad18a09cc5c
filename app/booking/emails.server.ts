import { formatInstant, formatLongDay, newZealandDay } from "#domain/nz-time.ts";
import { appointmentBy } from "#domain/promises.ts";
import type { Message } from "#mail/message.ts";
import type { Fact } from "../forms/email-frame.tsx";
import { deskCommands } from "../requests/desk-words.ts";
import { operationsMessage } from "../forms/messages.server.tsx";
import type { Services } from "../services.ts";
import { readFrom } from "./next-steps.ts";
import type { BookingRequest } from "./schema.server.ts";

const HOUR = 3_600_000;

/** What our own people receive when a request comes in that they send on. */
export function newRequestMail(
  services: Pick<Services, "keyedHash" | "publicUrl" | "operator">,
  reference: string,
  receivedAt: Date,
  request: BookingRequest,
): Message {
  return operationsMessage(services, {
    id: "booking-new",
    reference,
    email: services.operator.emails.bookings,
    subject: `New appointment request ${reference}`,
    clocks: clocksOf(receivedAt, request),
    where: deskCommands(reference),
  });
}

/** When each promise falls due, counted as the patient was told. The last one follows from the urgency and the preferred date, without saying either. */
function clocksOf(receivedAt: Date, { urgency, preferredDate }: BookingRequest): Fact[] {
  const lastDay = appointmentBy(urgency, { sentOn: newZealandDay(receivedAt), wishedFor: preferredDate });
  const after = (hours: number) => new Date(readFrom(receivedAt).getTime() + hours * HOUR);
  return [
    { name: "Received", value: formatInstant(receivedAt) },
    { name: "Match by", value: formatInstant(after(2)) },
    { name: "Practice in touch by", value: formatInstant(after(24)) },
    { name: "Appointment by", value: formatLongDay(lastDay) },
  ];
}
