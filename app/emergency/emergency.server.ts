import { suburbsNamed } from "#content/localities.ts";
import { ALL_PLACES, findAnywhere, placeBySlug } from "#content/places.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import type { Position } from "#domain/finding/distance.ts";
import { isInNewZealand, positionIn } from "#domain/finding/near.ts";
import type { Place } from "#domain/finding/places.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { allDayIn, byWait, type Nearest, nearestTo, offered } from "#services/finding/nearest.ts";
import { type EmergencyService, emergencyService } from "#kit/ui/emergency-service.server.ts";

/** What the page shows near a place: as it was found, in words. */
export type NearestView = Pick<Nearest, "place" | "isSomeoneOpen"> & {
  services: readonly EmergencyService[];
  furtherAway: readonly EmergencyService[];
};

/** The practices on the emergency page. */
export type EmergencyView = {
  /** Open day and night: one of each of the largest cities that have any, at most three; none once a place is chosen. */
  roundTheClock: readonly EmergencyService[];
  /** It is null until a place is chosen. */
  nearest: NearestView | null;
  /** The form was sent without a place that is known. */
  isPlaceMissing: boolean;
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
  const typed = parameters.get("place") ?? "";
  const [suburb, another] = suburbsNamed(typed);
  const place = findAnywhere(typed) ?? (suburb && !another ? placeBySlug(suburb.place) : undefined);
  const position = positionIn(parameters.get("near") ?? "");
  const from = place ?? (position && isInNewZealand(position) ? position : null);
  return {
    roundTheClock: from ? [] : await roundTheClock(index, now),
    nearest: from && (await viewNearest(index, from, now)),
    isPlaceMissing: parameters.has("place") && from === null,
  };
}

async function viewNearest(index: Snapshot, from: Place | Position, now: Date): Promise<NearestView> {
  const { place, isSomeoneOpen, practices, furtherAway } = await nearestTo(index, from, now);
  const inWords = (practice: PracticeListing) => emergencyService(practice, now, from);
  return {
    place,
    isSomeoneOpen,
    services: practices.map(inWords),
    furtherAway: furtherAway.map(inWords),
  };
}

const ALL_DAY = allDayIn(ALL_PLACES.map(({ slug }) => slug));
const MOST_ALL_DAY = 100;
const SHOWN_ALL_DAY = 3;

async function roundTheClock(index: Snapshot, now: Date): Promise<EmergencyService[]> {
  const asked = {
    emergency: "yes",
    schedules: ALL_DAY,
    sort: "recommended",
    limit: MOST_ALL_DAY,
    offset: 0,
  } as const;
  const practices = await offered(index, index.search(asked).ids);
  return oneOfEachPlace(practices).map((practice) => emergencyService(practice, now, null));
}

/**
 * The one listed longest, so that the page is the same from day to day; a chosen place shows the others. Places in
 * the order of the list, which begins with the cities that most people live in.
 */
function oneOfEachPlace(practices: readonly PracticeListing[]): PracticeListing[] {
  const byPlace = Map.groupBy(practices, ({ place }) => place);
  return ALL_PLACES.flatMap(({ slug }) => byPlace.get(slug)?.toSorted((a, b) => a.id - b.id)[0] ?? [])
    .slice(0, SHOWN_ALL_DAY)
    .toSorted(byWait);
}
