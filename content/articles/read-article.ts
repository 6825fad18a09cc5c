import { parse, YAMLParseError } from "yaml";
import { z } from "zod";
import { readDay } from "#domain/nz-time.ts";
import { type Article, CATEGORIES, type CategorySlug } from "./article.ts";
import { AUTHOR_SLUGS, AUTHORS } from "./authors.ts";
import { type Block, MarkdownProblem, plainText, readMarkdown } from "./markdown.ts";
import { PLACES } from "../places.ts";

/** An article that cannot be published as it stands. The message names its file and the field. */
export class ArticleProblem extends Error {
  override readonly name = "ArticleProblem";
  constructor(file: string, field: string, what: string) {
    super(`content/articles/${file}: ${field}: ${what}`);
  }
}

/** Words a minute at which an article is read. */
const READING_SPEED = 200;

/**
 * A file with front matter, as an article. Throws `ArticleProblem` for the first thing that is wrong with it.
 *
 * `readArticle("braces.md", "---\nid: 7\n…\n---\n\nBraces are …").slug === "braces"`
 */
export function readArticle(file: string, text: string): Article {
  const parts = /^---\r?\n(?<matter>.*?)\r?\n---\r?\n(?<body>.*)$/s.exec(text)?.groups;
  if (!parts) throw new ArticleProblem(file, "front matter", "must come first, between two lines of ---.");
  const { author, faqData, ...facts } = checkedMatter(file, parts.matter!);
  const content = checkedBody(file, "content", parts.body!);
  const wordCount = countWords(plainText(content));
  return {
    ...facts,
    slug: file.replace(/\.md$/, ""),
    author: AUTHORS[author],
    wordCount,
    readTime: Math.max(1, Math.round(wordCount / READING_SPEED)),
    content,
    faqData: faqData.map(({ question, answer }) => ({
      question,
      answer: checkedBody(file, `faqData “${question}”`, answer),
    })),
  };
}

function checkedMatter(file: string, matter: string) {
  const { success, data, error } = frontMatter.safeParse(parsed(file, matter));
  if (success) return data;
  const { path, message } = error.issues[0]!;
  throw new ArticleProblem(file, path.join(".") || "front matter", message);
}

function parsed(file: string, matter: string): unknown {
  try {
    return parse(matter);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new ArticleProblem(file, "front matter", error.message);
  }
}

function checkedBody(file: string, field: string, markdown: string): Block[] {
  try {
    return readMarkdown(markdown);
  } catch (error) {
    if (!(error instanceof MarkdownProblem)) throw error;
    throw new ArticleProblem(file, field, error.message);
  }
}

/** Space-separated words (specification, section 9). */
function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

const day = z.string().refine((text) => readDay(text) === text, "must be a day like 2025-01-15.");

const words = z.string().trim().min(1);

/** An editor writes the name, as visitors read it. */
const category = z
  .enum(CATEGORIES.map(({ name }) => name))
  .transform((name): CategorySlug => CATEGORIES.find((one) => one.name === name)!.slug);

const price = z.int().positive();

const place = z.string().refine((slug) => PLACES.some((one) => one.slug === slug), "must be a place's slug.");

const shown = { alt: words.min(20), caption: words.optional() };
const featuredImage = z.discriminatedUnion("drawing", [
  z.strictObject({
    ...shown,
    drawing: z.literal("price-ranges"),
    ranges: z
      .array(
        z
          .strictObject({ label: words, from: price, to: price })
          .refine(({ from, to }) => from < to, "must go up."),
      )
      .min(2)
      .max(4),
  }),
  z.strictObject({ ...shown, drawing: z.literal("aligner") }),
  z.strictObject({ ...shown, drawing: z.literal("shades") }),
  z.strictObject({ ...shown, drawing: z.literal("place"), place }),
  z.strictObject({
    ...shown,
    drawing: z.literal("facts"),
    facts: z
      .array(z.strictObject({ value: words.max(15), label: words.max(42) }))
      .min(2)
      .max(3),
  }),
]);

/**
 * What stands at the head of an article's file. The slug is the file's name; words are counted; no field is
 * allowed that nobody reads.
 */
const frontMatter = z
  .strictObject({
    id: z.int().positive(),
    title: words.max(90),
    shortTitle: words.max(30),
    excerpt: words.min(60).max(200),
    /** The product's name follows. */
    metaTitle: words.max(60),
    metaDescription: words.min(110).max(165),
    publishDate: day,
    lastModified: day,
    reviewedOn: day,
    category,
    tags: z.array(words).min(2).max(8).refine(isWithoutRepeats, "must not repeat itself."),
    names: z.array(words).default([]).refine(isWithoutRepeats, "must not repeat itself."),
    featuredImage,
    featured: z.boolean().default(false),
    hasGuidePrices: z.boolean().default(false),
    author: z.enum(AUTHOR_SLUGS),
    faqData: z.array(z.strictObject({ question: words.endsWith("?"), answer: words })).min(2),
    sources: z
      .array(
        z.strictObject({
          publisher: words,
          title: words,
          url: z.url({ protocol: /^https?$/ }),
        }),
      )
      .min(2),
  })
  .refine((article) => article.publishDate <= article.reviewedOn, {
    path: ["reviewedOn"],
    message: "must not be before publishDate.",
  })
  .refine((article) => article.reviewedOn <= article.lastModified, {
    path: ["lastModified"],
    message: "must not be before reviewedOn.",
  });

function isWithoutRepeats(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
