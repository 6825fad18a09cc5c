import type { TestProject } from "vitest/node";
import { buildIfNeeded } from "#server/build.ts";
import { headlessProgram } from "./browser.ts";
import { startSite } from "./running-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The site that the browser tests share; see `shared-site.ts`. */
    sharedSite: { url: string; dataDir: string };
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
  project.provide("sharedSite", { url: site.url, dataDir: site.dataDir });
  return site.dispose;
}
