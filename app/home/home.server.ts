import type { Kysely } from "kysely";
import { PLACES, placeBySlug } from "#content/places.ts";
import {
  countsByPlace,
  type PracticeListing,
  ratingAverage,
  samplesCount,
  topRated,
} from "#database/practices.ts";
import type { Schema } from "#database/schema.ts";
import type { Place } from "#domain/places.ts";
import { practicePath } from "#domain/practice.ts";
import { dentistsHref, placeHref } from "../shell/navigation.ts";
import { locatorPoint } from "../ui/map/locator.tsx";
import type { MapTown } from "../ui/map/towns.tsx";

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
};

export type TopRated = {
  path: string;
  name: string;
  placeName: string;
  placeHref: string;
  locator: { x: number; y: number };
  rating: number | null;
  reviewCount: number;
  /** `Cosmetic dentistry` */
  specialty: string | null;
};

export type Town = MapTown & Pick<Place, "nameMi" | "island">;

const SHOWN_AS_TOP_RATED = 4;

export async function viewHome(db: Kysely<Schema>): Promise<HomeView> {
  const [counts, averageRating, samples, best] = await Promise.all([
    countsByPlace(db),
    ratingAverage(db),
    samplesCount(db),
    topRated(db, SHOWN_AS_TOP_RATED),
  ]);
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    averageRating,
    showsSamples: samples > 0,
    topRated: best.map(toTopRated),
    towns: PLACES.toSorted((a, b) => b.latitude - a.latitude).map((place) => toTown(place, counts)),
  };
}

function toTopRated(practice: PracticeListing): TopRated {
  const place = placeBySlug(practice.place);
  return {
    path: practicePath(practice),
    name: practice.name,
    placeName: place.name,
    placeHref: dentistsHref(place.slug),
    locator: locatorPoint(place),
    rating: practice.rating,
    reviewCount: practice.reviewCount,
    specialty: practice.specialties[0] ?? null,
  };
}

function toTown(place: Place, counts: ReadonlyMap<string, number>): Town {
  const { slug, name, nameMi, island, latitude, longitude } = place;
  return {
    slug,
    name,
    nameMi,
    island,
    latitude,
    longitude,
    count: counts.get(slug) ?? 0,
    href: placeHref(slug),
  };
}
