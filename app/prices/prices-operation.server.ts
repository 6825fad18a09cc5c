import { z } from "zod";
import { ATTRIBUTION } from "#kit/api/practice-schema.server.ts";
import type { Operation } from "#kit/api/operation.server.ts";
import { PRICE_REGIONS } from "#content/price-regions.ts";
import { LEAST_PRACTICES } from "#domain/practices/price-figures.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { pricesPath } from "#content/links.ts";
import { attributionLine } from "#services/practices/attribution.ts";
import { openPrices } from "#services/prices/open-prices.ts";
import type { Services } from "#services/services.ts";
import { pricedThing, PRICES_LICENCE } from "./price-words.ts";

const FIGURES = z
  .object({
    treatment: z.enum(TREATMENTS.map(({ slug }) => slug)),
    name: z.string().describe("What is priced. For general dentistry, the usual visit."),
    region: z
      .enum(PRICE_REGIONS.map(({ slug }) => slug))
      .nullable()
      .describe("Null: the whole country."),
    practices: z.int().min(LEAST_PRACTICES).describe("How many practices list a price."),
    lowest: z.int().describe("The lowest price that one of them lists."),
    lower: z.int().describe("Dollars, GST included. A quarter of practices charge less."),
    median: z.int().describe("Half of them charge less."),
    upper: z.int().describe("A quarter of them charge more."),
    highest: z.int().describe("The highest of these prices."),
    url: z.url().describe("The page with this figure."),
  })
  .describe("What practices charge for one thing. There’s no figure for fewer than five practices.");

export const PRICES_ANSWER = z.object({
  asOf: z.iso.date().describe("The New Zealand date of these prices."),
  isSample: z.boolean().describe("Whether the figures are of made-up sample practices."),
  licence: z.url().describe("The licence of the figures. What a source states keeps that source’s licence."),
  attribution: ATTRIBUTION,
  prices: z.array(FIGURES),
});

export const PRICES_OPERATION: Operation = {
  id: "getPrices",
  path: "/prices",
  title: "What practices charge",
  text: "Median and quartiles of each practice’s lowest price for a treatment, for the country and by region.",
  parameters: [],
  answer: "PriceList",
  schemas: { PriceList: PRICES_ANSWER, Price: FIGURES },
  examples: [{ path: "/prices", text: "All of them" }],
};

/** Every figure, the country before its regions. */
export async function answerPrices(services: Services): Promise<z.infer<typeof PRICES_ANSWER>> {
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
