import { z } from "zod";
import { priceTierNamed } from "#content/vocabulary.ts";
import type { Practice } from "#domain/practice.ts";
import { TREATMENTS } from "#domain/treatments.ts";
import { jsonIn, type Row } from "./row.ts";

/** What a usual visit and single treatments cost. */
export function pricesOf(row: Row): Pick<Practice, "priceTier" | "priceFrom" | "priceTo" | "prices"> {
  const { cell, warn } = row;
  const tier = cell("price_tier");
  const priceTier = tier === "" ? null : priceTierNamed(tier);
  if (tier !== "" && priceTier === null) warn("price_tier", tier, "is not 1 to 3 or $ to $$$");
  const from = dollarsIn(row, "price_from");
  const to = dollarsIn(row, "price_to") ?? from;
  const isRange = from !== null && to !== null && from <= to;
  if (from !== null && !isRange) warn("price_from", String(from), "is more than price_to");
  return {
    priceTier,
    priceFrom: isRange ? from : null,
    priceTo: isRange ? to : null,
    prices: jsonIn(row, "prices_json", PRICES),
  };
}

function dollarsIn({ cell, warn }: Row, field: string): number | null {
  const text = cell(field).replace(/^\$/, "").replaceAll(",", "");
  if (text === "") return null;
  if (/^\d{1,6}$/.test(text) && Number(text) <= 100_000) return Number(text);
  warn(field, cell(field), "is no number of whole dollars");
  return null;
}

const PRICES = z.array(
  z.object({
    treatment: z.enum(TREATMENTS.map(({ slug }) => slug)),
    label: z.string().max(200),
    from: z.int().min(0),
    to: z.int().min(0).nullable(),
  }),
);
