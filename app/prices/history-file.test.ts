import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { keepPrices } from "#services/prices/keep-prices.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { pricesOn, rowsIn } from "#tests/support/prices.ts";
import { openSite } from "#tests/support/site.ts";

/** Eight practices of Whangārei that state what an implant costs there: $5,000, $5,100 and so on. */
const REAL = [...samplePractices(8)].map(({ practice }, at) => ({
  practice: {
    ...practice,
    id: 20_001 + at,
    place: "whangarei",
    isSample: false,
    prices: [{ treatment: "implants" as const, label: "Single implant", from: 5000 + 100 * at, to: null }],
  },
  reviews: [],
}));

eachDatabase("The history of prices", (open) => {
  test("has the figures of real practices once a week, from the first day on; samples make none", async () => {
    const site = await openSite({ open, samples: 20 });
    await keepPrices(site.services);
    expect(await rowsIn(site, "/prices/history.csv")).toEqual([]);

    await site.database.transact((tx) => insertPractices(tx, REAL, PLACES));
    expect((await pricesOn(site)).isSample).toBe(false);
    await keepPrices(site.services);
    await keepPrices(site.services);
    const first = await rowsIn(site, "/prices/history.csv");
    expect(first.filter(({ treatment }) => treatment === "implants")).toMatchObject([
      { day: "2026-11-20", region: "new-zealand", practices: "8", median: "5350" },
      { day: "2026-11-20", region: "northland", practices: "8", median: "5350" },
    ]);

    site.clock.now = new Date("2026-11-26T00:30:00Z");
    await keepPrices(site.services);
    expect(await rowsIn(site, "/prices/history.csv")).toEqual(first);
    site.clock.now = new Date("2026-11-27T00:30:00Z");
    await keepPrices(site.services);
    const days = (await rowsIn(site, "/prices/history.csv")).map(({ day }) => day);
    expect([...new Set(days)]).toEqual(["2026-11-20", "2026-11-27"]);
  });

  test("is on the pages from the second week on; before that they say since when, and with samples nothing", async () => {
    const site = await openSite({ open, samples: 20 });
    const history = async (path: string) => {
      const { document } = await site.page(path);
      const section = document.querySelector("#history")?.closest("section");
      return section?.textContent.replaceAll(/\s+/g, " ");
    };
    for (const path of ["/prices/implants", "/prices/implants/northland"])
      expect(await history(path)).toBeUndefined();

    await site.database.transact((tx) => insertPractices(tx, REAL, PLACES));
    await keepPrices(site.services);
    expect(await history("/prices/implants")).toContain("We’ve kept this price since 20 November 2026.");

    site.clock.now = new Date("2026-11-27T00:30:00Z");
    await keepPrices(site.services);
    for (const path of ["/prices/implants", "/prices/implants/northland"]) {
      expect(await history(path)).toContain("was $5,350 on 27 November 2026, as on 20 November 2026.");
      expect(await history(path)).toMatch(/20 November 2026\s?8 practices.*27 November 2026\s?8 practices/);
    }
    expect(await history("/prices/braces")).toBeUndefined();
  });
});
