import { expect, test } from "vitest";
import { openBrowser, startBrowser, VISITS, visit } from "../support/browser.ts";
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

test("With text at twice its size the names of its rows are words, and a long name makes no row higher", async () => {
  const large = await startBrowser({ isLargeText: true });
  const { page, context } = await visit(large, { device: "phone" });
  await page.goto(`${here.site.url}/compare?ids=1,2,3`);
  const rows = page.getByRole("table").getByRole("rowheader");
  const broken = await rows.evaluateAll((names) =>
    names
      .map((name) => name.firstChild as Text)
      .flatMap((text) =>
        [...text.data.matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
          })
          .map(([word]) => word),
      ),
  );
  expect(broken).toEqual([]);
  const row = rows.filter({ hasText: "Parking" });
  const before = (await row.boundingBox())!.height;
  await page
    .locator("td")
    .evaluateAll((cells) => cells.forEach((cell) => cell.setAttribute("data-of", "Long name ".repeat(9))));
  expect((await row.boundingBox())!.height).toBe(before);
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
  expect(await page.getByText("Open now?").isVisible()).toBe(false);
  await context.close();
});
