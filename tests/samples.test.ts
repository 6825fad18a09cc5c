import { beforeAll, describe, expect, test } from "vitest";
import { EVERY_PAGE } from "./every-page.ts";
import { openSite, type TestPage, type TestSite } from "./support/site.ts";

/** What every page says while the practices are samples, and says no more once they are real. */

describe("While the practices are samples", () => {
  const pages = new Map<string, TestPage>();

  beforeAll(async () => {
    const site = await openSite({ samples: 240 });
    for (const path of await everyAddress(site)) pages.set(path, await follow(site, path));
  }, 120_000);

  test("every page is looked at: those of the list, and those of the sitemap", () => {
    expect(pages.size).toBeGreaterThan(120);
  });

  test("every practice that a page shows carries the mark", () => {
    const unmarked = [...pages].flatMap(([path, { document }]) =>
      [...document.querySelectorAll("main a[href^='/dentists/']")]
        .filter((link) => !link.closest("td") && !/Sample/.test(boxOf(link)?.textContent ?? ""))
        .map((link) => `${path}: ${link.textContent}`),
    );
    expect(unmarked).toEqual([]);
    const profile = pages.get("/dentists/1")!.document;
    expect(profile.querySelector("h1")!.parentElement!.textContent).toContain("Sample");
  });

  test("no page has a link that calls a number but those that ring all over the country", () => {
    const RING = ["tel:111", "tel:0800611116", "tel:0800825583", "tel:0800112233", "tel:0800555050"];
    const others = [...pages].flatMap(([path, { document }]) =>
      [...document.querySelectorAll("a[href^='tel:']")]
        .filter((link) => !RING.includes(link.getAttribute("href")!))
        .map((link) => `${path}: ${link.textContent}`),
    );
    expect(others).toEqual([]);
  });
});

/** Of the list of every page, and of the sitemap. */
async function everyAddress(site: TestSite): Promise<Set<string>> {
  const sitemap = await (await site.fetch("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>http:\/\/niho\.test([^<]*)<\/loc>/g)].map(([, path]) => path!);
  const known = EVERY_PAGE.filter(({ isSubmitted }) => !isSubmitted).map(({ path }) => path);
  return new Set([...known, ...listed]);
}

/** The card, row, column head or question that a practice stands in. */
function boxOf(link: Element): Element | null {
  return link.closest("article, li, th, fieldset");
}

async function follow(site: TestSite, path: string): Promise<TestPage> {
  const page = await site.page(path);
  const location = page.headers.get("Location");
  return location ? site.page(location) : page;
}
