import { describe, expect, test } from "vitest";
import type { Article } from "#content/articles/article.ts";
import { ARTICLES } from "#content/articles/articles.ts";
import { blogHref, readBlogFilter } from "./blog-filter.ts";
import { viewBlog } from "./blog-view.ts";

/** As many as one likes, the newest first. */
function made(count: number, facts: (index: number) => Partial<Article> = () => ({})): Article[] {
  return Array.from({ length: count }, (_, index) => ({
    ...ARTICLES[0]!,
    id: index + 1,
    slug: `a${index + 1}`,
    featured: false,
    category: "orthodontics",
    ...facts(index),
  }));
}

function asked(query: string) {
  return readBlogFilter(new URLSearchParams(query));
}

function slugsOf(view: ReturnType<typeof viewBlog>): string[] {
  return view.articles.map(({ slug }) => slug);
}

const NO_READS = new Map<number, number>();

describe("What the blog shows", () => {
  test("has the first featured article in front, or the newest when none is", () => {
    const second = made(3, (index) => ({ featured: index > 0 }));
    expect(viewBlog(second, asked(""), NO_READS).featured?.slug).toBe("a2");
    expect(slugsOf(viewBlog(second, asked(""), NO_READS))).toEqual(["a1", "a3"]);
    expect(viewBlog(made(2), asked(""), NO_READS).featured?.slug).toBe("a1");
  });

  test("lists at most six others, and six more each time until all are there", () => {
    const articles = made(15);
    const first = viewBlog(articles, asked(""), NO_READS);
    expect(slugsOf(first)).toEqual(["a2", "a3", "a4", "a5", "a6", "a7"]);
    expect(first.moreHref).toBe("/blog?show=12#a8");
    const second = viewBlog(articles, asked("show=12"), NO_READS);
    expect(second.articles).toHaveLength(12);
    expect(second.moreHref).toBe("/blog?show=18#a14");
    expect(viewBlog(articles, asked("show=18"), NO_READS)).toMatchObject({ moreHref: null });
    expect(viewBlog(made(7), asked(""), NO_READS).moreHref).toBeNull();
  });

  test("keeps category and order while it shows more", () => {
    const view = viewBlog(made(9), asked("category=orthodontics&sort=oldest"), NO_READS);
    expect(view.moreHref).toBe("/blog?category=orthodontics&sort=oldest&show=12#a3");
  });

  test("sorts by age either way, and by how often each was read", () => {
    const articles = made(4);
    const reads = new Map([
      [4, 9],
      [2, 1],
    ]);
    expect(slugsOf(viewBlog(articles, asked("sort=oldest"), reads))).toEqual(["a4", "a3", "a2"]);
    expect(slugsOf(viewBlog(articles, asked("sort=popular"), reads))).toEqual(["a4", "a2", "a3"]);
  });

  test("lists every article of a category, the featured one too, counts them all, and leaves out what has none", () => {
    const articles = made(5, (index) => ({
      featured: index === 0,
      category: index < 2 ? "orthodontics" : "general-advice",
    }));
    const view = viewBlog(articles, asked("category=orthodontics"), NO_READS);
    expect(view.featured).toBeNull();
    expect(slugsOf(view)).toEqual(["a1", "a2"]);
    expect(view.categories.map(({ name, count }) => [name, count])).toEqual([
      ["All Categories", 5],
      ["Orthodontics", 2],
      ["General Advice", 3],
    ]);
  });

  test("is nothing at all when nothing has been written", () => {
    expect(viewBlog([], asked(""), NO_READS)).toMatchObject({ featured: null, articles: [], moreHref: null });
  });
});

describe("The blog’s address", () => {
  test.each([
    ["", "/blog"],
    ["category=Orthodontics&sort=NEWEST", "/blog?category=orthodontics"],
    ["sort=oldest&category=orthodontics", "/blog?category=orthodontics&sort=oldest"],
    ["show=3", "/blog"],
    ["show=9999", "/blog"],
    ["show=999", "/blog?show=600"],
    ["category=sport&sort=best&show=-1&page=7", "/blog"],
  ])("“%s” means %s", (query, href) => {
    expect(blogHref(asked(query))).toBe(href);
  });
});
