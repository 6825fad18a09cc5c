import { ALL_PLACES, placeBySlug } from "#content/places.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { distanceInWords, kilometresBetween, type Position } from "#domain/finding/distance.ts";
import { type Island, islandAt } from "#domain/finding/island.ts";
import type { Place } from "#domain/finding/places.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { samplesShown } from "#domain/practices/samples-shown.ts";
import { bySooner, type Seen, whenSeen } from "./open-first.ts";

/** The practices that see someone in pain first, and what is to be said of them together. */
export type Nearest = {
  /** It is null where the visitor's own position was asked about. */
  place: Pick<Place, "slug" | "name"> | null;
  /** Whether any within reach is open. If not, Healthline comes before every practice. */
  isSomeoneOpen: boolean;
  /** Within reach, by when someone could be in the chair: once it is open, and they have driven there. */
  practices: readonly PracticeListing[];
  /** Open but beyond reach, and not beyond use, the nearest first; none while one within reach is open. */
  furtherAway: readonly PracticeListing[];
};

/** Enough for every emergency practice of a large city and some beyond it. */
const MOST_LOOKED_AT = 100;
const SHOWN_NEAREST = 6;
const SHOWN_FURTHER_AWAY = 3;
/** Kilometres in a straight line: about an hour and a half on New Zealand's roads. */
const WITHIN_REACH = 100;
/** What is farther is no help at night, though it is all that is open: Blenheim to Christchurch is 250 km. */
const OF_USE_WITHIN = 300;

/** Looks on the same island alone: the sea between the two is no distance that a person in pain can drive. */
export async function nearestTo(index: Snapshot, from: Place | Position, now: Date): Promise<Nearest> {
  const place = "slug" in from ? from : null;
  const found = await nearAndAllDay(index, from, place?.island ?? islandAt(from));
  const candidates = found
    .map((practice) => ({ practice, ...whenSeen(practice, from, now) }))
    .toSorted((a, b) => bySooner(a.at, b.at) || hereThenNear(a, b));
  const reach = candidates.filter(({ isHere, kilometres }) => isHere || kilometres <= WITHIN_REACH);
  const isSomeoneOpen = reach.some(({ isOpen }) => isOpen);
  const openFar = isSomeoneOpen
    ? []
    : candidates.filter(({ isOpen, kilometres }) => isOpen && kilometres <= OF_USE_WITHIN);
  return {
    place: place && { slug: place.slug, name: place.name },
    isSomeoneOpen,
    practices: reach.slice(0, SHOWN_NEAREST).map(({ practice }) => practice),
    furtherAway: openFar.slice(0, SHOWN_FURTHER_AWAY).map(({ practice }) => practice),
  };
}

/** The nearest, and those that never close wherever on the island: at night they may be all that is open. */
async function nearAndAllDay(index: Snapshot, near: Position, island: Island): Promise<PracticeListing[]> {
  const places = ALL_PLACES.filter((place) => place.island === island).map(({ slug }) => slug);
  if (places.length === 0) return [];
  const asked = {
    emergency: "yes",
    places,
    sort: "distance",
    near,
    limit: MOST_LOOKED_AT,
    offset: 0,
  } as const;
  const allDay = { ...asked, schedules: allDayIn(places) };
  const ids = [asked, allDay].flatMap((search) => index.search(search).ids);
  return offered(index, [...new Set(ids)]);
}

type Candidate = Seen & { practice: PracticeListing };

/** In the place itself by waiting time, elsewhere by distance. */
function hereThenNear(a: Candidate, b: Candidate): number {
  if (a.isHere !== b.isHere) return a.isHere ? -1 : 1;
  const byDistance = a.kilometres - b.kilometres;
  return a.isHere ? byWait(a.practice, b.practice) || byDistance : byDistance;
}

/** The practices with these ids; where real ones are listed, without samples: a sample helps no one in pain. */
export async function offered(index: Snapshot, ids: readonly number[]): Promise<PracticeListing[]> {
  const practices = await index.listings(ids);
  return samplesShown(index) === "all" ? practices : practices.filter(({ isSample }) => !isSample);
}

/** Open day and night, as OpenStreetMap writes it, so that a search can ask for it by name. */
export function allDayIn(places: readonly string[]): { place: string; openingHours: string }[] {
  return places.map((place) => ({ place, openingHours: "24/7" }));
}

/** Closer than a kilometre nothing is known: a visitor’s position is rounded. Where only its town is known, a practice there has no distance. */
export function whereFrom(practice: PracticeListing, from: Position & { slug?: string }): string {
  const place = placeBySlug(practice.place);
  const kilometres = kilometresBetween(from, practice);
  const distance = kilometres < 1 ? "under 1 km" : distanceInWords(kilometres);
  if (place.slug !== from.slug) return `${place.name}, ${distance}`;
  return practice.position === "exact" ? distance : place.name;
}

/** Longer than every stated one: subtracting infinities gives no number. */
const UNKNOWN_WAIT = 1_000;

/** The shortest wait first, unstated ones last. */
export function byWait(a: PracticeListing, b: PracticeListing): number {
  return waitRank(a) - waitRank(b);
}

function waitRank({ emergency }: PracticeListing): number {
  return emergency?.waitMinutes ?? UNKNOWN_WAIT;
}
