import { CATEGORIES, type CategorySlug } from "#content/articles/article.ts";

/** What a visitor asked the blog for: read from an address, written back into one. */
export type BlogFilter = {
  category: CategorySlug | null;
  sort: Sort;
  /** How many articles at most, besides the featured one. */
  show: number;
};

export const SORTS = [
  { value: "newest", label: "Newest First" },
  { value: "oldest", label: "Oldest First" },
  { value: "popular", label: "Most Popular" },
] as const;
export type Sort = (typeof SORTS)[number]["value"];

/** Besides the featured one (specification, section 9). Load More shows as many again. */
export const SHOWN_AT_ONCE = 6;

const MOST_SHOWN = 600;

/** What `readBlogFilter` reads. */
export const FILTER_PARAMETERS = ["category", "sort", "show"] as const;

/** What is unknown or senseless is left out. */
export function readBlogFilter(parameters: URLSearchParams): BlogFilter {
  const text = (name: string) => (parameters.get(name) ?? "").trim().toLowerCase();
  return {
    category: CATEGORIES.find(({ slug }) => slug === text("category"))?.slug ?? null,
    sort: SORTS.find(({ value }) => value === text("sort"))?.value ?? "newest",
    show: /^\d{1,3}$/.test(text("show"))
      ? Math.min(Math.max(Number(text("show")), SHOWN_AT_ONCE), MOST_SHOWN)
      : SHOWN_AT_ONCE,
  };
}

/** The address, which equal filters share: `/blog?category=orthodontics&sort=oldest`. */
export function blogHref({ category, sort, show }: BlogFilter): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set("category", category);
  if (sort !== "newest") parameters.set("sort", sort);
  if (show !== SHOWN_AT_ONCE) parameters.set("show", String(show));
  return parameters.size > 0 ? `/blog?${parameters}` : "/blog";
}
