import { describe, expect, test } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { openBrowser, startBrowser, visit } from "../support/browser.ts";
import { coveredFocus } from "../support/controls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { sampleOf } from "../support/suite.ts";
import { tabForEachLook } from "../support/tabs.ts";
import { openWithNothingChosen, sideways, tick, tray } from "../support/tray.ts";

/** How the tray looks: on a narrow phone, at twice the text, in other colours, on paper. */
const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});
const tab = tabForEachLook();

test.each(sampleOf(["/directory?view=list", "/dentists/1", "/compare"], 1))(
  "On %s axe finds nothing with the tray, and no one is asked to scroll sideways, on a narrow phone in the dark",
  async (path) => {
    const { page } = await open(path, { device: "phone", dark: true });
    await page.setViewportSize({ width: 320, height: 640 });
    await tick(page, 1);
    const toggle = tray(page).getByRole("button", { name: "1 of 4 to compare" });
    for (const isOpen of [false, true]) {
      if (isOpen) await toggle.click();
      expect(await toggle.getAttribute("aria-expanded")).toBe(String(isOpen));
      expect(await faultsOfAxe(page)).toEqual([]);
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    }
  },
);

describe("The tray", () => {
  test("never lies over what has the focus, unfolded on a phone, nor over the end of the page", async () => {
    const { page } = await open("/directory?location=wellington&view=list", { device: "phone" });
    await tick(page, 3);
    await tray(page).getByRole("button", { name: "3 of 4 to compare" }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await coveredFocus(page)).toEqual([]);
    // The page makes room for the tray in a frame after it is unfolded: who scrolls before that scrolls again.
    const covered = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [footer, foot] = await Promise.all([
        page.getByRole("contentinfo").boundingBox(),
        tray(page).boundingBox(),
      ]);
      return footer!.y + footer!.height - foot!.y;
    };
    await expect.poll(covered).toBeLessThanOrEqual(1);
  });

  test("stands alone at the foot of a phone's list, so that a list is seen, and beside the buttons of a profile", async () => {
    const { page } = await open("/directory?location=wellington", { device: "phone" });
    const dock = page.getByRole("navigation", { name: "Quick actions" });
    await dock.waitFor();
    await tick(page, 1);
    await dock.waitFor({ state: "hidden" });
    await page.goto(`${here.site.url}/dentists/1`);
    await tray(page).waitFor();
    expect(await dock.isVisible()).toBe(true);
  });

  test("fits with text at twice its size, in colours of one's own, and is not printed", async () => {
    const large = await startBrowser({ isLargeText: true });
    const { page, context } = await visit(large);
    await page.setViewportSize({ width: 320, height: 640 });
    context.setDefaultTimeout(4_000);
    await page.goto(`${here.site.url}/directory?view=list`);
    const before = await page.evaluate(sideways);
    await tick(page, 4);
    await tray(page).getByRole("button", { name: "4 of 4 to compare" }).click();
    const box = await tray(page).boundingBox();
    expect(box!.height).toBeLessThanOrEqual(640 * 0.4);
    expect(box!.width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(sideways)).toBe(before);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await faultsOfAxe(page, ["color-contrast"])).toEqual([]);
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    expect(await tray(page).isVisible()).toBe(false);
    await context.close();
    await large.close();
  });
});

async function open(path: string, look: { device?: "phone"; dark?: boolean } = {}) {
  return openWithNothingChosen(await tab(here.browser, look), `${here.site.url}${path}`);
}
