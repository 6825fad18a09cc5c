import { expect, test } from "vitest";
import type { Point } from "./points.ts";
import { suburbLabels } from "./practice-layers.ts";

test("A suburb is named in the middle of its practices, a town not once more", () => {
  const points = [
    at("Te Aro, Wellington", [174.77, -41.29]),
    at("Te Aro, Wellington", [174.79, -41.31]),
    at("Auckland Central", [174.76, -36.85]),
    at("Greymouth", [171.2, -42.45]),
  ];
  expect(
    suburbLabels(points).features.map(({ properties, geometry }) => [
      properties.name,
      ...geometry.coordinates.map((degrees) => Number(degrees.toFixed(2))),
    ]),
  ).toEqual([
    ["Te Aro", 174.78, -41.3],
    ["Auckland Central", 174.76, -36.85],
  ]);
});

function at(locality: string, coordinates: [number, number]): Point {
  const properties = {
    name: "",
    locality,
    rating: null,
    reviews: 0,
    price: "" as const,
    href: "",
    sample: true,
  };
  return { type: "Feature", id: 1, geometry: { type: "Point", coordinates }, properties };
}
