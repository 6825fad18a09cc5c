import { inject } from "vitest";

/**
 * The site that the browser tests share, with the samples of a bare start: one of its own costs a file two seconds of CPU
 * time. A test sends its forms from email addresses of its own. One that changes what is listed, or reads the log, starts
 * its own site.
 *
 *     const here = forAllTests({ browser: openBrowser, site: sharedSite });
 *     await page.goto(`${here.site.url}/directory`);
 */
export async function sharedSite(): Promise<{ url: string; dataDir: string; close: () => Promise<void> }> {
  return { ...inject("sharedSite"), close: async () => undefined };
}
