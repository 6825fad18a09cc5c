import { expect, test } from "vitest";
import { LOCALITIES } from "#content/localities.ts";
import { ALL_PLACES } from "#content/places.ts";
import { whereIs } from "./where.ts";

const GAZETTEER = { places: ALL_PLACES, localities: LOCALITIES };
const LUMSDEN = { latitude: -45.74, longitude: 168.44 };
const NAENAE = { latitude: -41.199, longitude: 174.947 };

/** Of which place, under which suburb. */
function where(town: string, position: typeof LUMSDEN | null = null, suburb = "") {
  const found = whereIs({ town, suburb, position }, GAZETTEER);
  return found && [found.place, found.suburb];
}

test.each([
  ["Kerikeri", "kerikeri"],
  ["Otaki", "otaki"],
  ["Ōtaki", "otaki"],
  ["WANGANUI", "whanganui"],
  ["Hokitika 7810, New Zealand", "hokitika"],
  ["HOKITIKA", "hokitika"],
  ["Riverton / Aparima", "riverton"],
  ["Aparima", "riverton"],
  ["Ōtautahi", "christchurch"],
])("a practice that says %s is in %s, wherever its position is", (town, place) => {
  expect(where(town)).toEqual([place, ""]);
  expect(where(town, LUMSDEN)).toEqual([place, ""]);
});

test("a suburb is a part of its place, and keeps its name", () => {
  expect(where("Lower Hutt")).toEqual(["wellington", "Lower Hutt"]);
  expect(where("Lower Hutt", NAENAE, "Naenae")).toEqual(["wellington", "Naenae, Lower Hutt"]);
  expect(where("Naenae", NAENAE, "Naenae")).toEqual(["wellington", "Naenae"]);
});

test("of suburbs with one name the position says which; without it none is chosen", () => {
  expect(where("Richmond")).toBeNull();
  expect(where("Richmond", { latitude: -41.34, longitude: 173.18 })).toEqual(["nelson", "Richmond"]);
  expect(where("Richmond", { latitude: -43.52, longitude: 172.65 })).toEqual(["christchurch", "Richmond"]);
});

test("a settlement that no list has is in the nearest town, and keeps its name", () => {
  expect(where("Lumsden", LUMSDEN)).toEqual(["winton", "Lumsden"]);
  expect(where("LUMSDEN", LUMSDEN)).toEqual(["winton", "Lumsden"]);
  expect(where("Lumsden", LUMSDEN, "Five Rivers")).toEqual(["winton", "Five Rivers, Lumsden"]);
  expect(where("Lumsden")).toBeNull();
});

test("a position alone says the nearest town, and the suburb where it is close to one", () => {
  expect(where("", NAENAE)).toEqual(["wellington", "Naenae"]);
  expect(where("", { latitude: -42.72, longitude: 170.97 })).toEqual(["hokitika", ""]);
  const milford = whereIs(
    { town: "", suburb: "", position: { latitude: -44.67, longitude: 167.93 } },
    GAZETTEER,
  );
  expect(milford).toMatchObject({ place: "queenstown", suburb: "" });
  expect(Math.round(milford!.kilometres!)).toBe(70);
  expect(where("")).toBeNull();
});

test("without a position the centre of what is named stands for it", () => {
  expect(whereIs({ town: "Gore", suburb: "", position: null }, GAZETTEER)).toEqual({
    place: "gore",
    suburb: "",
    centre: { latitude: -46.1, longitude: 168.94 },
    kilometres: null,
  });
});
