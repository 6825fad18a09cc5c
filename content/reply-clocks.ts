import { replyClocks, type Term } from "#domain/requests/promises.ts";
import { type Identity, answeringSchedule } from "./identity.ts";
import type { Mailbox } from "./operator.ts";
import { MESSAGE_DESKS } from "./support.ts";

/** What our staff answer, other than requests, which have clocks of their own. */
export const ANSWERED_KINDS = ["contact", "partner", "review"] as const;
type Answered = { kind: (typeof ANSWERED_KINDS)[number]; fields: Readonly<Record<string, unknown>> };

/** Who answers it, and how soon. */
export function answeringDesk(
  { replies }: Identity,
  { kind, fields }: Answered,
): { term: Term; to: Mailbox } {
  if (kind === "review") return { term: replies.review.term, to: "support" };
  if (kind === "partner") return { term: replies.partnership.term, to: "partners" };
  const category = String(fields.category) as keyof typeof MESSAGE_DESKS;
  const { reply, to } = MESSAGE_DESKS[category] ?? MESSAGE_DESKS.general;
  return { term: replies[reply].term, to };
}

/** Says by when the sender was promised an answer, and when one that no one has given is passed up. */
export function replyDeadlines(
  identity: Identity,
  { receivedAt, ...answered }: Answered & { receivedAt: Date },
): { answerBy: Date; passUpAt: Date } {
  const { term } = answeringDesk(identity, answered);
  const schedule = answeringSchedule(identity, "support");
  return replyClocks(receivedAt, { term, schedule, passUpHours: identity.escalation.hours });
}
