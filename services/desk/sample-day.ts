import type { Transaction } from "kysely";
import {
  SAMPLE_APPLICATIONS,
  SAMPLE_MESSAGES,
  SAMPLE_MISTAKES,
  SAMPLE_PRACTICES,
  SAMPLE_REPLIES,
  SAMPLE_REQUESTS,
  SAMPLE_REVIEWS,
  type SampleRequest,
} from "#content/samples/desk-day.ts";
import { ALL_PLACES, findPlace, placeBySlug, PLACES } from "#content/places.ts";
import { emailHash } from "#database/email-hash.ts";
import { heldUnder } from "#database/erasing.ts";
import { nextPracticeId } from "#database/imports/imports.ts";
import { stateFacts } from "#database/practices/practice-records.ts";
import { hashedText } from "#database/practices/stated-text.ts";
import { findPractice, insertPractices, removeSamples } from "#database/practices/practices.ts";
import { findRequest } from "#database/requests/requests.ts";
import type { SubmissionFields } from "#database/requests/submissions.ts";
import type { Schema } from "#database/schema.ts";
import { MINUTE } from "#domain/durations.ts";
import { USUAL_MINUTES } from "#domain/free-times/visit-kinds.ts";
import { addDays, newZealandDay, newZealandInstant } from "#domain/nz-time.ts";
import {
  practiceFromFacts as practiceOfFacts,
  type StatedFacts,
  statedFacts,
} from "#domain/practices/facts.ts";
import type { Practice, PracticeListing } from "#domain/practices/practice.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import { decide } from "#domain/requests/request-acts.ts";
import type { Act } from "#domain/requests/requests.ts";
import { eraseEverywhere } from "#outbox/jobs/erase.ts";
import { startMailWorker } from "#outbox/mail-worker.ts";
import { type Mailer, MailRefused } from "#outbox/transports/message.ts";
import { type CheckedForm, submit } from "../forms/submission.ts";
import { requestArrives } from "../requests/arrival.ts";
import { carryOut } from "../requests/carry-out.ts";
import { planSending } from "../requests/desk.ts";
import { noteOpenedBy } from "../requests/note-opened.ts";
import { currentCircumstances } from "../requests/record.ts";
import type { Acting, BookingAtOnce, Services } from "../services.ts";
import { type Reviewed, REVIEWER, storeReplies, storeReview } from "./sample-reviews.ts";

type Needed = Acting & BookingAtOnce & Pick<Services, "senders" | "post">;
type Tx = Transaction<Schema>;
/** How the mails of the day go out: `mailer` keeps them on this machine. */
type Sending = Pick<Parameters<typeof startMailWorker>[0], "mailer" | "uptime">;

/**
 * Fills the desk with a made-up day, in place of the one from before: each thing comes in and is done as it would have been
 * then, by the acts that the site and the desk have. Returns how many items it made. The caller has made sure that only
 * samples are listed and that no mail leaves this machine.
 */
export async function loadSampleDay(services: Needed, sending: Sending, now: Date): Promise<number> {
  const practices = await practicesByPlace(services);
  const { database, encryption, keyedHash } = services;
  const { mailer, uptime } = sending;
  const before = await sampleReferences(services);
  await eraseEverywhere({ database, mailer, keyedHash }, before, { now, reason: "asked" });
  /** The desk sends requests on, and samples can be written to, as they were so many minutes ago. */
  const ago = (minutes: number): Needed => ({
    ...services,
    routing: "desk",
    mailGoesToFolder: true,
    now: () => new Date(now.getTime() - minutes * MINUTE),
    wakeMail() {},
  });
  const chosen: { reference: string; email: string }[] = [];
  for (const one of SAMPLE_REQUESTS) {
    const [reference, practice] = await bringIn(ago, { one, practices, now });
    if (one.elsewhere === "confirmed") chosen.push({ reference, email: practice!.email });
  }
  for (const { ago: minutes, ...fields } of SAMPLE_MESSAGES)
    await store(ago(minutes), { kind: "contact", fields });
  for (const { ago: minutes, place, ...message } of SAMPLE_MISTAKES) {
    const { id, name } = practices(place)[0]!;
    const fields = { ...message, category: "feedback", subject: `Mistake in listing ${id}: ${name}` };
    await store(ago(minutes), { kind: "contact", fields });
  }
  for (const { ago: minutes, fields } of SAMPLE_APPLICATIONS)
    await store(ago(minutes), { kind: "partner", fields });
  await database.transact(async (tx) => {
    const joined = await storeToCheck(tx, now);
    await storeReplies(services, tx, { joined, now });
    for (const [index, { ago: minutes, ...said }] of SAMPLE_REVIEWS.entries()) {
      const practice = practices(PLACES[index]!.slug)[0]!;
      await storeReview(services, tx, { practice, receivedAt: ago(minutes).now(), said });
    }
  });
  await sendMails({ ...sending, database, encryption, now: () => now });
  for (const { reference } of chosen) await act(ago(0), reference, { by: "sender", do: "choose", choice: 1 });
  const refused = new Set(chosen.map(({ email }) => email));
  await sendMails({ database, encryption, uptime, mailer: refusing(mailer, refused), now: () => now });
  return (
    SAMPLE_REQUESTS.length +
    SAMPLE_MESSAGES.length +
    SAMPLE_MISTAKES.length +
    SAMPLE_APPLICATIONS.length +
    SAMPLE_REVIEWS.length +
    SAMPLE_REPLIES.length +
    SAMPLE_PRACTICES.length +
    1
  );
}

/** Sends all that is due, as the running site would. */
async function sendMails(options: Omit<Parameters<typeof startMailWorker>[0], "random">): Promise<void> {
  const worker = startMailWorker({ ...options, random: () => 0 });
  await worker.idle();
  await worker.stop();
}

/** The mailboxes of these practices take no mail any more. */
function refusing(mailer: Mailer, addresses: ReadonlySet<string>): Mailer {
  return {
    ...mailer,
    async send(message, ...rest) {
      if (addresses.has(message.to.email)) throw new MailRefused("550 no such mailbox", true);
      return mailer.send(message, ...rest);
    },
  };
}

/** Finds what `samples desk` has made by the email addresses that nothing else uses. */
async function sampleReferences({ database, keyedHash }: Needed): Promise<string[]> {
  const emails = new Set([
    ...SAMPLE_REQUESTS.map(({ email }) => email),
    ...SAMPLE_MESSAGES.map(({ email }) => email),
    ...SAMPLE_MISTAKES.map(({ email }) => email),
    ...SAMPLE_APPLICATIONS.map(({ fields }) => fields.email),
    REVIEWER,
  ]);
  const held = await Promise.all(
    [...emails].map((email) => heldUnder(database.read, emailHash({ keyedHash }, email))),
  );
  return held.flat().map(({ reference }) => reference);
}

async function practicesByPlace({ practices }: Needed): Promise<(place: string) => PracticeListing[]> {
  const snapshot = await practices.now();
  const listed = new Map<string, PracticeListing[]>();
  for (const { slug } of PLACES) {
    const { ids } = snapshot.search({ places: [slug], sort: "name", offset: 0, limit: 5 });
    listed.set(slug, await snapshot.listings(ids));
  }
  return (place) => listed.get(place) ?? [];
}

/** Replaces the sample practices to check. Returns those that have joined. */
async function storeToCheck(tx: Tx, now: Date): Promise<Reviewed[]> {
  await removeSamples(tx, "desk-day-%");
  const today = newZealandDay(now);
  const all: Reviewed[] = [];
  for (const [index, { ago, source, hasJoined, certificateEnds, facts }] of SAMPLE_PRACTICES.entries()) {
    const id = await nextPracticeId(tx);
    const people =
      certificateEnds === undefined
        ? {}
        : {
            practitioners: [{ ...NO_MORE_SAID, name: "Dr Mei Sample" }],
            verified: { checkedOn: addDays(today, -ago), until: addDays(today, certificateEnds) },
          };
    const stated = statedFacts({ ...practiceFrom(id, { ...facts, position: "exact" }), ...people });
    const practice = { ...practiceFrom(id, { ...facts, ...stated }), isSample: true };
    await insertPractices(tx, [{ practice, reviews: [] }], ALL_PLACES);
    const on = addDays(today, -ago);
    const statement = { externalId: `desk-day-${index + 1}`, practiceId: id, asOf: on, url: "" };
    const writing = { source, on, importId: null, places: ALL_PLACES };
    await stateFacts(tx, [{ ...statement, ...hashedText(stated) }], writing);
    const joined = { ...statement, externalId: `desk-day-joined-${index + 1}`, ...hashedText({}) };
    if (!hasJoined) continue;
    await stateFacts(tx, [joined], { ...writing, source: PRACTICE });
    all.push({ id, name: facts.name });
  }
  return all;
}

const NO_MORE_SAID = { focus: "", years: null, qualifications: [], specialistScope: null };

function practiceFrom(id: number, facts: StatedFacts & { name: string; place: string }): Practice {
  return practiceOfFacts(id, facts, placeBySlug(facts.place));
}

type New = { kind: "booking" | "contact" | "partner"; fields: SubmissionFields };

/** Stores a form as it comes in, and returns its reference. */
async function store(
  services: Needed,
  { kind, fields }: New,
  messages: CheckedForm["messages"] = () => ({ first: null, ours: [] }),
): Promise<string> {
  const form = { kind, fields, content: fields, fingerprint: fields, clientKey: undefined, messages };
  const submitted = await submit(services, { ...form, doubtful: false, isRepeatOnly: false });
  if (!submitted.ok) throw new RangeError("A sample can be stored.");
  return submitted.reference;
}

/** A request waits for so long until somebody has read it and sent it on. */
const MINUTES_AT_DESK = 6;

type AboutRequest = { one: SampleRequest; practices: (place: string) => PracticeListing[]; now: Date };

/** Brings a request in, and has it sent on and answered as far as the sample says. Returns the practice that was chosen. */
async function bringIn(
  ago: (minutes: number) => Needed,
  { one, practices, now }: AboutRequest,
): Promise<[reference: string, chosen: Practice | undefined]> {
  const { firstName, email, phone, service, location, urgency, message = "" } = one;
  const then = ago(one.ago);
  const day = addDays(newZealandDay(now), one.day);
  const chosen = one.chosen === null ? undefined : practices(findPlace(location)!.slug)[one.chosen];
  const fields = {
    firstName,
    lastName: "Sample",
    email,
    phone,
    service,
    location,
    urgency,
    message,
    preferredDate: day,
    preferredTime: one.time,
    bookingFor: "me",
    patientType: "new",
    practice: chosen ? String(chosen.id) : "",
    practiceName: chosen?.name ?? "",
  };
  const asked = {
    wish: { day, time: one.time, words: "" },
    urgency,
    chosen: chosen?.id ?? null,
    mayGoElsewhere: one.mayGoElsewhere,
  };
  const reference = await store(then, { kind: "booking", fields }, async (received) => {
    const arrival = { ...asked, receivedAt: received.receivedAt };
    return {
      ...(await requestArrives(then, received.reference, arrival, { fields, booking: null })),
      ours: [],
    };
  });
  const listing = chosen && (await findPractice(then.database.read, chosen.id));
  if (!one.elsewhere || !listing) return [reference, listing];
  const soon = ago(one.ago - MINUTES_AT_DESK);
  const sending = await planSending(soon, reference, listing.id);
  if (sending.kind !== "ready") throw new RangeError("A sample request can be sent on.");
  await carryOut(soon, sending.stored, sending.happening, { now: soon.now(), contentHash: "" });
  if (one.elsewhere === "sent") return [reference, listing];
  await noteOpenedBy(then, { reference, fields });
  const at = newZealandInstant(`${day}T${one.time}`, "start")!;
  const offered = { offers: [at], minutes: USUAL_MINUTES, words: "" };
  await act(ago(30), reference, { by: "practice", do: "offer", ...offered });
  return [reference, listing];
}

/** Does what the patient or the practice would have done with their link. */
async function act(services: Needed, reference: string, asked: Act): Promise<void> {
  const stored = await findRequest(services.database.read, services.encryption, reference);
  const decision = decide(stored!.request, asked, currentCircumstances(services));
  if (decision.kind !== "moved") throw new RangeError("A sample request can be answered.");
  await carryOut(services, stored!, decision, { now: services.now(), contentHash: "" });
}
