import { describe, expect, test } from "vitest";
import { samplePractices } from "#content/samples/practices.ts";
import { mainText } from "#tests/support/head.ts";
import { hrefs, leads } from "#tests/support/search-results.ts";
import type { TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { practicePath } from "#content/links.ts";

const SAMPLES = 400;
const all = [...samplePractices(SAMPLES)];
const site = siteToRead(SAMPLES);

function ask(q: string): Promise<TestPage> {
  return site.page(`/search?${new URLSearchParams({ q })}`);
}

describe("A search for several things at once, or in a whole sentence,", () => {
  test.each([
    "what does a filling cost",
    "how much would a filling be",
    "which dentist should I see for this filling",
  ])("leads from “%s” to fillings, whatever small words are around", async (asked) => {
    const page = await ask(asked);
    expect(page.document.querySelector("h1")!.textContent).toMatch(/^\d+ dentists for General Dentistry$/);
    expect(mainText(page)).not.toContain("matching");
  });

  test("says how many never close, and shows those first, where a dentist day and night is asked for", async () => {
    const neverClosedIn = (place: string) =>
      all.filter(
        ({ practice }) => practice.place === place && practice.openingHours === "24/7" && practice.emergency,
      );
    const never = neverClosedIn("christchurch").map(({ practice }) => practicePath(practice));
    expect(never.length).toBe(2);
    for (const asked of ["24/7 dentist christchurch", "open 24 hours christchurch"]) {
      const page = await ask(asked);
      const shown = [...new Set(hrefs(page).filter((href) => href.startsWith("/dentists/")))];
      expect(shown.slice(0, 2).toSorted()).toEqual(never.toSorted());
      expect(shown.length).toBe(5);
      expect(mainText(page)).toContain("The 2 that never close come first.");
    }
    const shut = all.find(
      ({ practice: { place, emergency } }) => emergency && neverClosedIn(place).length === 0,
    )!;
    expect(mainText(await ask(`24/7 dentist ${shut.practice.place}`))).toContain(
      "None of them says they’re open day and night.",
    );
    expect(mainText(await ask("toothache christchurch"))).not.toContain("never close");
  });

  test.each([
    ["dentist open now cheap", "/directory?open=now", "/compare/price?open=now"],
    [
      "cheap wheelchair dentist auckland",
      "/directory?location=auckland&wheelchair=yes",
      "/compare/price?location=auckland&wheelchair=yes",
    ],
    [
      "cheap dentist with parking napier",
      "/directory?location=napier&parking=yes",
      "/compare/price?location=napier&parking=yes",
    ],
  ])("offers the cheapest of those too for “%s”", async (asked, list, cheapest) => {
    const page = await ask(asked);
    expect(leads(page)).toContain(list);
    expect(hrefs(page)).toContain(cheapest);
  });
});
