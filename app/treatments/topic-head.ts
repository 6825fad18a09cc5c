import { articlePath } from "#content/articles/article.ts";
import { ARTICLES } from "#content/articles/articles.ts";
import { treatmentPath, treatmentsPath } from "#content/links.ts";
import { TOPICS } from "#content/topics/topics.ts";
import type { Topic } from "#content/topics/topic.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { treatmentTitle } from "#content/treatments/treatment-words.ts";
import type { PageFacts } from "#kit/seo/head.ts";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";

/** As the address says it. */
export function topicTrail({ title }: Topic): Crumb[] {
  return [{ label: "Services", href: treatmentsPath() }, { label: title }];
}

/** For `pageHead`. There is no price for machines, and no promise: a page about health, and when it was checked. */
export function topicFacts(topic: Topic): PageFacts {
  const { title, description, metaDescription, slug, reviewedOn } = topic;
  return {
    title: `${title} in New Zealand`,
    description: metaDescription,
    path: treatmentPath(slug),
    trail: topicTrail(topic),
    things: [{ "@type": "MedicalWebPage", name: title, description, lastReviewed: reviewedOn }],
  };
}

const TITLES: ReadonlyMap<string, string> = new Map([
  ["/emergency", "Emergency help"],
  ...TREATMENT_PAGES.map((page) => [treatmentPath(page.slug), treatmentTitle(page)] as const),
  ...TOPICS.map(({ slug, title }) => [treatmentPath(slug), title] as const),
  ...ARTICLES.map((article) => [articlePath(article), article.title] as const),
]);

/** The title of a page that a topic leads to. */
export function pageTitled(path: string): string {
  return TITLES.get(path)!;
}
