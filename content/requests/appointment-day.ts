import { MINUTE } from "#domain/durations.ts";
import { isAgreement } from "#domain/hours/week.ts";
import { appointmentStart } from "#domain/requests/practice-time.ts";
import { reminderTimes } from "#domain/requests/promises.ts";
import type { Request } from "#domain/requests/requests.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";

type Agreed = Pick<Request, "appointment" | "practice">;

/** Whether the visit is over, by the length that was agreed. */
export function isOver(request: Agreed, now: Date): boolean {
  const start = appointmentStart(request);
  return start !== null && start.getTime() + request.appointment!.minutes * MINUTE <= now.getTime();
}

/** Whether the mail of the day before is still to come. There is none for what was agreed shortly before. */
export function isToBeReminded(
  { request, events }: Pick<RequestRecord, "request" | "events">,
  now: Date,
): boolean {
  const agreed = agreedBy(events);
  const start = appointmentStart(request);
  const reminder = start && agreed ? reminderTimes(start, agreed.at) : null;
  return reminder !== null && now < reminder.dueAt;
}

/** The event by which the appointment stands: the practice's, the patient's, or our own people's. */
export function agreedBy(events: RequestRecord["events"]): RequestRecord["events"][number] | undefined {
  return events.findLast(isAgreement);
}
