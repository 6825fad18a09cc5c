import type { TestProject } from "vitest/node";
import { buildIfNeeded } from "#server/build.ts";
import { headlessProgram } from "./browser.ts";
import { startSite } from "./running-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the site that all browser tests may look at; see `shared-site.ts`. */
    sharedSiteUrl: string;
  }
}

/**
 * Before the first test: the build that browsers will meet is one of exactly these sources, a machine without
 * Chromium has one fetched and unpacked, which two workers must not do at once, and the site that the tests share is
 * started. After the last it ends.
 */
export default async function beforeBrowserTests(project: TestProject): Promise<() => Promise<void>> {
  await Promise.all([buildIfNeeded(), headlessProgram()]);
  const site = await startSite();
  project.provide("sharedSiteUrl", site.url);
  return site.dispose;
}
