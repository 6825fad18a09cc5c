import type { MetaDescriptor } from "react-router";
import type { Identity } from "#content/identity.ts";
import { NO_OPERATOR } from "#content/operator.ts";
import { SAMPLE_FIGURES } from "#content/site.ts";
import type { ShellFacts } from "../shell/facts.server.ts";
import { type Crumb, HOME } from "../ui/breadcrumbs.tsx";
import { SHARE_PICTURE_SIZE, sharePicture } from "./share-picture.ts";

export type PageFacts = {
  /** The title without the suffix, which is added unless the name is already in it. */
  title: string;
  description: string;
  /** Whether the description says what was counted: while samples are shown it then says that they are. */
  hasCounts?: true;
  /** Canonical path, filters left out: `/directory`. */
  path: string;
  /** False for results of a filter, success pages, errors. */
  isIndexed?: boolean;
  /** Open Graph type. */
  type?: "website" | "article" | "profile";
  /** The visible breadcrumb trail after Home, said to machines too. */
  trail?: readonly Crumb[];
  /** More schema.org things, as objects without `@context`. */
  things?: readonly Record<string, unknown>[];
};

/**
 * Everything between `<head>` and `</head>` that differs by page. Give it the `matches` of a route's `meta`;
 * the site's origin comes from the root's loader, and is missing only when that loader failed.
 */
export function pageHead(matches: Matches, page: PageFacts): MetaDescriptor[] {
  const origin = matches[0]?.loaderData?.publicUrl ?? "";
  const { name } = identityIn(matches);
  const title = page.title.includes(name) ? page.title : `${page.title} | ${name}`;
  const url = `${origin}${page.path}`;
  const isIndexed = page.isIndexed ?? true;
  const showsSamples = (matches[0]?.loaderData?.samples ?? "none") !== "none";
  const note = page.hasCounts && showsSamples ? ` ${SAMPLE_FIGURES}.` : "";
  const description = `${page.description}${note}`;
  return [
    { title },
    { name: "description", content: description },
    isIndexed
      ? { tagName: "link", rel: "canonical", href: url }
      : { name: "robots", content: "noindex, follow" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:url", content: url },
    { property: "og:site_name", content: name },
    { property: "og:locale", content: "en_NZ" },
    ...shareCard(origin, page),
    { name: "geo.region", content: "NZ" },
    ...structuredData(origin, page),
  ];
}

/** What a shared link shows beside the title. */
function shareCard(origin: string, page: PageFacts): MetaDescriptor[] {
  return [
    { property: "og:image", content: `${origin}${sharePicture(page.path)}` },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(SHARE_PICTURE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_PICTURE_SIZE.height) },
    { property: "og:image:alt", content: page.title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

type Matches = readonly ({ loaderData?: unknown } | undefined)[] & {
  0?: { loaderData?: ShellFacts | undefined } | undefined;
};

/** What the operator says of themselves, for a route's `meta`. */
export function identityIn(matches: Matches): Identity {
  return (matches[0]?.loaderData?.operator ?? NO_OPERATOR).identity;
}

function structuredData(origin: string, { trail = [], things = [] }: PageFacts): MetaDescriptor[] {
  const graph = [...things, ...(trail.length > 0 ? [breadcrumbList(origin, [HOME, ...trail])] : [])];
  if (graph.length === 0) return [];
  return [{ "script:ld+json": { "@context": "https://schema.org", "@graph": graph } }];
}

function breadcrumbList(origin: string, trail: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      ...(crumb.href && { item: `${origin}${crumb.href}` }),
    })),
  };
}
