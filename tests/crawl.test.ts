import { beforeAll, expect, test } from "vitest";
import { type Crawl, crawl, type CrawledPage, isInternal, withoutFragment } from "./support/crawl.ts";
import { ORIGIN } from "./support/site.ts";
import { siteToRead } from "./support/site-to-read.ts";

/** From the home page along every link, as somebody with much time and no map would go. */
const site = siteToRead(60);
let walk: Crawl;

beforeAll(async () => {
  // Several in every place, and several pages of the directory: more would only be more of the same.
  walk = await crawl(site);
});

test("Every address that a page links, and every search as it stands, answers with a page", () => {
  expect(walk.pages.size).toBeGreaterThan(250);
  const broken = [...walk.linkedFrom].filter(([address]) => {
    const page = walk.pages.get(withoutFragment(address));
    return page && page.status !== 200;
  });
  expect(broken.map(([address, from]) => `${from} → ${address}`)).toEqual([]);
});

test("No link to a practice redirects", () => {
  const profiles = [...walk.pages].filter(([address]) => /^\/dentists\/\d/.test(address));
  expect(profiles.length).toBeGreaterThan(40);
  expect(profiles.filter(([address, { path }]) => path !== address).map(([address]) => address)).toEqual([]);
});

test("The sitemap has every page that search engines may list and no other, and each can be reached from the home page", async () => {
  const sitemap = await (await site.fetch("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  expect(listed.length).toBeGreaterThan(40);
  const indexed = new Set([...walk.pages.values()].flatMap(({ canonical }) => canonical ?? []));
  // The further pages of a list are found from its first.
  for (const address of indexed) if (address.includes("?page=")) indexed.delete(address);
  expect([...indexed].toSorted()).toEqual(listed.toSorted());
  const reached = new Set([...walk.pages.keys()].map((path) => `${ORIGIN}${path}`));
  expect(listed.filter((address) => !reached.has(address))).toEqual([]);
});

test("No two pages that may be indexed share a title or a description", () => {
  // The form of the home page leads to the directory too.
  const byPath = new Map([...walk.pages.values()].map((page) => [page.path, page]));
  const indexed = [...byPath.values()].filter(({ canonical, path }) => canonical === `${ORIGIN}${path}`);
  expect(indexed.length).toBeGreaterThan(40);
  for (const word of ["title", "description"] as const) {
    const texts = indexed.map((page) => page[word]);
    expect(texts.filter((text, index) => text === "" || texts.indexOf(text) !== index)).toEqual([]);
  }
});

test("The description of a page that may be indexed is as long as a search engine shows", () => {
  const indexed = [...walk.pages.values()].filter(({ canonical, path }) => canonical === `${ORIGIN}${path}`);
  const faults = indexed.filter(({ description }) => description.length < 50 || description.length > 165);
  expect(faults.map(({ path, description }) => `${path}: ${description.length}`)).toEqual([]);
});

test("Every link into a page leads to something that is on it", () => {
  const lost = [...walk.linkedFrom].filter(([address]) => {
    const id = address.split("#")[1];
    const page = walk.pages.get(withoutFragment(address));
    return id !== undefined && page && !page.ids.has(decodeURIComponent(id));
  });
  expect(lost.map(([address, from]) => `${from} → ${address}`)).toEqual([]);
});

test("No link leads nowhere, and no button stands outside a form", () => {
  const faults = onEveryPage(({ links, looseButtons }) => [
    ...links.filter((href) => /^\s*(#?|javascript:.*)$/i.test(href)),
    ...looseButtons,
  ]);
  expect(faults).toEqual([]);
});

test("Every link that leaves the site is a secure address, a number that can be dialled or an address that can be written to", () => {
  const faults = onEveryPage(({ links }) => links.filter((href) => !isInternal(href) && !isWellShaped(href)));
  expect(faults).toEqual([]);
});

test("No link opens a window of its own, or tells another site more than it should", () => {
  const faults = onEveryPage(({ anchors }) =>
    anchors.filter((tag) => / target=| ping=|rel="[^"]*opener(?!")/.test(tag)),
  );
  expect(faults).toEqual([]);
});

function isWellShaped(href: string): boolean {
  if (href.startsWith("tel:")) return /^tel:(111|0800\d{6,7}|\+64\d{8,10})$/.test(href);
  if (href.startsWith("mailto:")) return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?subject=[^ ]+)?$/.test(href);
  const url = URL.parse(href);
  return url?.protocol === "https:" && url.hostname.includes(".") && url.username === "";
}

function onEveryPage(faultsOf: (page: CrawledPage) => readonly string[]): string[] {
  return [...walk.pages.values()].flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`));
}
