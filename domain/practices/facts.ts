import type { Place } from "../finding/places.ts";
import type { Practice } from "./practice.ts";
import type { Registration } from "./registration.ts";
import { slugify } from "../text.ts";

/** What a source can state of a practice. Ratings come from reviews here; the id and the slug are ours. */
export type Facts = Omit<
  Practice,
  "id" | "slug" | "rating" | "reviewCount" | "ratingCounts" | "isSample" | "hasJoined"
> & {
  /** Who of its people was looked up in the register: kept by sources, and no part of what is published. */
  registrations?: readonly Registration[];
};

/** The facts that are published, under the same name. */
export type PublishedField = keyof Facts & keyof Practice;

/** What one source states: a field that it does not state is absent. */
export type StatedFacts = Partial<Facts>;

/** Facts that make sense only together come from one source together: half an address of each would be none. */
const GROUP_OF = {
  name: "name",
  place: "address",
  suburb: "address",
  address: "address",
  postcode: "address",
  latitude: "position",
  longitude: "position",
  position: "position",
  phone: "phone",
  email: "email",
  website: "website",
  openingHours: "openingHours",
  hoursAsWritten: "openingHours",
  services: "services",
  specialties: "specialties",
  alsoKnownAs: "alsoKnownAs",
  qualifications: "qualifications",
  languages: "languages",
  wheelchairAccess: "wheelchairAccess",
  parking: "parking",
  summary: "summary",
  description: "description",
  funding: "funding",
  newPatients: "newPatients",
  emergency: "emergency",
  priceTier: "prices",
  priceFrom: "prices",
  priceTo: "prices",
  prices: "prices",
  experienceYears: "experienceYears",
  practitioners: "people",
  verified: "people",
  registrations: "people",
  checkedOn: "checkedOn",
} as const satisfies Record<keyof Facts, string>;

export type FactGroup = (typeof GROUP_OF)[keyof Facts];

const FIELDS = Object.keys(GROUP_OF) as (keyof Facts)[];

/** `factGroup("postcode") === "address"` */
export function factGroup(field: keyof Facts): FactGroup {
  return GROUP_OF[field];
}

/** What one source says, and how much it counts. */
export type RankedFacts = { source: string; rank: number; asOf: string; facts: StatedFacts };

/** Which source each group of facts comes from; a group that no one states is absent. */
export type Provenance = Partial<Record<FactGroup, string>>;

/** The least rank of a source that may say that people were looked up in the register. */
const MAY_VERIFY = 50;

/**
 * Merges what sources say of one practice. Each group of facts comes from the source of the highest rank that states it;
 * among equal ranks from the later `asOf`, then from the first slug. But an address with a street beats one without, an
 * exact position beats a town's, and hours that could be read beat words. The order of `records` does not matter.
 */
export function mergeFacts(records: readonly RankedFacts[]): { facts: StatedFacts; provenance: Provenance } {
  const ordered = records.toSorted(
    (a, b) => b.rank - a.rank || compare(b.asOf, a.asOf) || compare(a.source, b.source),
  );
  const chosen = new Map<FactGroup, RankedFacts>();
  for (const record of ordered) {
    for (const field of FIELDS) {
      const group = GROUP_OF[field];
      if (record.facts[field] === undefined || (isLookedUp(field) && record.rank < MAY_VERIFY)) continue;
      const before = chosen.get(group);
      if (!before || (before !== record && isNearer(group, record.facts, before.facts)))
        chosen.set(group, record);
    }
  }
  const facts: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const record = chosen.get(GROUP_OF[field]);
    if (record?.facts[field] !== undefined && !(isLookedUp(field) && record.rank < MAY_VERIFY))
      facts[field] = record.facts[field];
  }
  return {
    facts,
    provenance: Object.fromEntries(chosen.entries().map(([group, { source }]) => [group, source])),
  };
}

function isLookedUp(field: keyof Facts): boolean {
  return field === "verified" || field === "registrations";
}

/** A street says more than a town, a position of its own more than its town's, and hours more than words we can't read. */
function isNearer(group: FactGroup, facts: StatedFacts, before: StatedFacts): boolean {
  if (group === "openingHours") return Boolean(facts.openingHours) && Boolean(before.hoursAsWritten);
  if (group === "address") return Boolean(facts.address) && !before.address;
  return group === "position" && facts.position === "exact" && before.position !== "exact";
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What of a practice is stated. */
export function statedFacts(practice: Facts): StatedFacts {
  const stated = FIELDS.filter((field) => isStated(practice[field]));
  return Object.fromEntries(stated.map((field) => [field, practice[field]]));
}

function isStated(value: Facts[keyof Facts]): boolean {
  if (value === undefined || value === null || value === "" || value === "not-stated") return false;
  if (Array.isArray(value)) return value.length > 0;
  return !(typeof value === "object" && "answer" in value && value.answer === "not-stated");
}

/**
 * A practice without reviews out of what is stated of it. Without a position it stands at the centre of its place.
 * `hasJoined`: the practice itself is among those who state it.
 */
export function practiceFromFacts(
  id: number,
  stated: StatedFacts & Pick<Facts, "name" | "place">,
  { latitude, longitude }: Pick<Place, "latitude" | "longitude">,
  hasJoined = false,
): Practice {
  const { registrations: _, ...published } = stated;
  return {
    ...UNSTATED,
    latitude,
    longitude,
    ...published,
    ...statedEmergencyCare(stated),
    id,
    slug: slugify(stated.name) || "dentist",
    rating: null,
    reviewCount: 0,
    ratingCounts: [0, 0, 0, 0, 0],
    hasJoined,
    isSample: false,
  };
}

/**
 * Emergency Care among the treatments, and people in pain seen the same day, are one fact that sources state in two ways:
 * so every list and figure counts the same practices. What is said of the day decides.
 *
 *     statedEmergencyCare({ services: ["emergency-dentist"] }) // { emergency: { waitMinutes: null }, … }
 */
function statedEmergencyCare({
  services = [],
  emergency,
}: Pick<StatedFacts, "services" | "emergency">): Pick<Facts, "services" | "emergency"> {
  const isTreatment = services.includes(EMERGENCY);
  const care = emergency === undefined && isTreatment ? { waitMinutes: null } : (emergency ?? null);
  if (care === null) return { services: services.filter((one) => one !== EMERGENCY), emergency: null };
  // The others stay unknown where it states no treatments.
  return {
    services: isTreatment || services.length === 0 ? services : [...services, EMERGENCY],
    emergency: care,
  };
}

const EMERGENCY = "emergency-dentist";

const UNSTATED = {
  suburb: "",
  address: "",
  postcode: "",
  position: "town",
  services: [],
  specialties: [],
  alsoKnownAs: [],
  priceTier: null,
  priceFrom: null,
  priceTo: null,
  prices: [],
  phone: "",
  email: "",
  website: "",
  openingHours: "",
  hoursAsWritten: "",
  emergency: null,
  experienceYears: null,
  qualifications: [],
  summary: "",
  description: [],
  practitioners: [],
  languages: [],
  wheelchairAccess: "not-stated",
  parking: null,
  funding: [],
  newPatients: { answer: "not-stated" },
  checkedOn: null,
  verified: null,
} as const satisfies Omit<Facts, "name" | "place" | "latitude" | "longitude" | "registrations">;
