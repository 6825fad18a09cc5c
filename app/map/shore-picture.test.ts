import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { isLand, onLand } from "#content/map/shore.server.ts";
import { PLACES } from "#content/places.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

/** What the drawn maps of towns, lists and practices keep to, whatever is listed. */
const site = siteToRead(1_236);
const ALL = [...samplePractices(1_236)].map(({ practice }) => practice);

/** Bytes of one picture, packed. */
const MOST_BYTES = 3_000;
/** In the units of the drawing: the discs of two numbers. */
const DISC = 28;

const paths = [
  ...PLACES.flatMap(({ slug }) => [`/locations/${slug}`, `/directory?location=${slug}`]),
  ...ALL.filter((_, at) => at % 123 === 0).map(({ id }) => `/dentists/${id}`),
];

test("Every drawn shore is one picture of at most 3 kB, kept for a year", async () => {
  const pictures = new Set<string>();
  for (const path of paths) {
    const { html } = await site.page(path);
    for (const [address] of html.matchAll(/\/map\/shore\/[^"#]+/g)) pictures.add(address);
  }
  expect(pictures.size).toBeGreaterThan(30);
  for (const address of pictures) {
    const answer = await site.fetch(address);
    expect([address, answer.status, answer.headers.get("Content-Type")]).toEqual([
      address,
      200,
      "image/svg+xml",
    ]);
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    const bytes = brotliCompressSync(await answer.text()).length;
    expect(bytes, address).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test("No number on the map of a town covers another or is cut by the edge", async () => {
  for (const { slug } of PLACES) {
    const { document } = await site.page(`/locations/${slug}`);
    const pins = [...document.querySelectorAll(".town-pin .pin-dot")].map((disc) =>
      ["cx", "cy"].map((name) => Number(disc.getAttribute(name))),
    ) as [number, number][];
    for (const [at, [x, y]] of pins.entries()) {
      expect([slug, x > 14 && x < 482 && y > 14 && y < 296]).toEqual([slug, true]);
      for (const [otherX, otherY] of pins.slice(at + 1))
        expect(Math.hypot(x - otherX, y - otherY), slug).toBeGreaterThanOrEqual(DISC);
    }
  }
});

test("A practice that its address puts into the sea stands on the shore", () => {
  const afloat = ALL.filter((practice) => practice.longitude > 0 && !isLand(practice));
  expect(afloat.length).toBeGreaterThan(0);
  const left = afloat.filter((practice) => onLand(practice) === practice);
  expect(left.map(({ id, place, suburb }) => [id, place, suburb])).toEqual([]);
});

test("Pictures of towns name their harbours and lakes", async () => {
  const named = async (slug: string) =>
    (await site.page(`/locations/${slug}`)).document.querySelector(".town-map")!.textContent;
  expect(await named("auckland")).toContain("Manukau Harbour");
  expect(await named("dunedin")).toContain("Otago Harbour");
  expect(await named("tauranga")).toContain("Tauranga Harbour");
  expect(await named("rotorua")).toContain("Lake Rotorua");
  expect(await named("taupo")).toContain("Taupō-nui-a-Tia");
});

test("The shore beside a list goes on above and below the square of its numbers, since the map is as high as the window", async () => {
  const { html } = await site.page("/directory?location=wellington");
  const [address] = /\/map\/shore\/[^"#]+560x560\.svg/.exec(html)!;
  const [, land] = / d="([^"]+)"/.exec(await (await site.fetch(address)).text())!;
  const firsts = [...land!.matchAll(/M(-?\d+)[ ]?(-?\d+)l/g)].map(([, , y]) => Number(y));
  expect(Math.min(...firsts)).toBeLessThan(-300);
});

test("A picture that no page has is not drawn", async () => {
  for (const path of [
    "/map/shore/30/0/0/496x310.svg",
    "/map/shore/30/730448/464096/9000x9000.svg",
    "/map/shore/99/730448/464096/496x310.svg",
  ])
    expect((await site.fetch(path)).status, path).toBe(404);
});
