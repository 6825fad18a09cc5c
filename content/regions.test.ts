import { expect, test } from "vitest";
import { fold } from "#domain/text.ts";
import { ALL_PLACES, findPlace } from "./places.ts";
import { regionNamed, REGIONS } from "./regions.ts";
import { locationNamed } from "./vocabulary.ts";

test("each region has places, and no name of one is that of a town", () => {
  for (const { name, slug, spellings, places } of REGIONS) {
    expect(places.length, name).toBeGreaterThan(0);
    for (const text of [name, slug, ...spellings]) expect(findPlace(fold(text)) ?? null, text).toBeNull();
  }
});

test.each([
  ["Hawke's Bay", "hawkes-bay", ["napier", "hastings", "wairoa", "waipukurau"]],
  ["te matau-a-maui", "hawkes-bay", ["napier", "hastings", "wairoa", "waipukurau"]],
  ["MARLBOROUGH", "marlborough", ["blenheim", "picton"]],
  [
    "Te Waipounamu",
    "south-island",
    ALL_PLACES.flatMap(({ slug, island }) => (island === "south" ? [slug] : [])),
  ],
  ["tairawhiti", "gisborne", ["gisborne"]],
  ["North Shore", "auckland", ["auckland"]],
])("“%s” is the location %s", (text, slug, places) => {
  const location = locationNamed(text)!;
  expect([location.text, location.places.map((place) => place.slug)]).toEqual([slug, places]);
  expect(locationNamed(location.text)).toEqual(location);
});

test("a name of a town or nonsense is no region", () => {
  for (const text of ["Nelson", "Gisborne", "", "shire"]) expect(regionNamed(text), text).toBeNull();
});
