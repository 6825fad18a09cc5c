import { formatInstant } from "#domain/nz-time.ts";
import { SUPPORT_HOURS } from "#content/site.ts";
import { replyClocksOf } from "#content/reply-clocks.ts";
import { ONCE_LISTED, phoneInText, type Reply } from "#content/support.ts";
import { type FormMails, formMessages } from "#services/mails/messages.tsx";
import type { NextStep } from "#services/mails/received-email.tsx";
import type { ReceivedForm } from "#services/forms/submission.ts";
import type { Services } from "#services/services.ts";
import type { SamplesShown } from "#kit/shell/facts.server.ts";
import { CATEGORIES } from "./fields.ts";
import type { ContactMessage } from "./schema.server.ts";

/** A message that is about to be kept. */
export type NewMessage = ReceivedForm & {
  message: ContactMessage;
  samples: SamplesShown;
};

/** What the writer and our own people receive when a message comes in. What was typed stays out of both. */
export function contactMessages(
  services: Pick<Services, "keyedHash" | "publicUrl" | "operator">,
  { reference, receivedAt, doubtful, message, samples }: NewMessage,
): FormMails {
  const { phone, emails } = services.operator;
  const { label, reply, to } = CATEGORIES.find(({ value }) => value === message.category)!;
  const received = { name: "Received", value: formatInstant(receivedAt) };
  const { answerBy, passUpAt } = replyClocksOf({ kind: "contact", receivedAt, fields: message });
  return formMessages(services, {
    kind: "contact",
    email: message.email,
    received: {
      subject: `We have your message, ${reference}`,
      preview: `Reference ${reference}. We answer ${reply.when}.`,
      heading: "We have your message",
      opening: `Thank you for writing to us. ${samples !== "all" ? "A person reads it and answers you by email." : ONCE_LISTED}`,
      referenceLabel: "Your reference",
      reference,
      sent: { title: "What you sent", facts: [{ name: "Category", value: label }, received] },
      steps: stepsFor(reply, phone),
      page: null,
      worse: "In pain?",
      email: emails[to],
      hours: SUPPORT_HOURS.support,
      thing: "the message",
    },
    operations: {
      doubtful,
      subject: `New message ${reference}`,
      clocks: [
        { name: "Kind", value: `Message, ${label}` },
        received,
        { name: "Answer by", value: formatInstant(answerBy) },
        { name: "Escalate after", value: formatInstant(passUpAt) },
      ],
      where: "No personal details in this email. Look it up by its reference.",
    },
  });
}

function stepsFor({ when, reminder, term }: Reply, phone: string | null): NextStep[] {
  const call = phone === null ? "" : `, or call ${phoneInText(phone)}`;
  return [
    {
      title: "We answer",
      when,
      text: `By email, to this address.${"openHours" in term ? " Hours count while support is open." : ""}`,
    },
    {
      title: "You can remind us",
      when: reminder,
      text: `Reply to this email${call} with your reference. A manager then takes it on.`,
    },
  ];
}
