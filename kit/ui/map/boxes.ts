/** What a name or a pin covers of a picture. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** `width` and `height` are half of those of the box. */
export function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width, right: x + width, top: y - height, bottom: y + height };
}

export function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
