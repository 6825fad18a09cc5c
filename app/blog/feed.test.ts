import { DOMParser } from "linkedom";
import { describe, expect, test } from "vitest";
import { ARTICLES } from "#content/articles/articles.ts";
import { ORIGIN } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { xmlFault } from "#tests/support/xml-fault.ts";

const site = siteToRead(3);

async function feed(): Promise<{ headers: Headers; text: string; document: Document }> {
  const answer = await site.fetch("/blog/feed.xml");
  const text = await answer.text();
  const document = new DOMParser().parseFromString(text, "text/xml") as unknown as Document;
  return { headers: answer.headers, text, document };
}

describe("The feed", () => {
  test("has every article whole, newest first, with its own address and days", async () => {
    const { headers, document } = await feed();
    expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    const entries = [...document.querySelectorAll("entry")];
    expect(entries.map((entry) => entry.querySelector("id")!.textContent)).toEqual(
      ARTICLES.map(({ slug }) => `${ORIGIN}/blog/${slug}`),
    );
    const costs = entries[ARTICLES.findIndex(({ slug }) => slug === "dental-costs-nz-2025")]!;
    expect(costs.querySelector("title")!.textContent).toBe("What dental care costs in New Zealand in 2025");
    expect(costs.querySelector("published")!.textContent).toBe("2025-01-15T00:00:00+13:00");
    expect(document.querySelector("feed > updated")!.textContent).toBe("2026-11-28T00:00:00+13:00");
    const content = costs.querySelector("content")!;
    expect(content.getAttribute("type")).toBe("html");
    expect(content.textContent).toMatch(/^<p>Dentists in New Zealand set their own prices/);
    expect(content.textContent).toContain("<td>The examination by itself</td>");
  });

  test("has whole addresses only, in the articles too", async () => {
    const { text, document } = await feed();
    const inContent = [...document.querySelectorAll("content")].flatMap((one) => [
      ...one.textContent.matchAll(/href="([^"]*)"/g),
    ]);
    expect(inContent.length).toBeGreaterThan(20);
    for (const [, href] of inContent) expect(href).toMatch(/^(http:\/\/niho\.test\/|tel:)/);
    const links = [...document.querySelectorAll("link")].map((one) => one.getAttribute("href"));
    expect(links).toContain(`${ORIGIN}/blog/feed.xml`);
    for (const path of ["/blog", "/blog/dental-costs-nz-2025"]) {
      const link = (await site.page(path)).document.querySelector('link[type="application/atom+xml"]')!;
      expect(link.getAttribute("href")).toBe(`${ORIGIN}/blog/feed.xml`);
    }
    for (const href of links) expect(href).toMatch(/^http:\/\/niho\.test\//);
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
    );
  });

  test("is well formed: every tag that opens closes, and text is escaped", async () => {
    const { text } = await feed();
    expect(xmlFault(text)).toBeNull();
    expect(text).toContain('label="Costs &amp; Insurance"');
  });
});
