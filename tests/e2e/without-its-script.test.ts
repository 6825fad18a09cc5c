import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";

/** Browsers that run scripts, on pages whose script does not come: blocked, or gone with the release before. */
const here = forAllTests({
  browser: openBrowser,
  site: sharedSite,
});

const SORTED = /\/directory\?.*sort=name/;

test.each([
  ["no script", "**/*.js"],
  ["not the script of the list", "**/assets/islands-*.js"],
])("An order is chosen with a button where %s has come", async (_what, blocked) => {
  const page = await openDirectory((one) => one.route(blocked, (route) => route.abort()));
  await page.getByLabel("Sort by").focus();
  await page.getByLabel("Sort by").selectOption("name");
  await page.getByRole("button", { name: "Show results", exact: true }).click();
  await page.waitForURL(SORTED);
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !name.startsWith("A") && !name.startsWith("B"))).toEqual([]);
});

test("An order is chosen without a button where the scripts have come", async () => {
  const page = await openDirectory();
  await page.waitForSelector("[data-island='app/directory/directory'][data-started]");
  expect(await page.getByRole("button", { name: "Show results", exact: true }).count()).toBe(0);
  await page.getByLabel("Sort by").focus();
  await page.getByLabel("Sort by").selectOption("name");
  await page.waitForURL(SORTED);
  expect(await page.getByRole("button", { name: "Show results", exact: true }).count()).toBe(0);
});

test("An order that is chosen while the scripts are on their way is not lost", async () => {
  let isChosen = () => {};
  const chosen = new Promise<void>((resolve) => (isChosen = resolve));
  const page = await openDirectory((one) =>
    one.route("**/assets/islands-*.js", async (route) => {
      await chosen;
      await route.continue();
    }),
  );
  await page.waitForSelector("[data-island='app/directory/directory'][data-started]");
  await page.getByLabel("Sort by").selectOption("name");
  isChosen();
  await page.waitForURL(SORTED);
  expect(await page.getByLabel("Sort by").inputValue()).toBe("name");
});

async function openDirectory(prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<Page> {
  const { page } = await visit(here.browser);
  await prepare(page);
  await page.goto(`${here.site.url}/directory?service=invisalign`);
  return page;
}
