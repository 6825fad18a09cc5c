import { renderAsync } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import { type Drawing, PICTURE } from "#app/seo/pictures/drawing.ts";

/** 40 to 100 ms of work, and 350 the first time: for a thread of its own. */
export async function paint(drawing: Drawing, fonts: Font[]): Promise<Uint8Array> {
  const words = await satori({ ...drawing.words, key: null }, { ...PICTURE, fonts });
  const { width, height } = PICTURE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing.shapes}${words}</svg>`;
  // Words are outlines by now, so no font is looked for.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
