import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { MINUTE } from "#domain/durations.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { Database } from "../database.ts";
import { type Instant, type LiveFreeTimes, readLiveFreeTimes } from "../free-times/live-free-times.ts";
import { indexPractices, type PracticeIndex } from "./practice-index.ts";
import { listingsById } from "./practices.ts";
import { readPractices, readPrices } from "./read-practices.ts";
import type { Schema } from "../schema.ts";
import { listSources, type SourceInUse } from "../imports/sources.ts";

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
  /** Gives it at once; undefined when it must be revalidated first. */
  known: () => Snapshot | undefined;
  /** The last snapshot, however old; undefined before the first. */
  last: () => Snapshot | undefined;
};

/** One state of the practices. Another state is another object, so a cache can compare identities. */
export type Snapshot = PracticeIndex & {
  /** Who states the facts of the listed practices. */
  sources: readonly SourceInUse[];
  /** In the order of the ids; practices deleted since are left out. */
  listings: (ids: readonly number[]) => Promise<PracticeListing[]>;
  /** What free times are computed from. A booking is another snapshot, with all the rest of the one before it. */
  freeTimes: LiveFreeTimes;
  /** Practice id → dollars at which a treatment starts there; those that state no price are absent. */
  pricesFrom: (service: TreatmentSlug) => Promise<ReadonlyMap<number, number>>;
};

/** Milliseconds for which a snapshot is fresh, at least. Until then only a write of this process asks the database. */
const FRESH_FOR = 500;
/**
 * A snapshot that replaces another stays fresh for this many times as long as reading it took, at most `LONGEST_REST`.
 * So reading takes about a tenth of the time while an import writes for minutes.
 */
const REST = 10;
const LONGEST_REST = MINUTE;
/**
 * If reading took this many milliseconds or more, even a write of this process causes no other reading in that time.
 * Otherwise, with 20,000 practices, each posted form would read them all again while an import changes them.
 */
const LONG_READING = 500;
/** How long a visitor waits for the database to say whether anything has changed, in milliseconds. */
const TIMEOUT = 300;
/** How long it takes at most after a write of this process, whose author expects to see it (read your own writes). */
const TIMEOUT_AFTER_WRITING = 2_000;

/**
 * Reads lazily and runs no timer. A database that does not answer leaves visitors with the last snapshot (stale if
 * error) and calls `onError`; only without a snapshot does `now` throw.
 */
export function followPractices(
  database: Database,
  now: () => Date,
  onError: (error: unknown) => void,
  instant: () => Instant = () => ({ isOn: true, ofSamples: true }),
): LivePractices {
  let state: State | undefined;
  let asking: Promise<Snapshot> | undefined;

  function isFresh({ writes, askedAt, freshFor }: State): boolean {
    const age = now().getTime() - askedAt;
    return writes === database.writes() && age >= 0 && age < freshFor;
  }

  async function ask(): Promise<Snapshot> {
    state = await revalidate(database, { now, instant }, state);
    return state.snapshot;
  }

  /** Shared by all who ask meanwhile, so that a failure is reported once. */
  function askOnce(): Promise<Snapshot> {
    asking ??= ask()
      .catch((error: unknown) => {
        if (state) onError(error);
        throw error;
      })
      .finally(() => (asking = undefined));
    return asking;
  }

  /** A query that was in flight when this process wrote may not have seen the write. */
  async function withOurWrites(): Promise<Snapshot> {
    const wanted = database.writes();
    const newest = await askOnce();
    return state!.writes < wanted ? withOurWrites() : newest;
  }

  async function latest(): Promise<Snapshot> {
    if (!state) return withOurWrites();
    const last = state.snapshot;
    if (isFresh(state)) return last;
    const wanted = database.writes();
    const timeout = state.writes === wanted ? TIMEOUT : TIMEOUT_AFTER_WRITING;
    const newest = withOurWrites().catch(() => {
      state = { ...state!, askedAt: now().getTime(), writes: wanted };
      return last;
    });
    return Promise.race([newest, pause(timeout, last, { ref: false })]);
  }

  return {
    now: latest,
    known: () => (state && isFresh(state) ? state.snapshot : undefined),
    last: () => state?.snapshot,
  };
}

/** What the last answer of the database said, and for how long it counts. Times in epoch milliseconds. */
type State = {
  snapshot: Snapshot;
  versions: Versions;
  /** The writes of this process that the database knew when it was asked. */
  writes: number;
  askedAt: number;
  freshFor: number;
  /** Until then changes are not read. */
  restsUntil: number;
};

/** The versions of what the practices and their free times were made of. */
type Versions = { practices: number; freeTimes: number; isOn: boolean };

/**
 * Asks for the versions, and reads what has another one when no rest forbids it: a booking causes only the free times to
 * be read.
 */
async function revalidate(
  database: Database,
  { now, instant }: { now: () => Date; instant: () => Instant },
  last: State | undefined,
): Promise<State> {
  const asked = now();
  const askedAt = asked.getTime();
  const writes = database.writes();
  const { isOn, ofSamples } = instant();
  const versions = { ...(await versionsIn(database.read)), isOn };
  const isLast = (part: keyof Versions) => versions[part] === last?.versions[part];
  const isAsBefore = isLast("practices") && isLast("freeTimes") && isLast("isOn");
  if (last && (isAsBefore || isResting(last, askedAt))) return { ...last, writes, askedAt };
  const practices =
    last && isLast("practices")
      ? last.snapshot
      : makeSnapshot(
          database.read,
          await indexPractices(await readPractices(database.read)),
          await listSources(database.read),
        );
  const freeTimes = await readLiveFreeTimes(database.read, { isOn, ofSamples }, asked);
  const snapshot = { ...practices, freeTimes };
  const rest = last ? REST * (now().getTime() - askedAt) : 0;
  const freshFor = Math.min(LONGEST_REST, Math.max(FRESH_FOR, rest));
  const restsUntil = rest < REST * LONG_READING ? 0 : askedAt + freshFor;
  return { snapshot, versions, writes, askedAt, freshFor, restsUntil };
}

/** A clock that was set back ends the rest. */
function isResting({ restsUntil }: State, time: number): boolean {
  return time < restsUntil && restsUntil - time <= LONGEST_REST;
}

async function versionsIn(db: Kysely<Schema>): Promise<Omit<Versions, "isOn">> {
  return db
    .selectFrom(["data_version", "free_times_version"])
    .select(["data_version.version as practices", "free_times_version.version as freeTimes"])
    .executeTakeFirstOrThrow();
}

/** Enough for every practice in the country; about 2 kB each. */
const MAX_LISTINGS = 4_000;

function makeSnapshot(
  db: Kysely<Schema>,
  index: PracticeIndex,
  sources: readonly SourceInUse[],
): Omit<Snapshot, "freeTimes"> {
  const cached = new LRUCache<number, PracticeListing>({ max: MAX_LISTINGS });
  const prices = new Map<TreatmentSlug, Promise<ReadonlyMap<number, number>>>();
  return {
    ...index,
    sources: sources.filter(({ practices: listed }) => listed > 0),
    async listings(ids) {
      const known = new Map(ids.map((id) => [id, cached.get(id)]));
      const missing = ids.filter((id) => known.get(id) === undefined);
      const read = missing.length === 0 ? [] : await listingsById(db, missing);
      for (const listing of read) {
        cached.set(listing.id, listing);
        known.set(listing.id, listing);
      }
      return ids.flatMap((id) => known.get(id) ?? []);
    },
    pricesFrom: (service) =>
      prices.getOrInsertComputed(service, () => {
        const read = readPrices(db, service);
        // The next visitor asks again.
        read.catch(() => prices.delete(service));
        return read;
      }),
  };
}
