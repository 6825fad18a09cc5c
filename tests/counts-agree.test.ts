import { beforeAll, describe, expect, test } from "vitest";
import { placeBySlug, PLACES, shownPlaces } from "#content/places.ts";
import { practiceFromFacts } from "#domain/practices/facts.ts";
import { treatmentPath } from "#content/links.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { listPractices } from "./support/practice.ts";
import { REAL_PRACTICES } from "./support/real-practices.ts";
import { openSite, type TestPage, type TestSite } from "./support/site.ts";
import { sampleOf } from "./support/suite.ts";

const AUCKLAND = PLACES.find(({ slug }) => slug === "auckland")!;
const BLENHEIM = PLACES.find(({ slug }) => slug === "blenheim")!;

/** What sources state of a few real practices: one says emergency care as a treatment, one of the day, one says that it has none. */
const FEW = [
  ...REAL_PRACTICES,
  practiceFromFacts(
    20_001,
    { name: "Queen Street Dental", place: "auckland", services: ["emergency-dentist"] },
    AUCKLAND,
  ),
  practiceFromFacts(
    20_002,
    { name: "Ponsonby Dental", place: "auckland", services: ["implants"], emergency: { waitMinutes: 30 } },
    AUCKLAND,
  ),
  practiceFromFacts(
    20_005,
    { name: "Karangahape Dental", place: "auckland", services: ["braces", "emergency-dentist"] },
    AUCKLAND,
  ),
  practiceFromFacts(
    20_003,
    { name: "Seymour Dental", place: "blenheim", services: ["braces", "emergency-dentist"], emergency: null },
    BLENHEIM,
  ),
  practiceFromFacts(
    20_004,
    { name: "Wairau Dental", place: "blenheim", emergency: { waitMinutes: null } },
    BLENHEIM,
  ),
];

const treatments = new Set(["emergency-dentist", ...sampleOf(TREATMENTS, 2).map(({ slug }) => slug)]);

const LISTED = ["samples", "a few real practices", "nothing"] as const;

describe.each(LISTED)("With %s listed, figures of one thing agree:", (listed) => {
  let site: TestSite;
  let places: readonly string[];

  beforeAll(async () => {
    site = await siteWith(listed);
    const shown = shownPlaces((await site.services.practices.now()).countsByPlace());
    places = sampleOf(
      shown.map(({ slug }) => slug).toSorted((a, b) => rank(a) - rank(b)),
      3,
    );
  });

  test("the dentists of a place: home, its page, lists of towns, directory, compare, search, the interface", async () => {
    const [home, towns] = [await site.page("/"), await site.page("/locations")];
    const linkTo = ({ document }: TestPage, place: string) =>
      wordsOf(document.querySelector(`main li a[href="/locations/${place}"]`)!);
    const { places: answered } = await json<{ places: { slug: string; practices: number }[] }>(
      "/api/v1/places",
    );
    for (const place of places) {
      const count = await foundBy(`location=${place}`);
      const name = placeBySlug(place).name;
      expect(numberIn(await textOf(`/locations/${place}`), /Dentists? found (\d+)/), place).toBe(count);
      expect(numberIn(await textOf(`/compare/${place}`), /([\d,]+|No) dentists? found/), place).toBe(count);
      expect(answered.find(({ slug }) => slug === place)!.practices, place).toBe(count);
      expect(numberIn(linkTo(towns, place), /(\d+|No) practices?/), place).toBe(count);
      if (count > 0) expect(numberIn(linkTo(home, place), /(\d+) practices?/), place).toBe(count);
      const said = [
        ...(await textOf(`/search?q=${place}`)).matchAll(new RegExp(`(\\d+) dentists in ${name}(?!,)`, "g")),
      ];
      for (const [, number] of said) expect(Number(number), `search ${place}`).toBe(count);
    }
  });

  test("each treatment of a place: its page, directory, compare, the interface, and in the country the treatment's own page", async () => {
    for (const place of places) {
      const { document } = await site.page(`/locations/${place}`);
      const side = new Map(
        [...document.querySelectorAll('section[aria-labelledby="services"] a')].map((link) => [
          new URL(link.getAttribute("href")!, "http://x").searchParams.get("service"),
          Number(link.lastElementChild!.textContent),
        ]),
      );
      for (const slug of treatments) {
        const count = await foundBy(`location=${place}&service=${slug}`);
        expect(side.get(slug) ?? 0, `${place}, ${slug}`).toBe(count);
        const compared = await textOf(`/compare/${place}?service=${slug}`);
        expect(numberIn(compared, /([\d,]+|No) dentists? found/), `${place}, ${slug}`).toBe(count);
      }
    }
    for (const { treatment: slug } of sampleOf(TREATMENT_PAGES, 2)) {
      const total = await foundBy(`service=${slug}`);
      const own = await textOf(treatmentPath(slug));
      const said = /(\d[\d,]*)\+? (?:Providers|dentists? for)/.exec(own)?.[1];
      if (said) expect(Number(said.replace(",", "")), slug).toBeLessThanOrEqual(total);
      if (total === 0) expect(own, slug).not.toMatch(/Top providers|See all|Here are/);
    }
  });

  test("emergency care, by whatever name: figure, treatment, filter, comparison and interface", async () => {
    for (const place of places) {
      const page = await textOf(`/locations/${place}`);
      const count = await foundBy(`location=${place}&emergency=yes`);
      expect(await foundBy(`location=${place}&service=emergency-dentist`), place).toBe(count);
      expect(
        numberIn(await textOf(`/compare/emergency?location=${place}`), /([\d,]+|No) dentists? found/),
        place,
      ).toBe(count);
      const figure = /Same-day emergencies (\d+)/.exec(page)?.[1];
      if (figure !== undefined) expect(Number(figure), place).toBe(count);
      const { practices } = await json<{ practices: { emergency: boolean; services: string[] }[] }>(
        `/api/v1/practices?location=${place}&emergency=yes&limit=50`,
      );
      expect(practices.every(({ emergency }) => emergency)).toBe(true);
    }
  });

  test("no heading promises something over nobody, and an empty list says so and leads on", async () => {
    const paths = [
      "/",
      "/services/invisalign",
      "/services/emergency-dentist",
      "/services/oral-surgery",
      "/compare/top-rated",
      ...places.flatMap((place) => [`/locations/${place}`, `/locations/${place}?service=braces`]),
    ];
    for (const path of paths) {
      const { document } = await site.page(path);
      for (const section of document.querySelectorAll("main section")) {
        const shown = section.querySelectorAll("a[href^='/dentists/']").length;
        const rated = /out of 5/.test(section.textContent);
        const text = section.textContent.replaceAll(/\s+/g, " ");
        if (shown === 0) expect(text, path).not.toMatch(/^(Top|Best)|Here are|Best rated first/);
        if (!rated) expect(text, path).not.toMatch(/^Top |Best rated first|best rated practices/);
      }
      for (const empty of document.querySelectorAll("main .empty"))
        expect(empty.querySelector("a[href]"), path).not.toBeNull();
    }
    for (const place of places) {
      const { document } = await site.page(`/locations/${place}`);
      const empty = document.querySelector("main .empty");
      expect(empty === null, place).toBe((await foundBy(`location=${place}`)) > 0);
      if (empty) expect(empty.querySelector("a[href^='tel:']"), place).not.toBeNull();
    }
  });

  /** What the directory and the interface find, which must be one. */
  async function foundBy(query: string): Promise<number> {
    const onPage = numberIn(await textOf(`/directory?${query}`), /([\d,]+|No) dentists? found/);
    const { count } = await json<{ count: number }>(`/api/v1/practices?${query}&limit=1`);
    expect(count, query).toBe(onPage);
    return count;
  }

  async function textOf(path: string): Promise<string> {
    const { document } = await site.page(path);
    return wordsOf(document.querySelector("main")!);
  }

  async function json<Answer>(path: string): Promise<Answer> {
    return (await (await site.fetch(path)).json()) as Answer;
  }
});

/** Towns where something is listed in each of the three first. */
function rank(slug: string): number {
  const first = ["auckland", "blenheim", "greymouth", "queenstown"].indexOf(slug);
  return first === -1 ? 9 : first;
}

async function siteWith(listed: (typeof LISTED)[number]): Promise<TestSite> {
  const site = await openSite({ samples: listed === "samples" ? 1_236 : 0 });
  if (listed === "a few real practices") await listPractices(site, FEW);
  return site;
}

function numberIn(text: string, pattern: RegExp): number {
  const [, said] = pattern.exec(text) ?? [];
  if (said === undefined) throw new Error(`${pattern} is not in “${text.slice(0, 400)}”`);
  return said === "No" ? 0 : Number(said.replaceAll(",", ""));
}

function wordsOf(element: Element): string {
  const parts = [...element.childNodes].map((part) =>
    part.nodeType === 1 ? wordsOf(part as Element) : (part.textContent ?? ""),
  );
  return parts.join(" ").replaceAll(/\s+/g, " ").trim();
}
