import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { SourceId } from "../sources.ts";

/**
 * All that the page of a treatment says. Texts are plain; in the answers of `questions`, `{price}` and
 * `{duration}` stand for the ranges in words, so that they cannot drift apart.
 */
export type TreatmentPage = {
  /** Last part of its address: `/services/invisalign`. */
  slug: string;
  /** As lists and buttons say it: `Dental Implants`. */
  name: string;
  /** As a sentence says it, and, with a capital, the page's title: `dental implants`. */
  inSentence: string;
  /** What a practice that offers it has among its services. */
  treatment: TreatmentSlug;
  /** Whether that is this very treatment, so that a practice's price for it is the price of this. */
  isListedByName: boolean;
  /** How the Dental Council's specialist scopes for it begin: `Orthodontic`. */
  specialistScopes: readonly string[];
  kind: "service" | "procedure" | "surgery";
  /** For search engines, about 150 characters. */
  metaDescription: string;
  keywords: readonly string[];

  /** What it is, in one or two sentences. */
  description: string;
  /** Two to four paragraphs. */
  about: readonly string[];
  benefits: readonly string[];
  price: PriceRange;
  /** What the price is for: `for one implant with its crown`. */
  priceNote: string;
  duration: Duration;
  /** What the time covers. */
  durationNote: string;
  suits: readonly string[];
  thinkTwice: readonly string[];
  steps: readonly Step[];
  prices: readonly PricedItem[];
  /** What may or may not be in a quote. */
  askAbout: readonly string[];
  risks: readonly string[];
  aftercare: readonly string[];
  /** When to be seen the same day; null where nothing can turn urgent. */
  urgent: string | null;
  alternatives: readonly Alternative[];
  questions: {
    cost: Question;
    duration: Question;
    insurance: Question;
    others: readonly Question[];
  };
  /** The day on which it was last checked against its sources. */
  reviewedOn: string;
  from: readonly SourceId[];
};

/** New Zealand dollars, GST included; `to` is null when only a starting price is known. */
type PriceRange = { from: number; to: number | null };

export type Duration = { from: number; to: number; unit: "minutes" | "hours" | "months" };

type Step = {
  title: string;
  /** How long or how soon: `45 minutes`. */
  when?: string;
  text: string;
};

type PricedItem = PriceRange & { label: string; note: string };

export type Alternative = {
  name: string;
  text: string;
  /** The path of its own page, if it has one. */
  path?: string;
};

export type Question = { question: string; answer: string };
