import type { Kysely, Selectable, Transaction } from "kysely";
import {
  type BusyTimes,
  type CalendarDoubt,
  type CalendarFailure,
  type FailureDetail,
  type FeedState,
  isFeedFresh,
  staleFrom,
} from "#domain/free-times/calendar-feed.ts";
import type { BusySpan } from "#domain/free-times/free-times-rules.ts";
import type { EnvelopeEncryption } from "../envelope-encryption.ts";
import { forgetKeys, keyNamed, makeKey } from "../record-keys.ts";
import type { Schema } from "../schema.ts";

/** The calendar of a practice as it is stored, with its address open. */
export type CalendarFeed = FeedState & {
  practiceId: number;
  address: string;
  host: string;
  etag: string;
  lastModified: string;
  busyUntil: Date | null;
  readAt: Date | null;
  nextAt: Date | null;
  toldAt: Date | null;
  /** When it keeps its practice busy, as it was understood last. */
  spans: readonly BusySpan[];
  failureDetail: FailureDetail;
  doubt: CalendarDoubt | null;
  /** All-day entries are notes. */
  skipsDays: boolean;
  /** The sealed address, so that what comes of reading is not stored under another one. */
  stored: string;
};

/** Under which mails about a calendar are sealed. Not that of its address, which is forgotten with it. */
export function calendarMailKey(practiceId: number): string {
  return `calendar mail ${practiceId}`;
}

function addressKey(practiceId: number): string {
  return `calendar ${practiceId}`;
}

export async function findCalendarFeed(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  practiceId: number,
): Promise<CalendarFeed | undefined> {
  const row = await feedRow(db, practiceId);
  if (!row) return undefined;
  const key = await keyNamed(db, addressKey(practiceId));
  return {
    ...feedState(row),
    practiceId,
    address: encryption.open(key, row.address, addressKey(practiceId)),
    host: row.host,
    etag: row.etag,
    lastModified: row.last_modified,
    busyUntil: dateOrNull(row.busy_until),
    readAt: dateOrNull(row.read_at),
    nextAt: dateOrNull(row.next_at),
    toldAt: dateOrNull(row.told_at),
    spans: JSON.parse(row.busy) as BusySpan[],
    failureDetail: row.failure_detail === "" ? {} : (JSON.parse(row.failure_detail) as FailureDetail),
    doubt: row.doubt === "" ? null : (JSON.parse(row.doubt) as CalendarDoubt),
    skipsDays: row.skips_days === 1,
    stored: row.address,
  };
}

/**
 * Sets or replaces the address. Nothing of what was read under another one stays; what the practice has said of all-day
 * entries does.
 */
export async function setCalendarFeed(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { practiceId, address, now }: { practiceId: number; address: string; now: Date },
): Promise<void> {
  const before = await feedRow(tx, practiceId);
  await endCalendarFeed(tx, practiceId);
  const name = addressKey(practiceId);
  const key = (await makeKey(tx, encryption, name)) ?? (await keyNamed(tx, name));
  await tx
    .insertInto("calendar_feeds")
    .values({
      practice_id: practiceId,
      address: encryption.seal(key, address, name),
      host: new URL(address).host,
      set_at: now.toISOString(),
      next_at: now.toISOString(),
      skips_days: before?.skips_days ?? 0,
    })
    .execute();
}

/** Says whether all-day entries keep the practice busy; nothing of what was read otherwise stays. */
export async function setSkipsDays(
  tx: Transaction<Schema>,
  { practiceId, skipsDays, now }: { practiceId: number; skipsDays: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable("calendar_feeds")
    .set({
      skips_days: skipsDays ? 1 : 0,
      busy: "[]",
      busy_until: null,
      etag: "",
      last_modified: "",
      read_at: null,
      ok_at: null,
      doubt: "",
      next_at: now.toISOString(),
    })
    .where("practice_id", "=", practiceId)
    .execute();
}

/** The practice's word that its calendar is right, though it has become nearly empty. False where nobody doubts it. */
export async function confirmCalendar(tx: Transaction<Schema>, practiceId: number): Promise<boolean> {
  const row = await feedRow(tx, practiceId);
  if (!row || row.doubt === "") return false;
  const doubt: CalendarDoubt = { ...(JSON.parse(row.doubt) as CalendarDoubt), isConfirmed: true };
  await tx
    .updateTable("calendar_feeds")
    .set({ doubt: JSON.stringify(doubt) })
    .where("practice_id", "=", practiceId)
    .execute();
  return true;
}

/** Forgets the address and all that was read; true where there was one. */
export async function endCalendarFeed(tx: Transaction<Schema>, practiceId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("calendar_feeds")
    .where("practice_id", "=", practiceId)
    .executeTakeFirstOrThrow();
  await forgetKeys(tx, [addressKey(practiceId)]);
  return numDeletedRows > 0n;
}

/** What came of reading a calendar. `busy` and what goes with it are absent where it is as it was, or was not read. */
export type ReadingOutcome = {
  readAt: Date;
  nextAt: Date | null;
  okAt: Date | null;
  failures: number;
  failure: CalendarFailure | "";
  failureDetail: FailureDetail;
  toldAt: Date | null;
  /** Absent where it stays as it was. */
  doubt?: CalendarDoubt | null;
  busy?: { spans: readonly BusySpan[]; until: Date; etag: string; lastModified: string };
};

/** Stores what came of reading; false where the address was replaced or removed meanwhile. */
export async function storeReading(
  tx: Transaction<Schema>,
  { practiceId, stored }: Pick<CalendarFeed, "practiceId" | "stored">,
  { busy, doubt, ...outcome }: ReadingOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("calendar_feeds")
    .set({
      read_at: outcome.readAt.toISOString(),
      next_at: outcome.nextAt?.toISOString() ?? null,
      ok_at: outcome.okAt?.toISOString() ?? null,
      failures: outcome.failures,
      failure: outcome.failure,
      failure_detail: JSON.stringify(outcome.failureDetail).replace("{}", ""),
      ...(doubt !== undefined && { doubt: doubt ? JSON.stringify(doubt) : "" }),
      told_at: outcome.toldAt?.toISOString() ?? null,
      ...(busy && {
        busy: JSON.stringify(busy.spans),
        busy_until: busy.until.toISOString(),
        etag: busy.etag,
        last_modified: busy.lastModified,
      }),
    })
    .where("practice_id", "=", practiceId)
    .where("address", "=", stored)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The listed practices whose calendar is to be asked, the longest due first. */
export async function dueCalendarFeeds(db: Kysely<Schema>, now: Date, limit: number): Promise<number[]> {
  const rows = await feedsOfListed(db)
    .select("practice_id")
    .where("next_at", "<=", now.toISOString())
    .orderBy("next_at")
    .orderBy("practice_id")
    .limit(limit)
    .execute();
  return rows.map(({ practice_id }) => practice_id);
}

/** When a practice is busy by its own calendar. Without a calendar its weekly times are its word. */
export async function busySpansAt(db: Kysely<Schema>, practiceId: number, now: Date): Promise<BusyTimes> {
  const row = await feedRow(db, practiceId);
  if (!row) return { spans: [], isFresh: true };
  return { spans: JSON.parse(row.busy) as BusySpan[], isFresh: isFeedFresh(feedState(row), now) };
}

/** Reads them for every practice with a calendar: `until` is when it counts no longer, should it stay silent. */
export async function busyByPractice(
  db: Kysely<Schema>,
  now: Date,
): Promise<ReadonlyMap<number, BusyTimes & { until: number }>> {
  const rows = await db.selectFrom("calendar_feeds").selectAll().execute();
  return new Map(
    rows.map((row) => {
      const state = feedState(row);
      const busy = { spans: JSON.parse(row.busy) as BusySpan[], isFresh: isFeedFresh(state, now) };
      return [row.practice_id, { ...busy, until: state.failure === "" ? Infinity : staleFrom(state) }];
    }),
  );
}

/** Every calendar that is asked, or was given up, with its state, in the order of the practices. */
export async function calendarStates(db: Kysely<Schema>): Promise<(FeedState & { practiceId: number })[]> {
  const rows = await feedsOfListed(db).selectAll("calendar_feeds").orderBy("practice_id").execute();
  return rows.map((row) => ({ ...feedState(row), practiceId: row.practice_id }));
}

/** A practice that isn't listed can't reach the page that removes its calendar: we leave it alone until they're listed again. */
function feedsOfListed(db: Kysely<Schema>) {
  return db
    .selectFrom("calendar_feeds")
    .innerJoin("practices", "practices.id", "calendar_feeds.practice_id")
    .where("withdrawn_on", "is", null);
}

type Row = Selectable<Schema["calendar_feeds"]>;

function feedRow(db: Kysely<Schema>, practiceId: number): Promise<Row | undefined> {
  return db.selectFrom("calendar_feeds").selectAll().where("practice_id", "=", practiceId).executeTakeFirst();
}

function feedState({ set_at, ok_at, next_at, failures, failure }: Row): FeedState {
  return {
    setAt: new Date(set_at),
    okAt: dateOrNull(ok_at),
    isOff: next_at === null,
    failures,
    failure: failure as CalendarFailure | "",
  };
}

function dateOrNull(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
