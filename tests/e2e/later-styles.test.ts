import { expect, test } from "vitest";
import { openState } from "../support/browser.ts";
import { site } from "../support/shared-site.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { newcomer, tab } from "../support/tabs.ts";
import { everyTemplate } from "../support/templates.ts";

/** Pages carry the styles of their first look; the others come once the page is there. */
const PAGES = isFullSuite ? everyTemplate() : sampleOf(everyTemplate(), 4);

test.each(PAGES)("$state ($path) looks the same when what waits for a touch has come", async (state) => {
  const { page } = await tab({ script: false });
  await openState(page, site.url, state);
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [320, 390, 1280]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      const [without, whole] = [await looks(false), await looks(true)];
      expect(without.equals(whole), `${colorScheme}, ${width} px`).toBe(true);
    }
  }

  /**
   * This page has no scripts, so it has the whole from the start; it is taken away here. A reader who wants less motion is
   * shown no change of colours under way, which on a busy machine was a difference.
   */
  async function looks(isWhole: boolean): Promise<Buffer> {
    const links = page.locator("noscript link");
    await links.evaluateAll((all, isOn) => {
      for (const link of all) (link as HTMLLinkElement).disabled = !isOn;
    }, isWhole);
    const isOn = () => links.evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).sheet !== null));
    await expect.poll(isOn).toEqual([isWhole]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    return page.screenshot({ fullPage: true });
  }
});

test("Nothing waits for what a first look doesn’t need; it is on once it has come, and without scripts it comes with the page", async () => {
  const { page } = await newcomer();
  const painted = Promise.withResolvers<void>();
  await page.route("**/assets/touch-*.css", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/directory`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);
  painted.resolve();
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("#later")!.media === "all");
  await page.locator("summary", { hasText: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect.poll(() => sheet.evaluate((one) => getComputedStyle(one).position)).toBe("fixed");

  const plain = await tab({ script: false });
  await plain.page.goto(`${site.url}/directory`);
  await plain.page.locator("summary", { hasText: "Filters" }).click();
  const box = plain.page.locator(".choice-box").first();
  await expect.poll(() => box.evaluate((one) => getComputedStyle(one).display)).toBe("flex");
});

test.each([
  ["doubled text", { width: 280 }],
  ["their own colours", { width: 390, forcedColors: "active" }],
] as const)("A reader with %s is shown nothing before it looks as they need it", async (_, look) => {
  const { page } = await newcomer({ device: "phone" });
  await page.setViewportSize({ width: look.width, height: 800 });
  if ("forcedColors" in look) await page.emulateMedia({ forcedColors: look.forcedColors });
  await page.goto(`${site.url}/directory`);
  const found = await page.evaluate(() => {
    const isOurs = ({ name }: PerformanceEntry) => name.includes("/touch-");
    const file = performance.getEntriesByType("resource").find(isOurs);
    return (file as { renderBlockingStatus?: string } | undefined)?.renderBlockingStatus;
  });
  expect(found).toBe("blocking");
});

test.each(["comes", "fails"])(
  "A press on Filters before its styles are there opens the sheet when the file %s",
  async (how) => {
    const { page, faults } = await newcomer();
    const pressed = Promise.withResolvers<void>();
    await page.route("**/assets/touch-*.css", async (route) => {
      await pressed.promise;
      await (how === "comes" ? route.continue() : route.abort());
    });
    await page.goto(`${site.url}/directory`, { waitUntil: "commit" });
    await page.locator("summary[role=button]", { hasText: "Filters" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect.poll(() => sheet.isVisible()).toBe(false);
    pressed.resolve();
    await sheet.waitFor();
    const display = await sheet.evaluate((one) => getComputedStyle(one).display);
    expect(display).toBe(how === "comes" ? "grid" : "block");
    const failed = how === "comes" ? [] : [expect.stringContaining("/touch-")];
    await expect.poll(() => faults).toEqual(failed);
    faults.length = 0;
  },
);
