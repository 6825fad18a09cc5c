import { expect, test } from "vitest";
import { ALL_PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { at, emergency, NIGHT, siteWith } from "#tests/support/emergency.ts";
import { mainText } from "#tests/support/head.ts";
import { makePractice } from "#tests/support/practice.ts";
import { hrefs } from "#tests/support/search-results.ts";
import { openSite } from "#tests/support/site.ts";

/** In New Zealand: a Friday at 5am, a Saturday and a Sunday at noon, in November 2026. */
const [FRIDAY, SATURDAY, SUNDAY] = ["2026-11-19T16:00:00Z", "2026-11-20T23:00:00Z", "2026-11-21T23:00:00Z"];

/** Nelson's practices are shut at 5am, one in Wellington is not. */
async function siteAt(now: string) {
  const site = await openSite({ samples: 0, now });
  const practices = [
    makePractice({ id: 1, ...at("nelson"), openingHours: "Mo-Fr 08:00-17:00; PH off" }),
    makePractice({ id: 2, ...at("nelson"), openingHours: "Mo-Sa 08:00-17:00; PH off" }),
    makePractice({ id: 3, ...at("wellington"), openingHours: "24/7" }),
  ];
  const entries = practices.map((practice) => ({ practice: { ...practice, isSample: false }, reviews: [] }));
  await site.database.transact((tx) => insertPractices(tx, entries, ALL_PLACES));
  return site;
}

function shown(found: readonly string[]): string[] {
  return [...new Set(found.filter((href) => href.startsWith("/dentists/")))].toSorted();
}

test.each(["dentist open today nelson", "nelson today"])(
  "“%s”, early on a weekday, lists Nelson’s practices, which say when they open",
  async (q) => {
    const page = await (await siteAt(FRIDAY)).page(`/search?${new URLSearchParams({ q })}`);
    expect(shown(hrefs(page))).toEqual(["/dentists/1-practice-1", "/dentists/2-practice-2"]);
    expect(mainText(page)).toContain("Opens today 8am");
    expect(mainText(page)).toContain("This list is for every day.");
    expect(mainText(page)).not.toContain("none in Nelson");
    expect(mainText(page)).not.toContain("left");
  },
);

test("“Open today” lists on a Saturday who opens on Saturdays, and says on a Sunday that nobody on the island does", async () => {
  const saturday = await (await siteAt(SATURDAY)).page("/search?q=open+today+nelson");
  expect(shown(hrefs(saturday))).toEqual(["/dentists/2-practice-2"]);
  expect(saturday.document.querySelector("main h1")!.textContent).toBe(
    "1 dentist in Nelson, open on Saturdays",
  );
  const sunday = await (await siteAt(SUNDAY)).page("/search?q=open+today+nelson");
  expect(mainText(sunday)).toContain("none in Nelson or elsewhere on its island");
});

test("“dentist today” leads to those with a free time today, where someone has one", async () => {
  const site = await openSite({ samples: 240, now: FRIDAY });
  const page = await site.page("/search?q=auckland+today");
  const link = page.document.querySelector("main a[href='/directory?location=auckland&free=today']");
  expect(link?.textContent).toBe("See who has a free time today");
});

test("In pain each practice of the list can be called with one press, and is called now where it is open", async () => {
  const site = await siteWith(
    [
      emergency({ id: 1, ...at("nelson"), isSample: false, openingHours: "Mo-Fr 08:00-17:00; PH off" }),
      emergency({ id: 2, ...at("nelson"), isSample: false, openingHours: "24/7" }),
    ],
    NIGHT,
  );
  const page = await site.page("/search?q=toothache+nelson");
  const calls = [...page.document.querySelectorAll(".service-row")].map((row) => [
    row.querySelector(".btn")!.textContent,
    row.querySelector(".btn")!.getAttribute("href"),
  ]);
  expect(calls[0]).toEqual(["Call Now (03) 012 3456, Practice 2", "tel:+6430123456"]);
  expect(calls[1]).toEqual(["Call (03) 012 3456, Practice 1", "tel:+6430123456"]);
});
