import { replyClocks, type Term } from "#domain/promises.ts";
import type { Mailbox } from "./operator.ts";
import { ESCALATION_HOURS, MESSAGE_DESKS, REPLIES, REVIEW_TERM, SUPPORT_SCHEDULE } from "./support.ts";

/** What our staff answer, other than requests, which have clocks of their own. */
export const ANSWERED_KINDS = ["contact", "partner", "review"] as const;
type Answered = { kind: (typeof ANSWERED_KINDS)[number]; fields: Readonly<Record<string, unknown>> };

/** Who answers it, and how soon. */
export function deskOf({ kind, fields }: Answered): { term: Term; to: Mailbox } {
  if (kind === "review") return { term: REVIEW_TERM, to: "support" };
  if (kind === "partner") return { term: REPLIES.partnership.term, to: "partners" };
  const category = String(fields.category) as keyof typeof MESSAGE_DESKS;
  const { reply, to } = MESSAGE_DESKS[category] ?? MESSAGE_DESKS.general;
  return { term: reply.term, to };
}

/** By when the sender was promised an answer, and when one that no one has given is passed up. */
export function replyClocksOf({ receivedAt, ...answered }: Answered & { receivedAt: Date }): {
  answerBy: Date;
  passUpAt: Date;
} {
  const { term } = deskOf(answered);
  return replyClocks(receivedAt, { term, schedule: SUPPORT_SCHEDULE, passUpHours: ESCALATION_HOURS });
}
