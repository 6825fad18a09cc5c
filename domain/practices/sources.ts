import { withCapital } from "../text.ts";

/** Who states facts about practices. */
export type Source = {
  /** Lower case, digits and hyphens, 32 at most: `osm` */
  slug: string;
  name: string;
  /** The words that its licence asks for; empty: none. */
  attribution: string;
  attributionUrl: string;
  licence: string;
  /** Where two state different things, the greater one is shown. */
  rank: number;
};

/** The operator’s own word: `practice set`. No file outranks it, unless the operator says so. */
export const DESK = "desk";
const OSM = "osm";

/** The practice’s own word: what states it has joined. */
export const PRACTICE = "practice";

const NOTHING_OWED = { attribution: "", attributionUrl: "", licence: "" };

const KNOWN: readonly Source[] = [
  { slug: PRACTICE, name: "The practice itself", ...NOTHING_OWED, rank: 100 },
  { slug: DESK, name: "The directory’s own check", ...NOTHING_OWED, rank: 90 },
  {
    slug: OSM,
    name: "OpenStreetMap",
    // The words and the address that the foundation asks for: https://osmfoundation.org/wiki/Licence/Attribution_Guidelines
    attribution: "© OpenStreetMap contributors",
    attributionUrl: "https://www.openstreetmap.org/copyright",
    licence: "ODbL 1.0",
    rank: 30,
  },
];

const RANK_OF_A_LIST = 50;

/** A source as it is when it first states something; `sources set` changes it. */
export function newSource(slug: string): Source {
  const known = KNOWN.find((source) => source.slug === slug);
  return known ?? { slug, name: slug, ...NOTHING_OWED, rank: RANK_OF_A_LIST };
}

/** Whether no one has said yet what a source is called: its name is its slug. */
export function isUnnamed({ slug, name }: Pick<Source, "slug" | "name">): boolean {
  return name === slug;
}

/** As visitors read it. Of a source without a name the slug as words: `our-list` is `Our list`. */
export function nameOfSource({ slug, name }: Pick<Source, "slug" | "name">): string {
  if (!isUnnamed({ slug, name })) return name;
  return withCapital(slug.replaceAll("-", " ").trim());
}

/** `isSourceSlug("our-list")` */
export function isSourceSlug(text: string): boolean {
  return /^[a-z\d][a-z\d-]{0,31}$/.test(text);
}
