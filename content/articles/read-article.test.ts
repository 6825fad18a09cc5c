import { describe, expect, test } from "vitest";
import { ArticleProblem, readArticle } from "./read-article.ts";

const FILE = "braces.md";

const MATTER = `id: 7
title: Braces
shortTitle: Braces
excerpt: What braces do, what they cost and how long you have to wear them, in a page.
metaTitle: Braces in New Zealand
metaDescription: What braces do for you, what they cost in New Zealand, how long you have to wear them, and what you may still eat.
publishDate: 2025-02-03
lastModified: 2026-11-20
reviewedOn: 2026-05-01
category: Costs & Insurance
tags: [braces, teenagers]
author: niho-editorial-team
featuredImage: { drawing: aligner, alt: A row of teeth in a clear tray }
faqData:
  - { question: Do they hurt?, answer: A **little**. }
  - { question: Do they work?, answer: Yes. }
sources:
  - { publisher: A, title: B, url: "https://a.example/b" }
  - { publisher: C, title: D, url: "https://c.example/d" }`;

function file(matter: string, body = "Braces are fixed.\n"): string {
  return `---\n${matter}\n---\n\n${body}`;
}

/** Says one line of the front matter otherwise. */
function changed(line: RegExp, replacement: string): string {
  expect(MATTER).toMatch(line);
  return file(MATTER.replace(line, replacement));
}

describe("An article’s file", () => {
  test("gives the specification’s fields, its slug from its name", () => {
    const article = readArticle(FILE, file(MATTER));
    expect(article).toMatchObject({
      id: 7,
      slug: "braces",
      category: "costs-and-insurance",
      featured: false,
      publishDate: "2025-02-03",
      author: { name: "Editorial team" },
      content: [{ kind: "paragraph", text: ["Braces are fixed."] }],
    });
    expect(article.faqData[0]).toEqual({
      question: "Do they hurt?",
      answer: [{ kind: "paragraph", text: ["A ", { kind: "strong", text: ["little"] }, "."] }],
    });
  });

  test("is counted in space-separated words, and read at 200 of them a minute", () => {
    const body = `${"word ".repeat(499)}\n\n- **last one**\n`;
    expect(readArticle(FILE, file(MATTER, body))).toMatchObject({ wordCount: 501, readTime: 3 });
    expect(readArticle(FILE, file(MATTER))).toMatchObject({ wordCount: 3, readTime: 1 });
  });

  test.each([
    ["an unknown category", /^category: .*$/m, "category: Sport", "category: "],
    ["no title", /^title: .*\n/m, "", "title: "],
    [
      "a day that does not exist",
      /^publishDate: .*$/m,
      "publishDate: 2025-02-30",
      "publishDate: must be a day",
    ],
    ["a day as people type it", /^publishDate: .*$/m, "publishDate: 3/2/2025", "publishDate: must be a day"],
    [
      "a review before it was written",
      /^reviewedOn: .*$/m,
      "reviewedOn: 2025-01-01",
      "reviewedOn: must not be before",
    ],
    [
      "a review after the last change",
      /^reviewedOn: .*$/m,
      "reviewedOn: 2026-12-01",
      "lastModified: must not be before",
    ],
    ["a field that nobody reads", /^id: 7$/m, "id: 7\nreadTime: 3", "front matter: Unrecognized key"],
    ["an author who is not one of us", /^author: .*$/m, "author: dr-who", "author: "],
    ["an unknown drawing", /drawing: aligner/, "drawing: photo", "featuredImage.drawing: "],
    [
      "a map of nowhere",
      /drawing: aligner/,
      "drawing: place, place: atlantis",
      "featuredImage.place: must be a place",
    ],
    ["a picture without words", /alt: [\w ]+/, "alt: ''", "featuredImage.alt: "],
    ["a tag twice", /^tags: .*$/m, "tags: [braces, braces]", "tags: must not repeat itself"],
    ["a question that asks nothing", /Do they work\?/, "They work.", "faqData.1.question: "],
    ["a source that is no web page", /https:/, "ftp:", "sources.0.url: "],
    ["a source without an address", /, url: "https:\/\/c.example\/d"/, "", "sources.1.url: "],
    ["a short description", /^metaDescription: .*$/m, "metaDescription: Braces.", "metaDescription: "],
    ["YAML that is none", /^id: 7$/m, "id: [7", "front matter: "],
    ["HTML in an answer", /A \*\*little\*\*\./, "A <b>little</b>.", "faqData “Do they hurt?”: line 1: html"],
  ])("with %s is refused, and the message names the file and the field", (_, line, replacement, message) => {
    const read = () => readArticle(FILE, changed(line, replacement));
    expect(read).toThrow(ArticleProblem);
    expect(read).toThrow(`content/articles/braces.md: ${message}`);
  });

  test("without front matter, or with HTML in the text, is refused", () => {
    expect(() => readArticle(FILE, "Braces.")).toThrow(
      "content/articles/braces.md: front matter: must come first",
    );
    expect(() => readArticle(FILE, file(MATTER, "One\n\n<br>\n"))).toThrow(
      "content/articles/braces.md: content: line 4: html is not used in articles.",
    );
  });
});
