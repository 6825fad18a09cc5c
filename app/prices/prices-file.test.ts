import { expect, test } from "vitest";
import { pricesOn, rowsIn } from "#tests/support/prices.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

test("The spreadsheet of prices has every figure of the interface, its day, its licence, and whether it is of samples", async () => {
  const site = siteToRead(240);
  const { asOf, prices } = await pricesOn(site);
  const rows = await rowsIn(site, "/prices.csv");
  expect(rows.map(({ day, treatment, region, median }) => [day, treatment, region, Number(median)])).toEqual(
    prices.map(({ treatment, region, median }) => [asOf, treatment, region ?? "new-zealand", median]),
  );
  expect(new Set(rows.map((row) => row["is_sample"]))).toEqual(new Set(["yes"]));
  expect(rows[0]!["licence"]).toContain("creativecommons.org");
});
