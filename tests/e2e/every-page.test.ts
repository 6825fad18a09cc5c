import { expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { openState, showWhole } from "../support/browser.ts";
import { overflow } from "../support/overflow.ts";
import { site } from "../support/shared-site.ts";
import { tab } from "../support/tabs.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { everyTemplateAndSent } from "../support/templates.ts";

/** Every state in the full suite; in the daily one a fifth: axe alone takes 0.7 s of CPU time of a page. */
const PAGES = isFullSuite ? EVERY_PAGE : sampleOf(everyTemplateAndSent(), 9);

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
    const { page } = await tab({ device, dark });
    await openState(page, site.url, { path, isSubmitted });
    await showWhole(page);
    expect(await faultsOfAxe(page)).toEqual([]);
    expect(await overflow(page, 320)).toEqual([]);
  },
);
