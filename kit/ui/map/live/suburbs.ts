import { PLACES } from "#content/places.ts";
import type { Point } from "./points.ts";

const TOWNS: ReadonlySet<string> = new Set(PLACES.map(({ name }) => name));

/** The suburbs that practices are in, each in the middle of its practices; of two that collide the larger is named. */
export function suburbsOf(points: readonly Point[]) {
  const suburbs = Map.groupBy(points, ({ properties }) => properties.locality.split(", ")[0]!);
  const features = [...suburbs]
    .filter(([name]) => name !== "" && !TOWNS.has(name))
    .map(([name, practices]) => ({
      type: "Feature" as const,
      properties: { name, rank: -practices.length },
      geometry: { type: "Point" as const, coordinates: middleOf(practices) },
    }));
  return { type: "FeatureCollection" as const, features };
}

function middleOf(points: readonly Point[]): [longitude: number, latitude: number] {
  const mean = (at: 0 | 1) =>
    points.reduce((sum, { geometry }) => sum + geometry.coordinates[at], 0) / points.length;
  return [mean(0), mean(1)];
}
