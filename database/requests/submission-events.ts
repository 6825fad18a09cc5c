import type { RequestEvent } from "#domain/requests/request-record.ts";
import { batchesOf } from "#domain/lists.ts";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { EventDetail, EventName } from "#domain/requests/requests.ts";
import type { EnvelopeEncryption } from "../envelope-encryption.ts";
import { keyNamed } from "../record-keys.ts";
import type { Schema } from "../schema.ts";

/** What happened to a request, with what is sealed. */
export type StoredEvent = RequestEvent & {
  /** Keyed hash of what was asked; empty for the clock. */
  contentHash: string;
};

type NewEvent = Omit<StoredEvent, "number" | "event"> & {
  reference: string;
  event: EventName | "answered" | "wrote" | ReplyReminder;
};

type SubmissionKind = Schema["submissions"]["kind"];

/** What the clock notes of a message, an application or a review that no one has answered in time, each once. */
export type ReplyReminder = "late" | "passedUp";

/** Stores an event of a submission beside what it changed. */
export async function storeEvent(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { at, detail, contentHash, ...event }: NewEvent,
): Promise<void> {
  const { reference } = event;
  const key = await keyNamed(tx, reference);
  const { last } = await tx
    .selectFrom("submission_events")
    .select((eb) => eb.fn.coalesce(eb.fn.max<number>("number"), eb.lit(0)).as("last"))
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const number = last + 1;
  await tx
    .insertInto("submission_events")
    .values({
      ...event,
      number,
      at: at.toISOString(),
      detail: encryption.seal(key, JSON.stringify(detail), eventSealedAs(reference, number)),
      content_hash: contentHash,
    })
    .execute();
}

/** What happened to a request, oldest first. `key` is its record key, wrapped. */
export async function submissionEvents(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  { reference, key }: { reference: string; key: string },
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom("submission_events")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("number")
    .execute();
  return rows.map((row) => toEvent(row, encryption, key));
}

/** Reads those of many requests at once, by reference; `keys` are their record keys. */
export async function eventsOfMany(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  keys: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, StoredEvent[]>> {
  const events = new Map<string, StoredEvent[]>();
  for (const references of batchesOf([...keys.keys()], BATCH)) {
    const rows = await db
      .selectFrom("submission_events")
      .selectAll()
      .where("reference", "in", references)
      .orderBy("reference")
      .orderBy("number")
      .execute();
    for (const row of rows)
      events.getOrInsert(row.reference, []).push(toEvent(row, encryption, keys.get(row.reference)!));
  }
  return events;
}

/** References in one query. */
const BATCH = 200;

function toEvent(
  row: Selectable<Schema["submission_events"]>,
  encryption: EnvelopeEncryption,
  key: string,
): StoredEvent {
  const { reference, number, version, at, actor, event, detail } = row;
  return {
    number,
    version,
    at: new Date(at),
    actor,
    event: event as EventName,
    detail: JSON.parse(encryption.open(key, detail, eventSealedAs(reference, number))) as EventDetail,
    contentHash: row.content_hash,
  };
}

/** What happened to a submission, oldest first, without what is sealed. */
export async function eventsAbout(
  db: Kysely<Schema>,
  reference: string,
): Promise<{ at: Date; actor: string; event: string }[]> {
  const rows = await db
    .selectFrom("submission_events")
    .select(["at", "actor", "event"])
    .where("reference", "=", reference)
    .orderBy("number")
    .execute();
  return rows.map(({ at, actor, event }) => ({ at: new Date(at), actor, event }));
}

/** When practices were asked since an instant and what they answered, by request; nothing of it is sealed. */
export async function answerEvents(
  db: Kysely<Schema>,
  since: Date,
): Promise<{ events: { at: Date; actor: string; event: string }[] }[]> {
  const rows = await db
    .selectFrom("submission_events")
    .select(["reference", "at", "actor", "event"])
    .where("at", ">=", since.toISOString())
    .where("event", "in", ["sent", "confirmed", "offered", "declined"])
    .orderBy("reference")
    .orderBy("number")
    .execute();
  const byRequest = Map.groupBy(rows, ({ reference }) => reference);
  return Array.from(byRequest.values(), (events) => ({
    events: events.map(({ at, actor, event }) => ({ at: new Date(at), actor, event })),
  }));
}

/** What our staff first did about each thing that people sent, since an instant: when it came, and when they did. */
export async function firstAnswers(
  db: Kysely<Schema>,
  since: Date,
): Promise<{ kind: SubmissionKind; receivedAt: Date; answeredAt: Date }[]> {
  const rows = await db
    .selectFrom("submission_events")
    .innerJoin("submissions", "submissions.reference", "submission_events.reference")
    .select((eb) => ["kind", "received_at", eb.fn.min<string>("at").as("at")])
    .where("actor", "=", "desk")
    .where("event", "in", ["answered", "sent"])
    .groupBy(["submissions.reference", "kind", "received_at"])
    .having((eb) => eb(eb.fn.min("at"), ">=", since.toISOString()))
    .execute();
  return rows.map(({ kind, received_at, at }) => ({
    kind,
    receivedAt: new Date(received_at),
    answeredAt: new Date(at),
  }));
}

function eventSealedAs(reference: string, number: number): string {
  return `event ${reference} ${number}`;
}
