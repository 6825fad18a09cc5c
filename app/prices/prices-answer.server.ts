import type { z } from "zod";
import { pricesPath } from "#content/links.ts";
import { PRICE_REGIONS } from "#content/price-regions.ts";
import { attributionOf } from "#services/practices/attribution.ts";
import { openPrices } from "#services/prices/open-prices.ts";
import type { Services } from "#services/services.ts";
import { pricedThing, PRICES_LICENCE } from "./words.ts";
import type { PRICES_ANSWER } from "./prices-operation.server.ts";

/** Every figure, the country before its regions. */
export async function answerPrices(services: Services): Promise<z.infer<typeof PRICES_ANSWER>> {
  const { isSample, treatments } = await openPrices(services);
  const url = (treatment: string, region?: string) => services.publicUrl + pricesPath(treatment, region);
  return {
    asOf: services.today(),
    isSample,
    licence: PRICES_LICENCE.url,
    attribution: attributionOf(await services.practices.now()),
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
