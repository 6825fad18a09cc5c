import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PMTiles } from "pmtiles";
import { expect, onTestFinished, test } from "vitest";
import { openTestListener } from "#tests/support/listener.ts";
import { tinyArchive } from "#tests/support/pmtiles.ts";
import { openSite } from "#tests/support/site.ts";
import { isTilesFile, openTilesFile } from "./tiles-file.ts";

const ARCHIVE = tinyArchive({ attribution: "Test" });

/** The site with an archive, over a real connection. */
async function serveTiles() {
  const folder = mkdtempSync(join(tmpdir(), "niho-tiles-"));
  const path = join(folder, "nz.pmtiles");
  writeFileSync(path, ARCHIVE);
  const tiles = await openTilesFile(path);
  onTestFinished(async () => {
    await tiles.close();
    rmSync(folder, { recursive: true });
  });
  const site = await openSite({ samples: 0, surroundings: { map: { origins: [], tiles } } });
  const { url } = await openTestListener({ site: site.served });
  const ask = (headers: Record<string, string> = {}, method = "GET") =>
    fetch(`${url}/map/tiles.pmtiles`, { method, headers });
  return { ask, address: `${url}/map/tiles.pmtiles`, path, tiles };
}

test("A reader of PMTiles finds header, attribution and tile through the server", async () => {
  const { address } = await serveTiles();
  const archive = new PMTiles(address);
  expect(await archive.getHeader()).toMatchObject({
    specVersion: 3,
    minZoom: 0,
    maxZoom: 0,
    numTileEntries: 1,
  });
  expect(await archive.getMetadata()).toMatchObject({ attribution: "Test" });
  const tile = await archive.getZxy(0, 0, 0);
  expect(Buffer.from(tile!.data).includes("earth")).toBe(true);
});

test("A part is 206 with where it lies, and is exactly those bytes", async () => {
  const { ask } = await serveTiles();
  const answer = await ask({ Range: "bytes=7-16" });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("Content-Range")).toBe(`bytes 7-16/${ARCHIVE.length}`);
  expect(answer.headers.get("Content-Length")).toBe("10");
  expect(answer.headers.get("Accept-Ranges")).toBe("bytes");
  expect(answer.headers.get("Content-Type")).toBe("application/vnd.pmtiles");
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect(Buffer.from(await answer.arrayBuffer()).equals(ARCHIVE.subarray(7, 17))).toBe(true);
});

test("All of it is 200, and its headers alone are had with HEAD", async () => {
  const { ask } = await serveTiles();
  const whole = await ask();
  expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, ARCHIVE.length]);
  const head = await ask({}, "HEAD");
  expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(ARCHIVE.length)]);
});

test("A site that is read from for months does not remember its readers", async () => {
  const { tiles, ask } = await serveTiles();
  const warnings: Error[] = [];
  const hear = (warning: Error) => warnings.push(warning);
  process.on("warning", hear);
  for (let part = 0; part < 30; part++)
    await (await ask({ Range: `bytes=${part}-${part + 9}` })).arrayBuffer();
  const whole = await new Response(tiles.read({ from: 0, to: ARCHIVE.length - 1 })).arrayBuffer();
  process.off("warning", hear);
  expect(Buffer.from(whole).equals(ARCHIVE)).toBe(true);
  expect(warnings).toEqual([]);
});

test("What lies beyond the end is 416, and says where the end is", async () => {
  const { ask } = await serveTiles();
  const answer = await ask({ Range: `bytes=${ARCHIVE.length}-` });
  expect(answer.status).toBe(416);
  expect(answer.headers.get("Content-Range")).toBe(`bytes */${ARCHIVE.length}`);
});

test("Who has it hears 304, and who has a part of another one gets all of this one", async () => {
  const { ask } = await serveTiles();
  const tag = (await ask({ Range: "bytes=0-9" })).headers.get("ETag")!;
  expect(tag).toMatch(/^"[\w-]{12}"$/);
  expect((await ask({ "If-None-Match": tag })).status).toBe(304);
  expect((await ask({ Range: "bytes=0-9", "If-Range": tag })).status).toBe(206);
  expect((await ask({ Range: "bytes=0-9", "If-Range": '"another"' })).status).toBe(200);
});

test("Without an archive there is nothing at its address", async () => {
  const site = await openSite({ samples: 0 });
  expect((await site.fetch("/map/tiles.pmtiles")).status).toBe(404);
});

test("An archive is told from other files by how it begins", async () => {
  const { path } = await serveTiles();
  expect(isTilesFile(path)).toBe(true);
  expect(isTilesFile(import.meta.filename)).toBe(false);
  expect(isTilesFile("/nowhere.pmtiles")).toBe(false);
});
