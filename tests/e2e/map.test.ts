import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { startBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { holdBack } from "../support/hold-requests.ts";
import { ALL, countOnMap, mapOf, openMap, pinsOf, platesOf, SAMPLES } from "../support/moving-map.ts";
import { startSite } from "../support/running-site.ts";
import { hasFocus } from "../support/tabs.ts";
import { sideways } from "../support/tray.ts";

/** The map that moves, whose numbers are those of the list beside it. */
const here = forAllTests({ browser: () => startBrowser(), site: () => startSite({ environment: SAMPLES }) });

/** Parts of the addresses of what it is made from: its pins, its tiles, and our own view of it with the library. */
const PARTS_OF_MAP = ["/directory/map.json", "/directory/map/", "/assets/map-view"];
const WELLINGTON = "/directory?location=wellington";
const WAIT = { timeout: 15_000, interval: 100 };

describe("Opening it", () => {
  test("nothing of the map is fetched before a visitor asks for it, and then at most 150 kB until all of it is there", async () => {
    const { page, context } = await visit(here.browser, { device: "phone" });
    const sizes: Promise<number>[] = [];
    const bytes = async () => (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
    const asked: string[] = [];
    page.on("requestfinished", (request) => {
      asked.push(new URL(request.url()).pathname);
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(here.site.url + WELLINGTON, { waitUntil: "networkidle" });
    expect(asked.join()).toMatch(/\/assets\/start-/);
    const ofTheMap = () => PARTS_OF_MAP.filter((part) => asked.some((path) => path.includes(part)));
    expect(ofTheMap()).toEqual([]);
    const before = await bytes();
    await page.getByRole("button", { name: "Open the map" }).click();
    await pinsOf(page).first().waitFor();
    await expect.poll(ofTheMap).toEqual(PARTS_OF_MAP);
    await page.waitForLoadState("networkidle");
    await expect.poll(async () => (await bytes()) - before).toBeGreaterThan(30_000);
    // No size can be asked for once the page is closed.
    page.removeAllListeners("requestfinished");
    expect((await bytes()) - before).toBeLessThanOrEqual(150_000);
    await context.close();
  });

  test("a press asks for its script, its styles and its list at once, and none of them waits for another", async () => {
    const { page, context } = await visit(here.browser, { device: "phone" });
    const parts = ["**/directory/map.json?*", "**/assets/map-view-*.js", "**/assets/live-map-*.css"];
    const held = await Promise.all(parts.map((part) => holdBack(page, part)));
    await page.goto(here.site.url + WELLINGTON);
    await page.getByRole("button", { name: "Open the map" }).click();
    await Promise.all(held.map(({ isAsked }) => isAsked));
    await Promise.all(held.map(({ letGo }) => letGo()));
    await pinsOf(page).first().waitFor();
    expect(await page.getByRole("button", { name: "Close the map" }).isVisible()).toBe(true);
    await context.close();
  });

  test("on a desk the drawing stays where it is until the numbers have come, and “Zoom in” on it opens the map one step nearer", async () => {
    const { page, context } = await visit(here.browser);
    await page.goto(here.site.url + WELLINGTON);
    const zoomIn = page.getByRole("button", { name: "Zoom in" }).first();
    let answer: () => void = () => undefined;
    await page.route("**/directory/map.json?**", async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await zoomIn.click();
    await page.locator(".live-map").waitFor({ state: "attached" });
    expect(await page.locator(".list-map .pin").first().isVisible()).toBe(true);
    expect(await page.locator(".live-map").isVisible()).toBe(false);
    await vi.waitFor(() => answer(), WAIT);
    await vi.waitFor(async () => {
      answer();
      expect(await page.locator(".live-map").isVisible()).toBe(true);
    }, WAIT);
    expect(await hasFocus(zoomIn)).toBe(true);
    await page.getByRole("button", { name: "Search this area" }).waitFor();
    await context.close();
  });

  test("on a desk the mouse closes it again, and its numbers can be read in the colours that a reader has chosen", async () => {
    const { page, panel } = await openMap(here, WELLINGTON);
    await page.emulateMedia({ forcedColors: "active" });
    const { adjust, ink, ground } = await pinsOf(page)
      .first()
      .evaluate((pin) => {
        const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(pin);
        return { adjust: forcedColorAdjust, ink: color, ground: backgroundColor };
      });
    expect(adjust, "no plate of the page’s colour behind the number").toBe("none");
    expect(ink).not.toBe(ground);
    await page.getByRole("button", { name: "Close the map" }).click();
    await panel.waitFor({ state: "detached" });
    expect(await page.locator(".list-map .pin").first().isVisible()).toBe(true);
  });

  test("Back closes it and stays on the list, Forward opens it again, and closing it adds no step", async () => {
    const { page, panel } = await openMap(here, WELLINGTON, { device: "phone" });
    await page.goBack();
    await panel.waitFor({ state: "detached" });
    expect(page.url()).toMatch(/location=wellington$/);
    await page.goForward();
    await panel.waitFor();
    for (let time = 0; time < 2; time++) {
      await page.getByRole("button", { name: "Close the map" }).click();
      await panel.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Open the map" }).click();
      await panel.waitFor();
    }
    await page.getByRole("button", { name: "Close the map" }).click();
    await panel.waitFor({ state: "detached" });
    await page.goBack();
    await expect.poll(() => page.url()).toBe("about:blank");
  });

  test("without scripts there is no button for it, and the list of an area is a page like any other", async () => {
    const { page, context } = await visit(here.browser, { script: false });
    await page.goto(`${here.site.url}/directory?area=174.6,-41.4,175,-41.1`);
    for (const words of ["Open the map", "Zoom in"])
      expect(await page.getByText(words).first().isVisible(), words).toBe(false);
    const found = await page.getByRole("heading", { name: /dentists found/ }).innerText();
    expect(Number(/\d+/.exec(found)![0])).toBeGreaterThan(20);
    expect(await page.getByRole("link", { name: /Area on the map/ }).isVisible()).toBe(true);
    await context.close();
  });
});

describe("One map", () => {
  test("the numbers of the list are the map's, others are plates, and together they are all that is found", async () => {
    const { page } = await openMap(here, "/directory");
    await expect.poll(() => platesOf(page).count()).toBeGreaterThan(0);
    expect(await countOnMap(page)).toBe(ALL);
    const names = await page.getByRole("article").getByRole("heading", { level: 3 }).allInnerTexts();
    expect(await namesOfPins(page)).toEqual(names.map((name, at) => `${at + 1}: ${name}`));
  });

  test("a card under the pointer or with the focus lights its pin, a pin its card", async () => {
    const { page } = await openMap(here, WELLINGTON);
    const lit = () =>
      page.evaluate(() => {
        const cards = [...document.querySelectorAll(".practice-card")];
        return [
          ...[...document.querySelectorAll(".live-map-disc[data-pointed]")].map(
            ({ textContent }) => textContent,
          ),
          ...cards.flatMap((card, at) => (card.hasAttribute("data-pointed") ? String(at + 1) : [])),
        ];
      });
    await page.getByRole("article").nth(2).hover();
    await expect.poll(lit).toEqual(["3", "3"]);
    await page.mouse.move(2, 2);
    await page.getByRole("article").nth(4).getByRole("link").first().focus();
    await expect.poll(lit).toEqual(["5", "5"]);
    await pinsOf(page).filter({ hasText: /^7$/ }).hover();
    await expect.poll(lit).toEqual(["7", "7"]);
  });

  test("it shows what the filter finds, and follows when the list changes in place", async () => {
    const { page } = await openMap(here, `${WELLINGTON}&view=list`);
    const before = await namesOfPins(page);
    await page.getByLabel("Location", { exact: true }).selectOption("nelson");
    await page.waitForURL(/location=nelson.*#map$/);
    await expect.poll(() => namesOfPins(page)).not.toEqual(before);
    const inNelson = await namesOfPins(page);
    await page.reload();
    await expect.poll(() => namesOfPins(page)).toEqual(inNelson);
  });

  test("moving it offers to search what is in view: list, numbers, address and a chip follow; nothing else moves; Back and Forward lead to the same view of map and list", async () => {
    const { page } = await openMap(here, WELLINGTON);
    const search = page.getByRole("button", { name: "Search this area" });
    const heading = page.getByRole("heading", { level: 1 });
    await countOnMap(page);
    expect(await search.count(), "never at rest").toBe(0);
    const words = await heading.innerText();
    await page.getByRole("button", { name: "Zoom in" }).first().click();
    await search.waitFor();
    await countOnMap(page);
    const moved = { pins: await placesOfPins(page), scroll: await page.evaluate(() => scrollY) };
    const places = () =>
      page.evaluate(() =>
        [".header", ".directory-form", ".map-beside", ".directory-list", ".live-map-box"].map((part) => {
          const { x, y, width } = document.querySelector(part)!.getBoundingClientRect();
          return [part, x, y, width];
        }),
      );
    const before = await places();
    const view = await viewOf(page);
    await search.click();
    await page.waitForURL(/\?area=[\d.,-]+#map$/);
    await search.waitFor({ state: "detached" });
    expect(await viewOf(page), "the map stays").toEqual(view);
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(moved.scroll);
    const area = new URL(page.url()).searchParams.get("area")!;
    for (const edge of area.split(",")) expect(edge).toMatch(/^-?\d+(\.\d{1,3})?$/);
    expect(await heading.innerText()).toMatch(/^\d+ dentists? in this part of the map$/);
    const answer = await fetch(`${here.site.url}/api/v1/practices?area=${area}`);
    const { count } = (await answer.json()) as { count: number };
    await expect.poll(() => pinsOf(page).count()).toBeGreaterThan(0);
    const inArea = await namesOfPins(page);
    expect(inArea.length, "as many as a page has").toBe(Math.min(count, 24));
    await page.getByRole("link", { name: /Area on the map/ }).waitFor();
    await page.goBack();
    await expect.poll(() => heading.innerText()).toBe(words);
    await expect.poll(() => placesOfPins(page)).toEqual(moved.pins);
    await page.goForward();
    await expect.poll(() => namesOfPins(page)).toEqual(inArea);
    await expect.poll(() => viewOf(page)).toEqual(view);
    await page.getByRole("link", { name: /Area on the map/ }).click();
    await page.waitForURL((url) => !url.searchParams.has("area"));
  });

  test("an address with an area opens there with all of it in view, and choosing a place leaves the area", async () => {
    const { page } = await openMap(here, "/directory?area=174.6,-41.4,175,-41.1");
    const answer = await fetch(`${here.site.url}/api/v1/practices?area=174.6,-41.4,175,-41.1`);
    expect(await countOnMap(page)).toBe(((await answer.json()) as { count: number }).count);
    expect(await page.getByRole("button", { name: "Search this area" }).count()).toBe(0);
    await page.getByLabel("Location", { exact: true }).selectOption("nelson");
    await page.waitForURL(/location=nelson/);
    expect(page.url()).not.toContain("area=");
  });

  test("a plate zooms in, the nearest one lists its practices, and a practice alone says who it is", async () => {
    const { page } = await openMap(here, "/directory?location=auckland");
    await expect.poll(() => platesOf(page).count()).toBeGreaterThan(0);
    for (let step = 0; step < 8 && !(await nearest(page).count()); step++) {
      await countOnMap(page);
      await platesOf(page).first().press("Enter");
      await countOnMap(page);
    }
    const plate = nearest(page).first();
    const count = Number(/\d+/.exec(await plate.innerText())![0]);
    await plate.press("Enter");
    await page.waitForURL(/area=/);
    const listed = await page.getByRole("heading", { level: 1 }).innerText();
    expect(Number(/\d+/.exec(listed)![0])).toBeGreaterThanOrEqual(count);
    await page.goBack();
    await page.goBack();
    const other = await openMap(here, "/directory?location=auckland&page=2");
    await countOnMap(other.page);
    const alone = other.page.locator(".live-map-one").first();
    const name = (await alone.getAttribute("aria-label"))!;
    await alone.focus();
    await other.page.keyboard.press("Enter");
    const card = other.panel.getByRole("group", { name });
    const title = card.getByRole("heading", { name });
    await expect.poll(() => hasFocus(title)).toBe(true);
    const profile = card.getByRole("link", { name: /^View Profile/ });
    expect((await fetch(new URL((await profile.getAttribute("href"))!, here.site.url))).status).toBe(200);
    await other.page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    expect(await hasFocus(alone)).toBe(true);
  });

  test("a town's page leads to the map of its dentists", async () => {
    const { page, context } = await visit(here.browser, { device: "phone" });
    await page.goto(`${here.site.url}/locations/wellington`);
    await page.getByRole("link", { name: /^Map/ }).click();
    await pinsOf(page).first().waitFor();
    expect(page.url()).toMatch(/\/directory\?location=wellington#map$/);
    await context.close();
  });
});

describe("By keyboard and finger", () => {
  test("by keyboard it moves and zooms, a pin leads to its card, and Escape closes it and gives the focus back", async () => {
    const { page, panel } = await openMap(here, WELLINGTON, { device: "phone" });
    const opener = page.getByRole("button", { name: "Close the map" });
    await mapOf(page).focus();
    const at = await viewOf(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => viewOf(page)).not.toEqual(at);
    await page.getByRole("button", { name: "Search this area" }).waitFor();
    const { zoom } = await viewOf(page);
    await page.keyboard.press("-");
    await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(zoom);
    await countOnMap(page);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement!.className)).toBe("live-map-disc");
    const number = await page.evaluate(() => Number(document.activeElement!.textContent));
    await page.keyboard.press("Enter");
    const link = page
      .getByRole("article")
      .nth(number - 1)
      .getByRole("link")
      .first();
    await expect.poll(() => hasFocus(link)).toBe(true);
    await mapOf(page).focus();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await hasFocus(page.getByRole("button", { name: "Open the map" }))).toBe(true);
    expect(await opener.count()).toBe(0);
  });

  test("on a phone a pressed pin brings its card below the map, a swiped card lights its pin, and a turned phone keeps the view", async () => {
    const { page } = await openMap(here, WELLINGTON, { device: "phone" });
    await countOnMap(page);
    // A card that is laid out by itself counts by itself, and would be number 1 whatever its pin.
    const layouts = await page
      .locator(".cards-3 article")
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).contentVisibility));
    expect(new Set(layouts)).toEqual(new Set(["visible"]));
    // There is room below the map for what a card says, before anyone scrolls.
    const first = (await page.getByRole("article").first().boundingBox())!;
    const dock = (await page.getByRole("navigation", { name: "Quick actions" }).boundingBox())!;
    expect(first.y + 200).toBeLessThanOrEqual(dock.y);
    await pinsOf(page).filter({ hasText: /^4$/ }).tap();
    const card = page.getByRole("article").nth(3);
    await vi.waitFor(async () => {
      const box = (await card.boundingBox())!;
      const map = (await mapOf(page).boundingBox())!;
      expect([box.x >= 0, box.x + box.width <= 390, box.y >= map.y + map.height - 1]).toEqual([
        true,
        true,
        true,
      ]);
    }, WAIT);
    await page
      .locator(".cards-3")
      .first()
      .evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
    await vi.waitFor(async () => {
      expect(await page.locator(".live-map-disc[data-pointed]").allInnerTexts()).toEqual(["24"]);
    }, WAIT);
    const { center } = await viewOf(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await mapOf(page).boundingBox())!.width).toBeCloseTo(844, 0);
    await countOnMap(page);
    for (const [at, degrees] of (await viewOf(page)).center.entries())
      expect(degrees).toBeCloseTo(center[at]!, 2);
    expect(await page.getByRole("button", { name: "Search this area" }).count()).toBe(0);
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
  });

  test("one finger scrolls the page and says how the map is moved; two move and zoom it", async () => {
    const { page } = await openMap(here, WELLINGTON, { device: "phone" });
    await countOnMap(page);
    const map = mapOf(page);
    expect(await map.evaluate((one) => getComputedStyle(one).touchAction)).toBe("pan-x pan-y");
    const before = await viewOf(page);
    const { x, y, width, height } = (await map.boundingBox())!;
    const [mx, my] = [x + width / 2, y + height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", far: number | null) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          far === null
            ? []
            : [
                { x: mx - far, y: my, id: 0 },
                { x: mx + far, y: my, id: 1 },
              ],
      });
    await touch("touchStart", 30);
    for (const far of [40, 60, 80, 100, 120]) await touch("touchMove", far);
    await touch("touchEnd", null);
    await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(before.zoom);
    await page.getByRole("button", { name: "Search this area" }).waitFor();
  });

  test.each([
    { device: "desktop", dark: false },
    { device: "phone", dark: true },
  ] as const)("axe finds nothing with the map open, and nothing is too wide: $device", async (as) => {
    const { page } = await openMap(here, WELLINGTON, as);
    await countOnMap(page);
    expect(await faultsOfAxe(page)).toEqual([]);
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
  });
});

test("A map that cannot be had says so, and the list stays", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  onTestFinished(() => context.close());
  await page.route("**/directory/map.json?**", (route) => route.abort());
  await page.goto(here.site.url + WELLINGTON);
  await page.getByRole("button", { name: "Open the map" }).click();
  await page.getByText(/The map couldn’t be loaded/).waitFor();
  expect(await page.getByRole("main").getByRole("article").count()).toBe(24);
});

/** Plates that zooming in would not part. */
function nearest(page: Page) {
  return mapOf(page).getByRole("button", { name: /more practices: list them$/ });
}

function namesOfPins(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const pins = [...document.querySelectorAll(".live-map-disc[aria-label]")];
    return pins
      .map((pin) => pin.getAttribute("aria-label")!)
      .toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b));
  });
}

/** Where pins are on the screen, by their names. */
function placesOfPins(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".live-map-disc[aria-label]")]
      .map((pin) => {
        const { x, y } = pin.getBoundingClientRect();
        return `${pin.getAttribute("aria-label")} ${Math.round(x)} ${Math.round(y)}`;
      })
      .toSorted(),
  );
}

/** The middle and the zoom of the map, as the history keeps them. */
async function viewOf(page: Page): Promise<{ center: number[]; zoom: number }> {
  const [latitude, longitude, zoom] = await page.evaluate(
    () => (history.state as { map?: number[] } | null)?.map ?? [0, 0, 0],
  );
  return { center: [latitude!, longitude!].map((degrees) => Math.round(degrees * 1000) / 1000), zoom: zoom! };
}
