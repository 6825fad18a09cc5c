import type { Browser } from "playwright-core";
import { describe, expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { openBrowser, openState, showWhole, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startSite } from "../support/running-site.ts";

const here = forAllTests({
  browser: openBrowser,
  largeText: () => openBrowser({ isLargeText: true }),
  site: () => startSite(),
});

const LOOKS = [
  { device: "desktop", dark: false },
  { device: "phone", dark: true },
] as const;

describe.each(EVERY_PAGE)("$state ($path)", ({ path, isSubmitted }) => {
  test.each(LOOKS)("has nothing that keeps anybody out ($device, dark $dark)", async (look) => {
    const { page, context, faults } = await visit(here.browser, look);
    await openState(page, here.site.url, { path, isSubmitted });
    await showWhole(page);
    expect(await faultsOfAxe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("needs no sideways scrolling at 320 px, nor with text at twice its size, on a phone either", async () => {
    expect(await overflow(here.browser, 320)).toEqual([]);
    expect(await overflow(here.largeText, 640)).toEqual([]);
    expect(await overflow(here.largeText, 1280)).toEqual([]);
    expect(await overflow(here.largeText, 390)).toEqual([]);
    expect(await overflow(here.largeText, 320)).toEqual([]);
  });

  /** The elements that stick out of the page, and the controls out of which their own words do, so that a failure names them. */
  async function overflow(by: Browser, width: number): Promise<string[]> {
    const { page, context } = await visit(by);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${here.site.url}${path}`);
    const found = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const all = [...document.querySelectorAll("body *")];
      const outside =
        scrollWidth > clientWidth
          ? all.filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && !one.closest("svg"))
          : [];
      const cut = all.filter(
        (one) =>
          one.matches("a, button, label, summary") &&
          one.checkVisibility() &&
          one.clientWidth > 1 &&
          one.scrollWidth > one.clientWidth + 1,
      );
      return [...outside, ...cut].slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
    });
    await context.close();
    return found;
  }
});
