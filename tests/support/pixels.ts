import type { Locator } from "playwright-core";

export type Found = {
  /** How much of the picture is of the colour, from 0 to 1. */
  share: number;
  /** The middle of its widest stretch, in pixels of the page from the corner of the element. */
  x: number;
  y: number;
};

/**
 * Where an element of a page is of a colour (`#0b57a4`), as one sees it: what is drawn by WebGL can be read in no other
 * way. The picture is taken apart on an empty page, because the site's own policy lets no picture be written as text.
 */
export async function findColour(element: Locator, colour: string): Promise<Found> {
  const png = await element.screenshot();
  const empty = await element.page().context().newPage();
  try {
    return await empty.evaluate(search, { png: png.toString("base64"), colour });
  } finally {
    await empty.close();
  }
}

async function search({ png, colour }: { png: string; colour: string }): Promise<Found> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d")!;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const isWanted = (pixel: number) => wanted.every((part, at) => Math.abs(data[4 * pixel + at]! - part) <= 3);
  let count = 0;
  let widest = { length: 0, x: 0, y: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0, length = 0; x < width; x++) {
      length = isWanted(y * width + x) ? length + 1 : 0;
      if (length > 0) count++;
      if (length > widest.length) widest = { length, x: x - Math.floor(length / 2), y };
    }
  }
  return { share: count / (width * height), x: widest.x, y: widest.y };
}
