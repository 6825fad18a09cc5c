import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ARTICLES, findArticle } from "#content/articles/articles.ts";
import { plainText } from "#content/articles/markdown.ts";
import { readsSince } from "#database/article-reads.ts";
import { formatDay } from "#domain/nz-time.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { openSite, ORIGIN, type TestPage, type TestSite } from "#tests/support/site.ts";
import { hrefsOn, textsOn } from "#tests/support/head.ts";

const BROWSER = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const costs = findArticle("dental-costs-nz-2025");
const emergency = findArticle("emergency-dentist-auckland");

type Thing = { "@type": string; [key: string]: unknown };
function graph({ document }: TestPage): Thing[] {
  const script = document.querySelector('script[type="application/ld+json"]')!;
  return (JSON.parse(script.textContent) as { "@graph": Thing[] })["@graph"];
}

describe("An article’s page", () => {
  const site = siteToRead(240);

  test.each(ARTICLES)(
    "shows $slug whole in 30,000 bytes, its tables readable by ear, its questions told to machines alike",
    async (article) => {
      const page = await site.page(`/blog/${article.slug}`);
      expect(page.status).toBe(200);
      expect(brotliCompressSync(page.html).length).toBeLessThanOrEqual(30_000);
      expect(textsOn(page, "h1")).toEqual([article.title]);
      const [main] = textsOn(page, "main");
      expect(main).toContain(article.excerpt);
      const reviewed = formatDay(article.reviewedOn);
      expect(main).toContain(`Last checked ${reviewed}Next review due ${reviewed.replace("2026", "2027")}`);
      expect(main).toContain(`Updated ${formatDay(article.lastModified)}`);
      expect(main).toContain(`${article.readTime} min read`);
      expect(main).toContain("Writers, not dentists");
      for (const blocks of [article.content.slice(0, 1), article.content.slice(1)])
        expect(main!.replace(/\s/g, "")).toContain(plainText(blocks).replace(/\s/g, ""));
      for (const { title } of article.sources)
        expect(textsOn(page, "[aria-labelledby=sources] li").join()).toContain(title);
      expect(textsOn(page, "[aria-labelledby=tagged] a")).toEqual(article.tags);
      expect(hrefsOn(page, "[aria-labelledby=read-next] a")).toHaveLength(3);

      const contents = hrefsOn(page, "nav[aria-labelledby=contents] a");
      expect(contents.slice(-2)).toEqual(["#questions", "#sources"]);
      expect(contents.length).toBeGreaterThan(6);
      for (const href of contents) expect(page.document.querySelector(`h2${href}`)).not.toBeNull();

      const tables = [...page.document.querySelectorAll("main table")];
      expect(tables.length).toBeGreaterThan(0);
      for (const table of tables) {
        expect(table.querySelector("caption")!.textContent).toMatch(/\w/);
        expect(table.querySelectorAll("thead th[scope=col]").length).toBeGreaterThan(1);
        for (const row of table.querySelectorAll("tbody tr"))
          expect(row.querySelector("th[scope=row]")!.textContent).toMatch(/\w/);
      }

      const shown = [...page.document.querySelectorAll("[aria-labelledby=questions] details")];
      expect(shown.map((one) => one.hasAttribute("open"))).toEqual(
        article.faqData.map((_, index) => index === 0),
      );
      const asked = shown.map((one) => ({
        name: one.querySelector("summary")!.textContent,
        acceptedAnswer: { text: one.querySelector("summary + div")!.textContent },
      }));
      expect(graph(page).find((thing) => thing["@type"] === "FAQPage")).toMatchObject({ mainEntity: asked });
    },
  );

  test("tells machines what it is, when it was written and by whom, and how many words it has", async () => {
    const page = await site.page(`/blog/${costs!.slug}`);
    expect(graph(page).map((thing) => thing["@type"])).toEqual(["BlogPosting", "FAQPage", "BreadcrumbList"]);
    const image = page.document.querySelector("meta[property='og:image']")!.getAttribute("content");
    expect(graph(page)[0]).toMatchObject({ image: { url: image, width: 1200, height: 630 } });
    expect(graph(page)[0]).toMatchObject({
      headline: costs!.title,
      datePublished: "2025-01-15T00:00:00+13:00",
      dateModified: `${costs!.lastModified}T00:00:00+13:00`,
      wordCount: costs!.wordCount,
      author: { "@type": "Organization", name: "Editorial team" },
      publisher: { name: "Niho" },
      mainEntityOfPage: `${ORIGIN}/blog/${costs!.slug}`,
    });
  });

  test("narrows the directory where it says that it does", async () => {
    const page = await site.page(`/blog/${costs!.slug}`);
    for (const href of hrefsOn(page, 'main a[href^="/directory?"]')) {
      const directory = await site.page(href);
      expect([href, directory.html.includes("remove filter")]).toEqual([href, true]);
    }
  });

  test.each(["/blog/no-such-article", "/blog/Dental-Costs", "/blog/%3Cb%3E", "/blog/feed.rss"])(
    "at an unknown address (%s) leads to the blog without a word",
    async (path) => {
      const answer = await site.fetch(path);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/blog"]);
    },
  );
});

describe("Reads of an article", () => {
  async function readsOn(site: TestSite, day: string): Promise<ReadonlyMap<number, number>> {
    // Counting waits for nobody; a transaction of our own comes after those that have begun.
    await site.database.transact(async () => undefined);
    return readsSince(site.database.read, day);
  }

  function read(site: TestSite, slug: string, headers: Record<string, string>, method = "GET") {
    return site.fetch(`/blog/${slug}`, { method, headers });
  }

  test("are counted by article and New Zealand day", async () => {
    const site = await openSite({ samples: 3, now: "2026-11-20T10:59:00Z" });
    await read(site, costs!.slug, { "User-Agent": BROWSER });
    await read(site, costs!.slug, { "User-Agent": BROWSER });
    await read(site, emergency!.slug, { "User-Agent": BROWSER });
    site.clock.now = new Date("2026-11-20T11:01:00Z");
    await read(site, costs!.slug, { "User-Agent": BROWSER });
    expect(await readsOn(site, "2026-11-20")).toEqual(
      new Map([
        [costs!.id, 3],
        [emergency!.id, 1],
      ]),
    );
    expect(await readsOn(site, "2026-11-21")).toEqual(new Map([[costs!.id, 1]]));
  });

  test("are not counted for programs, for looks at the headers, for pages fetched in case, nor without an article", async () => {
    const site = await openSite({ samples: 3 });
    const robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    for (const [headers, method] of [
      [{ "User-Agent": robot }, "GET"],
      [{ "User-Agent": "curl/8.5.0" }, "GET"],
      [{}, "GET"],
      [{ "User-Agent": BROWSER }, "HEAD"],
      [{ "User-Agent": BROWSER, "Sec-Purpose": "prefetch;prerender" }, "GET"],
    ] as const)
      expect((await read(site, costs!.slug, headers, method)).status).toBe(200);
    await read(site, "no-such-article", { "User-Agent": BROWSER });
    expect(await readsOn(site, "2026-01-01")).toEqual(new Map());
  });

  test("that cannot be counted cost nobody the page; the log has a line, and nothing of the reader in it", async () => {
    const site = await openSite({ samples: 3 });
    await site.database.close();
    site.log.expect("read not counted");
    const page = await site.page(`/blog/${costs!.slug}`, { headers: { "User-Agent": BROWSER } });
    expect([page.status, textsOn(page, "h1")]).toEqual([200, [costs!.title]]);
  });
});
