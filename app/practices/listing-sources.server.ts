import type { Kysely } from "kysely";
import type { Snapshot } from "#database/live-practices.ts";
import { recordsBehind } from "#database/practice-records.ts";
import type { Schema } from "#database/schema.ts";
import { type FactGroup, mergeFacts } from "#domain/facts.ts";

/** Who states some of what a profile shows. */
export type ListingSource = {
  slug: string;
  name: string;
  /** The practice in that source; empty where it has no page of its own. */
  url: string;
  asOf: string;
  attribution: string;
  attributionUrl: string;
  /** In words: `opening hours` */
  facts: readonly string[];
};

/** The sources whose word is shown of a practice, in the order in which they count. */
export async function sourcesOf(
  db: Kysely<Schema>,
  { sources }: Pick<Snapshot, "sources">,
  practiceId: number,
): Promise<ListingSource[]> {
  const records = (await recordsBehind(db, [practiceId])).filter(({ goneOn }) => goneOn === null);
  const { provenance } = mergeFacts(records);
  return records
    .toSorted((a, b) => b.rank - a.rank)
    .flatMap(({ source: slug, url, asOf }) => {
      const source = sources.find((one) => one.slug === slug);
      const groups = (Object.keys(FACT_WORDS) as FactGroup[]).filter((group) => provenance[group] === slug);
      if (!source || groups.length === 0) return [];
      const { name, attribution, attributionUrl } = source;
      return {
        slug,
        name,
        url,
        asOf,
        attribution,
        attributionUrl,
        facts: groups.map((group) => FACT_WORDS[group]),
      };
    });
}

/** In the order in which they are named. */
const FACT_WORDS: Readonly<Record<FactGroup, string>> = {
  name: "name",
  address: "address",
  position: "position",
  phone: "phone",
  email: "e-mail",
  website: "website",
  openingHours: "opening hours",
  services: "services",
  specialties: "specialties",
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
