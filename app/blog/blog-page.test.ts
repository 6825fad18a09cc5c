import { describe, expect, test } from "vitest";
import { ARTICLES } from "#content/articles/articles.ts";
import { countArticleRead } from "#database/article-reads.ts";
import { openSite, ORIGIN, type TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(0);

function texts({ document }: TestPage, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((one) => one.textContent);
}

function link({ document }: TestPage, words: string): string {
  const found = [...document.querySelectorAll("main a")].find((one) => one.textContent.startsWith(words));
  return found!.getAttribute("href")!;
}

function titlesIn(page: TestPage): string[] {
  return texts(page, "main h3");
}

const titles = ARTICLES.map(({ title }) => title);
const FEATURED = "What dental care costs in New Zealand in 2025";
const others = titles.filter((title) => title !== FEATURED);

describe("The blog", () => {
  test("shows the featured article large, the others below, newest first, with New Zealand dates", async () => {
    const page = await shared.page("/blog");
    expect(page.status).toBe(200);
    expect(texts(page, "h1")).toEqual(["Dental Health Blog"]);
    expect(texts(page, "main article h2")).toEqual([FEATURED]);
    expect(titlesIn(page)).toEqual(others.slice(0, 6));
    expect(texts(page, "main time").slice(0, 2)).toEqual(["15 January 2025", "26 November 2026"]);
    expect(texts(page, "main article")[0]).toContain("Costs & Insurance");
    expect(texts(page, "main article")[0]).toMatch(/Editorial team.*\d min read$/);
  });

  test("loads the others once asked, and asks no further when all are there", async () => {
    const all = await shared.page(link(await shared.page("/blog"), "Load More"));
    expect(titlesIn(all)).toEqual(others);
    expect(all.html).not.toContain("Load More");
  });

  test("leads to each category with the number of its articles, and marks the one shown", async () => {
    const page = await shared.page("/blog");
    expect(texts(page, "nav[aria-labelledby=categories] li a")).toEqual([
      "All Categories8 articles",
      "Treatment Guides1 article",
      "Costs & Insurance3 articles",
      "Orthodontics1 article",
      "Cosmetic Dentistry1 article",
      "Emergency Care1 article",
      "General Advice1 article",
    ]);
    expect(texts(page, "[aria-labelledby=categories] [aria-current]")).toEqual(["All Categories8 articles"]);
    const costs = await shared.page(link(page, "Costs & Insurance"));
    expect(titlesIn(costs)).toContain(FEATURED);
    expect(titlesIn(costs)).toHaveLength(3);
    expect(texts(costs, "[aria-labelledby=categories] [aria-current]")).toEqual([
      "Costs & Insurance3 articles",
    ]);
    expect(texts(costs, "title")[0]).toContain("Costs & Insurance");
  });

  test("is sorted by a form that needs no script, and says which order is on", async () => {
    const page = await shared.page("/blog?sort=oldest");
    const form = page.document.querySelector("form[action='/blog']")!;
    expect(form.getAttribute("method")).toBe("get");
    expect(form.querySelector("button[type=submit]")!.textContent).toBe("Sort");
    expect(texts(page, "select[name=sort] option")).toEqual(["Newest First", "Oldest First", "Most Popular"]);
    expect(texts(page, "select[name=sort] option[selected]")).toEqual(["Oldest First"]);
    expect(titlesIn(page)).toEqual(others.toReversed().slice(0, 6));
  });

  test("puts first what was read most in the last 90 days", async () => {
    const site = await openSite({ samples: 0, now: "2026-11-20T00:30:00Z" });
    const [whitening, invisalign, emergency] = ARTICLES.toReversed();
    const reads = [
      [whitening, "2026-11-20"],
      [whitening, "2026-11-19"],
      [emergency, "2026-08-22"],
      ...Array.from({ length: 5 }, () => [invisalign, "2026-08-21"] as const),
    ] as const;
    for (const [article, day] of reads) {
      await site.database.transact((tx) => countArticleRead(tx, article!.id, day));
    }
    const page = await site.page("/blog?sort=popular");
    expect(titlesIn(page).slice(0, 2)).toEqual([whitening!.title, emergency!.title]);
    expect(titlesIn(await site.page("/blog?sort=popular&show=12")).at(-1)).toBe(invisalign!.title);
  });

  test("leads from every topic to articles that are about it", async () => {
    const page = await shared.page("/blog");
    const topics = [...page.document.querySelectorAll("[aria-labelledby=topics] a")];
    expect(topics.map((one) => one.textContent)).toEqual([
      "Invisalign",
      "Dental costs",
      "Whitening",
      "Wisdom teeth",
      "Root canal",
      "Children",
    ]);
    expect(topics[1]!.getAttribute("href")).toBe("/blog/search?q=dental-costs");
    for (const topic of topics) {
      const found = await shared.page(topic.getAttribute("href")!);
      expect([topic.textContent, titlesIn(found).length > 0]).toEqual([topic.textContent, true]);
    }
  });

  test("offers the newsletter in a form that needs no script, and says what one gets and how it is looked after", async () => {
    const { document } = await shared.page("/blog");
    const form = document.querySelector("form[action='/newsletter'][method=post]")!;
    expect(form.querySelector("h2")!.textContent).toBe("One email a month");
    expect(form.querySelector("button")!.textContent).toBe("Subscribe");
    expect(form.querySelector("label[for=email]")!.textContent).toBe("Email address");
    expect(form.querySelector("[name=page_url]")!.getAttribute("value")).toBe("/blog");
    expect(form.textContent).toContain("We’ll use your address only for this newsletter");
    expect(form.querySelector("a")!.getAttribute("href")).toBe("/privacy-policy#newsletter");
  });

  test("names its feed, and asks to be indexed only unfiltered", async () => {
    const { document } = await shared.page("/blog");
    expect(document.querySelector("link[rel=canonical]")!.getAttribute("href")).toBe(`${ORIGIN}/blog`);
    const feed = document.querySelector('link[rel=alternate][type="application/atom+xml"]')!;
    expect(feed.getAttribute("href")).toBe(`${ORIGIN}/blog/feed.xml`);
    for (const path of ["/blog?category=orthodontics", "/blog?sort=oldest", "/blog?show=12"]) {
      const page = await shared.page(path);
      expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe(
        "noindex, follow",
      );
    }
  });

  test("has no link that leads nowhere, and weighs little", async () => {
    const site = siteToRead(24);
    const page = await site.page("/blog");
    const hrefs = [...page.document.querySelectorAll("main a:not([href^='tel:'])")].map((one) =>
      one.getAttribute("href")!,
    );
    expect(hrefs.length).toBeGreaterThan(15);
    for (const href of new Set(hrefs)) expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
    const packed = await site.fetch("/blog", { headers: { "Accept-Encoding": "br" } });
    expect((await packed.arrayBuffer()).byteLength).toBeLessThanOrEqual(30_000);
  });
});
