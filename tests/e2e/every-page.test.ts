import AxeBuilder from "@axe-core/playwright";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { openBrowser, visit } from "../support/browser.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

let browser: Browser;
let site: RunningSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startSite()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.dispose();
});

const LOOKS = [
  { device: "desktop", dark: false },
  { device: "phone", dark: true },
] as const;

describe.each(EVERY_PAGE)("$state ($path)", ({ path, isSubmitted }) => {
  test.each(LOOKS)("has nothing that keeps anybody out ($device, dark $dark)", async (look) => {
    const { page, context, faults } = await visit(browser, look);
    await page.goto(`${site.url}${path}`);
    if (isSubmitted) await page.getByRole("main").getByRole("button", { name: /Send/ }).click();
    // As tall as the page, so that the dock covers nothing that a visitor could scroll to.
    const { width } = page.viewportSize()!;
    await page.setViewportSize({
      width,
      height: await page.evaluate(() => document.documentElement.scrollHeight),
    });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
      [],
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  test("needs no sideways scrolling at 320 px, not even with text at twice its size", async () => {
    const { page, context } = await visit(browser);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${site.url}${path}`);
    expect(await overflow()).toEqual([]);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await overflow()).toEqual([]);
    await context.close();

    /** The elements that stick out, so that a failure names them. */
    function overflow(): Promise<string[]> {
      return page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= width) return [];
        return [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > width + 1 && !element.closest("svg"))
          .slice(0, 5)
          .map((element) => element.outerHTML.slice(0, 120));
      });
    }
  });
});
