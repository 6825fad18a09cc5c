import { expect, test, vi } from "vitest";
import { openSite } from "#tests/support/site.ts";

/** Addresses with and without conditions, of a town whose other pages are dots on the map. */
const LISTS = [
  "/directory",
  "/directory?location=wellington&service=implants&sort=name",
  "/directory?q=dental&open=now&funding=acc&language=english&wheelchair=yes&page=2",
  "/directory/screen.json?location=hamilton&sort=rating",
];

test("A list is searched once, and what its chips, its sheet and its sentences count takes at most two walks over the sets", async () => {
  const { services, fetch } = await openSite({ samples: 600 });
  const index = await services.practices.now();
  const walks = (["search", "count", "around"] as const).map((walk) => vi.spyOn(index, walk));
  for (const path of LISTS) {
    const before = walks.map(({ mock }) => mock.results.length);
    expect((await fetch(path)).status, path).toBe(200);
    const [searches, counts, around] = walks.map(({ mock }, at) => mock.results.slice(before[at]));
    expect(searches, path).toHaveLength(1);
    // A filter is looked up once, however often its list is asked for.
    const lists = new Set(around!.map(({ value }) => value as object));
    expect(counts!.length + lists.size, path).toBeGreaterThan(0);
    expect(counts!.length + lists.size, path).toBeLessThanOrEqual(2);
  }
});

test("The page says nothing twice: what its HTML shows of heading, list and map isn't sent as data too", async () => {
  const { page } = await openSite({ samples: 600 });
  for (const path of LISTS.slice(0, 3)) {
    const { document } = await page(path);
    const island = document.querySelector('[data-island="app/directory/directory"]')!;
    expect(document.querySelectorAll(".list-map .pin").length, path).toBeGreaterThan(0);
    expect(island.getAttribute("data-props")!.length, path).toBeLessThan(600);
  }
});
