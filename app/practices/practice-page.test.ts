import { describe, expect, test } from "vitest";
import { PLACES, placeBySlug } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { insertPractices } from "#database/practices/practices.ts";
import { dollarRange } from "#domain/money.ts";
import type { Practice, Review } from "#domain/practices/practice.ts";
import { canonicalOf, robotsOf, titleOf } from "#tests/support/head.ts";
import { formValues, texts } from "#tests/support/form.ts";
import { openSite, type TestPage, type TestSite } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { practicePath } from "#content/links.ts";

const SAMPLES = 240;
const shared = siteToRead(SAMPLES);
const all = [...samplePractices(SAMPLES)];
const LOOKED_AT = all.filter((_, index) => index % 9 === 0);

function textOf({ document }: TestPage, part = "main"): string {
  return document.querySelector(part)!.textContent.replaceAll(/\s+/g, " ");
}

function section({ document }: TestPage, heading: string): string {
  const found = [...document.querySelectorAll("main h2")].find((one) => one.textContent === heading);
  return found?.parentElement?.textContent ?? "";
}

function things({ document }: TestPage): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => (JSON.parse(script.textContent) as { "@graph": Record<string, unknown>[] })["@graph"],
  );
}

/** A practice that somebody really runs, as one of the samples would be if it existed. */
async function addReal(
  site: TestSite,
  change: Partial<Practice> = {},
  reviews: Review[] = [],
): Promise<Practice> {
  const practice = {
    ...all[1]!.practice,
    id: 9_001,
    isSample: false,
    website: "https://www.real.test/",
    ...change,
  };
  await site.database.transact((tx) => insertPractices(tx, [{ practice, reviews }], PLACES));
  return practice;
}

describe("The address of a practice", () => {
  test.each(["/dentists/1", "/dentists/1-", "/dentists/1-somebody-else", "/dentists/001"])(
    "%s leads to the one with its name, for good",
    async (path) => {
      const site = siteToRead(3);
      const answer = await site.fetch(`${path}?utm_source=x`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get("Location")).toBe(`${practicePath(all[0]!.practice)}?utm_source=x`);
    },
  );

  test.each([
    "/dentists/999999",
    "/dentists/0",
    "/dentists/-1",
    "/dentists/abc",
    "/dentists/1x",
    "/dentists/99999999999999",
    "/dentists/%F0%9F%A6%B7",
  ])("%s is a page that is not there", async (path) => {
    const site = siteToRead(3);
    const page = await site.page(path);
    expect(page.status).toBe(404);
    expect(titleOf(page)).toBe("Dentist not found | Niho");
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    expect(robotsOf(page)).toBe("noindex, follow");
  });
});

describe("A practice's page", () => {
  test("tells all that the practice told us", async () => {
    for (const { practice, reviews } of LOOKED_AT) {
      const page = await shared.page(practicePath(practice));
      expect(page.status).toBe(200);
      const text = textOf(page);
      expect(page.document.querySelector("h1")!.textContent).toBe(practice.name);
      const told = [
        `${practice.address}, ${practice.suburb}`,
        placeBySlug(practice.place).name,
        practice.phone,
        practice.email,
        ...practice.description,
        ...practice.prices.flatMap(({ label, from, to }) => [label, dollarRange(from, to)]),
        ...practice.practitioners.map(({ name }) => name),
        ...practice.languages,
        ...practice.qualifications,
        ...(practice.parking ? [practice.parking] : []),
        ...(practice.rating === null
          ? []
          : [practice.rating.toFixed(1), practice.reviewCount.toLocaleString("en-NZ")]),
        ...reviews.slice(0, 1).map(({ text: words }) => words),
      ];
      for (const words of told) expect(text, practicePath(practice)).toContain(words.replaceAll(/\s+/g, " "));
    }
  });

  test("has four facts at most in its head: those that are known of what people ask first", async () => {
    const seen = new Set<string>();
    for (const { practice } of LOOKED_AT) {
      const { document } = await shared.page(practicePath(practice));
      const facts = new Map(
        [...document.querySelectorAll(".profile-head dl div")].map((one) => [
          one.querySelector("dt")!.textContent,
          one.querySelector("dd")!.textContent,
        ]),
      );
      const known = [
        ["Usual visit", practice.priceFrom !== null],
        ["Rating", practice.rating !== null],
        ["New patients", practice.newPatients.answer !== "not-stated"],
        ["Getting in", practice.wheelchairAccess !== "not-stated"],
        ["Speaks", practice.languages.length > 1],
      ] as const;
      expect([...facts.keys()]).toEqual(
        known
          .filter(([, isKnown]) => isKnown)
          .map(([label]) => label)
          .slice(0, 4),
      );
      expect(facts.get("Usual visit")).toContain(dollarRange(practice.priceFrom!, practice.priceTo));
      if (facts.has("Getting in"))
        expect(facts.get("Getting in") === "Step-free").toBe(practice.wheelchairAccess === "yes");
      for (const label of facts.keys()) seen.add(label);
    }
    expect(seen.size).toBe(5);
  });

  test("leads to the form with this practice chosen, to its phone, and to a map with the way there", async () => {
    const site = await openSite({ samples: 3 });
    const { practice } = all[0]!;
    const { document } = await site.page(practicePath(practice));
    expect(document.querySelector('main a[href="/book?practice=1"]')!.textContent).toBe(
      `Book Now with ${practice.name}`,
    );
    const real = await addReal(site, { phone: "(09) 555 1234" });
    const ofReal = await site.page(practicePath(real));
    expect(ofReal.document.querySelector('main a[href^="tel:+64"]')!.textContent).toBe("Call (09) 555 1234");
    const directions = document.querySelector('main a[href^="https://www.google.com/maps/dir/"]')!;
    expect(directions.textContent).toBe("Directions on a map");
    const to = new URL(directions.getAttribute("href")!).searchParams.get("destination");
    expect(to).toBe(`${practice.latitude},${practice.longitude}`);
  });

  test("says in its head, and where one asks for an appointment, when they take no new patients, and then presses no one to book", async () => {
    const told = { yes: 0, no: 0, "not-stated": 0 };
    for (const { practice } of LOOKED_AT) {
      const page = await shared.page(practicePath(practice));
      const { answer } = practice.newPatients;
      expect(textOf(page, ".profile-head").includes("Not at the moment")).toBe(answer === "no");
      const card = "aside[aria-label='Book or call']";
      expect(textOf(page, card).includes("They aren’t taking new patients.")).toBe(answer === "no");
      expect(page.document.querySelectorAll(`${card} .btn-primary`)).toHaveLength(answer === "no" ? 0 : 1);
      told[answer]++;
    }
    expect(Math.min(...Object.values(told))).toBeGreaterThan(0);
  });

  test("calls only those specialists who are", async () => {
    for (const { practice } of LOOKED_AT) {
      const page = await shared.page(practicePath(practice));
      const badges = [...page.document.querySelectorAll("main span")].filter(
        (one) => one.textContent === "Specialist",
      );
      expect(badges.length).toBe(
        practice.practitioners.filter(({ specialistScope }) => specialistScope !== null).length,
      );
    }
  });

  test("marks today, by the clock of New Zealand, and names a public holiday", async () => {
    const site = await openSite({ samples: 3, now: "2026-12-24T20:00:00Z" });
    const page = await site.page(practicePath(all[0]!.practice));
    const hours = section(page, "Opening hours");
    expect(hours).toMatch(/Friday, today .*Christmas Day/);
    site.clock.now = new Date("2026-11-20T00:30:00Z");
    const later = section(await site.page(practicePath(all[0]!.practice)), "Opening hours");
    expect(later).toContain("Friday, today");
    expect(later).not.toContain("Christmas");
  });

  test("names three others nearby, in the same place and for the same service", async () => {
    const { practice } = all.find(({ practice: { place } }) => place === "auckland")!;
    const { document } = await shared.page(practicePath(practice));
    const others = [...document.querySelectorAll('section[aria-labelledby="nearby"] h3 a')].map((link) =>
      link.getAttribute("href")!,
    );
    expect(others).toHaveLength(3);
    for (const href of others) {
      const other = all.find((one) => practicePath(one.practice) === href)!.practice;
      expect(other.id).not.toBe(practice.id);
      expect(other.place).toBe(practice.place);
      expect(other.services).toContain(practice.services[0]);
    }
  });

  test("leads a visitor who sees a mistake to the form with the practice named, and says when it was last checked", async () => {
    const site = await openSite({ samples: 3 });
    const { practice } = all[0]!;
    const name = "Tāwhai & Sons: “Teeth+” 100%";
    const odd = await addReal(site, { name });
    for (const { id, ...one } of [practice, odd]) {
      const page = await site.page(practicePath({ id, ...one }));
      const report = [...page.document.querySelectorAll("main a")].find(
        (link) => link.textContent === "Report a mistake",
      )!;
      expect(formValues(await site.page(report.getAttribute("href")!))).toMatchObject({
        category: "feedback",
        subject: `Mistake in listing ${id}: ${one.name}`,
      });
      expect(/Checked \d+ \w+ 20/.test(textOf(page))).toBe(!one.isSample);
    }
  });

  test("has a title of its own", async () => {
    const titles = new Set<string>();
    for (const { practice } of LOOKED_AT) {
      const html = await (await shared.fetch(practicePath(practice))).text();
      titles.add(/<title>(.*?)<\/title>/.exec(html)![1]!);
    }
    expect(titles.size).toBe(LOOKED_AT.length);
  });
});

describe("A sample practice", () => {
  test("that shows the mark of a check in the register says that no one was looked up", async () => {
    const page = await siteToRead(3).page(practicePath(all[0]!.practice));
    expect(textOf(page, ".profile-head")).toMatch(/Verified .*2026/);
    expect(textOf(page, "main details")).toContain("so there was no one to look up");
    expect(textOf(page)).not.toContain("We checked their dentists");
  });

  test("says that it is one, is not called verified without the mark, and is kept from search engines", async () => {
    const site = siteToRead(3);
    const page = await site.page(practicePath(all[1]!.practice));
    expect(textOf(page, ".profile-head")).toContain("Sample");
    expect(textOf(page, "main details")).toContain("By us, to show how the site works.");
    expect(textOf(page)).toContain(
      "Once real practices are listed, they should get in touch within 24 hours on business days.",
    );
    expect(textOf(page)).not.toContain("Verified");
    expect(robotsOf(page)).toBe("noindex, follow");
    expect(things(page).map((thing) => thing["@type"])).toEqual(["BreadcrumbList"]);
  });

  test("has no link to an address that does not exist", async () => {
    const site = siteToRead(3);
    const { document } = await site.page(practicePath(all[0]!.practice));
    expect(document.querySelector('main a[href*="' + all[0]!.practice.website + '"]')).toBeNull();
  });
});

describe("A real practice", () => {
  test("is not called verified while no check of the register is recorded, can be indexed, and is told to machines", async () => {
    const site = await openSite({ samples: 3 });
    const practice = await addReal(site, {
      newPatients: { answer: "yes", statedOn: "2026-11-03" },
      rating: null,
      reviewCount: 0,
    });
    const page = await site.page(practicePath(practice));
    expect(textOf(page)).not.toContain("Verified");
    expect(textOf(page)).toContain("Taking new patients, said on 3 November 2026");
    expect(textOf(page)).not.toContain("sample");
    expect(canonicalOf(page)).toBe(`http://niho.test${practicePath(practice)}`);
    const dentist = things(page).find((thing) => thing["@type"] === "Dentist")!;
    expect(dentist).toMatchObject({
      name: practice.name,
      telephone: practice.phone,
      isAcceptingNewPatients: true,
      address: {
        addressLocality: placeBySlug(practice.place).name,
        postalCode: practice.postcode,
        addressCountry: "NZ",
      },
      geo: { latitude: practice.latitude, longitude: practice.longitude },
    });
    expect(dentist.openingHoursSpecification).not.toEqual([]);
    expect(JSON.stringify(dentist)).not.toMatch(/aggregateRating|review/i);
    expect([...page.document.querySelectorAll("main a")].map((link) => link.getAttribute("href"))).toContain(
      "https://www.real.test/",
    );
  });

  test("of which little is known leaves nothing empty: it says what to ask, and who else there is", async () => {
    const site = await openSite({ samples: SAMPLES });
    const practice = await addReal(site, {
      rating: null,
      reviewCount: 0,
      ratingCounts: [0, 0, 0, 0, 0],
      prices: [],
      practitioners: [],
      openingHours: "",
      parking: null,
      funding: [],
      wheelchairAccess: "not-stated",
      newPatients: { answer: "not-stated" },
      emergency: null,
      priceFrom: null,
      priceTo: null,
      services: [],
    });
    const page = await site.page(practicePath(practice));
    expect(page.status).toBe(200);
    const told = textOf(page);
    expect(told).not.toMatch(/not stated|no reviews|not listed/i);
    expect(texts(page.document, ".to-ask li")).toEqual([
      "When are you open?",
      "What does a checkup cost, with X-rays?",
      "Are you taking new patients?",
      "Can I get in without steps?",
    ]);
    expect(texts(page.document, ".profile-head dt")).toEqual([
      "Phone",
      "Website",
      "Usual visit in New Zealand",
      "Speaks",
    ]);
    const titles = texts(page.document, "main h2");
    expect(titles.indexOf("Nearby, with hours and prices")).toBe(titles.indexOf("Ask when you call") + 1);
  });

  test("names the treatment of a price where the practice's own words do not", async () => {
    const site = await openSite({ samples: 0 });
    const prices: Practice["prices"] = [
      { treatment: "crowns-and-bridges", label: "Ceramic crown", from: 1200, to: null },
      { treatment: "implants", label: "Per tooth", from: 4000, to: null },
    ];
    const page = await site.page(practicePath(await addReal(site, { prices, priceFrom: null })));
    expect(texts(page.document, "#prices ~ table th[scope=row]")).toEqual([
      "Ceramic crown",
      "Per toothDental Implants",
    ]);
  });

  test.each([
    [
      { priceFrom: 90, priceTo: 180 },
      "A usual visit: $90–$180. Other prices are not stated: ask before you book.",
    ],
    [
      { priceFrom: 90, priceTo: null },
      "A usual visit: from $90. Other prices are not stated: ask before you book.",
    ],
    [{ priceFrom: null, priceTo: null }, "Prices not stated: ask before you book."],
  ])("says of its prices in their section what its head says: %j", async (price, words) => {
    const site = await openSite({ samples: 0 });
    const page = await site.page(practicePath(await addReal(site, { ...price, prices: [] })));
    expect(section(page, "Services and prices")).toContain(words);
    const said = words.includes("$");
    expect(section(page, "Services and prices").includes("Prices not stated")).toBe(!said);
    expect(textOf(page, ".profile-head").includes("Usual visit")).toBe(said);
  });
});
