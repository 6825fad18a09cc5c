import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { openDirectory } from "../support/directory.ts";
import { site } from "../support/shared-site.ts";
import { countOnMap, pinsOf } from "../support/moving-map.ts";
import { sampleOf } from "../support/suite.ts";
import { sideways } from "../support/tray.ts";
import { open, tab } from "../support/tabs.ts";

/** On a wide screen the directory has its map beside the list, and the two answer each other. */

const WIDE = { width: 1280, height: 900 };

test("A directory of 24 practices has at most 1,280 elements, with all that a card holds", async () => {
  const { page } = await tab({ device: "phone", script: false });
  for (const path of sampleOf(["/directory?location=wellington", "/directory"], 1)) {
    await page.goto(site.url + path);
    expect(await page.getByRole("article").count()).toBe(24);
    expect(await page.locator("*").count(), path).toBeLessThanOrEqual(1_280);
  }
  await page.setViewportSize(WIDE);
  for (const part of [".card-summary", ".card-services", ".card-hours"])
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(24);
  for (const act of [/^Book Now with |^Call to book: /, /^View Profile: /, /^Compare /])
    expect(await page.getByRole("article").getByRole("link", { name: act }).count()).toBe(24);
});

test("A card makes its pin stand out by pointer, key and touch, and a pin its card", async () => {
  const { page } = await openDirectory("/directory?location=wellington");
  const card = page.getByRole("article").nth(2);
  await card.hover();
  await expect.poll(() => pointed(page)).toEqual(["3", "3"]);
  await page.mouse.move(2, 2);
  await expect.poll(() => pointed(page)).toEqual([]);
  await page.getByRole("article").nth(4).getByRole("link").first().focus();
  await expect.poll(() => pointed(page)).toEqual(["5", "5"]);
  await page.locator(".pin").nth(7).hover();
  await expect.poll(() => pointed(page)).toEqual(["8", "8"]);
  await page.locator(".pin").nth(7).dispatchEvent("pointerdown");
  await page.locator(".pin").nth(7).click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#dentist-\d+$/);
  const eighth = page.getByRole("article").nth(7);
  await expect.poll(() => eighth.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await eighth.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
});

test("Dragging the drawing with the mouse opens the map that moves, as its button does; a press on it does not", async () => {
  const { page } = await openDirectory("/directory?location=wellington");
  const { x, y, width } = (await page.locator(".list-map").boundingBox())!;
  const [left, top] = [x + width / 8, y + 300];
  const map = page.getByRole("region", { name: "Map of practices" });
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 2, top);
  await page.mouse.up();
  expect([new URL(page.url()).hash, await map.count()]).toEqual(["", 0]);
  await page.mouse.down();
  // React may have to come first, so the hand goes on until the map is there.
  const opened = async () => {
    await page.mouse.move(left + 10, top + 20);
    await page.mouse.move(left + 40, top + 60);
    return new URL(page.url()).hash;
  };
  await expect.poll(opened).toBe("#map");
  await page.mouse.up();
  await map.getByText("In the list").waitFor();
});

test("The map stays beside the list while it scrolls, up to the edge of the window", async () => {
  const { page } = await openDirectory("/directory?location=wellington&view=list");
  const map = page.locator(".list-map");
  for (const top of [0, 1_500]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    const { x, width } = (await map.boundingBox())!;
    expect(Math.round(x + width)).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    expect(width).toBeGreaterThanOrEqual(480);
    expect(await map.evaluate((one) => one.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
  }
});

test("A chosen filter shows its list after at most 300 ms of the browser’s work, with its pins", async () => {
  const { page } = await openDirectory("/directory?location=wellington");
  const work = await workOf(page);
  const times: number[] = [];
  for (const value of ["invisalign", "implants", "braces", ""]) {
    const before = await work();
    await page.evaluate(async (chosen) => {
      const list = document.querySelector<HTMLSelectElement>("#service")!;
      const heading = () => document.querySelector("h1")!.textContent;
      const shown = heading();
      list.value = chosen;
      list.dispatchEvent(new Event("change", { bubbles: true }));
      while (heading() === shown) await new Promise(requestAnimationFrame);
    }, value);
    times.push((await work()) - before);
    expect(await page.locator(".pin").count()).toBe(await page.getByRole("article").count());
  }
  expect(times.toSorted((a, b) => a - b)[1]).toBeLessThanOrEqual(300);
});

/** Reads the processor time of the page's main thread, in milliseconds: a clock would count what else the machine does. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")!.value * 1_000;
  };
}

test("The sheet of filters keeps the focus, says what each leaves, and gives the focus back", async () => {
  const { page } = await openDirectory("/directory?location=wellington");
  const opener = page.getByRole("button", { name: /^More filters/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.waitFor();
  expect(await faultsOfAxe(page)).toEqual([]);
  const label = await sheet.locator("label", { hasText: "Step-free" }).textContent();
  await sheet.getByLabel(/^Step-free/).check();
  const left = /\d+$/.exec(label!)![0];
  await sheet.getByRole("button", { name: `Show ${left} dentists` }).waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement!.textContent)).toContain("More filters");
  expect(await page.getByRole("heading", { name: `${left} dentists found` }).isVisible()).toBe(true);
});

test("Without scripts a button sends the filters, those in a fold too, and the order; the answer begins with its count, and pins lead to cards", async () => {
  const { page } = await open("/directory?location=wellington", { device: "phone", script: false });
  await page.locator("summary", { hasText: "Filters" }).click();
  await page.getByLabel(/^Step-free/).check();
  await page
    .getByRole("radio", { name: /^On Saturdays/ })
    .first()
    .check();
  await page.getByRole("button", { name: "Show results" }).click();
  await page.waitForURL(
    ({ searchParams: asked }) => asked.get("open") === "saturday" && asked.get("wheelchair") === "yes",
  );
  expect(new URL(page.url()).hash).toBe("#count");
  const { y } = (await page.getByRole("heading", { name: /dentists? found/ }).boundingBox())!;
  expect(y, "below the header").toBeGreaterThan(0);
  expect(y).toBeLessThan(420);
  await page.locator("summary", { hasText: "Filters" }).click();
  await page.getByLabel("Sort by").selectOption("name");
  await page.getByRole("button", { name: "Show results", exact: true }).click();
  await page.waitForURL(/sort=name/);
  await page.setViewportSize(WIDE);
  const pin = page.locator(".pin").first();
  const target = await pin.getAttribute("href");
  await pin.click();
  await expect.poll(() => new URL(page.url()).hash).toBe(target);
});

/** The numbers of the pin and of the card that stand out. */
function pointed(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll(".practice-card")];
    const pins = [...document.querySelectorAll(".pin-pointed")].map(({ textContent }) => textContent);
    const tinted = cards.flatMap((card, at) => (card.hasAttribute("data-pointed") ? String(at + 1) : []));
    return [...pins, ...tinted];
  });
}

test.each([360, 390])(
  "On a phone of %i px nothing lies on the numbers and plates of the map, neither another nor a button nor a name",
  async (width) => {
    const { page } = await tab({ device: "phone" });
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`${site.url}/directory?location=auckland`);
    await page.getByRole("button", { name: "Open the map" }).click();
    await pinsOf(page).first().waitFor();
    for (const steps of [0, 1, 2]) {
      if (steps > 0) await page.getByRole("button", { name: "Zoom in", exact: true }).click();
      await countOnMap(page);
      await expect.poll(() => page.evaluate(coveredOnMap), { message: `${steps} steps nearer` }).toEqual([]);
    }
    expect(await page.evaluate(sideways)).toBe(0);
  },
);

/** In the browser: what lies on a plate, and what is cut by the edge, before the map is moved. */
function coveredOnMap(): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ words: one.textContent, box: one.getBoundingClientRect() }));
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const edge = document.querySelector(".live-map-box")!.getBoundingClientRect();
  const plates = boxes(".live-map-plate").filter(({ words }) => words !== "");
  const others = [
    ...plates,
    ...boxes(".live-map-disc, .zoom-map, .open-map").filter(({ words }) => words !== ""),
    ...boxes(".name-tiles text"),
  ];
  return plates.flatMap(({ words, box }, at) => {
    const isCut =
      box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
    return [
      ...(isCut ? [`${words} is cut`] : []),
      ...others
        .filter((other) => other !== plates[at] && meet(box, other.box))
        .map((other) => `${words} under ${other.words}`),
    ];
  });
}
