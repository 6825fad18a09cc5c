import { z } from "zod";
import { priceTierNamed } from "#content/vocabulary.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { jsonIn, type Row } from "./row.ts";

/** What a usual visit and single treatments cost. */
export function readPrices(row: Row): Pick<Practice, "priceTier" | "priceFrom" | "priceTo" | "prices"> {
  const { cell, warn } = row;
  const tier = cell("price_tier");
  const priceTier = tier === "" ? null : priceTierNamed(tier);
  if (tier !== "" && priceTier === null) warn("price_tier", tier, "is not 1 to 3 or $ to $$$");
  return { priceTier, ...readUsualPrice(row), prices: jsonIn(row, "prices_json", PRICES) };
}

/** If `price_to` is missing, `price_from` is the least that a visit costs, or says that it is free. */
function readUsualPrice(row: Row): Pick<Practice, "priceFrom" | "priceTo"> {
  const { cell, warn } = row;
  const notStated = { priceFrom: null, priceTo: null };
  const [priceFrom, priceTo] = [dollarsIn(row, "price_from"), dollarsIn(row, "price_to")];
  if (priceFrom === null) {
    if (priceTo !== null && cell("price_from") === "")
      warn("price_to", String(priceTo), "has no effect without price_from");
    return notStated;
  }
  if (priceTo !== null && priceFrom > priceTo) {
    warn("price_from", String(priceFrom), "is more than price_to");
    return notStated;
  }
  if (priceTo !== null || priceFrom > 0) return { priceFrom, priceTo };
  return cell("price_to") === "" ? { priceFrom: 0, priceTo: 0 } : notStated;
}

function dollarsIn({ cell, warn }: Row, field: string): number | null {
  const text = cell(field)
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  if (text === "") return null;
  if (/^\d{1,6}$/.test(text) && Number(text) <= 100_000) return Number(text);
  warn(field, cell(field), "is not a number of whole dollars");
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
