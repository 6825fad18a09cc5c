import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { practicesInWords } from "#domain/counts.ts";
import { ALL, SAMPLES } from "#tests/support/practice-lists.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(SAMPLES);

test("the list of towns leads to each, and says how many practices are there", async () => {
  const { document, status } = await site.page("/locations");
  expect(status).toBe(200);
  const links = [...document.querySelectorAll("main .all-places a")];
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual(
    PLACES.map(({ slug, name }) => [
      `/locations/${slug}`,
      name + practicesInWords(ALL.filter(({ place }) => place === slug).length),
    ]),
  );
  const town = await site.page("/locations/nelson");
  expect(town.document.querySelector('nav[aria-label="Breadcrumb"] a[href="/locations"]')).not.toBeNull();
});
