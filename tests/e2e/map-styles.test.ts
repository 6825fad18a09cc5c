import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startBrowser } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { countOnMap, mapOf, openMap, SAMPLES, WEBGL } from "../support/moving-map.ts";
import { newFolder } from "../support/new-folder.ts";
import { findColour } from "../support/pixels.ts";
import { tinyArchive } from "../support/pmtiles.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

/** Colours of pins and of land, in the light. */
const DOT = "#0b57a4";
const LAND = "#fffefb";

/** What the map that moves is drawn from, where the operator says so. */
const here = forAllTests({ browser: () => startBrowser({ switches: WEBGL }) });

describe("With a map of the operator's", () => {
  /** Another origin, with a style, its tiles and its letters. */
  async function serveStyle(status = 200) {
    const asked: string[] = [];
    const server = createServer(({ url = "" }, response) => {
      asked.push(url);
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.statusCode = url.includes("font") ? 404 : status;
      response.end(url.endsWith(".png") ? GREEN_PIXEL : JSON.stringify(styleAt(origin)));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { origin, asked };
  }

  test("its style and tiles are fetched from where they are, and shown under the dentists with who made them", async () => {
    const { origin, asked } = await serveStyle();
    const at = await siteWith({ MAP_STYLE_URL: `${origin}/style.json` });
    const { page, panel } = await openMap({ browser: here.browser, site: at }, "/directory");
    // The line of credits comes with the style and takes room: a practice or two at the map's edge is out of view then.
    expect(await countOnMap(page)).toBeGreaterThan(230);
    await vi.waitFor(async () => {
      expect((await findColour(mapOf(page), "#00ff00")).share).toBeGreaterThan(0.4);
      expect((await findColour(mapOf(page), DOT)).share).toBeGreaterThan(0.003);
    }, 15_000);
    expect(asked.filter((url) => url.endsWith(".png")).length).toBeGreaterThan(0);
    const credit = panel.getByRole("link", { name: "Green Maps" });
    expect(await credit.getAttribute("href")).toBe("https://maps.example/green");
  });

  test("a style that cannot be had is replaced by the coastline, and that is said", async () => {
    const { origin } = await serveStyle(404);
    const at = await siteWith({ MAP_STYLE_URL: `${origin}/style.json` });
    const expected = ["the server responded with a status of 404 (Not Found): /style.json"];
    const { page } = await openMap({ browser: here.browser, site: at }, "/directory", { expected });
    await page.getByText(/so you see a simple coastline/).waitFor();
    await expect.poll(async () => (await findColour(mapOf(page), LAND)).share).toBeGreaterThan(0.02);
  });

  test("an archive of tiles is read by parts of a file, and drawn in the colours of the site", async () => {
    const folder = newFolder();
    const file = join(folder, "nz.pmtiles");
    writeFileSync(
      file,
      tinyArchive({ attribution: '<a href="https://osm.org/copyright">OpenStreetMap</a>' }),
    );
    const at = await siteWith({ MAP_TILES_FILE: file });
    const { page, panel, asked } = await openMap({ browser: here.browser, site: at }, "/directory");
    await vi.waitFor(async () => {
      // All of it is land in that archive, and most of it sea on our own coast.
      expect((await findColour(mapOf(page), LAND)).share).toBeGreaterThan(0.5);
      expect((await findColour(mapOf(page), DOT)).share).toBeGreaterThan(0.003);
    }, 15_000);
    expect(asked.filter((url) => url.includes("/map/tiles.pmtiles?v=")).length).toBeGreaterThan(0);
    await panel.getByRole("link", { name: "OpenStreetMap" }).waitFor();
  });

  test("a browser that cannot draw streets says so, and has the map on the coast", async () => {
    const { origin } = await serveStyle();
    const at = await siteWith({ MAP_STYLE_URL: `${origin}/style.json` });
    const plain = await startBrowser({ switches: ["--disable-3d-apis"] });
    onTestFinished(() => plain.close());
    const { page } = await openMap({ browser: plain, site: at }, "/directory");
    await page.getByText(/This browser can’t draw streets/).waitFor();
    // The message takes a line of the map's room.
    expect(await countOnMap(page)).toBeGreaterThan(200);
  });

  async function siteWith(environment: Record<string, string>): Promise<RunningSite> {
    const started = await startSite({ environment: { ...SAMPLES, ...environment } });
    onTestFinished(() => started.dispose());
    return started;
  }
});

function styleAt(origin: string) {
  const attribution = '<a href="https://maps.example/green" target="_blank">Green Maps</a>';
  return {
    version: 8,
    glyphs: `${origin}/font/{fontstack}/{range}.pbf`,
    sources: { green: { type: "raster", tiles: [`${origin}/{z}/{x}/{y}.png`], tileSize: 256, attribution } },
    layers: [{ id: "green", type: "raster", source: "green" }],
  };
}

/** A PNG of one pixel. */
const GREEN_PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNg+M8AAAICAQB7CYF4AAAAAElFTkSuQmCC",
  "base64",
);
