import type { Article } from "./article.ts";

/** `vite-plugin.ts` has made an article of each file. Plain Node, which has no `glob`, reads them with `readArticle`. */
const FILES = import.meta.glob<Article>("./*.md", { import: "default", eager: true });

/** Every article, the newest first. */
export const ARTICLES: readonly Article[] = Object.values(FILES).toSorted(
  (a, b) => b.publishDate.localeCompare(a.publishDate) || b.id - a.id,
);

export function findArticle(slug: string): Article | undefined {
  return ARTICLES.find((article) => article.slug === slug);
}

/** Those that a site shows: `showsSpecifiedPrices` of `content/guide-prices.ts` says whether those with guide prices are among them. */
export function articlesShown(withGuidePrices: boolean): readonly Article[] {
  return withGuidePrices ? ARTICLES : ARTICLES.filter(({ hasGuidePrices }) => !hasGuidePrices);
}
