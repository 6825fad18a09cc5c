import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { holdBack } from "../support/hold-requests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { sampleOf } from "../support/suite.ts";
import { tabForEachLook } from "../support/tabs.ts";

/** A press, made while another list is on its way, does what the pressed control says. */
const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});
const tab = tabForEachLook();

/** What is pressed, and the address that it leads to. */
const PRESSED: readonly [name: string, control: (page: Page) => Locator, leadsTo: RegExp][] = [
  ["a chip", (page) => page.getByRole("link", { name: /^Invisalign.*remove/ }), /directory(\?sort=\w+)?$/],
  ["a quick filter", (page) => page.getByRole("link", { name: /^Evening/ }), /open=evening/],
  ["the view", (page) => page.getByRole("link", { name: "List", exact: true }), /view=list/],
  ["a page number", (page) => page.getByRole("link", { name: "Page 2", exact: true }), /page=2/],
  ["a practice", (page) => page.getByRole("article").first().getByRole("link").first(), /dentists\/\d/],
  ["a box", (page) => page.getByRole("dialog").getByLabel("Step-free"), /wheelchair=yes/],
];

test.each(sampleOf(PRESSED, 3))(
  "%s, pressed before the list is replaced and released after",
  async (what, control, leadsTo) => {
    const { page, faults } = await openDirectory();
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
    await page.waitForURL(leadsTo);
    expect(faults).toEqual([]);
  },
);

test("A fold of filters opens on its icon's press, however the list comes", async () => {
  const { page, faults } = await openDirectory();
  const nelson = await holdBack(page, "**/screen.json?*location=nelson*");
  await page.getByLabel("Location").selectOption("nelson");
  await nelson.isAsked;
  const icon = await page
    .locator("summary", { hasText: "More filters" })
    .locator("svg")
    .first()
    .boundingBox();
  await page.mouse.move(icon!.x + 8, icon!.y + 8);
  await page.mouse.down();
  await nelson.letGo();
  await page.mouse.up();
  await page.waitForURL(/nelson/);
  expect(await page.getByLabel("Step-free").isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

test("After Back, a link of the list that goes leads where it says", async () => {
  const { page, faults } = await openDirectory();
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
  await page.waitForURL((url) => url.search.includes("nelson") && !url.search.includes("invisalign"));
  expect(faults).toEqual([]);
});

test("A link to a part of the page does not break off the list that was asked for", async () => {
  const { page, faults } = await openDirectory();
  const nelson = await holdBack(page, "**/screen.json?*location=nelson*");
  await page.getByLabel("Location").selectOption("nelson");
  await nelson.isAsked;
  await page.evaluate(() => void (location.hash = "count"));
  await nelson.letGo();
  await page.waitForURL(/nelson/);
  expect(faults).toEqual([]);
});

test("What is typed while a list is on its way stays, and so does the focus", async () => {
  const { page, faults } = await openDirectory();
  const nelson = await holdBack(page, "**/screen.json?*view=list*");
  await page.getByRole("link", { name: "List", exact: true }).click();
  await nelson.isAsked;
  const box = page.getByLabel("Dentist, suburb or town");
  await box.fill("harbour");
  await box.press("Tab");
  const focused = await page.evaluate(() => document.activeElement!.id);
  await nelson.letGo();
  await page.waitForURL(/view=list/);
  expect(await box.inputValue()).toBe("harbour");
  expect(await page.evaluate(() => document.activeElement!.id)).toBe(focused);
  expect(faults).toEqual([]);
});

test("Pressing the same link again does not begin anew", async () => {
  const { page, faults } = await openDirectory();
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
  expect(faults).toEqual([]);
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
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});

test("An order that is chosen before the script has come is answered once it is there", async () => {
  const { page, faults } = await tab(here.browser);
  await page.unrouteAll();
  const script = await holdBack(page, "**/assets/islands-*.js");
  await page.goto(`${here.site.url}/directory?service=invisalign`);
  await page.getByLabel("Sort by").focus();
  await script.isAsked;
  await page.getByLabel("Sort by").selectOption("name");
  await script.letGo();
  await page.waitForURL(/sort=name/);
  expect(faults).toEqual([]);
});

test("The first touch of the directory fetches three scripts at most", async () => {
  const { page } = await tab(here.browser);
  await page.unrouteAll();
  await page.goto(`${here.site.url}/directory`);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.getByLabel("Sort by").focus();
  await page.locator("[data-island='app/directory/directory'][data-hydrated]").waitFor({ state: "attached" });
  expect(scripts.length, scripts.join(" ")).toBeLessThanOrEqual(3);
});

test("Without scripts the form is sent by a button, and none is shown with them", async () => {
  const sortOf = (page: Page) => page.getByRole("button", { name: "Show results", exact: true });
  const { page } = await tab(here.browser, { device: "phone", script: false });
  await page.goto(`${here.site.url}/directory?service=invisalign`);
  await page.getByLabel("Sort by").selectOption("name");
  await sortOf(page).click();
  await page.waitForURL(/sort=name/);
  const scripted = await tab(here.browser);
  await scripted.page.unrouteAll();
  await scripted.page.goto(`${here.site.url}/directory?service=invisalign`);
  expect(await sortOf(scripted.page).count()).toBe(0);
});

test.each([
  ["no script has come", "**/*.js"],
  ["the script of the list has not come", "**/assets/islands-*.js"],
])("Where %s, an order is chosen with a button", async (_, blocked) => {
  const { page } = await tab(here.browser);
  await page.unrouteAll();
  await page.route(blocked, (route) => route.abort());
  await page.goto(`${here.site.url}/directory?service=invisalign`);
  await page.getByLabel("Sort by").focus();
  await page.getByLabel("Sort by").selectOption("name");
  // The button waits three seconds for the scripts: as if they were over.
  await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
  await page.getByRole("button", { name: "Show results", exact: true }).click();
  await page.waitForURL(/sort=name/);
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !/^[AB]/.test(name))).toEqual([]);
});

async function openDirectory() {
  const { page, faults } = await tab(here.browser);
  await page.unrouteAll();
  await page.goto(`${here.site.url}/directory?service=invisalign`);
  await page.locator("main h2").first().hover();
  await page.locator("[data-island='app/directory/directory'][data-hydrated]").waitFor({ state: "attached" });
  return { page, faults };
}
