import { expect, test } from "vitest";
import { clip, path, type Point, simplify } from "./drawing.ts";

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test("a path is written in relative steps of a tenth, as short as SVG allows", () => {
  expect(path(square)).toBe("M0 0l10 0 0 10-10 0z");
  expect(
    path([
      [0.04, 0.5],
      [0.36, 0.25],
      [0.64, 0.5],
    ]),
  ).toBe("M0 .5l.4-.2.2.2z");
});

test("rounding does not add up along a coast", () => {
  const steps = Array.from({ length: 101 }, (_, index): Point => [index * 0.333, index % 2]);
  const numbers = path(steps)
    .replace(/^M0 0l|z$/g, "")
    .match(/-?\d*\.?\d+/g)!
    .map(Number);
  const east = numbers.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0);
  expect(east).toBeCloseTo(33.3, 5);
});

test("corners too small to see are left out, and so are islands", () => {
  const dented: Point[] = [
    [0, 0],
    [5, 0.01],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect(simplify(dented, { threshold: 0.5, smallest: 1 })).toEqual(square);
  expect(simplify(square, { threshold: 0.5, smallest: 101 })).toEqual([]);
});

test("what lies outside a crop is cut off at its edge", () => {
  const cut = clip(square, { x0: -5, y0: -5, x1: 5, y1: 20 });
  expect(Math.max(...cut.map(([x]) => x))).toBe(5);
  expect(cut).toHaveLength(4);
});
