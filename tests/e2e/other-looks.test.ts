import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { openBrowser, startBrowser, showWhole, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { askable } from "../support/ask-running-site.ts";
import { brokenLines } from "../support/line-ends.ts";
import { overflow } from "../support/overflow.ts";
import { openRequestState, requestStates } from "../support/request-states.ts";
import { startSite } from "../support/running-site.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { tabForEachLook } from "../support/tabs.ts";

/** On paper, in the reader's own colours, and without movement. */
const here = forAllTests({
  browser: openBrowser,
  site: () => startSite({ environment: { SAMPLE_PRACTICES: "60" } }),
});

const tab = tabForEachLook();

/** What browsers leave blank around a page where nobody chose otherwise. */
const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

const KINDS = ["/", "/directory?location=nelson", "/book?urgency=emergency", "/emergency", "/compare"];

test("The emergency page prints on one sheet of A4, with every answer open and no button that paper cannot press", async () => {
  const { page, context } = await visit(here.browser);
  await page.goto(`${here.site.url}/emergency`);
  const pdf = await page.pdf({ format: "A4", margin });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  const answers = await page.locator("main details:has(b) > :not(summary)").all();
  expect(answers).toHaveLength(6);
  for (const answer of answers) expect(await answer.isVisible()).toBe(true);
  expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  expect(await page.getByRole("banner").count()).toBe(0);
  await context.close();
});

test("What a patient prints after a request is one sheet, with the numbers to call if it is getting worse", async () => {
  const { page, context } = await visit(here.browser);
  await page.goto(`${here.site.url}/booking-success?reference=NIHO-7K4Q-2WXR-6M`);
  const pdf = await page.pdf({ format: "A4", margin });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  const help = page.getByText("Getting worse?").locator("..");
  for (const { phone } of [NATIONAL_NUMBERS.healthline, NATIONAL_NUMBERS.ambulance]) {
    expect(await help.getByText(phone).isVisible()).toBe(true);
  }
  await context.close();
});

test("The pages that a link opens print on one sheet, end no line within a date, and have no barrier", async () => {
  const states = await requestStates(askable(here.site), addDays(newZealandDay(new Date()), 7));
  const { page, context, faults } = await visit(here.browser, { device: "phone", dark: true });
  const seen: string[] = [];
  // The daily suite looks at those that people print.
  const looked = isFullSuite ? states : states.filter(({ state }) => /(opened|confirmed)$/.test(state));
  for (const one of looked) {
    const { state } = one;
    await openRequestState(page, here.site.url, one);
    seen.push(...(await faultsOfAxe(page)).map((fault) => `${state}: ${fault}`));
    const isWide = await page.evaluate(isWiderThanScreen);
    seen.push(...(await brokenLines(page)).map((line) => `${state}: a line ends within ${line}`));
    seen.push(...(await linesWithinSentences(page)).map((line) => `${state}: a line begins with “${line}”`));
    const sheets = (await page.pdf({ format: "A4", margin })).toString("latin1").match(/\/Type \/Page\b/g)!;
    if (isWide || sheets.length > 1)
      seen.push(`${state}: ${sheets.length} sheets${isWide ? ", too wide" : ""}`);
  }
  // A browser counts a form that is answered with its mistakes among its errors.
  const others = faults.filter((fault) => !/status of 4(09|22)/.test(fault));
  expect([...seen, ...others].join("\n")).toBe("");
  await context.close();
});

test("The times that a practice offers are on the paper that a patient takes along to think about them", async () => {
  const { ask, post } = askable(here.site);
  const { patient, practice } = await ask(8);
  const day = addDays(newZealandDay(new Date()), 7);
  const offer = { do: "answer", answer: "offer", date1: day, time1: "14:15", date2: day, time2: "16:00" };
  await post(practice, { ...offer, version: "1" });
  const { page, context } = await visit(here.browser);
  await page.goto(`${here.site.url}${patient}`);
  await page.emulateMedia({ media: "print" });
  const shown = page.getByRole("radio");
  expect(await shown.count()).toBe(2);
  for (const time of ["2:15pm", "4pm"]) expect(await page.getByText(time).first().isVisible()).toBe(true);
  expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  await context.close();
});

/** Lines that begin with what belongs to the line before: “, 5:51am”. */
async function linesWithinSentences(page: Page): Promise<string[]> {
  const text = await page.getByRole("main").innerText();
  return text.split("\n").filter((line) => /^[,.;]/.test(line));
}

/** In the browser. The window of a phone grows with what sticks out of the page; the document does not. */
function isWiderThanScreen(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth;
}

/** A sheet of A4 within margins of a centimetre. */
const SHEET = { width: 718, height: 1047 };

const PRINTED = [
  ...KINDS,
  "/dentists/1",
  "/locations/nelson",
  "/services/invisalign",
  "/compare?ids=1,2,3,4",
  "/compare/wellington",
];

test.each(sampleOf(PRINTED, 3))("%s fits on paper, and prints nothing to press", async (path) => {
  const { page } = await tab(here.browser);
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${here.site.url}${path}`);
  await page.getByRole("main").waitFor();
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: "print" });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("body *:not(svg *)")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
      .filter(
        (one) =>
          one.getBoundingClientRect().right > innerWidth + 1 ||
          (one.matches("td, th") && one.scrollWidth > one.clientWidth),
      )
      .map((one) => one.outerHTML.slice(0, 100))
      .slice(0, 3),
  );
  expect(cut).toEqual([]);
  const main = page.getByRole("main");
  for (const role of ["button", "checkbox", "radio", "combobox", "textbox", "searchbox"] as const) {
    expect(await main.getByRole(role).count(), role).toBe(0);
  }
  expect(await main.getByRole("link", { name: /^((Compare|Remove) [A-Z]|Clear)/ }).count()).toBe(0);
  expect(await main.getByRole("navigation", { name: "On this page" }).count()).toBe(0);
});

test("A list on paper has each practice's number in digits and its opening hours, and nothing to press", async () => {
  const { page } = await tab(here.browser);
  await page.emulateMedia({ media: "print" });
  for (const path of ["/directory?view=list", "/directory", "/locations/auckland", "/compare"]) {
    await page.goto(`${here.site.url}${path}`);
    const listed = page.getByRole("main").locator("article, .practice-row, tbody > tr");
    const texts = await listed.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) {
      expect([path, text]).toEqual([path, expect.stringMatching(/\(0\d\) \d{3} \d{4}/)]);
      expect([path, text]).toEqual([path, expect.stringMatching(/(day|Mon|Tue|Sat).*\d(am|pm)|noon/)]);
      expect(text).not.toMatch(/Book Now|Call/);
    }
  }
  await page.emulateMedia({ media: "screen" });
});

test.each(sampleOf(KINDS, 2))("%s has no barrier in a reader's own colours", async (path) => {
  const { page } = await tab(here.browser);
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  await page.goto(`${here.site.url}${path}`);
  await showWhole(page);
  // The colours are the reader's, and axe takes the page's own for them.
  expect(await faultsOfAxe(page, ["color-contrast"])).toEqual([]);
  // What a fill says must be said by an edge too, where fills are gone.
  const flat = await page.evaluate(() =>
    [...document.querySelectorAll("main button, main input:not([type=hidden]), main select, main textarea")]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .filter((control) => !control.matches("[type=checkbox]")) // The browser draws its own.
      .filter((control) =>
        [control, control.closest("label")].every(
          (one) => !one || getComputedStyle(one).borderTopStyle === "none",
        ),
      )
      .map((control) => control.outerHTML.slice(0, 100)),
  );
  expect(flat).toEqual([]);
});

/** Where lists, tables, headings and forms have the least room. */
const DOUBLED = [
  "/",
  "/directory",
  "/dentists/1",
  "/dentists/2",
  "/locations/nelson",
  "/book",
  "/booking-success?reference=NIHO-7K4Q-2WXR-6M",
  "/emergency",
  "/emergency?place=auckland",
  "/compare",
  "/compare/price",
  "/blog",
  "/blog/dental-costs-nz-2025",
];

test("Text that a reader's own style sheet doubles needs no sideways scrolling, and no button cuts its words", async () => {
  const { page, context } = await visit(here.browser);
  const wide: string[] = [];
  for (const path of sampleOf(DOUBLED, 6)) {
    await page.goto(`${here.site.url}${path}`);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    for (const width of [390, 1280])
      wide.push(...(await overflow(page, width)).map((what) => `${path} at ${width}: ${what}`));
  }
  expect(wide).toEqual([]);
  await context.close();
});

test("Text at twice its size on a small phone has the whole screen: nothing stays over the page", async () => {
  const large = await startBrowser({ isLargeText: true });
  const { page, context } = await visit(large);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${here.site.url}/directory`);
  await page.evaluate(() => scrollTo(0, 2_000));
  for (const part of [page.getByRole("banner"), page.getByRole("navigation", { name: "Quick actions" })]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height <= 0 || y >= 640, `${y} ${height}`).toBe(true);
  }
  // The menu still opens below the header, and not over it.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("banner").getByText("Menu").click();
  const menu = await page.getByRole("navigation", { name: "Menu" }).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(menu!.y).toBeGreaterThanOrEqual(header!.y + header!.height - 1);
  await context.close();
  await large.close();
});

test.each(sampleOf(KINDS, 3))("%s does not move for a reader who asked for less movement", async (path) => {
  const { page } = await tab(here.browser);
  await page.emulateMedia({ media: "screen", forcedColors: "none", reducedMotion: "reduce" });
  await page.goto(`${here.site.url}${path}`);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((one) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(one);
        const isSlow = transitionDuration.split(", ").some((duration) => Number.parseFloat(duration) > 0.01);
        // One takes its room at once, after a while in which no script has come.
        const isMoving = !["none", "take-no-room"].includes(animationName);
        return isSlow || isMoving || scrollBehavior === "smooth";
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});
