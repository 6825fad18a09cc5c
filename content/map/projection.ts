import { type Position, radians } from "#domain/finding/distance.ts";

/**
 * How a drawing of the country is laid out. The projection is that of NZTM2000, transverse Mercator on the meridian
 * of 173° E, on a sphere: at the size of these drawings the ellipsoid would move nothing by a pixel.
 */
export type Frame = {
  /** Size of the drawing, in its own units. */
  width: number;
  height: number;
  /** Units for one radius of the Earth. */
  scale: number;
  /** Where the meridian lands on the equator, in units. */
  left: number;
  top: number;
  /** Degrees east; 173 without it. */
  meridian?: number;
};

const MERIDIAN = 173;

/**
 * Where a point of the Earth lies on a drawing, in its units, to a tenth.
 *
 * `project(HERO_FRAME, { latitude: -36.85, longitude: 174.76 })` → `{ x: 396.6, y: 184.3 }`
 */
export function project(frame: Frame, point: Position): { x: number; y: number } {
  const { x, y } = projectExactly(frame, point);
  return { x: round(x), y: round(y) };
}

/** Projects without rounding. */
export function projectExactly(
  { scale, left, top, meridian = MERIDIAN }: Frame,
  { latitude, longitude }: Position,
): { x: number; y: number } {
  const phi = radians(latitude);
  const lambda = radians(longitude - meridian);
  const east = Math.atanh(Math.cos(phi) * Math.sin(lambda));
  const north = Math.atan2(Math.tan(phi), Math.cos(lambda));
  return { x: left + scale * east, y: top - scale * north };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** East of the date line, where the mainland's drawing does not reach. */
export function isOnChathams({ longitude }: { longitude: number }): boolean {
  return longitude < 0;
}
