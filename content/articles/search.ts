import { fold, withoutPlural } from "#domain/text.ts";
import type { Article } from "./article.ts";
import { plainText } from "./markdown.ts";

/** Finds articles by what somebody typed. */
export type ArticleSearch = (query: string) => readonly Article[];

/** What a word is worth where it is found. */
const WORTH = { title: 8, tags: 4, excerpt: 2, content: 1 } as const;

/**
 * A search through articles: each word typed must begin a word of the article, whatever its case and macrons,
 * plural or not. Best found first: title, then tags, then excerpt, then text; among equals the given order.
 * Nothing typed finds nothing.
 *
 * `articleSearch(ARTICLES)("Wisdom-Teeth")`
 */
export function articleSearch(articles: readonly Article[]): ArticleSearch {
  const entries = articles.map((article) => ({ article, fields: foldedFields(article) }));
  return (query) => {
    const wanted = fold(query).split(" ").filter(Boolean).map(withoutPlural);
    if (wanted.length === 0) return [];
    return entries
      .map(({ article, fields }) => ({ article, worth: wanted.map((word) => matchWorth(word, fields)) }))
      .filter(({ worth }) => !worth.includes(0))
      .map(({ article, worth }) => ({ article, total: worth.reduce((sum, one) => sum + one, 0) }))
      .toSorted((a, b) => b.total - a.total)
      .map(({ article }) => article);
  };
}

type Fields = Record<keyof typeof WORTH, string>;

function foldedFields({ title, tags, excerpt, content, faqData }: Article): Fields {
  const questions = faqData.map(({ question, answer }) => `${question} ${plainText(answer)}`);
  const folded = (text: string) => ` ${fold(text)}`;
  return {
    title: folded(title),
    tags: folded(tags.join(" ")),
    excerpt: folded(excerpt),
    content: folded([plainText(content), ...questions].join(" ")),
  };
}

/** The best place where the word begins a word. */
function matchWorth(word: string, fields: Fields): number {
  const found = Object.keys(WORTH) as (keyof Fields)[];
  return Math.max(
    0,
    ...found.filter((field) => fields[field].includes(` ${word}`)).map((field) => WORTH[field]),
  );
}
