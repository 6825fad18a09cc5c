import { add, type BitSet, emptySet, join, sizeOf, sizeOfBoth } from "./bit-set.ts";
import type { PracticeFact } from "./practice-search.ts";
import type { IndexedPractice } from "./read-practices.ts";

type Kind =
  | "place"
  | "service"
  | "price"
  | "emergency"
  | "newPatients"
  | "stepFree"
  | "funding"
  | "language"
  | "scope"
  | "schedule"
  | "unstated";

export type Sets = ReturnType<typeof setsOf>;

/** For each value of what is filtered by, the practices that have it. */
export function setsOf(ranked: readonly IndexedPractice[]) {
  const size = ranked.length;
  const none = emptySet(size);
  const sets = new Map<Kind, Map<string, BitSet>>();
  const numberOf = new Map(ranked.map(({ id }, number) => [id, number]));
  ranked.forEach((practice, number) => {
    for (const [kind, value] of traitsOf(practice)) add(setFor(kind, value), number);
  });

  function setFor(kind: Kind, value: string): BitSet {
    return sets.getOrInsertComputed(kind, () => new Map()).getOrInsertComputed(value, () => emptySet(size));
  }

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
    /** Value → how many have it, of `among` where that is given; in the order of values. */
    counts(kind: Kind, among?: BitSet): Map<string, number> {
      const all = [...(sets.get(kind) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return new Map(
        all
          .map(([value, set]) => [value, among ? sizeOfBoth(set, among) : sizeOf(set)] as const)
          .filter(([, count]) => count > 0),
      );
    },
  };
}

function traitsOf(practice: IndexedPractice): [Kind, string][] {
  const list = (kind: Kind, values: readonly string[]) =>
    values.map((value): [Kind, string] => [kind, value]);
  const traits: [Kind, string][] = [
    ["place", practice.place],
    ["price", String(practice.price_tier)],
    ["schedule", scheduleKey({ place: practice.place, openingHours: practice.opening_hours })],
    ...list("service", practice.services),
    ...list("language", practice.languages),
    ...list("funding", practice.funding),
    ...list("scope", practice.scopes),
    ...list("unstated", unstatedOf(practice)),
  ];
  if (practice.has_emergency === 1) traits.push(["emergency", "yes"]);
  if (practice.is_step_free) traits.push(["stepFree", "yes"]);
  if (practice.new_patients === "yes") traits.push(["newPatients", "yes"]);
  return traits;
}

function unstatedOf(practice: IndexedPractice): PracticeFact[] {
  if (practice.is_sample === 1) return [];
  const isUnstated: Readonly<Record<PracticeFact, boolean>> = {
    service: practice.services.length === 0,
    price: practice.price_tier === 0,
    open: practice.opening_hours === "",
    accepting: practice.new_patients !== "yes" && practice.new_patients !== "no",
    wheelchair: !practice.is_access_stated,
    funding: practice.funding.length === 0,
    language: practice.languages.length === 0,
    rating: practice.review_count === 0,
  };
  return (Object.keys(isUnstated) as PracticeFact[]).filter((fact) => isUnstated[fact]);
}

export function scheduleKey({ place, openingHours }: { place: string; openingHours: string }): string {
  return `${place} ${openingHours}`;
}

export function schedulesOf(ranked: readonly IndexedPractice[]): { place: string; openingHours: string }[] {
  const schedules = ranked.map((practice) => ({
    place: practice.place,
    openingHours: practice.opening_hours,
  }));
  return [...new Map(schedules.map((schedule) => [scheduleKey(schedule), schedule])).values()];
}
