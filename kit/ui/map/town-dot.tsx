/** Radius of the largest town's dot in the drawings, which its label's place allows for. */
const LARGEST_RADIUS = 14.7;

/**
 * Radius of a town's dot on a map: 2.4 + 0.95 × √practices, so that areas compare. When the largest town would outgrow
 * the drawing, all counts shrink in proportion. `dotRadius(57, 168) === 9.6`
 */
export function dotRadius(count: number, largest: number): number {
  const room = ((LARGEST_RADIUS - 2.4) / 0.95) ** 2;
  const shown = largest > room ? (count * room) / largest : count;
  return Math.round((2.4 + 0.95 * Math.sqrt(shown)) * 10) / 10;
}
