import type { Kysely } from "kysely";
import { ALL_PLACES, placeBySlug } from "#content/places.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import { areHoursStated } from "#domain/hours/opening-hours.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { directoryHref } from "#content/links.ts";
import { unstatedLines } from "#kit/ui/unstated.server.ts";
import { operatorOver } from "#content/operator.ts";
import { openPrices } from "#services/prices/open-prices.ts";
import type { Showing } from "#services/services.ts";
import { askingLink, type Routing } from "#content/asking.ts";
import { practiceOpenStatus } from "#content/open-status.ts";
import { practiceHead, practiceLocality } from "#kit/ui/practice-card-of.ts";
import { quickFilters } from "#kit/ui/quick-filters.server.ts";

/** Who offers a treatment. */
export type Providers = Awaited<ReturnType<typeof viewProviders>>;

/** A practice as the list of top providers shows it. */
export type Provider = Awaited<ReturnType<typeof topProviders>>[number];

const SHOWN = 6;

/** Counted in the whole country. */
export async function viewProviders(
  { database, practices, operator, now }: Showing,
  { treatment: service }: Pick<TreatmentPage, "treatment">,
) {
  const index = await practices.now();
  const counts = index.countsByPlace(service);
  const { isSample, prices } = operatorOver(operator, index.samples > 0).identity;
  // Over samples the page has the specification's prices, so nothing is reckoned.
  const { treatments } = isSample ? { treatments: [] } : await openPrices({ database, practices });
  return {
    identity: { isSample, prices },
    /** What the listed practices charge; null where too few say. */
    figures: treatments.find(({ treatment }) => treatment === service)?.everywhere ?? null,
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    /** Where, the most first. */
    places: ALL_PLACES.flatMap((place) => {
      const count = counts.get(place.slug);
      return count ? [{ slug: place.slug, name: place.name, count }] : [];
    }).toSorted((a, b) => b.count - a.count),
    /** How many do not say whether they offer it. */
    unstated: unstatedLines(index, { service }, { placeName: undefined, hrefWithout: () => directoryHref() }),
    /** Narrower lists. */
    quick: quickFilters(index, { service }, { service }, now()),
  };
}

/** The best rated. */
export async function topProviders({ database, practices, routing, now }: Showing, page: TreatmentPage) {
  const top = await bestRated(database.read, await practices.now(), page);
  return top.map((practice) => toProvider(practice, page, { routing, now: now() }));
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
  const best = { service: page.treatment, sort: "recommended", limit: SHOWN, offset: 0 } as const;
  const specialists = page.isListedByName ? [] : index.search({ ...best, scopes: page.specialistScopes }).ids;
  const ids = [...new Set([...specialists, ...index.search(best).ids])].slice(0, SHOWN);
  const found = await Promise.all(ids.map((id) => findPractice(db, id)));
  return found.filter((practice) => practice !== undefined);
}

function toProvider(
  practice: Practice,
  page: TreatmentPage,
  { routing, now }: { routing: Routing; now: Date },
) {
  const place = placeBySlug(practice.place);
  const prices = practice.prices.filter(
    ({ treatment }) => page.isListedByName && treatment === page.treatment,
  );
  return {
    ...practiceHead(practice, place),
    /** `St Heliers, Auckland` */
    locality: practiceLocality(practice, place),
    open: areHoursStated(practice.openingHours) ? practiceOpenStatus(practice, now) : null,
    takesNoNewPatients: practice.newPatients.answer === "no",
    /** A person there has a specialist scope for this treatment. */
    hasSpecialist: practice.practitioners.some(({ specialistScope }) => hasScope(specialistScope, page)),
    /** Dollars; null when none is stated for this treatment. */
    priceFrom: prices.length === 0 ? null : Math.min(...prices.map(({ from }) => from)),
    ask: askingLink(practice, routing, page.treatment),
  };
}
