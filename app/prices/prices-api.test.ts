import { expect, test } from "vitest";
import { PRICE_REGIONS, regionOfPlace } from "#content/price-regions.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { LEAST_PRACTICES } from "#domain/practices/price-figures.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { pricesOn } from "#tests/support/prices.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const SAMPLES = 240;
const PRACTICES = [...samplePractices(SAMPLES)].map(({ practice }) => practice);

test("What practices charge is the middle and the quarters of what they state, in the country and in each region, and nowhere of fewer than five", async () => {
  const site = siteToRead(SAMPLES);
  const { prices } = await pricesOn(site);
  for (const { slug: treatment } of TREATMENTS) {
    for (const region of [null, ...PRICE_REGIONS.map(({ slug }) => slug)]) {
      const shown = prices.find((price) => price.treatment === treatment && price.region === region);
      const { lower, median, upper, practices } = shown ?? {};
      expect({ treatment, region, figures: shown ? { practices, lower, median, upper } : null }).toEqual({
        treatment,
        region,
        figures: reckoned(treatment, region),
      });
    }
  }
  expect(Math.min(...prices.map(({ practices }) => practices))).toBeGreaterThanOrEqual(LEAST_PRACTICES);
  expect(prices.filter(({ region }) => region !== null).length).toBeGreaterThan(20);
});

/** Reckoned from the practices themselves, by walking the way between two neighbours in hundredths of a step. */
function reckoned(treatment: string, region: string | null) {
  const prices = PRACTICES.filter(({ place }) => region === null || regionOfPlace(place)?.slug === region)
    .flatMap((practice) => lowest(practice, treatment))
    .toSorted((one, other) => one - other);
  if (prices.length < 5) return null;
  const walk = Array.from({ length: (prices.length - 1) * 100 + 1 }, (_, step) => {
    const [low, high] = [prices[Math.floor(step / 100)]!, prices[Math.ceil(step / 100)]!];
    return low + ((high - low) * (step % 100)) / 100;
  });
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) =>
    Math.round(walk[Math.round((walk.length - 1) * share)]!),
  );
  return { practices: prices.length, lower, median, upper };
}

function lowest({ priceFrom, prices }: Practice, treatment: string): number | [] {
  if (treatment === "general-dentistry") return priceFrom ?? [];
  const own = prices.filter((price) => price.treatment === treatment);
  return own.length === 0 ? [] : Math.min(...own.map(({ from }) => from));
}
