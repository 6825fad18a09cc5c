import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { type Device, startBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { findColour } from "../support/pixels.ts";
import { tinyArchive } from "../support/pmtiles.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

/** The map that moves, in a browser that draws it without a graphics card. */
const WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const SAMPLES = { SAMPLE_PRACTICES: "240" };
/** The driver's word where a test takes a picture of what it has drawn. */
const SLOW_PICTURE =
  /GL Driver Message \(OpenGL, Performance, .*\): GPU stall due to ReadPixels( \(this message .*\))?$/;
const DOT = "#0b57a4";
const LAND = "#fffefb";

const here = forAllTests({
  browser: () => startBrowser({ switches: WEBGL }),
  site: () => startSite({ environment: SAMPLES }),
});

/** A visitor who has opened the map of a page, by hand. */
async function openMap(
  path: string,
  {
    at = here.site,
    expected = [],
    ...visitor
  }: { at?: RunningSite; expected?: string[]; device?: Device; dark?: boolean } = {},
) {
  const { page, context, faults } = await visit(here.browser, visitor);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  onTestFinished(async () => {
    await context.close();
    expect(faults.filter((fault) => !SLOW_PICTURE.test(fault))).toEqual(expected);
  });
  await page.goto(`${at.url}${path}`);
  await page.getByRole("button", { name: "Open the map" }).click();
  await canvasOf(page).waitFor();
  return { page, asked, panel: page.getByRole("region", { name: "Map of practices" }) };
}

function canvasOf(page: Page) {
  return page.getByRole("region", { name: /^Map\. The arrow keys/ });
}

/** A figure of the page's own words: `1,236 dentists found` is 1,236. */
async function figureIn(page: Page, words: RegExp): Promise<number> {
  const text = await page.getByText(words).first().innerText();
  return Number(/[\d,]+/.exec(text)![0].replace(",", ""));
}

async function expectFigure(page: Page, words: RegExp, check: (figure: number) => void): Promise<void> {
  await vi.waitFor(async () => check(await figureIn(page, words)), { timeout: 15_000, interval: 100 });
}

/** Of the addresses of what it is made from: the practices, the coast, the library, our own drawing. */
const PARTS_OF_MAP = ["geojson", "country", "maplibre", "map-view", "practice-map"];

const FOUND = /^[\d,]+ dentists? found$/;
const ON_THE_MAP = /^[\d,]+ practices? on the map\.$/;
const IN_VIEW = /^[\d,]+ practices? in view$/;

describe("On the directory", () => {
  test("nothing of the map is fetched before a visitor asks for it", async () => {
    const { page, context } = await visit(here.browser);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${here.site.url}/directory`);
    await page.getByRole("button", { name: "Open the map" }).waitFor();
    expect(asked.join()).toMatch(/\/assets\/start-/);
    const ofTheMap = () => PARTS_OF_MAP.filter((part) => asked.some((path) => path.includes(part)));
    expect(ofTheMap()).toEqual([]);
    await page.getByRole("button", { name: "Open the map" }).click();
    await canvasOf(page).waitFor();
    await vi.waitFor(() => expect(ofTheMap()).toEqual(PARTS_OF_MAP), 15_000);
    await context.close();
  });

  test("the map has as many dentists as the list, and all of them are in view", async () => {
    const { page } = await openMap("/directory");
    const found = await figureIn(page, FOUND);
    expect(found).toBe(240);
    await expectFigure(page, ON_THE_MAP, (figure) => expect(figure).toBe(found));
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBe(found));
    // The coast, and dots on it.
    await vi.waitFor(async () => {
      expect((await findColour(canvasOf(page), LAND)).share).toBeGreaterThan(0.02);
      expect((await findColour(canvasOf(page), DOT)).share).toBeGreaterThan(0.003);
    }, 15_000);
  });

  test("it shows what the filter finds, and follows when the results change in place", async () => {
    const { page } = await openMap("/directory?location=wellington&view=list");
    const found = await figureIn(page, FOUND);
    await expectFigure(page, ON_THE_MAP, (figure) => expect(figure).toBe(found));
    await page.getByText(/^Filters/).click();
    await page.getByLabel("Location", { exact: true }).selectOption("nelson");
    await expectFigure(page, ON_THE_MAP, (figure) => expect(figure).toBeLessThan(found));
    // The address has the list and the open map.
    await page.reload();
    const inNelson = await figureIn(page, FOUND);
    await expectFigure(page, ON_THE_MAP, (figure) => expect(figure).toBe(inNelson));
    await page.getByRole("button", { name: "Close the map" }).click();
    expect(new URL(page.url()).hash).toBe("");
  });

  test("it opens in view, with its buttons on it, and ends where the coastline is still true", async () => {
    const { page, panel } = await openMap("/directory?location=wellington");
    const found = await figureIn(page, FOUND);
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBe(found));
    const map = (await canvasOf(page).boundingBox())!;
    const closer = panel.getByRole("button", { name: "Zoom in" });
    const button = (await closer.boundingBox())!;
    expect(map.y + map.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    expect([button.y > map.y, button.y + button.height < map.y + map.height / 2]).toEqual([true, true]);
    for (let step = 0; step < 12; step++) await closer.click();
    // Streets would show a few of them.
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBeGreaterThan(found / 2));
  });

  test("a dentist is chosen by keyboard alone, read, left again, and the map closed", async () => {
    const { page, panel } = await openMap("/directory");
    const opener = page.getByRole("button", { name: "Close the map" });
    await opener.focus();
    await page.keyboard.press("Tab");
    expect(await canvasOf(page).evaluate(isFocused)).toBe(true);
    const first = panel.getByRole("listitem").first().getByRole("button");
    await first.waitFor();
    for (let step = 0; step < 8 && !(await first.evaluate(isFocused)); step++)
      await page.keyboard.press("Tab");
    const name = await first.locator("b").first().innerText();
    await page.keyboard.press("Enter");
    const card = panel.getByRole("group", { name });
    const heading = card.getByRole("heading", { name });
    await vi.waitFor(async () => expect(await heading.evaluate(isFocused)).toBe(true), 15_000);
    expect(await first.getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Tab");
    const profile = card.getByRole("link", { name: /^View Profile/ });
    expect(await profile.evaluate(isFocused)).toBe(true);
    const { status } = await fetch(new URL((await profile.getAttribute("href"))!, here.site.url));
    expect(status).toBe(200);
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    expect(await first.evaluate(isFocused)).toBe(true);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Open the map" }).evaluate(isFocused)).toBe(true);
  });

  test("the map moves by keyboard: closer, and aside", async () => {
    const { page } = await openMap("/directory");
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBe(240));
    await canvasOf(page).focus();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBeLessThan(240));
    const closer = await figureIn(page, IN_VIEW);
    for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown");
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).not.toBe(closer));
    await page.getByRole("button", { name: "Show all" }).click();
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBe(240));
  });

  test("a click on a cluster opens it, and one on a dentist shows who it is", async () => {
    const { page, panel } = await openMap("/directory");
    const canvas = canvasOf(page);
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBe(240));
    await vi.waitFor(
      async () => expect((await findColour(canvas, DOT)).share).toBeGreaterThan(0.003),
      15_000,
    );
    const { x, y } = await findColour(canvas, DOT);
    await canvas.click({ position: { x, y } });
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBeLessThan(240));
    const name = await panel.getByRole("listitem").first().locator("b").first().innerText();
    const one = await openMap(`/directory?q=${encodeURIComponent(name)}`);
    const found = await figureIn(one.page, FOUND);
    expect(found).toBe(1);
    await expectFigure(one.page, IN_VIEW, (figure) => expect(figure).toBe(1));
    await vi.waitFor(async () => {
      const dot = await findColour(canvasOf(one.page), DOT);
      await canvasOf(one.page).click({ position: dot });
      expect(await one.panel.getByRole("group", { name }).count()).toBe(1);
    }, 15_000);
    expect(await one.panel.getByRole("heading", { name }).evaluate(isFocused)).toBe(true);
  });

  test("the list of the page and the map point at each other", async () => {
    const { page, panel } = await openMap("/directory");
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBe(240));
    const canvas = canvasOf(page);
    const card = page.getByRole("main").getByRole("article").first();
    await vi.waitFor(
      async () => expect((await canvas.screenshot()).equals(await canvas.screenshot())).toBe(true),
      15_000,
    );
    const before = await canvas.screenshot();
    const isAsBefore = async () => (await canvas.screenshot()).equals(before);
    await panel.getByRole("listitem").first().getByRole("button").focus();
    await vi.waitFor(async () => expect(await isAsBefore()).toBe(false), 10_000);
    await page.getByRole("button", { name: "Close the map" }).focus();
    await vi.waitFor(async () => expect(await isAsBefore()).toBe(true), 10_000);
    await card.getByRole("link").first().focus();
    await vi.waitFor(async () => expect(await isAsBefore()).toBe(false), 10_000);
    // Best rated first, on the page and beside the map.
    await panel.getByRole("listitem").first().getByRole("button").click();
    await vi.waitFor(async () => expect(await card.getAttribute("data-pointed")).toBe(""), 15_000);
    await page.keyboard.press("Escape");
    await vi.waitFor(async () => expect(await card.getAttribute("data-pointed")).toBeNull(), 15_000);
  });

  test.each([
    { device: "desktop", dark: false },
    { device: "phone", dark: true },
  ] as const)(
    "axe finds nothing with the map and a card open, and nothing is too wide: $device",
    async (as) => {
      const { page, panel } = await openMap("/directory?location=wellington", as);
      await panel.getByRole("listitem").first().getByRole("button").click();
      await panel.getByRole("group").waitFor();
      expect(await faultsOfAxe(page)).toEqual([]);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
    },
  );

  test("one finger on the map of a phone scrolls the page", async () => {
    const { page } = await openMap("/directory", { device: "phone" });
    expect(await canvasOf(page).evaluate((canvas) => getComputedStyle(canvas).touchAction)).toBe(
      "pan-x pan-y",
    );
  });

  test("it follows the visitor from light to dark", async () => {
    const { page } = await openMap("/directory");
    const share = async (colour: string) => (await findColour(canvasOf(page), colour)).share;
    await vi.waitFor(async () => expect(await share(LAND)).toBeGreaterThan(0.02), 15_000);
    await page.emulateMedia({ colorScheme: "dark" });
    await vi.waitFor(async () => expect(await share("#22394a")).toBeGreaterThan(0.02), 15_000);
    expect(await share(LAND)).toBeLessThan(0.001);
  });
});

test("The page of a place has a map of its own dentists", async () => {
  const { page } = await openMap("/locations/wellington");
  const listed = (await (await fetch(`${here.site.url}/api/v1/practices?location=wellington`)).json()) as {
    count: number;
  };
  await expectFigure(page, ON_THE_MAP, (figure) => expect(figure).toBe(listed.count));
});

test("Without scripts there is no button for it, and no room for one", async () => {
  const { page, context } = await visit(here.browser, { script: false });
  for (const path of ["/directory", "/locations/wellington"]) {
    await page.goto(`${here.site.url}${path}`);
    expect(await page.getByText("Open the map").isVisible()).toBe(false);
  }
  await context.close();
});

test("A browser that cannot draw it says so, and the list stays", async () => {
  const plain = await startBrowser({ switches: ["--disable-3d-apis"] });
  onTestFinished(() => plain.close());
  const { page } = await visit(plain);
  await page.goto(`${here.site.url}/directory`);
  await page.getByRole("button", { name: "Open the map" }).click();
  await page.getByText(/This browser cannot show the map/).waitFor();
  expect(await page.getByRole("main").getByRole("article").count()).toBe(24);
  await page.getByRole("button", { name: "Close the map" }).click();
  await page.getByText(/This browser cannot show the map/).waitFor({ state: "detached" });
});

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
    const { page, panel } = await openMap("/directory", { at });
    await expectFigure(page, ON_THE_MAP, (figure) => expect(figure).toBe(240));
    await vi.waitFor(async () => {
      expect((await findColour(canvasOf(page), "#00ff00")).share).toBeGreaterThan(0.5);
      expect((await findColour(canvasOf(page), DOT)).share).toBeGreaterThan(0.003);
    }, 15_000);
    expect(asked.filter((url) => url.endsWith(".png")).length).toBeGreaterThan(0);
    const credit = panel.getByRole("link", { name: "Green Maps" });
    expect(await credit.getAttribute("href")).toBe("https://maps.example/green");
  });

  test("a style that cannot be had is replaced by the coastline, and that is said", async () => {
    const { origin } = await serveStyle(404);
    const at = await siteWith({ MAP_STYLE_URL: `${origin}/style.json` });
    const expected = ["the server responded with a status of 404 (Not Found): /style.json"];
    const { page } = await openMap("/directory", { at, expected });
    await page.getByText(/This is the coastline that comes with the site/).waitFor();
    await vi.waitFor(
      async () => expect((await findColour(canvasOf(page), LAND)).share).toBeGreaterThan(0.02),
      15_000,
    );
  });

  test("an archive of tiles is read by parts of a file, and drawn in the colours of the site", async () => {
    const folder = mkdtempSync(join(tmpdir(), "niho-tiles-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "nz.pmtiles");
    writeFileSync(
      file,
      tinyArchive({ attribution: '<a href="https://osm.org/copyright">OpenStreetMap</a>' }),
    );
    const at = await siteWith({ MAP_TILES_FILE: file });
    const { page, panel, asked } = await openMap("/directory", { at });
    await vi.waitFor(async () => {
      // All of it is land in that archive, and most of it sea on our own coast.
      expect((await findColour(canvasOf(page), LAND)).share).toBeGreaterThan(0.5);
      expect((await findColour(canvasOf(page), DOT)).share).toBeGreaterThan(0.003);
    }, 15_000);
    expect(asked.filter((url) => url.includes("/map/tiles.pmtiles?v=")).length).toBeGreaterThan(0);
    await panel.getByRole("link", { name: "OpenStreetMap" }).waitFor();
  });

  async function siteWith(environment: Record<string, string>): Promise<RunningSite> {
    const started = await startSite({ environment: { ...SAMPLES, ...environment } });
    onTestFinished(() => started.dispose());
    return started;
  }
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

function styleAt(origin: string) {
  const attribution = '<a href="https://maps.example/green" target="_blank">Green Maps</a>';
  return {
    version: 8,
    glyphs: `${origin}/font/{fontstack}/{range}.pbf`,
    sources: { green: { type: "raster", tiles: [`${origin}/{z}/{x}/{y}.png`], tileSize: 256, attribution } },
    layers: [{ id: "green", type: "raster", source: "green" }],
  };
}

/** The smallest PNG: one pixel, written by hand. */
const GREEN_PIXEL = Buffer.concat([
  Buffer.from("89504e470d0a1a0a", "hex"),
  chunk("IHDR", Buffer.from("00000001000000010802000000", "hex")),
  chunk("IDAT", deflateSync(Buffer.from([0, 0, 255, 0]))),
  chunk("IEND", Buffer.alloc(0)),
]);

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
