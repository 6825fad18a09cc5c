/** Degrees, WGS 84. */
export type Position = { latitude: number; longitude: number };

/** The mean radius (IUGG); against the ellipsoid the answer is at most 0.6 % off within New Zealand. */
const EARTH_RADIUS_KM = 6371.0088;

/** As the crow flies. Auckland to Wellington: `kilometresBetween(auckland, wellington)` is about 493. */
export function kilometresBetween(a: Position, b: Position): number {
  const height = haversine(radians(b.latitude - a.latitude));
  const width = haversine(radians(b.longitude - a.longitude));
  const chord = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Anything that has a position, the nearest first; what is equally far keeps its order. */
export function placesByDistance<P extends Position>(
  places: readonly P[],
  from: Position,
): { place: P; kilometres: number }[] {
  return places
    .map((place) => ({ place, kilometres: kilometresBetween(from, place) }))
    .toSorted((a, b) => a.kilometres - b.kilometres);
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}

/** `radians(180) === Math.PI` */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** `distanceInWords(0.42) === "400 m"` · `distanceInWords(3.14) === "3.1 km"` · `distanceInWords(41.7) === "42 km"` */
export function distanceInWords(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(1, Math.round(kilometres * 10)) * 100} m`;
  return kilometres < 9.95 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`;
}
