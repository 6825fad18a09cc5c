import type { Source } from "../sources.ts";
import type { Block } from "./markdown.ts";

/** The blog's categories, in the specification's order (section 2). */
export const CATEGORIES = [
  { slug: "treatment-guides", name: "Treatment Guides" },
  { slug: "costs-and-insurance", name: "Costs & Insurance" },
  { slug: "orthodontics", name: "Orthodontics" },
  { slug: "cosmetic-dentistry", name: "Cosmetic Dentistry" },
  { slug: "emergency-care", name: "Emergency Care" },
  { slug: "general-advice", name: "General Advice" },
] as const satisfies readonly { slug: string; name: string }[];

export type CategorySlug = (typeof CATEGORIES)[number]["slug"];

/** An article of the blog, as the specification's entity (section 3) and what an honest one needs besides. */
export type Article = {
  /** Stays when the slug changes: reads are counted by it. */
  id: number;
  /** Last part of its address, and the name of its file. */
  slug: string;
  title: string;
  /** For a trail of breadcrumbs. */
  shortTitle: string;
  excerpt: string;
  metaTitle: string;
  metaDescription: string;
  /** New Zealand days: `2025-01-15`. */
  publishDate: string;
  lastModified: string;
  /** When somebody last held it against its sources. */
  reviewedOn: string;
  /** Space-separated words of the content (specification, section 9). */
  wordCount: number;
  /** Minutes. */
  readTime: number;
  category: CategorySlug;
  tags: readonly string[];
  /** What people type who want just this: the search answers it with the article, first. */
  names: readonly string[];
  featuredImage: FeaturedImage;
  featured: boolean;
  /** It is made of the specification's prices, which no survey stands behind: shown over samples alone. */
  hasGuidePrices: boolean;
  author: Author;
  content: readonly Block[];
  faqData: readonly Question[];
  sources: readonly Source[];
};

/** A drawing, made from what is given here. `alt` says what it shows. */
export type FeaturedImage = { alt: string; caption?: string | undefined } & Drawing;

type Drawing =
  | { drawing: "price-ranges"; ranges: readonly { label: string; from: number; to: number }[] }
  | { drawing: "aligner" }
  | { drawing: "shades" }
  /** Slug of the place. */
  | { drawing: "place"; place: string }
  | { drawing: "facts"; facts: readonly { value: string; label: string }[] };

export type Author = {
  name: string;
  /** What entitles them to write about teeth, or that nothing does. */
  credentials: string;
  /** There are no photos: one or two letters in a circle. */
  image: string;
  bio: string;
};

type Question = { question: string; answer: readonly Block[] };

/** The name that visitors read. `categoryName("costs-and-insurance") === "Costs & Insurance"` */
export function categoryName(slug: CategorySlug): string {
  return CATEGORIES.find((category) => category.slug === slug)!.name;
}

/** `/blog/invisalign-cost-nz-2025` */
export function articlePath({ slug }: Pick<Article, "slug">): string {
  return `/blog/${slug}`;
}
