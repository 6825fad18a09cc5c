import { describe, expect, test } from "vitest";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { sampleOf } from "../support/suite.ts";
import { everyTemplate } from "../support/templates.ts";

const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});

describe.each(sampleOf(everyTemplate(), 5))("$state ($path)", ({ path }) => {
  test("nothing on it moves while it loads and is read to its end on a phone", async () => {
    const { page, context } = await visit(here.browser, { device: "phone" });
    await page.goto(`${here.site.url}${path}`, { waitUntil: "networkidle" });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(shiftsSoFar, SEEN)).toEqual([]);
    await context.close();
  });
});

describe("A page shorter than the screen", () => {
  test.each(["phone", "desktop"] as const)(
    "stays where it is on a %s while its footer arrives",
    async (device) => {
      const { page, context } = await visit(here.browser, { device });
      await page.goto(`${here.site.url}/practice/request?token=0`);
      expect(await page.evaluate(movedWhenShorter, { watched: ".footer", parts: ".footer *" })).toEqual([]);
      await context.close();
    },
  );
});

test("Nothing of an article moves on a phone while the rest of it arrives", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.goto(`${here.site.url}/blog/dental-costs-nz-2025`);
  expect(await page.evaluate(movedWhenShorter, { watched: ".article > *", parts: ".article > *" })).toEqual(
    [],
  );
  await context.close();
});

test("The menu of a phone is not shown before it has arrived", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.goto(`${here.site.url}/data`);
  expect(await page.evaluate(movedWhenShorter, { watched: ".menu", parts: ".menu *" })).toEqual([]);
  await context.close();
});

/**
 * In the browser: takes the parts of a page away, the last first, as if they had not arrived yet, and gives what then
 * stands elsewhere. Both are selectors.
 */
function movedWhenShorter({ watched, parts }: { watched: string; parts: string }): string[] {
  const topOf = (one: Element) => one.getBoundingClientRect().top;
  const tops = new Map([...document.querySelectorAll(watched)].map((one) => [one, topOf(one)]));
  const moved = tops.size === 0 ? [`There is no ${watched}`] : [];
  for (const part of [...document.querySelectorAll(parts)].toReversed()) {
    part.remove();
    for (const [one, top] of tops) {
      const isShown = one.isConnected && one.getClientRects().length > 0;
      if (isShown && topOf(one) !== top)
        moved.push(`${one.className} without ${part.getAttribute("class") ?? part.localName}`);
    }
  }
  return moved;
}

/** What no one sees: Lighthouse calls it 0.000. */
const SEEN = 0.001;

/**
 * In the browser, once two more frames are drawn: what moved so that a person could see it, and how far. What the
 * browser puts down to "recent input" counts as well: nobody touches anything here, and it calls the first sizing of a
 * phone's window that.
 */
async function shiftsSoFar(seen: number): Promise<string[]> {
  type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
  const shifts: Shift[] = [];
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
    type: "layout-shift",
    buffered: true,
  });
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return shifts
    .filter(({ value }) => value >= seen)
    .map(({ value, sources }) => `${value} ${sources.map(({ node }) => node?.nodeName).join(" ")}`);
}
