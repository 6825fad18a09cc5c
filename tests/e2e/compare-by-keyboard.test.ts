import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sampleOf } from "../support/suite.ts";
import { hasFocus, open } from "../support/tabs.ts";
import { tray } from "../support/tray.ts";

/** From the directory to a comparison and on, by keyboard alone. */

/** Stops of the tab key to the next control of its kind. */
const FEW = 12;

test.each(sampleOf([320, 1280], 1))(
  "At %i px three practices are ticked, compared, and one taken away, by the tab key, Space and Enter",
  async (width) => {
    const { page } = await open("/directory?location=nelson");
    await page.setViewportSize({ width, height: 640 });
    const names: string[] = [];
    for (const key of ["Space", "Enter", "Space"]) {
      await tabTo(page, /^Compare /, names.length === 0 ? 80 : FEW);
      names.push((await focused(page)).replace("Compare ", ""));
      const scrolled = await page.evaluate(() => scrollY);
      await page.keyboard.press(key);
      const words = `${names.at(-1)} added. ${names.length} of 4 to compare.`;
      await page.getByRole("status").filter({ hasText: words }).waitFor({ state: "attached" });
      expect(await focused(page)).toBe(`Compare ${names.at(-1)}`);
      expect(await page.evaluate(() => scrollY), "Space does not scroll the page").toBe(scrolled);
    }
    await tabTo(page, /^To the comparison$/, 1);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("ids")?.split(",").length === 3);
    await tabTo(page, new RegExp(`^Remove ${names[1]}$`), 40);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("ids")?.split(",").length === 2);
    expect(await page.locator(":focus").getByRole("caption").textContent()).toBe("2 practices side by side");
    await tabTo(page, new RegExp(`^${names[0]}$`), 1);
    const share = page.getByRole("link", { name: "Share these two" });
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => hasFocus(share)).toBe(true);
    const shared = await share.evaluate((link: HTMLAnchorElement) => link.href);
    expect(`${shared}#practices`).toBe(page.url());
    await page.goBack();
    await page.waitForURL((one) => one.searchParams.get("ids")?.split(",").length === 3);
    await page.goBack();
    await page.waitForURL("**/directory?location=nelson");
    await tray(page).waitFor();
  },
);

/** Each stop is in view, with an outline, and nothing lies over it. */
async function tabTo(page: Page, name: RegExp, most: number): Promise<void> {
  const stops: string[] = [];
  while (stops.length < most && !name.test(stops.at(-1) ?? "")) {
    await page.keyboard.press("Tab");
    stops.push(await focused(page));
    expect([stops.at(-1), await page.evaluate(isSeen)]).toEqual([stops.at(-1), true]);
  }
  expect(stops.at(-1)).toMatch(name);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement!;
    return (ariaLabel ?? textContent).trim().replaceAll(/\s+/g, " ");
  });
}

/** In the browser. */
function isSeen(): boolean {
  const element = document.activeElement!;
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
  const { outlineStyle } = getComputedStyle(element);
  // The opener of a date has its ring from the browser, within the field.
  const isRinged = outlineStyle !== "none" || element.matches("[type=date]");
  return isRinged && there !== null && (element.contains(there) || there.contains(element));
}
