import type { Position } from "./distance.ts";

/**
 * A part of the map between four edges, in degrees (WGS 84). Longitudes run from 0 to 360, so that the Chatham Islands,
 * beyond the 180th meridian, lie to the east of the others: 176.5° W is 183.5.
 */
export type Area = { west: number; south: number; east: number; north: number };

/**
 * Reads what `areaText` writes, however exact it is: west, south, east, north. What is no area in this order is read as south,
 * west, north, east: no part of New Zealand is an area in both, since no latitude is beyond 90. Null for anything else.
 */
export function areaIn(text: string): Area | null {
  const edges = text.split(",").map((edge) => (DEGREES.test(edge) ? Number(edge) : NaN));
  if (edges.length !== 4) return null;
  const [first, second, third, fourth] = edges as [number, number, number, number];
  return areaBetween(first, second, third, fourth) ?? areaBetween(second, first, fourth, third);
}

function areaBetween(left: number, south: number, right: number, north: number): Area | null {
  const [west, east] = [eastward(rounded(left)), eastward(rounded(right))];
  const area = { west, south: rounded(south), east, north: rounded(north) };
  const isArea = area.west < area.east && area.south < area.north && area.east <= 360;
  return isArea && Math.abs(area.south) <= 90 && Math.abs(area.north) <= 90 ? area : null;
}

/**
 * As it stands in an address, rounded to thousandths of a degree, about a hundred metres, so that nearly equal views of a
 * map are one list: `areaText({ west: 174.70012, south: -41.4, east: 175, north: -41.1 }) === "174.7,-41.4,175,-41.1"`
 */
export function areaText({ west, south, east, north }: Area): string {
  return [west, south, east, north].map(rounded).join();
}

/** Whether a position lies in an area; its edges belong to it. */
export function isInArea({ west, south, east, north }: Area, { latitude, longitude }: Position): boolean {
  const eastOf = eastward(longitude);
  return latitude >= south && latitude <= north && eastOf >= west && eastOf <= east;
}

/** `eastward(-176.5) === 183.5` */
export function eastward(longitude: number): number {
  return longitude < 0 ? longitude + 360 : longitude;
}

const DEGREES = /^\s*-?\d{1,3}(?:\.\d{1,15})?\s*$/;

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
