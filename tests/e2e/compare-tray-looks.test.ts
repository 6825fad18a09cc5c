import { describe, expect, test } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { VISITS } from "../support/browser.ts";
import { coveredFocus } from "../support/controls.ts";
import { site } from "../support/shared-site.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { open } from "../support/tabs.ts";
import { sideways, tick, tray } from "../support/tray.ts";

/** How the tray and the comparison look, on a phone above all; `large-text.test.ts` and `other-looks.test.ts` have the rest. */

test.each(sampleOf(["/directory?view=list", "/dentists/1", "/compare"], 1))(
  "On %s axe finds nothing with the tray, and no one is asked to scroll sideways, on a narrow phone in the dark",
  async (path) => {
    const { page } = await open(path, { device: "phone", dark: true });
    await page.setViewportSize({ width: 320, height: 640 });
    await tick(page, 1);
    const toggle = tray(page).getByRole("button", { name: "1 of 4 to compare" });
    for (const isOpen of [false, true]) {
      if (isOpen) await toggle.click();
      await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe(String(isOpen));
      if (isOpen || isFullSuite) expect(await faultsOfAxe(page)).toEqual([]);
      await expect.poll(() => page.evaluate(sideways)).toBeLessThanOrEqual(0);
    }
  },
);

describe("The tray", () => {
  test("never lies over what has the focus, unfolded on a phone, nor over the end of the page", async () => {
    const { page } = await open("/directory?location=greymouth&view=list", { device: "phone" });
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
    const { page } = await open("/directory?location=greymouth", { device: "phone" });
    const dock = page.getByRole("navigation", { name: "Quick actions" });
    await dock.waitFor();
    await tick(page, 1);
    await dock.waitFor({ state: "hidden" });
    await page.goto(`${site.url}/dentists/1`);
    await tray(page).waitFor();
    expect(await dock.isVisible()).toBe(true);
  });
});

/** In the daily suite a desk without scripts and a phone with them. */
const LOOKS = VISITS.filter(({ device, script }) => isFullSuite || script === (device === "phone"));

test.each(LOOKS)(
  "Four stand side by side without a step sideways, and wherever one reads, their names are in sight ($device, script $script)",
  async (look) => {
    const { page } = await open("/compare?ids=1,2,3,4", look);
    for (const width of look.device === "phone" ? [390, 320] : [1280]) {
      await page.setViewportSize({ width, height: 844 });
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
  },
);
