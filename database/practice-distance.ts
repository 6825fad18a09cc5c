import type { Position } from "#domain/distance.ts";

type Placed = Position & { id: number };

/** Beyond this many, sorting all is quicker than keeping the best in order. */
const FEW = 240;

/**
 * The nearest `count` of `numbers`, nearest first, ties by id. Compares the haversine, which grows with the
 * great-circle distance and needs neither a root nor an arc for sorting.
 */
export function nearestOf(
  numbers: Uint32Array,
  placed: readonly Placed[],
  from: Position,
  count: number,
): number[] {
  const away = awayFrom(from);
  const far = Float64Array.from(numbers, (number) => away(placed[number]!));
  const isBefore = (a: number, b: number) =>
    far[a]! < far[b]! || (far[a] === far[b] && placed[numbers[a]!]!.id < placed[numbers[b]!]!.id);
  const order = count > FEW ? sortedWhole(far.length, isBefore) : bestFew(far.length, count, isBefore);
  return order.slice(0, count).map((at) => numbers[at]!);
}

function awayFrom({ latitude, longitude }: Position): (to: Position) => number {
  const radian = Math.PI / 180;
  const cosine = Math.cos(latitude * radian);
  return (to) => {
    const south = Math.sin((to.latitude - latitude) * (radian / 2));
    const east = Math.sin((to.longitude - longitude) * (radian / 2));
    return south * south + Math.cos(to.latitude * radian) * cosine * east * east;
  };
}

function sortedWhole(size: number, isBefore: (a: number, b: number) => boolean): number[] {
  return Array.from({ length: size }, (_, at) => at).toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
}

function bestFew(size: number, count: number, isBefore: (a: number, b: number) => boolean): number[] {
  const best: number[] = [];
  for (let at = 0; at < size; at++) {
    if (best.length === count && !isBefore(at, best[count - 1]!)) continue;
    let place = best.length;
    while (place > 0 && isBefore(at, best[place - 1]!)) place--;
    best.splice(place, 0, at);
    if (best.length > count) best.pop();
  }
  return best;
}
