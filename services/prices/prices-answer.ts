import { pricesPath } from "#content/links.ts";
import { PRICE_REGIONS } from "#content/price-regions.ts";
import { pricedThing, PRICES_LICENCE } from "#content/price-words.ts";
import { attributionLine } from "../practices/attribution.ts";
import type { Services } from "../services.ts";
import { openPrices } from "./open-prices.ts";

/** Every figure, the country before its regions. */
export async function answerPrices(services: Services) {
  const { isSample, treatments } = await openPrices(services);
  const url = (treatment: string, region?: string) => services.publicUrl + pricesPath(treatment, region);
  return {
    asOf: services.today(),
    isSample,
    licence: PRICES_LICENCE.url,
    attribution: attributionLine(await services.practices.now()),
    prices: treatments.flatMap(({ treatment, everywhere, regions }) => [
      ...(everywhere
        ? [{ treatment, name: pricedThing(treatment), region: null, ...everywhere, url: url(treatment) }]
        : []),
      ...PRICE_REGIONS.flatMap(({ slug }) => {
        const figures = regions.get(slug);
        return figures
          ? [{ treatment, name: pricedThing(treatment), region: slug, ...figures, url: url(treatment, slug) }]
          : [];
      }),
    ]),
  };
}
