import { expect, test } from "vitest";
import { islandAt } from "#domain/finding/island.ts";
import { fold } from "#domain/text.ts";
import { dateHolidays } from "#tests/support/date-holidays.ts";
import { kilometresBetween, type Position } from "#domain/finding/distance.ts";
import { isOnChathams } from "./map/projection.ts";
import { isLand } from "./map/shore.server.ts";
import { ALL_PLACES, findPlace, placeBySlug } from "./places.ts";
import { TOWNS } from "./towns.ts";

test("the slug of a place is its folded name, which migration 0012 relies on", () => {
  for (const { slug, name } of ALL_PLACES) expect(fold(name)).toBe(slug.replaceAll("-", " "));
});

test.each(ALL_PLACES)("$name lies on the island that it says", (place) => {
  expect(islandAt(place)).toBe(place.island);
});

test.each([
  ["wanganui", "whanganui"],
  ["Wanganui", "whanganui"],
  ["WHANGANUI", "whanganui"],
  ["Taupo", "taupo"],
  ["Taupō", "taupo"],
  ["whangarei", "whangarei"],
  ["Whangārei", "whangarei"],
  ["palmerston-north", "palmerston-north"],
  ["  Palmerston   North ", "palmerston-north"],
  ["Palmy", "palmerston-north"],
  ["ChCh", "christchurch"],
  ["otautahi", "christchurch"],
  ["Te Whanganui a Tara", "wellington"],
  ["TŪRANGANUI-A-KIWA", "gisborne"],
  ["tamaki makaurau", "auckland"],
])("somebody who types %s finds %s", (text, slug) => {
  expect(findPlace(text)?.slug).toBe(slug);
});

test("what is no place is not taken for one", () => {
  expect(findPlace("")).toBeUndefined();
  expect(findPlace("Sydney")).toBeUndefined();
  expect(findPlace("constructor")).toBeUndefined();
});

test("no spelling means two places", () => {
  const spellings = ALL_PLACES.flatMap((place) => [
    ...new Set([place.slug, place.name, place.nameMi ?? place.name, ...place.spellings].map(fold)),
  ]);
  expect(new Set(spellings).size).toBe(spellings.length);
});

test("a place is had by its slug, and a slug that does not exist is a bug", () => {
  expect(placeBySlug("whangarei").name).toBe("Whangārei");
  expect(() => placeBySlug("wanganui")).toThrow("wanganui");
});

test("the South Island and the Chathams dial 03, and the North Island does not", () => {
  for (const { areaCode, island } of ALL_PLACES) {
    expect(["03", "04", "06", "07", "09"]).toContain(areaCode);
    expect(areaCode === "03").toBe(island !== "north");
  }
});

test("a further town is not within five kilometres of another, and stands on the land that our map draws", () => {
  for (const town of TOWNS) {
    const others = ALL_PLACES.filter(({ slug }) => slug !== town.slug);
    const nearest = Math.min(...others.map((other) => kilometresBetween(town, other)));
    expect(nearest, town.slug).toBeGreaterThan(5);
    expect(isOnChathams(town) || isByLand(town), town.slug).toBe(true);
  }
});

/** On land, or at most three kilometres out. The shore that we keep has no Chatham Islands. */
function isByLand({ latitude, longitude }: Position): boolean {
  const steps = [-0.027, 0, 0.027];
  return steps.some((north) =>
    steps.some((east) => isLand({ latitude: latitude + north, longitude: longitude + east })),
  );
}

/** Monday's observance in 2027, as the councils of the regions publish it. */
const ANNIVERSARIES_2027: Record<string, string> = {
  auckland: "2027-02-01",
  wellington: "2027-01-25",
  christchurch: "2027-11-12",
  hamilton: "2027-02-01",
  tauranga: "2027-02-01",
  dunedin: "2027-03-22",
  "palmerston-north": "2027-01-25",
  nelson: "2027-02-01",
  whanganui: "2027-01-25",
  taupo: "2027-02-01",
  "new-plymouth": "2027-03-08",
  queenstown: "2027-03-22",
  rotorua: "2027-02-01",
  napier: "2027-10-22",
  hastings: "2027-10-22",
  invercargill: "2027-03-30",
  whangarei: "2027-02-01",
  gisborne: "2027-02-01",
  oamaru: "2027-03-22",
  blenheim: "2027-11-01",
  greymouth: "2027-11-29",
};

test.each(Object.entries(ANNIVERSARIES_2027))("%s keeps its anniversary day on %s", (slug, day) => {
  expect(dateHolidays.regions[placeBySlug(slug).holidayRegion]![2027]).toEqual([day]);
});

test("Timaru's own anniversary is a region of Canterbury, known to the package by that name", () => {
  const [state, part] = placeBySlug("timaru").holidayRegion.split("-");
  expect(state).toBe("CAN");
  expect(dateHolidays.partsOfCanterbury).toContain(part);
  // Read as one state it gives no regional day at all, so Christchurch's never shows in Timaru.
  expect(dateHolidays.regions["CAN-Timaru"]![2027]).toEqual([]);
});
