import { inject } from "vitest";

/**
 * The site that every browser test may look at, with the samples of a bare start: a start of its own costs a file two
 * seconds of CPU time. For tests that store nothing, change nothing and read no log; any other starts its own.
 *
 *     const here = forAllTests({ browser: openBrowser, site: sharedSite });
 *     await page.goto(`${here.site.url}/directory`);
 */
export async function sharedSite(): Promise<{ url: string; close: () => Promise<void> }> {
  return { url: inject("sharedSiteUrl"), close: async () => undefined };
}
