import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdBack } from "../support/hold-requests.ts";
import { site } from "../support/shared-site.ts";
import { openDirectory as openIt } from "../support/directory.ts";
import { isHydrated, newcomer, tab } from "../support/tabs.ts";
import { sampleOf } from "../support/suite.ts";

/** A press, made while another list is on its way, does what the pressed control says. */

/** It opens, whatever its list leads to. */
const FOLD = "the icon of more filters";

/** What is pressed, and the address that it leads to. */
const PRESSED: readonly [name: string, control: (page: Page) => Locator, leadsTo: RegExp][] = [
  ["a chip", (page) => page.getByRole("link", { name: /^Invisalign.*remove/ }), /directory(\?sort=\w+)?$/],
  ["a quick filter", (page) => page.getByRole("link", { name: /^Evening/ }), /open=evening/],
  ["the view", (page) => page.getByRole("link", { name: "List", exact: true }), /view=list/],
  [FOLD, (page) => page.locator("summary", { hasText: "More filters" }).locator("svg").first(), /nelson/],
  ["a page number", (page) => page.getByRole("link", { name: "Page 2", exact: true }), /page=2/],
  ["a practice", (page) => page.getByRole("article").first().getByRole("link").first(), /dentists\/\d/],
  ["a box", (page) => page.getByRole("dialog").getByLabel("Step-free"), /wheelchair=yes/],
];

test.each(sampleOf(PRESSED, 2))(
  "%s, pressed before the list is replaced and released after",
  async (what, control, leadsTo) => {
    const { page } = await openDirectory();
    if (what === "a box") await page.getByRole("button", { name: /^More filters/ }).click();
    await control(page).scrollIntoViewIfNeeded();
    const nelson = await holdBack(page, "**/screen.json?*location=nelson*");
    await page.getByLabel("Location").selectOption("nelson");
    await nelson.isAsked;
    const { x, y, width, height } = (await control(page).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await nelson.letGo();
    await page.mouse.up();
    await expect.poll(() => page.url()).toMatch(leadsTo);
    if (what === FOLD) expect(await page.getByLabel("Step-free").isVisible()).toBe(true);
  },
);

test("After Back, a link of the list that goes leads where it says", async () => {
  const { page } = await openDirectory();
  await page.getByLabel("Location").selectOption("nelson");
  await page.waitForURL(/nelson/);
  const before = await holdBack(page, "**/screen.json?service=invisalign");
  await page.evaluate(() => history.back());
  await before.isAsked;
  const chip = (await page.getByRole("link", { name: /^Invisalign.*remove/ }).boundingBox())!;
  await page.mouse.move(chip.x + 10, chip.y + 10);
  await page.mouse.down();
  await before.letGo();
  await page.mouse.up();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^(?!.*invisalign).*nelson/);
});

test("A link to a part of the page does not break off the list that was asked for", async () => {
  const { page } = await openDirectory();
  const nelson = await holdBack(page, "**/screen.json?*location=nelson*");
  await page.getByLabel("Location").selectOption("nelson");
  await nelson.isAsked;
  await page.evaluate(() => void (location.hash = "count"));
  await nelson.letGo();
  await expect.poll(() => page.url()).toMatch(/nelson/);
});

test("What is typed while a list is on its way stays, and so does the focus; no button is needed to send it", async () => {
  const { page } = await openDirectory();
  const nelson = await holdBack(page, "**/screen.json?*view=list*");
  await page.getByRole("link", { name: "List", exact: true }).click();
  await nelson.isAsked;
  const box = page.getByLabel("Dentist, suburb or town");
  await box.fill("harbour");
  await box.press("Tab");
  const focused = await page.evaluate(() => document.activeElement!.id);
  await nelson.letGo();
  await page.waitForURL(/view=list/);
  expect(await page.getByRole("button", { name: "Show results", exact: true }).count()).toBe(0);
  expect(await box.inputValue()).toBe("harbour");
  expect(await page.evaluate(() => document.activeElement!.id)).toBe(focused);
});

test("Pressing the same link again does not begin anew", async () => {
  const { page } = await openDirectory();
  let asked = 0;
  page.on("request", (request) => (asked += Number(/page=2/.test(request.url()))));
  const second = await holdBack(page, "**/screen.json?*page=2*");
  const next = page.getByRole("link", { name: /^Next/ });
  await next.click();
  await second.isAsked;
  await next.click();
  await next.click();
  await second.letGo();
  await page.waitForURL(/page=2/);
  expect(asked).toBe(1);
});

test("A list that the browser breaks off because a link is followed is not loaded in place of the link", async () => {
  const { page, faults } = await openDirectory();
  // Firefox breaks off what is on its way as soon as it begins to leave, while the page is still shown.
  await page.route("**/screen.json?*page=2*", async (route) => {
    await page.evaluate(() => void dispatchEvent(new Event("beforeunload")));
    await route.abort();
  });
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("link", { name: /^Next/ }).click();
  await failed;
  await page.locator("#results:not([aria-busy])").waitFor();
  await page.waitForLoadState("networkidle");
  expect(page.url()).not.toContain("page=2");
  await page.getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL(/dentists\/\d/);
  expect(faults.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
});

test("An order that is chosen before the script has come is answered once it is there", async () => {
  const { page } = await tab();
  const script = await holdBack(page, "**/assets/islands-*.js");
  await page.goto(`${site.url}/directory?service=invisalign`);
  await page.getByLabel("Sort by").focus();
  await script.isAsked;
  await page.getByLabel("Sort by").selectOption("name");
  await script.letGo();
  await expect.poll(() => page.url()).toMatch(/sort=name/);
});

test("A place that is chosen before any script has come is answered once they have, wherever the focus is by then", async () => {
  const { page } = await tab();
  const script = await holdBack(page, "**/assets/start-*.js");
  await page.goto(`${site.url}/directory`, { waitUntil: "commit" });
  await page.getByLabel("Location").selectOption("nelson");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await script.letGo();
  await page.waitForURL(/location=nelson/);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toMatch(/ in Nelson/);
});

test("On a first visit the filters open before React has come, whole, and a choice made there is answered once it has", async () => {
  const { page } = await newcomer({ device: "phone" });
  const react = await holdBack(page, "**/assets/react-*.js");
  await page.goto(`${site.url}/directory`);
  await page.getByRole("button", { name: /^Filters/ }).tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByLabel("Location").selectOption("nelson");
  await sheet.getByLabel("Step-free").check();
  await react.letGo();
  await page.waitForURL(/location=nelson.*wheelchair=yes/);
  await sheet.getByRole("button", { name: /^Show \d+/ }).tap();
  await expect.poll(() => sheet.count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: /^Step-free.*remove/ }).isVisible()).toBe(true);
  await expect
    .poll(() => page.getByRole("heading", { level: 1 }).textContent())
    .toMatch(/ in Nelson, step-free$/);
});

test("On a phone the sheet is shown before anything else is begun, and the list that it covers is where it was afterwards", async () => {
  const { page } = await newcomer({ device: "phone" });
  await page.goto(`${site.url}/directory`);
  await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
  const card = page.locator(".practice-card").first();
  const isSkipped = () => card.evaluate((one) => !one.checkVisibility());
  const before = await card.boundingBox();
  const shown = await page.evaluateHandle(() => {
    const look = (resolve: (at: number) => void) => {
      const isOpen = document.querySelector("dialog[open]") !== null;
      if (isOpen) resolve(performance.now());
      else requestAnimationFrame(() => look(resolve));
    };
    return { at: new Promise<number>(look) };
  });
  await page.getByRole("button", { name: /^Filters/ }).tap();
  const at = await shown.evaluate((frame) => frame.at);
  await expect.poll(isSkipped).toBe(true);
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByLabel("Sort by").focus();
  const begun = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return files.find(({ name, initiatorType }) => /islands-/.test(name) && initiatorType !== "fetch")
        ?.startTime;
    });
  await expect.poll(begun).toBeGreaterThanOrEqual(at);
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect.poll(isSkipped).toBe(false);
  await expect.poll(() => card.boundingBox()).toEqual(before);
});

test("On a page that has gone quiet the first touch needs nothing more from the line", async () => {
  const { page, context } = await newcomer();
  await page.goto(`${site.url}/directory`);
  const isThere = () =>
    page.evaluate(() => {
      const named = document.querySelector<HTMLElement>("script[data-react]")!.dataset.react!.split(" ");
      const come = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      return named.every((file) => come.includes(file));
    });
  await expect.poll(isThere).toBe(true);
  await context.setOffline(true);
  await page.locator("h1").hover();
  await isHydrated(page, "app/directory/directory");
});

test("A chip that is pressed first fetches its page, and wakes nothing that the page throws away", async () => {
  const { page } = await newcomer({ device: "phone" });
  // As by someone who saves data: nothing is fetched ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(`${site.url}/directory`);
  await page.locator("[data-island='app/directory/directory'][data-started]").waitFor();
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.getByRole("link", { name: "Open now" }).tap();
  await page.waitForURL(/open=now/);
  expect(scripts.filter((script) => /islands-|react-/.test(script))).toEqual([]);
});

test.each([
  ["no script has come", "**/*.js"],
  ["the script of the list has not come", "**/assets/islands-*.js"],
])("Where %s, an order is chosen with a button", async (_, blocked) => {
  const { page, faults } = await tab();
  await page.route(blocked, (route) => route.abort());
  await page.goto(`${site.url}/directory?service=invisalign`);
  await page.getByLabel("Sort by").focus();
  await page.getByLabel("Sort by").selectOption("name");
  // The button waits three seconds for the scripts: as if they were over.
  await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
  await page.getByRole("button", { name: "Show results", exact: true }).click();
  await page.waitForURL(/sort=name/);
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !/^[AB]/.test(name))).toEqual([]);
  expect(faults.splice(0)).toContainEqual(expect.stringContaining("ERR_FAILED"));
});

function openDirectory() {
  return openIt("/directory?service=invisalign");
}
