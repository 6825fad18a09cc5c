import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { openBrowser, SIZES, visit } from "./browser.ts";
import { site } from "./shared-site.ts";

export type Look = NonNullable<Parameters<typeof visit>[1]>;
type Visit = Awaited<ReturnType<typeof visit>>;

/** The tabs of this worker, one for each look: a new one costs 0.2 s of CPU time, more than most pages. */
const tabs = new Map<string, Promise<Visit>>();
const inUse = new Set<Visit>();

/**
 * A visitor's tab with a page in it; a path is one of the shared site. Each test finds the tab of its look as good as new,
 * but for the browser's cache. What the page reports as an error fails the test when it ends. A test that expects an
 * error takes it out of `faults` first.
 *
 *     const { page } = await open("/directory", { device: "phone" });
 */
export async function open(address: string, look: Look = {}): Promise<Visit> {
  const visitor = await tab(look);
  await visitor.page.goto(new URL(address, site.url).href);
  return visitor;
}

/** The tab before it is led anywhere. */
export async function tab({ device = "desktop", script = true, dark = false }: Look = {}): Promise<Visit> {
  const look = { device, script, dark };
  const key = JSON.stringify(look);
  const one = await tabs.getOrInsertComputed(key, async () => visit(await openBrowser(), look));
  if (inUse.has(one)) return one;
  inUse.add(one);
  onTestFinished(() => {
    inUse.delete(one);
    expect(one.faults).toEqual([]);
  });
  const { page, context, faults } = one;
  await forgetEarlierTests(one, script);
  const plain = { media: null, forcedColors: null, reducedMotion: null } as const;
  await Promise.all([
    page.setViewportSize(SIZES[device]),
    page.emulateMedia({ ...plain, colorScheme: dark ? "dark" : "light" }),
    context.clearPermissions(),
  ]);
  faults.length = 0;
  return one;
}

/**
 * Leaves the page of the test before, and drops what it has stored: three practices that one file had ticked made the next
 * file of this worker wait for "1 of 4 to compare".
 */
async function forgetEarlierTests({ page, context }: Visit, script: boolean): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  if (script && page.url() !== "about:blank") {
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate(() => [localStorage, sessionStorage].map((one) => one.clear()));
  }
  await context.clearCookies();
}

/** A tab of a browser that was never here: nothing is in its cache. It is closed when the test ends. */
export async function newcomer(look: Look = {}): Promise<Visit> {
  const one = await visit(await openBrowser(), look);
  onTestFinished(async () => {
    await one.context.close();
    expect(one.faults).toEqual([]);
  });
  return one;
}

/** Waits until React has taken over a part of the page: `isHydrated(page, "kit/forms/comfort")`. */
export function isHydrated(page: Page, island: string): Promise<void> {
  return page.locator(`[data-island='${island}'][data-hydrated]`).waitFor({ state: "attached" });
}

export function hasFocus(one: Locator): Promise<boolean> {
  return one.evaluate((element) => element === document.activeElement);
}
