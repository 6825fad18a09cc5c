import { SAMPLE_IDENTITY } from "#content/identity.ts";
import { shownPrice } from "./shown-price.ts";
import { describe, expect, test } from "vitest";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { articlePath } from "../articles/article.ts";
import { ARTICLES } from "../articles/articles.ts";
import { TOPICS } from "../topics/topics.ts";
import { USUAL_VISIT } from "../usual-visit.ts";
import { ORAL_SURGERY_SERVICES, TREATMENT_PAGES } from "./pages.ts";
import type { TreatmentPage } from "./treatment-page.ts";
import { treatmentQuestions } from "./treatment-words.ts";

/** Specification, sections 2 and 9. */
const SLUGS = [
  "invisalign",
  "implants",
  "teeth-whitening",
  "general-dentistry",
  "root-canal",
  "emergency-dentist",
  "braces",
  "oral-surgery",
];
const specifiedPrice = (page: TreatmentPage) => shownPrice(page, SAMPLE_IDENTITY, null);

describe("The treatment pages", () => {
  test("are the specification's eight slugs and six oral surgery services, each once", () => {
    const slugs = TREATMENT_PAGES.map(({ slug }) => slug);
    expect(slugs.slice(0, SLUGS.length)).toEqual(SLUGS);
    expect(slugs).toHaveLength(14);
    expect(new Set(slugs).size).toBe(14);
  });

  test("have addresses for the oral surgery services that are their names in lower case with hyphens", () => {
    expect(ORAL_SURGERY_SERVICES).toHaveLength(6);
    for (const { name, slug } of ORAL_SURGERY_SERVICES)
      expect(slug).toBe(name.toLowerCase().replaceAll(" ", "-"));
  });

  test.each(TREATMENT_PAGES)("answer cost and duration of $slug from its own figures", (page) => {
    const { cost, duration, insurance } = page.questions;
    expect(cost.question).toMatch(/cost|charge/);
    expect(cost.answer).toContain("{price}");
    expect(duration.question).toMatch(/[Hh]ow long/);
    expect(duration.answer).toContain("{duration}");
    expect(insurance.question).toMatch(/insur|pay|policy/);
    expect(
      treatmentQuestions(page, specifiedPrice(page), true)
        .map(({ answer }) => answer)
        .join(" "),
    ).not.toMatch(/[{}]/);
  });

  test.each(TREATMENT_PAGES)(
    "name no dollar figure for $slug that is neither in its prices nor the public help",
    (page) => {
      const known = [page.price, ...page.prices].flatMap(({ from, to }) => [from, to]);
      for (const figure of dollarFigures(page)) expect([...known, WORK_AND_INCOME]).toContain(figure);
    },
  );

  test.each(TREATMENT_PAGES)("say in the prose of $slug only ranges that its prices have", (page) => {
    const known = [page.price, ...page.prices, USUAL_VISIT.examinationAlone].map(
      ({ from, to }) => `${from}–${to}`,
    );
    const ranges = JSON.stringify(page).matchAll(/\$([\d,]+)(?:–| to )\$([\d,]+)/g);
    const said = [...ranges].map(([, from, to]) => `${from}–${to}`.replaceAll(",", ""));
    expect(said.filter((range) => !known.includes(range))).toEqual([]);
  });

  test.each(TREATMENT_PAGES)(
    "list the price in the heading of $slug among its prices, or span them",
    (page) => {
      const lowest = Math.min(...page.prices.map(({ from }) => from));
      const highest = Math.max(...page.prices.map(({ to }) => to ?? Number.POSITIVE_INFINITY));
      const isListed = page.prices.some(({ from, to }) => from === page.price.from && to === page.price.to);
      expect(isListed || (lowest === page.price.from && highest === page.price.to)).toBe(true);
    },
  );

  test.each(TREATMENT_PAGES)("are written in full for $slug", (page) => {
    expect(page.about.length).toBeGreaterThanOrEqual(2);
    expect(page.about.length).toBeLessThanOrEqual(4);
    for (const list of [page.benefits, page.steps, page.risks, page.aftercare, page.alternatives]) {
      expect(list.length).toBeGreaterThanOrEqual(3);
    }
    for (const list of [page.suits, page.thinkTwice, page.keywords, page.questions.others]) {
      expect(list.length).toBeGreaterThanOrEqual(2);
    }
    expect(page.metaDescription.length).toBeGreaterThan(110);
    expect(page.metaDescription.length).toBeLessThanOrEqual(165);
    expect(TREATMENTS.map(({ slug }) => slug)).toContain(page.treatment);
  });

  test("never say a sentence twice, in one page or in two", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const page of TREATMENT_PAGES) {
      for (const sentence of sentences(page)) {
        const before = seen.get(sentence);
        if (before) repeated.push(`${before}, ${page.slug}: ${sentence}`);
        seen.set(sentence, page.slug);
      }
    }
    expect(seen.size).toBeGreaterThan(500);
    expect(repeated).toEqual([]);
  });

  test("lead from their other ways only to pages that exist", () => {
    const paths = TREATMENT_PAGES.flatMap(({ alternatives }) => alternatives.map(({ path }) => path));
    const services = [...TREATMENT_PAGES, ...TOPICS].map(({ slug }) => `/services/${slug}`);
    const known = [...services, ...ARTICLES.map(articlePath), "/emergency", undefined];
    for (const path of paths) expect(known).toContain(path);
  });

  test.each(TREATMENT_PAGES)("name the sources of $slug and the day on which they were checked", (page) => {
    expect(page.from.length).toBeGreaterThanOrEqual(2);
    expect(page.reviewedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("promise nothing: no guarantee, no best", () => {
    for (const page of TREATMENT_PAGES) {
      expect(JSON.stringify(page)).not.toMatch(
        /guarantee|per ?cent|pain-free|painless|world-class|the best dentist|perfect smile/i,
      );
      // A benefit is what can happen: nobody can promise that it will.
      expect(page.benefits.join("\n")).not.toMatch(/\b(?:every|always|never|ends?|cures?)\b|instead of/i);
    }
  });

  test("give one rate, the specification’s for implants, as survival in studies and not as success", () => {
    const rates = TREATMENT_PAGES.flatMap((page) =>
      sentences(page).flatMap((sentence) => (/\d ?%/.test(sentence) ? [`${page.slug}: ${sentence}`] : [])),
    );
    expect(rates).toEqual([
      "implants: In a review of 18 studies, about 95% (93 to 96%) were still in place after ten years",
    ]);
  });
});

/** Up to this much in any 52 weeks, for immediate and essential treatment. */
const WORK_AND_INCOME = 1_000;

function dollarFigures(page: TreatmentPage): number[] {
  const text = JSON.stringify(page);
  return [...text.matchAll(/\$([\d,]*\d)/g)].map(([, digits]) => Number(digits!.replaceAll(",", "")));
}

/** Everything of five words or more that a visitor reads. */
function sentences(page: TreatmentPage): string[] {
  const texts = [
    page.description,
    ...page.about,
    ...page.benefits,
    ...page.suits,
    ...page.thinkTwice,
    ...page.steps.map(({ text }) => text),
    ...page.prices.map(({ note }) => note),
    ...page.askAbout,
    ...page.risks,
    ...page.aftercare,
    page.urgent ?? "",
    ...page.alternatives.map(({ text }) => text),
    ...treatmentQuestions(page, specifiedPrice(page), true).flatMap(({ question, answer }) => [
      question,
      answer,
    ]),
  ];
  return texts
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .map((sentence) => sentence.replace(/[.?!]$/, ""))
    .filter((sentence) => sentence.split(" ").length >= 5);
}
