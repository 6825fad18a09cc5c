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
  topRated: readonly TopRated[];
  /** From north to south. */
  towns: readonly Town[];
  /** Beyond the 22, those in which a practice is listed, from A to Z. */
  moreTowns: readonly Town[];
};

export type TopRated = PracticeHead & {
  placeHref: string;
  locator: { x: number; y: number };
  /** `Cosmetic dentistry` */
  specialty: string | null;
};

export type Town = MapTown & Pick<Place, "nameMi" | "island">;

const SHOWN_AS_TOP_RATED = 4;

export async function viewHome(index: Snapshot): Promise<HomeView> {
  const counts = index.countsByPlace();
  const { ids } = index.search({ sort: "rating", limit: SHOWN_AS_TOP_RATED, offset: 0 });
  return {
    total: index.total,
    averageRating: index.ratingAverage(),
    showsSamples: samplesShown(index) !== "none",
    topRated: (await index.listings(ids)).filter(({ rating }) => rating !== null).map(toTopRated),
    towns: PLACES.toSorted((a, b) => b.latitude - a.latitude).map((place) => toTown(place, counts)),
    moreTowns: townsListed(counts).map((place) => toTown(place, counts)),
  };
}

function toTopRated(practice: PracticeListing): TopRated {
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
