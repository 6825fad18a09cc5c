import { z } from "zod";
import { ATTRIBUTION } from "#kit/api/practice-schema.server.ts";
import type { Operation } from "#kit/api/operation.server.ts";
import { PRICE_REGIONS } from "#content/price-regions.ts";
import { LEAST_PRACTICES } from "#domain/practices/price-figures.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";

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
