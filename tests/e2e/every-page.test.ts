import { describe, expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { openBrowser, openState, showWhole, startBrowser } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { overflow } from "../support/overflow.ts";
import { sharedSite } from "../support/shared-site.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { tabForEachLook } from "../support/tabs.ts";
import { everyTemplate } from "../support/templates.ts";

/** One state of each page file, and each form that was sent. */
const TEMPLATES = [...everyTemplate(), ...EVERY_PAGE.filter((one) => one.isSubmitted)];
/** Every state in the full suite; in the daily one a quarter: axe alone takes 0.7 s of CPU time of a page. */
const PAGES = isFullSuite ? EVERY_PAGE : sampleOf(TEMPLATES, 11);

const here = forAllTests({
  browser: openBrowser,
  largeText: () => startBrowser({ isLargeText: true }),
  site: sharedSite,
});
const tab = tabForEachLook();
const largeTab = tabForEachLook();

const LOOKS = [
  { device: "desktop", dark: false },
  { device: "phone", dark: true },
] as const;

/** Each page in both looks in the full suite; in the daily one they take turns, because pages share their styles. */
const LOOKED = PAGES.flatMap((page, at) =>
  LOOKS.filter((_, look) => isFullSuite || at % LOOKS.length === look).map((look) => ({ ...page, ...look })),
);

test.each(LOOKED)(
  "$state ($path) has nothing that keeps anyone out, nor needs sideways scrolling at 320 px ($device, dark $dark)",
  async ({ path, isSubmitted, device, dark }) => {
    const { page, faults } = await tab(here.browser, { device, dark });
    await openState(page, here.site.url, { path, isSubmitted });
    await showWhole(page);
    expect(await faultsOfAxe(page)).toEqual([]);
    expect(await overflow(page, 320)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

/** CSS pixels. 320 holds fewest words; at 1280 a desk has its columns, at 640 half of them. */
const WIDTHS = isFullSuite ? [1280, 640, 390, 320] : [1280, 320];

describe("With text at twice its size", () => {
  test.each([...new Set(PAGES.map(({ path }) => path))])(
    "%s needs no sideways scrolling, on a phone or without our fonts either",
    async (path) => {
      const { page } = await largeTab(here.largeText);
      await page.goto(`${here.site.url}${path}`);
      for (const width of WIDTHS) expect(await overflow(page, width)).toEqual([]);
      expect(await page.evaluate(takeOurFontsAway)).toBeGreaterThan(0);
      for (const width of WIDTHS) expect(await overflow(page, width)).toEqual([]);
    },
  );
});

/** In the browser: as where fonts from the network are not allowed. Gives how many rules are gone. */
function takeOurFontsAway(): number {
  const takenFrom = (group: CSSStyleSheet | CSSGroupingRule): number => {
    let gone = 0;
    for (const [at, rule] of [...group.cssRules].entries().toArray().toReversed())
      if (rule instanceof CSSGroupingRule) gone += takenFrom(rule);
      else if (rule instanceof CSSFontFaceRule && rule.cssText.includes("url(")) {
        group.deleteRule(at);
        gone++;
      }
    return gone;
  };
  return [...document.styleSheets].reduce((gone, sheet) => gone + takenFrom(sheet), 0);
}
