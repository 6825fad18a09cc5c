import { setImmediate as breathe } from "node:timers/promises";
import { add, type BitSet, emptySet, join, countMembers, sizeOfBoth } from "./bit-set.ts";
import { type FilterName, saysParking } from "#domain/finding/practice-filters.ts";
import type { PracticeFact } from "./practice-search.ts";
import type { IndexedPractice } from "./read-practices.ts";

/** How many practices are looked at before others are answered. */
const BATCH = 4_000;

type Values = (practice: IndexedPractice) => readonly string[];

/** The values that a practice has of each filter but those that depend on the time (`schedule`, `freeIds`) or the map. */
const FILTERED = {
  service: ({ services, has_emergency }) =>
    has_emergency === 1 ? [...new Set([...services, "emergency-dentist" as const])] : services,
  price: ({ price_tier }) => [String(price_tier)],
  emergency: ({ has_emergency }) => yes(has_emergency === 1),
  accepting: ({ new_patients }) => yes(new_patients === "yes"),
  wheelchair: ({ wheelchair }) => yes(wheelchair === "yes"),
  parking: ({ parking }) => yes(saysParking(parking)),
  funding: ({ funding }) => funding,
  language: ({ languages }) => languages,
} satisfies Record<Exclude<FilterName, "open" | "free" | "area">, Values>;

/** The filters that a set of practices answers. */
export const SET_FILTERS = Object.keys(FILTERED) as (keyof typeof FILTERED)[];

/** All that a practice is found by. */
const VALUES = {
  ...FILTERED,
  place: ({ place }) => [place],
  takesUnstated: ({ services, takes_requests }) => yes(takes_requests && services.length === 0),
  scope: ({ scopes }) => scopes,
  schedule: ({ place, opening_hours }) => [scheduleKey({ place, openingHours: opening_hours })],
  unstated: unstatedFacts,
} satisfies Record<string, Values>;

type Kind = keyof typeof VALUES;

function yes(isSo: boolean): readonly string[] {
  return isSo ? YES : NONE;
}

const YES = ["yes"];
const NONE: string[] = [];

export type Sets = Awaited<ReturnType<typeof filterSets>>;

/** For each value of what is filtered by, the practices that have it; others are answered in between. */
export async function filterSets(ranked: readonly IndexedPractice[]) {
  const size = ranked.length;
  const none = emptySet(size);
  const sets = new Map<Kind, Map<string, BitSet>>();
  for (const kind of Object.keys(VALUES) as Kind[]) {
    sets.set(kind, await setsByValue(ranked, VALUES[kind]));
  }
  const numberOf = new Map(ranked.map(({ id }, number) => [id, number]));

  const of = (kind: Kind, value: string) => sets.get(kind)?.get(value) ?? none;
  return {
    of,
    anyOf(kind: Kind, values: readonly string[]): BitSet {
      if (values.length === 1) return of(kind, values[0]!);
      const any = emptySet(size);
      for (const value of values) join(any, of(kind, value));
      return any;
    },
    beginningWith(kind: Kind, starts: readonly string[]): BitSet {
      const any = emptySet(size);
      for (const [value, set] of sets.get(kind) ?? []) {
        if (starts.some((start) => value.startsWith(start))) join(any, set);
      }
      return any;
    },
    withIds(ids: readonly number[]): BitSet {
      const set = emptySet(size);
      for (const id of ids) {
        const number = numberOf.get(id);
        if (number !== undefined) add(set, number);
      }
      return set;
    },
    /** The place of a practice in the recommended order. */
    numberOf: (id: number) => numberOf.get(id),
    /** Value → how many have it, of `among` where that is given; in the order of values. */
    counts(kind: Kind, among?: BitSet): Map<string, number> {
      const all = [...(sets.get(kind) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return new Map(
        all
          .map(([value, set]) => [value, among ? sizeOfBoth(set, among) : countMembers(set)] as const)
          .filter(([, count]) => count > 0),
      );
    },
  };
}

async function setsByValue(
  ranked: readonly IndexedPractice[],
  valuesOf: (practice: IndexedPractice) => readonly string[],
): Promise<Map<string, BitSet>> {
  const sets = new Map<string, BitSet>();
  for (const [number, practice] of ranked.entries()) {
    if (number % BATCH === 0) await breathe();
    for (const value of valuesOf(practice)) {
      add(
        sets.getOrInsertComputed(value, () => emptySet(ranked.length)),
        number,
      );
    }
  }
  return sets;
}

function unstatedFacts(practice: IndexedPractice): PracticeFact[] {
  if (practice.is_sample === 1) return [];
  const isUnstated: Readonly<Record<PracticeFact, boolean>> = {
    service: practice.services.length === 0,
    price: practice.price_tier === 0,
    open: practice.opening_hours === "",
    // A practice that says nothing of it has no times to book.
    free: false,
    // A practice that says nothing of it is not known to see people in pain.
    emergency: false,
    accepting: practice.new_patients === "not-stated",
    wheelchair: practice.wheelchair === "not-stated",
    parking: practice.parking === null,
    funding: practice.funding.length === 0,
    language: practice.languages.length === 0,
    // Every practice has its place on the map.
    area: false,
    rating: practice.review_count === 0,
  };
  return (Object.keys(isUnstated) as PracticeFact[]).filter((fact) => isUnstated[fact]);
}

/** Two practices of one key are open at the same times: hours depend on the holidays of their place, too. */
export function scheduleKey({ place, openingHours }: { place: string; openingHours: string }): string {
  return `${place} ${openingHours}`;
}

/** Each schedule that there is once, so that whether it is open is worked out once for all who have it. */
export function distinctSchedules(
  ranked: readonly IndexedPractice[],
): { place: string; openingHours: string }[] {
  const schedules = ranked.map((practice) => ({
    place: practice.place,
    openingHours: practice.opening_hours,
  }));
  return [...new Map(schedules.map((schedule) => [scheduleKey(schedule), schedule])).values()];
}
