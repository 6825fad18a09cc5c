import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Font } from "satori";

/**
 * The faces of the site as satori wants them: one file a weight, because it draws a variable font with the wrong
 * weights. The letters with macrons are in files of their own, so each face has a second name that stands in for it
 * (`FACES` in app/seo/pictures/drawing.ts).
 */
export async function loadFonts(): Promise<Font[]> {
  const faces = FACES.flatMap(([name, weight, latin]) => [
    { name, weight, address: latin },
    { name: `${name} Extended`, weight, address: latin.replace("-latin-", "-latin-ext-") },
  ]);
  return Promise.all(
    faces.map(async ({ name, weight, address }) => ({
      name,
      weight,
      style: "normal" as const,
      data: await readFile(fileURLToPath(address)),
    })),
  );
}

const FACES = [
  ["Niho Display", 700, import.meta.resolve("@fontsource/piazzolla/files/piazzolla-latin-700-normal.woff")],
  ["Niho Text", 400, import.meta.resolve("@fontsource/public-sans/files/public-sans-latin-400-normal.woff")],
  ["Niho Text", 600, import.meta.resolve("@fontsource/public-sans/files/public-sans-latin-600-normal.woff")],
] as const;
