import { USUAL_VISIT } from "#content/usual-visit.ts";
import { regionOfPlace } from "#content/price-regions.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { readStatedPrices, type StatedPrices } from "#database/practices/stated-prices.ts";
import { type PriceFigures, priceFigures } from "#domain/practices/price-figures.ts";
import { fold } from "#domain/text.ts";
import { TREATMENTS, type TreatmentSlug } from "#domain/practices/treatments.ts";
import type { Services } from "../services.ts";

/** What listed practices state that they charge, for everyone to read. */
export type OpenPrices = {
  /** Whether the figures are of sample practices, because no real one is listed. */
  isSample: boolean;
  /** How many practices state a price for anything. */
  practices: number;
  /** All, in the order of `TREATMENTS`. */
  treatments: readonly TreatmentPrices[];
};

type TreatmentPrices = {
  treatment: TreatmentSlug;
  /** It is null where fewer than five practices in the country state a price. */
  everywhere: PriceFigures | null;
  /** Figures by the slug of the region; absent where fewer than five practices state a price. */
  regions: ReadonlyMap<string, PriceFigures>;
  /** How many practices state a price, by region, also where they are too few for figures. */
  counts: ReadonlyMap<string, number>;
  /** Figures by what practices call it, where they call it more than one thing; the most common first. */
  labels: readonly { label: string; figures: PriceFigures }[];
};

/** Computed once for each state of the practices. A reading that failed is tried again at the next request. */
const computed = new WeakMap<Snapshot, Promise<OpenPrices>>();

export async function openPrices({
  database,
  practices,
}: Pick<Services, "database" | "practices">): Promise<OpenPrices> {
  const snapshot = await practices.now();
  return await computed.getOrInsertComputed(snapshot, () => {
    const reading = readStatedPrices(database.read).then(reckonPrices);
    reading.catch(() => computed.delete(snapshot));
    return reading;
  });
}

/**
 * The figures over what practices state. A practice counts once for a treatment, with the lowest price that it states for
 * it; for general dentistry with what a usual visit starts at. Samples count only while nothing else is listed.
 */
function reckonPrices(all: readonly StatedPrices[]): OpenPrices {
  const isSample = all.every((practice) => practice.isSample);
  const counted = all.filter((practice) => practice.isSample === isSample);
  return {
    isSample,
    practices: counted.filter(({ prices, usualVisit }) => prices.length > 0 || usualVisit !== null).length,
    treatments: TREATMENTS.map(({ slug }) => treatmentPrices(slug, counted)),
  };
}

function treatmentPrices(treatment: TreatmentSlug, practices: readonly StatedPrices[]): TreatmentPrices {
  const stated = practices.flatMap((practice) => {
    const price = lowestPrice(practice, treatment);
    return price === null ? [] : [{ price, region: regionOfPlace(practice.place)?.slug ?? "elsewhere" }];
  });
  const byRegion = Map.groupBy(stated, ({ region }) => region);
  return {
    treatment,
    everywhere: priceFigures(stated.map(({ price }) => price)),
    regions: new Map(
      [...byRegion].flatMap(([region, those]) => {
        const figures = priceFigures(those.map(({ price }) => price));
        return figures ? [[region, figures] as const] : [];
      }),
    ),
    counts: new Map([...byRegion].map(([region, those]) => [region, those.length])),
    labels: labelPrices(treatment, practices),
  };
}

/** General dentistry is many things. What all practices state alike, and what people compare, is the usual visit. */
function lowestPrice({ prices, usualVisit }: StatedPrices, treatment: TreatmentSlug): number | null {
  if (treatment === "general-dentistry") return usualVisit;
  const own = prices.filter((price) => price.treatment === treatment).map(({ from }) => from);
  return own.length === 0 ? null : Math.min(...own);
}

function labelPrices(treatment: TreatmentSlug, practices: readonly StatedPrices[]) {
  const stated = practices.flatMap(({ id, prices }) =>
    prices
      .filter((price) => price.treatment === treatment && price.label !== USUAL_VISIT.label)
      .map(({ label, from }) => ({ id, label, from })),
  );
  const byLabel = Map.groupBy(stated, ({ label }) => fold(label));
  const labels = [...byLabel.values()].flatMap((those) => {
    const lowest = Map.groupBy(those, ({ id }) => id)
      .values()
      .map((own) => Math.min(...own.map(({ from }) => from)));
    const figures = priceFigures([...lowest]);
    return figures ? [{ label: those[0]!.label, figures }] : [];
  });
  if (labels.length < 2) return [];
  return labels.toSorted((one, other) => other.figures.practices - one.figures.practices);
}
