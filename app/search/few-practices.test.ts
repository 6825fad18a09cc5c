import { beforeAll, describe, expect, test } from "vitest";
import { ALL_PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { at } from "#tests/support/emergency.ts";
import { headings, mainText } from "#tests/support/head.ts";
import { makePractice } from "#tests/support/practice.ts";
import { hrefs } from "#tests/support/search-results.ts";
import { openSite, type TestPage, type TestSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

let site: TestSite;

/** One practice in Napier and one in Kaikōura, which is none of the 22. */
beforeAll(async () => {
  site = await openSite({ samples: 0 });
  const entries = ["napier", "kaikoura"].map((place, index) => ({
    practice: makePractice({
      id: index + 1,
      ...at(place),
      suburb: "",
      isSample: false,
      ...(place === "napier" && { languages: ["Samoan"], emergency: { waitMinutes: 45 } }),
    }),
    reviews: [],
  }));
  await site.database.transact((tx) => insertPractices(tx, entries, ALL_PLACES));
});

function ask(q: string): Promise<TestPage> {
  return site.page(`/search?${new URLSearchParams({ q })}`);
}

describe("While few practices are listed, a search", () => {
  test.each([
    ["Hokitika", "Kaikōura", 225],
    ["Ashburton", "Kaikōura", 229],
    ["Picton", "Kaikōura", 126],
    ["Hanmer Springs", "Kaikōura", 71],
    ["Greymouth", "Kaikōura", 203],
    ["dentist in Oamaru", "Kaikōura", 371],
    ["Wellington", "Napier", 269],
    ["Levin", "Napier", 186],
  ])("for “%s” names the nearest place of the island that has one", async (q, nearest, kilometres) => {
    const page = await ask(q);
    expect(mainText(page)).toContain(`The nearest are in ${nearest}, about ${kilometres} km away`);
    expect(headings(page)).toContain("1 practice");
    expect(mainText(page)).not.toContain("Check the spelling");
    expect(mainText(page)).not.toContain("best rated practices and what");
  });

  test("says of a town on the map that none is listed there yet", async () => {
    const page = await ask("Greymouth");
    expect(hrefs(page)).toContain("/locations/greymouth");
    expect(mainText(page)).toContain("Greymouth on the map");
    expect(mainText(page)).toContain("No practice is listed in Greymouth.");
  });

  test("for a suburb names the place nearest to its city", async () => {
    expect(mainText(await ask("Petone"))).toContain(
      "No practice is listed in Petone. The nearest are in Napier, about 269 km away in a straight line.",
    );
  });

  test("for what the island does not have says how far it is, and that it is on the other one", async () => {
    const here = await ask("samoan kaikoura");
    expect(headings(here)).toContain("1 practice");
    expect(here.document.querySelector("main h1")!.textContent).toBe(
      "1 dentist speaking Samoan, on the North Island, nearest to Kaikōura first",
    );
    expect(mainText(here)).toMatch(/Napier \(4\d\d km, on the North Island\)/);
  });

  test("shows a person in pain no practice across the sea", async () => {
    const page = await ask("toothache nelson");
    expect(hrefs(page)[0]).toBe("/emergency?place=nelson");
    expect(hrefs(page).filter((href) => href.startsWith("/dentists/"))).toEqual([]);
  });

  test("says so where its island has none, and who to call when it hurts", async () => {
    const empty = siteToRead(0);
    for (const q of ["Hokitika", "Greymouth"]) {
      const page = await empty.page(`/search?q=${q}`);
      expect(headings(page)).toContain(`No practice is listed in ${q}`);
      expect(mainText(page)).toContain("0800 611 116, Healthline");
    }
  });
});
