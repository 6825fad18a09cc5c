import type { SubmissionKind } from "#database/submissions.ts";
import { SITE } from "#content/site.ts";
import type { Message } from "#mail/message.ts";
import type { Services } from "../services.ts";
import { emailHtml } from "./email-html.server.ts";
import { OperationsEmail, type OperationsEmailFacts, operationsText } from "./operations-email.tsx";
import { ReceivedEmail, type ReceivedEmailFacts, receivedText } from "./received-email.tsx";

/** The mails about a submission: a first mail, to the address that was typed, and those to our own desk. */
export type FormMails = { first: Message; ours: readonly Message[] };

/** Composes both. */
export function formMessages(
  { keyedHash, publicUrl, operator }: Pick<Services, "keyedHash" | "publicUrl" | "operator">,
  mail: {
    kind: SubmissionKind;
    /** The address that was typed into the form. */
    email: string;
    received: Omit<ReceivedEmailFacts, "host" | "privacyEmail">;
    operations: Omit<OperationsEmailFacts, "reference">;
  },
): FormMails {
  const { reference, email } = mail.received;
  const { host, hostname } = new URL(publicUrl);
  const us = { name: SITE.name, email };
  const received = { ...mail.received, host, privacyEmail: operator.privacyEmail };
  const operations = { ...mail.operations, reference };
  const messageId = (which: string) =>
    `<${keyedHash(`message ${reference}`).slice(0, 32)}.${mail.kind}-${which}@${hostname}>`;
  return {
    first: {
      messageId: messageId("received"),
      from: us,
      to: { name: "", email: mail.email },
      replyTo: us,
      subject: received.subject,
      text: receivedText(received),
      html: emailHtml(<ReceivedEmail {...received} />),
    },
    ours: [
      {
        messageId: messageId("new"),
        from: us,
        to: us,
        replyTo: null,
        subject: operations.subject,
        text: operationsText(operations),
        html: emailHtml(<OperationsEmail {...operations} />),
      },
    ],
  };
}
