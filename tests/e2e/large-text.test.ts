import { expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { startBrowser } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { overflow } from "../support/overflow.ts";
import { sharedSite } from "../support/shared-site.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { tabForEachLook } from "../support/tabs.ts";
import { everyTemplateAndSent } from "../support/templates.ts";

/** For a visitor who has set the browser's text to twice its size. */
const here = forAllTests({ largeText: () => startBrowser({ isLargeText: true }), site: sharedSite });
const tab = tabForEachLook();

/** Every state in the full suite, a sixth of the page files in the daily one. */
const PAGES = isFullSuite ? EVERY_PAGE : sampleOf(everyTemplateAndSent(), 7);

/** CSS pixels. 320 holds fewest words; at 1280 a desk has its columns, at 640 half of them. */
const WIDTHS = isFullSuite ? [1280, 640, 390, 320] : [1280, 320];

test.each([...new Set(PAGES.map(({ path }) => path))])(
  "%s needs no sideways scrolling with text at twice its size, in our fonts and in others",
  async (path) => {
    const { page } = await tab(here.largeText);
    await page.goto(`${here.site.url}${path}`);
    for (const width of WIDTHS) expect(await overflow(page, width)).toEqual([]);
    expect(await page.evaluate(takeOurFontsAway)).toBeGreaterThan(0);
    for (const width of WIDTHS) expect(await overflow(page, width)).toEqual([]);
  },
);

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
