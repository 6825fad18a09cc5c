import { expect, test } from "vitest";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(5);

test("A page that is not there says so with 404, is kept from search engines, and offers ways on", async () => {
  const { status, document } = await site.page("/harbour-steps?x=1");
  expect(status).toBe(404);
  expect(document.title).toBe("Page not found | Niho");
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex, follow");
  expect(document.querySelector("link[rel=canonical]")).toBeNull();
  expect(document.querySelector("main form")?.getAttribute("action")).toBe("/search");
  expect(document.querySelector('main a[href="/emergency"]')).not.toBeNull();
});

test("It names the pages that a mistyped address might mean", async () => {
  const { status, document } = await site.page("/location/hamiltn");
  expect(status).toBe(404);
  const links = [...document.querySelectorAll('nav[aria-label="Likely pages"] a')];
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/locations/hamilton", "Dentists in Hamilton"],
    ["/locations", "Towns and cities"],
  ]);
});

test("So does a practice that is not there, in the same words", async () => {
  const missing = await site.page("/dentists/999");
  const nowhere = await site.page("/nowhere");
  expect(missing.status).toBe(404);
  expect(missing.document.querySelector("main")?.textContent).toBe(
    nowhere.document.querySelector("main")?.textContent,
  );
});
