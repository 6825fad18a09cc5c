import type { Kysely } from "kysely";
import type { Article } from "#content/articles/article.ts";
import { articlesShown } from "#content/articles/articles.ts";
import { articleSearch } from "#content/articles/search.ts";
import { readsSince } from "#database/article-reads.ts";
import type { Schema } from "#database/schema.ts";
import { addDays } from "#domain/nz-time.ts";
import { queryLine } from "#domain/text.ts";
import { readBlogFilter } from "./blog-filter.ts";
import {
  type BlogView,
  type CategoryCount,
  countByCategory,
  type Teaser,
  articleTeaser,
  viewBlog,
} from "./blog-view.ts";

/** Popular is what was read most lately, not what has been here longest. */
const POPULAR_DAYS = 90;

/** What the blog shows for an address's parameters. How often articles were read is looked up for `popular` only. */
export async function loadBlog(
  db: Kysely<Schema>,
  parameters: URLSearchParams,
  today: string,
  withGuidePrices: boolean,
): Promise<BlogView> {
  const filter = readBlogFilter(parameters);
  const since = addDays(today, -POPULAR_DAYS);
  const reads = filter.sort === "popular" ? await readsSince(db, since) : new Map<number, number>();
  return viewBlog(articlesShown(withGuidePrices), filter, reads);
}

/** What a search of the blog found. */
export type BlogSearchView = {
  /** As people say it; empty when nothing was asked. */
  words: string;
  articles: readonly Teaser[];
  categories: readonly CategoryCount[];
};

const SEARCHES = {
  all: articleSearch(articlesShown(true)),
  some: articleSearch(articlesShown(false)),
};

/** A topic's link has hyphens for spaces: `dental-costs` (specification, section 2). */
export function searchBlog(parameters: URLSearchParams, withGuidePrices: boolean): BlogSearchView {
  const search = SEARCHES[withGuidePrices ? "all" : "some"];
  const words = queryLine((parameters.get("q") ?? "").replaceAll("-", " "));
  return {
    words,
    articles: search(words).map(articleTeaser),
    categories: countByCategory(articlesShown(withGuidePrices)),
  };
}

/** What the page of an article shows. */
export type ArticleView = { article: Article; related: readonly Teaser[] };

const RELATED_SHOWN = 3;

/** Undefined when the site shows no article with this slug. */
export function viewArticle(slug: string, withGuidePrices: boolean): ArticleView | undefined {
  const articles = articlesShown(withGuidePrices);
  const article = articles.find((one) => one.slug === slug);
  if (!article) return undefined;
  const shared = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  const related = articles.filter((other) => other !== article).toSorted((a, b) => shared(b) - shared(a));
  return { article, related: related.slice(0, RELATED_SHOWN).map(articleTeaser) };
}
