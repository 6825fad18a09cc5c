import type { Position } from "./distance.ts";

/** What a straight line must not cross to stand for how near something is. */
export type Island = "north" | "south" | "chathams";

/**
 * The middle of Cook Strait and of the sea north-west of it, from north to south. It runs between the headlands that
 * face each other (Land Information New Zealand, Gazetteer): D'Urville Island and Kapiti Island, Arapaoa Island and
 * Cape Terawhiti, Cape Campbell and Cape Palliser.
 */
const STRAIT: readonly Position[] = [
  { latitude: -40.3, longitude: 174.3 },
  { latitude: -41.2, longitude: 174.48 },
  { latitude: -41.75, longitude: 174.9 },
];

/**
 * The main island that a position in New Zealand is on or beside: Stewart Island counts as south, Waiheke as north.
 * `islandAt({ latitude: -41.51, longitude: 173.96 })`, in Blenheim, is `"south"`.
 */
export function islandAt({ latitude, longitude }: Position): Island {
  if (longitude < 0) return "chathams";
  const [first, last] = [STRAIT[0]!, STRAIT.at(-1)!];
  if (latitude > first.latitude) return "north";
  if (latitude <= last.latitude) return "south";
  const next = STRAIT.findIndex((point) => point.latitude < latitude);
  return longitude < longitudeBetween(STRAIT[next - 1]!, STRAIT[next]!, latitude) ? "south" : "north";
}

function longitudeBetween(north: Position, south: Position, latitude: number): number {
  const share = (north.latitude - latitude) / (north.latitude - south.latitude);
  return north.longitude + share * (south.longitude - north.longitude);
}
