import { placeNames, type Place } from "#domain/finding/places.ts";
import { zoneOfRegion } from "#domain/hours/practice-clock.ts";
import { foldPlaceName } from "#domain/text.ts";
import { TOWNS } from "./towns.ts";
import { VILLAGES } from "./villages.ts";

/**
 * The 22 places in the order of the specification's list.
 *
 * Names and centres: facts.md, section (d). Populations are Stats NZ urban areas, rounded; where the suburbs of
 * a neighbouring urban area are listed under a place (the Hutt and Porirua under Wellington, Mosgiel under
 * Dunedin, Richmond under Nelson, Havelock North under Hastings, Arrowtown under Queenstown, Pukekohe and
 * Orewa under Auckland), its people are counted in.
 */
export const PLACES: readonly Place[] = [
  {
    slug: "auckland",
    name: "Auckland",
    nameMi: "Tāmaki Makaurau",
    spellings: ["Auckland City", "Auckland CBD", "Akl", "Akld", "Tāmaki"],
    kind: "city",
    island: "north",
    latitude: -36.8485,
    longitude: 174.7633,
    holidayRegion: "AUK",
    areaCode: "09",
    population: 1_630_000,
  },
  {
    slug: "wellington",
    name: "Wellington",
    nameMi: "Te Whanganui-a-Tara",
    spellings: ["Wellington City", "Pōneke", "Wgtn", "Welly"],
    kind: "city",
    island: "north",
    latitude: -41.2865,
    longitude: 174.7762,
    holidayRegion: "WGN",
    areaCode: "04",
    population: 430_000,
  },
  {
    slug: "christchurch",
    name: "Christchurch",
    nameMi: "Ōtautahi",
    spellings: ["ChCh", "Ch-Ch", "Christchurch City", "Chch City"],
    kind: "city",
    island: "south",
    latitude: -43.5321,
    longitude: 172.6362,
    holidayRegion: "CAN",
    areaCode: "03",
    population: 400_000,
  },
  {
    slug: "hamilton",
    name: "Hamilton",
    nameMi: "Kirikiriroa",
    spellings: ["Hamilton City", "Hamiltron", "The Tron"],
    kind: "city",
    island: "north",
    latitude: -37.787,
    longitude: 175.2793,
    holidayRegion: "WKO",
    areaCode: "07",
    population: 192_000,
  },
  {
    slug: "tauranga",
    name: "Tauranga",
    nameMi: null,
    spellings: ["Tauranga City", "Mount Maunganui", "Mt Maunganui"],
    kind: "city",
    island: "north",
    latitude: -37.6878,
    longitude: 176.1651,
    holidayRegion: "BOP",
    areaCode: "07",
    population: 162_000,
  },
  {
    slug: "dunedin",
    name: "Dunedin",
    nameMi: "Ōtepoti",
    spellings: ["Dunedin City", "Dunners"],
    kind: "city",
    island: "south",
    latitude: -45.8788,
    longitude: 170.5028,
    holidayRegion: "OTA",
    areaCode: "03",
    population: 120_000,
  },
  {
    slug: "palmerston-north",
    name: "Palmerston North",
    nameMi: "Te Papaioea",
    spellings: ["Palmerston N", "P North", "Palmy", "Palmy North"],
    kind: "city",
    island: "north",
    latitude: -40.3523,
    longitude: 175.6082,
    holidayRegion: "MWT",
    areaCode: "06",
    population: 83_000,
  },
  {
    slug: "nelson",
    name: "Nelson",
    nameMi: "Whakatū",
    spellings: ["Nelson City"],
    kind: "city",
    island: "south",
    latitude: -41.2706,
    longitude: 173.284,
    holidayRegion: "NSN",
    areaCode: "03",
    population: 71_000,
  },
  {
    slug: "whanganui",
    name: "Whanganui",
    nameMi: null,
    spellings: ["Wanganui"],
    kind: "city",
    island: "north",
    latitude: -39.9301,
    longitude: 175.0479,
    holidayRegion: "MWT",
    areaCode: "06",
    population: 43_000,
  },
  {
    slug: "taupo",
    name: "Taupō",
    nameMi: null,
    spellings: ["Taupo", "Taupoo"],
    kind: "town",
    island: "north",
    latitude: -38.6857,
    longitude: 176.0702,
    holidayRegion: "WKO",
    areaCode: "07",
    population: 27_000,
  },
  {
    slug: "new-plymouth",
    name: "New Plymouth",
    nameMi: "Ngāmotu",
    spellings: ["New Plymouth City", "New Plymoth", "N Plymouth"],
    kind: "city",
    island: "north",
    latitude: -39.0556,
    longitude: 174.0752,
    holidayRegion: "TKI",
    areaCode: "06",
    population: 60_000,
  },
  {
    slug: "queenstown",
    name: "Queenstown",
    nameMi: "Tāhuna",
    spellings: ["Queenstown Lakes"],
    kind: "city",
    island: "south",
    latitude: -45.0312,
    longitude: 168.6626,
    holidayRegion: "OTA",
    areaCode: "03",
    population: 30_000,
  },
  {
    slug: "rotorua",
    name: "Rotorua",
    nameMi: null,
    spellings: ["Rotorua City", "Rotovegas"],
    kind: "city",
    island: "north",
    latitude: -38.1368,
    longitude: 176.2497,
    holidayRegion: "BOP",
    areaCode: "07",
    population: 60_000,
  },
  {
    slug: "napier",
    name: "Napier",
    nameMi: "Ahuriri",
    spellings: ["Napier City"],
    kind: "city",
    island: "north",
    latitude: -39.4928,
    longitude: 176.912,
    holidayRegion: "HKB",
    areaCode: "06",
    population: 67_000,
  },
  {
    slug: "hastings",
    name: "Hastings",
    nameMi: "Heretaunga",
    spellings: ["Hastings City"],
    kind: "city",
    island: "north",
    latitude: -39.6381,
    longitude: 176.8492,
    holidayRegion: "HKB",
    areaCode: "06",
    population: 68_000,
  },
  {
    slug: "invercargill",
    name: "Invercargill",
    nameMi: "Waihōpai",
    spellings: ["Invercargill City", "Invers"],
    kind: "city",
    island: "south",
    latitude: -46.4132,
    longitude: 168.3538,
    holidayRegion: "STL",
    areaCode: "03",
    population: 52_000,
  },
  {
    slug: "whangarei",
    name: "Whangārei",
    nameMi: null,
    spellings: ["Whangarei", "Whangaarei"],
    kind: "city",
    island: "north",
    latitude: -35.7251,
    longitude: 174.3237,
    holidayRegion: "NTL",
    areaCode: "09",
    population: 56_000,
  },
  {
    slug: "gisborne",
    name: "Gisborne",
    nameMi: "Tūranganui-a-Kiwa",
    spellings: ["Gizzy", "Tūranga"],
    kind: "city",
    island: "north",
    latitude: -38.6623,
    longitude: 178.0176,
    holidayRegion: "GIS",
    areaCode: "06",
    population: 38_000,
  },
  {
    slug: "timaru",
    name: "Timaru",
    nameMi: "Te Tihi-o-Maru",
    spellings: ["Timaru City"],
    kind: "city",
    island: "south",
    latitude: -44.397,
    longitude: 171.255,
    // South Canterbury keeps its own day (fourth Monday of September), not Christchurch's in November:
    // the package has it as the region `Timaru` of the state `CAN`.
    holidayRegion: "CAN-Timaru",
    areaCode: "03",
    population: 29_000,
  },
  {
    slug: "oamaru",
    name: "Oamaru",
    nameMi: "Te Oha-a-Maru",
    spellings: ["Ōamaru"],
    kind: "town",
    island: "south",
    latitude: -45.098,
    longitude: 170.971,
    holidayRegion: "OTA",
    areaCode: "03",
    population: 14_500,
  },
  {
    slug: "blenheim",
    name: "Blenheim",
    nameMi: "Waiharakeke",
    spellings: ["Blenhiem"],
    kind: "town",
    island: "south",
    latitude: -41.5134,
    longitude: 173.9612,
    holidayRegion: "MBH",
    areaCode: "03",
    population: 30_500,
  },
  {
    slug: "greymouth",
    name: "Greymouth",
    nameMi: "Māwhera",
    spellings: ["Grey Mouth", "Greymouth District"],
    kind: "town",
    island: "south",
    latitude: -42.4504,
    longitude: 171.2108,
    holidayRegion: "WTC",
    areaCode: "03",
    population: 8_500,
  },
];

/** The 22, then the further towns. */
export const ALL_PLACES: readonly Place[] = [...PLACES, ...TOWNS];

const placesBySlug = new Map([...ALL_PLACES, ...VILLAGES].map((place) => [place.slug, place]));

const placesByFoldedText = byFoldedText(ALL_PLACES);
const villagesByFoldedText = byFoldedText(VILLAGES);

function byFoldedText(places: readonly Place[]): ReadonlyMap<string, Place> {
  return new Map(
    places.flatMap((place) =>
      [place.slug, ...placeNames(place)].map((text) => [foldPlaceName(text), place] as const),
    ),
  );
}

/**
 * The place that somebody means, by slug, name, te reo Māori name or any spelling; case, macrons and hyphens
 * do not matter. `findPlace("WANGANUI")?.slug === "whanganui"`
 */
export function findPlace(text: string): Place | undefined {
  return placesByFoldedText.get(foldPlaceName(text));
}

/** Finds villages and islands, too, of which the nearest dentists are told: `findAnywhere("haast")?.name === "Haast"` */
export function findAnywhere(text: string): Place | undefined {
  return findPlace(text) ?? villagesByFoldedText.get(foldPlaceName(text));
}

/** The 22 stand in every list, a further town as soon as a practice there is listed. `counts`: practices by slug. */
export function isShown(place: Place, counts: ReadonlyMap<string, number>): boolean {
  return !isTown(place.slug) || (counts.get(place.slug) ?? 0) > 0;
}

/** Whether it is one of the towns beyond the 22. */
export function isTown(slug: string): boolean {
  return TOWNS.some((town) => town.slug === slug);
}

/** The further towns in which a practice is listed, from A to Z. */
export function townsListed(counts: ReadonlyMap<string, number>): Place[] {
  return TOWNS_BY_NAME.filter((town) => (counts.get(town.slug) ?? 0) > 0);
}

const TOWNS_BY_NAME = TOWNS.toSorted((a, b) => a.slug.localeCompare(b.slug));

/** The places in which a practice is listed, the 22 first. */
export function placesListed(counts: ReadonlyMap<string, number>): Place[] {
  return ALL_PLACES.filter(({ slug }) => (counts.get(slug) ?? 0) > 0);
}

/** The 22, and the towns in which a practice is listed. */
export function shownPlaces(counts: ReadonlyMap<string, number>): readonly Place[] {
  return [...PLACES, ...townsListed(counts)];
}

/** Whose clocks a place goes by. `zoneOfPlace("chatham-islands") === "Pacific/Chatham"`: 45 minutes ahead of the rest. */
export function zoneOfPlace(slug: string): string {
  return zoneOfRegion(placeBySlug(slug).holidayRegion);
}

/** The place with that slug. An unknown slug is a bug here, not a visitor's mistake, so it throws. */
export function placeBySlug(slug: string): Place {
  const place = placesBySlug.get(slug);
  if (!place) throw new RangeError(`There is no place with the slug "${slug}".`);
  return place;
}
