import { describe, expect, test } from "vitest";
import type { Article } from "./article.ts";
import { ARTICLES } from "./articles.ts";
import { articleSearch } from "./search.ts";

const [base] = ARTICLES;

function made(slug: string, facts: Partial<Article>): Article {
  return { ...base!, slug, title: "", excerpt: "", tags: [], content: [], faqData: [], ...facts };
}

const inTitle = made("in-title", { title: "Whangārei’s dentists" });
const inTags = made("in-tags", { tags: ["Whangarei"] });
const inText = made("in-text", {
  content: [{ kind: "paragraph", text: ["A ", { kind: "strong", text: ["crown"] }, " in Whangārei"] }],
});
const inAnswer = made("in-answer", {
  faqData: [{ question: "Where?", answer: [{ kind: "paragraph", text: ["In Whangārei."] }] }],
});
const search = articleSearch([inAnswer, inText, inTags, inTitle]);

function found(query: string): string[] {
  return search(query).map(({ slug }) => slug);
}

describe("Searching articles", () => {
  test("finds title, tags, text and answers, with and without macrons, the title first", () => {
    const all = ["in-title", "in-tags", "in-answer", "in-text"];
    expect(found("whangarei")).toEqual(all);
    expect(found("WHANGĀREI")).toEqual(all);
  });

  test("wants every word, each from its beginning", () => {
    expect(found("whangarei crown")).toEqual(["in-text"]);
    expect(found("whang dent")).toEqual(["in-title"]);
    expect(found("garei")).toEqual([]);
    expect(found("whangarei zebra")).toEqual([]);
  });

  test("reads a topic with hyphens, and a plural, as what is meant", () => {
    expect(found("crown-whangarei")).toEqual(["in-text"]);
    expect(found("crowns")).toEqual(["in-text"]);
  });

  test("finds nothing when nothing is asked", () => {
    for (const nothing of ["", "  ", "-", "“”", "%_"]) expect(found(nothing)).toEqual([]);
  });
});
