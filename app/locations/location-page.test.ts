import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { PLACES, placeBySlug } from "#content/places.ts";
import { reviewsInWords } from "#domain/counts.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { kilometresBetween } from "#domain/distance.ts";
import type { Place } from "#domain/places.ts";
import type { Practice } from "#domain/practice.ts";
import { treatmentName, TREATMENTS } from "#domain/treatments.ts";
import { canonicalOf, descriptionOf, robotsOf } from "#tests/support/head.ts";
import { answerTo, figures, links, mainOf } from "#tests/support/location-page.ts";
import { bestOf } from "#tests/support/practice-lists.ts";
import { openSite, type TestPage, type TestSite } from "#tests/support/site.ts";
import { practicePath } from "#content/links.ts";

const SAMPLES = 480;
const all = [...samplePractices(SAMPLES)].map(({ practice }) => practice);

let site: TestSite;
const pages = new Map<string, TestPage>();

beforeAll(async () => {
  site = await openSite({ samples: SAMPLES });
  for (const { slug } of PLACES) pages.set(slug, await site.page(`/locations/${slug}`));
});

function listedIn(slug: string): Practice[] {
  return all.filter(({ place }) => place === slug);
}

function hrefOf(page: TestPage, text: string): string | undefined {
  return links(page).find((one) => one.text === text)?.href;
}

describe.each(PLACES)("The page of $name", ({ slug, name, nameMi }) => {
  test("names it in both languages and counts its dentists", () => {
    const page = pages.get(slug)!;
    const here = listedIn(slug);
    expect(page.status).toBe(200);
    expect(page.document.querySelector("h1")!.textContent).toBe(`Dentists in ${name}`);
    expect(mainOf(page).querySelector('[lang="mi"]')?.textContent ?? null).toBe(nameMi);
    const reviews = here.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
    const stars = here.reduce((sum, { rating, reviewCount }) => sum + (rating ?? 0) * reviewCount, 0);
    const label = `average rating from ${reviewsInWords(reviews)}`;
    const shown = figures(page);
    expect(shown.get(here.length === 1 ? "dentist found" : "dentists found")).toBe(String(here.length));
    expect(shown.get(label)).toMatch(/^\d\.\d$/);
    expect(Math.abs(Number(shown.get(label)) - stars / reviews)).toBeLessThan(0.0501);
    const emergencies = here.filter(({ emergency }) => emergency !== null).length;
    expect(shown.get("emergency care")).toBe(String(emergencies));
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

  test("shows the three best, leads to their profiles and to the form with them chosen", () => {
    const page = pages.get(slug)!;
    const best = listedIn(slug).toSorted(bestOf(all)).slice(0, 3);
    const rows = [...mainOf(page).querySelectorAll("li:has(h3)")];
    expect(rows.map((row) => row.querySelector("h3")!.textContent)).toEqual(best.map((one) => one.name));
    for (const [index, practice] of best.entries()) {
      const text = rows[index]!.textContent;
      for (const fact of [
        `${practice.address}, ${practice.suburb}`,
        practice.rating!.toFixed(1),
        `$${practice.priceFrom}–$${practice.priceTo}`,
        practice.phone,
        treatmentName(practice.services[0]!),
      ]) {
        expect(text).toContain(fact);
      }
      expect(hrefOf(page, `Book Now with ${practice.name}`)).toBe(`/book?practice=${practice.id}`);
      expect(hrefOf(page, `View Profile: ${practice.name}`)).toBe(practicePath(practice));
    }
    const count = listedIn(slug).length;
    expect(hrefOf(page, `All ${count} practices in ${name}`)).toBe(`/directory?location=${slug}`);
  });

  test("offers the three quick actions with the place chosen", () => {
    const page = pages.get(slug)!;
    expect(hrefOf(page, "Emergency Care")).toBe(`/emergency?place=${slug}`);
    expect(hrefOf(page, "Book Appointment")).toBe(`/book?location=${slug}`);
    expect(hrefOf(page, "Compare Dentists")).toBe(`/compare/${slug}`);
  });

  test("names the nearest places of its island with their counts, nearest first, none farther than 200 km", () => {
    const from = placeBySlug(slug);
    const isNear = (place: Place) => place.island === from.island && kilometresBetween(from, place) <= 200;
    const nearest = PLACES.filter((place) => place.slug !== slug && isNear(place))
      .toSorted((a, b) => kilometresBetween(from, a) - kilometresBetween(from, b))
      .slice(0, 4);
    expect(links(pages.get(slug)!, 'a[href^="/locations/"]')).toEqual(
      nearest.map((place) => {
        const count = listedIn(place.slug).length;
        return {
          text: `${place.name} ${count === 1 ? "1 practice" : `${count} practices`}, ${Math.round(kilometresBetween(from, place))} km`,
          href: `/locations/${place.slug}`,
        };
      }),
    );
  });

  test("draws each practice on the map, out of the way of keyboards and screen readers", () => {
    const drawings = [...mainOf(pages.get(slug)!).querySelectorAll("aside .location-map svg")];
    expect(drawings.length).toBeGreaterThan(1);
    expect(drawings.filter((one) => one.getAttribute("aria-hidden") !== "true")).toEqual([]);
    expect(drawings.flatMap((one) => [...one.querySelectorAll("a, [tabindex]")])).toEqual([]);
    const dots = drawings.flatMap(
      (one) => one.querySelector("defs path")?.getAttribute("d")?.match(/M/g) ?? [],
    );
    expect(dots.length).toBeGreaterThan(0);
    expect(dots.length).toBeLessThanOrEqual(listedIn(slug).length);
    expect(dots.length).toBeGreaterThan(listedIn(slug).length * 0.6);
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
    expect(seen).toContain("those are made up, and none of them can see you.");
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
  test("each have a title and a description of their own", () => {
    const every = [...pages.values()];
    expect(new Set(every.map(({ document }) => document.title)).size).toBe(PLACES.length);
    expect(new Set(every.map(descriptionOf)).size).toBe(PLACES.length);
    const ledes = every.map(({ document }) => document.querySelector("main aside p")!.textContent);
    expect(new Set(ledes).size).toBe(PLACES.length);
    for (const lede of ledes) expect(lede.length).toBeGreaterThan(30);
    expect(descriptionOf(pages.get("napier")!)).toMatch(
      /^\d+ practices in Napier \(Ahuriri\), rated 4\.\d in \d+ reviews, \d+ with emergency care\. Napier lies/,
    );
  });

  test("have no link that leads nowhere, and none whose count is not kept", async () => {
    const page = pages.get("dunedin")!;
    for (const { href, text } of links(page, 'a[href^="/"]')) {
      const led = await site.page(href);
      expect([href, led.status]).toEqual([href, 200]);
      const promised = href.startsWith("/directory?") && /\d+$/.exec(text.replace(/ practices.*/, ""));
      if (promised)
        expect([href, led.html]).toEqual([href, expect.stringMatching(`>${promised[0]} dentists? found<`)]);
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

  test("weigh at most 14,000 bytes on their way", () => {
    for (const [slug, { html }] of pages) {
      expect([slug, brotliCompressSync(html).length]).toEqual([
        slug,
        expect.toSatisfy((n: number) => n <= 14_000),
      ]);
    }
  });

  test("show the best for one treatment when an address asks for it", async () => {
    const page = await site.page("/locations/auckland?service=braces");
    expect(mainOf(page).querySelector("h2#top")!.textContent).toBe("Top dentists for Braces in Auckland");
    const names = [...mainOf(page).querySelectorAll("li h3")].map((one) => one.textContent);
    expect(names).toHaveLength(3);
    for (const name of names) {
      expect(listedIn("auckland").find((one) => one.name === name)!.services).toContain("braces");
    }
    const ignored = await site.page("/locations/auckland?service=haircut");
    expect(mainOf(ignored).querySelector("h2#top")!.textContent).toBe("Top dentists in Auckland");
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
