import { expect, test } from "vitest";
import { HERO_FRAME, LOCATOR_FRAME } from "./frames.ts";
import { project } from "./projection.ts";

const auckland = { latitude: -36.85, longitude: 174.76 };
const dunedin = { latitude: -45.87, longitude: 170.5 };
const wellington = { latitude: -41.29, longitude: 174.78 };

// The points are those of the design's drawings, which another program computed.
test("towns lie on the map where the design has them", () => {
  expect(project(HERO_FRAME, auckland)).toEqual({ x: 396.6, y: 184.3 });
  expect(project(HERO_FRAME, dunedin)).toEqual({ x: 208.1, y: 724.9 });
});

test("towns lie on the locator where the design has them", () => {
  expect(project(LOCATOR_FRAME, wellington)).toEqual({ x: 30.9, y: 36 });
});

test("a degree north is up on the map", () => {
  const north = { ...wellington, latitude: -40.29 };
  expect(project(HERO_FRAME, north).y).toBeLessThan(project(HERO_FRAME, wellington).y);
});
