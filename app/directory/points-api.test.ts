import fc from "fast-check";
import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ORIGIN, openSite } from "#tests/support/site.ts";
import { type SiteToRead, siteToRead } from "#tests/support/site-to-read.ts";
import { isFullSuite } from "#tests/support/suite.ts";

const shared = siteToRead(60);

type Points = {
  count: number;
  url: string;
  features: { id: number; geometry: { coordinates: number[] }; properties: Record<string, unknown> }[];
};

async function pointsAt(site: SiteToRead, parameters: URLSearchParams | string): Promise<Points> {
  const answer = await site.fetch(`/api/v1/practices.geojson?${parameters}`);
  expect([String(parameters), answer.status]).toEqual([String(parameters), 200]);
  return (await answer.json()) as Points;
}

/** Reads all pages of the list one after the other. */
async function listedAt(
  site: SiteToRead,
  parameters: URLSearchParams,
): Promise<{ url: string; ids: number[] }> {
  const ids: number[] = [];
  let next: string | null = `/api/v1/practices?${parameters}`;
  let first: string | undefined;
  while (next) {
    const answer = await site.fetch(next);
    const list = (await answer.json()) as {
      url: string;
      next: string | null;
      practices: { id: number }[];
    };
    first ??= list.url;
    ids.push(...list.practices.map(({ id }) => id));
    next = list.next && list.next.slice(ORIGIN.length);
  }
  return { url: first!, ids };
}

eachDatabase("The directory for maps", (open) => {
  test("has every practice of every page, in their order, whatever is asked", async () => {
    const site = await openSite({ samples: 120, open });
    await fc.assert(
      fc.asyncProperty(anyAsked, async (asked) => {
        const parameters = new URLSearchParams(asked);
        const points = await pointsAt(site, parameters);
        const list = await listedAt(site, parameters);
        expect(points.features.map(({ id }) => id)).toEqual(list.ids);
        expect([points.count, points.url]).toEqual([list.ids.length, list.url]);
      }),
      { numRuns: isFullSuite ? 60 : 20 },
    );
  }, 60_000);
});

test("A point is where the practice is, and says what its own page says", async () => {
  const { features } = await pointsAt(shared, "location=wellington");
  expect(features.length).toBeGreaterThan(1);
  for (const { id, geometry, properties } of features) {
    const practice = (await (await shared.fetch(`/api/v1/practices/${id}`)).json()) as Record<
      string,
      unknown
    >;
    expect(geometry.coordinates).toEqual([practice["longitude"], practice["latitude"]]);
    expect(properties).toMatchObject({
      name: practice["name"],
      rating: practice["rating"],
      reviews: practice["reviews"],
      price: practice["price"],
      sample: practice["sample"],
    });
    const { status } = await shared.fetch(properties["href"] as string);
    expect(status).toBe(200);
  }
});

test("The map of a directory of 5,001 has the first 5,000, and says how many there are", async () => {
  const site = await openSite({ samples: 5_001 });
  const { count, features } = await pointsAt(site, "sort=name");
  expect([count, features.length]).toEqual([5_001, 5_000]);
  expect(new Set(features.map(({ id }) => id)).size).toBe(5_000);
}, 60_000);

test("It is GeoJSON, small on the way, and kept until the practices change", async () => {
  const site = await openSite({ samples: 240 });
  for (let visit = 1; visit <= 3; visit++) {
    const answer = await site.fetch("/api/v1/practices.geojson?page=3&view=list&utm_source=x", {
      headers: { "Accept-Encoding": "br" },
    });
    expect(answer.headers.get("Content-Type")).toBe("application/geo+json");
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(240 * 60);
  }
  expect(site.served.figures()).toMatchObject({ pages: 1, renders: 2 });
});

const anyAsked = fc
  .record(
    {
      q: fc.constantFrom("harbour", "dental", "Te Aro", "%", "🦷", " "),
      location: fc.constantFrom(...PLACES.map(({ slug }) => slug), "on", "Atlantis"),
      service: fc.constantFrom(...TREATMENTS.map(({ slug }) => slug), "haircut"),
      open: fc.constantFrom("now", "no"),
      emergency: fc.constantFrom("yes", "?"),
      price: fc.constantFrom("1", "$$", "9"),
      near: fc.constantFrom("taupo", "-41.289,174.7", "91,0"),
      sort: fc.constantFrom(
        "recommended",
        "rating",
        "reviews",
        "price",
        "name",
        "location",
        "distance",
        "magic",
      ),
      view: fc.constantFrom("grid", "list"),
    },
    { requiredKeys: [] },
  )
  .map((asked) => asked as Record<string, string>);
