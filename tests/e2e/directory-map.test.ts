import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";

/** On a wide screen the directory has its map beside the list, and the two answer each other. */
const here = forAllTests({ browser: openBrowser, site: sharedSite });

const WIDE = { width: 1280, height: 900 };

test("A directory of 24 practices has at most 1,200 elements, with all that a card holds", async () => {
  const { page, context } = await visit(here.browser, { device: "phone", script: false });
  for (const path of ["/directory", "/directory?location=wellington"]) {
    await page.goto(here.site.url + path);
    expect(await page.getByRole("article").count()).toBe(24);
    expect(await page.locator("*").count(), path).toBeLessThanOrEqual(1_200);
  }
  await page.setViewportSize(WIDE);
  for (const part of [".card-summary", ".card-services", ".card-hours"])
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(24);
  for (const act of [/^Book Now with |^Call to book: /, /^View Profile: /, /^Compare /])
    expect(await page.getByRole("article").getByRole("link", { name: act }).count()).toBe(24);
  await context.close();
});

test("A card makes its pin stand out by pointer, key and touch, and a pin its card", async () => {
  const { page, faults } = await openWide("/directory?location=wellington");
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
  expect(new URL(page.url()).hash).toMatch(/^#dentist-\d+$/);
  const eighth = page.getByRole("article").nth(7);
  await expect.poll(() => eighth.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await eighth.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(faults).toEqual([]);
});

test("The map stays beside the list while it scrolls, up to the edge of the window", async () => {
  const { page } = await openWide("/directory?location=wellington&view=list");
  const map = page.locator(".list-map");
  for (const top of [0, 1_500]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    const { x, width } = (await map.boundingBox())!;
    expect(Math.round(x + width)).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    expect(width).toBeGreaterThanOrEqual(480);
    expect(await map.evaluate((one) => one.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
  }
});

test("A chosen filter shows its list within 300 ms, with its pins", async () => {
  const { page } = await openWide("/directory?location=wellington");
  const times: number[] = [];
  for (const service of ["invisalign", "implants", "braces", "veneers", "whitening", ""]) {
    const value = service === "whitening" ? "teeth-whitening" : service;
    times.push(
      await page.evaluate(async (chosen) => {
        const list = document.querySelector<HTMLSelectElement>("#service")!;
        const count = document.querySelector("h1")!;
        const before = count.textContent;
        const start = performance.now();
        list.value = chosen;
        list.dispatchEvent(new Event("change", { bubbles: true }));
        while (count.textContent === before) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }, value),
    );
    expect(await page.locator(".pin").count()).toBe(await page.getByRole("article").count());
  }
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThanOrEqual(300);
});

test("The sheet of filters keeps the focus, says what each leaves, and gives the focus back", async () => {
  const { page, faults } = await openWide("/directory?location=wellington");
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
  expect(await sheet.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement!.textContent)).toContain("More filters");
  expect(await page.getByRole("heading", { name: `${left} dentists found` }).isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

test("Without scripts the further filters are a fold of the form, and pins lead to their cards", async () => {
  const { page, context } = await visit(here.browser, { device: "phone", script: false });
  await page.goto(`${here.site.url}/directory?location=wellington`);
  await page.locator("summary", { hasText: "Filters" }).click();
  await page.getByLabel(/^Step-free/).check();
  await page.getByLabel("Open", { exact: true }).selectOption("saturday");
  await page.getByRole("button", { name: "Show results" }).click();
  await page.waitForURL(/open=saturday.*wheelchair=yes/);
  await page.setViewportSize(WIDE);
  const pin = page.locator(".pin").first();
  const target = await pin.getAttribute("href");
  await pin.click();
  expect(new URL(page.url()).hash).toBe(target);
  await context.close();
});

async function openWide(path: string) {
  const look = await visit(here.browser, { device: "desktop", script: true });
  await look.page.setViewportSize(WIDE);
  await look.page.goto(here.site.url + path);
  await look.page.locator("h1").hover();
  await look.page
    .locator("[data-island='app/directory/directory'][data-hydrated]")
    .waitFor({ state: "attached" });
  return look;
}

/** The numbers of the pin and of the card that stand out. */
function pointed(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll(".practice-card")];
    const pins = [...document.querySelectorAll(".pin-pointed")].map(({ textContent }) => textContent);
    const tinted = cards.flatMap((card, at) => (card.hasAttribute("data-pointed") ? String(at + 1) : []));
    return [...pins, ...tinted];
  });
}
