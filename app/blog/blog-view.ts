import { type Article, CATEGORIES, type CategorySlug } from "#content/articles/article.ts";
import { type BlogFilter, blogHref, SHOWN_AT_ONCE, type Sort } from "./blog-filter.ts";

/** What the blog shows for a filter. */
export type BlogView = ReturnType<typeof viewBlog>;

/** What is shown of an article before it is opened. */
export type Teaser = Pick<
  Article,
  "slug" | "title" | "excerpt" | "category" | "publishDate" | "readTime" | "featuredImage"
> & { author: string };

export type CategoryCount = { slug: CategorySlug | null; name: string; count: number };

/** `articles` the newest first; `reads` says how often each was read, by id. */
export function viewBlog(
  articles: readonly Article[],
  filter: BlogFilter,
  reads: ReadonlyMap<number, number>,
) {
  const featured = filter.category ? undefined : (articles.find((one) => one.featured) ?? articles[0]);
  const others = sorted(
    articles.filter((one) => one !== featured && (!filter.category || one.category === filter.category)),
    filter.sort,
    reads,
  );
  const [firstMore] = others.slice(filter.show);
  return {
    filter,
    /** It is null while a category is chosen, whose articles are all in the list then. */
    featured: featured ? articleTeaser(featured) : null,
    articles: others.slice(0, filter.show).map(articleTeaser),
    /** Where more of them are; null when all are shown. */
    moreHref: firstMore
      ? `${blogHref({ ...filter, show: filter.show + SHOWN_AT_ONCE })}#${firstMore.slug}`
      : null,
    /** Each with the number of its articles; `All Categories` first. */
    categories: countByCategory(articles),
  };
}

/** Puts the author's name in place of all that is known of the author. */
export function articleTeaser(article: Article): Teaser {
  return { ...article, author: article.author.name };
}

/** Every category that has articles: `[{ slug: null, name: "All Categories", count: 8 }, …]` */
export function countByCategory(articles: readonly Article[]): CategoryCount[] {
  return [
    { slug: null, name: "All Categories", count: articles.length },
    ...CATEGORIES.map(({ slug, name }) => ({
      slug,
      name,
      count: articles.filter(({ category }) => category === slug).length,
    })).filter(({ count }) => count > 0),
  ];
}

/** Articles that were read equally often stay newest first. */
function sorted(
  articles: readonly Article[],
  sort: Sort,
  reads: ReadonlyMap<number, number>,
): readonly Article[] {
  if (sort === "oldest") return articles.toReversed();
  if (sort === "popular") return articles.toSorted((a, b) => (reads.get(b.id) ?? 0) - (reads.get(a.id) ?? 0));
  return articles;
}
