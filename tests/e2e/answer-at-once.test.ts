import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, SIZES, visit, VISITS } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { isFullSuite } from "../support/suite.ts";

/** A list that was asked for is in view without scrolling. */
const here = forAllTests({ browser: openBrowser, site: sharedSite });

const LISTS = [
  "/directory?location=wellington&service=invisalign",
  "/directory?page=3",
  "/directory?location=wellington&service=invisalign&view=list",
];
/** It begins with the town: what a visit costs there, how many are open, and on a desk where they are. */
const TOWN = "/locations/wellington";

/** CSS pixels from the top of the page to the first practice. */
const MOST_ABOVE = { phone: 420, desktop: 480 } as const;
/** The bar at the foot of a phone's screen. */
const DOCK = 64;
/** How high a practice may be on a phone: two of them on a screen. */
const MOST_HIGH = 300;
/** A row of the list view beside the map, one line of reasons included; and one whose name takes a second line. */
const USUAL_ROW = 155;
const MOST_HIGH_ROW = 185;

/** All four in the full suite, in the daily one each device once. */
const LOOKS = VISITS.filter(({ device, script }) => isFullSuite || script === (device === "phone"));

test.each(LOOKS)("the first practice of a list is in view ($device, script $script)", async (look) => {
  const { page, context, faults } = await visit(here.browser, look);
  for (const path of LISTS) {
    await page.goto(`${here.site.url}${path}`);
    const { above, usual, highest } = await practicesOn(page);
    expect(above, path).toBeGreaterThan(0);
    expect(above, path).toBeLessThanOrEqual(MOST_ABOVE[look.device]);
    if (look.device === "phone") expect(highest, path).toBeLessThanOrEqual(MOST_HIGH);
    else if (path.endsWith("view=list")) {
      expect(usual, path).toBeLessThanOrEqual(USUAL_ROW);
      expect(highest, path).toBeLessThanOrEqual(MOST_HIGH_ROW);
    }
  }
  await page.goto(`${here.site.url}${TOWN}`);
  const { above, first } = await practicesOn(page);
  const dock = look.device === "phone" ? DOCK : 0;
  expect(above + first, TOWN).toBeLessThanOrEqual(SIZES[look.device].height - dock);
  expect(faults).toEqual([]);
  await context.close();
});

test("a search on a phone begins with practices, and with a price where one was asked for", async () => {
  const { page, context } = await visit(here.browser, { device: "phone", script: false });
  for (const q of ["crown wellington", "price of a crown", "auckland and hamilton", "cheap invisalign"]) {
    await page.goto(`${here.site.url}/search?${new URLSearchParams({ q })}`);
    const topOf = (one: Element) => one.getBoundingClientRect().top + scrollY;
    const first = page.locator("main .practice-row").first();
    expect(await first.evaluate(topOf), q).toBeLessThanOrEqual(MOST_ABOVE.phone);
    if (!/crown|cheap/.test(q)) continue;
    const price = page.locator("main dd, main .why").filter({ hasText: "$" }).first();
    expect(await price.evaluate(topOf), q).toBeLessThanOrEqual(MOST_ABOVE.phone);
  }
  await context.close();
});

test("without a script the form lands on the count, below the header", async () => {
  const { page, context } = await visit(here.browser, { device: "phone", script: false });
  await page.goto(`${here.site.url}/directory`);
  await page.locator("summary", { hasText: "Filters" }).click();
  await page.getByLabel("Location").selectOption("nelson");
  await page.getByRole("button", { name: "Show results" }).first().click();
  const count = page.getByRole("heading", { name: /dentists found/ });
  expect(new URL(page.url()).hash).toBe("#count");
  const { y } = (await count.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(MOST_ABOVE.phone);
  await context.close();
});

async function practicesOn(
  page: Page,
): Promise<{ above: number; first: number; usual: number; highest: number }> {
  return page
    .locator("main :is(article, .rows > li, .practice-row):has(a[href^='/book?practice='])")
    .evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      const heights = boxes.map(({ height }) => height).toSorted((a, b) => a - b);
      return {
        above: (boxes[0]?.top ?? 0) + scrollY,
        first: boxes[0]?.height ?? Infinity,
        usual: heights[Math.floor(heights.length / 2)] ?? 0,
        highest: heights.at(-1) ?? 0,
      };
    });
}
