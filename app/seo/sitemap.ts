import { TOPICS } from "#content/topics/topics.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { escapeXml } from "#kit/seo/xml.ts";
import {
  bookHref,
  compareHref,
  dataPath,
  directoryHref,
  emergencyHref,
  placesPath,
  pricesPath,
  treatmentPath,
  treatmentsPath,
} from "#content/links.ts";
import type { PageHandle } from "../root.tsx";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/sitemap.ts";
import {
  articleEntries,
  listEntries,
  practiceEntries,
  pricesEntries,
  type SitemapEntry,
} from "./sitemap-entries.server.ts";

export const handle = { parameters: [] } satisfies PageHandle;

/** Pages without a practice of their own that may be indexed. Each has to exist: a test asks for all of them. */
const INDEXED_PAGES = [
  "/",
  directoryHref(),
  compareHref(),
  compareHref("price"),
  compareHref("top-rated"),
  compareHref("emergency"),
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
  "/api",
  dataPath(),
];

/** Every page that a search engine should know, as sitemaps.org wants it. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { database, practices: live, publicUrl } = services;
  const lists = [...listEntries(await live.now()), ...(await pricesEntries(services))];
  const others = [...INDEXED_PAGES.map((path) => ({ path })), ...lists, ...articleEntries()];
  const practices = await practiceEntries(database.read, MOST_ADDRESSES - others.length);
  const entries = [...others, ...practices];
  return new Response(sitemap(publicUrl, entries), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

/** Of one file, says the protocol. New Zealand has some 1,500 practices. */
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
