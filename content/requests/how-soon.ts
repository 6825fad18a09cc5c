import { newZealandDay } from "#domain/nz-time.ts";
import { appointmentBy } from "#domain/promises.ts";
import type { Request } from "#domain/requests.ts";

const WORDS = {
  routine: { name: "Routine", within: "within 2 weeks" },
  urgent: { name: "Urgent", within: "within 3 days" },
  emergency: { name: "Emergency", within: "same day" },
} as const;

type Asked = Pick<Request, "urgency" | "receivedAt"> & { wish: Pick<Request["wish"], "day"> };

/** `Urgent, within 3 days`; `Urgent, on the preferred date` where that is later. */
export function howSoon(asked: Asked): string {
  const { name, within } = WORDS[asked.urgency];
  const sentOn = newZealandDay(asked.receivedAt);
  const promised = appointmentBy(asked.urgency, { sentOn, wishedFor: sentOn });
  return `${name}, ${lastDayFor(asked) > promised ? "on the preferred date" : within}`;
}

/** The last day for the appointment: `2026-11-23` */
export function lastDayFor({ urgency, receivedAt, wish }: Asked): string {
  return appointmentBy(urgency, { sentOn: newZealandDay(receivedAt), wishedFor: wish.day });
}
