import { expect, test } from "vitest";
import { formatDollars } from "#domain/money.ts";
import { pricesOn, wordsOn } from "#tests/support/prices.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(240);

test("The prices of a treatment in a region stand beside those of the country", async () => {
  const site = siteToRead(240);
  const { prices } = await pricesOn(site);
  for (const { url, treatment, median, practices } of prices
    .filter(({ region }) => region !== null)
    .slice(0, 6)) {
    const page = await site.page(new URL(url).pathname);
    const country = prices.find((price) => price.treatment === treatment && price.region === null)!;
    expect(wordsOn(page)).toContain(`The middle price is ${formatDollars(median)}`);
    expect(wordsOn(page)).toContain(`${practices} practices here`);
    const medians = [...page.document.querySelectorAll("td.number")].map(
      (cell) => cell.firstChild!.textContent,
    );
    expect(medians).toEqual([formatDollars(median), formatDollars(country.median)]);
  }
});

test("Where too few practices state a price, a region says so, has no figure of its own, and is not indexed", async () => {
  const few = await shared.page("/prices/veneers/tairawhiti");
  expect(few.status).toBe(200);
  expect(wordsOn(few)).toContain("once 5 practices list a price");
  expect(few.document.querySelectorAll("tbody tr")).toHaveLength(1);
  expect(few.document.querySelector("meta[name=robots]")!.getAttribute("content")).toBe("noindex, follow");
  expect((await shared.page("/prices/implants/atlantis")).status).toBe(404);
});
