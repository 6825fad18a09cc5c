import type { Kysely } from "kysely";
import { articlePath } from "#content/articles/article.ts";
import { ARTICLES } from "#content/articles/articles.ts";
import { ALL_PLACES } from "#content/places.ts";
import type { PracticeIndex } from "#database/practice-index.ts";
import type { Schema } from "#database/schema.ts";
import { TREATMENTS } from "#domain/treatments.ts";
import { compareHref, placePath, practicePath, pricesPath } from "#content/links.ts";
import { openPrices } from "#services/prices/open-prices.ts";
import type { Services } from "#services/services.ts";

export type SitemapEntry = {
  /** `/dentists/12-harbour-steps-dental` */
  path: string;
  /** Day of the last change that we know of. */
  changedOn?: string;
};

/**
 * The profiles for a sitemap, in the order of ids. Sample practices are made up, so that no search engine
 * should offer them to people looking for a dentist.
 */
export async function practiceEntries(db: Kysely<Schema>, limit: number): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom("practices")
    .select(["id", "slug", "checked_on"])
    .where("is_sample", "=", 0)
    .where("withdrawn_on", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    path: practicePath(row),
    ...(row.checked_on && { changedOn: row.checked_on }),
  }));
}

/**
 * The pages of places that have a practice, the tables of those places, and the tables of the treatments that
 * some practice offers; an empty one is nothing to find.
 */
export function listEntries(index: PracticeIndex): SitemapEntry[] {
  const [byPlace, byService] = [index.countsByPlace(), index.countsByService()];
  const places = ALL_PLACES.map(({ slug }) => slug).filter((slug) => byPlace.has(slug));
  const treatments = TREATMENTS.map(({ slug }) => slug).filter((slug) => byService.has(slug));
  const tables = [...places, ...treatments].map((slug) => compareHref(slug));
  return [...places.map(placePath), ...tables].map((path) => ({ path }));
}

/** The pages of prices that show a figure. */
export async function pricesEntries(services: Services): Promise<SitemapEntry[]> {
  const { treatments } = await openPrices(services);
  return treatments.flatMap(({ treatment, everywhere, regions }) => [
    ...(everywhere ? [{ path: pricesPath(treatment) }] : []),
    ...[...regions.keys()].map((region) => ({ path: pricesPath(treatment, region) })),
  ]);
}

/** Every article, with the day on which its text was last changed. */
export function articleEntries(): SitemapEntry[] {
  return ARTICLES.map((article) => ({ path: articlePath(article), changedOn: article.lastModified }));
}
