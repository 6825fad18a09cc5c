import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

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

test("favicon.ico holds one picture of 32 by 32", () => {
  const ico = read("favicon.ico");
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(sizeOf(png)).toBe("32x32");
});

test("apple-touch-icon.png is 180 by 180, as iPhones ask for it", () => {
  expect(sizeOf(read("apple-touch-icon.png"))).toBe("180x180");
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

function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
