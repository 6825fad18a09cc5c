import type { RequestRecord } from "./act.server.ts";

/**
 * What a mail is rendered from: `emails.server.tsx` exports
 * `composeMail(services: Pick<Services, "keyedHash" | "publicUrl" | "operator">, mail: Mail, facts: MailFacts): Message`.
 * The Message-ID of the fifth mail version about `reference` is
 * `<${keyedHash(`message ${reference}`).slice(0, 32)}.booking-confirmed-5@${hostname}>`: `booking-` to the sender and to
 * our own people, `practice-` to a practice; `received` has no number. It asks no database.
 */
export type MailFacts = {
  /** After the event that causes the mail; `events` includes that event. */
  record: RequestRecord;
  /** Address of the sender's page, with its token. */
  requestUrl: string;
  /** Address of the page of the practice that `mail.practice` names, with its token; null where there is none. */
  practiceUrl: string | null;
  /** To whom a mail to the practice goes. */
  practiceEmail: string;
};
