import type { Mailbox } from "#content/operator.ts";
import { formatInstantDay } from "#domain/nz-time.ts";
import type { Message } from "#outbox/transports/message.ts";
import { instantDigits, fromUs, renderNotice } from "../mails/messages.ts";
import type { Writing } from "../services.ts";

/** A mail that one of our staff has written. */
export type Written = {
  reference: string;
  /** `contact-answer`, `application-declined`: its kind. */
  which: string;
  email: string;
  /** The name it greets; empty to greet nobody by name. */
  name: string;
  subject: string;
  words: string;
  who: string;
  mailbox: Mailbox;
  receivedAt: Date;
  now: Date;
};

/** The mail that brings the words of one of our staff, with a greeting, their name and the reference. Answers come to the mailbox. */
export function writtenMail(
  services: Writing,
  { reference, which, email, name, subject, words, who, mailbox, receivedAt, now }: Written,
): Message {
  const to = {
    about: reference,
    // Two of one instant are two, the same words twice are one.
    which: [which, instantDigits(now), services.keyedHash(`words ${who} ${words}`).slice(0, 8)],
    email,
    mailbox: services.operator.emails[mailbox],
  } as const;
  return fromUs(
    services,
    to,
    renderNotice(services, {
      subject: `${subject}, ${reference}`,
      preview: "Here’s our reply.",
      heading: name ? `Kia ora ${name},` : "Kia ora,",
      isGreeted: true,
      opening: [...paragraphs(words), `${who}, ${services.operator.identity.name}`],
      facts: [{ name: "Reference", value: reference }],
      button: null,
      foot: [`You’re getting this because you wrote to us on ${formatInstantDay(receivedAt)}.`],
    }),
  );
}

function paragraphs(words: string): string[] {
  return words.split(/\n+/).filter((line) => line.trim() !== "");
}
