import { answeringSchedule } from "#content/identity.ts";
import type { Schedule } from "#domain/hours/opening-hours.ts";
import { formatInstant, formatLongDay } from "#domain/nz-time.ts";
import type { Request } from "#domain/requests/requests.ts";
import type { Message } from "#outbox/transports/message.ts";
import type { Fact } from "#services/mails/email-frame.ts";
import { expectedAnswer } from "#content/requests/awaited.ts";
import { deskItemPath } from "#content/desk-addresses.ts";
import { lastDayFor } from "#content/requests/how-soon.ts";
import { operationsMessage } from "#services/mails/messages.ts";
import type { ReceivedForm } from "#services/forms/submission.ts";
import type { Writing } from "#services/services.ts";

/** What our own people receive when a request comes in that they send on. */
export function newRequestMail(
  services: Writing,
  { reference, doubtful }: Pick<ReceivedForm, "reference" | "doubtful">,
  request: Request,
): Message {
  return operationsMessage(services, {
    which: ["booking-new"],
    reference,
    email: services.operator.emails.bookings,
    subject: `New appointment request ${reference}`,
    clocks: deadlineFacts(request, answeringSchedule(services.operator.identity, "bookings")),
    doubtful,
    deskPath: deskItemPath({ kind: "booking", reference }),
  });
}

/** When each promise falls due, as the patient was told. The last one follows from the urgency and the preferred date, without saying either. */
function deadlineFacts(request: Request, desk: Schedule): Fact[] {
  const { matchBy } = request.clocks;
  const answerBy = expectedAnswer(request, desk);
  return [
    { name: "Received", value: formatInstant(request.receivedAt) },
    ...(matchBy ? [{ name: "Match by", value: formatInstant(matchBy) }] : []),
    ...(answerBy ? [{ name: "Practice in touch by", value: formatInstant(answerBy) }] : []),
    { name: "Appointment by", value: formatLongDay(lastDayFor(request)) },
  ];
}
