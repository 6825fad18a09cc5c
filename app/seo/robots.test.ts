import { expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(0);

test("robots.txt lets everybody read and names the sitemap by the site's public address", async () => {
  const answer = await site.fetch("/robots.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe("User-agent: *\nAllow: /\n\nSitemap: http://niho.test/sitemap.xml\n");
});
