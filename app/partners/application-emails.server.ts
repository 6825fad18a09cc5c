import { deskItemPath } from "#content/desk-addresses.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { applicationSteps } from "#content/partners.ts";
import { replyDeadlines } from "#content/reply-clocks.ts";
import { ONCE_LISTED } from "#content/support.ts";
import { type FormMails, formMessages } from "#services/mails/messages.ts";
import type { ReceivedForm } from "#services/forms/submission.ts";
import type { Writing } from "#services/services.ts";
import type { SamplesShown } from "#domain/practices/samples-shown.ts";
import { PRACTICE_TYPES } from "#content/partner-fields.ts";
import type { PartnerApplication } from "./schema.server.ts";

/** An application that is about to be kept. */
export type NewApplication = ReceivedForm & {
  application: PartnerApplication;
  samples: SamplesShown;
};

/** What the practice and our own people receive when an application comes in. What was typed stays out of both. */
export function partnerMessages(
  services: Writing,
  { reference, receivedAt, doubtful, application, samples }: NewApplication,
): FormMails {
  const { identity } = services.operator;
  const received = { name: "Received", value: formatInstant(receivedAt) };
  const { answerBy } = replyDeadlines(identity, { kind: "partner", receivedAt, fields: application });
  return formMessages(services, {
    kind: "partner",
    email: application.email,
    received: {
      subject: `We have your application, ${reference}`,
      preview: `Reference ${reference}. We’ll reply ${identity.replies.partnership.when}.`,
      heading: "We have your application",
      opening: `Thank you for wanting to join. You’re not listed yet, and there’s nothing to pay.${samples === "all" ? ` ${ONCE_LISTED}` : ""}`,
      referenceLabel: "Your application reference",
      reference,
      sent: {
        title: "What you sent",
        facts: [
          { name: "Practice type", value: labelOf(application.practiceType) },
          { name: "City", value: application.city },
          received,
        ],
      },
      steps: applicationSteps(identity),
      page: null,
      worse: null,
      email: services.operator.emails.partners,
      hours: identity.hours.support?.words ?? [],
      thing: "the application",
    },
    operations: {
      doubtful,
      subject: `New application ${reference}`,
      clocks: [
        { name: "Kind", value: "Application from a practice" },
        received,
        { name: "Reply by", value: formatInstant(answerBy) },
      ],
      deskPath: deskItemPath({ kind: "partner", reference }),
    },
  });
}

/** As a New Zealander spells it. */
function labelOf(practiceType: PartnerApplication["practiceType"]): string {
  return PRACTICE_TYPES.find(({ value }) => value === practiceType)!.label;
}
