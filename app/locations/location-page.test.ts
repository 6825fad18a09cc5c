import { beforeAll, describe, expect, test } from "vitest";
import { PLACES, placeBySlug } from "#content/places.ts";
import { practicesInWords, reviewsInWords } from "#domain/counts.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { kilometresBetween } from "#domain/finding/distance.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { treatmentName, TREATMENTS } from "#domain/practices/treatments.ts";
import { canonicalOf, robotsOf } from "#tests/support/head.ts";
import { answerTo, figures, links, mainOf } from "#tests/support/location-page.ts";
import { bestOf } from "#tests/support/practice-lists.ts";
import type { TestPage } from "#tests/support/site.ts";
import { sampleOf } from "#tests/support/suite.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { practicePath } from "#content/links.ts";

const SAMPLES = 480;
const all = [...samplePractices(SAMPLES)].map(({ practice }) => practice);

const site = siteToRead(SAMPLES);
const pages = new Map<string, TestPage>();

/** All in the full suite. */
const LOOKED_AT = sampleOf(PLACES, 8);

beforeAll(async () => {
  for (const { slug } of LOOKED_AT) pages.set(slug, await site.page(`/locations/${slug}`));
});

function listedIn(slug: string): Practice[] {
  return all.filter(({ place }) => place === slug);
}

function hrefOf(page: TestPage, text: string): string | undefined {
  return links(page).find((one) => one.text === text)?.href;
}

describe.each(LOOKED_AT)("The page of $name", ({ slug, name, nameMi }) => {
  test("names it in both languages and counts its dentists", () => {
    const page = pages.get(slug)!;
    const here = listedIn(slug);
    expect(page.status).toBe(200);
    expect(page.document.querySelector("h1")!.textContent).toBe(`Dentists in ${name}`);
    expect(mainOf(page).querySelector('[lang="mi"]')?.textContent ?? null).toBe(nameMi);
    const reviews = here.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
    const stars = here.reduce((sum, { rating, reviewCount }) => sum + (rating ?? 0) * reviewCount, 0);
    const shown = figures(page);
    expect(shown.get(here.length === 1 ? "Dentist found" : "Dentists found")).toMatch(
      new RegExp(`^${here.length}(, all listed here)?$`),
    );
    const [, average, count] = /^(\d\.\d) out of 5 \((.+)\)$/.exec(shown.get("Average rating")!)!;
    expect(Math.abs(Number(average) - stars / reviews)).toBeLessThan(0.0501);
    expect(count).toBe(reviewsInWords(reviews));
    const emergencies = here.filter(({ emergency }) => emergency !== null).length;
    expect(shown.get("Same-day emergencies")).toBe(
      emergencies === 0 ? "None listed" : practicesInWords(emergencies),
    );
  });

  test("leads from its header, menu and dock to emergency help near it", () => {
    const { document } = pages.get(slug)!;
    const buttons = [...document.querySelectorAll("a")].filter(
      ({ textContent }) => textContent === "Emergency",
    );
    expect(buttons.map((button) => button.getAttribute("href"))).toEqual(
      Array.from({ length: 3 }, () => `/emergency?place=${slug}`),
    );
  });

  test("counts who offers each service", () => {
    const page = pages.get(slug)!;
    const shown = links(page, `a[href^="/directory?location=${slug}&service="]`);
    const offered = TREATMENTS.map((one) => ({
      ...one,
      count: listedIn(slug).filter(({ services }) => services.includes(one.slug)).length,
    })).filter(({ count }) => count > 0);
    expect(new Set(shown.map(({ text }) => text))).toEqual(
      new Set(offered.map((one) => `${one.name}${one.count}`)),
    );
  });

  test("lists all of up to twelve, else the first twelve and the way to all, the best rated first", () => {
    const page = pages.get(slug)!;
    const here = listedIn(slug);
    const best = here.toSorted(bestOf(all)).slice(0, 12);
    const rows = [...mainOf(page).querySelectorAll("li:has(h3)")];
    expect(rows.map((row) => row.querySelector("h3")!.textContent)).toEqual(best.map((one) => one.name));
    for (const [index, practice] of best.entries()) {
      const text = rows[index]!.textContent;
      for (const fact of [
        `${practice.address}, ${practice.suburb}`,
        practice.rating?.toFixed(1) ?? "",
        `$${practice.priceFrom}–$${practice.priceTo}`,
        practice.phone,
        treatmentName(practice.services[0]!),
      ]) {
        expect(text).toContain(fact);
      }
      expect(hrefOf(page, `Book Now with ${practice.name}`)).toBe(`/book?practice=${practice.id}`);
      expect(hrefOf(page, `View Profile: ${practice.name}`)).toBe(practicePath(practice));
    }
    expect(hrefOf(page, `See all ${here.length} practices in ${name}`)).toBe(
      here.length > 12 ? `/directory?location=${slug}` : undefined,
    );
  });

  test("names the nearest places of its island with their counts, within a day’s drive or, where few are listed, somewhat farther", () => {
    const from = placeBySlug(slug);
    const isSmall = listedIn(slug).length <= 4;
    const nearest = PLACES.filter((place) => place.slug !== slug && place.island === from.island)
      .map((place) => ({ place, kilometres: kilometresBetween(from, place) }))
      .toSorted((a, b) => a.kilometres - b.kilometres)
      .filter(({ kilometres }) => kilometres <= (isSmall ? 260 : 200))
      .slice(0, 4);
    expect(links(pages.get(slug)!, 'a[href^="/locations/"]')).toEqual(
      nearest.map(({ place, kilometres }) => ({
        text: `${place.name}, ${practicesInWords(listedIn(place.slug).length)}${Math.round(kilometres)} km`,
        href: `/locations/${place.slug}`,
      })),
    );
  });

  test("has the numbers of its list on its map, each leading to its row, or the way to the next towns", () => {
    const page = pages.get(slug)!;
    const drawing = mainOf(page).querySelector(".town-map svg")!;
    expect(drawing.getAttribute("aria-hidden")).toBe("true");
    const pins = [...drawing.querySelectorAll("a")];
    const rows = [...mainOf(page).querySelectorAll("li:has(h3)")];
    if (listedIn(slug).length <= 4) {
      expect(pins).toEqual([]);
      expect(drawing.textContent).toMatch(/\d km/);
      return;
    }
    expect(pins.map((pin) => pin.textContent)).toEqual(rows.map((_, index) => String(index + 1)));
    for (const [index, pin] of pins.entries()) {
      expect(pin.getAttribute("tabindex")).toBe("-1");
      expect(pin.getAttribute("href")).toBe(`#${rows[index]!.id}`);
      expect(rows[index]!.querySelector(".row-number")!.textContent).toBe(pin.textContent);
    }
    const middles = pins.map((pin) => pin.querySelector("circle")!);
    for (const [index, a] of middles.entries()) {
      for (const b of middles.slice(index + 1)) {
        const between = (axis: string) => Number(a.getAttribute(axis)) - Number(b.getAttribute(axis));
        expect(Math.hypot(between("cx"), between("cy"))).toBeGreaterThan(30);
      }
    }
  });

  test("has the scale of its map in a corner that no pin covers", () => {
    const page = pages.get(slug)!;
    const scale = page.document.querySelector(".town-map .scale");
    if (!scale) return;
    const [x, y, , length] = scale.getAttribute("d")!.match(/\d+/g)!.map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const middles = [...page.document.querySelectorAll(".town-map .pin-dot")].map((dot) => ({
      x: Number(dot.getAttribute("cx")),
      y: Number(dot.getAttribute("cy")),
    }));
    const covering = middles.filter(
      (pin) => pin.x > x - 18 && pin.x < x + length + 68 && pin.y > y - 31 && pin.y < y + 23,
    );
    expect(covering).toEqual([]);
  });

  test("tells what a checkup costs, how many see emergencies and who helps with the cost", () => {
    const page = pages.get(slug)!;
    const here = listedIn(slug);
    const cost = answerTo(page, "How much is a checkup");
    expect(cost).toContain("Typically $150 to $300 for a usual visit: an examination, X-rays and a clean.");
    expect(cost).toContain(
      `a usual visit starts at $${Math.min(...here.map(({ priceFrom }) => priceFrom!))}.`,
    );
    const seen = answerTo(page, "Can I be seen in an emergency");
    expect(seen).toContain("these are made up, and none of them can see you.");
    expect(seen).toContain("0800 611 116");
    const acc = here.filter(({ funding }) => funding.includes("acc")).length;
    if (acc > 0) expect(answerTo(page, "Which insurers")).toContain(`ACC claims (${acc})`);
  });

  test("tells machines the same as people", () => {
    const page = pages.get(slug)!;
    const { "@graph": graph } = JSON.parse(
      page.document.querySelector('script[type="application/ld+json"]')!.textContent,
    ) as { "@graph": Record<string, unknown>[] };
    const faq = graph.find((one) => one["@type"] === "FAQPage") as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(faq.mainEntity).toHaveLength(3);
    for (const { name: question, acceptedAnswer } of faq.mainEntity) {
      expect(acceptedAnswer.text).toBe(answerTo(page, question));
    }
    expect(graph.find((one) => one["@type"] === "BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home" },
        { position: 2, name: "Locations" },
        { position: 3, name },
      ],
    });
    expect(canonicalOf(page)).toBe(`http://niho.test/locations/${slug}`);
  });
});

describe("The pages of places", () => {
  test("have no link whose count is not kept", async () => {
    const page = await site.page("/locations/dunedin");
    for (const { href, text } of links(page, 'a[href^="/directory?"]')) {
      const promised = /\d+$/.exec(text.replace(/ practices.*/, ""));
      if (!promised) continue;
      const { html } = await site.page(href);
      expect([href, html]).toEqual([href, expect.stringMatching(`>${promised[0]} dentists? found<`)]);
    }
  });

  test("are reached from every other spelling and from capitals, for good", async () => {
    for (const place of PLACES) {
      for (const text of [
        place.name,
        place.slug.toUpperCase(),
        place.nameMi ?? place.name,
        ...place.spellings,
      ]) {
        if (text === place.slug) continue;
        const answer = await site.fetch(`/locations/${encodeURIComponent(text)}?utm_source=x`);
        expect([text, answer.status, answer.headers.get("Location")]).toEqual([
          text,
          301,
          `/locations/${place.slug}?utm_source=x`,
        ]);
      }
    }
    expect((await site.fetch("/locations/wanganui")).headers.get("Location")).toBe("/locations/whanganui");
  });

  test("show the best for one treatment when an address asks for it", async () => {
    const page = await site.page("/locations/auckland?service=braces");
    expect(mainOf(page).querySelector("h2#practices")!.textContent).toMatch(/ practices for Braces$/);
    const names = [...mainOf(page).querySelectorAll("li h3")].map((one) => one.textContent);
    expect(names).toHaveLength(12);
    for (const name of names) {
      expect(listedIn("auckland").find((one) => one.name === name)!.services).toContain("braces");
    }
    const ignored = await site.page("/locations/auckland?service=haircut");
    expect(mainOf(ignored).querySelector("h2#practices")!.textContent).toMatch(
      /^The first 12 of \d+ practices$/,
    );
  });
});

describe("A place that is not among the 22", () => {
  test.each([
    ["new-brighton", "New Brighton"],
    ["atlantis", "Atlantis"],
    ["ōtaki", "Ōtaki"],
    ["<b>x</b>", "<b>x"],
  ])("%s is a page that says so and lists all of them", async (asked, name) => {
    const page = await site.page(`/locations/${encodeURIComponent(asked).replace("%2F", "")}`);
    expect(page.status).toBe(404);
    expect(page.document.title).toContain(`Dentists in ${name}`);
    expect(page.document.querySelector("h1")!.textContent).toContain(`Dentists in ${name}`);
    expect(mainOf(page).textContent).toContain("0 dentists found");
    expect(links(page, '.all-places a[href^="/locations/"]').map(({ href }) => href)).toEqual(
      PLACES.map(({ slug }) => `/locations/${slug}`),
    );
    expect(robotsOf(page)).toBe("noindex, follow");
  });

  test("leads to a search, which finds the practices of a suburb", async () => {
    const page = await site.page("/locations/porirua");
    const [search] = links(page, "main .empty a");
    expect([search!.href, search!.text]).toEqual(["/search?q=Porirua", "Search for Porirua"]);
    expect((await site.page(search!.href)).document.querySelector("h1")!.textContent).toMatch(
      /^\d+ dentists matching “Porirua”/i,
    );
  });
});
