import { articlePath } from "#content/articles/article.ts";
import { ARTICLES } from "#content/articles/articles.ts";
import { LITTLE_WORDS } from "#content/everyday-words.ts";
import { REGISTERED } from "#content/legal/terms.ts";
import { treatmentPath } from "#content/links.ts";
import { DENTURE_SORE, DENTURES } from "#content/topics/dentures.ts";
import { FEE_AVERAGES } from "#content/topics/fee-averages.ts";
import { GUM_DISEASE } from "#content/topics/gum-disease.ts";
import { TEETHING, TEETHING_PAIN } from "#content/topics/teething.ts";
import type { Topic } from "#content/topics/topic.ts";
import { findTopic, TOPICS } from "#content/topics/topics.ts";
import { ORAL_PATHOLOGY, STAYING_SORE } from "#content/treatments/oral-pathology.ts";
import { ROOT_CANAL } from "#content/treatments/root-canal.ts";
import { type HurtKind, isSore, type SoreKind } from "#domain/finding/hurt-kind.ts";
import { formatDollars } from "#domain/money.ts";
import type { FundingSlug } from "#domain/practices/practice.ts";
import { phraseKey, splitWords } from "./lexicon.ts";
import type { Span } from "./spans.ts";
import type { SoughtTreatment } from "./treatment.ts";

/** A page that is written about what was typed: a topic, or an article under what people type for it. */
export type Written = { href: string; title: string; text: string };

/** The words of a question that name such a page. */
export type Naming = Span & {
  written: Written;
  /** It has a word of pain, and is no emergency: gums that bleed when brushed. */
  isCalm: boolean;
};

const ON_SORES: Readonly<Record<SoreKind, Written>> = {
  "staying-sore": {
    href: treatmentPath(ORAL_PATHOLOGY.slug),
    title: STAYING_SORE.title,
    text: STAYING_SORE.text,
  },
  "broken-denture": {
    href: treatmentPath(DENTURES.slug),
    title: DENTURES.title,
    text: topicText(DENTURES),
  },
  "denture-sore": { href: treatmentPath(DENTURES.slug), title: DENTURES.title, text: DENTURE_SORE },
  "brushed-gums": {
    href: treatmentPath(GUM_DISEASE.slug),
    title: GUM_DISEASE.title,
    text: topicText(GUM_DISEASE),
  },
  teething: { href: treatmentPath(TEETHING.slug), title: TEETHING.title, text: TEETHING_PAIN },
};

/** A tooth that a knock made dark may have a dead nerve: the page says how that is found out. */
export const ON_DARK_TOOTH: Written = {
  href: treatmentPath(ROOT_CANAL.slug),
  title: ROOT_CANAL.name,
  text: "A tooth that went dark after a knock? Cold, tapping and X-rays show whether its nerve is alive.",
};

/** The page on a sore, which says who to see. */
export function writtenOnSore(kind: HurtKind | null | undefined): Written | null {
  return isSore(kind) ? ON_SORES[kind] : null;
}

const NAMES: ReadonlyMap<string, Pick<Naming, "written" | "isCalm">> = new Map([
  ...ARTICLES.flatMap((article) => {
    const { title, excerpt, names } = article;
    return named(names, { href: articlePath(article), title, text: excerpt }, false);
  }),
  ...TOPICS.flatMap((topic) => {
    const { slug, title, names, calmNames = [] } = topic;
    const written = { href: treatmentPath(slug), title, text: topicText(topic) };
    return [...named(names, written, false), ...named(calmNames, written, true)];
  }),
  ...named(STAYING_SORE.names, ON_SORES["staying-sore"], true),
  ...named(STAYING_SORE.cancer, ON_SORES["staying-sore"], false),
  ...named(REGISTERED.names, REGISTERED, false),
]);

const ON_FUNDING: Readonly<Record<FundingSlug, string | null>> = {
  acc: "acc-dental-claim-step-by-step",
  "winz-quotes": "cannot-afford-a-dentist",
  "community-services-card": "cannot-afford-a-dentist",
  // Who they are for comes first, and the article after it.
  "free-under-18": null,
  "payment-plan": null,
};

/** The article on a help with the cost; null where none is about it, or where several kinds may be meant. */
export function writtenOnFunding([funding, another]: readonly FundingSlug[]): Written | null {
  const slug = funding && !another ? ON_FUNDING[funding] : null;
  const article = ARTICLES.find((one) => one.slug === slug);
  return article ? { href: articlePath(article), title: article.title, text: article.excerpt } : null;
}

/** In words that are not little. */
const LONGEST = Math.max(...[...NAMES.keys()].map((key) => key.split(" ").length));

function named(names: readonly string[], written: Written, isCalm: boolean) {
  return names.map((name) => [phraseKey(splitWords(name).filter(isTelling)), { written, isCalm }] as const);
}

function isTelling(word: string): boolean {
  return !LITTLE_WORDS.has(word);
}

/** What it is, and what it costs on average, where that is known of more than the examination. */
export function topicText({ description, costs }: Topic): string {
  const [fee] = costs.averages;
  if (!fee || fee === "examination") return description;
  const { label, dollars } = FEE_AVERAGES[fee];
  return `${description} ${label}: ${formatDollars(dollars)} on average in 2023.`;
}

/** The page of a treatment; null where there is none. */
export function treatmentWritten({ page, service, name }: SoughtTreatment): Written | null {
  if (page) return { href: treatmentPath(page.slug), title: name, text: page.description };
  const topic = findTopic(service);
  return topic ? { href: treatmentPath(topic.slug), title: topic.title, text: topicText(topic) } : null;
}

/**
 * The page whose name is longest among the words, little words aside:
 * `namedIn(["how", "do", "i", "complain", "about", "my", "dentist"])` → the article on complaints.
 */
export function namedIn(words: readonly string[]): Naming | null {
  const telling = words.flatMap((word, at) => (isTelling(word) ? [{ word, at }] : []));
  for (let size = Math.min(LONGEST, telling.length); size > 0; size--) {
    for (let start = 0; start + size <= telling.length; start++) {
      const some = telling.slice(start, start + size);
      const found = NAMES.get(phraseKey(some.map(({ word }) => word)));
      if (found) return { ...found, start: some[0]!.at, end: some.at(-1)!.at + 1 };
    }
  }
  return null;
}

/** The other words that name the same page, up to three together. */
export function namedAgain(words: readonly string[], { written, start, end }: Naming): Span[] {
  return words.flatMap((_, at) => {
    const isOther = (size: number) => at + size <= start || at >= end;
    const size = [3, 2, 1].find(
      (one) =>
        isOther(one) &&
        NAMES.get(phraseKey(words.slice(at, at + one).filter(isTelling)))?.written.href === written.href,
    );
    return size === undefined ? [] : { start: at, end: at + size };
  });
}

/**
 * The pages on each hurt, the chief one first. On a tooth that was knocked out or loosened there is none: the first aid
 * says it all, and a page on having teeth out would be about another thing.
 */
const ABOUT_HURT: Readonly<Partial<Record<HurtKind, readonly string[]>>> = {
  "severe-pain": [
    "toothache",
    "jaw-pain",
    "gum-disease",
    "mouth-ulcers",
    "dentures",
    "pregnancy",
    "teething",
  ],
  swelling: ["toothache", "gum-disease", "pregnancy"],
  bleeding: ["gum-disease"],
  "broken-tooth": ["cracked-tooth"],
  jaw: ["jaw-pain"],
  "after-removal": ["tooth-extraction"],
  "crown-off": ["cracked-tooth", "crowns-and-bridges"],
};

const HURT_PATHS: ReadonlySet<string> = new Set(Object.values(ABOUT_HURT).flat().map(treatmentPath));

/** Whether a page is on a hurt, as that on toothache is. */
export function isOnHurt({ href }: Written): boolean {
  return HURT_PATHS.has(href);
}

/**
 * What someone who is hurt may read first: the page that is named, if it is about the hurt, or the article on help with
 * the cost that is asked for; else the one on the hurt, if there is one.
 */
export function writtenOnHurt(
  kind: HurtKind | null,
  { asked, isAboutCost, isAtRisk }: { asked: Written | null; isAboutCost: boolean; isAtRisk: boolean },
): Written | null {
  const slugs = (kind && ABOUT_HURT[kind]) ?? [];
  const paths = slugs.map((slug) => treatmentPath(slug));
  const isArticle = (href: string) => ARTICLES.some((article) => articlePath(article) === href);
  // A broken denture has no first aid, and a page that says never to adjust it.
  const isOnThing = kind === null && !isAtRisk && asked?.href === treatmentPath(DENTURES.slug);
  if (asked && (isOnThing || paths.includes(asked.href) || (isAboutCost && isArticle(asked.href))))
    return asked;
  // Blood may come from a gum, and as well from a socket or a lip.
  const topic = kind === "bleeding" ? null : TOPICS.find(({ slug }) => slug === slugs[0]);
  return topic ? { href: treatmentPath(topic.slug), title: topic.title, text: topicText(topic) } : null;
}
