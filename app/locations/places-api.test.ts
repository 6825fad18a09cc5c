import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { ORIGIN } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(120);

type Place = { slug: string; name: string; nameMi: string | null; practices: number; url: string };

test("The places for programs are the 22 of the site, with the practices of each counted and a page that answers", async () => {
  const { count, places } = (await (await shared.fetch("/api/v1/places")).json()) as {
    count: number;
    places: Place[];
  };
  expect([count, places.length]).toEqual([22, 22]);
  expect(places.map(({ slug, name, nameMi }) => [slug, name, nameMi])).toEqual(
    PLACES.map(({ slug, name, nameMi }) => [slug, name, nameMi]),
  );
  const all = [...samplePractices(120)].map(({ practice }) => practice.place);
  for (const { slug, practices, url } of places) {
    expect([slug, practices]).toEqual([slug, all.filter((place) => place === slug).length]);
    expect((await shared.fetch(url.slice(ORIGIN.length))).status).toBe(200);
  }
});

test("A place without a practice counts none", async () => {
  const site = siteToRead(0);
  const { places } = (await (await site.fetch("/api/v1/places")).json()) as { places: Place[] };
  expect(places.map(({ practices }) => practices)).toEqual(PLACES.map(() => 0));
});
