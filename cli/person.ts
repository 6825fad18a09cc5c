import { Command, InvalidArgumentError } from "commander";
import { emailHash, subscriberHash } from "#database/email-hash.ts";
import { type Link, linksAbout } from "#database/links.ts";
import { findSubscription, type Subscription } from "#database/newsletter.ts";
import { findRequest, type StoredRequest } from "#database/requests.ts";
import { eventsOf, type StoredEvent } from "#database/submission-events.ts";
import { keyNamed } from "#database/record-keys.ts";
import { type Submission, submissionsFrom } from "#database/submissions.ts";
import { newZealandInstant, newZealandMinute } from "#domain/nz-time.ts";
import { type MailTimes, messagesAbout } from "#outbox/outbox-records.ts";
import { auditNow, type OpenedWithSecret, withSecret } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";

/** `person EMAIL [--format table|json]` */
export function personCommand(): Command {
  return new Command("person")
    .description("Show everything that is held under an email address, as the law entitles its owner to see.")
    .argument("<email>", "the address; upper or lower case", readEmail)
    .addOption(formatOption())
    .action((email: string, { format }: { format: Format }) =>
      withSecret(async (opened) => {
        const { database, sealing } = opened;
        const submissions = await submissionsFrom(database.read, sealing, email);
        const subscription = await findSubscription(database.read, subscriberHash(sealing, email));
        const about = emailHash(sealing, email);
        const records = submissions.length + (subscription ? 1 : 0);
        await auditNow(database, "person", about, records);
        const held = heldOn(opened, submissions, subscription);
        if (records === 0) console.error("Nothing is held under this address.");
        else if (format === "json") await printRows(held, format, {});
        else await printRows(factsOf(held), format, COLUMNS);
      }),
    );
}

export function readEmail(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text.trim())) return text.trim();
  throw new InvalidArgumentError(`“${text}” is no email address.`);
}

type HeldSubmission = Submission & {
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

async function* heldOn(
  opened: OpenedWithSecret,
  submissions: readonly Submission[],
  subscription: Subscription | undefined,
): AsyncGenerator<HeldSubmission | HeldSubscription> {
  const { database } = opened;
  for (const submission of submissions) {
    const { reference } = submission;
    yield {
      ...submission,
      mails: await messagesAbout(database.read, reference),
      events: submission.kind === "booking" ? [] : await eventsIn(opened, reference),
      request: await requestOf(opened, submission),
    };
  }
  if (!subscription) return;
  const { askedAt, askedOn, words, mailedAt, confirmedAt } = subscription;
  yield { kind: "newsletter", askedAt, askedOn, words, mailedAt, confirmedAt };
}

/** With what our staff wrote. */
async function eventsIn({ database: { read }, sealing }: OpenedWithSecret, reference: string) {
  const key = await keyNamed(read, reference);
  return eventsOf(read, sealing.encryption, { reference, key });
}

async function requestOf(
  { database: { read }, sealing }: OpenedWithSecret,
  { kind, reference }: Submission,
): Promise<HeldSubmission["request"]> {
  const stored = kind === "booking" ? await findRequest(read, sealing.encryption, reference) : undefined;
  if (!stored) return null;
  return { request: stored.request, events: stored.events, links: await linksAbout(read, reference) };
}

type Fact = { reference: string; what: string; held: string };

const COLUMNS = {
  reference: (row: Fact) => row.reference,
  what: (row: Fact) => row.what,
  held: (row: Fact) => row.held,
};

/** For people: a line for each thing that is held. */
async function* factsOf(all: AsyncIterable<HeldSubmission | HeldSubscription>): AsyncGenerator<Fact> {
  for await (const one of all) {
    const reference = one.kind === "newsletter" ? "" : one.reference;
    const facts = one.kind === "newsletter" ? ofSubscription(one) : ofSubmission(one);
    for (const [what, held] of facts) if (held !== "") yield { reference, what, held };
  }
}

function ofSubmission(submission: HeldSubmission): [string, string][] {
  const { kind, receivedAt, eraseOn, noticeVersion, fields, mails, events, request } = submission;
  return [
    ["kind", kind],
    ["received", newZealandMinute(receivedAt)],
    ["erased on", eraseOn],
    ["privacy notice", noticeVersion],
    ...Object.entries(fields).map(([name, value]): [string, string] => [name, [value].flat().join(", ")]),
    ...(request ? ofRequest(request) : []),
    ...events.flatMap(wordsOfEvent),
    ...mails.map((mail): [string, string] => ["mail", inWords(mail)]),
  ];
}

function ofRequest({ request, events, links }: NonNullable<HeldSubmission["request"]>): [string, string][] {
  return [
    ["status", request.status],
    ["outcome", request.outcome ?? ""],
    ["appointment", request.appointment ? newZealandMinute(request.appointment.at) : ""],
    ...events.flatMap(wordsOfEvent),
    ...links.map(({ purpose, madeAt }): [string, string] => [
      "link",
      `${purpose}, made ${newZealandMinute(madeAt)}`,
    ]),
  ];
}

function wordsOfEvent({ at, actor, event, detail }: StoredEvent): [string, string][] {
  return [["event", `${newZealandMinute(at)} ${actor} ${event}`], ...partsOf("", detail)];
}

type Part = string | number | boolean | undefined | readonly string[] | { readonly [key: string]: Part };

/** Each value by what leads to it, in words: `practice name`, `Harbour Steps Dental`. */
function partsOf(name: string, part: Part): [string, string][] {
  if (part === undefined) return [];
  if (isList(part)) return [[name, part.map(inNewZealand).join(", ")]];
  if (typeof part !== "object") return [[name, inNewZealand(String(part))]];
  return Object.entries(part).flatMap(([key, inner]) => partsOf(`${name} ${inLetters(key)}`.trim(), inner));
}

/** Events hold instants as texts; their owner knows the time on the wall. */
function inNewZealand(text: string): string {
  const instant = /^[\d-]+T[\d:.]+Z$/.test(text) ? newZealandInstant(text, "start") : undefined;
  return instant ? newZealandMinute(instant) : text;
}

function isList(part: Part): part is readonly string[] {
  return Array.isArray(part);
}

/** `mayGoElsewhere` → `may go elsewhere` */
function inLetters(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function ofSubscription({ askedAt, askedOn, words, confirmedAt }: HeldSubscription): [string, string][] {
  return [
    ["kind", "newsletter"],
    ["asked", `${newZealandMinute(askedAt)} on ${askedOn}`],
    ["to these words", words],
    ["confirmed", confirmedAt ? newZealandMinute(confirmedAt) : "not yet"],
  ];
}

function inWords({ queuedAt, sentAt, givenUpAt, isTooLate }: MailTimes): string {
  if (sentAt) return `sent ${newZealandMinute(sentAt)}`;
  if (isTooLate) return "not sent: its time had passed";
  if (givenUpAt) return `given up ${newZealandMinute(givenUpAt)}`;
  return `waiting since ${newZealandMinute(queuedAt)}`;
}
