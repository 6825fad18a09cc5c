import { PLACES, placeBySlug, townsListed } from "#content/places.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { areHoursStated } from "#domain/hours/opening-hours.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import type { Place } from "#domain/finding/places.ts";
import { directoryHref, placePath } from "#content/links.ts";
import { samplesShown } from "#domain/practices/samples-shown.ts";
import type { MapTown } from "#kit/ui/map/towns.tsx";
import { shortPracticeCard } from "#kit/ui/short-card.tsx";

/** What the home page shows. */
export type HomeView = Awaited<ReturnType<typeof viewHome>>;

export type FirstPractice = ReturnType<typeof toFirst>;

export type Town = MapTown & Pick<Place, "nameMi" | "island">;

const SHOWN_FIRST = 4;
/** So many of the best are looked at for those to show first. */
const LOOKED_AT = 24;

/** All of it is of one snapshot, so that the figures agree. */
export async function viewHome(index: Snapshot, now: Date) {
  const counts = index.countsByPlace();
  const { ids } = index.search({ sort: "recommended", limit: LOOKED_AT, offset: 0 });
  const listings = (await index.listings(ids)).toSorted(byFullness).slice(0, SHOWN_FIRST);
  return {
    /** Practices listed. */
    total: index.total,
    /** What all published reviews say together; null while there is none. */
    ratings: index.ratings(),
    showsSamples: samplesShown(index) !== "none",
    /** The best rated first; then, where fewer than four have a rating, those that say most of what a card shows. */
    first: listings.map((practice) => toFirst(practice, now)),
    areTopRated: listings.length === SHOWN_FIRST && listings.every(({ rating }) => rating !== null),
    /** Those of the 22 in which a practice is listed, from north to south. */
    towns: PLACES.filter(({ slug }) => counts.has(slug))
      .toSorted((a, b) => b.latitude - a.latitude)
      .map((place) => toTown(place, counts)),
    /** Beyond the 22, those in which a practice is listed, from A to Z. */
    moreTowns: townsListed(counts).map((place) => toTown(place, counts)),
  };
}

/** Keeps the order of those with a rating; then come those with prices and hours, then those with either. */
function byFullness(a: PracticeListing, b: PracticeListing): number {
  return fullness(b) - fullness(a);
}

function fullness({ rating, priceFrom, openingHours }: PracticeListing): number {
  return rating !== null ? 3 : Number(priceFrom !== null) + Number(areHoursStated(openingHours));
}

function toFirst(practice: PracticeListing, now: Date) {
  const place = placeBySlug(practice.place);
  const isSaidBySuburb = practice.suburb.includes(place.name);
  return {
    ...shortPracticeCard(practice, now, place.name),
    id: practice.id,
    /** Empty where it has the name of the place in it. */
    suburb: isSaidBySuburb ? "" : practice.suburb,
    /** `Wellington`, `Wellington Central` */
    placeName: isSaidBySuburb ? practice.suburb : place.name,
    placeHref: directoryHref({ location: place.slug }),
    /** `Cosmetic dentistry` */
    specialty: practice.specialties[0] ?? null,
  };
}

function toTown(place: Place, counts: ReadonlyMap<string, number>): Town {
  return { ...place, count: counts.get(place.slug) ?? 0, href: placePath(place.slug) };
}
