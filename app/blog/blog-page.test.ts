import { describe, expect, test } from "vitest";
import { ARTICLES } from "#content/articles/articles.ts";
import { countArticleRead } from "#database/article-reads.ts";
import { openSite, type TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { textsOn } from "#tests/support/head.ts";

const shared = siteToRead(3);

function link({ document }: TestPage, words: string): string {
  const found = [...document.querySelectorAll("main a")].find((one) => one.textContent.startsWith(words));
  return found!.getAttribute("href")!;
}

function titlesIn(page: TestPage): string[] {
  return textsOn(page, "main h3");
}

const titles = ARTICLES.map(({ title }) => title);
const FEATURED = "What dental care costs in New Zealand in 2025";
const others = titles.filter((title) => title !== FEATURED);

describe("The blog", () => {
  test("leads to each category with the number of its articles, and marks the one shown", async () => {
    const page = await shared.page("/blog");
    expect(textsOn(page, "[aria-labelledby=categories] [aria-current]")).toEqual([
      "All Categories8 articles",
    ]);
    const costs = await shared.page(link(page, "Costs & Insurance"));
    expect(titlesIn(costs)).toContain(FEATURED);
    expect(titlesIn(costs)).toHaveLength(3);
    expect(textsOn(costs, "[aria-labelledby=categories] [aria-current]")).toEqual([
      "Costs & Insurance3 articles",
    ]);
    expect(textsOn(costs, "title")[0]).toContain("Costs & Insurance");
  });

  test("is sorted by a form that needs no script, and says which order is on", async () => {
    const page = await shared.page("/blog?sort=oldest");
    const form = page.document.querySelector("form[action='/blog']")!;
    expect(form.getAttribute("method")).toBe("get");
    expect(form.querySelector("button[type=submit]")!.textContent).toBe("Sort");
    expect(textsOn(page, "select[name=sort] option[selected]")).toEqual(["Oldest First"]);
    expect(titlesIn(page)).toEqual(others.toReversed().slice(0, 6));
  });

  test("puts first what was read most in the last 90 days", async () => {
    const site = await openSite({ samples: 3, now: "2026-11-20T00:30:00Z" });
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
    expect(topics.length).toBeGreaterThan(4);
    for (const topic of topics) {
      const found = await shared.page(topic.getAttribute("href")!);
      expect([topic.textContent, titlesIn(found).length > 0]).toEqual([topic.textContent, true]);
    }
  });
});
