import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALITIES } from "#content/localities.ts";
import { ALL_PLACES } from "#content/places.ts";
import { sampleOf } from "#tests/support/suite.ts";
import { whereIs } from "./where.ts";

const GAZETTEER = { places: ALL_PLACES, localities: LOCALITIES };
const LUMSDEN = { latitude: -45.74, longitude: 168.44 };
const NAENAE = { latitude: -41.199, longitude: 174.947 };

/** Says of which place, and under which suburb. */
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

test("the Chatham Islands are a town of their own, 800 km from the nearest other", () => {
  const waitangi = { latitude: -43.953, longitude: -176.56 };
  expect(where("", waitangi)).toEqual(["chatham-islands", ""]);
  expect(where("Waitangi", waitangi)).toEqual(["chatham-islands", "Waitangi"]);
  expect(where("Chathams")).toEqual(["chatham-islands", ""]);
  // The one in the Bay of Islands.
  expect(where("Waitangi", { latitude: -35.265, longitude: 174.08 })).toEqual(["paihia", "Waitangi"]);
  expect(where("Waitangi")).toBeNull();
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

/** So many positions two real lists have: 1,671 oral health sites and 1,055 clinics. */
const MANY = 2_726;

/** Most near a town, some far from all of them, a few at the border of two and on the Chathams. */
function manyPositions() {
  const far = fc.record({
    latitude: fc.double({ min: -47.2, max: -34.5, noNaN: true }),
    longitude: fc.double({ min: 166.6, max: 178.5, noNaN: true }),
  });
  const away = fc.double({ min: -0.4, max: 0.4, noNaN: true });
  const near = fc
    .tuple(fc.constantFrom(...ALL_PLACES, ...LOCALITIES), away, away)
    .map(([{ latitude, longitude }, north, east]) => ({
      latitude: latitude + north,
      longitude: longitude + east,
    }));
  const chathams = fc.constant({ latitude: -43.95, longitude: -176.56 });
  return fc.sample(
    fc.oneof(
      { arbitrary: near, weight: 8 },
      { arbitrary: far, weight: 2 },
      { arbitrary: chathams, weight: 1 },
    ),
    { seed: 1_055, numRuns: MANY },
  );
}

/** Kilometres by the chord between two points of a globe: another reckoning than the one of `distance.ts`. */
function apart(a: typeof LUMSDEN, b: typeof LUMSDEN): number {
  const [one, other] = [a, b].map(({ latitude, longitude }) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  });
  const chord = Math.hypot(...one!.map((part, axis) => part - other![axis]!));
  return 6371.0088 * 2 * Math.asin(chord / 2);
}

test("positions without a town are each in the nearest place, or in the suburb that is nearer and not far", () => {
  const wrong = sampleOf(manyPositions(), 150).filter((position) => {
    const nearest = (centres: readonly (typeof LUMSDEN)[]) =>
      Math.min(...centres.map((centre) => apart(centre, position)));
    const found = whereIs({ town: "", suburb: "", position }, GAZETTEER)!;
    const [place, part] = [nearest(ALL_PLACES), nearest(LOCALITIES)];
    const expected = part < place && part <= 25 ? part : place;
    const said = found.suburb === "" ? ALL_PLACES : LOCALITIES;
    const itsOwn = said
      .filter((one) => ("slug" in one ? one.slug : one.place) === found.place)
      .map((one) => apart(one, position));
    return Math.abs(found.kilometres! - expected) > 0.1 || Math.abs(Math.min(...itsOwn) - expected) > 0.1;
  });
  expect(wrong).toEqual([]);
});
