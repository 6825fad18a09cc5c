import type { Position } from "./distance.ts";

/**
 * Degrees to two decimals, which is about a kilometre: enough for an order, too little to find a house.
 * `roundedPosition({ latitude: -41.28664, longitude: 174.77557 })` is `{ latitude: -41.29, longitude: 174.78 }`.
 */
export function roundedPosition({ latitude, longitude }: Position): Position {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** As it stands in an address: `positionText({ latitude: -41.28664, longitude: 174.77557 }) === "-41.29,174.78"` */
export function positionText(position: Position): string {
  const { latitude, longitude } = roundedPosition(position);
  return `${latitude},${longitude}`;
}

/** Reads what `positionText` writes, however exact it is; null for anything else. Always rounded. */
export function positionIn(text: string): Position | null {
  const degrees = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
  if (!degrees) return null;
  const [latitude, longitude] = [Number(degrees[1]), Number(degrees[2])];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return roundedPosition({ latitude, longitude });
}

/**
 * Whether a position is in New Zealand: a box around the three main islands and the Chathams (Land Information New
 * Zealand, extent of NZGD2000), which lie beyond the 180th meridian.
 */
export function isInNewZealand({ latitude, longitude }: Position): boolean {
  const isEastOrWest = longitude >= 166 || longitude <= -175.5;
  return latitude >= -48 && latitude <= -34 && isEastOrWest;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
