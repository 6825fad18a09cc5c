type Point = { x: number; y: number };

/**
 * Pushes pins that would cover each other away from each other, until `apart` lies between their middles where there is
 * room. `keep` moves a pin back to where it may stand.
 *
 *     partPins([{ x: 10, y: 5 }, { x: 12, y: 5 }], { apart: 30 }) // x: -4 and 26
 */
export function partPins<Pin extends Point>(
  pins: readonly Pin[],
  { apart, keep = () => undefined }: { apart: number; keep?: (pin: Pin) => void },
): Pin[] {
  const moved = pins.map((pin) => ({ ...pin }));
  for (let pass = 0, furthest = 1; pass < 60 && furthest > UNSEEN; pass++) {
    furthest = 0;
    for (let one = 0; one < moved.length; one++) {
      for (let other = one + 1; other < moved.length; other++)
        furthest = Math.max(furthest, push(moved[one]!, moved[other]!, apart));
    }
    for (const pin of moved) keep(pin);
  }
  return moved;
}

/** A step that no one sees, in the units of the map. */
const UNSEEN = 0.1;

/** How far each was moved. */
function push(a: Point, b: Point, apart: number): number {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= apart) return 0;
  // Two in one house part sideways.
  const [x, y] = distance === 0 ? [1, 0] : [(b.x - a.x) / distance, (b.y - a.y) / distance];
  const step = (apart - distance) / 2;
  a.x -= x * step;
  a.y -= y * step;
  b.x += x * step;
  b.y += y * step;
  return step;
}
