import { describe, expect, it } from "vitest";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { CLAIMS } from "#content/site.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { texts } from "#tests/support/form.ts";
import { openSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

describe("the about page", () => {
  it("counts the same cities and towns as every list of places", async () => {
    const { document } = await siteToRead(22).page("/about");
    expect(PLACES.filter(({ kind }) => kind === "city")).toHaveLength(CLAIMS.cities);
    expect(texts(document, ".stats dt").at(-1)).toBe("cities, and 4 towns");
    expect(PLACES.filter(({ kind }) => kind === "town")).toHaveLength(4);
  });

  it("counts for itself once the samples are gone, and claims nothing any more", async () => {
    const site = await openSite({ samples: 0 });
    const { practice, reviews } = [...samplePractices(1)][0]!;
    const real = { ...practice, isSample: false, rating: 4, reviewCount: 1 };
    await site.database.transact((tx) => insertPractices(tx, [{ practice: real, reviews }], PLACES));
    const { document, html } = await site.page("/about");
    expect(texts(document, ".stats dd")).toEqual(["1", "1", "4.0"]);
    expect(texts(document, ".stats dt")).toEqual([
      "dental practice",
      "town or city",
      "average rating out of 5, from 1 review",
    ]);
    expect(html).not.toMatch(/50,000/);
  });

  it("has no number that it cannot count", async () => {
    const { document } = await siteToRead(0).page("/about");
    expect(texts(document, ".stats dd")).toEqual(["0", "0", "0"]);
    expect(texts(document, ".stats dt")).toContain("ratings so far");
  });

  it("shows three people while there are samples, says that each is one, and drops them with the samples", async () => {
    const { document } = await siteToRead(22).page("/about");
    const team = document.querySelector("section[aria-labelledby=team]")!;
    expect(team.querySelectorAll("li")).toHaveLength(3);
    for (const person of team.querySelectorAll("li")) expect(person.textContent).toContain("(made up)");
    expect(team.textContent).toContain("no one with these names works here");
    const without = await siteToRead(0).page("/about");
    expect(without.document.querySelector("section[aria-labelledby=team]")).toBeNull();
  });

  it("says how to reach us, and that number and address are samples", async () => {
    const { document } = await siteToRead(22).page("/about");
    const contact = sectionOf(document, "contact");
    expect(contact).toMatch(/\(09\) 012 0100.*hello@niho\.example.*1 Sample Street/);
    expect(contact).toContain("they reach no one yet");
  });
});

function sectionOf(document: Document, id: string): string {
  return document.querySelector(`section[aria-labelledby=${id}]`)!.textContent;
}
