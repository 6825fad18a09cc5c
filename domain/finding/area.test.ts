import { describe, expect, test } from "vitest";
import { type Area, areaIn, areaText, isInArea } from "./area.ts";

describe("An area on the map", () => {
  test("is read from its four edges, and written rounded to about a hundred metres", () => {
    const area = areaIn("174.70012, -41.39999,175.00049,-41.1");
    expect(area).toEqual({ west: 174.7, south: -41.4, east: 175, north: -41.1 });
    expect(areaText(area!)).toBe("174.7,-41.4,175,-41.1");
    expect(areaIn(areaText(area!))).toEqual(area);
  });

  test("is read from south, west, north, east too, and written in the one order", () => {
    expect(areaText(areaIn("-41.4,174.7,-41.1,175")!)).toBe("174.7,-41.4,175,-41.1");
    expect(areaText(areaIn("-45,172,-43,-176")!)).toBe("172,-45,184,-43");
    for (const text of ["-41.1,174.7,-41.4,175", "-41.4,175,-41.1,174.7", "-91,174.7,-41.1,175"])
      expect(areaIn(text), text).toBeNull();
  });

  test("is not read from what has no inside, is beyond the poles, or is no area at all", () => {
    for (const text of [
      "175,-41.4,174.7,-41.1",
      "174.7,-41.1,175,-41.4",
      "174.7,-41.4,174.7001,-41.1",
      "174.7,-91,175,-41.1",
      "174.7,-41.4,400,-41.1",
      "174.7,-41.4,175",
      "174.7,-41.4,175,-41.1,0",
      "1e2,-41.4,175,-41.1",
      "wellington",
      ",,,",
      "",
    ])
      expect(areaIn(text), text).toBeNull();
  });

  test("has in it what lies between its edges, and on them", () => {
    const area: Area = { west: 174.7, south: -41.4, east: 175, north: -41.1 };
    const isIn = (longitude: number, latitude: number) => isInArea(area, { longitude, latitude });
    expect([isIn(174.78, -41.29), isIn(174.7, -41.4), isIn(175, -41.1)]).toEqual([true, true, true]);
    expect([isIn(174.69, -41.29), isIn(175.01, -41.29), isIn(174.78, -41.41), isIn(174.78, -41.09)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test("reaches over the 180th meridian to the Chatham Islands", () => {
    const waitangi = { latitude: -43.95, longitude: -176.56 };
    for (const text of ["172,-45,184,-43", "172,-45,-176,-43", "-177,-45,-176,-43"])
      expect(isInArea(areaIn(text)!, waitangi), text).toBe(true);
  });
});
