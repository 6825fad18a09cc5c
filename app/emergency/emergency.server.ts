import { findPlace, PLACES } from "#content/places.ts";
import type { Snapshot } from "#database/live-practices.ts";
import { kilometresBetween, type Position } from "#domain/distance.ts";
import { isInNewZealand, positionIn } from "#domain/near.ts";
import type { Place } from "#domain/places.ts";
import type { PracticeListing } from "#domain/practice.ts";
import { samplesShown } from "../shell/facts.server.ts";
import { type EmergencyService, serviceOf, whereInWords } from "./service.ts";

/** The practices on the emergency page. */
export type EmergencyView = {
  /** Open day and night: one of each of the largest cities that have any, at most three. */
  roundTheClock: readonly EmergencyService[];
  /** Null until a place is chosen. */
  nearest: Nearest | null;
  /** The form was sent without a place that is known. */
  isPlaceMissing: boolean;
};

export type Nearest = {
  /** Null: the visitor's own position. */
  place: Pick<Place, "slug" | "name"> | null;
  /** Whether any of them is open and within reach. */
  isSomeoneOpen: boolean;
  services: readonly (EmergencyService & { where: string })[];
};

/**
 * `place` is a slug or what a visitor typed into the address; `near` is the browser's position. An unknown place counts as
 * none, and a position outside New Zealand has no dentist near.
 */
export async function viewEmergency(
  index: Snapshot,
  parameters: URLSearchParams,
  now: Date,
): Promise<EmergencyView> {
  const place = findPlace(parameters.get("place") ?? "");
  const position = positionIn(parameters.get("near") ?? "");
  const from = place ?? (position && isInNewZealand(position) ? position : null);
  const allDay = await roundTheClock(index);
  return {
    roundTheClock: oneOfEachPlace(allDay).map((practice) => serviceOf(practice, now)),
    nearest: from && (await nearestTo(index, from, allDay, now)),
    isPlaceMissing: parameters.has("place") && from === null,
  };
}

/** Opening hours in the syntax of OpenStreetMap, as the practices store them. */
const ALL_DAY = PLACES.map(({ slug }) => ({ place: slug, openingHours: "24/7" }));
const MOST_ALL_DAY = 100;
const SHOWN_ALL_DAY = 3;

async function roundTheClock(index: Snapshot): Promise<PracticeListing[]> {
  const asked = {
    emergency: true,
    schedules: ALL_DAY,
    sort: "rating",
    limit: MOST_ALL_DAY,
    offset: 0,
  } as const;
  return offered(index, index.search(asked).ids);
}

/** The practices with these ids; where real ones are listed, without samples: a sample helps no one in pain. */
async function offered(index: Snapshot, ids: readonly number[]): Promise<PracticeListing[]> {
  const practices = await index.listings(ids);
  return samplesShown(index) === "all" ? practices : practices.filter(({ isSample }) => !isSample);
}

/**
 * The one listed longest, so that the page is the same from day to day; a chosen place shows the others.
 * Places in the order of the list, which begins with the cities that most people live in.
 */
function oneOfEachPlace(practices: readonly PracticeListing[]): PracticeListing[] {
  const byPlace = Map.groupBy(practices, ({ place }) => place);
  return PLACES.flatMap(
    ({ slug }) =>
      byPlace
        .get(slug)
        ?.toSorted((a, b) => a.id - b.id)
        .slice(0, 1) ?? [],
  )
    .slice(0, SHOWN_ALL_DAY)
    .toSorted(byWait);
}

/** Enough for every emergency practice of a large city and some beyond it. */
const MOST_LOOKED_AT = 100;
const SHOWN_NEAREST = 6;
/** Kilometres in a straight line: about an hour and a half on New Zealand's roads. */
const WITHIN_REACH = 100;

/**
 * Those of the place and then of the nearest places, open ones first. When none within reach is open, the nearest
 * open one comes first however far it is, because it may be the only one that answers.
 */
async function nearestTo(
  index: Snapshot,
  from: Place | Position,
  allDay: readonly PracticeListing[],
  now: Date,
): Promise<Nearest> {
  const place = "slug" in from ? from : null;
  const asked = { emergency: true, sort: "distance", near: from, limit: MOST_LOOKED_AT, offset: 0 } as const;
  const practices = await offered(index, index.search(asked).ids);
  const candidates = [
    ...new Map([...practices, ...allDay].map((practice) => [practice.id, practice])).values(),
  ]
    .map((practice) => ({
      practice,
      service: { ...serviceOf(practice, now), where: whereInWords(practice, from) },
      isHere: practice.place === place?.slug,
      kilometres: kilometresBetween(from, practice),
    }))
    .toSorted(hereThenNear);
  const open = candidates.filter(({ service }) => service.open.isOpen);
  const openNear = open.filter(isWithinReach);
  const shut = candidates.filter((candidate) => !candidate.service.open.isOpen && isWithinReach(candidate));
  const shown = [...(openNear.length > 0 ? openNear : open.slice(0, 1)), ...shut].slice(0, SHOWN_NEAREST);
  return {
    place: place && { slug: place.slug, name: place.name },
    isSomeoneOpen: openNear.length > 0,
    services: shown.map(({ service }) => service),
  };
}

type Candidate = { practice: PracticeListing; isHere: boolean; kilometres: number };

/** In the place itself by waiting time, elsewhere by distance. */
function hereThenNear(a: Candidate, b: Candidate): number {
  if (a.isHere !== b.isHere) return a.isHere ? -1 : 1;
  const byWay = a.kilometres - b.kilometres;
  return a.isHere ? byWait(a.practice, b.practice) || byWay : byWay;
}

function isWithinReach({ isHere, kilometres }: { isHere: boolean; kilometres: number }): boolean {
  return isHere || kilometres <= WITHIN_REACH;
}

function byWait(a: PracticeListing, b: PracticeListing): number {
  return (a.emergency?.waitMinutes ?? 0) - (b.emergency?.waitMinutes ?? 0);
}
