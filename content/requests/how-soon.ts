import { formatLongDay, newZealandDay } from "#domain/nz-time.ts";
import { appointmentBy } from "#domain/requests/promises.ts";
import type { Request } from "#domain/requests/requests.ts";

const WORDS = {
  routine: { name: "Routine", within: "within 2 weeks" },
  urgent: { name: "Urgent", within: "within 3 days" },
  emergency: { name: "Emergency", within: "same day" },
} as const;

type Asked = Pick<Request, "urgency" | "receivedAt"> & { wish: Pick<Request["wish"], "day"> };

/** `Urgent, within 3 days`; where the day that was asked for is later, `Urgent. Asked for Wednesday 2 December 2026` */
export function howSoon(asked: Asked): string {
  const { name, within } = WORDS[asked.urgency];
  const sentOn = newZealandDay(asked.receivedAt);
  const promised = appointmentBy(asked.urgency, { sentOn, wishedFor: sentOn });
  const day = lastDayFor(asked);
  return day > promised ? `${name}. Asked for ${formatLongDay(day)}` : `${name}, ${within}`;
}

/** The last day for the appointment: `2026-11-23` */
export function lastDayFor({ urgency, receivedAt, wish }: Asked): string {
  return appointmentBy(urgency, { sentOn: newZealandDay(receivedAt), wishedFor: wish.day });
}
