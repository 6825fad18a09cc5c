import { describe, expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { bestOf } from "#tests/support/practice-lists.ts";
import { openSite, type TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { practicePath } from "#content/links.ts";
import { textsOn } from "#tests/support/head.ts";

const SAMPLES = 240;
const shared = siteToRead(SAMPLES);
const all = [...samplePractices(SAMPLES)].map(({ practice }) => practice);

function figures({ document }: TestPage): [string, string][] {
  return [...document.querySelectorAll('main section[aria-label="Niho in numbers"] dl > div')].map((one) => [
    one.querySelector("dt")!.textContent,
    one.querySelector("dd")!.textContent,
  ]);
}

describe("The home page", () => {
  test("sends a place and a service to the directory where nothing is typed", async () => {
    const site = siteToRead(24);
    const sent = await site.fetch("/search?q=&location=auckland&service=root-canal");
    expect([sent.status, sent.headers.get("Location")]).toEqual([
      302,
      "/directory?location=auckland&service=root-canal",
    ]);
    expect((await site.fetch("/search?q=&location=&service=")).headers.get("Location")).toBe("/directory");
  });

  test("asks first in one box for a place and a treatment together, and works without a script", async () => {
    const site = siteToRead(240);
    const form = (await site.page("/")).document.querySelector("main form[role=search]")!;
    expect(form.querySelector("label")!.textContent).toBe("Treatment, town or dentist");
    const [found] = textsOn(await site.page("/search?q=whitening+auckland"), "h1");
    expect(found).toMatch(/^\d+ dentists for Teeth Whitening in Auckland$/);
  });

  test("forgets neither what is typed nor what is chosen beside it", async () => {
    const site = siteToRead(240);
    const [found] = textsOn(await site.page("/search?q=root+canal&location=auckland&service="), "h1");
    expect(found).toMatch(/^\d+ dentists for Root Canal in Auckland$/);
  });

  test("counts instead once only real practices are shown", async () => {
    const site = await openSite({ samples: 0 });
    const real = all.slice(0, 3).map((practice, index) => ({
      practice: { ...practice, isSample: false, rating: 4.5 + index / 10, reviewCount: 2 - index },
      reviews: [],
    }));
    await site.database.transact((tx) => insertPractices(tx, real, PLACES));
    const page = await site.page("/");
    expect(figures(page)).toEqual([
      ["practices", "3"],
      ["towns and cities", "3"],
      // Twice 4.5 and once 4.6: the third has no review.
      ["average rating out of 5, from 3 reviews", "4.5"],
    ]);
    expect(page.html).not.toContain("50,000+");
    expect(page.html).not.toContain("samples");
    expect(textsOn(page, ".town-index li")).toHaveLength(3);
    expect(textsOn(page, "main h2")).toContain("3 towns and cities so far");
    expect(page.document.querySelectorAll(".hero-map .dot")).toHaveLength(3);
    const empty = await siteToRead(0).page("/");
    expect(empty.html).not.toContain("Real reviews");
    expect(figures(empty)).toEqual([]);
    expect(empty.html).toContain("No practice is listed yet.");
    expect(empty.html).not.toContain("Ready to see someone?");
  });

  test.each([
    { rated: 0, says: "no rating", title: "Practices to start with" },
    { rated: 1, says: "from 1 review", title: "Practices to start with" },
    { rated: 4, says: "from 4 reviews", title: "Top-Rated Dentists" },
  ])("shows four practices where $rated have a rating, under “$title”", async ({ rated, says, title }) => {
    const site = await openSite({ samples: 0 });
    const real = all.slice(0, 5).map((practice, index) => ({
      practice: {
        ...practice,
        isSample: false,
        newPatients: { answer: "not-stated" as const },
        ...(index >= 5 - rated ? { rating: 4, reviewCount: 1 } : { rating: null, reviewCount: 0 }),
      },
      reviews: [],
    }));
    await site.database.transact((tx) => insertPractices(tx, real, PLACES));
    const page = await site.page("/");
    const cards = textsOn(page, "main article");
    expect(cards).toHaveLength(4);
    expect(cards.filter((text) => text.includes("4.0"))).toHaveLength(rated);
    expect(textsOn(page, "main h2")[0]).toBe(title);
    expect(figures(page)[2]?.join() ?? "no rating").toContain(says);
  });

  test("shows the four best practices, each leading to its page, to the dentists of its place and to a comparison", async () => {
    const page = await shared.page("/");
    const best = all.toSorted(bestOf(all)).slice(0, 4);
    const links = [...page.document.querySelectorAll("main article")].map((card) =>
      [...card.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    );
    expect(links).toEqual(
      best.map((practice) => [
        practicePath(practice),
        `/directory?location=${practice.place}`,
        `/compare?ids=${practice.id}`,
      ]),
    );
    expect(textsOn(page, "main article h3")).toEqual(best.map(({ name }) => name));
  });

  test("lists every town from north to south with its true count", async () => {
    const { document } = await shared.page("/");
    const towns = [...document.querySelectorAll(".town-index a")].map((link) => ({
      name: link.firstChild!.textContent,
      href: link.getAttribute("href"),
      count: Number(/\d+/.exec(link.textContent)),
    }));
    expect(towns).toHaveLength(PLACES.length);
    for (const { name, href, count } of towns) {
      const place = PLACES.find((one) => one.name === name)!;
      expect(href).toBe(`/locations/${place.slug}`);
      expect(count).toBe(all.filter((practice) => practice.place === place.slug).length);
    }
    const north = towns.slice(0, 2).map(({ name }) => name);
    expect(north).toEqual(["Whangārei", "Auckland"]);
    expect(towns.at(-1)!.name).toBe("Invercargill");
  });

  test("stands without a single practice", async () => {
    const site = siteToRead(0);
    const page = await site.page("/");
    expect(page.status).toBe(200);
    expect(page.html).not.toContain("Top-Rated Dentists");
    expect(page.html).not.toMatch(/NaN|Infinity|undefined/);
  });
});
