import { z } from "zod";
import type { PracticeEntry } from "#database/practices/practices.ts";
import { type Facts, practiceFromFacts } from "#domain/practices/facts.ts";
import { readDay } from "#domain/nz-time.ts";
import type { Practice, Review } from "#domain/practices/practice.ts";
import { isNoValue } from "./no-value.ts";
import { type Cells, isNo, isYes } from "./row.ts";

/** The columns of a sample beside the facts that a source can state. Their ratings are made up with it. */
export const SAMPLE_COLUMNS = ["sample", "sample_reviews_json"] as const;

/** The cells that `export --samples` writes; they are empty for real practices. */
export function sampleCells(
  { isSample, rating, ratingCounts }: Practice,
  reviews: readonly Review[],
): Record<(typeof SAMPLE_COLUMNS)[number], string> {
  if (!isSample) return { sample: "", sample_reviews_json: "" };
  const texts = reviews.map(({ author, suburb, visitedIn, stars, text }) => ({
    author,
    suburb,
    visitedIn,
    stars,
    text,
  }));
  return {
    sample: "yes",
    sample_reviews_json: JSON.stringify({ rating, ratingCounts, reviews: texts }),
  };
}

export function isSampleRow(cells: Cells): boolean {
  return isYes(cells["sample"] ?? "");
}

/** A made-up practice must not be listed as a real one. */
export function isUnclearSample(cells: Cells): boolean {
  const said = cells["sample"]?.trim() ?? "";
  return said !== "" && !isYes(said) && !isNo(said) && !isNoValue(said);
}

/** The sample of a row under its own number, which its external id says: `niho-35`. Null: no export wrote the row. */
export function readSample(externalId: string, facts: Facts, cells: Cells): PracticeEntry | null {
  const id = Number(/^niho[-/]([1-9]\d{0,6})$/.exec(externalId)?.[1]);
  const rated = ratedIn(cells["sample_reviews_json"] ?? "");
  if (Number.isNaN(id) || !rated) return null;
  const { rating, ratingCounts, reviews } = rated;
  const reviewCount = ratingCounts.reduce((sum, count) => sum + count, 0);
  const made = { rating, ratingCounts, reviewCount, isSample: true };
  return {
    practice: { ...practiceFromFacts(id, facts, facts, true), ...made, ...asWritten(facts, cells) },
    reviews: reviews.map((review) => ({ ...review, practiceId: id, isSample: true })),
  };
}

/** A made-up number is none that the library knows how to write, and a made-up website has no slash at its end. */
function asWritten({ phone, website }: Facts, cells: Cells): Pick<Facts, "phone" | "website"> {
  const { phone: number = "", website: address = "" } = cells;
  const digits = (text: string) => text.replaceAll(/\D/g, "");
  return {
    phone: digits(number) === digits(phone) ? number : phone,
    website: `${address}/` === website ? address : website,
  };
}

function ratedIn(text: string): z.infer<typeof RATED> | null {
  try {
    return RATED.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const count = z.int().min(0);
const shortText = z.string().max(200);
const RATED = z.object({
  rating: z.number().min(1).max(5).nullable(),
  ratingCounts: z.tuple([count, count, count, count, count]),
  reviews: z.array(
    z.object({
      author: shortText,
      suburb: shortText,
      visitedIn: z.string().refine((month) => readDay(`${month}-01`) === `${month}-01`),
      stars: z.literal([1, 2, 3, 4, 5]),
      text: z.string().max(5_000),
    }),
  ),
});
