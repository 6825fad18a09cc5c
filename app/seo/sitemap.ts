import type { Kysely } from "kysely";
import { TOPICS } from "#content/topics/topics.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { escapeXml } from "#kit/seo/xml.ts";
import {
  bookHref,
  compareHref,
  dataPath,
  directoryHref,
  emergencyHref,
  placePath,
  placesPath,
  practicePath,
  pricesPath,
  treatmentPath,
  treatmentsPath,
} from "#content/links.ts";
import { servicesContext } from "#kit/context.ts";
import { articlePath } from "#content/articles/article.ts";
import { articlesShown } from "#content/articles/articles.ts";
import { showsSpecifiedNow } from "#services/specified.ts";
import { ALL_PLACES } from "#content/places.ts";
import { realPractices } from "#database/practices/practices.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { Schema } from "#database/schema.ts";
import { TOP_RATING } from "#domain/practices/rating.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { openPrices } from "#services/prices/open-prices.ts";
import type { Services } from "#services/services.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/sitemap.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** Pages without a list of practices that may be indexed. Each has to exist: a test asks for all of them. */
const INDEXED_PAGES = [
  "/",
  placesPath(),
  treatmentsPath(),
  ...[...TREATMENT_PAGES, ...TOPICS].map(({ slug }) => treatmentPath(slug)),
  pricesPath(),
  bookHref(),
  emergencyHref(),
  "/blog",
  "/newsletter",
  "/about",
  "/contact",
  "/partner-with-us",
  "/privacy-policy",
  "/terms",
  "/accessibility",
  "/api",
  dataPath(),
];

/** Every page that a search engine should know, as sitemaps.org wants it. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { database, practices: live, publicUrl } = services;
  const lists = [...listEntries(await live.now()), ...(await pricesEntries(services))];
  const others = [
    ...INDEXED_PAGES.map((path) => ({ path })),
    ...lists,
    ...articleEntries(await showsSpecifiedNow(services)),
  ];
  const practices = await practiceEntries(database.read, MOST_ADDRESSES - others.length);
  const entries = [...others, ...practices];
  return new Response(sitemap(publicUrl, entries), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

/** The protocol allows one file so many. New Zealand has some 1,500 practices. */
const MOST_ADDRESSES = 50_000;

function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedOn }) => {
    const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

type SitemapEntry = {
  /** `/dentists/12-harbour-steps-dental` */
  path: string;
  /** Day of the last change that we know of. */
  changedOn?: string;
};

/** Sample practices are made up, so that no search engine should offer them to people who look for a dentist. */
async function practiceEntries(db: Kysely<Schema>, limit: number): Promise<SitemapEntry[]> {
  const practices = await realPractices(db, limit);
  return practices.map(({ checkedOn, ...practice }) => ({
    path: practicePath(practice),
    ...(checkedOn && { changedOn: checkedOn }),
  }));
}

/**
 * The lists of all practices, the pages of places that have one, the tables of those places, and the tables of the
 * treatments that some practice offers; an empty one is nothing to find.
 */
function listEntries(index: PracticeIndex): SitemapEntry[] {
  const ofAll = [directoryHref(), compareHref(), compareHref("price")];
  const whole = [
    ...(index.total > 0 ? ofAll : []),
    ...(index.count({ ratedFrom: TOP_RATING * 10 }) > 0 ? [compareHref("top-rated")] : []),
    ...(index.count({ emergency: "yes" }) > 0 ? [compareHref("emergency")] : []),
  ];
  const [byPlace, byService] = [index.countsByPlace(), index.countsByService()];
  const places = ALL_PLACES.map(({ slug }) => slug).filter((slug) => byPlace.has(slug));
  const treatments = TREATMENTS.map(({ slug }) => slug).filter((slug) => byService.has(slug));
  const tables = [...places, ...treatments].map((slug) => compareHref(slug));
  return [...whole, ...places.map(placePath), ...tables].map((path) => ({ path }));
}

/** The pages of prices that show a figure. */
async function pricesEntries(services: Services): Promise<SitemapEntry[]> {
  const { treatments } = await openPrices(services);
  return treatments.flatMap(({ treatment, everywhere, regions }) => [
    ...(everywhere ? [{ path: pricesPath(treatment) }] : []),
    ...[...regions.keys()].map((region) => ({ path: pricesPath(treatment, region) })),
  ]);
}

/** Every article that is shown, with the day on which its text was last changed. */
function articleEntries(withGuidePrices: boolean): SitemapEntry[] {
  return articlesShown(withGuidePrices).map((article) => ({
    path: articlePath(article),
    changedOn: article.lastModified,
  }));
}
