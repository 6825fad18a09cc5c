import { expect, test } from "vitest";
import { distanceInWords, kilometresBetween, placesByDistance } from "./distance.ts";

const auckland = { name: "Auckland", latitude: -36.8485, longitude: 174.7633 };
const wellington = { name: "Wellington", latitude: -41.2866, longitude: 174.7756 };
const christchurch = { name: "Christchurch", latitude: -43.5321, longitude: 172.6362 };
const waitangi = { name: "Waitangi, Chatham Islands", latitude: -43.953, longitude: -176.56 };

// Geodesics on the WGS 84 ellipsoid (Vincenty), computed apart from this code.
test.each([
  { from: auckland, to: wellington, kilometres: 492.7 },
  { from: wellington, to: christchurch, kilometres: 305.3 },
])("$from.name is as far from $to.name as on the map, within 0.6 %", ({ from, to, kilometres }) => {
  const ratio = kilometresBetween(from, to) / kilometres;
  expect(Math.abs(ratio - 1)).toBeLessThan(0.006);
});

test("the way to the Chatham Islands crosses the date line instead of going round the world", () => {
  const kilometres = kilometresBetween(christchurch, waitangi);
  expect(kilometres).toBeGreaterThan(850);
  expect(kilometres).toBeLessThan(880);
});

test("a distance is the same both ways, nothing from a place to itself, and half the globe at most", () => {
  expect(kilometresBetween(auckland, wellington)).toBe(kilometresBetween(wellington, auckland));
  expect(kilometresBetween(auckland, auckland)).toBe(0);
  const opposite = { latitude: -auckland.latitude, longitude: auckland.longitude - 180 };
  expect(kilometresBetween(auckland, opposite)).toBeCloseTo(20015.1, 0);
});

test("somebody in Christchurch sees Christchurch first and Auckland last", () => {
  const places = [auckland, christchurch, wellington];
  expect(placesByDistance(places, christchurch).map(({ place }) => place.name)).toEqual([
    "Christchurch",
    "Wellington",
    "Auckland",
  ]);
  expect(places[0]).toBe(auckland);
});

test.each([
  [0.04, "100 m"],
  [0.42, "400 m"],
  [0.94, "900 m"],
  [0.96, "1.0 km"],
  [3.14, "3.1 km"],
  [9.96, "10 km"],
  [1234, "1234 km"],
])("%d km are said as %s", (kilometres, words) => {
  expect(distanceInWords(kilometres)).toBe(words);
});
