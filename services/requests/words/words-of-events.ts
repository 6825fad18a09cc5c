import type { RequestEvent, RequestRecord } from "#domain/requests/request-record.ts";
import type { OurMail, PracticeMail, SenderMail } from "#domain/requests/requests.ts";
import { AGREED, agreedHead, agreedPracticeHead } from "./agreed.ts";
import { CANCELLED, cancelledHead } from "./cancelled.ts";
import { CHANGED } from "./changed.ts";
import { EARLIER } from "./earlier.ts";
import { ENDED, ENDED_HEAD, endedPracticeHead, hiddenPracticeHead } from "./ended.ts";
import {
  clockThen,
  type Head,
  type Lines,
  namedLast,
  type PracticesRecord,
  type Reader,
  type Said,
  type SaidEvent,
  type Write,
  type WriteToPractice,
} from "./facts.ts";
import { elsewhereHead, LOST, lostPracticeHead } from "./lost.ts";
import { OFFERED, offeredHead, offeredPracticeHead } from "./offered.ts";
import { missedHead, OVER, overHead } from "./over.ts";
import { RECEIVED, receivedHead } from "./received.ts";
import { LINK_ENDED, SENT, sentHead, sentPracticeHead } from "./sent.ts";
import { callWords, toldWords } from "./told.ts";

/** What is said of each event is in the file of that event; here is which file that is. */
const EVERYTHING: readonly Said[] = [
  RECEIVED,
  SENT,
  OFFERED,
  AGREED,
  EARLIER,
  CHANGED,
  LOST,
  CANCELLED,
  ENDED,
  OVER,
];

/** What has happened, by event: one that no file words does not compile. */
const LINES: Readonly<Record<SaidEvent, Lines>> = {
  ...RECEIVED.lines,
  ...SENT.lines,
  ...OFFERED.lines,
  ...AGREED.lines,
  ...EARLIER.lines,
  ...CHANGED.lines,
  ...LOST.lines,
  ...CANCELLED.lines,
  ...ENDED.lines,
  ...OVER.lines,
};

/** The mails to the patient. `received` is composed apart: it says what was sent. */
export const SENDER_MAILS: Readonly<Record<Exclude<SenderMail, "received">, Write>> = {
  ...RECEIVED.toSender,
  ...SENT.toSender,
  ...OFFERED.toSender,
  ...AGREED.toSender,
  ...EARLIER.toSender,
  ...CHANGED.toSender,
  ...LOST.toSender,
  ...CANCELLED.toSender,
  ...ENDED.toSender,
  ...OVER.toSender,
};

/** The mails to a practice. */
export const PRACTICE_MAILS: Readonly<Record<PracticeMail, WriteToPractice>> = {
  ...SENT.toPractice,
  ...AGREED.toPractice,
  ...CHANGED.toPractice,
  ...CANCELLED.toPractice,
};

/** The mails to our own people. */
export const OUR_MAILS: Readonly<Record<OurMail, { subject: string; where: string }>> = {
  ...RECEIVED.toUs,
  ...ENDED.toUs,
};

/** What the patient's page says on top: what is so now, whose turn it is, and until when. */
export function senderHead(record: RequestRecord, now: Date): Head {
  const { status, question, appointment } = record.request;
  if (status === "closed") return closedHead(record);
  if (question?.kind === "elsewhere") return elsewhereHead(record, question.until);
  if (question?.kind === "times") return offeredHead(record, question);
  if (status === "confirmed" && appointment) return agreedHead(record, appointment.at, now);
  return status === "sent" ? sentHead(record, now) : receivedHead(record);
}

function closedHead(record: RequestRecord): Head {
  const { outcome } = record.request;
  if (outcome === "cancelled") return cancelledHead(record);
  if (outcome === "attended") return overHead(record);
  return outcome === "missed" ? missedHead(record) : ENDED_HEAD;
}

/** What a practice's page says on top. */
export function practiceHead(record: PracticesRecord, now: Date): Head {
  const { request, isWithPractice, hasEnded, practiceId } = record;
  const { status, question, appointment } = request;
  const isClosed = status === "closed";
  if (isClosed && isWithPractice) return endedPracticeHead(record);
  if (hasEnded) return LINK_ENDED;
  if (isClosed && request.practice?.id === practiceId) return hiddenPracticeHead(record);
  if (!isWithPractice) return lostPracticeHead(record, now);
  if (status === "asked" && question?.kind === "times") return offeredPracticeHead(record, question);
  if (status === "confirmed" && appointment) return agreedPracticeHead(record, appointment, now);
  return sentPracticeHead(record, now);
}

/** What has happened, as a line. Null: nothing for this reader. `before`: what happened earlier. */
export function eventLine(
  event: RequestEvent,
  reader: Reader,
  before: readonly RequestEvent[] = [],
): string | null {
  // A colleague may have done it.
  const practice =
    reader === "practice" ? "Your practice" : (namedLast([...before, event]) ?? "The practice");
  const patient = reader === "practice" ? "The patient" : "You";
  const clock = clockThen([...before, event]);
  return LINES[event.event].theirs({ ...event, practice, clock, patient, reader });
}

/**
 * Says it to our staff: `Harbour Steps Dental declined`, `Aroha sent it to Harbour Steps Dental`. `who`: our person who
 * did it, as the audit has it; empty where nobody on our team did.
 */
export function staffLine(event: RequestEvent, before: readonly RequestEvent[], who: string): string {
  const so = [...before, event];
  const practice = namedLast(so) ?? "The practice";
  const words = LINES[event.event].ours({ ...event, practice, clock: clockThen(so), who: who || "We" });
  if (event.detail.by !== "phone") return words;
  return `${words}, by phone${who === "" ? "" : ` to ${who}`}`;
}

/**
 * What a page says on top after an act, whose event the address names (`done`). Null once something else has happened:
 * the address still names the event after a reload, and it would be mistaken for news.
 */
export function doneWords(
  record: Pick<RequestRecord, "request" | "events" | "listing" | "weRing">,
  done: string | null,
  reader: Reader,
): string | null {
  const { request, events } = record;
  const last = events.findLast(({ event, version }) => event === done && version === request.version);
  const doneSaid = last && firstSaid(({ done: said }) => said?.[reader][last.event]);
  if (!doneSaid) return null;
  const words = typeof doneSaid === "string" ? doneSaid : doneSaid(record);
  const isPatientTold = last.detail.told?.includes("sender") ?? true;
  const patientTold = isPatientTold ? firstSaid((said) => said.patientTold?.[last.event]) : "";
  // What is only noted is news to no practice.
  const isMove = last === events.find(({ version }) => version === request.version);
  // The head below says who to call, and once is enough.
  const practiceTold = isMove && callWords(record) === "" ? toldWords(record) : "";
  return [words, reader === "sender" ? practiceTold : patientTold].join(" ").trim();
}

function firstSaid<Words>(find: (said: Said) => Words | undefined): Words | undefined {
  return EVERYTHING.map(find).find((found) => found !== undefined);
}
