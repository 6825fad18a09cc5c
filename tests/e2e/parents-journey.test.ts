import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";

const here = forAllTests({ browser: openBrowser, site: sharedSite });

/** Presses from the home page to the request that is sent; what is typed is none. */
const MOST_PRESSES = 7;

test("a parent asks for a child on a phone: Hamilton, Saturday, free under 18, sent in seven presses", async () => {
  const { page, context, faults } = await visit(here.browser, { device: "phone" });
  let presses = 0;
  const press = async (target: Locator) => {
    presses++;
    await target.click();
  };
  await page.goto(here.site.url);
  // A script makes the search box a combobox once it is touched.
  const search = page.locator("main form[role=search] input[type=search]");
  await search.fill("children’s dentist Hamilton");
  // The key of the keyboard: on a phone the suggestions may lie over the button by then.
  presses++;
  await search.press("Enter");
  await press(page.getByRole("link", { name: /^Saturday/ }));
  await page.waitForURL("**open=saturday**");
  await press(page.getByRole("link", { name: /^Free under 18/ }));
  await page.waitForURL("**funding=free-under-18**");
  const first = page.getByRole("article").first();
  expect(await first.innerText()).toMatch(/Sat \d.*Free for under 18s/);
  await press(first.getByRole("link", { name: /^Book Now/ }));
  expect(await page.locator("[name=location]").inputValue()).toBe("Hamilton");
  expect(await page.getByLabel("Service").inputValue()).toBe("Child’s checkup");
  expect(await page.getByLabel("Someone I care for").isChecked()).toBe(true);
  await page.getByLabel("Their name").fill("Tama");
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Preferred date").fill(day);
  await press(page.getByText("Morning", { exact: true }));
  await press(page.getByText("9am", { exact: true }));
  await page.getByLabel("First name").fill("Maia");
  await page.getByLabel("Last name").fill("Example");
  await page.getByLabel("Email address").fill("maia.parent@example.com");
  await page.getByLabel("Phone number").fill("09 012 3456");
  await press(page.getByRole("button", { name: "Send my request" }));
  await page.waitForURL("**/booking-success?reference=**");
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  expect(faults).toEqual([]);
  await context.close();
});
