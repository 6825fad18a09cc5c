import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { openSite } from "#tests/support/site.ts";
import { type SiteToRead, siteToRead } from "#tests/support/site-to-read.ts";
import { isFullSuite } from "#tests/support/suite.ts";
import type { MapList, MapTile } from "./map-answers.ts";

/** What the map that moves asks for: the numbers of a list, and by view and zoom what else is found. */

/** Bytes of an answer, packed. */
const MOST_BYTES = 15_000;
/** They lead from the whole country to a suburb. */
const ZOOMS = [4, 6, 8, 10, 12];
/** At zoom 10 New Zealand has a thousand tiles: the daily suite asks those within a tile of zoom 8 that isn’t empty. */
const WHOLE = isFullSuite ? 10 : 8;
const MANY = isFullSuite ? 20_000 : 5_000;

async function answer<Kind>(site: SiteToRead, path: string): Promise<Kind> {
  const { status, text } = await fetched(site, path);
  expect([path, status]).toEqual([path, 200]);
  return JSON.parse(text) as Kind;
}

async function fetched(site: SiteToRead, path: string) {
  const response = await site.fetch(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

type Tile = { x: number; y: number };

/** The 16 tiles of two zooms further in. */
function within({ x, y }: Tile): Tile[] {
  return between(x * 4, x * 4 + 3).flatMap((column) =>
    between(y * 4, y * 4 + 3).map((row) => ({ x: column, y: row })),
  );
}

/** The addresses of all tiles of a zoom that have something of New Zealand in them, the Chatham Islands too. */
function tilesOf(zoom: number): Tile[] {
  const tiles = 2 ** (zoom - 1);
  const columns = between(Math.floor(tiles * 0.96), Math.ceil(tiles * 1.02));
  return columns.flatMap((x) =>
    between(Math.floor(tiles * 0.59), Math.ceil(tiles * 0.66)).map((y) => ({ x, y })),
  );
}

function between(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

eachDatabase("The map that moves", (open) => {
  test("has each practice of a list once at every zoom: those of the page with their numbers, the others in its tiles", async () => {
    const site = await openSite({ samples: 240, open });
    for (const query of [
      "",
      "?location=wellington",
      "?emergency=yes&page=2",
      "?area=174.6,-41.4,175,-41.1",
    ]) {
      const list = await answer<{ count: number }>(site, `/api/v1/practices${query}`);
      const { count, pins } = await answer<MapList>(site, `/directory/map.json${query}`);
      expect([query, count]).toEqual([query, list.count]);
      const page = await answer<{ practices: { id: number }[] }>(site, `/api/v1/practices${query}`);
      expect(pins.map(({ id }) => id)).toEqual(page.practices.map(({ id }) => id));
      let filled: Tile[] = [];
      for (const zoom of ZOOMS.slice(0, 4)) {
        let others = 0;
        const asked = zoom > WHOLE ? filled.flatMap(within) : tilesOf(zoom);
        filled = [];
        for (const { x, y } of asked) {
          const tile = await answer<MapTile>(site, `/directory/map/${zoom}/${x}/${y}${query}`);
          const here = tile.single.length + tile.several.reduce((sum, plate) => sum + plate.count, 0);
          if (here > 0) filled.push({ x, y });
          others += here;
          for (const { id } of tile.single) expect(pins.some((pin) => pin.id === id)).toBe(false);
        }
        expect([query, zoom, others]).toEqual([query, zoom, count - pins.length]);
      }
    }
  }, 120_000);
});

test(`An answer is at most 15 kB packed, at every zoom and with ${MANY} practices`, async () => {
  const site = await openSite({ samples: MANY });
  let largest = 0;
  const packed = async (path: string) => {
    const { status, text } = await fetched(site, path);
    expect([path, status]).toEqual([path, 200]);
    largest = Math.max(largest, brotliCompressSync(text).length);
  };
  await packed("/directory/map.json");
  // Auckland, where most are, and the whole country.
  for (const zoom of ZOOMS) {
    const tiles = 2 ** (zoom - 1);
    const [x, y] = [Math.floor(tiles * 0.98543), Math.floor(tiles * 0.61068)];
    for (const [dx, dy] of [
      [0, 0],
      [0, 1],
      [-1, 0],
    ] as const)
      await packed(`/directory/map/${zoom}/${x + dx}/${y + dy}`);
  }
  expect(largest).toBeGreaterThan(300);
  expect(largest).toBeLessThanOrEqual(MOST_BYTES);
}, 120_000);

const shared = siteToRead(240);

test("A tile is kept until the practices change, known again by its ETag, and no tile is made up", async () => {
  const path = "/directory/map/10/504/321?location=wellington";
  const first = await fetched(shared, path);
  expect(first.headers.get("Cache-Control")).toContain("public");
  expect(first.headers.get("X-Robots-Tag")).toBe("noindex");
  const { single } = JSON.parse(first.text) as MapTile;
  for (const { href, x, y } of single) {
    expect((await shared.fetch(href)).status).toBe(200);
    expect([x, y].every((value) => value >= -8 && value <= 520)).toBe(true);
  }
  for (const wrong of ["3/1/1", "19/1/1", "10/-1/3", "10/a/3", "10.5/713/453"])
    expect([wrong, (await shared.fetch(`/directory/map/${wrong}`)).status]).toEqual([wrong, 404]);
});

test("Plates of a tile don’t cover each other, and names cover neither plates nor each other", async () => {
  for (const [zoom, down] of [6, 9, 10, 11, 12].flatMap(
    (one) =>
      [
        [one, 0.61068],
        [one, 0.62504],
      ] as const,
  )) {
    const tiles = 2 ** (zoom - 1);
    const at = `${zoom}/${Math.floor(tiles * 0.98543)}/${Math.floor(tiles * down)}`;
    const { several, names } = await answer<MapTile>(shared, `/directory/map/${at}`);
    const boxes = [
      ...several.map(({ x, y }) => ({ x, y, width: 24, height: 13 })),
      ...names
        .filter(({ isWater }) => !isWater)
        .map(({ en, x, y }) => ({ x, y: y - 5, width: en.length * 3.5, height: 7 })),
    ];
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          Math.abs(one.x - other.x) >= one.width + other.width - 1 ||
          Math.abs(one.y - other.y) >= one.height + other.height - 7;
        expect([zoom, one, other, isApart]).toEqual([zoom, one, other, true]);
      }
    }
  }
});
