import { setImmediate as breathe, setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { PracticeListing } from "#domain/practice.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import type { Database } from "./database.ts";
import { indexPractices, type IndexedPractice, type PracticeIndex } from "./practice-index.ts";
import { pricesIn } from "./practice-rows.ts";
import { countTakingRequests, listingsOf } from "./practices.ts";
import type { Schema } from "./schema.ts";
import { listSources, type SourceInUse } from "./sources.ts";

/**
 * An in-memory snapshot of all practices, half a second behind what other processes write; more only where reading takes
 * longer than 50 ms.
 */
export type LivePractices = {
  /**
   * The snapshot, revalidated when it is older than that. What this process wrote is in it, unless the database does
   * not answer within the timeout.
   */
  now: () => Promise<Snapshot>;
  /** The same synchronously; undefined when it must be revalidated first. */
  known: () => Snapshot | undefined;
};

/** One state of the practices. Another state is another object, so a cache can compare identities. */
export type Snapshot = PracticeIndex & {
  /** Who states the facts of the listed practices. */
  sources: readonly SourceInUse[];
  /** How many of the listed practices get requests by themselves. */
  takeRequests: number;
  /** In the order of the ids; practices deleted since are left out. */
  listings: (ids: readonly number[]) => Promise<PracticeListing[]>;
  /** Practice id → dollars at which a treatment starts there; those that state no price are absent. */
  pricesFrom: (service: TreatmentSlug) => Promise<ReadonlyMap<number, number>>;
};

/** How long a snapshot is fresh without asking the database, in milliseconds, at least. */
const FRESH_FOR = 500;
/**
 * After changes of others were read, this many times as long as that took, so that reading takes at most a tenth of the
 * time while an import writes for minutes; a minute at most.
 */
const REST = 10;
const LONGEST_REST = 60_000;
/**
 * From so many milliseconds of reading on, a write of this process does not end the rest: with 20,000 practices every
 * posted form would read them all again while an import changes them.
 */
const LONG_READING = 500;
/** How long a visitor waits for the database to say whether anything has changed, in milliseconds. */
const TIMEOUT = 300;
/** The same after a write of this process, whose author expects to see it (read your own writes). */
const TIMEOUT_AFTER_WRITING = 2_000;

/**
 * Reads lazily and runs no timer. A database that does not answer leaves visitors with the last snapshot (stale if
 * error) and calls `onError`; only without a snapshot does `now` throw.
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
  let freshFor = FRESH_FOR;
  let restsUntil = 0;

  function isFresh(): boolean {
    const age = now().getTime() - askedAt;
    return snapshot !== undefined && writes === database.writes() && age >= 0 && age < freshFor;
  }

  async function ask(): Promise<Snapshot> {
    const time = now().getTime();
    const writesBefore = database.writes();
    const newest = await versionIn(database.read);
    // A clock that was set back ends the rest.
    const isResting = time < restsUntil && restsUntil - time <= LONGEST_REST;
    if (!snapshot || (newest !== version && !isResting)) {
      const isFirst = snapshot === undefined;
      snapshot = snapshotOf(database.read, {
        index: indexPractices(await readAll(database.read)),
        sources: await listSources(database.read),
        takeRequests: await countTakingRequests(database.read),
      });
      version = newest;
      const rest = isFirst ? 0 : REST * (now().getTime() - time);
      freshFor = Math.min(LONGEST_REST, Math.max(FRESH_FOR, rest));
      restsUntil = rest < REST * LONG_READING ? 0 : time + freshFor;
    }
    askedAt = time;
    writes = writesBefore;
    return snapshot;
  }

  function askOnce(): Promise<Snapshot> {
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }

  /** A query that was in flight when this process wrote may not have seen the write. */
  async function withOurWrites(): Promise<Snapshot> {
    const wanted = database.writes();
    const newest = await askOnce();
    return writes < wanted ? withOurWrites() : newest;
  }

  async function latest(): Promise<Snapshot> {
    if (isFresh()) return snapshot!;
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

  return { now: latest, known: () => (isFresh() ? snapshot : undefined) };
}

async function versionIn(db: Kysely<Schema>): Promise<number> {
  const { version } = await db.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
  return version;
}

/** Enough for every practice in the country; about 2 kB each. */
const MAX_LISTINGS = 4_000;

function snapshotOf(
  db: Kysely<Schema>,
  {
    index,
    sources,
    takeRequests,
  }: { index: PracticeIndex; sources: readonly SourceInUse[]; takeRequests: number },
): Snapshot {
  const cached = new LRUCache<number, PracticeListing>({ max: MAX_LISTINGS });
  const prices = new Map<TreatmentSlug, Promise<ReadonlyMap<number, number>>>();
  return {
    ...index,
    sources: sources.filter(({ practices: listed }) => listed > 0),
    takeRequests,
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
    pricesFrom(service) {
      let read = prices.get(service);
      if (!read) {
        read = readPrices(db, service);
        prices.set(service, read);
        // The next visitor asks again.
        read.catch(() => prices.delete(service));
      }
      return read;
    },
  };
}

/** Some 10 ms for the 600 practices of a treatment, once for each state of the practices. */
async function readPrices(db: Kysely<Schema>, service: TreatmentSlug): Promise<Map<number, number>> {
  const prices = new Map<number, number>();
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom("practice_services")
      .innerJoin("practice_profiles", "practice_profiles.practice_id", "practice_services.practice_id")
      .select(["practice_services.practice_id", "profile"])
      .where("service", "=", service)
      .where("practice_services.practice_id", ">", after)
      .orderBy("practice_services.practice_id")
      .limit(BATCH)
      .execute();
    const last = rows.at(-1)?.practice_id;
    if (last === undefined) return prices;
    for (const { practice_id, profile } of rows) {
      const price = pricesIn(profile).find(({ treatment }) => treatment === service);
      if (price) prices.set(practice_id, price.from);
    }
    after = last;
    await breathe();
  }
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
  "has_emergency",
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
      .where("withdrawn_on", "is", null)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const last = rows.at(-1)?.id;
    if (last === undefined) return all;
    const [treated, spoken, funded, titled, access] = await Promise.all([
      services(db, after, last),
      languages(db, after, last),
      funding(db, after, last),
      scopes(db, after, last),
      accessOf(db, after, last),
    ]);
    for (const row of rows) {
      all.push({
        ...row,
        services: treated.get(row.id) ?? [],
        languages: spoken.get(row.id) ?? [],
        funding: funded.get(row.id) ?? [],
        scopes: titled.get(row.id) ?? [],
        is_step_free: access.get(row.id) === "yes",
        is_access_stated: access.get(row.id) !== "not-stated",
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

/**
 * `details` is JSON that we wrote ourselves, without spaces; inside its texts every quotation mark has a backslash, so
 * that this piece occurs in no text. A tenth of the time that parsing takes.
 */
async function accessOf(
  db: Kysely<Schema>,
  after: number,
  last: number,
): Promise<ReadonlyMap<number, "yes" | "not-stated">> {
  const said = async (access: "yes" | "not-stated") => {
    const rows = await db
      .selectFrom("practice_profiles")
      .select("practice_id")
      .where("practice_id", ">", after)
      .where("practice_id", "<=", last)
      .where("details", "like", `%"wheelchairAccess":"${access}"%`)
      .execute();
    return rows.map((row) => [row.practice_id, access] as const);
  };
  return new Map([...(await said("yes")), ...(await said("not-stated"))]);
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
