import { expect, test } from "vitest";
import { dollarRange, formatDollars } from "#domain/money.ts";
import { pricesOn, wordsOn } from "#tests/support/prices.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

test("The page of prices has each treatment's middle price, and leads to its page by region", async () => {
  const site = siteToRead(240);
  const { prices } = await pricesOn(site);
  const page = await site.page("/prices");
  const rows = [...page.document.querySelectorAll("tbody tr")].map((row) => [
    row.querySelector("a")!.getAttribute("href"),
    row.textContent.includes(`${row.querySelector(".number")!.firstChild!.textContent}`),
    row.querySelector(".number")!.firstChild!.textContent,
  ]);
  expect(rows).toEqual(
    prices
      .filter(({ region }) => region === null)
      .map(({ treatment, median }) => [`/prices/${treatment}`, true, dollarRange(median, median)]),
  );
});

test("Each treatment has a line of its own, from the lowest price listed to the highest, both said", async () => {
  const site = siteToRead(240);
  const { prices } = await pricesOn(site);
  const { document } = await site.page("/prices");
  const ends = [...document.querySelectorAll("tbody tr")].map(
    (row) => row.querySelector(".ends")?.textContent,
  );
  expect(ends).toEqual(
    prices
      .filter(({ region }) => region === null)
      .map(({ lowest, highest }) =>
        lowest === highest ? undefined : `Lowest ${formatDollars(lowest)} Highest ${formatDollars(highest)}`,
      ),
  );
  expect(document.body.textContent).not.toContain("half charge");
});

test("Where all practices see children for free, the row says that basic care is meant, and until when", async () => {
  const { document } = await siteToRead(240).page("/prices");
  const row = document.querySelector("a[href='/prices/childrens-dentistry']")!.closest("tr")!;
  expect(row.querySelector(".number")!.textContent).toBe(
    "FreeBasic care until the 18th birthday, at all of them",
  );
});

test.each(["/", "/services", "/directory"])("From %s, prices are one press away", async (path) => {
  const { document } = await siteToRead(240).page(path);
  expect(document.querySelector('a[href="/prices"]')).not.toBeNull();
});

test("Where no practice states a price, the page of prices waits for them, and shows no table", async () => {
  const site = siteToRead(0);
  expect((await pricesOn(site)).prices).toEqual([]);
  const page = await site.page("/prices");
  expect(wordsOn(page)).toContain("Too few practices list their prices yet");
  expect(page.document.querySelector("table")).toBeNull();
});
