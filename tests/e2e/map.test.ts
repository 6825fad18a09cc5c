import type { Locator } from "playwright-core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { startBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import {
  canvasOf,
  DOT,
  expectFigure,
  figureIn,
  LAND,
  ON_THE_MAP,
  openMap,
  SAMPLES,
  WEBGL,
} from "../support/moving-map.ts";
import { findColour } from "../support/pixels.ts";
import { startSite } from "../support/running-site.ts";
import { hasFocus } from "../support/tabs.ts";
import { sideways } from "../support/tray.ts";

/** The map that moves, in a browser that draws it without a graphics card. */
const here = forAllTests({
  browser: () => startBrowser({ switches: WEBGL }),
  site: () => startSite({ environment: SAMPLES }),
});

/** Parts of the addresses of what it is made from: the practices, the coast, the library, our own drawing. */
const PARTS_OF_MAP = ["geojson", "country", "maplibre", "map-view"];

const FOUND = /^[\d,]+ dentists? found$/;
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

  test("the map has as many dentists as the list, all of them in view, in the light and in the dark", async () => {
    const { page } = await openMap(here, "/directory");
    const found = await figureIn(page, FOUND);
    expect(found).toBe(240);
    await expectFigure(page, ON_THE_MAP, (figure) => expect(figure).toBe(found));
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBe(found));
    // The coast, and dots on it.
    const share = async (colour: string) => (await findColour(canvasOf(page), colour)).share;
    await vi.waitFor(async () => {
      expect(await share(LAND)).toBeGreaterThan(0.02);
      expect(await share(DOT)).toBeGreaterThan(0.003);
    }, 15_000);
    await page.emulateMedia({ colorScheme: "dark" });
    await vi.waitFor(async () => expect(await share("#22394a")).toBeGreaterThan(0.02), 15_000);
    expect(await share(LAND)).toBeLessThan(0.001);
  });

  test("it shows what the filter finds, and follows when the results change in place", async () => {
    const { page } = await openMap(here, "/directory?location=wellington&view=list");
    const found = await figureIn(page, FOUND);
    await expectFigure(page, ON_THE_MAP, (figure) => expect(figure).toBe(found));
    await page.getByLabel("Location", { exact: true }).selectOption("nelson");
    await expectFigure(page, ON_THE_MAP, (figure) => expect(figure).toBeLessThan(found));
    // The address has the list and the open map.
    await page.reload();
    const inNelson = await figureIn(page, FOUND);
    await expectFigure(page, ON_THE_MAP, (figure) => expect(figure).toBe(inNelson));
    await page.getByRole("button", { name: "Close the map" }).click();
    expect(new URL(page.url()).hash).toBe("");
  });

  test("Back closes it and stays on the list, Forward opens it again, and closing it adds no step", async () => {
    const { page, panel } = await openMap(here, "/directory?location=wellington");
    await page.goBack();
    await panel.waitFor({ state: "detached" });
    expect(page.url()).toMatch(/location=wellington$/);
    await page.goForward();
    await panel.waitFor();
    await page.getByRole("button", { name: "Close the map" }).click();
    await panel.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Open the map" }).click();
    await panel.waitFor();
    await page.getByRole("button", { name: "Close the map" }).click();
    await panel.waitFor({ state: "detached" });
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  test("it opens in view, with its buttons on it, and ends where the coastline is still true", async () => {
    const { page, panel } = await openMap(here, "/directory?location=wellington");
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
    const { page, panel } = await openMap(here, "/directory");
    const opener = page.getByRole("button", { name: "Close the map" });
    await opener.focus();
    await page.keyboard.press("Tab");
    expect(await hasFocus(canvasOf(page))).toBe(true);
    const first = panel.getByRole("listitem").first().getByRole("button");
    await first.waitFor();
    for (let step = 0; step < 8 && !(await hasFocus(first)); step++) await page.keyboard.press("Tab");
    const name = await first.locator("b").first().innerText();
    await page.keyboard.press("Enter");
    const card = panel.getByRole("group", { name });
    const heading = card.getByRole("heading", { name });
    await vi.waitFor(async () => expect(await hasFocus(heading)).toBe(true), 15_000);
    expect(await first.getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Tab");
    const profile = card.getByRole("link", { name: /^View Profile/ });
    expect(await hasFocus(profile)).toBe(true);
    const { status } = await fetch(new URL((await profile.getAttribute("href"))!, here.site.url));
    expect(status).toBe(200);
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    expect(await hasFocus(first)).toBe(true);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await hasFocus(page.getByRole("button", { name: "Open the map" }))).toBe(true);
  });

  test("the map moves by keyboard: closer, and aside", async () => {
    const { page } = await openMap(here, "/directory");
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
    const { page, panel } = await openMap(here, "/directory");
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
    const one = await openMap(here, `/directory?q=${encodeURIComponent(name)}`);
    const found = await figureIn(one.page, FOUND);
    expect(found).toBe(1);
    await expectFigure(one.page, IN_VIEW, (figure) => expect(figure).toBe(1));
    await vi.waitFor(async () => {
      const dot = await findColour(canvasOf(one.page), DOT);
      await canvasOf(one.page).click({ position: dot });
      expect(await one.panel.getByRole("group", { name }).count()).toBe(1);
    }, 15_000);
    expect(await hasFocus(one.panel.getByRole("heading", { name }))).toBe(true);
  });

  test("the list of the page and the map point at each other", async () => {
    const { page, panel } = await openMap(here, "/directory");
    await expectFigure(page, IN_VIEW, (figure) => expect(figure).toBe(240));
    const canvas = canvasOf(page);
    const card = page.getByRole("main").getByRole("article").first();
    await vi.waitFor(
      async () => expect((await canvas.screenshot()).equals(await canvas.screenshot())).toBe(true),
      15_000,
    );
    const before = await canvas.screenshot();
    const isAsBefore = async () => (await canvas.screenshot()).equals(before);
    // What is over the map would be in its picture: the page stays where it is.
    const focus = (one: Locator) =>
      one.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await focus(panel.getByRole("listitem").first().getByRole("button"));
    await vi.waitFor(async () => expect(await isAsBefore()).toBe(false), 10_000);
    await focus(page.getByLabel("Sort by"));
    await vi.waitFor(async () => expect(await isAsBefore()).toBe(true), 10_000);
    await focus(card.getByRole("link").first());
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
    "axe finds nothing with the map and a card open, nothing is too wide, and one finger scrolls the page of a phone: $device",
    async (as) => {
      const { page, panel } = await openMap(here, "/directory?location=wellington", as);
      await panel.getByRole("listitem").first().getByRole("button").click();
      await panel.getByRole("group").waitFor();
      expect(await faultsOfAxe(page)).toEqual([]);
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
      const touched = await canvasOf(page).evaluate((canvas) => getComputedStyle(canvas).touchAction);
      if (as.device === "phone") expect(touched).toBe("pan-x pan-y");
    },
  );
});

test("The page of a place has a map of its own dentists", async () => {
  const { page } = await openMap(here, "/locations/wellington");
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
  await page.getByText(/This browser can’t show the map/).waitFor();
  expect(await page.getByRole("main").getByRole("article").count()).toBe(24);
  await page.getByRole("button", { name: "Close the map" }).click();
  await page.getByText(/This browser can’t show the map/).waitFor({ state: "detached" });
});
