import { setImmediate as breathe, setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { PracticeListing } from "#domain/practice.ts";
import type { Database } from "./database.ts";
import { indexPractices, type IndexedPractice, type PracticeIndex } from "./practice-index.ts";
import { listingsOf } from "./practices.ts";
import type { Schema } from "./schema.ts";

/** All practices as they are now: in memory, and at most half a second behind what other processes write. */
export type LivePractices = {
  /**
   * Everything known, once it has been made sure that it still holds. What this process wrote is in it, unless the
   * database is silent for longer than a visitor can wait.
   */
  now: () => Promise<Snapshot>;
  /** The same at once; undefined when it must be made sure first. */
  known: () => Snapshot | undefined;
};

/** One state of the practices. Another state is another object, so whoever keeps one can tell. */
export type Snapshot = PracticeIndex & {
  /** In the order of the ids; who is gone by now is left out. */
  listings: (ids: readonly number[]) => Promise<PracticeListing[]>;
};

/** How long what is known is believed without asking, in milliseconds. */
const BELIEVED_FOR = 500;
/** How long a visitor waits for a database that does not say whether anything has changed. */
const TIMEOUT = 300;
/** And where this process has written something since, which whoever wrote it will look for. */
const TIMEOUT_AFTER_WRITING = 2_000;

/**
 * Nothing is read before it is first asked for, and nothing while nobody asks: no timer runs. A database that cannot
 * be asked leaves visitors with what was known last, and is told of; only without that does `now` throw.
 */
export function followPractices(
  database: Database,
  now: () => Date,
  onError: (error: unknown) => void,
): LivePractices {
  let snapshot: Snapshot | undefined;
  let version = -1;
  let writes = -1;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<Snapshot> | undefined;

  function isBelieved(): boolean {
    const age = now().getTime() - askedAt;
    return snapshot !== undefined && writes === database.writes() && age >= 0 && age < BELIEVED_FOR;
  }

  async function ask(): Promise<Snapshot> {
    const time = now().getTime();
    const writesBefore = database.writes();
    const newest = await versionIn(database.read);
    if (!snapshot || newest !== version) {
      snapshot = snapshotOf(database.read, indexPractices(await readAll(database.read)));
      version = newest;
    }
    askedAt = time;
    writes = writesBefore;
    return snapshot;
  }

  function askOnce(): Promise<Snapshot> {
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }

  /** What was being asked before this process wrote something may not know of it yet. */
  async function withOurWrites(): Promise<Snapshot> {
    const wanted = database.writes();
    const newest = await askOnce();
    return writes < wanted ? withOurWrites() : newest;
  }

  async function latest(): Promise<Snapshot> {
    if (isBelieved()) return snapshot!;
    const last = snapshot;
    if (!last) return withOurWrites();
    const wanted = database.writes();
    const timeout = writes === wanted ? TIMEOUT : TIMEOUT_AFTER_WRITING;
    const newest = withOurWrites().catch((error: unknown) => {
      onError(error);
      askedAt = now().getTime();
      writes = wanted;
      return last;
    });
    return Promise.race([newest, pause(timeout, last, { ref: false })]);
  }

  return { now: latest, known: () => (isBelieved() ? snapshot : undefined) };
}

async function versionIn(db: Kysely<Schema>): Promise<number> {
  const { version } = await db.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
  return version;
}

/** Enough for every practice in the country; about 2 kB each. */
const MAX_LISTINGS = 4_000;

function snapshotOf(db: Kysely<Schema>, index: PracticeIndex): Snapshot {
  const cached = new LRUCache<number, PracticeListing>({ max: MAX_LISTINGS });
  return {
    ...index,
    async listings(ids) {
      const known = new Map(ids.map((id) => [id, cached.get(id)]));
      const missing = ids.filter((id) => known.get(id) === undefined);
      const read = missing.length === 0 ? [] : await listingsOf(db, missing);
      for (const listing of read) {
        cached.set(listing.id, listing);
        known.set(listing.id, listing);
      }
      return ids.flatMap((id) => known.get(id) ?? []);
    },
  };
}

/** At a time, so that other visitors are answered in between. */
const BATCH = 1_000;

const COLUMNS = [
  "id",
  "name_folded",
  "search_text",
  "place",
  "latitude",
  "longitude",
  "rating_tenths",
  "review_count",
  "price_tier",
  "price_from",
  "price_to",
  "opening_hours",
  "emergency_wait",
  "new_patients",
  "is_sample",
] as const;

async function readAll(db: Kysely<Schema>): Promise<IndexedPractice[]> {
  const all: IndexedPractice[] = [];
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom("practices")
      .select(COLUMNS)
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const last = rows.at(-1)?.id;
    if (last === undefined) return all;
    const [treated, spoken, funded, titled] = await Promise.all([
      services(db, after, last),
      languages(db, after, last),
      funding(db, after, last),
      scopes(db, after, last),
    ]);
    for (const row of rows) {
      all.push({
        ...row,
        services: treated.get(row.id) ?? [],
        languages: spoken.get(row.id) ?? [],
        funding: funded.get(row.id) ?? [],
        scopes: titled.get(row.id) ?? [],
      });
    }
    after = last;
    await breathe();
  }
}

type Value = { practice_id: number; value: string };

function services(db: Kysely<Schema>, after: number, last: number) {
  const query = db.selectFrom("practice_services").select(["practice_id", "service as value"]);
  return query.where("practice_id", ">", after).where("practice_id", "<=", last).execute().then(byPractice);
}

function languages(db: Kysely<Schema>, after: number, last: number) {
  const query = db.selectFrom("practice_languages").select(["practice_id", "language as value"]);
  return query.where("practice_id", ">", after).where("practice_id", "<=", last).execute().then(byPractice);
}

function funding(db: Kysely<Schema>, after: number, last: number) {
  const query = db.selectFrom("practice_funding").select(["practice_id", "funding as value"]);
  return query.where("practice_id", ">", after).where("practice_id", "<=", last).execute().then(byPractice);
}

function scopes(db: Kysely<Schema>, after: number, last: number) {
  const query = db.selectFrom("practice_scopes").select(["practice_id", "scope as value"]);
  return query.where("practice_id", ">", after).where("practice_id", "<=", last).execute().then(byPractice);
}

function byPractice(rows: readonly Value[]): ReadonlyMap<number, readonly string[]> {
  const lists = new Map<number, string[]>();
  for (const { practice_id, value } of rows) {
    const list = lists.get(practice_id);
    if (list) list.push(value);
    else lists.set(practice_id, [value]);
  }
  return lists;
}
