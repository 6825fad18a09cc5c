import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, visit } from "../support/browser.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { everyTemplate } from "../support/templates.ts";

let browser: Browser;
let site: RunningSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startSite()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.dispose();
});

describe.each(everyTemplate())("$state ($path)", ({ path }) => {
  test("nothing on it moves while it loads and is read to its end on a phone", async () => {
    const { page, context } = await visit(browser, { device: "phone" });
    await page.goto(`${site.url}${path}`, { waitUntil: "networkidle" });
    await page.keyboard.press("End");
    expect(await page.evaluate(shiftsSoFar)).toEqual([]);
    await context.close();
  });
});

/** In the browser, once two more frames are drawn: how far things moved that nobody had asked to, and which. */
async function shiftsSoFar(): Promise<string[]> {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Element | null }[];
  };
  const shifts: Shift[] = [];
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
    type: "layout-shift",
    buffered: true,
  });
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return shifts
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value, sources }) => `${value} ${sources.map(({ node }) => node?.nodeName).join(" ")}`);
}
