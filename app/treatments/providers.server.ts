import type { Kysely } from "kysely";
import { ALL_PLACES, placeBySlug } from "#content/places.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import type { Snapshot } from "#database/live-practices.ts";
import { findPractice } from "#database/practices.ts";
import type { Schema } from "#database/schema.ts";
import type { Place } from "#domain/places.ts";
import type { Practice } from "#domain/practice.ts";
import { directoryHref } from "../links.ts";
import type { UnstatedLine } from "../ui/unstated.tsx";
import { unstatedLines } from "../ui/unstated.server.ts";
import type { Services } from "../services.ts";
import { type Ask, askOf, type Routing } from "../ui/asking.ts";
import type { PracticeHead } from "../ui/practice-card.tsx";
import { headOf } from "../ui/practice-card-of.ts";
import type { QuickFilter } from "../ui/quick-filters.tsx";
import { quickFilters } from "../ui/quick-filters.server.ts";
import { locatorPoint } from "../ui/map/locator.tsx";

/** Who offers a treatment. */
export type Providers = {
  total: number;
  /** Where, in the order of `ALL_PLACES`. */
  places: readonly Place[];
  /** How many do not say whether they offer it. */
  unstated: readonly UnstatedLine[];
  /** Narrower lists. */
  quick: readonly QuickFilter[];
  /** The best rated. */
  top: readonly Provider[];
};

/** A practice as the list of top providers shows it. */
export type Provider = PracticeHead & {
  locator: { x: number; y: number };
  /** A person there has a specialist scope for this treatment. */
  hasSpecialist: boolean;
  /** Dollars; null when none is stated for this treatment. */
  priceFrom: number | null;
  ask: Ask | null;
};

const SHOWN = 4;

export async function viewProviders(
  { database, practices, routing, now }: Pick<Services, "database" | "practices" | "routing" | "now">,
  page: TreatmentPage,
): Promise<Providers> {
  const index = await practices.now();
  const service = page.treatment;
  const counts = index.countsByPlace(page.treatment);
  const top = await bestRated(database.read, index, page);
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    places: ALL_PLACES.filter(({ slug }) => counts.has(slug)),
    unstated: unstatedLines(index, { service }, { placeName: undefined, hrefWithout: () => directoryHref() }),
    quick: quickFilters(index, { service }, { service }, now()),
    top: top.map((practice) => toProvider(practice, page, routing)),
  };
}

/** Whether a scope at the Dental Council is one of the page's. */
export function hasScope(specialistScope: string | null, { specialistScopes }: TreatmentPage): boolean {
  return specialistScopes.some((start) => specialistScope?.startsWith(start));
}

/**
 * The best rated. Of a treatment that practices do not list by its own name, those with a specialist for it come first:
 * for gum surgery a periodontist, not just anyone who takes out teeth.
 */
async function bestRated(db: Kysely<Schema>, index: Snapshot, page: TreatmentPage): Promise<Practice[]> {
  const best = { service: page.treatment, sort: "rating", limit: SHOWN, offset: 0 } as const;
  const specialists = page.isListedByName ? [] : index.search({ ...best, scopes: page.specialistScopes }).ids;
  const ids = [...new Set([...specialists, ...index.search(best).ids])].slice(0, SHOWN);
  const found = await Promise.all(ids.map((id) => findPractice(db, id)));
  return found.filter((practice) => practice !== undefined);
}

function toProvider(practice: Practice, page: TreatmentPage, routing: Routing): Provider {
  const place = placeBySlug(practice.place);
  const prices = practice.prices.filter(
    ({ treatment }) => page.isListedByName && treatment === page.treatment,
  );
  return {
    ...headOf(practice, place),
    locator: locatorPoint(place),
    hasSpecialist: practice.practitioners.some(({ specialistScope }) => hasScope(specialistScope, page)),
    priceFrom: prices.length === 0 ? null : Math.min(...prices.map(({ from }) => from)),
    ask: askOf(practice, routing, page.treatment),
  };
}
