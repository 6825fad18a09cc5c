import { deskItemPath } from "#content/desk-addresses.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Identity, ReplyKind } from "#content/identity.ts";
import { replyDeadlines } from "#content/reply-clocks.ts";
import { ONCE_LISTED, phoneInText, remindAfter } from "#content/support.ts";
import { type FormMails, formMessages } from "#services/mails/messages.ts";
import type { NextStep } from "#services/mails/received-email.ts";
import type { ReceivedForm } from "#services/forms/submission.ts";
import type { Writing } from "#services/services.ts";
import type { SamplesShown } from "#domain/practices/samples-shown.ts";
import { CATEGORIES } from "./fields.ts";
import type { ContactMessage } from "./schema.server.ts";

/** A message that is about to be kept. */
export type NewMessage = ReceivedForm & {
  message: ContactMessage;
  samples: SamplesShown;
};

/** What the writer and our own people receive when a message comes in. What was typed stays out of both. */
export function contactMessages(
  services: Writing,
  { reference, receivedAt, doubtful, message, samples }: NewMessage,
): FormMails {
  const { phone, emails, identity } = services.operator;
  const { label, reply, to } = CATEGORIES.find(({ value }) => value === message.category)!;
  const received = { name: "Received", value: formatInstant(receivedAt) };
  const { answerBy, passUpAt } = replyDeadlines(identity, { kind: "contact", receivedAt, fields: message });
  return formMessages(services, {
    kind: "contact",
    email: message.email,
    received: {
      subject: `We have your message, ${reference}`,
      preview: `Reference ${reference}. We’ll reply ${identity.replies[reply].when}.`,
      heading: "We have your message",
      opening: `${message.category === "complaint" ? "Thank you for telling us. We’re sorry something went wrong." : "Thank you for writing to us."} ${samples !== "all" ? "Someone on our team will read it and reply by email." : ONCE_LISTED}`,
      referenceLabel: "Your reference",
      reference,
      sent: { title: "What you sent", facts: [{ name: "Category", value: label }, received] },
      steps: stepsFor(identity, reply, phone),
      ...(samples === "all" && { stepsTitle: "What to expect" }),
      page: null,
      worse: "In pain?",
      email: emails[to],
      hours: identity.hours.support?.words ?? [],
      thing: "the message",
    },
    operations: {
      doubtful,
      subject: `New message ${reference}`,
      clocks: [
        { name: "Kind", value: `Message, ${label}` },
        received,
        { name: "Reply by", value: formatInstant(answerBy) },
        { name: "Escalate after", value: formatInstant(passUpAt) },
      ],
      deskPath: deskItemPath({ kind: "contact", reference }),
    },
  });
}

function stepsFor(identity: Identity, kind: ReplyKind, phone: string | null): NextStep[] {
  const { when, term } = identity.replies[kind];
  const countsHours = "openHours" in term && identity.hours.support !== null;
  const call = phone === null ? "" : `, or call ${phoneInText(phone)}`;
  return [
    {
      title: "We’ll reply",
      when,
      text: `Look for our email, and check your junk folder.${countsHours ? " We count business hours only." : ""}`,
    },
    {
      title: "You can remind us",
      when: remindAfter(identity, kind),
      text: `Reply to this email${call} with your reference. A manager will then take it on.`,
    },
  ];
}
