import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { SourceId } from "../sources.ts";
import type { Alternative } from "../treatments/treatment-page.ts";
import type { FeeAverage } from "./fee-averages.ts";

/**
 * A problem or a question that people look up, beside the treatments: what it is, what it costs here, who should think
 * twice, other ways. Each part names where it was read, and nothing may be added to it without such a source.
 */
export type Topic = {
  /** Last part of its address: `/services/gum-disease`. */
  slug: string;
  title: string;
  /** What people type who look for it, beside the names of the treatment. Singular where there is one; the search folds case, macrons and plurals. */
  names: readonly string[];
  /** Names that have a word of pain and are no emergency: gums that bleed when brushed. */
  calmNames?: readonly string[];
  /** What a practice to see about it has among its services. */
  treatment: TreatmentSlug;
  /** Whether practices state that they do this, under the name of that treatment. */
  isListedByName: boolean;
  /** For search engines, about 150 characters. */
  metaDescription: string;
  /** One or two sentences. */
  description: string;
  /** When to be seen now; it stands before everything else. Null where nothing can turn urgent. */
  urgent: Sourced<string> | null;
  /** What it is, in one to three paragraphs. */
  about: Sourced<readonly string[]>;
  /** What to do, or what happens; the title says which. */
  care: Sourced<readonly string[]> & { title: string };
  costs: Sourced<readonly string[]> & { averages: readonly FeeAverage[] };
  thinkTwice: Sourced<readonly string[]>;
  /** Doing nothing among them. */
  otherWays: Sourced<readonly Alternative[]>;
  /** For the dentist. */
  ask: readonly string[];
  /** Addresses of pages to read next. */
  readNext: readonly string[];
  /** The day on which it was last checked against its sources. */
  reviewedOn: string;
};

/** What is said, and where it was read. */
type Sourced<Says> = { says: Says; from: readonly SourceId[] };

/** Every source of a topic, in the order of the page. */
export function topicSourceIds(topic: Topic): SourceId[] {
  const { urgent, about, care, costs, thinkTwice, otherWays } = topic;
  const parts = [...(urgent ? [urgent] : []), about, care, costs, thinkTwice, otherWays];
  return [...new Set([...parts.flatMap(({ from }) => from), RIGHT_TO_ASK])];
}

/** The questions rest on this right. */
const RIGHT_TO_ASK: SourceId = "codeOfRights";
