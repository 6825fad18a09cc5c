import { expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { startBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { overflow } from "../support/overflow.ts";
import { site } from "../support/shared-site.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { everyTemplateAndSent } from "../support/templates.ts";
import { sideways, tick, tray } from "../support/tray.ts";

/** For a visitor who has set the browser's text to twice its size. */
const here = forAllTests({
  async visitor() {
    const browser = await startBrowser({ isLargeText: true });
    return { ...(await visit(browser)), close: () => browser.close() };
  },
});

async function open(path: string, width = 1280) {
  const { page } = here.visitor;
  await page.setViewportSize({ width, height: 640 });
  await page.goto(site.url + path);
  return page;
}

/** Every state in the full suite, a seventh of the page files in the daily one. */
const PAGES = isFullSuite ? EVERY_PAGE : sampleOf(everyTemplateAndSent(), 6);

/** CSS pixels. 320 holds fewest words; at 1280 a desk has its columns, at 640 half of them. */
const WIDTHS = isFullSuite ? [1280, 640, 390, 320] : [1280, 320];

test.each([...new Set(PAGES.map(({ path }) => path))])(
  "%s needs no sideways scrolling with text at twice its size, in our fonts and in others",
  async (path) => {
    const page = await open(path);
    for (const width of WIDTHS) expect(await overflow(page, width)).toEqual([]);
    expect(await page.evaluate(takeOurFontsAway)).toBeGreaterThan(0);
    for (const width of WIDTHS) expect(await overflow(page, width)).toEqual([]);
  },
);

test("On a small phone the page has the whole screen: nothing stays over it, and the menu opens below the header", async () => {
  const page = await open("/directory", 320);
  await page.evaluate(() => scrollTo(0, 2_000));
  for (const part of [page.getByRole("banner"), page.getByRole("navigation", { name: "Quick actions" })]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height <= 0 || y >= 640, `${y} ${height}`).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("banner").getByText("Menu").click();
  const menu = await page.getByRole("navigation", { name: "Menu" }).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(menu!.y).toBeGreaterThanOrEqual(header!.y + header!.height - 1);
});

test("In a comparison each value stands below the name of its practice", async () => {
  const page = await open("/compare?ids=1,2,3", 390);
  expect(await page.evaluate(sideways)).toBe(0);
  const [first, second] = await page.getByRole("table").locator("td:has(> .whose)").all();
  expect(await first!.locator(".whose").isVisible()).toBe(true);
  expect((await second!.boundingBox())!.y).toBeGreaterThan((await first!.boundingBox())!.y);
});

test("The tray of what is to be compared fits, in colours of one's own too, and is not printed", async () => {
  const page = await open("/directory?view=list", 320);
  const before = await page.evaluate(sideways);
  await tick(page, 4);
  await tray(page).getByRole("button", { name: "4 of 4 to compare" }).click();
  const box = await tray(page).boundingBox();
  expect(box!.height).toBeLessThanOrEqual(640 * 0.4);
  expect(box!.width).toBeLessThanOrEqual(320);
  await expect.poll(() => page.evaluate(sideways)).toBe(before);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await faultsOfAxe(page, ["color-contrast"])).toEqual([]);
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect.poll(() => tray(page).isVisible()).toBe(false);
});

/** In the browser: as where fonts from the network are not allowed. Gives how many rules are gone. */
function takeOurFontsAway(): number {
  const takenFrom = (group: CSSStyleSheet | CSSGroupingRule): number => {
    let gone = 0;
    for (const [at, rule] of [...group.cssRules].entries().toArray().toReversed())
      if (rule instanceof CSSGroupingRule) gone += takenFrom(rule);
      else if (rule instanceof CSSFontFaceRule && rule.cssText.includes("url(")) {
        group.deleteRule(at);
        gone++;
      }
    return gone;
  };
  return [...document.styleSheets].reduce((gone, sheet) => gone + takenFrom(sheet), 0);
}
