import { emailHash, subscriberHash } from "#database/email-hash.ts";
import { heldUnder } from "#database/erasing.ts";
import { type Link, linksAbout } from "#database/links.ts";
import { findSubscription, subscribedAddress, type Subscription } from "#database/newsletter/newsletter.ts";
import { findPractice } from "#database/practices/practices.ts";
import { type Watch, watcherEmail, watchesByAddress } from "#database/practices/practice-watches.ts";
import { keyNamed } from "#database/record-keys.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { submissionEvents, type StoredEvent } from "#database/requests/submission-events.ts";
import { findSubmission, type Submission, submissionsFrom } from "#database/requests/submissions.ts";
import { formatDay, newZealandDay, newZealandInstant, newZealandTime, WEEKDAYS } from "#domain/nz-time.ts";
import { isDay } from "../imports/row.ts";
import type { EarlierWish } from "#domain/requests/requests.ts";
import { type MailTimes, messagesAbout } from "#outbox/outbox-records.ts";
import type { Keeping } from "../services.ts";

/** Whose data: what came under one reference, or everything from one email address. */
export type Whose = { reference: string } | { email: string };

/** Under what the audit and the records of submissions know someone: a reference, or the keyed hash of an address. */
export function aboutWhom(services: Keeping, whose: Whose): string {
  return "email" in whose ? emailHash(services, whose.email) : whose.reference;
}

/**
 * Whom an address of the desk means: the keyed hash of an email address, that of a subscriber, or a reference that came
 * without an email address. Undefined where nothing is held under it.
 */
export async function personBehind(services: Keeping, about: string): Promise<Whose | undefined> {
  const { database, encryption } = services;
  const [first] = await heldUnder(database.read, about);
  const submission = first && (await findSubmission(database.read, encryption, first.reference));
  if (submission) {
    const email = String(submission.fields.email ?? "");
    return email === "" ? { reference: submission.reference } : { email };
  }
  const [watch] = await watchesByAddress(database.read, about);
  if (watch) return { email: watcherEmail({ encryption }, watch) };
  const subscription = await findSubscription(database.read, about);
  return subscription && { email: subscribedAddress(encryption, subscription) };
}

/** A submission with all that belongs to it. */
export type HeldSubmission = Submission & {
  mails: MailTimes[];
  /** What happened to a message or an application. */
  events: readonly StoredEvent[];
  /** What became of a request, and the links that open it. */
  request:
    | (Pick<StoredRequest, "request"> & { events: readonly StoredEvent[]; links: readonly Link[] })
    | null;
};
/** What the newsletter knows, but for the address, which is the one that was asked for. */
type HeldSubscription = { kind: "newsletter" } & Pick<
  Subscription,
  "askedAt" | "askedOn" | "words" | "mailedAt" | "confirmedAt"
>;
/** That someone waits for a practice to take new patients, but for the address. */
type HeldWatch = { kind: "watch"; practice: string } & Pick<Watch, "id" | "askedAt" | "confirmedAt">;
export type HeldRecord = HeldSubmission | HeldSubscription | HeldWatch;

/**
 * Everything that is held on someone, the oldest first, watches and the newsletter last, as the law entitles its owner to see
 * (Privacy Act 2020, principle 6). Write the audit before it is shown.
 */
export async function heldOn(services: Keeping, whose: Whose): Promise<HeldRecord[]> {
  const { database } = services;
  const held: HeldRecord[] = [];
  for (const submission of await heldSubmissions(services, whose)) {
    const { reference, kind } = submission;
    held.push({
      ...submission,
      mails: await messagesAbout(database.read, reference),
      events: kind === "booking" ? [] : await eventsIn(services, reference),
      request: await requestOf(services, submission),
    });
  }
  if ("reference" in whose) return held;
  for (const { id, practiceId, askedAt, confirmedAt } of await watchesByAddress(
    database.read,
    aboutWhom(services, whose),
  )) {
    const practice = (await findPractice(database.read, practiceId))?.name ?? `Practice ${practiceId}`;
    held.push({ kind: "watch", id, practice, askedAt, confirmedAt });
  }
  const subscription = await findSubscription(database.read, subscriberHash(services, whose.email));
  if (!subscription) return held;
  const { askedAt, askedOn, words, mailedAt, confirmedAt } = subscription;
  return [...held, { kind: "newsletter", askedAt, askedOn, words, mailedAt, confirmedAt }];
}

async function heldSubmissions(services: Keeping, whose: Whose): Promise<Submission[]> {
  const { database, encryption } = services;
  if ("email" in whose) return submissionsFrom(database.read, services, whose.email);
  const found = await findSubmission(database.read, encryption, whose.reference);
  return found ? [found] : [];
}

/** Reads events with what our staff wrote. */
async function eventsIn({ database: { read }, encryption }: Keeping, reference: string) {
  const key = await keyNamed(read, reference);
  return submissionEvents(read, encryption, { reference, key });
}

async function requestOf(
  { database: { read }, encryption }: Keeping,
  { kind, reference }: Submission,
): Promise<HeldSubmission["request"]> {
  const stored = kind === "booking" ? await findRequest(read, encryption, reference) : undefined;
  if (!stored) return null;
  return { request: stored.request, events: stored.events, links: await linksAbout(read, reference) };
}

/** What is held of one record, a line for each thing, in words. */
export function heldFacts(record: HeldRecord): { what: string; held: string }[] {
  return factsIn(record)
    .filter(([, held]) => held !== "")
    .map(([what, held]) => ({ what, held }));
}

function factsIn(record: HeldRecord): [string, string][] {
  if (record.kind === "newsletter") return ofSubscription(record);
  return record.kind === "watch" ? ofWatch(record) : ofSubmission(record);
}

function ofSubmission(submission: HeldSubmission): [string, string][] {
  const { kind, reference, receivedAt, eraseOn, noticeVersion, fields, mails, events, request } = submission;
  return [
    ["kind", kind],
    ["reference", reference],
    ["received", whenWritten(receivedAt)],
    ["erased on", inNewZealand(eraseOn)],
    ["privacy notice", inNewZealand(noticeVersion)],
    ...Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      [value].flat().map(inNewZealand).join(", "),
    ]),
    ...(request ? ofRequest(request) : []),
    ...events.flatMap(wordsOfEvent),
    ...mails.map((mail): [string, string] => [mail.channel, mailWords(mail)]),
  ];
}

function ofRequest({ request, events, links }: NonNullable<HeldSubmission["request"]>): [string, string][] {
  return [
    ["status", request.status],
    ["outcome", request.outcome ?? ""],
    ["appointment", request.appointment ? whenWritten(request.appointment.at) : ""],
    ["wants an earlier time", request.earlier ? earlierWords(request.earlier) : ""],
    ...events.flatMap(wordsOfEvent),
    ...links.map(({ purpose, madeAt }): [string, string] => [
      "link",
      `${purpose}, made ${whenWritten(madeAt)}`,
    ]),
  ];
}

/** `Monday, Tuesday, morning, since 20 November 2026, 1:30pm` */
function earlierWords({ days, part, since }: EarlierWish): string {
  const named = days.length === 0 ? ["any day"] : days.map((day) => WEEKDAYS[day]!);
  const time = part === "any" ? "any time" : part.toLowerCase();
  return [...named, time, `since ${whenWritten(since)}`].join(", ");
}

function wordsOfEvent({ at, actor, event, detail }: StoredEvent): [string, string][] {
  return [["event", `${whenWritten(at)} ${actor} ${event}`], ...partsOf("", detail)];
}

type Part = string | number | boolean | undefined | readonly string[] | { readonly [key: string]: Part };

/** Each value by what leads to it, in words: `practice name`, `Harbour Steps Dental`. */
function partsOf(name: string, part: Part): [string, string][] {
  if (part === undefined) return [];
  if (isList(part)) return [[name, part.map(inNewZealand).join(", ")]];
  if (typeof part !== "object") return [[name, inNewZealand(String(part))]];
  return Object.entries(part).flatMap(([key, inner]) => partsOf(`${name} ${inLetters(key)}`.trim(), inner));
}

/** Days and instants are kept as programs write them; their owner reads them as people do. */
function inNewZealand(text: string): string {
  const instant = /^[\d-]+T[\d:.]+Z$/.test(text) ? newZealandInstant(text, "start") : undefined;
  if (instant) return whenWritten(instant);
  return isDay(text) ? formatDay(text) : text;
}

/** `20 November 2026, 1:30pm` */
function whenWritten(instant: Date): string {
  return `${formatDay(newZealandDay(instant))}, ${newZealandTime(instant)}`;
}

function isList(part: Part): part is readonly string[] {
  return Array.isArray(part);
}

/** `mayGoElsewhere` → `may go elsewhere` */
export function inLetters(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function ofSubscription({ askedAt, askedOn, words, confirmedAt }: HeldSubscription): [string, string][] {
  return [
    ["kind", "newsletter"],
    ["asked", `${whenWritten(askedAt)} on ${askedOn}`],
    ["to these words", words],
    ["confirmed", confirmedAt ? whenWritten(confirmedAt) : "not yet"],
  ];
}

function ofWatch({ practice, askedAt, confirmedAt }: HeldWatch): [string, string][] {
  return [
    ["kind", "waits for a practice to take new patients"],
    ["practice", practice],
    ["asked", whenWritten(askedAt)],
    ["confirmed", confirmedAt ? whenWritten(confirmedAt) : "not yet"],
  ];
}

function mailWords({ queuedAt, sentAt, givenUpAt, isTooLate }: MailTimes): string {
  if (sentAt) return `sent ${whenWritten(sentAt)}`;
  if (isTooLate) return "not sent: its time had passed";
  if (givenUpAt) return `given up ${whenWritten(givenUpAt)}`;
  return `waiting since ${whenWritten(queuedAt)}`;
}
