import type { RequestEvent } from "#domain/requests/request-record.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { Request } from "#domain/requests/requests.ts";
import type { Message } from "#outbox/transports/message.ts";
import { APPOINTMENT, composed, TO_PRACTICE, TO_SENDER } from "./composed-mail.ts";
import { inventedIn, inventedInText } from "./invented.ts";
import { sampleOf } from "./suite.ts";

const UNTIL = new Date("2026-11-25T04:00:00Z");
const OFFERS = [new Date("2026-12-02T01:15:00Z"), new Date("2026-12-03T20:30:00Z")];

/** What a request may be when a mail about it is made. */
const STATES: readonly Partial<Request>[] = [
  {},
  { practice: null, status: "received" },
  { status: "asked", question: { kind: "elsewhere", until: UNTIL } },
  { status: "asked", question: { kind: "times", offers: OFFERS, until: UNTIL, remindAt: UNTIL } },
  { status: "confirmed", appointment: APPOINTMENT },
  { practice: null, status: "closed", outcome: "unplaced" },
  { status: "closed", outcome: "expired" },
];

const DECLINED: RequestEvent = {
  number: 2,
  version: 2,
  at: new Date("2026-11-21T00:00:00Z"),
  actor: "practice",
  event: "declined",
  detail: { reason: "full", words: "Ask us again in March" },
};

const CIRCUMSTANCES = STATES.flatMap((state) =>
  [[], [DECLINED]].flatMap((events) =>
    (["request", "cancel"] as const).map((calendar) => ({ state, events, calendar })),
  ),
);

/** Every mail that a request at a practice can cause, to the patient and to the practice; in every state of the request. */
function* mailsAbout(listing: Practice): Generator<Message> {
  for (const { state, events, calendar } of sampleOf(CIRCUMSTANCES, 9)) {
    for (const name of TO_SENDER)
      yield composed({ to: "sender", name }, state, { calendar }, listing, events);
    for (const name of TO_PRACTICE)
      yield composed({ to: "practice", name }, state, { calendar }, listing, events);
  }
}

/** What mails and their calendar files say of a practice that no one has stated. */
export function inventedInMails(listing: Practice): string[] {
  const found = new Set<string>();
  for (const mail of mailsAbout(listing)) {
    const calendar = mail.calendar?.text.replaceAll("\r\n ", "").replaceAll("\r\n", "\n") ?? "";
    const text = `${mail.subject}\n${mail.text}`;
    for (const said of [...inventedIn(mail.html ?? ""), ...inventedInText(text), ...inventedInText(calendar)])
      found.add(`${/\.([\w-]+)@/.exec(mail.messageId)![1]!}: ${said}`);
  }
  return [...found];
}
