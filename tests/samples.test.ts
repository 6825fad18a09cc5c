import { beforeAll, describe, expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { insertPractices, removeSamples } from "#database/practices/practices.ts";
import { EVERY_PAGE } from "./every-page.ts";
import { makePractice } from "./support/practice.ts";
import { openSite, type TestPage, type TestSite } from "./support/site.ts";
import { isFullSuite, sampleOf } from "./support/suite.ts";

/** What every page says while the practices are samples, and says no more once they are real. */

const NOTICE =
  "This is a demo: practices, reviews and figures are made up. In pain? Healthline 0800 611 116.";

const COUNTING = ["/locations/auckland", "/directory?location=wellington", "/compare", "/compare/price"];

let site: TestSite;
const pages = new Map<string, TestPage>();

beforeAll(async () => {
  site = await openSite({ samples: 240 });
  for (const path of await everyAddress()) pages.set(path, await follow(path));
}, 240_000);

describe("While the practices are samples", () => {
  test("every page is looked at: those of the list, and those of the sitemap", () => {
    expect(pages.size).toBeGreaterThan(isFullSuite ? 120 : 80);
  });

  test("the notice is first in every page", () => {
    const without = [...pages].filter(
      ([, { document }]) => document.querySelector("main")!.firstElementChild!.textContent !== NOTICE,
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });

  test("it is said once a page, with one mark a card, and in one notice where people in pain and bookings are", () => {
    const said = [...pages].flatMap(([path, { document }]) => {
      const body = document.body.cloneNode(true) as HTMLElement;
      for (const one of body.querySelectorAll(".sample, address, script, style")) one.remove();
      const times = body.textContent.match(/\bsamples?\b/gi)?.length ?? 0;
      return times > mostOf(path) ? [`${path}: ${times} times`] : [];
    });
    expect(said).toEqual([]);
    const twice = [...pages].flatMap(([path, { document }]) =>
      [...document.querySelectorAll("main :is(article, li, th)")]
        .filter((card) => card.querySelectorAll(".sample").length > 1)
        .filter((card) => !card.querySelector("article, li"))
        .map((card) => `${path}: ${card.textContent}`),
    );
    expect(twice).toEqual([]);
  });

  test("descriptions that show counts say “Sample figures”", async () => {
    for (const path of COUNTING) {
      const { document } = await site.page(path);
      const description = document.querySelector("meta[property='og:description']")!.getAttribute("content");
      expect([path, description]).toEqual([path, expect.stringMatching(/\. Sample figures\.$/)]);
    }
  });

  test("every promise about answers stands with “Once real practices are listed”", () => {
    const promises = [
      ".reply-times",
      ".next-steps",
      ".timeline",
      "aside[aria-label='Help with booking'] .ticks",
    ];
    for (const path of [
      "/contact",
      "/contact-success?reference=NIHO-7K4Q-2WXR-6M",
      "/partner-with-us",
      "/book",
      "/booking-success",
    ]) {
      const { document } =
        pages.get(path) ?? [...pages].find(([one]) => one.startsWith(path.split("?")[0]!))![1];
      expect(document.querySelector(promises.join()), path).not.toBeNull();
      for (const block of document.querySelectorAll(promises.join()))
        expect(block.parentElement!.textContent, path).toContain("Once real practices are listed");
    }
    expect(pages.get("/about")!.document.body.textContent).toContain(
      "Once real practices are listed, hear back within 24 hours on business days",
    );
  });

  test("no day is said on which someone checked or stated what is made up", () => {
    const said = [...pages].filter(([, { document }]) =>
      /Checked \d|patients, said on/.test(document.querySelector("main")!.textContent),
    );
    expect(said.map(([path]) => path)).toEqual([]);
  });

  test("no page says that we have emergency support: for emergencies there is Healthline", () => {
    for (const [path, { document }] of pages) {
      expect(document.body.textContent, path).not.toMatch(/Emergency support/i);
      if (document.querySelector(".footer-slim")) continue;
      expect(document.querySelector("footer.footer")!.textContent, path).toContain(
        "For emergencies: Healthline, 24/7",
      );
    }
    expect(pages.get("/contact")!.document.querySelector("main")!.textContent).toContain(
      "For emergencies: Healthline, 24/7",
    );
  });

  test("every practice that a page shows carries the mark", () => {
    const unmarked = [...pages].flatMap(([path, { document }]) =>
      [...document.querySelectorAll("main a[href^='/dentists/']")]
        .filter((link) => !link.closest("td, .crumbs") && !/Sample/.test(boxOf(link)?.textContent ?? ""))
        .map((link) => `${path}: ${link.textContent}`),
    );
    expect(unmarked).toEqual([]);
    const profile = pages.get("/dentists/1")!.document;
    expect(profile.querySelector("h1")!.parentElement!.textContent).toContain("Sample");
  });

  test("no page has a link that calls a number but those that ring all over the country", () => {
    const RING = [
      "tel:111",
      "tel:0800611116",
      "tel:0800825583",
      "tel:0800764766",
      "tel:0800112233",
      "tel:0800555050",
    ];
    const others = [...pages].flatMap(([path, { document }]) =>
      [...document.querySelectorAll("a[href^='tel:']")]
        .filter((link) => !RING.includes(link.getAttribute("href")!))
        .map((link) => `${path}: ${link.textContent}`),
    );
    expect(others).toEqual([]);
  });
});

describe("Once the samples are gone and a practice is listed of which little is known", () => {
  const real = makePractice({
    id: 9_001,
    name: "Tukutuku Dental",
    rating: null,
    reviewCount: 0,
    ratingCounts: [0, 0, 0, 0, 0],
    prices: [],
    openingHours: "",
    experienceYears: 0,
    qualifications: [],
    specialties: [],
    languages: [],
    wheelchairAccess: "not-stated",
    phone: "(03) 555 1234",
    isSample: false,
  });
  const renewed = new Map<string, TestPage>();

  beforeAll(async () => {
    await site.database.transact(async (tx) => {
      await removeSamples(tx);
      await insertPractices(tx, [{ practice: real, reviews: [] }], PLACES);
    });
    const paths = [...pages.keys(), ...(await everyAddress()), "/locations/nelson", "/dentists/9001"];
    for (const path of new Set(paths)) renewed.set(path, await follow(path));
  }, 240_000);

  test("every page is renewed, those without practices too: none has the notice or a mark", () => {
    const left = [...renewed].filter(
      ([, { document }]) =>
        document.querySelector(".demonstration, .sample") ||
        /This is a demo: practices|Once real practices are listed/.test(document.body.textContent),
    );
    expect(left.map(([path]) => path)).toEqual([]);
  });

  test("descriptions show what is counted", async () => {
    for (const path of ["/locations/nelson", "/compare"])
      expect((await site.page(path)).html, path).not.toContain("Sample figures");
  });

  test("no page says more of the practice than is known", () => {
    const about = [...renewed].flatMap(([path, { document }]) =>
      [...document.querySelectorAll("main :is(article, li, tr)")]
        .filter((one) => one.querySelector("a[href^='/dentists/9001-']"))
        .map((one) => `${path}: ${one.textContent}`),
    );
    expect(about.length).toBeGreaterThan(4);
    const profile = renewed.get("/dentists/9001")!.document.querySelector("main")!.textContent;
    for (const text of [...about, profile]) {
      expect(text).not.toMatch(/Verified|\b0\+ years|Open now|Free\b|\bnull|undefined|NaN/);
    }
  });
});

/** How often it may stand beside the marks. The policies explain the word, the interface has a field of that name, and a biopsy is one. */
function mostOf(path: string): number {
  if (/^\/(terms|privacy-policy|accessibility|api|blog\/.+|services\/oral-pathology)$/.test(path))
    return Infinity;
  return /^\/(book|booking-success|emergency|services\/oral-surgery|surgical)/.test(path) ? 1 : 0;
}

/** Gathers the list of every page, and the sitemap, of which the daily suite takes a third. */
async function everyAddress(): Promise<Set<string>> {
  const sitemap = await (await site.fetch("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>http:\/\/niho\.test([^<]*)<\/loc>/g)].map(([, path]) => path!);
  const known = EVERY_PAGE.filter(({ isSubmitted }) => !isSubmitted).map(({ path }) => path);
  return new Set([...known, ...sampleOf(listed, 30)]);
}

/** The card, row, column head or question that a practice stands in. */
function boxOf(link: Element): Element | null {
  return link.closest("article, li, th, fieldset");
}

async function follow(path: string): Promise<TestPage> {
  const page = await site.page(path);
  const location = page.headers.get("Location");
  return location ? site.page(location) : page;
}
