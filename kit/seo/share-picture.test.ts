import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ORIGIN } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const site = siteToRead(240);

const FOLDER = new URL("../../public/share/", import.meta.url);

const ONE_OF_EACH_AREA = [
  "/",
  "/no-such-page",
  "/directory?location=nelson&page=1",
  "/dentists/999999",
  "/locations/whangarei",
  "/compare/price?service=implants",
  "/services/invisalign",
  "/book",
  "/booking-success",
  "/emergency?place=nelson",
  "/blog/dental-costs-nz-2025",
  "/newsletter",
  "/about",
  "/contact",
  "/partner-with-us",
  "/privacy-policy",
  "/terms",
];

test("A link to any page, shared, shows a picture of 1200 by 630 that is there, with a text beside it", async () => {
  const shown = new Set<string>();
  for (const path of ONE_OF_EACH_AREA) {
    const { document } = await site.page(path);
    const content = (name: string) =>
      document.querySelector(`meta[property='${name}'], meta[name='${name}']`)?.getAttribute("content") ?? "";
    const picture = content("og:image").replace(`${ORIGIN}/share/`, "");
    expect([path, sizeOf(picture)]).toEqual([path, [1200, 630]]);
    expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
    expect([path, content("og:image:alt")]).toEqual([path, expect.stringMatching(/\w{3}/)]);
    expect(content("twitter:card")).toBe("summary_large_image");
    shown.add(picture);
  }
  expect([...shown].toSorted()).toEqual(readdirSync(FOLDER).toSorted());
});

/** Width and height, as a PNG's first chunk has them. */
function sizeOf(name: string): [number, number] {
  const png = readFileSync(new URL(name, FOLDER));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
