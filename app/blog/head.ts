import { type PageFacts, pageHead } from "#kit/seo/head.ts";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";

export const BLOG_TITLE = "Dental Health Blog";
export const BLOG_DESCRIPTION =
  "What things cost, what to expect, and what to do when it hurts: plain answers about dental care in New Zealand, with the sources.";
export const FEED_PATH = "/blog/feed.xml";

export const BLOG_CRUMB: Crumb = { label: BLOG_TITLE, href: "/blog" };

type Matches = Parameters<typeof pageHead>[0];

/** The head of a page of the blog: each of them names the feed. */
export function blogHead(matches: Matches, page: PageFacts) {
  const feed = {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: BLOG_TITLE,
    href: `${originIn(matches)}${FEED_PATH}`,
  };
  return [...pageHead(matches, page), feed];
}

/** The site's origin, from the loader of the root: `https://niho.example`; empty if that failed. */
export function originIn(matches: Matches): string {
  return matches[0]?.loaderData?.publicUrl ?? "";
}
