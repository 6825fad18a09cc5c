import type { TreatmentPrice } from "#domain/practice.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import { BRACES } from "./treatments/braces.ts";
import { IMPLANTS } from "./treatments/implants.ts";
import { INVISALIGN } from "./treatments/invisalign.ts";
import { ROOT_CANAL } from "./treatments/root-canal.ts";
import { TEETH_WHITENING } from "./treatments/teeth-whitening.ts";
import { USUAL_VISIT } from "./usual-visit.ts";

/** What a treatment usually costs in New Zealand, in dollars. */
export type GuidePrice = { from: number; to: number };

/** As pages name it: the light band under a price. */
export const GUIDE_PRICES = "our guide prices for 2025";

/** Of treatments that a practice prices as one thing, so that its price can be laid over ours. */
const BY_TREATMENT: Partial<Record<TreatmentSlug, { from: number; to: number | null }>> = Object.fromEntries(
  [INVISALIGN, IMPLANTS, TEETH_WHITENING, ROOT_CANAL, BRACES].map(({ treatment, price }) => [
    treatment,
    price,
  ]),
);

/**
 * Our guide price for what a practice prices; null where we have none. General dentistry is many things, of which we have
 * one for the usual visit alone.
 */
export function guidePriceFor({
  treatment,
  label,
}: Pick<TreatmentPrice, "treatment" | "label">): GuidePrice | null {
  if (label === USUAL_VISIT.label) return USUAL_VISIT.price;
  const price = BY_TREATMENT[treatment];
  return price?.to == null ? null : { from: price.from, to: price.to };
}
