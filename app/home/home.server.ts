import { PLACES, placeBySlug, townsListed } from "#content/places.ts";
import type { Snapshot } from "#database/live-practices.ts";
import type { PracticeListing } from "#domain/practice.ts";
import type { Place } from "#domain/places.ts";
import { directoryHref, placePath } from "../links.ts";
import { samplesShown } from "../shell/facts.server.ts";
import { locatorPoint } from "../ui/map/locator.tsx";
import type { MapTown } from "../ui/map/towns.tsx";
import type { PracticeHead } from "../ui/practice-card.tsx";
import { headOf } from "../ui/practice-card-of.ts";

/** What the home page shows. */
export type HomeView = {
  /** Practices listed. */
  total: number;
  /** Of all published ratings, not rounded; null while there is none. */
  averageRating: number | null;
  showsSamples: boolean;
  /** The best rated; where no practice has a rating, the first of the list. */
  first: readonly FirstPractice[];
  /** From north to south. */
  towns: readonly Town[];
  /** Beyond the 22, those in which a practice is listed, from A to Z. */
  moreTowns: readonly Town[];
};

export type FirstPractice = PracticeHead & {
  placeHref: string;
  locator: { x: number; y: number };
  /** `Cosmetic dentistry` */
  specialty: string | null;
};

export type Town = MapTown & Pick<Place, "nameMi" | "island">;

const SHOWN_FIRST = 4;

export async function viewHome(index: Snapshot): Promise<HomeView> {
  const counts = index.countsByPlace();
  const { ids } = index.search({ sort: "rating", limit: SHOWN_FIRST, offset: 0 });
  const listings = await index.listings(ids);
  const rated = listings.filter(({ rating }) => rating !== null);
  return {
    total: index.total,
    averageRating: index.ratingAverage(),
    showsSamples: samplesShown(index) !== "none",
    first: (rated.length > 0 ? rated : listings).map(toFirst),
    towns: PLACES.toSorted((a, b) => b.latitude - a.latitude).map((place) => toTown(place, counts)),
    moreTowns: townsListed(counts).map((place) => toTown(place, counts)),
  };
}

function toFirst(practice: PracticeListing): FirstPractice {
  const place = placeBySlug(practice.place);
  return {
    ...headOf(practice, place),
    placeHref: directoryHref({ location: place.slug }),
    locator: locatorPoint(place),
    specialty: practice.specialties[0] ?? null,
  };
}

function toTown(place: Place, counts: ReadonlyMap<string, number>): Town {
  return { ...place, count: counts.get(place.slug) ?? 0, href: placePath(place.slug) };
}
