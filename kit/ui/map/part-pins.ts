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
  for (let pass = 0; pass < 60; pass++) {
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) push(a, b, apart);
    }
    for (const pin of moved) keep(pin);
  }
  return moved;
}

function push(a: Point, b: Point, apart: number): void {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= apart) return;
  // Two in one house part sideways.
  const [x, y] = distance === 0 ? [1, 0] : [(b.x - a.x) / distance, (b.y - a.y) / distance];
  const step = (apart - distance) / 2;
  a.x -= x * step;
  a.y -= y * step;
  b.x += x * step;
  b.y += y * step;
}
