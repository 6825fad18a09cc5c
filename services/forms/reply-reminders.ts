import { deskItemPath } from "#content/desk-addresses.ts";
import { ANSWERED_KINDS, answeringDesk, replyDeadlines } from "#content/reply-clocks.ts";
import { markReminded, unanswered } from "#database/requests/answered.ts";
import type { ReplyReminder } from "#database/requests/submission-events.ts";
import type { Submission } from "#database/requests/submissions.ts";
import { DAY } from "#domain/durations.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Message } from "#outbox/transports/message.ts";
import type { Services } from "../services.ts";
import { operationsMessage } from "../mails/messages.ts";

/** The longest term, over Christmas, with some days for a site that was off. */
const LOOKS_BACK = 30 * DAY;
/** Messages that were due before this are not escalated: otherwise an upgrade would send a mail for each old one. */
const PASSED_UP_UNTIL = 7 * DAY;

/**
 * Reminds our staff of messages, applications and reviews that no one has answered in time, and then passes them up: one
 * mail each, until someone has noted an answer.
 */
export async function remindOfReplies(services: Services): Promise<void> {
  const now = services.now();
  const { database, encryption } = services;
  const from = new Date(now.getTime() - LOOKS_BACK);
  for await (const submission of unanswered(database.read, encryption, { kinds: ANSWERED_KINDS, from })) {
    const event = reminderDue(services.operator, submission, now);
    if (event) await remind(services, submission, event, now);
  }
}

type Awaited = Submission & { kind: (typeof ANSWERED_KINDS)[number] };

/** After days without the clock the graver mail alone. */
function reminderDue(
  { identity }: Services["operator"],
  submission: Awaited,
  now: Date,
): ReplyReminder | null {
  const { answerBy, passUpAt } = replyDeadlines(identity, submission);
  if (now < answerBy || now.getTime() - passUpAt.getTime() > PASSED_UP_UNTIL) return null;
  return now < passUpAt ? "late" : "passedUp";
}

async function remind(
  services: Services,
  submission: Awaited,
  event: ReplyReminder,
  now: Date,
): Promise<void> {
  const { database, encryption, wakeMail, log } = services;
  const { reference, kind } = submission;
  const isNew = await database.transact(async (tx) => {
    if (!(await markReminded(tx, encryption, { reference, event, now }))) return false;
    await enqueueMessage(tx, encryption, { message: reminder(services, submission, event), reference, now });
    return true;
  });
  if (!isNew) return;
  log({ event: "reply late", kind, what: event });
  wakeMail();
}

/** Like the mail about what came in: no personal details, and where to look. */
function reminder(services: Services, submission: Awaited, event: ReplyReminder): Message {
  const { reference, kind, receivedAt } = submission;
  const { identity } = services.operator;
  const { answerBy } = replyDeadlines(identity, submission);
  const name = NAMES[kind];
  const [subject, state] =
    event === "late"
      ? ["Late", `Someone should have dealt with this ${name} by now.`]
      : ["Escalated", `No one has dealt with this ${name} yet, and it’s well overdue.`];
  const message = operationsMessage(services, {
    which: [`${kind}-${event === "late" ? "late" : "passed-up"}`],
    email: services.operator.emails[answeringDesk(identity, submission).to],
    subject: `${subject}: ${reference}`,
    reference,
    clocks: [
      { name: "Received", value: formatInstant(receivedAt) },
      { name: "Reply by", value: formatInstant(answerBy) },
    ],
    says: state,
    deskPath: deskItemPath({ kind, reference }),
  });
  return event === "late"
    ? message
    : { ...message, to: { name: services.operator.identity.name, email: services.escalationEmail } };
}

const NAMES: Readonly<Record<Awaited["kind"], string>> = {
  contact: "message",
  partner: "application",
  review: "review",
};
