import { expect, test } from "vitest";
import { TOPICS } from "#content/topics/topics.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(24);

test("the list of treatments leads to each and to every topic, and each leads back to it", async () => {
  const { document, status } = await site.page("/services");
  expect(status).toBe(200);
  expect([...document.querySelectorAll("main h2 a")].map((link) => link.getAttribute("href"))).toEqual(
    TREATMENT_PAGES.map(({ slug }) => `/services/${slug}`),
  );
  expect(
    [...document.querySelectorAll("[aria-labelledby=topics] a")].map((link) => link.getAttribute("href")),
  ).toEqual(TOPICS.map(({ slug }) => `/services/${slug}`));
  for (const path of ["/services/gum-disease", "/services/braces", "/services/oral-surgery"]) {
    const page = await site.page(path);
    expect(page.document.querySelector('nav[aria-label="Breadcrumb"] a[href="/services"]')).not.toBeNull();
  }
});
