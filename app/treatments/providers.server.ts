import type { Kysely } from "kysely";
import { PLACES, placeBySlug } from "#content/places.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import type { Snapshot } from "#database/live-practices.ts";
import { findPractice } from "#database/practices.ts";
import type { Schema } from "#database/schema.ts";
import type { Place } from "#domain/places.ts";
import type { Practice } from "#domain/practice.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import { bookHref, practicePath } from "../links.ts";
import { locatorPoint } from "../ui/map/locator.tsx";

/** Who offers a treatment. */
export type Providers = {
  total: number;
  /** Where, in the order of `PLACES`. */
  places: readonly Place[];
  /** The best rated. */
  top: readonly Provider[];
};

/** A practice as the list of top providers shows it. */
export type Provider = {
  id: number;
  path: string;
  name: string;
  placeName: string;
  locator: { x: number; y: number };
  rating: number | null;
  reviewCount: number;
  /** A person there has a specialist scope for this treatment. */
  hasSpecialist: boolean;
  /** Dollars; null when none is stated for this treatment. */
  priceFrom: number | null;
  bookHref: string;
  isSample: boolean;
};

const SHOWN = 4;

export async function viewProviders(
  db: Kysely<Schema>,
  index: Snapshot,
  page: TreatmentPage,
): Promise<Providers> {
  const counts = index.countsByPlace(page.treatment);
  const top = await bestRated(db, index, page.treatment);
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    places: PLACES.filter(({ slug }) => counts.has(slug)),
    top: top.map((practice) => toProvider(practice, page)),
  };
}

/** Whether a scope at the Dental Council is one of the page's. */
export function hasScope(specialistScope: string | null, { specialistScopes }: TreatmentPage): boolean {
  return specialistScopes.some((start) => specialistScope?.startsWith(start));
}

async function bestRated(db: Kysely<Schema>, index: Snapshot, service: TreatmentSlug): Promise<Practice[]> {
  const { ids } = index.search({ service, sort: "rating", limit: SHOWN, offset: 0 });
  const found = await Promise.all(ids.map((id) => findPractice(db, id)));
  return found.filter((practice) => practice !== undefined);
}

function toProvider(practice: Practice, page: TreatmentPage): Provider {
  const place = placeBySlug(practice.place);
  const prices = practice.prices.filter(
    ({ treatment }) => page.isListedByName && treatment === page.treatment,
  );
  return {
    id: practice.id,
    path: practicePath(practice),
    name: practice.name,
    placeName: place.name,
    locator: locatorPoint(place),
    rating: practice.rating,
    reviewCount: practice.reviewCount,
    hasSpecialist: practice.practitioners.some(({ specialistScope }) => hasScope(specialistScope, page)),
    priceFrom: prices.length === 0 ? null : Math.min(...prices.map(({ from }) => from)),
    bookHref: bookHref({ practice: practice.id, service: page.treatment }),
    isSample: practice.isSample,
  };
}
