import AxeBuilder from "@axe-core/playwright";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { openBrowser, openState, showWhole, visit } from "../support/browser.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

let browser: Browser;
let largeText: Browser;
let site: RunningSite;

beforeAll(async () => {
  [browser, largeText, site] = await Promise.all([
    openBrowser(),
    openBrowser({ isLargeText: true }),
    startSite(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await largeText?.close();
  await site?.dispose();
});

const LOOKS = [
  { device: "desktop", dark: false },
  { device: "phone", dark: true },
] as const;

describe.each(EVERY_PAGE)("$state ($path)", ({ path, isSubmitted }) => {
  test.each(LOOKS)("has nothing that keeps anybody out ($device, dark $dark)", async (look) => {
    const { page, context, faults } = await visit(browser, look);
    await openState(page, site.url, { path, isSubmitted });
    await showWhole(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
      [],
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  test("needs no sideways scrolling at 320 px, nor with text at twice its size, on a phone either", async () => {
    expect(await overflow(browser, 320)).toEqual([]);
    expect(await overflow(largeText, 640)).toEqual([]);
    expect(await overflow(largeText, 1280)).toEqual([]);
    expect(await overflow(largeText, 390)).toEqual([]);
  });

  /** The elements that stick out, so that a failure names them. */
  async function overflow(by: Browser, width: number): Promise<string[]> {
    const { page, context } = await visit(by);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}${path}`);
    const found = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.querySelectorAll("body *")]
        .filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1 && !element.closest("svg"),
        )
        .slice(0, 5)
        .map((element) => element.outerHTML.slice(0, 120));
    });
    await context.close();
    return found;
  }
});
