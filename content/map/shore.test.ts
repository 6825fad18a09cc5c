import { expect, test } from "vitest";
import { kilometresBetween } from "#domain/finding/distance.ts";
import { PLACES } from "../places.ts";
import { hasShore, isLand, onLand, shoreSvg } from "./shore.server.ts";
import {
  inView,
  PICTURE_SIZES,
  shoreHref,
  shoreViewAt,
  SHORE_LEVELS,
  unitsPerKilometre,
  viewOf,
} from "./shore-view.ts";
import { WATERS } from "./waters.ts";

const wellington = { latitude: -41.29, longitude: 174.78 };
const matiu = { latitude: -41.258, longitude: 174.866 };
const harbour = { latitude: -41.275, longitude: 174.85 };

test("Land, sea, lakes and islands are told apart", () => {
  expect([wellington, matiu, harbour].map(isLand)).toEqual([true, true, false]);
  expect(isLand({ latitude: -38.8, longitude: 175.9 }), "Lake Taupō").toBe(false);
  expect(isLand({ latitude: -45.213, longitude: 167.7393 }), "an island in Lake Te Anau").toBe(true);
});

test("Who stands in the sea by some hundred metres is moved to the shore, and who is far out stays", () => {
  const off = { latitude: -41.284, longitude: 174.786, name: "On the quay" };
  expect(isLand(off)).toBe(false);
  const { name, ...moved } = onLand(off);
  expect(name).toBe("On the quay");
  expect(kilometresBetween(off, moved)).toBeLessThan(0.5);
  expect(kilometresBetween(off, moved)).toBeGreaterThan(0);
  expect(onLand(harbour)).toEqual(harbour);
  expect(onLand(wellington)).toEqual(wellington);
});

test("A view has all positions in it with room around them, and is never closer than it may be", () => {
  const size = PICTURE_SIZES.town;
  const view = viewOf([wellington, matiu], { ...size, margin: 40, leastKm: 12 });
  for (const one of [wellington, matiu]) {
    const { x, y } = inView(view, one);
    expect([x > 30, x < size.width - 30, y > 30, y < size.height - 30]).toEqual([true, true, true, true]);
  }
  const near = viewOf([wellington], { ...size, margin: 40, leastKm: 12 });
  const across = size.width / unitsPerKilometre(near);
  expect(across).toBeGreaterThanOrEqual(12);
  expect(across).toBeLessThan(12 * 2 ** (1 / SHORE_LEVELS.parts));
});

test("The address of a picture is read as what it says, and another is none", () => {
  const view = viewOf([wellington], { ...PICTURE_SIZES.list, margin: 0, leastKm: 20 });
  const [step, x, y, size] = shoreHref(view).split("/").slice(3) as [string, string, string, string];
  expect(shoreViewAt({ step, x, y, size })).toEqual(view);
  for (const other of [
    { step: "37", x, y, size },
    { step, x: String(Number(x) + 1), y, size },
    { step, x, y, size: "9999x9999.svg" },
    { step, x: "0", y: "0", size },
    { step, x: `-${x}`, y, size },
    { step: "1e1", x, y, size },
  ])
    expect(shoreViewAt(other), JSON.stringify(other)).toBeNull();
});

test("Each town has its shore as near as it is drawn, and Hamilton has none", () => {
  const withShore = PLACES.filter((place) =>
    hasShore(viewOf([place], { ...PICTURE_SIZES.town, margin: 0, leastKm: 24 })),
  );
  const inland = PLACES.filter((place) => !withShore.includes(place)).map(({ slug }) => slug);
  expect(inland).toEqual(["hamilton", "palmerston-north"]);
  const svg = shoreSvg(viewOf([wellington], { ...PICTURE_SIZES.town, margin: 0, leastKm: 24 }));
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"><path id="land" d="M-?\d+[ -]\d+l[-\d ]+z/,
  );
});

test("The names of harbours and lakes stand on water", () => {
  for (const { en, at } of WATERS)
    for (const [latitude, longitude] of at)
      expect([en, latitude, isLand({ latitude, longitude })]).toEqual([en, latitude, false]);
});
