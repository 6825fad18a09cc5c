import { expect, test } from "vitest";
import { priceRegion } from "#content/price-regions.ts";
import { formatDollars } from "#domain/money.ts";
import { pricesOn, wordsOn } from "#tests/support/prices.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(20);

test("The prices of a treatment stand by region, and where too few practices state one the region is named instead", async () => {
  const site = siteToRead(240);
  const { prices } = await pricesOn(site);
  const page = await site.page("/prices/implants");
  const own = prices.filter(({ treatment }) => treatment === "implants");
  expect(wordsOn(page)).toContain(`The middle price is ${formatDollars(own[0]!.median)}`);
  for (const { region, median, practices } of own.slice(1)) {
    const link = page.document.querySelector(`a[href="/prices/implants/${region}"]`)!;
    expect(link.textContent).toBe(priceRegion(region!)!.name);
    expect(link.closest("tr")!.textContent).toContain(`${practices} practices`);
    expect(link.closest("tr")!.textContent).toContain(formatDollars(median));
  }
  expect(wordsOn(page)).toMatch(/No figure for .+\. We show a figure once 5 practices list a price/);
});

test("There is no page of prices for what is no treatment", async () => {
  expect((await shared.page("/prices/gold-teeth")).status).toBe(404);
});

test("A treatment for which too few practices state a price says so, and is not indexed", async () => {
  const site = siteToRead(0);
  const page = await site.page("/prices/implants");
  expect(page.status).toBe(200);
  expect(wordsOn(page)).toContain("Too few practices list a price for this yet");
  expect(page.document.querySelector("table")).toBeNull();
  expect(page.document.querySelector("meta[name=robots]")!.getAttribute("content")).toBe("noindex, follow");
});
