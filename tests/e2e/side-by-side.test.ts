import { expect, test } from "vitest";
import { openBrowser, VISITS, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";

const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});

test.each(VISITS)(
  "Wherever one reads in a comparison, its columns say whose they are ($device, script $script)",
  async (look) => {
    const { page, context } = await visit(here.browser, look);
    await page.goto(`${here.site.url}/compare?ids=1,2,3`);
    const table = page.getByRole("table");
    const [, first, , third] = await table.getByRole("columnheader").all();
    const row = table.getByRole("rowheader", { name: "New patients" });
    const isPhone = look.device === "phone";
    expect(await page.getByText("Move the table sideways to see all 3.").isVisible()).toBe(isPhone);
    await row.scrollIntoViewIfNeeded();
    await table.evaluate((one) => one.parentElement!.scrollBy(1_000, 0));
    for (const name of isPhone ? [] : [third!, first!]) {
      const link = name.getByRole("link");
      const { x, y, width } = (await link.boundingBox())!;
      const isOnTop = await page.evaluate(
        ([left, top, text]) => document.elementFromPoint(left, top)?.textContent === text,
        [x + width / 2, y + 10, await link.innerText()] as const,
      );
      expect(isOnTop).toBe(true);
      expect(y).toBeLessThan((await row.boundingBox())!.y);
    }
    if (isPhone) {
      const { isTall, name } = await table.evaluate((one) => ({
        isTall: one.parentElement!.scrollHeight > one.parentElement!.clientHeight + 1,
        name: getComputedStyle(one.querySelector("td")!, "::before").content,
      }));
      expect([isTall, name]).toEqual([
        false,
        expect.stringContaining(await first!.getByRole("link").innerText()),
      ]);
    }
    expect((await row.boundingBox())!.x).toBeGreaterThanOrEqual(0);
    await context.close();
  },
);
