import type { RequestRecord } from "#domain/requests/request-record.ts";
import { type ExpressionBuilder, type Kysely, type Selectable, type Transaction } from "kysely";
import type {
  EventName,
  Happening,
  PracticeMail,
  Request,
  SenderMail,
  Status,
} from "#domain/requests/requests.ts";
import { batchesOf } from "#domain/lists.ts";
import type { DelayedMail } from "#domain/requests/request-clock.ts";
import { nextDue } from "#domain/requests/request-due.ts";
import { countOf } from "../counting.ts";
import { CannotOpen, type EnvelopeEncryption } from "../envelope-encryption.ts";
import { keyNamed } from "../record-keys.ts";
import type { Schema } from "../schema.ts";
import { submissionEvents, eventsOfMany, type StoredEvent, storeEvent } from "./submission-events.ts";
import { type SubmissionFields, submissionSealedAs } from "./submissions.ts";

/** A request with what happened to it. */
export type StoredRequest = Omit<
  RequestRecord,
  "events" | "listing" | "toCall" | "desk" | "weRing" | "isPracticeInReach"
> & {
  /** A hidden field of its form was filled in. */
  doubtful: boolean;
  /** Oldest first. */
  events: readonly StoredEvent[];
  /** The state as it is stored: who changes it must have read it as it is. */
  stored: string;
};

/** The request as it was read, and the day on which it is erased from now on. */
type Before = Pick<StoredRequest, "reference" | "stored" | "eraseOn">;

/** The request was changed since it was read: roll the transaction back, and read it again. */
export class RequestChanged extends Error {
  override readonly name = "RequestChanged";
  constructor(reference: string) {
    super(`${reference} was changed in the meantime.`);
  }
}

/** A request and its events; undefined when there is none, or it came before requests had states. */
export async function findRequest(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  reference: string,
): Promise<StoredRequest | undefined> {
  const row = await requestRows(db).where("reference", "=", reference).executeTakeFirst();
  if (!row) return undefined;
  const { opened, key } = openedRow(row, encryption);
  return { ...opened, events: await submissionEvents(db, encryption, { reference, key }) };
}

/** The requests that still exist, with their events, in two queries for up to some hundred. */
export async function findRequests(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  references: readonly string[],
): Promise<StoredRequest[]> {
  const found: StoredRequest[] = [];
  for (const some of batchesOf(references, 200)) {
    const rows = await requestRows(db).where("reference", "in", some).orderBy("received_at").execute();
    found.push(...(await withEvents(db, encryption, rows)));
  }
  return found;
}

/** Every open request in one status, by when the clock looks at it next: two queries for some hundred of them. */
export async function readOpenRequests(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  status: Status,
): Promise<StoredRequest[]> {
  const rows = await requestRows(db)
    .where("next_due_at", "is not", null)
    .where("status", "=", status)
    .orderBy("next_due_at")
    .orderBy("reference")
    .execute();
  return withEvents(db, encryption, rows);
}

function requestRows(db: Kysely<Schema>) {
  return db
    .selectFrom("submissions")
    .leftJoin("record_keys", "record_keys.name", "submissions.reference")
    .select(["reference", "erase_on", "is_doubtful", "unpressed_by", "fields", "state", "wrapped_key"])
    .where("kind", "=", "booking")
    .where("state", "<>", "");
}

async function withEvents(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  rows: readonly SealedRow[],
): Promise<StoredRequest[]> {
  const found = rows.map((row) => openedRow(row, encryption));
  const keys = new Map(found.map(({ opened, key }) => [opened.reference, key]));
  const events = await eventsOfMany(db, encryption, keys);
  return found.map(({ opened }) => ({ ...opened, events: events.get(opened.reference) ?? [] }));
}

type SealedRow = Pick<
  Selectable<Schema["submissions"]>,
  "reference" | "erase_on" | "is_doubtful" | "unpressed_by" | "fields" | "state"
> & { wrapped_key: string | null };

function openedRow(row: SealedRow, encryption: EnvelopeEncryption) {
  const { reference, wrapped_key: key } = row;
  if (key === null) throw new CannotOpen(submissionSealedAs(reference));
  const open = (text: string, about: string) => encryption.open(key, text, about);
  const opened = {
    reference,
    eraseOn: row.erase_on,
    doubtful: row.is_doubtful === 1,
    isUnpressed: row.unpressed_by !== "",
    request: readState(open(row.state, stateSealedAs(reference))),
    fields: JSON.parse(open(row.fields, submissionSealedAs(reference))) as SubmissionFields,
    stored: row.state,
  };
  return { opened, key };
}

/** Stores the state of a request that has just been inserted as a submission, and returns it as it is stored. */
export async function storeFirstState(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  reference: string,
  request: Request,
): Promise<string> {
  const key = await keyNamed(tx, reference);
  const columns = requestColumns(encryption, { key, reference, request });
  await tx.updateTable("submissions").set(columns).where("reference", "=", reference).execute();
  return columns.state;
}

/**
 * Stores what happened: the state afterwards and the event. Throws `RequestChanged` when the request is no longer as it
 * was read, by another act or by the clock; two acts at once are one event and one such error.
 */
export async function storeHappening(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  {
    happening,
    now,
    contentHash,
    ...before
  }: Before & { happening: Happening; now: Date; contentHash: string },
): Promise<void> {
  const { reference } = before;
  const { request, event, actor, detail } = happening;
  await storeState(tx, encryption, { ...before, request });
  await storeEvent(tx, encryption, {
    reference,
    version: request.version,
    at: now,
    actor,
    event,
    detail,
    contentHash,
  });
}

/** Stores a state without an event: the clock tries again later. Throws `RequestChanged` like `storeHappening`. */
export async function storeState(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { reference, stored, eraseOn, request }: Before & { request: Request },
): Promise<void> {
  const key = await keyNamed(tx, reference);
  const updated = await tx
    .updateTable("submissions")
    .set({ ...requestColumns(encryption, { key, reference, request }), erase_on: eraseOn })
    .where("reference", "=", reference)
    .where("state", "=", stored)
    .returning("reference")
    .executeTakeFirst();
  if (!updated) throw new RequestChanged(reference);
}

/** The references of requests with which the clock has something to do, the longest due first. */
export async function dueRequests(db: Kysely<Schema>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("next_due_at", "<=", now.toISOString())
    .orderBy("next_due_at")
    .orderBy("reference")
    .limit(limit)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The mails with which a practice has a request, or a change of it. */
const ASKING = ["request", "change", "readdressed"] as const satisfies readonly PracticeMail[];

/** In which status which mails tell the practice. */
const TELLING = [
  ["sent", ASKING],
  ["confirmed", ["chosen", "booked"]],
  ["closed", ["off"]],
] as const satisfies readonly [Status, readonly PracticeMail[]][];

/** The mail that tells the patient of an agreed time. */
const TELLS_PATIENT: SenderMail = "confirmed";

/**
 * The requests whose practice does not know the latest state, with their version: the mail server refused the mail
 * about it for good. That mail brings the request, a change of it, the agreed time, or the patient's cancelling.
 * Requests whose patient was already told to call (`unreached`) are left out.
 */
export async function undeliveredRequests(
  db: Kysely<Schema>,
  limit: number,
): Promise<{ reference: string; version: number }[]> {
  return db
    .selectFrom("submissions")
    .innerJoin("outbox", "outbox.reference", "submissions.reference")
    .select(["submissions.reference", "submissions.version"])
    .where("side", "=", "practice")
    .whereRef("outbox.version", "=", "submissions.version")
    .where("sent_at", "is", null)
    .where("given_up_at", "is not", null)
    .where((eb) =>
      eb.or(
        TELLING.map(([status, kinds]) =>
          eb.and([eb("status", "=", status), eb("outbox.kind", "in", [...kinds])]),
        ),
      ),
    )
    .where((eb) => eb.or([eb("status", "<>", "closed"), eb("outcome", "=", "cancelled")]))
    .where((eb) => eb.not(eb.exists(eventsOfVersion(eb, ["unreached"]))))
    .orderBy("submissions.reference")
    .limit(limit)
    .execute();
}

/** Undefined where the mail about this version went at once, or was given up. */
export async function delayedMail(
  db: Kysely<Schema>,
  reference: string,
  version: number,
): Promise<DelayedMail | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select("sent_at")
    .where("reference", "=", reference)
    .where("side", "=", "practice")
    .where("kind", "in", [...ASKING])
    .where("version", "=", version)
    .where("given_up_at", "is", null)
    .where((eb) => eb.or([eb("last_error", "is not", null), eb("attempts", ">", 1)]))
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row && { sentAt: row.sent_at === null ? null : new Date(row.sent_at) };
}

/**
 * The requests whose patient does not know the agreed time, with their version: their mail server refused the mail that
 * confirms it for good. Requests whose practice has been told (`bounced`) are left out.
 */
export async function bouncedRequests(
  db: Kysely<Schema>,
  limit: number,
): Promise<{ reference: string; version: number }[]> {
  return db
    .selectFrom("submissions")
    .innerJoin("outbox", "outbox.reference", "submissions.reference")
    .select(["submissions.reference", "submissions.version"])
    .where("topic", "=", "appointment")
    .where("sent_at", "is", null)
    .where("given_up_at", "is not", null)
    .where("status", "=", "confirmed")
    .where("side", "=", "sender")
    .where("outbox.kind", "=", TELLS_PATIENT)
    .whereRef("outbox.version", "=", "submissions.version")
    .where((eb) => eb.not(eb.exists(eventsOfVersion(eb, ["bounced"]))))
    .orderBy("submissions.reference")
    .limit(limit)
    .execute();
}

/** The references of requests that are not closed, or of those in one status, by when the clock looks at them next. */
export async function openRequests(db: Kysely<Schema>, status?: Status): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("next_due_at", "is not", null)
    .$if(status !== undefined, (query) => query.where("status", "=", status!))
    .orderBy("next_due_at")
    .orderBy("reference")
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The references of requests that came since an instant. */
export async function requestsSince(db: Kysely<Schema>, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("kind", "=", "booking")
    .where("received_at", ">=", since.toISOString())
    .orderBy("received_at")
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The open requests that a practice has, and where each stands, in the order of their references. */
export async function openRequestsAt(
  db: Kysely<Schema>,
  practiceId: number,
): Promise<{ reference: string; status: string }[]> {
  return db
    .selectFrom("submissions")
    .select(["reference", "status"])
    .where("practice_id", "=", practiceId)
    .where("next_due_at", "is not", null)
    .orderBy("reference")
    .execute();
}

/** The references of requests that sample practices have, which have not ended: someone tried the site out. */
export async function openWithSamples(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .innerJoin("practices", "practices.id", "submissions.practice_id")
    .select("reference")
    .where("is_sample", "=", 1)
    .where("kind", "=", "booking")
    .where("next_due_at", "is not", null)
    .orderBy("reference")
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The practices of the appointments that stand on a mailbox, by `mailboxHash`: `[12, 12, 40]`. */
export async function standingAppointments(db: Kysely<Schema>, mailbox: string): Promise<number[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("practice_id")
    .where("mailbox_hash", "=", mailbox)
    .where("status", "=", "confirmed")
    .execute();
  return rows.flatMap(({ practice_id }) => practice_id ?? []);
}

/**
 * When free times were booked since an instant, by practice, in epoch milliseconds: of one practice, or of all. Those
 * whose mail nobody has pressed are left out, so that made-up people switch instant booking off for no one.
 */
export async function bookedSince(
  db: Kysely<Schema>,
  since: Date,
  practiceId?: number,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .selectFrom("submission_events")
    .innerJoin("submissions", "submissions.reference", "submission_events.reference")
    .select(["practice_id", "at"])
    .where("practice_id", "is not", null)
    .$if(practiceId !== undefined, (query) => query.where("practice_id", "=", practiceId!))
    .where("event", "=", "booked")
    .where("unpressed_by", "=", "")
    .where("at", ">", since.toISOString())
    .execute();
  const byPractice = Map.groupBy(rows, ({ practice_id }) => practice_id!);
  return new Map([...byPractice].map(([id, own]) => [id, own.map(({ at }) => Date.parse(at))]));
}

/** How many requests are late: someone should have moved, and the clock has said so. */
export async function lateRequests(db: Kysely<Schema>): Promise<number> {
  return countOf(
    db
      .selectFrom("submissions")
      .where("status", "in", ["received", "sent"])
      .where((eb) => eb.exists(eventsOfVersion(eb, ["late", "nudged"]))),
  );
}

/** What happened, of these, to the present version of a request in an outer query. */
function eventsOfVersion(eb: ExpressionBuilder<Schema, "submissions">, events: readonly EventName[]) {
  return eb
    .selectFrom("submission_events")
    .select("number")
    .whereRef("submission_events.reference", "=", "submissions.reference")
    .whereRef("submission_events.version", "=", "submissions.version")
    .where("event", "in", events);
}

/** How many open requests each practice has to answer. */
export async function requestsWaiting(db: Kysely<Schema>): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("submissions")
    .select((eb) => ["practice_id", eb.fn.countAll<number>().as("count")])
    .where("practice_id", "is not", null)
    .where("status", "=", "sent")
    .groupBy("practice_id")
    .execute();
  return new Map(rows.map(({ practice_id, count }) => [practice_id!, count]));
}

function requestColumns(
  encryption: EnvelopeEncryption,
  { key, reference, request }: { key: string; reference: string; request: Request },
) {
  return {
    status: request.status,
    version: request.version,
    outcome: request.outcome,
    practice_id: request.practice?.id ?? null,
    next_due_at: nextDue(request)?.at.toISOString() ?? null,
    wants_earlier: request.earlier && request.status === "confirmed" ? 1 : 0,
    ...(request.status !== "confirmed" && { unpressed_by: "" }),
    state: encryption.seal(key, JSON.stringify(request), stateSealedAs(reference)),
  };
}

/** Keys of a state that hold instants; what people typed is under none of them. */
const INSTANTS: readonly string[] = [
  "receivedAt",
  "closedAt",
  "openedAt",
  "at",
  "until",
  "remindAt",
  "sendAt",
  "matchBy",
  "passUpBy",
  "answerBy",
  "backAt",
  "since",
];

function readState(text: string): Request {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === "offers") return (value as string[]).map((offer) => new Date(offer));
    return INSTANTS.includes(key) && typeof value === "string" ? new Date(value) : value;
  }) as Request;
}

function stateSealedAs(reference: string): string {
  return `state ${reference}`;
}
