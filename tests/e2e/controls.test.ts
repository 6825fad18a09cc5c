import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openBrowser, showWhole, visit } from "../support/browser.ts";
import { coveredFocus, smallTargets } from "../support/controls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { sampleOf } from "../support/suite.ts";
import { tabForEachLook } from "../support/tabs.ts";
import { chooseTime } from "../support/times.ts";

/** Every control works: with JavaScript off, by hand and by keyboard, on a phone, where header and dock are in the way. */
const here = forAllTests({ browser: openBrowser, site: sharedSite });

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
/** A quarter of them in the daily suite, and four others that it walks through by the tab key. */
const PRESSED = sampleOf(KINDS, 5);
const WALKED = sampleOf(KINDS.toReversed(), 4);
/** Of one page, what the daily suite presses; the first disclosure is the menu. */
const MOST_BUTTONS = 2;
const MOST_DISCLOSURES = 4;

const PHONE = { device: "phone", script: false } as const;
const tab = tabForEachLook();

describe.each(PRESSED)("On %s", (path) => {
  let page: Page;
  beforeAll(async () => {
    page = (await tab(here.browser, PHONE)).page;
    await page.goto(`${here.site.url}${path}`);
  });

  test("an iPhone does not zoom into a field, and Safari draws a search like the other fields", async () => {
    expect(await page.evaluate(otherInSafari)).toEqual([]);
  });

  test("every disclosure opens and closes, and everything to touch is 24 px wide and high, or has that much room", async () => {
    const summaries = await page.locator("summary:visible").all();
    expect(summaries.length, "the menu is one").toBeGreaterThan(0);
    for (const summary of sampleOf(summaries, MOST_DISCLOSURES)) {
      const isOpen = () => summary.evaluate((element) => element.closest("details")!.open);
      const before = await isOpen();
      await summary.press("Enter");
      expect(await isOpen(), await summary.innerText()).toBe(!before);
      if (before) await summary.click();
    }
    await openEverything(page);
    await showWhole(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});

test.each(WALKED)(
  "On %s every control that has the focus shows it, and is never under the header or the dock",
  async (path) => {
    const { page } = await tab(here.browser, PHONE);
    await page.goto(`${here.site.url}${path}`);
    await openEverything(page);
    expect(await coveredFocus(page)).toEqual([]);
  },
);

test.each(PRESSED)("On %s every button gets an answer", async (path) => {
  const { page, faults } = await tab(here.browser, PHONE);
  await page.goto(`${here.site.url}${path}`);
  await openEverything(page);
  const main = page.getByRole("main");
  const all = await main.getByRole("button").count();
  const buttons = sampleOf(
    Array.from({ length: all }, (_, at) => at),
    MOST_BUTTONS,
  );
  for (const at of buttons) {
    if (at > 0) {
      await page.goto(`${here.site.url}${path}`);
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
  expect(faults).toEqual([]);
});

test("The menu opens and closes by touch and by keyboard, and all of it can be reached", async () => {
  const { page, context } = await openKind("/");
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
  expect(links).toHaveLength(7);
  for (const link of links) {
    await page.keyboard.press("Tab");
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL("**/book");
  await context.close();
});

test("The arrow of a question turns under the hand, and stands still on a page that comes with it open", async () => {
  const { page, context } = await visit(here.browser);
  await page.goto(`${here.site.url}/contact`);
  /** How many arrows turn when all questions are opened and closed, asked in the same moment. */
  const turning = (areOpen: boolean) =>
    page.locator("#faqs").evaluate((faqs, open) => {
      for (const question of faqs.querySelectorAll("details")) question.open = open;
      return faqs.getAnimations({ subtree: true }).length;
    }, areOpen);

  expect(await turning(true)).toBe(0);
  await page.locator("#faqs summary").first().hover();
  expect(await turning(false)).toBe(1);
  await context.close();
});

test("The skip link is the first thing to reach, shows itself, and leads past the header", async () => {
  const { page, context } = await openKind("/directory");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement!.closest("main") !== null)).toBe(true);
  await context.close();
});

test("The menu of a phone gives way to Escape, and to a visitor who goes on to the page by keyboard", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.goto(`${here.site.url}/directory`, { waitUntil: "networkidle" });
  const button = page.getByRole("banner").getByText("Menu");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  expect(await menu.getByRole("link", { name: "Find Dentists" }).evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await menu.isVisible()).toBe(false);
  expect(await button.evaluate(isFocused), "focus is where it was before").toBe(true);
  await page.keyboard.press("Enter");
  const links = await menu.getByRole("link").count();
  for (let pressed = 0; pressed < links; pressed++) await page.keyboard.press("Tab");
  expect(await menu.isVisible(), "while one is in it").toBe(true);
  await page.keyboard.press("Tab");
  expect(await menu.isVisible(), "once one has gone on").toBe(false);
  await context.close();
});

function isFocused(element: Element): boolean {
  return element.ownerDocument.activeElement === element;
}

test("Back brings back the search with what was typed and chosen", async () => {
  const { page, context } = await openKind("/");
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
  expect(await page.getByRole("searchbox", { includeHidden: true }).inputValue()).toBe("dental");
  await page.goBack();
  expect(new URL(page.url()).searchParams.get("location")).toBe("nelson");
  await page.goBack();
  expect(await page.getByRole("combobox", { name: "Location" }).inputValue()).toBe("nelson");
  await context.close();
});

test("Back brings back a half-filled form with every answer", async () => {
  const { page, context } = await openKind("/book");
  await page.getByLabel("First name").fill("Mereana");
  await page.getByLabel("Town or city").selectOption("Taupō");
  await chooseTime(page, "Morning", "9:30am");
  await page.getByText("Add a message").click();
  await page.getByLabel("Message for the practice").fill("Ngā mihi");
  await page.getByRole("main").getByRole("link", { name: "terms" }).click();
  await page.waitForURL("**/terms");
  await page.goBack();
  expect(await page.getByLabel("First name").inputValue()).toBe("Mereana");
  expect(await page.getByLabel("Town or city").inputValue()).toBe("Taupō");
  expect(await page.getByRole("radio", { name: "9:30am" }).isChecked()).toBe(true);
  expect(await page.getByLabel("Message for the practice").inputValue()).toBe("Ngā mihi");
  await context.close();
});

async function openKind(path: string) {
  const visitor = await visit(here.browser, PHONE);
  await visitor.page.goto(`${here.site.url}${path}`);
  return visitor;
}

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
