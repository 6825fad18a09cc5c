import { expect, test } from "vitest";
import { openBrowser, startBrowser, VISITS, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { sideways } from "../support/tray.ts";

const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});

test.each(VISITS)(
  "Four stand side by side without a step sideways, and wherever one reads, their names are in sight ($device, script $script)",
  async (look) => {
    const { page, context } = await visit(here.browser, look);
    for (const width of look.device === "phone" ? [390, 320] : [1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${here.site.url}/compare?ids=1,2,3,4`);
      expect(await page.evaluate(sideways)).toBe(0);
      const table = page.getByRole("table");
      const names = await table
        .getByRole("columnheader")
        .filter({ has: page.getByRole("link") })
        .all();
      expect(names).toHaveLength(4);
      const row = table.getByRole("rowheader", { name: "Phone" });
      await row.evaluate((one) => one.scrollIntoView({ block: "center" }));
      for (const name of names) {
        const { x, y, width: wide } = (await name.getByRole("link").boundingBox())!;
        expect([x >= 0, x + wide <= width]).toEqual([true, true]);
        const isOnTop = await page.evaluate(
          ([left, top, text]) => document.elementFromPoint(left, top)?.textContent === text,
          [x + 8, y + 8, await name.getByRole("link").textContent()] as const,
        );
        expect(isOnTop).toBe(true);
      }
    }
    await context.close();
  },
);

test("With text at twice its size each value stands below the name of its practice", async () => {
  const large = await startBrowser({ isLargeText: true });
  const { page, context } = await visit(large, { device: "phone" });
  await page.goto(`${here.site.url}/compare?ids=1,2,3`);
  expect(await page.evaluate(sideways)).toBe(0);
  const [first, second] = await page.getByRole("table").locator("td:has(> .whose)").all();
  expect(await first!.locator(".whose").isVisible()).toBe(true);
  expect((await second!.boundingBox())!.y).toBeGreaterThan((await first!.boundingBox())!.y);
  await context.close();
  await large.close();
});

test("On paper it says its address, and nothing that is true at this hour only; two practices fit on one sheet", async () => {
  const { page, context } = await visit(here.browser);
  await page.goto(`${here.site.url}/compare?ids=1,2&service=implants`);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("link", { name: "link to this comparison" });
  const printed = await link.evaluate((one) => getComputedStyle(one, "::after").content);
  expect(printed).toMatch(/^"https?:\/\/.*\/compare\?ids=1,2&service=implants"$/);
  expect(await page.getByRole("rowheader", { name: "Now", exact: true }).isVisible()).toBe(false);
  await context.close();
});
