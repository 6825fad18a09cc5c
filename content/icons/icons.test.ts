import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { drawIcons } from "./icons.ts";

const PUBLIC = new URL("../../public/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, PUBLIC));

type Manifest = {
  name: string;
  short_name: string;
  lang: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; type: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
};
const manifest = JSON.parse(read("manifest.webmanifest").toString()) as Manifest;

test.each([...drawIcons()].filter(([name]) => name.endsWith(".png")))(
  "%s is what the script draws",
  (name, fresh) => {
    // Machines may round the edge of a curve differently.
    expect(largestDifference(pixelsOf(read(name)), pixelsOf(Buffer.from(fresh)))).toBeLessThanOrEqual(8);
  },
);

test("favicon.ico holds one picture of 32 by 32", () => {
  const ico = read("favicon.ico");
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(sizeOf(png)).toBe("32x32");
});

test("apple-touch-icon.png is 180 by 180 with nothing transparent, which an iPhone would paint black", () => {
  const png = read("apple-touch-icon.png");
  expect(sizeOf(png)).toBe("180x180");
  expect(alphas(pixelsOf(png)).every((alpha) => alpha === 255)).toBe(true);
});

test("the manifest names the site, in New Zealand English, with icons of the sizes it says", () => {
  expect(manifest).toMatchObject({
    short_name: "Niho",
    lang: "en-NZ",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
  });
  expect([manifest.theme_color, manifest.background_color]).toEqual(["#fbfaf7", "#fbfaf7"]);
  const pngs = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pngs.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of pngs) expect([src, sizeOf(read(src.slice(1)))]).toEqual([src, sizes]);
});

test("whatever shape a phone cuts the maskable icon to, the mark stays whole", () => {
  const png = read("icon-maskable-512.png");
  const pixels = pixelsOf(png);
  const ground = pixels.subarray(0, 4);
  const beyond: string[] = [];
  for (let y = 0; y < 512; y++) {
    for (let x = 0; x < 512; x++) {
      const isOutside = Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512;
      const at = (y * 512 + x) * 4;
      if (isOutside && !pixels.subarray(at, at + 4).equals(ground)) beyond.push(`${x},${y}`);
    }
  }
  expect(beyond).toEqual([]);
  expect(alphas(pixels).every((alpha) => alpha === 255)).toBe(true);
});

function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** Red, green, blue and alpha, read by painting the file onto nothing. */
function pixelsOf(png: Buffer): Buffer {
  const [width, height] = sizeOf(png).split("x");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

function alphas(pixels: Buffer): number[] {
  return Array.from({ length: pixels.length / 4 }, (_, index) => pixels[index * 4 + 3]!);
}

function largestDifference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - other[index]!)), 0);
}
