import { describe, expect, test } from "vitest";
import { dollarRange, formatDollars } from "#domain/money.ts";
import { TREATMENT_PAGES } from "../treatments/pages.ts";
import { USUAL_VISIT } from "../usual-visit.ts";
import { type Article, CATEGORIES } from "./article.ts";
import { ARTICLES, findArticle } from "./articles.ts";
import { type Block, type Inlines, plainText, inlineText } from "./markdown.ts";

describe("The articles", () => {
  test("are newest first, the specification’s four among them, each once, one of them featured", () => {
    expect(ARTICLES.map(({ publishDate }) => publishDate)).toEqual(
      ARTICLES.map(({ publishDate }) => publishDate)
        .toSorted()
        .toReversed(),
    );
    expect(SPECIFIED_ARTICLES.map(({ publishDate }) => publishDate.slice(0, 4))).toEqual([
      "2025",
      "2025",
      "2025",
      "2025",
    ]);
    expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length);
    expect(ARTICLES.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual([
      "dental-costs-nz-2025",
    ]);
    expect(CATEGORIES.map(({ name }) => name)).toEqual([
      "Treatment Guides",
      "Costs & Insurance",
      "Orthodontics",
      "Cosmetic Dentistry",
      "Emergency Care",
      "General Advice",
    ]);
  });

  test.each(ARTICLES)("are written in full: $slug", (article) => {
    expect(article.wordCount).toBeGreaterThanOrEqual(800);
    expect(article.wordCount).toBeLessThanOrEqual(1_600);
    expect(article.readTime).toBe(Math.round(article.wordCount / 200));
    expect(article.content.some(({ kind }) => kind === "table")).toBe(true);
    expect(article.sources.length).toBeGreaterThanOrEqual(5);
  });

  test.each(ARTICLES)(
    "name in $slug no sum that is not the specification’s, a source’s or worked out from one",
    (article) => {
      const sums = [
        ...textsOf(article)
          .join("\n")
          .matchAll(/\$([\d,]*\d)/g),
      ].map(([, digits]) => Number(digits!.replaceAll(",", "")));
      const known = new Set([...SPECIFIED, ...FROM_SOURCES, ...(WORKED_OUT[article.slug] ?? [])]);
      expect(sums.filter((sum) => !known.has(sum))).toEqual([]);
    },
  );

  test.each(ARTICLES)("give in $slug the ranges that the treatment pages have", (article) => {
    const known = new Set([...PAGE_RANGES.map(({ from, to }) => `${from}–${to}`), ...OTHER_RANGES]);
    const ranges = textsOf(article)
      .join("\n")
      .matchAll(/\$([\d,]+)(?:–| to )\$([\d,]+)/g);
    const said = [...ranges].map(([, from, to]) => `${from}–${to}`.replaceAll(",", ""));
    expect(said.filter((range) => !known.has(range))).toEqual([]);
  });

  test("divide a price by its months rightly", () => {
    const table = findArticle("invisalign-cost-nz-2025")!.content.find((block) => block.kind === "table")!;
    const amounts = table.rows.map((row) => row.map((cell) => Number(inlineText(cell).replace(/\D/g, ""))));
    expect(amounts.length).toBeGreaterThan(3);
    for (const [price, twelve, eighteen] of amounts) {
      expect([twelve, eighteen]).toEqual([Math.round(price! / 12), Math.round(price! / 18)]);
    }
    const afterDeposit = formatDollars(Math.round((8_000 - 2_000) / 18));
    expect(textsOf(findArticle("invisalign-cost-nz-2025")!).join("\n")).toContain(
      `comes to ${afterDeposit} a month over 18 months`,
    );
  });

  test("add up the sample years rightly", () => {
    const costs = textsOf(findArticle("dental-costs-nz-2025")!).join("\n");
    expect(costs).toContain(`one wisdom tooth out ${dollarRange(150 + 300, 300 + 800)}`);
    expect(costs).toContain(`one implant ${dollarRange(150 + 3_500, 300 + 6_000)}`);
  });

  test("never say a sentence twice, in one article or in two", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const article of ARTICLES) {
      for (const sentence of sentencesOf(article)) {
        const before = seen.get(sentence);
        if (before) repeated.push(`${before}, ${article.slug}: ${sentence}`);
        seen.set(sentence, article.slug);
      }
    }
    expect(seen.size).toBeGreaterThan(250);
    expect(repeated).toEqual([]);
  });

  test("promise nothing, sell nothing, and claim no review by a dentist", () => {
    for (const article of ARTICLES) {
      for (const text of textsOf(article)) {
        expect(text).not.toMatch(
          /guarantee|painless|pain-free|world-class|perfect smile|100 ?%|best dentist/i,
        );
        expect(text).not.toMatch(/reviewed by (dr|a dentist)/i);
      }
      expect(article.author.credentials).toBe("Writers, not dentists");
      expect(article.author.bio).toContain("no dentist has reviewed this text");
    }
  });

  test("write in New Zealand English, with macrons", () => {
    const all = ARTICLES.flatMap(textsOf).join("\n");
    expect(all).not.toMatch(
      /\b(Maori|Taupo|Whangarei|Wanganui|color|center|check-up|appointment is booked)\b/,
    );
    expect(all).not.toMatch(/['"]/);
  });

  test("show 111 and Healthline where somebody may be in danger, before anything else", () => {
    const { content } = findArticle("emergency-dentist-auckland")!;
    expect(content[0]).toMatchObject({ kind: "note", isUrgent: true });
    expect(plainText(content.slice(0, 1))).toMatch(/^Call 111 now, or go to a hospital emergency department/);
    expect(linksOf(content)).toEqual(expect.arrayContaining(["tel:111", "tel:0800611116", "tel:0800825583"]));
    for (const slug of ["cannot-afford-a-dentist", "childrens-teeth", "acc-dental-claim-step-by-step"]) {
      expect([slug, findArticle(slug)!.content[0]]).toMatchObject([slug, { kind: "note", isUrgent: true }]);
    }
  });

  test.each(ARTICLES)("have headings that can each be linked to: $slug", ({ content }) => {
    const ids = content.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set([...ids, "questions", "sources", "contents", "read-next", "main"]).size).toBe(
      ids.length + 5,
    );
  });

  test("link to each other and to the site only by addresses without a host", () => {
    const links = ARTICLES.flatMap(({ content, faqData }) => [
      ...linksOf(content),
      ...faqData.flatMap(({ answer }) => linksOf(answer)),
    ]);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !/^(\/[a-z]|tel:)/.test(href))).toEqual([]);
  });
});

const SPECIFIED_ARTICLES = [
  "dental-costs-nz-2025",
  "emergency-dentist-auckland",
  "invisalign-cost-nz-2025",
  "teeth-whitening-professional-vs-diy",
].map((slug) => findArticle(slug)!);

/** Section 9. */
const PAGE_RANGES = [
  USUAL_VISIT.price,
  USUAL_VISIT.examinationAlone,
  ...TREATMENT_PAGES.flatMap(({ price, prices }) => [price, ...prices]),
];
/** The specification's second reading for Invisalign, and two sums of the sample years. */
const OTHER_RANGES = ["6000–9500", "450–1100", "3650–6300"];
const SPECIFIED = [...PAGE_RANGES.flatMap(({ from, to }) => [from, to]), 9_500];

/** The University of Otago’s fees of 2024; Canterbury’s most for an urgent visit with a card. */
const LOWER_FEES = [126, 95, 32, 24, 40];

/** The association's survey of 2023, its rise since 2020, Consumer NZ's dearest quote, Work and Income. */
const FROM_SOURCES = [89, 201, 252, 291, 1_624, 98, 1_000, ...LOWER_FEES];

const WORKED_OUT: Record<string, number[]> = {
  // The most that the Disputes Tribunal hears, since 24 January 2026.
  "when-something-went-wrong": [60_000],
  "dental-costs-nz-2025": [450, 1_100, 3_650, 6_300],
  "invisalign-cost-nz-2025": [7_500, 8_000, 2_000, 333, 417, 528, 625, 750, 792],
};

/** Everything of an article that a visitor reads, a piece a text. */
function textsOf({ title, excerpt, metaDescription, content, faqData, featuredImage }: Article): string[] {
  return [
    title,
    excerpt,
    metaDescription,
    featuredImage.alt,
    ...(featuredImage.drawing === "facts"
      ? featuredImage.facts.map(({ value, label }) => `${value} ${label}`)
      : []),
    plainText(content),
    ...faqData.flatMap(({ question, answer }) => [question, plainText(answer)]),
  ];
}

/** Takes sentences of five words or more from the text and the answers. Rows of tables may well be alike. */
function sentencesOf({ content, faqData }: Article): string[] {
  const prose = content.filter(({ kind }) => kind !== "table");
  return [plainText(prose), ...faqData.map(({ answer }) => plainText(answer))]
    .flatMap((text) => text.split(/(?<=[.?!:])\s+|\n/))
    .filter((sentence) => sentence.split(" ").length >= 5);
}

function linksOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === "note") return linksOf(block.blocks);
    if (block.kind === "list") return block.items.flatMap(linksIn);
    if (block.kind === "table") return [block.head, ...block.rows].flat().flatMap(linksIn);
    return linksIn(block.text);
  });
}

function linksIn(inlines: Inlines): string[] {
  return inlines.flatMap((one) => {
    if (typeof one === "string") return [];
    return one.kind === "link" ? [one.href] : linksIn(one.text);
  });
}
