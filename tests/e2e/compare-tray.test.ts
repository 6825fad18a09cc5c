import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CHOSEN_KEY } from "#kit/ui/comparison/chosen.ts";
import { openBrowser } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { storedBy } from "../support/stored.ts";
import { sampleOf } from "../support/suite.ts";
import { tabForEachLook } from "../support/tabs.ts";
import { controls, isTicked, listed, nameOf, openWithNothingChosen, tick, tray } from "../support/tray.ts";

/** What is ticked to be compared: the controls on the page, and the tray at its foot. */
const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});
const tab = tabForEachLook();

/** One page of each kind that shows practices to choose among. */
const KINDS = ["/", "/directory", "/directory?view=list", "/dentists/1", "/compare"];

describe.each(sampleOf(KINDS, 4))("On %s", (path) => {
  test("a practice is ticked with the first click, the tray names it, and nothing else moves", async () => {
    const { page, faults } = await open(path);
    const control = controls(page).first();
    const name = await nameOf(control);
    await control.scrollIntoViewIfNeeded();
    const address = page.url();
    const before = await control.boundingBox();
    await control.click();
    await tray(page).waitFor();
    expect(page.url()).toBe(address);
    expect(await isTicked(control)).toBe(true);
    expect(await tray(page).getByRole("listitem").allInnerTexts()).toEqual([expect.stringContaining(name)]);
    const after = await control.boundingBox();
    expect([after!.x, after!.width, after!.height]).toEqual([before!.x, before!.width, before!.height]);
    expect(faults).toEqual([]);
  });
});

describe("The tray", () => {
  test("goes along from page to page and leads to the comparison, whose address says all of it", async () => {
    const { page, faults } = await open("/directory?location=wellington");
    const names = await tick(page, 2);
    await page.goto(`${here.site.url}/services/implants`);
    await tray(page).waitFor();
    await page.goto(`${here.site.url}/blog`);
    expect(await tray(page).count()).toBe(0);
    await page.goto(`${here.site.url}/dentists/3`);
    await tray(page).waitFor();
    names.push(...(await tick(page, 1)));
    expect(await listed(page)).toEqual(names);
    await tray(page).getByRole("link", { name: "Compare" }).click();
    await page.waitForURL("**/compare?ids=**");
    const table = page.getByRole("table");
    for (const name of names) await table.getByRole("link", { name, exact: true }).waitFor();

    // Here it would offer what is on the page, until the page shows something else.
    await page.waitForLoadState("networkidle");
    expect(await tray(page).count()).toBe(0);
    await table.getByRole("link", { name: `Remove ${names[0]}` }).click();
    await page.waitForURL((url) => url.searchParams.get("ids")?.split(",").length === 2);
    await page.goto(`${here.site.url}/directory`);
    await tray(page).waitFor();
    expect(await listed(page)).toEqual(names.slice(1));
    expect(faults).toEqual([]);
  });

  const FOR_TREATMENTS = [
    ["/directory?service=implants&view=list", "implants"],
    ["/directory?location=hamilton&service=crowns-and-bridges", "crowns-and-bridges"],
  ] as const;
  test.each(sampleOf(FOR_TREATMENTS, 1))(
    "of %s compares for %s, as the page does",
    async (path, treatment) => {
      const { page, faults } = await open(path);
      await tick(page, 2);
      await tray(page).getByRole("link", { name: "Compare" }).click();
      await page.waitForURL(`**/compare?ids=*,*&service=${treatment}`);
      expect(faults).toEqual([]);
    },
  );

  test("keeps ids and nothing else, as long as the tab is open", async () => {
    const { page, context } = await open("/directory");
    await tick(page, 3);
    const ids = expect.stringMatching(/^\d+,\d+,\d+$/);
    expect(await storedBy(page)).toEqual({ session: [[CHOSEN_KEY, ids]], local: [], cookies: "" });
    const another = await context.newPage();
    await another.goto(`${here.site.url}/directory`);
    // The first that is ticked here is the first of four.
    await tick(another, 1);
    await another.close();
    await tray(page).getByRole("button", { name: "Clear all" }).click();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test("takes four, refuses a fifth in words that are seen and heard, and goes on", async () => {
    for (const path of sampleOf(["/directory", "/compare"], 1)) {
      const { page } = await open(path);
      const names = await tick(page, 4);
      const fifth = controls(page).nth(4);
      await fifth.click();
      const said = page.getByText("You can compare four at a time. Remove one first.");
      await said.waitFor();
      expect(await said.getAttribute("role")).toBe("status");
      expect(await isTicked(fifth)).toBe(false);
      expect(await listed(page)).toEqual(names);
      await tray(page)
        .getByRole("button", { name: `Remove ${names[1]}` })
        .click();
      expect(await isTicked(controls(page).nth(1))).toBe(false);
      await fifth.click();
      expect(await isTicked(fifth)).toBe(true);
      await page
        .getByRole("status")
        .filter({ hasText: "added. 4 of 4 to compare." })
        .waitFor({ state: "attached" });
    }
  });

  test("is used by keyboard alone, and the focus is never lost", async () => {
    const { page } = await open("/directory");
    const names = await Promise.all([0, 1, 2].map((at) => nameOf(controls(page).nth(at))));
    for (const [at, key] of ["Enter", "Space", "Enter"].entries()) {
      await controls(page).nth(at).focus();
      await page
        .locator("[data-island='kit/ui/comparison/tray'][data-hydrated]")
        .waitFor({ state: "attached" });
      await page.keyboard.press(key);
      await page
        .getByRole("status")
        .filter({ hasText: `${at + 1} of 4` })
        .waitFor({ state: "attached" });
      expect(await isTicked(controls(page).nth(at))).toBe(true);
    }
    const remove = (name: string) => tray(page).getByRole("button", { name: `Remove ${name}` });
    await remove(names[0]!).focus();
    await page.keyboard.press("Enter");
    await expectFocus(remove(names[1]!));
    await page.keyboard.press("Tab");
    await expectFocus(remove(names[2]!));
    await page.keyboard.press("Space");
    await expectFocus(remove(names[1]!));
    await page.keyboard.press("Enter");
    await tray(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement!.closest("main") !== null)).toBe(true);
    const said = page.getByRole("status").filter({ hasText: `${names[1]} removed. 0 of 4 to compare.` });
    expect(await said.count()).toBe(1);
  });

  test("takes the first press of Space, as soon as a control has the focus, and the page does not scroll", async () => {
    for (const path of sampleOf(["/directory?view=list", "/directory"], 1)) {
      const { page } = await open(path);
      await controls(page).first().focus();
      const scrolled = await page.evaluate(() => scrollY);
      await page.keyboard.press("Space");
      await tray(page).waitFor();
      expect(await isTicked(controls(page).first())).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    }
  });

  test("finds by itself what the page does not name, and lets go of what does not exist", async () => {
    const { page, faults } = await open("/directory?location=wellington");
    await page.evaluate(([key]) => sessionStorage.setItem(key!, "2,999999,1,1,nonsense"), [CHOSEN_KEY]);
    await page.goto(`${here.site.url}/locations/nelson`);
    await tray(page).waitFor();
    expect(await listed(page)).toHaveLength(2);
    expect(await page.evaluate(([key]) => sessionStorage.getItem(key!), [CHOSEN_KEY])).toBe("2,1");
    expect(faults).toEqual([
      "the server responded with a status of 404 (Not Found): /api/v1/practices/999999",
    ]);
  });

  test("is right when one comes back to a page, and when a list is replaced in place", async () => {
    const { page } = await open("/directory");
    const [first] = await tick(page, 1);
    await page.getByRole("link", { name: first!, exact: true }).click();
    await page.waitForURL("**/dentists/**");
    await tray(page)
      .getByRole("button", { name: `Remove ${first}` })
      .click();
    await page.goBack();
    await page.waitForURL("**/directory");
    await page.waitForLoadState("networkidle");
    expect(await tray(page).count()).toBe(0);
    expect(await controls(page).first().getAttribute("aria-pressed")).not.toBe("true");

    await tick(page, 1);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await page.waitForURL("**view=list**");
    await page.getByRole("button", { name: `Compare ${first}`, pressed: true }).waitFor();
  });

  test("takes over what the table's address carried, so that what is removed stays removed", async () => {
    const { page } = await open("/compare/wellington");
    const [id, other] = await page
      .locator("[data-compare]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-compare")));
    await page.goto(`${here.site.url}/compare/wellington?chosen=${id},${other}`);
    await controls(page).nth(2).click();
    await tray(page).waitFor();
    expect(await listed(page)).toHaveLength(3);
    expect(new URL(page.url()).search).toBe("");
    await tray(page)
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    expect(await isTicked(controls(page).first())).toBe(false);
    await page.reload();
    await tray(page).waitFor();
    expect(await listed(page)).toHaveLength(2);
    expect(await page.locator("a[href*='chosen='], input[name=chosen]").count()).toBe(0);
  });
});

test("Without JavaScript every control to compare is a link or a box that leads to the comparison", async () => {
  for (const path of sampleOf(KINDS.toReversed(), 3)) {
    const { page } = await tab(here.browser, { script: false });
    await page.goto(`${here.site.url}${path}`);
    expect(await page.getByRole("button", { name: /^Compare (?!side)/ }).count(), path).toBe(0);
    const name = await nameOf(controls(page).first());
    await controls(page).first().click();
    if (path === "/compare") await page.getByRole("button", { name: "Compare side by side" }).click();
    await page.waitForURL("**/compare?ids=*");
    await page.getByRole("table").getByRole("link", { name, exact: true }).waitFor();
  }
});

async function open(path: string, look: { device?: "phone"; dark?: boolean } = {}) {
  return openWithNothingChosen(await tab(here.browser, look), `${here.site.url}${path}`);
}

async function expectFocus(locator: Locator): Promise<void> {
  expect(await locator.evaluate((one) => one === document.activeElement)).toBe(true);
}
