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
import { NOTICE_VERSION } from "#content/legal/privacy.ts";
import { ALL_PLACES, findPlace, placeBySlug, PLACES } from "#content/places.ts";
import { answeringSchedule } from "#content/identity.ts";
import { emailHash } from "#database/email-hash.ts";
import { eraseSubmissions, heldUnder } from "#database/erasing.ts";
import { lockForHolding } from "#database/free-times/held-times.ts";
import { insertLink } from "#database/links.ts";
import { nextPracticeId } from "#database/imports/imports.ts";
import { hashedText, stateFacts } from "#database/practices/practice-records.ts";
import { findPractice, insertPractices } from "#database/practices/practices.ts";
import { storeFirstState } from "#database/requests/requests.ts";
import type { Sealing } from "#database/record-keys.ts";
import { insertSubmission, type SubmissionFields } from "#database/requests/submissions.ts";
import { MINUTE } from "#domain/durations.ts";
import { addDays, newZealandDay, newZealandInstant } from "#domain/nz-time.ts";
import type { Practice, PracticeListing } from "#domain/practices/practice.ts";
import { decide } from "#domain/requests/request-acts.ts";
import { arrive } from "#domain/requests/request-clock.ts";
import { decideAtDesk } from "#domain/requests/request-desk.ts";
import type { Request } from "#domain/requests/requests.ts";
import {
  practiceFromFacts as practiceOfFacts,
  type StatedFacts,
  statedFacts,
} from "#domain/practices/facts.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import { makeReference } from "#domain/requests/reference.ts";
import { requestEraseOn } from "#domain/retention.ts";
import type { Schema } from "#database/schema.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Services } from "../services.ts";
import { addressFor } from "../requests/links.ts";
import { requestPractice } from "../requests/next-practice.ts";
import { storeMove } from "../requests/store-move.ts";
import { type Reviewed, REVIEWER, storeReplies, storeReview } from "./sample-reviews.ts";

type Needed = Pick<Services, "database" | "practices" | "randomBytes" | "publicUrl" | "operator"> & Sealing;
type Tx = Transaction<Schema>;

/**
 * Fills the desk with a made-up day, in place of the one from before. Returns how many items it made. The caller has made
 * sure that only samples are listed and that no mail leaves this machine.
 */
export async function loadSampleDay(services: Needed, now: Date): Promise<number> {
  const practices = await practicesByPlace(services);
  const before = await sampleReferences(services);
  await services.database.transact(async (tx) => {
    await eraseSubmissions(tx, before, { now, reason: "asked", keyedHash: services.keyedHash });
    await forgetErasures(tx, before);
    for (const one of SAMPLE_REQUESTS) await storeRequest(services, tx, { one, practices, now });
    for (const { ago, ...fields } of SAMPLE_MESSAGES)
      await store(services, tx, { kind: "contact", fields, receivedAt: minutesBefore(now, ago) });
    for (const { ago, place, ...message } of SAMPLE_MISTAKES) {
      const { id, name } = practices(place)[0]!;
      const fields = { ...message, category: "feedback", subject: `Mistake in listing ${id}: ${name}` };
      await store(services, tx, { kind: "contact", fields, receivedAt: minutesBefore(now, ago) });
    }
    const joined = await storeToCheck(tx, now);
    await storeReplies(services, tx, { joined, now });
    for (const { ago, fields } of SAMPLE_APPLICATIONS)
      await store(services, tx, { kind: "partner", fields, receivedAt: minutesBefore(now, ago) });
    for (const [index, { ago, ...said }] of SAMPLE_REVIEWS.entries()) {
      const practice = practices(PLACES[index]!.slug)[0]!;
      const receivedAt = minutesBefore(now, ago);
      await storeReview(services, tx, { practice, receivedAt, said });
    }
  });
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

/** A sample that is made again was never a person's. */
async function forgetErasures(tx: Tx, references: readonly string[]): Promise<void> {
  if (references.length > 0) await tx.deleteFrom("erasures").where("reference", "in", references).execute();
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
  const before = tx
    .selectFrom("source_records")
    .select("practice_id")
    .where("external_id", "like", "desk-day-%");
  await tx.deleteFrom("practices").where("id", "in", before).execute();
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

type New = { kind: "booking" | "contact" | "partner"; fields: SubmissionFields; receivedAt: Date };

async function store(services: Needed, tx: Tx, submission: New): Promise<string> {
  const reference = makeReference(services.randomBytes);
  await insertSubmission(tx, services, { reference, noticeVersion: NOTICE_VERSION, ...submission });
  return reference;
}

type AboutRequest = { one: SampleRequest; practices: (place: string) => PracticeListing[]; now: Date };

async function storeRequest(services: Needed, tx: Tx, { one, practices, now }: AboutRequest): Promise<void> {
  const { firstName, email, phone, service, location, urgency, message = "" } = one;
  const receivedAt = minutesBefore(now, one.ago);
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
  const reference = await store(services, tx, { kind: "booking", fields, receivedAt });
  const desk = {
    now: receivedAt,
    desk: answeringSchedule(services.operator.identity, "bookings"),
    routing: "desk" as const,
  };
  const arrival = {
    receivedAt,
    wish: { day, time: one.time, words: "" },
    urgency,
    chosen: chosen?.id ?? null,
    mayGoElsewhere: one.mayGoElsewhere,
  };
  const request = arrive(arrival, desk);
  await storeFirstState(tx, services.encryption, reference, request);
  await insertLink(tx, services, {
    purpose: "request",
    reference,
    practiceId: null,
    madeAt: receivedAt,
    sentTo: "",
  });
  if (!one.elsewhere || !chosen) return;
  const about = { reference, eraseOn: requestEraseOn([day]) };
  const listing = await findPractice(tx, chosen.id);
  await insertPracticeLink(services, tx, { reference, listing: listing!, madeAt: receivedAt });
  const sending = { do: "send", practice: requestPractice(chosen), isChosen: true, reasons: [] } as const;
  const sent = await move(services, tx, about, {
    to: decideAtDesk(request, sending, desk),
    now: receivedAt,
  });
  if (one.elsewhere === "sent") return;
  const at = newZealandInstant(`${day}T${one.time}`, "start")!;
  const act = { by: "practice", do: "confirm", at, minutes: 30, with: "", words: "" } as const;
  await move(services, tx, about, { to: decide(sent, act, { ...desk, now }), now });
  await storeRefusedMail(services, tx, { reference, practice: listing!, now });
}

/** Stores a move of a request as `carryOut` does, but sends no mails. */
async function move(
  services: Needed,
  tx: Tx,
  { reference, eraseOn }: { reference: string; eraseOn: string },
  { to, now }: { to: ReturnType<typeof decide | typeof decideAtDesk>; now: Date },
): Promise<Request> {
  if (to.kind !== "moved") throw new RangeError("A sample request can be sent on and confirmed.");
  await lockForHolding(tx, services.database.kind, to.request);
  const { state: stored } = await tx
    .selectFrom("submissions")
    .select("state")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  await storeMove(tx, services, { reference, stored, happening: to, eraseOn, now, contentHash: "" });
  return to.request;
}

async function insertPracticeLink(
  services: Needed,
  tx: Tx,
  { reference, listing, madeAt }: { reference: string; listing: Practice; madeAt: Date },
): Promise<void> {
  const sentTo = addressFor(listing);
  await insertLink(tx, services, { purpose: "practice", reference, practiceId: listing.id, madeAt, sentTo });
}

/** A mail to the practice that its mailbox has refused. */
async function storeRefusedMail(
  { encryption, keyedHash }: Needed,
  tx: Tx,
  { reference, practice, now }: { reference: string; practice: Practice; now: Date },
): Promise<void> {
  const us = { name: "Niho", email: "bookings@niho.example" };
  const messageId = `<${keyedHash(`sample ${reference}`).slice(0, 32)}.practice-chosen-2@niho.example>`;
  const message = {
    messageId,
    from: us,
    to: { name: "", email: practice.email },
    replyTo: us,
    subject: "A time was chosen",
    text: "A sample.",
    html: "<p>A sample.</p>",
    tells: { kind: "chosen", side: "practice", version: 2 },
  } as const;
  await enqueueMessage(tx, encryption, { message, reference, now });
  await tx
    .updateTable("outbox")
    .set({ attempts: 3, given_up_at: now.toISOString(), last_error: "550 no such mailbox" })
    .where("message_id", "=", messageId)
    .execute();
}

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * MINUTE);
}
