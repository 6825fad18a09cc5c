import { expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(400);

test("Suggestions are the same as HTML for the search box, which no search engine lists, and which says which are samples", async () => {
  const answer = await site.fetch("/search/suggestions?q=harb");
  const html = await answer.text();
  const { items } = (await (await site.fetch("/api/v1/suggest?q=harb")).json()) as {
    items: { kind: string; href: string }[];
  };
  expect([...html.matchAll(/<a role="option"[^>]* href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
    items.map(({ href }) => href),
  );
  expect(html.match(/Sample/g)).toHaveLength(items.filter(({ kind }) => kind === "practice").length);
  expect([answer.headers.get("X-Robots-Tag"), answer.headers.get("Cache-Control")]).toEqual([
    "noindex",
    "public, max-age=60, s-maxage=30",
  ]);
  const letters = await (await site.fetch("/search/suggestions")).text();
  const h = await (await site.fetch("/search/suggestions?q=h")).text();
  expect(h).toContain('role="option"');
  expect(letters).toContain(`<div data-letter="h">${h}</div>`);
  const hostile = await site.fetch("/search/suggestions?q=%3Cscript%3Ealert(1)%3C/script%3E");
  expect(await hostile.text()).not.toContain("<script>");
});
