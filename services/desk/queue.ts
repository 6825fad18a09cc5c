import { clockOf } from "#content/practice-clock-words.ts";
import { MINUTE } from "#domain/durations.ts";
import type { Schedule } from "#domain/hours/opening-hours.ts";
import { findPractice } from "#database/practices/practices.ts";
import { MESSAGE_ABOUT, MISTAKE_TERM, mailAbout, mistakeIn, termWords } from "#content/desk.ts";
import { findPlace } from "#content/places.ts";
import { answeringDesk, replyDeadlines } from "#content/reply-clocks.ts";
import { ownWish, wishWords } from "#content/requests/wish-words.ts";
import { type Identity, answeringSchedule } from "#content/identity.ts";
import { unanswered } from "#database/requests/answered.ts";
import { looksSince } from "#database/desk/audit.ts";
import {
  findRequest,
  openRequests,
  openRequestsAt,
  readOpenRequests,
  type StoredRequest,
} from "#database/requests/requests.ts";
import { waitingReviews } from "#database/practices/reviews.ts";
import { sentReplies } from "#database/requests/sent-replies.ts";
import { heldImports } from "#database/imports/source-renewals.ts";
import type { Submission } from "#database/requests/submissions.ts";
import { suspectPractices } from "#database/requests/unpressed.ts";
import { countInWords } from "#domain/counts.ts";
import { newZealandInstant } from "#domain/nz-time.ts";
import { dueAt } from "#domain/requests/promises.ts";
import { inQueueOrder, type ItemKind, type QueueItem } from "#domain/requests/queue.ts";
import { requestTurn } from "#domain/requests/request-due.ts";
import { withCapital } from "#domain/text.ts";
import {
  givenUpMessages,
  type GivenUpMessage,
  messagesToRing,
  type MessageToRing,
} from "#outbox/outbox-records.ts";
import type { Acting } from "../services.ts";
import { isToPractice } from "./mails.ts";
import { practicesToCheck } from "./practice-checks.ts";

/** An item as Today shows it: no name, no address of a person, nothing that was typed. */
export type ShownItem = QueueItem & {
  what: string;
  more: string;
  /** Its address at the desk. */
  href: string;
  /** Its reference, or what stands in its place. */
  label: string;
  /** The colleagues who looked at it in the last ten minutes. */
  looking: readonly string[];
};

/** How long a look counts as looking. */
export const LOOKING_LASTS = 10 * MINUTE;

/** Everything that waits for our staff, in the one order. */
export async function readQueue(services: Acting): Promise<ShownItem[]> {
  const items = [
    ...(await requestItems(services)),
    ...(await replyItems(services)),
    ...(await reviewItems(services)),
    ...(await sentReplyItems(services)),
    ...(await mailItems(services)),
    ...(await practiceItems(services)),
    ...(await unpressedItems(services)),
    ...(await importItems(services)),
  ];
  return inQueueOrder(await withLookers(services, items));
}

export type Elsewhere = "practices" | "patients" | "booked";
const STATUS = { practices: "sent", patients: "asked", booked: "confirmed" } as const;

/** How many requests wait for others. */
export async function countElsewhere({ database: { read } }: Acting): Promise<Record<Elsewhere, number>> {
  const count = async (which: Elsewhere) => (await openRequests(read, STATUS[which])).length;
  return {
    practices: await count("practices"),
    patients: await count("patients"),
    booked: await count("booked"),
  };
}

/** The requests that wait for others, or are booked, by when. */
export async function readElsewhere(services: Acting, which: Elsewhere): Promise<ShownItem[]> {
  const { database, encryption } = services;
  const items: ShownItem[] = [];
  for (const stored of await readOpenRequests(database.read, encryption, STATUS[which]))
    items.push({ ...requestItem(stored), isEmergency: false });
  return inQueueOrder(await withLookers(services, items));
}

/** The open requests that a practice has, by when it has to move. */
export async function requestsWith(services: Acting, practiceId: number): Promise<ShownItem[]> {
  const { database, encryption } = services;
  const items: ShownItem[] = [];
  for (const { reference } of await openRequestsAt(database.read, practiceId)) {
    const stored = await findRequest(database.read, encryption, reference);
    if (stored) items.push({ ...requestItem(stored), isEmergency: false });
  }
  return inQueueOrder(items);
}

async function requestItems({ database, encryption }: Acting): Promise<ShownItem[]> {
  return (await readOpenRequests(database.read, encryption, "received")).map(requestItem);
}

function requestItem(stored: StoredRequest): ShownItem {
  const { reference, request } = stored;
  const { due } = requestTurn(request);
  return {
    ...queueItem("request", reference, due ?? request.receivedAt),
    isEmergency: request.urgency === "emergency",
    what: requestTitle(stored),
    more: `Request. ${whatIsWanted(stored)}`,
  };
}

/** `Root canal in Nelson` */
export function requestTitle({ fields }: Pick<StoredRequest, "fields">): string {
  const service = String(fields.service ?? "");
  const place = findPlace(String(fields.location ?? ""));
  const what = withCapital(service.toLowerCase()) || "Appointment";
  return place ? `${what} in ${place.name}` : what;
}

function whatIsWanted(stored: StoredRequest): string {
  const { request, doubtful } = stored;
  const { tried, chosen, mayGoElsewhere, practice, status } = request;
  const wish = ownWish(stored);
  const isBooked = status === "confirmed" && practice !== null;
  const parts = [];
  if (isBooked) parts.push(`Booked with ${practice.name}.`);
  else
    parts.push(
      wish ? `Wants ${wishWords(wish, clockOf(practice))}.` : "Wants another time, in their own words.",
    );
  if (practice && !isBooked) parts.push(`With ${practice.name}.`);
  if (tried.length > 0) parts.push(`${withCapital(countInWords(tried.length, "practice"))} couldn’t.`);
  if (!practice && chosen !== null && !mayGoElsewhere) parts.push("At the practice they chose only.");
  if (doubtful) parts.push("Perhaps a machine’s.");
  return parts.join(" ");
}

async function replyItems({ database, encryption, operator }: Acting): Promise<ShownItem[]> {
  const waiting = unanswered(database.read, encryption, { kinds: ["contact", "partner"] });
  return Array.fromAsync(waiting, (one) =>
    one.kind === "contact"
      ? messageItem(database, operator.identity, one)
      : applicationItem(operator.identity, one),
  );
}

async function messageItem(
  { read }: Acting["database"],
  identity: Identity,
  message: Submission,
): Promise<ShownItem> {
  const { fields, reference, receivedAt } = message;
  const mistaken = mistakeIn(fields);
  const practice = mistaken === null ? undefined : await findPractice(read, mistaken);
  if (practice)
    return {
      ...queueItem(
        "mistake",
        reference,
        dueAt(receivedAt, MISTAKE_TERM, answeringSchedule(identity, "support")),
      ),
      what: `Perhaps a mistake in the listing of ${practice.name}`,
      more: "Mistake. We look at it within 1 business day.",
    };
  const asked = { kind: "contact", fields, receivedAt } as const;
  return {
    ...queueItem("message", reference, replyDeadlines(identity, asked).answerBy),
    what: messageTitle(message),
    more:
      fields.category === "text"
        ? "Text message. It might be about an appointment."
        : `Message. We promised an answer ${termWords(answeringDesk(identity, asked).term)}.`,
  };
}

export function messageTitle({ fields }: Pick<Submission, "fields">): string {
  return MESSAGE_ABOUT[String(fields.category)] ?? MESSAGE_ABOUT.general!;
}

function applicationItem(identity: Identity, { fields, reference, receivedAt }: Submission): ShownItem {
  const town = findPlace(String(fields.city ?? ""))?.name;
  return {
    ...queueItem(
      "application",
      reference,
      replyDeadlines(identity, { kind: "partner", fields, receivedAt }).answerBy,
    ),
    what: town ? `A practice in ${town} wants to join` : "A practice wants to join",
    more: "Application.",
  };
}

async function reviewItems({ database, encryption, operator }: Acting): Promise<ShownItem[]> {
  const reviews = await waitingReviews(database.read, { encryption });
  return reviews.map(({ reference, receivedAt, practiceName, stars, text, agreedBy }) => ({
    ...queueItem(
      "review",
      reference,
      replyDeadlines(operator.identity, { kind: "review", receivedAt, fields: {} }).answerBy,
    ),
    what: `${practiceName}, ${countInWords(stars, "star")}${text ? " with words" : ""}`,
    more: `Review. ${agreedBy === "practice" ? "The practice agreed the time" : "Only the patient says a time was agreed"}.`,
  }));
}

/** What practices have sent in reply to reviews, which nobody sees before we have read it. */
async function sentReplyItems({ database, operator }: Acting): Promise<ShownItem[]> {
  return (await sentReplies(database.read)).map(({ reference, practiceName, sentAt }) => ({
    ...queueItem(
      "reply",
      reference,
      replyDeadlines(operator.identity, { kind: "review", receivedAt: sentAt, fields: {} }).answerBy,
    ),
    what: `${practiceName} replied to a review`,
    more: "Reply to a review. No one sees it before you’ve read it.",
  }));
}

async function mailItems({ database, operator }: Acting): Promise<ShownItem[]> {
  const schedule = answeringSchedule(operator.identity, "support");
  const toRing = await messagesToRing(database.read);
  return [
    ...(await givenUpMessages(database.read)).map((one) => mailItem(one, schedule)),
    ...toRing.map((one) => ringItem(one, schedule)),
  ];
}

/** What would have been mailed, had there been an address: someone rings. */
function ringItem({ id, since, ...mail }: MessageToRing, schedule: Schedule): ShownItem {
  const { words, isUrgent } = mailAbout(mail);
  return {
    ...queueItem("mail", `mail-${id}`, isUrgent ? since : dueAt(since, { businessDays: 1 }, schedule)),
    href: `/desk/mails/${id}`,
    label: mail.reference ?? "",
    what: `Ring ${mail.side === "practice" ? "a practice" : "a patient"}: ${words}`,
    more: "To ring. No email reaches them.",
  };
}

function mailItem(
  { id, kind, side, reference, givenUpAt, lastError, keyName }: GivenUpMessage,
  schedule: Schedule,
): ShownItem {
  const { words, isUrgent } = mailAbout({ side, kind });
  const whom = isToPractice({ side, keyName }) ? "A practice" : "Someone";
  return {
    ...queueItem(
      "mail",
      `mail-${id}`,
      isUrgent ? givenUpAt : dueAt(givenUpAt, { businessDays: 1 }, schedule),
    ),
    href: `/desk/mails/${id}`,
    label: reference ?? "",
    what: `${whom} didn’t get ${words}`,
    more: `Undelivered. ${lastError === "" ? "The email was refused." : "Their mailbox refused our email."}`,
  };
}

/** How soon a practice that is to be checked should have been: a week. */
const CHECK_TERM = { businessDays: 5 } as const;

async function practiceItems(services: Acting): Promise<ShownItem[]> {
  const schedule = answeringSchedule(services.operator.identity, "support");
  return (await practicesToCheck(services)).map(({ id, name, town, reasons, since }) => ({
    ...queueItem("practice", String(id), dueAt(atFive(since), CHECK_TERM, schedule)),
    label: `Practice ${id}`,
    what: `${name}, ${town}`,
    more: `To check. ${reasons.join(" ")}`,
  }));
}

/** How soon someone should look at bookings that nobody confirms: their times are missing elsewhere. */
const UNPRESSED_TERM = { openHours: 2 } as const;

async function unpressedItems({ database, operator, now }: Acting): Promise<ShownItem[]> {
  const schedule = answeringSchedule(operator.identity, "support");
  const items: ShownItem[] = [];
  for (const { practiceId, count, since } of await suspectPractices(database.read, now())) {
    const practice = await findPractice(database.read, practiceId);
    items.push({
      ...queueItem("practice", String(practiceId), dueAt(since, UNPRESSED_TERM, schedule)),
      id: `bookings-${practiceId}`,
      label: `Practice ${practiceId}`,
      what: `${countInWords(count, "booking")} that no one has confirmed`,
      more: `${practice ? `At ${practice.name}. ` : ""}Perhaps made up: you can free their times in one press.`,
    });
  }
  return items;
}

/** Files of sources that renew themselves, which someone should look at first. */
async function importItems({ database, operator }: Acting): Promise<ShownItem[]> {
  const schedule = answeringSchedule(operator.identity, "support");
  return (await heldImports(database.read)).map(({ id, source, failure, heldAt }) => ({
    ...queueItem("import", `import-${id}`, dueAt(heldAt, { businessDays: 1 }, schedule)),
    href: `/desk/imports/${id}`,
    label: `Import ${id}`,
    what: `A new file from ${source} is waiting`,
    more: `Import. ${failure}`,
  }));
}

function atFive(day: string): Date {
  return newZealandInstant(`${day}T17:00`, "start")!;
}

const FOLDERS = {
  request: "requests",
  message: "messages",
  application: "applications",
  mistake: "messages",
  review: "reviews",
  reply: "replies",
  mail: "mails",
  practice: "practices",
  import: "imports",
} as const satisfies Record<ItemKind, string>;

function queueItem(kind: ItemKind, id: string, due: Date) {
  const href = `/desk/${FOLDERS[kind]}/${id}`;
  return { id, kind, due, href, label: id, isEmergency: false, looking: [] };
}

async function withLookers({ database, now }: Acting, items: readonly ShownItem[]): Promise<ShownItem[]> {
  const looks = await looksSince(database.read, new Date(now().getTime() - LOOKING_LASTS));
  return items.map((item) => ({
    ...item,
    looking: looks.filter(({ about }) => about === item.id).map(({ who }) => who),
  }));
}
