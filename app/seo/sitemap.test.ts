import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { canonicalOf, robotsOf } from "#tests/support/head.ts";
import { makePractice } from "#tests/support/practice.ts";
import { ORIGIN, openSite, type TestSite } from "#tests/support/site.ts";

async function addressesOf(site: TestSite): Promise<string[]> {
  const answer = await site.fetch("/sitemap.xml");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
}

test("the table of a place or a treatment is in the sitemap once it has a practice", async () => {
  const site = await openSite({ samples: 0 });
  const tables = async () =>
    (await addressesOf(site))
      .map((address) => new URL(address).pathname)
      .filter((path) => /^\/compare\/(?!price|top-rated|emergency$)/.test(path));
  expect(await tables()).toEqual([]);
  const practice = makePractice({ id: 1, place: "whangarei", services: ["implants", "veneers"] });
  await site.database.transact((tx) => insertPractices(tx, [{ practice, reviews: [] }], PLACES));
  expect(await tables()).toEqual(["/compare/whangarei", "/compare/implants", "/compare/veneers"]);
});

test.each(["a practice", "a review or emergency care"])(
  "without %s, the sitemap has no page that says noindex",
  async (missing) => {
    const site = await openSite({ samples: 0 });
    if (missing !== "a practice") {
      const unrated = { rating: null, reviewCount: 0, ratingCounts: [0, 0, 0, 0, 0] } as const;
      const practice = makePractice({ id: 9_001, isSample: false, emergency: null, ...unrated });
      await site.database.transact((tx) => insertPractices(tx, [{ practice, reviews: [] }], PLACES));
    }
    const paths = (await addressesOf(site)).map((address) => new URL(address).pathname);
    expect(paths.includes("/compare/price")).toBe(missing !== "a practice");
    const hidden = [];
    for (const path of paths) if (robotsOf(await site.page(path))?.includes("noindex")) hidden.push(path);
    expect(hidden).toEqual([]);
  },
);

test("a real practice is in the sitemap with the day it was last checked, a sample is not", async () => {
  const site = await openSite({ samples: 3 });
  const { practice } = [...samplePractices(24)].at(-1)!;
  const real = { ...practice, id: 9_001, isSample: false, checkedOn: "2026-10-01" };
  await site.database.transact((tx) => insertPractices(tx, [{ practice: real, reviews: [] }], PLACES));
  const profiles = (await addressesOf(site)).filter((address) => address.includes("/dentists/"));
  expect(profiles).toEqual([`${ORIGIN}/dentists/9001-${real.slug}`]);
  expect(await (await site.fetch("/sitemap.xml")).text()).toContain("<lastmod>2026-10-01</lastmod>");
  const page = await site.page(new URL(profiles[0]!).pathname);
  expect(canonicalOf(page)).toBe(profiles[0]);
});
