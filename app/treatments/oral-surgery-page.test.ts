import { describe, expect, test } from "vitest";
import { placeBySlug } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { ORAL_SURGERY_SERVICES } from "#content/treatments/pages.ts";
import { durationRange } from "#content/treatments/treatment-words.ts";
import { dollarRange } from "#domain/money.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { makePractice } from "#tests/support/practice.ts";
import { ORIGIN, type TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";
import { wordsOf } from "#tests/specification/look.ts";
import { practicePath } from "#content/links.ts";
import { siteWith } from "#tests/support/emergency.ts";

const SAMPLES = 240;
const shared = siteToRead(SAMPLES);
const samples = [...samplePractices(SAMPLES)].map(({ practice }) => practice);

function cards({ document }: TestPage, section: string): Element[] {
  return [...document.querySelectorAll(`section[aria-labelledby="${section}"] article`)];
}

function surgeonOf({ practitioners }: Practice) {
  return practitioners.find(({ specialistScope }) =>
    /^Oral (surgery|and maxillofacial)/.test(specialistScope ?? ""),
  );
}

describe("The oral surgery page", () => {
  test("is the same at both of its addresses, and one of them for search engines", async () => {
    const [page, twin] = [await shared.page("/services/oral-surgery"), await shared.page("/surgical")];
    expect([page.status, twin.status]).toEqual([200, 200]);
    expect(twin.document.querySelector("main")!.textContent).toBe(
      page.document.querySelector("main")!.textContent,
    );
    for (const { document } of [page, twin]) {
      const canonical = document.querySelector('link[rel="canonical"]')!;
      expect(canonical.getAttribute("href")).toBe(`${ORIGIN}/services/oral-surgery`);
      expect(document.querySelector("title")!.textContent).toBe("Oral surgery in New Zealand | Niho");
    }
  });

  test("lists six services with price, time and benefits, each leading to its own page", async () => {
    const site = siteToRead(24);
    const found = cards(await site.page("/services/oral-surgery"), "services");
    expect(found).toHaveLength(6);
    for (const [index, service] of ORAL_SURGERY_SERVICES.entries()) {
      const text = found[index]!.textContent;
      expect(text).toContain(service.name);
      expect(text).toContain(dollarRange(service.price.from, service.price.to));
      expect(text).toContain(durationRange(service.duration));
      for (const benefit of service.benefits) expect(text).toContain(benefit);
      const href = `/services/${service.name.toLowerCase().replaceAll(" ", "-")}`;
      for (const link of found[index]!.querySelectorAll("a")) expect(link.getAttribute("href")).toBe(href);
      expect((await site.fetch(href)).status).toBe(200);
    }
  });

  test("shows three surgeons, each with a scope, of the best rated practices", async () => {
    const found = cards(await shared.page("/services/oral-surgery"), "surgeons");
    const best = samples
      .filter((practice) => practice.services.includes("oral-surgery") && surgeonOf(practice))
      .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount || a.id - b.id)
      .slice(0, 3);
    expect(best).toHaveLength(3);
    expect(found).toHaveLength(3);
    for (const [index, practice] of best.entries()) {
      const surgeon = surgeonOf(practice)!;
      const text = wordsOf(found[index]!);
      const expected = [
        surgeon.name,
        surgeon.specialistScope!,
        "Specialist",
        `${surgeon.years}+ years`,
        ...surgeon.qualifications,
        practice.name,
        placeBySlug(practice.place).name,
        practice.rating!.toFixed(1),
        practice.reviewCount.toLocaleString("en-NZ"),
        ...practice.specialties,
        practice.phone,
        `Price level ${practice.priceTier} of 3`,
      ];
      for (const words of expected) expect(text).toContain(words);
      const links = [...found[index]!.querySelectorAll("a")].map((link) => link.getAttribute("href")!);
      expect(links).toContain(practicePath(practice));
      const form = await shared.page(links.find((href) => href.startsWith("/book"))!);
      expect(form.document.querySelector("main")!.textContent).toContain(practice.name);
    }
  });

  test("claims more than 50 surgeons only while samples are shown, and then there are as many", async () => {
    const all = [...samplePractices(1_236)].flatMap(({ practice }) => practice.practitioners);
    const surgeons = all.filter(({ specialistScope }) => specialistScope?.startsWith("Oral surgery"));
    expect(surgeons.length).toBeGreaterThanOrEqual(50);
    for (const [count, isClaimed] of [
      [SAMPLES, true],
      [0, false],
    ] as const) {
      const { html } = await siteToRead(count).page("/services/oral-surgery");
      expect(html.includes("50+ surgeons")).toBe(isClaimed);
    }
  });

  test("takes no one with another scope or none for a surgeon", async () => {
    const person = { focus: "Wisdom teeth", years: 9, qualifications: ["BDS (Otago)"] };
    const scopes = [
      null,
      "Periodontic specialist",
      "Oral pathology specialist",
      "Oral and maxillofacial surgery specialist",
    ];
    const practices = scopes.map((specialistScope, index) =>
      makePractice({
        id: index + 1,
        services: ["oral-surgery"],
        practitioners: [{ ...person, name: `Dr ${index + 1}`, specialistScope }],
      }),
    );
    const site = await siteWith(practices);
    const found = cards(await site.page("/services/oral-surgery"), "surgeons");
    expect(found.map((card) => card.querySelector("h3")!.textContent)).toEqual(["Dr 4"]);
  });

  test("stands without surgeons", async () => {
    const site = siteToRead(0);
    const page = await site.page("/services/oral-surgery");
    expect(page.status).toBe(200);
    expect(page.document.querySelector("main")!.textContent).toContain("No surgeons listed yet");
    expect(page.html).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test("Each column of the prices has a header that is read with its cells", async () => {
  const { document } = await shared.page("/services/oral-surgery");
  const headers = [...document.querySelectorAll(".ruled-prices thead tr > *")];
  expect(headers.map(({ localName }) => localName)).toEqual(["th", "th", "th"]);
  expect(headers[1]!.getAttribute("aria-label")).toBe("On a line from $0 to $8,000");
});
