import { beforeAll, describe, expect, test } from "vitest";
import { ARTICLES, findArticle } from "#content/articles/articles.ts";
import { plainText } from "#content/articles/markdown.ts";
import { readsSince } from "#database/article-reads.ts";
import { formatDay } from "#domain/nz-time.ts";
import { openSite, ORIGIN, type TestPage, type TestSite } from "#tests/support/site.ts";

const BROWSER = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const costs = findArticle("dental-costs-nz-2025");
const emergency = findArticle("emergency-dentist-auckland");

function texts({ document }: TestPage, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((one) => one.textContent);
}

function hrefs({ document }: TestPage, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getAttribute("href")!);
}

function meta({ document }: TestPage, key: string): string | null | undefined {
  return document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute("content");
}

type Thing = { "@type": string; [key: string]: unknown };
function graph({ document }: TestPage): Thing[] {
  const script = document.querySelector('script[type="application/ld+json"]')!;
  return (JSON.parse(script.textContent) as { "@graph": Thing[] })["@graph"];
}

describe("An article’s page", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite({ samples: 240 });
  });

  test.each(ARTICLES)("shows $slug whole, with who wrote it and when it was reviewed", async (article) => {
    const page = await site.page(`/blog/${article.slug}`);
    expect(page.status).toBe(200);
    expect(texts(page, "h1")).toEqual([article.title]);
    const [main] = texts(page, "main");
    expect(main).toContain(article.excerpt);
    const reviewed = formatDay(article.reviewedOn);
    expect(main).toContain(`Last checked ${reviewed}Next review due ${reviewed.replace("2026", "2027")}`);
    expect(main).toContain(`Updated ${formatDay(article.lastModified)}`);
    expect(main).toContain(`${article.readTime} min read`);
    expect(main).toContain("Writers, not dentists");
    for (const blocks of [article.content.slice(0, 1), article.content.slice(1)])
      expect(main!.replace(/\s/g, "")).toContain(plainText(blocks).replace(/\s/g, ""));
    for (const { title } of article.sources)
      expect(texts(page, "[aria-labelledby=sources] li").join()).toContain(title);
  });

  test.each(ARTICLES)("leads from the contents of $slug to headings that are there", async ({ slug }) => {
    const page = await site.page(`/blog/${slug}`);
    const contents = hrefs(page, "nav[aria-labelledby=contents] a");
    expect(contents.slice(-2)).toEqual(["#questions", "#sources"]);
    expect(contents.length).toBeGreaterThan(6);
    for (const href of contents) expect(page.document.querySelector(`h2${href}`)).not.toBeNull();
  });

  test.each(ARTICLES)(
    "has tables in $slug that can be read by ear: a caption, heads of columns and rows",
    async ({ slug }) => {
      const page = await site.page(`/blog/${slug}`);
      const tables = [...page.document.querySelectorAll("main table")];
      expect(tables.length).toBeGreaterThan(0);
      for (const table of tables) {
        expect(table.querySelector("caption")!.textContent).toMatch(/\w/);
        expect(table.querySelectorAll("thead th[scope=col]").length).toBeGreaterThan(1);
        for (const row of table.querySelectorAll("tbody tr")) {
          expect(row.querySelector("th[scope=row]")!.textContent).toMatch(/\w/);
        }
      }
    },
  );

  test.each(ARTICLES)(
    "answers the questions of $slug, the first one open, and tells machines the same",
    async (article) => {
      const page = await site.page(`/blog/${article.slug}`);
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

  test("has a head of its own: title, description, canonical address, type, keywords, feed", async () => {
    const page = await site.page(`/blog/${costs!.slug}`);
    expect(texts(page, "title")).toEqual(["Dental costs in New Zealand 2025 | Niho"]);
    expect(meta(page, "description")).toBe(costs!.metaDescription);
    expect(meta(page, "og:type")).toBe("article");
    expect(meta(page, "keywords")).toBe(costs!.tags.join(", "));
    expect(meta(page, "robots")).toBeUndefined();
    expect(hrefs(page, "link[rel=canonical]")).toEqual([`${ORIGIN}/blog/${costs!.slug}`]);
    expect(hrefs(page, 'link[type="application/atom+xml"]')).toEqual([`${ORIGIN}/blog/feed.xml`]);
  });

  test("leads on: to the blog, the directory, the tags, what to read next, and nowhere that is not there", async () => {
    const found = new Set<string>();
    for (const { slug, tags } of ARTICLES) {
      const page = await site.page(`/blog/${slug}`);
      const links = hrefs(page, 'main a[href^="/"]');
      expect(links).toEqual(expect.arrayContaining(["/blog", "/directory"]));
      expect(texts(page, "[aria-labelledby=tagged] a")).toEqual(tags);
      expect(hrefs(page, "[aria-labelledby=read-next] a")).toHaveLength(3);
      for (const href of links) found.add(href);
    }
    expect(found.size).toBeGreaterThan(25);
    for (const href of found) expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
    const tag = await site.page("/blog/search?q=acc");
    expect(texts(tag, "main h3")).toContain(costs!.title);
  });

  test("narrows the directory where it says that it does", async () => {
    const page = await site.page(`/blog/${costs!.slug}`);
    for (const href of hrefs(page, 'main a[href^="/directory?"]')) {
      const directory = await site.page(href);
      expect([href, directory.html.includes("remove filter")]).toEqual([href, true]);
    }
  });

  test.each(ARTICLES)("of $slug travels in 30,000 bytes", async ({ slug }) => {
    const packed = await site.fetch(`/blog/${slug}`, { headers: { "Accept-Encoding": "br" } });
    expect((await packed.arrayBuffer()).byteLength).toBeLessThanOrEqual(30_000);
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
    const site = await openSite({ samples: 0, now: "2026-11-20T10:59:00Z" });
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

  test.each([
    [
      "a robot",
      { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
      "GET",
    ],
    ["a command line", { "User-Agent": "curl/8.5.0" }, "GET"],
    ["somebody without a name", {}, "GET"],
    ["a look at the headers alone", { "User-Agent": BROWSER }, "HEAD"],
    [
      "a page fetched in case it is wanted",
      { "User-Agent": BROWSER, "Sec-Purpose": "prefetch;prerender" },
      "GET",
    ],
  ] as const)("are not counted for %s", async (_, headers, method) => {
    const site = await openSite({ samples: 0 });
    expect((await read(site, costs!.slug, headers, method)).status).toBe(200);
    expect(await readsOn(site, "2026-01-01")).toEqual(new Map());
  });

  test("are not counted where there is no article", async () => {
    const site = await openSite({ samples: 0 });
    await read(site, "no-such-article", { "User-Agent": BROWSER });
    expect(await readsOn(site, "2026-01-01")).toEqual(new Map());
  });

  test("that cannot be counted cost nobody the page; the log has a line, and nothing of the reader in it", async () => {
    const site = await openSite({ samples: 0 });
    await site.database.close();
    site.log.expect("read not counted");
    const page = await site.page(`/blog/${costs!.slug}`, { headers: { "User-Agent": BROWSER } });
    expect([page.status, texts(page, "h1")]).toEqual([200, [costs!.title]]);
  });
});
