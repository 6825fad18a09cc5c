import { describe, expect, test } from "vitest";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { everyTemplate } from "../support/templates.ts";

const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});

describe.each(everyTemplate())("$state ($path)", ({ path }) => {
  test("nothing on it moves while it loads, its fonts last, and is read to its end on a phone", async () => {
    const { page, context } = await visit(here.browser, { device: "phone" });
    const painted = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(`${here.site.url}${path}`, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    painted.resolve();
    await page.waitForLoadState("networkidle");
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
      expect(new Set(await page.evaluate(topsOfShorterFooters)).size).toBe(1);
      await context.close();
    },
  );
});

test("Nothing of an article moves on a phone while the rest of it arrives", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.goto(`${here.site.url}/blog/dental-costs-nz-2025`);
  expect(await page.evaluate(movedInShorterArticles)).toEqual([]);
  await context.close();
});

/** In the browser: the parts of an article that stand elsewhere when it is whole than when it ends with a part before. */
function movedInShorterArticles(): string[] {
  const parts = [...document.querySelector(".article")!.children];
  const tops = new Map(parts.map((part) => [part, part.getBoundingClientRect().top]));
  const moved: string[] = [];
  for (const last of parts.toReversed()) {
    last.remove();
    for (const part of parts.filter((one) => one.isConnected && one.getClientRects().length > 0)) {
      if (part.getBoundingClientRect().top !== tops.get(part))
        moved.push(`${part.className} without ${last.className}`);
    }
  }
  return moved;
}

/** In the browser: where the footer begins when it is whole, and with ever less of what is in it. */
function topsOfShorterFooters(): number[] {
  const footer = document.querySelector(".footer")!;
  const tops = [footer.getBoundingClientRect().top];
  for (const part of [...footer.querySelectorAll("*")].toReversed()) {
    part.remove();
    tops.push(footer.getBoundingClientRect().top);
  }
  return tops;
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
