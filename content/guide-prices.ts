import type { TreatmentPrice } from "#domain/practices/practice.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { Identity } from "./identity.ts";
import { BRACES } from "./treatments/braces.ts";
import { IMPLANTS } from "./treatments/implants.ts";
import { INVISALIGN } from "./treatments/invisalign.ts";
import { ROOT_CANAL } from "./treatments/root-canal.ts";
import { TEETH_WHITENING } from "./treatments/teeth-whitening.ts";
import { USUAL_VISIT } from "./usual-visit.ts";

/** What a treatment usually costs in New Zealand, in dollars. */
export type GuidePrice = { from: number; to: number };

/** What of an operator says which prices are shown. */
type Shows = Pick<Identity, "isSample" | "prices">;

/**
 * Whether the specification's prices are shown, and the articles that are made of them: over samples alone. Nobody has
 * surveyed them, so that no company stands behind them; the operator's own survey takes their place, or nothing does.
 */
export function showsSpecifiedPrices({ isSample }: Pick<Identity, "isSample">): boolean {
  return isSample;
}

/** As pages name the light band under a price: whose it is. */
export function guideName({ isSample, prices }: Shows): string {
  return isSample ? "our guide prices for 2025" : (prices?.source ?? "");
}

/** Guide prices of treatments that a practice prices as one thing, so that its price can be laid over ours. */
const BY_TREATMENT: Partial<Record<TreatmentSlug, { from: number; to: number | null }>> = Object.fromEntries(
  [INVISALIGN, IMPLANTS, TEETH_WHITENING, ROOT_CANAL, BRACES].map(({ treatment, price }) => [
    treatment,
    price,
  ]),
);

/**
 * The guide price for what a practice prices; null where there is none. Of general dentistry, which is many things, the
 * specification has one for the usual visit alone.
 */
export function guidePriceFor(
  { treatment, label }: Pick<TreatmentPrice, "treatment" | "label">,
  shows: Shows,
): GuidePrice | null {
  if (!showsSpecifiedPrices(shows)) return shows.prices?.byTreatment[treatment] ?? null;
  if (label === USUAL_VISIT.label) return USUAL_VISIT.price;
  const price = BY_TREATMENT[treatment];
  return price?.to == null ? null : { from: price.from, to: price.to };
}
