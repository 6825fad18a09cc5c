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
  const first = (await page.getByText("Hold the tooth by its white crown").boundingBox())!;
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
      for (const details of await page.locator("main details").all())
        await details.evaluate((one) => one.setAttribute("open", ""));
      const numbers = await page.locator("main a[href^='tel:']").all();
      expect(numbers.length).toBeGreaterThan(10);
      for (const number of numbers) {
        const { width, height } = (await number.boundingBox())!;
        const words = await number.textContent();
        expect(Math.round(Math.min(width, height)), `${words} at ${path}`).toBeGreaterThanOrEqual(TARGET);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()!.width,
      );
    }
    await context.close();
  },
);
