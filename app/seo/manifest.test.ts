import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/repository.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

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

const read = (file: string) => readFileSync(join(ROOT, "public", file));

test("the manifest names the site, in New Zealand English, with icons of the sizes it says", async () => {
  const answer = await siteToRead(0).fetch("/manifest.webmanifest");
  expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
  const manifest = (await answer.json()) as Manifest;
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
