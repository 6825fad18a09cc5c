import type { Kysely } from "kysely";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { countingRecords, type PracticeRecord, recordsBehind } from "#database/practices/practice-records.ts";
import type { Schema } from "#database/schema.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { Source } from "#domain/practices/sources.ts";
import { type FactGroup, mergeFacts, type StatedFacts } from "#domain/practices/facts.ts";

/** Who states some of what a profile shows. */
export type ListingSource = {
  slug: string;
  name: string;
  /** The practice in that source; empty where it has no page of its own. */
  url: string;
  asOf: string;
  attribution: string;
  attributionUrl: string;
  licence: string;
  /** In words: `opening hours` */
  facts: readonly string[];
};

/** Lists for each of these practices the sources whose word is shown, in the order in which they count. */
export async function listingSources(
  db: Kysely<Schema>,
  { sources }: Pick<Snapshot, "sources">,
  practices: readonly Pick<Practice, "id" | "isSample">[],
): Promise<ReadonlyMap<number, ListingSource[]>> {
  const ids = practices.filter(({ isSample }) => !isSample).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const behind = await recordsBehind(db, ids);
  const known = new Map(sources.map((source) => [source.slug, source]));
  const byPractice = Map.groupBy(behind, ({ practiceId }) => practiceId).entries();
  return new Map(byPractice.map(([id, records]) => [id, shownSources(countingRecords(records), known)]));
}

function shownSources(
  records: readonly PracticeRecord[],
  known: ReadonlyMap<string, Source>,
): ListingSource[] {
  const { facts: stated, provenance } = mergeFacts(records);
  const ordered = records.toSorted((a, b) => b.rank - a.rank);
  // A source may have several records of one practice: it is named once.
  return Map.groupBy(ordered, ({ source }) => source)
    .values()
    .map(([first]) => first!)
    .toArray()
    .flatMap(({ source: slug, url, asOf }) => {
      const source = known.get(slug);
      const groups = GROUPS.filter((group) => provenance[group] === slug && isSaid(group, stated));
      if (!source || groups.length === 0) return [];
      const { name, attribution, attributionUrl, licence } = source;
      const facts = groups.map((group) => wordsFor(group, stated));
      return { slug, name, url, asOf, attribution, attributionUrl, licence, facts };
    });
}

/** The middle of a town is not a position that anyone stated of a practice. */
function isSaid(group: FactGroup, stated: StatedFacts): boolean {
  return group !== "position" || stated.position === "exact";
}

/** A town alone is no address. */
function wordsFor(group: FactGroup, { address, suburb, postcode }: StatedFacts): string {
  const isTownAlone = group === "address" && !address && !suburb && !postcode;
  return isTownAlone ? "town" : FACT_WORDS[group];
}

/** In the order in which they are named. */
const FACT_WORDS: Readonly<Record<FactGroup, string>> = {
  name: "name",
  address: "address",
  position: "position",
  phone: "phone",
  email: "email address",
  website: "website",
  openingHours: "opening hours",
  services: "services",
  specialties: "specialties",
  alsoKnownAs: "other names",
  prices: "prices",
  people: "people",
  experienceYears: "experience",
  qualifications: "qualifications",
  languages: "languages",
  wheelchairAccess: "wheelchair access",
  parking: "parking",
  funding: "help with the cost",
  newPatients: "new patients",
  emergency: "emergency care",
  summary: "summary",
  description: "description",
  checkedOn: "day of the last check",
};

const GROUPS = Object.keys(FACT_WORDS) as FactGroup[];
