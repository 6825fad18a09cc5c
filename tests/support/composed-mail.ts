import { composeMail } from "#services/requests/request-emails.ts";
import { anyEarlierTime } from "#domain/requests/earlier.ts";
import type { RequestEvent } from "#domain/requests/request-record.ts";
import { PRACTICE_MAILS, SENDER_MAILS } from "#services/requests/words/words-of-events.ts";
import { NO_OPERATOR, type Operator } from "#content/operator.ts";
import type { Mail, OurMail, PracticeMail, Request, SenderMail } from "#domain/requests/requests.ts";
import type { Message } from "#outbox/transports/message.ts";
import { makeRecord, SAMPLE } from "./request.ts";
import { SEALING } from "./sealing.ts";

export const SERVICES = {
  keyedHash: SEALING.keyedHash,
  publicUrl: "https://niho.example",
  operator: NO_OPERATOR,
  escalationEmail: "escalation@niho.example",
  deskMembers: [],
  reviews: "on",
  texts: null,
} as const;
export const REQUEST_URL = `https://niho.example/request?token=${"a".repeat(64)}`;
export const PRACTICE_URL = `https://niho.example/practice/request?token=${"b".repeat(64)}`;
export const APPOINTMENT = {
  at: new Date("2026-12-01T20:30:00Z"),
  minutes: 30,
  with: "Dr Mereana Walker",
  words: "Park behind the building",
  number: 1,
  sequence: 0,
};
/** The instant of the mail about an earlier time. */
const EARLIER_AT = new Date("2026-11-30T20:30:00Z");
/** Every mail to a patient. */
export const TO_SENDER = ["received", ...Object.keys(SENDER_MAILS)] as SenderMail[];
/** Every mail to a practice. */
export const TO_PRACTICE = Object.keys(PRACTICE_MAILS) as PracticeMail[];

/** A mail as the clock and the acts of people make it, of which a test states only what matters to it. */
export function composed(
  mail:
    | { to: "sender"; name: SenderMail }
    | { to: "practice"; name: PracticeMail }
    | { to: "ours"; name: OurMail },
  stated: Partial<Request> = {},
  of: Partial<Omit<Mail, "to" | "name">> = {},
  listing = SAMPLE,
  events: RequestEvent[] = [],
  operator: Operator = NO_OPERATOR,
): Message {
  const found = { at: EARLIER_AT, minutes: 30, freed: 5_973_000 };
  const earlier = { ...anyEarlierTime(EARLIER_AT), found };
  const record = makeRecord({ earlier, ...stated }, { listing, events });
  const { practice, version } = record.request;
  const whole: Mail = {
    topic: "sender",
    version,
    practice,
    appointment: APPOINTMENT,
    calendar: null,
    dueAt: new Date(),
    notAfter: null,
    ...of,
    ...mail,
  };
  return composeMail({ ...SERVICES, operator }, whole, {
    record,
    requestUrl: REQUEST_URL,
    practiceUrl: PRACTICE_URL,
    practiceEmail: "desk@practice.example",
  });
}
