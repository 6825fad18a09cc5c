import { buildIfNeeded } from "#server/build.ts";
import { headlessProgram } from "./browser.ts";

/**
 * Before the first test: the build that browsers will meet is one of exactly these sources, and the browser of the
 * packages is unpacked, which two workers must not do at once.
 */
export default async function beforeBrowserTests(): Promise<void> {
  await Promise.all([buildIfNeeded(), headlessProgram()]);
}
