import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACES, placeBySlug } from "#content/places.ts";
import { dollarRange } from "#domain/money.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { treatmentName, TREATMENTS } from "#domain/practices/treatments.ts";
import { anyText } from "../../tests/support/any-text.ts";
import { canonicalOf } from "#tests/support/head.ts";
import { makePractice } from "#tests/support/practice.ts";
import { cheapest } from "#tests/support/finding-model.ts";
import {
  ALL,
  PAGE_SIZE,
  SAMPLES,
  countIn,
  hrefOf,
  idsIn,
  listAt,
  listOf,
  slowly,
} from "#tests/support/practice-lists.ts";
import { openSite, type TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { isFullSuite } from "#tests/support/suite.ts";

const site = siteToRead(SAMPLES);

describe("The comparison", () => {
  test("shows 24 dentists a page, best rated first, and says how many there are", async () => {
    expect(await listAt(site, "/compare")).toEqual(listOf(slowly(() => true)));
  });

  test("says of each dentist everything that the specification's table has", async () => {
    const { document } = await site.page("/compare");
    expect([...document.querySelectorAll("thead th")].map((one) => one.textContent)).toEqual([
      "Dentist",
      "Rating",
      "Services",
      "Price Range",
      "Contact",
      "Actions",
    ]);
    const rows = document.querySelectorAll("tbody tr");
    expect(rows).toHaveLength(PAGE_SIZE);
    for (const row of rows) {
      const id = Number(row.querySelector("input")!.getAttribute("value"));
      const practice = ALL.find((one) => one.id === id)!;
      const head = row.querySelector('th[scope="row"]')!;
      expect(head.textContent).toContain(practice.name);
      expect(head.textContent).toContain(placeBySlug(practice.place).name);
      expect(head.textContent).toContain(`${practice.experienceYears}+ years experience`);
      expect(head.textContent.includes("Emergency care")).toBe(practice.emergency !== null);
      expect(head.textContent.includes("Not taking new patients")).toBe(practice.newPatients.answer === "no");
      const [rating, services, price, contact] = [...row.querySelectorAll("td")].map(
        (one) => one.textContent,
      );
      expect(rating).toContain(practice.rating!.toFixed(1));
      expect(rating).toContain(`(${practice.reviewCount} reviews)`);
      expect(services).toContain(practice.services.slice(0, 3).map(treatmentName).join(", "));
      const more = practice.services.length - 3;
      expect(services!.includes(" more")).toBe(more > 0);
      if (more > 0) expect(services).toContain(`+${more} more`);
      for (const specialty of practice.specialties) expect(services).toContain(specialty);
      expect(price).toContain("$".repeat(practice.priceTier!));
      expect(price).toContain(`$${practice.priceFrom}–$${practice.priceTo}`);
      expect(contact).toContain(practice.phone);
    }
  });

  test("leads from each dentist to the appointment form and to the profile", async () => {
    const { document } = await site.page("/compare?service=implants");
    const row = document.querySelector("tbody tr")!;
    const name = row.querySelector("th a")!.textContent;
    const [book, profile] = [...row.querySelectorAll("td:last-child a")];
    expect(book!.textContent).toBe(`Book Now with ${name}`);
    expect(profile!.textContent).toBe(`View Profile: ${name}`);
    const form = await site.page(book!.getAttribute("href")!);
    expect(form.document.querySelector("main")!.textContent).toContain(name);
    const profilePage = await site.page(profile!.getAttribute("href")!);
    expect(profilePage.document.querySelector("h1")!.textContent).toBe(name);
  });

  test("by price, of a treatment: shows what the treatment costs, names it, and has the unknown last", async () => {
    const path = "/compare/price?location=christchurch&service=implants";
    const { document, html } = await site.page(path);
    const priceOf = (practice: (typeof ALL)[number]) =>
      practice.prices.find(({ treatment }) => treatment === "implants")?.from ?? Infinity;
    const expected = ALL.filter(
      ({ place, services }) => place === "christchurch" && services.includes("implants"),
    ).toSorted((a, b) => {
      const [one, other] = [priceOf(a), priceOf(b)];
      return one === other ? cheapest(a, b) : one - other;
    });
    expect(idsIn(html)).toEqual(expected.map(({ id }) => id).slice(0, PAGE_SIZE));
    expect(html).toContain("Prices are for Dental Implants, and for a usual visit");
    const rows = [...document.querySelectorAll("tbody tr")];
    for (const [index, practice] of expected.slice(0, PAGE_SIZE).entries()) {
      const price = priceOf(practice);
      const words =
        price === Infinity
          ? "Price not stated"
          : `Dental Implants ${dollarRange(price, price).split("–")[0]}`;
      expect(rows[index]!.textContent).toContain(words);
      expect(rows[index]!.textContent).toContain("Usual visit");
    }
    expect(html).toContain(
      "by what Dental Implants starts at; practices that don’t give a price for it come last.",
    );
  });

  test("is a table with a caption, whose rows are named by their practices", async () => {
    const { document } = await site.page("/compare/wellington");
    expect(document.querySelector("table caption")!.textContent).toBe("Compare dentists in Wellington");
    expect(document.querySelectorAll('thead th:not([scope="col"])')).toHaveLength(0);
    expect(document.querySelectorAll('tbody tr > :first-child:not(th[scope="row"])')).toHaveLength(0);
    expect(document.querySelectorAll("tbody tr").length).toBeGreaterThan(1);
  });

  test("has no empty cell: what a practice did not state is said to be not stated", async () => {
    const bare = await openSite({ samples: 0 });
    const practice = makePractice({
      id: 1,
      rating: null,
      reviewCount: 0,
      services: [],
      specialties: [],
      phone: "",
    });
    await bare.database.transact((tx) => insertPractices(tx, [{ practice, reviews: [] }], PLACES));
    for (const path of ["/compare", "/compare?ids=1"]) {
      const { document } = await bare.page(path);
      const texts = [...document.querySelectorAll("tbody td")].map((one) => one.textContent);
      expect(texts.length).toBeGreaterThan(4);
      expect(texts.filter((text) => text.trim() === "")).toEqual([]);
      expect(texts.join()).toContain("No reviews yet");
      expect(path === "/compare" && !texts.includes("Not stated")).toBe(false);
    }
  });

  test("shows a service that was looked for among the three that are named", async () => {
    const { document } = await site.page("/compare/veneers");
    const named = [...document.querySelectorAll("tbody tr td:nth-child(3)")].map((cell) => cell.textContent);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((text) => !text.startsWith("Veneers"))).toEqual([]);
  });

  test("stands without a single practice", async () => {
    const empty = siteToRead(0);
    for (const path of ["/compare", "/compare/price", "/compare/nelson", "/compare?ids=1,2"]) {
      const page = await empty.page(path);
      expect([path, page.status, countIn(page.html)]).toEqual([path, 200, 0]);
      expect(page.html).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

describe("The filters of the comparison", () => {
  test("hold together, however they are spelled", async () => {
    expect(await listAt(site, "/compare?location=Tāmaki&service=Emergency+Dental&price=$$")).toEqual(
      listOf(
        slowly(
          ({ place, services, priceTier }) =>
            place === "auckland" && services.includes("emergency-dentist") && priceTier === 2,
        ),
      ),
    );
  });

  test("say which place is not known, with a search for it", async () => {
    const { document } = await site.page("/compare/price?location=porirua");
    expect(document.querySelector("main")!.textContent).toContain(
      "“porirua” isn’t in our list of towns, cities and regions, so this is all of New Zealand.",
    );
    expect(document.querySelector('main a[href="/directory?q=porirua"]')).not.toBeNull();
    for (const path of ["/compare", "/compare?location=welling", "/compare/wellington?location=porirua"])
      expect((await site.page(path)).html).not.toContain("isn’t in our list");
  });

  test("say that a place is not known where nothing is found otherwise either", async () => {
    const empty = siteToRead(0);
    const page = await empty.page("/compare?location=porirua&service=braces");
    expect(page.html).toContain("No dentists found matching your criteria");
    expect(page.html).toContain("“porirua” isn’t in our list of towns, cities and regions");
  });

  test("say so when nothing matches, and how to go on", async () => {
    const [place, service] = PLACES.flatMap(({ slug }) =>
      TREATMENTS.map((one) => [slug, one.slug] as const),
    ).find(([slug, wanted]) => !ALL.some((one) => one.place === slug && one.services.includes(wanted)))!;
    const page = await site.page(`/compare?location=${place}&service=${service}`);
    expect([page.status, countIn(page.html)]).toEqual([200, 0]);
    const main = page.document.querySelector("main")!;
    expect(main.textContent).toContain("No dentists found matching your criteria");
    expect(main.textContent).toContain("Try adjusting your filters to see more results");
    expect(hrefOf(page, "Clear All Filters")).toBe("/compare");
    expect(main.querySelector("table")).toBeNull();
  });

  test("are ignored where they make no sense", async () => {
    expect(
      await listAt(site, "/compare?location=Atlantis&service=haircut&price=9&colour=blue&ids=x"),
    ).toEqual(listOf(slowly(() => true)));
  });

  test("take anything at all without an error", async () => {
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 200 }), async (text) => {
        const asked = new URLSearchParams({
          location: text,
          service: text,
          price: text,
          ids: text,
          chosen: text,
        });
        expect((await site.fetch(`/compare?${asked}`)).status).toBe(200);
      }),
      { numRuns: isFullSuite ? 40 : 5 },
    );
    expect((await site.fetch(`/compare?ids=${"999999999,".repeat(500)}`)).status).toBe(200);
  });
});

describe("The pages of the comparison", () => {
  test("show every dentist exactly once, with the filters held", async () => {
    const ids: number[] = [];
    for (let path: string | undefined = "/compare/price?location=auckland"; path;) {
      const page: TestPage = await site.page(path);
      ids.push(...idsIn(page.html));
      path = page.document.querySelector('a[rel="next"]')?.getAttribute("href") ?? undefined;
    }
    expect(ids).toEqual(slowly(({ place }) => place === "auckland", cheapest));
  });

  test("beyond the last one show the last one", async () => {
    const page = await site.page("/compare?page=9999");
    expect(idsIn(page.html)).toEqual(slowly(() => true).slice(-PAGE_SIZE));
    expect(canonicalOf(page)).toBe("http://niho.test/compare?page=10");
  });
});
