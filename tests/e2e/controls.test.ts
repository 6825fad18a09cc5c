import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { showWhole } from "../support/browser.ts";
import { coveredFocus, smallTargets } from "../support/controls.ts";
import { site } from "../support/shared-site.ts";
import { hasFocus, open } from "../support/tabs.ts";
import { sampleOf } from "../support/suite.ts";

/** Every control works: with JavaScript off, by hand and by keyboard, on a phone, where header and dock are in the way. */

/** One page of each kind. */
const KINDS = [
  "/",
  "/directory?location=wellington",
  "/directory?view=list&location=nelson",
  "/dentists/1",
  "/locations/wellington",
  "/compare/wellington?chosen=1,2",
  "/compare?ids=1,2,3",
  "/services/invisalign",
  "/services/oral-surgery",
  "/book?practice=2",
  "/booking-success",
  "/emergency?place=nelson",
  "/blog",
  "/blog/search?q=cost",
  "/blog/dental-costs-nz-2025",
  "/about",
  "/contact",
  "/contact-success",
  "/partner-with-us",
  "/privacy-policy",
  "/no-such-page",
];
/** A quarter of them in the daily suite, and three others that it walks through by the tab key. */
const PRESSED = sampleOf(KINDS, 5);
const WALKED = sampleOf(KINDS.toReversed(), 3);
/** How many the daily suite presses on one page; the first disclosure is the menu. */
const MOST_BUTTONS = 2;
const MOST_DISCLOSURES = 3;

const PHONE = { device: "phone", script: false } as const;

test.each(PRESSED)(
  "On %s every disclosure opens and closes, everything to touch has 24 px, an iPhone does not zoom into a field, and Safari draws a search like the other fields",
  async (path) => {
    const { page } = await open(path, PHONE);
    expect(await page.evaluate(otherInSafari)).toEqual([]);
    const summaries = await page.locator("summary:visible").all();
    expect(summaries.length, "the menu is one").toBeGreaterThan(0);
    for (const summary of sampleOf(summaries, MOST_DISCLOSURES)) {
      const isOpen = () => summary.evaluate((element) => element.closest("details")!.open);
      const before = await isOpen();
      await summary.press("Enter");
      await expect.poll(isOpen, { message: await summary.innerText() }).toBe(!before);
      if (before) await summary.click();
    }
    await openEverything(page);
    await showWhole(page);
    expect(await smallTargets(page)).toEqual([]);
  },
);

test.each(WALKED)(
  "On %s every control that has the focus shows it, and is never under the header or the dock",
  async (path) => {
    const { page } = await open(path, PHONE);
    await openEverything(page);
    expect(await coveredFocus(page)).toEqual([]);
  },
);

test.each(PRESSED)("On %s every button gets an answer", async (path) => {
  const { page } = await open(path, PHONE);
  await openEverything(page);
  const main = page.getByRole("main");
  const all = await main.getByRole("button").count();
  const buttons = sampleOf(
    Array.from({ length: all }, (_, at) => at),
    MOST_BUTTONS,
  );
  for (const at of buttons) {
    if (at > 0) {
      await page.goto(site.url + path);
      await openEverything(page);
    }
    const button = main.getByRole("button").nth(at);
    const isPost = await button.evaluate((one) => (one as HTMLButtonElement).form!.method === "post");
    const before = page.url();
    // Asked for the same again, a form with a fragment only scrolls to it.
    const answered = Promise.any([
      page.waitForResponse((response) => response.request().isNavigationRequest()),
      page.waitForURL((url) => url.href !== before),
    ]);
    await button.click();
    await answered;
    await page.waitForLoadState();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).not.toContain("problem");
    expect(await page.getByRole("alert").count()).toBe(isPost ? 1 : 0);
  }
});

test("The menu opens and closes by touch and by keyboard, and all of it can be reached", async () => {
  const { page } = await open("/", PHONE);
  const summary = page.locator("summary", { hasText: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  expect(await menu.isVisible()).toBe(false);
  await summary.tap();
  await menu.waitFor({ state: "visible" });
  await summary.tap();
  await menu.waitFor({ state: "hidden" });

  // For 150 ms after a tap Chromium ends a press of Space that is held meanwhile, as it is on a busy machine.
  await page.reload();
  await summary.focus();
  await page.keyboard.press("Space");
  await menu.waitFor({ state: "visible" });
  const links = await menu.getByRole("link").all();
  // Emergency and Book Now stand in the dock at the foot of the screen already.
  expect(links).toHaveLength(6);
  for (const link of links) {
    await page.keyboard.press("Tab");
    await expect.poll(() => hasFocus(link)).toBe(true);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search#q");
});

test("The arrow of a question turns under the hand, and stands still on a page that comes with it open", async () => {
  const { page } = await open("/contact");
  /** How many arrows turn when all questions are opened and closed, asked in the same moment. */
  const turning = (areOpen: boolean) =>
    page.locator("#faqs").evaluate((faqs, isToOpen) => {
      for (const question of faqs.querySelectorAll("details")) question.open = isToOpen;
      return faqs.getAnimations({ subtree: true }).length;
    }, areOpen);

  expect(await turning(true)).toBe(0);
  await page.locator("#faqs summary").first().hover();
  const turned = await turning(false);
  expect(turned).toBe(1);
});

test("The skip link is the first thing to reach, shows itself, and leads past the header", async () => {
  const { page } = await open("/directory", PHONE);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement!.closest("main") !== null)).toBe(true);
});

test("The menu of a phone gives way to Escape, and to a visitor who goes on to the page by keyboard", async () => {
  const { page } = await open("/directory", { device: "phone" });
  await page.waitForLoadState("networkidle");
  const button = page.getByRole("banner").getByText("Menu");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => hasFocus(menu.getByRole("link", { name: "Find Dentists" }))).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => menu.isVisible()).toBe(false);
  await expect.poll(() => hasFocus(button), { message: "focus is where it was before" }).toBe(true);
  await page.keyboard.press("Enter");
  const links = await menu.getByRole("link").count();
  for (let pressed = 0; pressed < links; pressed++) await page.keyboard.press("Tab");
  await expect.poll(() => menu.isVisible(), { message: "while one is in it" }).toBe(true);
  await page.keyboard.press("Tab");
  await expect.poll(() => menu.isVisible(), { message: "once one has gone on" }).toBe(false);
});

test("Back brings back the search with what was typed and chosen", async () => {
  const { page } = await open("/", PHONE);
  await page.getByRole("combobox", { name: "Location" }).selectOption({ label: "Nelson" });
  await page.getByRole("button", { name: "Search Dentists" }).click();
  await page.waitForURL("**/directory?**");
  await page.getByLabel("Dentist, suburb or town").fill("dental");
  await page.getByLabel("Dentist, suburb or town").press("Enter");
  await page.waitForURL("**q=dental**");
  await page
    .getByRole("link", { name: /View Profile/ })
    .first()
    .click();
  await page.waitForURL("**/dentists/**");
  await page.goBack();
  await expect.poll(() => page.getByRole("searchbox", { includeHidden: true }).inputValue()).toBe("dental");
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get("location")).toBe("nelson");
  await page.goBack();
  await expect.poll(() => page.getByRole("combobox", { name: "Location" }).inputValue()).toBe("nelson");
});

/** What is folded away counts too, but for the menu, which lies over the page. */
function openEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(":is(header, main) details"))
      details.open = details.closest("main") !== null;
  });
}

/**
 * In the browser: fields with text below 16 px, into which Safari zooms on an iPhone, and search fields with an
 * `appearance`, whose border and padding Safari replaces by its own.
 */
function otherInSafari(): string[] {
  const fields = "select, textarea, input:not([type=checkbox], [type=radio], [type=hidden])";
  return [...document.querySelectorAll<HTMLInputElement>(fields)]
    .filter((field) => {
      const { fontSize, appearance } = getComputedStyle(field);
      return Number.parseFloat(fontSize) < 16 || (field.type === "search" && appearance !== "none");
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
