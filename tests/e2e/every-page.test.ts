import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { openBrowser, openState, showWhole, SIZES, startBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { isFullSuite } from "../support/suite.ts";
import { everyTemplate } from "../support/templates.ts";

/** Every state in the full suite; in the daily one a state of each page file, and each form that was sent. */
const PAGES = isFullSuite ? EVERY_PAGE : [...everyTemplate(), ...EVERY_PAGE.filter((one) => one.isSubmitted)];

const here = forAllTests({
  browser: openBrowser,
  largeText: () => startBrowser({ isLargeText: true }),
  withoutFonts: () => startBrowser({ isLargeText: true, switches: ["--disable-remote-fonts"] }),
  site: sharedSite,
});

const LOOKS = [
  { device: "desktop", dark: false },
  { device: "phone", dark: true },
] as const;

type Visit = Awaited<ReturnType<typeof visit>>;

/** One tab for each look, resized and used again: a new one for each page would take longer than to look at it. */
const tabs = new Map<string, Promise<Visit>>();
function tabOf(name: string, open: () => Promise<Visit>): Promise<Visit> {
  if (!tabs.has(name)) tabs.set(name, open());
  return tabs.get(name)!;
}

describe.each(PAGES)("$state ($path)", ({ path, isSubmitted }) => {
  test.each(LOOKS)("has nothing that keeps anybody out ($device, dark $dark)", async (look) => {
    const { page, faults } = await tabOf(look.device, () => visit(here.browser, look));
    await page.setViewportSize(SIZES[look.device]);
    await openState(page, here.site.url, { path, isSubmitted });
    await showWhole(page);
    expect(await faultsOfAxe(page)).toEqual([]);
    expect(faults.splice(0)).toEqual([]);
  });

  test("needs no sideways scrolling at 320 px, nor with text at twice its size, on a phone or without our fonts either", async () => {
    const normal = await tabOf("narrow", () => visit(here.browser));
    await normal.page.goto(`${here.site.url}${path}`);
    expect(await overflow(normal.page, 320)).toEqual([]);
    const large = await tabOf("large text", () => visit(here.largeText));
    await large.page.goto(`${here.site.url}${path}`);
    for (const width of [1280, 640, 390, 320]) expect(await overflow(large.page, width)).toEqual([]);
    const system = await tabOf("large text, system fonts", () => visit(here.withoutFonts));
    await system.page.goto(`${here.site.url}${path}`);
    for (const width of [1280, 640, 390, 320]) expect(await overflow(system.page, width)).toEqual([]);
  });
});

/** The elements that stick out of the page, and the controls out of which their own words do, so that a failure names them. */
async function overflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => {
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
}
