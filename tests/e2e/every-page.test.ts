import { expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { openBrowser, openState, showWhole } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { overflow } from "../support/overflow.ts";
import { sharedSite } from "../support/shared-site.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { tabForEachLook } from "../support/tabs.ts";
import { everyTemplateAndSent } from "../support/templates.ts";

/** Every state in the full suite; in the daily one a quarter: axe alone takes 0.7 s of CPU time of a page. */
const PAGES = isFullSuite ? EVERY_PAGE : sampleOf(everyTemplateAndSent(), 11);

const here = forAllTests({ browser: openBrowser, site: sharedSite });
const tab = tabForEachLook();

const LOOKS = [
  { device: "desktop", dark: false },
  { device: "phone", dark: true },
] as const;

/** Each page in both looks in the full suite; in the daily one they take turns, because pages share their styles. */
const LOOKED = PAGES.flatMap((page, at) =>
  LOOKS.filter((_, look) => isFullSuite || at % LOOKS.length === look).map((look) => ({ ...page, ...look })),
);

test.each(LOOKED)(
  "$state ($path) has no barrier and needs no sideways scrolling at 320 px ($device, dark: $dark)",
  async ({ path, isSubmitted, device, dark }) => {
    const { page, faults } = await tab(here.browser, { device, dark });
    await openState(page, here.site.url, { path, isSubmitted });
    await showWhole(page);
    expect(await faultsOfAxe(page)).toEqual([]);
    expect(await overflow(page, 320)).toEqual([]);
    expect(faults).toEqual([]);
  },
);
