import { expect, test } from "vitest";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";

/** What a person in pain sees and touches first. */
const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});

test("On a phone the first aid for a knocked-out tooth begins on the first screen, under the call button", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.goto(`${here.site.url}/emergency`);
  const call = (await page.getByRole("main").getByRole("link", { name: "Call 0800 611 116" }).boundingBox())!;
  const title = (await page.getByRole("heading", { name: "Tooth knocked out? Do this now" }).boundingBox())!;
  const first = (await page.getByText("hold it by the white crown").boundingBox())!;
  const dock = (await page.getByRole("navigation", { name: "Quick actions" }).boundingBox())!;
  expect(title.y).toBeGreaterThan(call.y + call.height);
  expect(title.y - call.y - call.height).toBeLessThan(80);
  expect(first.y + first.height).toBeLessThan(dock.y);
  await context.close();
});

/** Apple's Human Interface Guidelines; WCAG 2.2 has it at level AAA (2.5.5). */
const TARGET = 44;

test.each(["phone", "desktop"] as const)(
  "Every number to call is a target of 44 px on a %s",
  async (device) => {
    const { page, context } = await visit(here.browser, { device });
    for (const path of ["/emergency", "/emergency?place=greymouth"]) {
      await page.goto(here.site.url + path);
      const numbers = await page.evaluate(numbersToCall);
      expect(numbers.length).toBeGreaterThan(10);
      for (const { words, size } of numbers)
        expect(Math.round(size), `${words} at ${path}`).toBeGreaterThanOrEqual(TARGET);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()!.width,
      );
    }
    await context.close();
  },
);

/** In the browser, with every answer open: each number's words, and the shorter side of its box in CSS pixels. */
function numbersToCall(): { words: string; size: number }[] {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  return [...document.querySelectorAll("main a[href^='tel:']")].map((number) => {
    const { width, height } = number.getBoundingClientRect();
    return { words: number.textContent, size: Math.min(width, height) };
  });
}
