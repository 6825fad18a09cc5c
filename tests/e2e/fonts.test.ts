import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { FONTS_KEY } from "#kit/shell/fonts.ts";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { loadedFonts } from "../support/loaded-fonts.ts";
import { sharedSite } from "../support/shared-site.ts";

/** No page waits for our fonts, and none is laid out twice because of them. */
const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});

describe("On a phone that was never here", () => {
  test("the first page asks for no font before it is whole, and the next one is written in ours", async () => {
    const { page, context, faults } = await visit(here.browser, { device: "phone" });
    await page.goto(here.site.url);
    expect(await loadedFonts(page)).toEqual([]);
    await page.waitForFunction((key) => key in localStorage, FONTS_KEY);
    expect(await fontsBeforeLoad(page)).toEqual([]);
    expect(await loadedFonts(page)).toEqual([]);
    await page.goto(`${here.site.url}/directory`);
    expect(await loadedFonts(page)).toEqual(["Niho Display", "Niho Text"]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("whose browser lets nothing be stored, every page stays in the fonts of the phone", async () => {
    const { page, context, faults } = await visit(here.browser, { device: "phone" });
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("Storage is blocked", "SecurityError");
      };
      Object.defineProperty(globalThis, "localStorage", { get: refuse });
    });
    for (const path of ["/", "/directory"]) {
      await page.goto(here.site.url + path, { waitUntil: "networkidle" });
      expect(await loadedFonts(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test("without scripts a page asks for our fonts itself", async () => {
    const { page, context } = await visit(here.browser, { device: "phone", script: false });
    const asked = page.waitForRequest(/niho-text-.+\.woff2$/);
    await page.goto(here.site.url);
    expect((await asked).resourceType()).toBe("font");
    await context.close();
  });
});

function fontsBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".woff2") && startTime < loadEventStart)
      .map(({ name }) => name);
  });
}
