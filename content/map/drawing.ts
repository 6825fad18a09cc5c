export type Point = readonly [number, number];
export type Edge = { x0: number; y0: number; x1: number; y1: number };

/**
 * A ring with the corners left out that nobody would miss (Visvalingam: the smallest triangle goes first), and with
 * nothing left when the whole is smaller than `smallest`.
 */
export function simplify(
  ring: readonly Point[],
  { threshold, smallest }: { threshold: number; smallest: number },
): readonly Point[] {
  if (ring.length < 3 || area(ring) < smallest) return [];
  const points = [...ring];
  const weights = points.map((_, index) => weight(points, index));
  let floor = 0;
  while (points.length > 4) {
    const least = weights.indexOf(Math.min(...weights));
    const taken = weights[least]!;
    if (taken > threshold) break;
    floor = Math.max(floor, taken);
    points.splice(least, 1);
    weights.splice(least, 1);
    for (const neighbour of [least - 1, least]) {
      const index = (neighbour + points.length) % points.length;
      weights[index] = Math.max(floor * 0.999, weight(points, index));
    }
  }
  return points;
}

/** What of a ring lies inside a rectangle (Sutherland and Hodgman). */
export function clip(ring: readonly Point[], { x0, y0, x1, y1 }: Edge): readonly Point[] {
  const left = cut(ring, ([x]) => x >= x0, crossingAtX(x0));
  const right = cut(left, ([x]) => x <= x1, crossingAtX(x1));
  const top = cut(right, ([, y]) => y >= y0, crossingAtY(y0));
  return cut(top, ([, y]) => y <= y1, crossingAtY(y1));
}

/** SVG path data in relative steps of a tenth of a unit, whose rounding does not add up. */
export function path(ring: readonly Point[]): string {
  if (ring.length < 3) return "";
  let x = 0;
  let y = 0;
  let data = "";
  for (const [index, point] of ring.entries()) {
    const [toX, toY] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
    const [dx, dy] = [toX - x, toY - y];
    if (index > 0 && dx === 0 && dy === 0) continue;
    data += index === 0 ? `M${pair(dx, dy)}l` : (data.endsWith("l") ? "" : joint(data, dx)) + pair(dx, dy);
    [x, y] = [toX, toY];
  }
  return `${data}z`;
}

function area(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1)!;
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(twice / 2);
}

/** The triangle of a point and its two neighbours, in square units. */
function weight(points: readonly Point[], index: number): number {
  const [x, y] = points[index]!;
  const [ax, ay] = points.at(index - 1)!;
  const [bx, by] = points[(index + 1) % points.length]!;
  return Math.abs((ax * (y - by) + x * (by - ay) + bx * (ay - y)) / 2);
}

function cut(
  ring: readonly Point[],
  isInside: (point: Point) => boolean,
  crossing: (from: Point, to: Point) => Point,
): readonly Point[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length]!;
    if (isInside(from)) return isInside(to) ? [from] : [from, crossing(from, to)];
    return isInside(to) ? [crossing(from, to)] : [];
  });
}

function crossingAtX(x: number) {
  return ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((x - ax) / (bx - ax)) * (by - ay)];
}

function crossingAtY(y: number) {
  return ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((y - ay) / (by - ay)) * (bx - ax), y];
}

function pair(dx: number, dy: number): string {
  const first = short(dx);
  return first + joint(first, dy) + short(dy);
}

/** A minus sign parts two numbers, and so does a second decimal point; anything else needs a space. */
function joint(before: string, tenths: number): string {
  const next = short(tenths);
  if (next.startsWith("-")) return "";
  return next.startsWith(".") && /\.\d*$/.test(before) ? "" : " ";
}

function short(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, "$1.");
}
