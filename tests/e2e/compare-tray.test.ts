import { describe, expect, onTestFinished, test } from "vitest";
import { CHOSEN_KEY } from "#kit/ui/comparison/chosen.ts";
import { runCommand } from "../support/command-line.ts";
import { holdBack } from "../support/hold-requests.ts";
import { startSite } from "../support/running-site.ts";
import { site } from "../support/shared-site.ts";
import { storedBy } from "../support/stored.ts";
import { sampleOf } from "../support/suite.ts";
import { hasFocus, newcomer, open, tab } from "../support/tabs.ts";
import { controls, isTicked, listed, nameOf, tick, tray } from "../support/tray.ts";

/** What is ticked to be compared: the controls on the page, and the tray at its foot. */

/** One page of each kind that shows practices to choose among. */
const KINDS = ["/", "/directory", "/directory?view=list", "/dentists/1", "/compare"];

test.each(sampleOf(KINDS, 2))(
  "On %s a practice is ticked with the first click, the tray names it, and nothing else moves",
  async (path) => {
    const { page } = await open(path);
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
  },
);

test.each(["/compare", "/directory?view=list", "/directory"])(
  "On %s the row or card that is ticked last keeps its size, whichever has been ticked before",
  async (path) => {
    const { page } = await open(path);
    const boxes = () =>
      page
        .locator(".compare-table tbody tr, .practice-row, .practice-card")
        .evaluateAll((all) =>
          all
            .slice(0, 3)
            .map((one) => [
              one.clientWidth,
              one.clientHeight,
              one.firstElementChild!.firstElementChild?.clientHeight,
            ]),
        );
    const before = await boxes();
    await tick(page, 3);
    expect(await boxes()).toEqual(before);
  },
);

describe("The tray", () => {
  test("goes along from page to page and leads to the comparison, whose address says all of it", async () => {
    const { page } = await open("/directory?location=wellington");
    const names = await tick(page, 2);
    await page.goto(`${site.url}/blog`);
    expect(await tray(page).count()).toBe(0);
    await page.goto(`${site.url}/dentists/3`);
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
    await page.goto(`${site.url}/services/implants`);
    await tray(page).waitFor();
    expect(await listed(page)).toEqual(names.slice(1));
  });

  const FOR_TREATMENTS = [
    ["/directory?service=implants&view=list", "implants"],
    ["/directory?location=hamilton&service=crowns-and-bridges", "crowns-and-bridges"],
  ] as const;
  test.each(sampleOf(FOR_TREATMENTS, 1))(
    "of %s compares for %s, as the page does, and keeps ids and nothing else, as long as the tab is open",
    async (path, treatment) => {
      const { page } = await open(path);
      await tick(page, 3);
      const ids = (await storedBy(page)).session[0]![1];
      expect(ids).toMatch(/^\d+,\d+,\d+$/);
      expect(await storedBy(page)).toEqual({ session: [[CHOSEN_KEY, ids]], local: [], cookies: "" });
      const link = tray(page).getByRole("link", { name: "Compare" });
      expect(await link.getAttribute("href")).toMatch(
        new RegExp(`^/compare\\?ids=${ids}&service=${treatment}(#|$)`),
      );
      const another = await page.context().newPage();
      await another.goto(`${site.url}/directory`);
      // The first that is ticked here is the first of four.
      await tick(another, 1);
      await another.close();
      await tray(page).getByRole("button", { name: "Clear all" }).click();
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    },
  );

  test.each(sampleOf(["/directory", "/compare"], 1))(
    "on %s takes four, refuses a fifth in words that are seen and heard, and goes on",
    async (path) => {
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
      await expect.poll(() => isTicked(controls(page).nth(1))).toBe(false);
      await fifth.click();
      await expect.poll(() => isTicked(fifth)).toBe(true);
      await page
        .getByRole("status")
        .filter({ hasText: "added. 4 of 4 to compare." })
        .waitFor({ state: "attached" });
    },
  );

  test("is emptied by keyboard alone, and the focus is never lost", async () => {
    const { page } = await open("/directory");
    const names = await tick(page, 3);
    const remove = (name: string) => tray(page).getByRole("button", { name: `Remove ${name}` });
    await remove(names[0]!).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => hasFocus(remove(names[1]!))).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => hasFocus(remove(names[2]!))).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(() => hasFocus(remove(names[1]!))).toBe(true);
    await page.keyboard.press("Enter");
    await tray(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement!.closest("main") !== null)).toBe(true);
    const said = page.getByRole("status").filter({ hasText: `${names[1]} removed. 0 of 4 to compare.` });
    expect(await said.count()).toBe(1);
  });

  test("finds by itself what the page does not name, and lets go of what does not exist", async () => {
    const { page, faults } = await open("/blog");
    await page.evaluate(([key]) => sessionStorage.setItem(key!, "2,999999,1,1,nonsense"), [CHOSEN_KEY]);
    await page.goto(`${site.url}/locations/nelson`);
    await tray(page).waitFor();
    expect(await listed(page)).toHaveLength(2);
    expect((await storedBy(page)).session).toEqual([[CHOSEN_KEY, "2,1"]]);
    expect(faults.splice(0)).toEqual([
      "the server responded with a status of 404 (Not Found): /api/v1/practices/999999",
    ]);
  });

  test("lets go of a practice that has been withdrawn", async () => {
    const own = await startSite({ environment: { SAMPLE_PRACTICES: "10" } });
    onTestFinished(own.dispose);
    const { page, faults } = await open(`${own.url}/directory`);
    const [, stays] = await tick(page, 2);
    const [gone, id] = (await storedBy(page)).session[0]![1].split(",");
    const words = ["practice", "remove", gone!, "--reason", "They closed.", "--yes"];
    const { status, stderr } = await runCommand(words, { DATA_DIR: own.dataDir });
    expect(status, stderr).toBe(0);
    const asked = `/api/v1/practices/${gone}`;
    await expect.poll(async () => (await fetch(own.url + asked)).status).toBe(410);
    await page.goto(`${own.url}/dentists/${id}`);
    await tray(page).waitFor();
    expect(await listed(page)).toEqual([stays]);
    expect((await storedBy(page)).session).toEqual([[CHOSEN_KEY, id]]);
    expect(faults.splice(0)).toEqual([`the server responded with a status of 410 (Gone): ${asked}`]);
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

  test("takes over the boxes of the table that were ticked before any script had come, and keeps them beside the next", async () => {
    const { page } = await tab();
    const script = await holdBack(page, "**/assets/start-*.js");
    await page.goto(`${site.url}/compare`, { waitUntil: "commit" });
    for (const at of [0, 1]) await controls(page).nth(at).click();
    await script.letGo();
    await tray(page).waitFor();
    await controls(page).nth(2).click();
    await tray(page).getByText("3 of 4 to compare").first().waitFor({ state: "attached" });
    for (const at of [0, 1, 2]) expect(await isTicked(controls(page).nth(at))).toBe(true);
    expect(await listed(page)).toEqual(
      await Promise.all([0, 1, 2].map((at) => nameOf(controls(page).nth(at)))),
    );
  });

  test.each(["/compare", "/directory", "/dentists/1"])(
    "lets a practice of %s be ticked at once before its file has come, again and again, and shows the last of it",
    async (path) => {
      const { page } = await newcomer({ device: "phone" });
      const file = await holdBack(page, "**/assets/islands-*.js");
      await page.goto(site.url + path);
      const control = controls(page).first();
      const name = await nameOf(control);
      for (const isOn of [true, false, true]) {
        await control.click();
        await expect.poll(() => isTicked(control)).toBe(isOn);
      }
      await file.letGo();
      await tray(page).waitFor();
      expect(await listed(page)).toEqual([expect.stringContaining(name)]);
      expect(await isTicked(control)).toBe(true);
    },
  );

  test("keeps a tick that was made after a reload before its file had come, and one that was taken off", async () => {
    const { page } = await newcomer({ device: "phone" });
    await page.goto(`${site.url}/compare`);
    const [first] = await tick(page, 1);
    await page.reload();
    await tray(page).waitFor();
    const second = await nameOf(controls(page).nth(1));
    const file = await holdBack(page, "**/assets/islands-*.js");
    await page.reload();
    await controls(page).nth(1).check();
    await file.letGo();
    await tray(page).waitFor();
    await expect.poll(() => listed(page)).toEqual([first, second]);
    expect(await isTicked(controls(page).nth(1))).toBe(true);
  });

  test("takes over what the table's address carried, so that what is removed stays removed", async () => {
    const { page } = await open("/compare/wellington");
    const [id, other] = await page
      .locator("[data-compare]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-compare")));
    await page.goto(`${site.url}/compare/wellington?chosen=${id},${other}`);
    await controls(page).nth(2).click();
    await tray(page).waitFor();
    expect(await listed(page)).toHaveLength(3);
    expect(new URL(page.url()).search).toBe("");
    await tray(page)
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(() => isTicked(controls(page).first())).toBe(false);
    await page.reload();
    await tray(page).waitFor();
    expect(await listed(page)).toHaveLength(2);
    expect(await page.locator("a[href*='chosen='], input[name=chosen]").count()).toBe(0);
  });
});

test.each(sampleOf(KINDS.toReversed(), 2))(
  "Without JavaScript the controls of %s are links or boxes that lead to the comparison",
  async (path) => {
    const { page } = await open(path, { script: false });
    expect(await page.getByRole("button", { name: /^Compare (?!side)/ }).count()).toBe(0);
    const name = await nameOf(controls(page).first());
    await controls(page).first().click();
    if (path === "/compare") await page.getByRole("button", { name: "Compare side by side" }).click();
    await page.waitForURL("**/compare?ids=*");
    await page.getByRole("table").getByRole("link", { name, exact: true }).waitFor();
  },
);
