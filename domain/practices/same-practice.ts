import { kilometresBetween } from "../finding/distance.ts";
import { fold } from "../text.ts";

/** What tells whether two listings are one practice. */
export type Described = {
  name: string;
  /** The slug of the place. */
  place: string;
  address: string;
  phone: string;
  /** It is null where only the town is known. */
  position: { latitude: number; longitude: number } | null;
};

/**
 * Whether two listings from two sources are one practice. Telling words are those of a name that are neither common
 * (`dental`) nor the town. `same`: the names have the same telling words, and the listings are within 150 m or share
 * the phone number or the street line; or they share both of these and a telling word. `perhaps`: they share the phone
 * number or the street line, or they are within 40 m and share a telling word. A person decides on these.
 */
export function sameness(a: Described, b: Described): "same" | "perhaps" | "different" {
  return compare(comparedTraits(a), comparedTraits(b));
}

/** The listings among which others look for themselves; `Item` is what is found. */
export type Alike<Item> = (described: Described) => { item: Item; sameness: "same" | "perhaps" }[];

/** At one number, in one street line, or within a kilometre: no town has more dentists there. */
const MOST_NEIGHBOURS = 100;

/** Looks in the neighbourhood and by phone and street line, so that 100,000 listings are compared in seconds. */
export function indexAlike<Item>(items: Iterable<readonly [item: Item, described: Described]>): Alike<Item> {
  const byKey = new Map<string, { item: Item; traits: Traits }[]>();
  for (const [item, described] of items) {
    const entry = { item, traits: comparedTraits(described) };
    for (const key of lookupKeys(entry.traits, 0)) {
      const there = byKey.getOrInsertComputed(key, () => []);
      if (there.length < MOST_NEIGHBOURS) there.push(entry);
    }
  }
  return (described) => {
    const traits = comparedTraits(described);
    const near = new Set(lookupKeys(traits, 1).flatMap((key) => byKey.get(key) ?? []));
    return [...near].flatMap((entry) => {
      const found = compare(traits, entry.traits);
      return found === "different" ? [] : [{ item: entry.item, sameness: found }];
    });
  };
}

type Traits = {
  telling: ReadonlySet<string>;
  phone: string;
  /** The street with the place; empty where there is none. */
  street: string;
  position: Described["position"];
};

const SAME_WITHIN = 0.15;
const PERHAPS_WITHIN = 0.04;

function compare(a: Traits, b: Traits): "same" | "perhaps" | "different" {
  const hasOnePhone = a.phone !== "" && a.phone === b.phone;
  const hasOneStreet = a.street !== "" && a.street === b.street;
  const apart = a.position && b.position ? kilometresBetween(a.position, b.position) : Infinity;
  const common = a.telling.intersection(b.telling).size;
  const isNamedAlike = common > 0 && common === a.telling.size && common === b.telling.size;
  if (isNamedAlike && (apart <= SAME_WITHIN || hasOnePhone || hasOneStreet)) return "same";
  if (hasOnePhone && hasOneStreet && common > 0) return "same";
  const isNear = apart <= PERHAPS_WITHIN && common > 0;
  return hasOnePhone || hasOneStreet || isNear ? "perhaps" : "different";
}

function comparedTraits({ name, place, address, phone, position }: Described): Traits {
  const words = fold(name)
    .split(" ")
    .filter((word) => word !== "" && !NOT_TELLING.has(word));
  const inPlace = new Set(place.split("-"));
  const beyondPlace = words.filter((word) => !inPlace.has(word));
  const street = plainStreet(address);
  return {
    // "Hokitika Dental" in Hokitika has no other.
    telling: new Set(beyondPlace.length > 0 ? beyondPlace : words),
    phone: ownNumber(phone),
    street: street && `${place} ${street}`,
    position,
  };
}

/** Words that half of all practices have in their name. */
const NOT_TELLING = new Set(
  "dental dentist dentists dentistry clinic centre center surgery practice care group the and of ltd limited nz lumino".split(
    " ",
  ),
);

/** A chain’s 0800 or 0508 number is the number of all of them. */
function ownNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  return /^0(800|508)/.test(digits) ? "" : digits;
}

const SHORT = new Map([
  ["st", "street"],
  ["rd", "road"],
  ["ave", "avenue"],
  ["av", "avenue"],
  ["tce", "terrace"],
  ["pl", "place"],
  ["dr", "drive"],
  ["cres", "crescent"],
  ["hwy", "highway"],
]);

/** House number and street alone: `Opus House, 65 Arena Ave` and `65 Arena Avenue` are one. */
function plainStreet(address: string): string {
  const words = fold(address).split(" ");
  const from = words.findLastIndex((word, index) => /^\d+[a-z]?$/.test(word) && index < words.length - 1);
  if (from === -1) return "";
  return words
    .slice(from)
    .map((word) => SHORT.get(word) ?? word)
    .join(" ");
}

/** Gives squares of a hundredth of a degree, some 1 km: its own, or with those around it. */
function lookupKeys({ phone, street, position }: Traits, around: 0 | 1): string[] {
  const keys = [phone && `p ${phone}`, street && `s ${street}`].filter((key) => key !== "");
  if (!position) return keys;
  const [row, column] = [Math.floor(position.latitude * 100), Math.floor(position.longitude * 100)];
  for (let south = -around; south <= around; south += 1)
    for (let east = -around; east <= around; east += 1) keys.push(`${row + south} ${column + east}`);
  return keys;
}
