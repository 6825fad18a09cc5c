import { describe, expect, test } from "vitest";
import { canonicalOf, robotsOf } from "#tests/support/head.ts";
import { cheapest } from "#tests/support/finding-model.ts";
import { SAMPLES, byRating, listAt, listOf, slowly } from "#tests/support/practice-lists.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(SAMPLES);

describe("The comparisons with an address of their own", () => {
  test("by price has the cheapest first", async () => {
    expect(await listAt(site, "/compare/price")).toEqual(listOf(slowly(() => true, cheapest)));
  });

  test("top-rated has only those rated 4.8 and over, the best first", async () => {
    expect(await listAt(site, "/compare/top-rated")).toEqual(
      listOf(slowly(({ rating }) => (rating ?? 0) >= 4.8, byRating)),
    );
  });

  test("emergency has only those with emergency cover", async () => {
    expect(await listAt(site, "/compare/emergency")).toEqual(
      listOf(slowly(({ emergency }) => emergency !== null)),
    );
  });

  test("of a place or a service have those there or those who offer it", async () => {
    expect(await listAt(site, "/compare/whangarei")).toEqual(
      listOf(slowly(({ place }) => place === "whangarei")),
    );
    expect(await listAt(site, "/compare/root-canal")).toEqual(
      listOf(slowly(({ services }) => services.includes("root-canal"))),
    );
  });

  test("can be narrowed further", async () => {
    expect(await listAt(site, "/compare/top-rated?location=wellington&price=1")).toEqual(
      listOf(
        slowly(({ place, rating, priceTier }) => place === "wellington" && rating! >= 4.8 && priceTier === 1),
      ),
    );
  });

  test("lead from another spelling to the right one for good, and from anything else to a 404 page", async () => {
    for (const [asked, found] of [
      ["wanganui", "whanganui"],
      ["Wellington", "wellington"],
      ["Dental%20Implants", "implants"],
      ["taup%C5%8D", "taupo"],
      ["Price", "price"],
      ["TOP-RATED", "top-rated"],
      ["Top%20Rated", "top-rated"],
      ["Emergency", "emergency"],
    ]) {
      const answer = await site.fetch(`/compare/${asked}?price=1`);
      expect([answer.status, answer.headers.get("Location")]).toEqual([301, `/compare/${found}?price=1`]);
    }
    for (const segment of ["nonsense", "1", "price-low", "%F0%9F%A6%B7"]) {
      const page = await site.page(`/compare/${segment}`);
      expect([segment, page.status]).toEqual([segment, 404]);
      expect(robotsOf(page)).toBe("noindex, follow");
    }
  });

  test("are the only ones that machines keep: what a form asked for is followed and not indexed", async () => {
    for (const path of [
      "/compare?location=auckland",
      "/compare/price?service=implants",
      "/compare?price=1",
      "/compare?chosen=1",
    ]) {
      const page = await site.page(path);
      expect([path, robotsOf(page), canonicalOf(page)]).toEqual([path, "noindex, follow", null]);
    }
    expect(canonicalOf(await site.page("/compare/nelson?utm_source=x"))).toBe(
      "http://niho.test/compare/nelson",
    );
  });
});
