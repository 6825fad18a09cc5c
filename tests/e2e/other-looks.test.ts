import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST_AID, KNOCKED_OUT } from "#content/emergency.ts";
import { NATIONAL_NUMBERS } from "#content/site.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { askable } from "../support/ask-running-site.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { showWhole } from "../support/browser.ts";
import { brokenLines } from "../support/line-ends.ts";
import { overflow } from "../support/overflow.ts";
import { openRequestState, requestStates } from "../support/request-states.ts";
import { site } from "../support/shared-site.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { sheetsOf } from "../support/paper.ts";
import { open, tab } from "../support/tabs.ts";
import { sideways } from "../support/tray.ts";

/** On paper, in the reader's own colours, and without movement. */
const KINDS = ["/book?urgency=emergency", "/directory?location=nelson", "/", "/emergency", "/compare"];

test("The emergency page prints on both sides of one sheet of A4, with all first aid on it, in letters of 8 points or more, and no button that paper cannot press", async () => {
  const { page } = await open("/emergency");
  expect(await sheetsOf(page)).toBe(2);
  await page.emulateMedia({ media: "print" });
  const answers = await page.locator("main .first-aid > li, main .aid-card").all();
  expect(answers).toHaveLength([KNOCKED_OUT, ...FIRST_AID].length);
  for (const answer of answers) {
    expect(await answer.isVisible()).toBe(true);
    const sizes = await answer
      .locator("li, p")
      .evaluateAll((lines) => lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8 / 0.75);
  }
  expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  expect(await page.getByRole("banner").count()).toBe(0);
});

test("What a patient prints after a request is one sheet, with the numbers to call if it is getting worse", async () => {
  const { page } = await open("/booking-success?reference=NIHO-7K4Q-2WXR-6M");
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  const help = page.getByText("Getting worse?").locator("..");
  for (const { phone } of [NATIONAL_NUMBERS.healthline, NATIONAL_NUMBERS.ambulance])
    expect(await help.getByText(phone).isVisible()).toBe(true);
});

test("A comparison on paper says its address, and nothing that is true at this hour only; two practices fit on one sheet", async () => {
  const { page } = await open("/compare?ids=1,2&service=implants");
  expect(await sheetsOf(page, "0")).toBe(1);
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("link", { name: "Share these two" });
  const printed = await link.evaluate((one) => getComputedStyle(one, "::after").content);
  expect(printed).toMatch(/^"https?:\/\/.*\/compare\?ids=1,2&service=implants"$/);
  expect(await page.getByRole("rowheader", { name: "Now", exact: true }).isVisible()).toBe(false);
});

/** Those of the pages that a link opens which people print: the daily suite looks at them. */
const TIMES = "request, times to choose from";
/** It lists the practices near. */
const ELSEWHERE = "request, may another practice be asked";
const PRINTED_STATES = [TIMES, "request, confirmed", "practice request, opened"];

test("The pages that a link opens print on one sheet with the times to choose from, end no line within a date, and have no barrier", async () => {
  const states = await requestStates(askable(site, "paper"), addDays(newZealandDay(new Date()), 7));
  const { page, faults } = await tab({ device: "phone", dark: true });
  const seen: string[] = [];
  for (const one of states.filter(({ state }) => isFullSuite || PRINTED_STATES.includes(state))) {
    await openRequestState(page, site.url, one);
    const found = await faultsOfAxe(page);
    if ((await page.evaluate(sideways)) > 0) found.push("too wide");
    found.push(...(await brokenLines(page)).map((line) => `a line ends within ${line}`));
    found.push(...(await linesWithinSentences(page)).map((line) => `a line begins with “${line}”`));
    const sheets = await sheetsOf(page);
    if (sheets > (one.state === ELSEWHERE ? 2 : 1)) found.push(`${sheets} sheets`);
    seen.push(...found.map((what) => `${one.state}: ${what}`));
    if (one.state !== TIMES) continue;
    await page.emulateMedia({ media: "print" });
    for (const time of ["2:15pm", "4pm"]) expect(await page.getByText(time).first().isVisible()).toBe(true);
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
    await page.emulateMedia({ media: null });
  }
  expect(seen.join("\n")).toBe("");
  // A browser counts a form that is answered with its mistakes among its errors.
  expect(faults.splice(0).filter((fault) => !/status of 4(09|22)/.test(fault))).toEqual([]);
});

/** Lines that begin with what belongs to the line before: “, 5:51am”. */
async function linesWithinSentences(page: Page): Promise<string[]> {
  const text = await page.getByRole("main").innerText();
  return text.split("\n").filter((line) => /^[,.;]/.test(line));
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
  const { page } = await open(path);
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
  for (const role of ["button", "checkbox", "radio", "combobox", "textbox", "searchbox"] as const)
    expect(await main.getByRole(role).count(), role).toBe(0);
  expect(await main.getByRole("link", { name: /^((Compare|Remove) [A-Z]|Clear)/ }).count()).toBe(0);
  expect(await main.getByRole("navigation", { name: "On this page" }).count()).toBe(0);
});

const LISTS = ["/directory?view=list", "/directory", "/locations/auckland", "/compare"];

test.each(sampleOf(LISTS, 2))(
  "%s on paper has each practice's number in digits and its opening hours, and nothing to press",
  async (path) => {
    const { page } = await open(path);
    await page.emulateMedia({ media: "print" });
    const listed = page.getByRole("main").locator("article, .practice-row, tbody > tr");
    const texts = await listed.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) {
      expect(text).toMatch(/\(0\d\) \d{3} \d{4}/);
      expect(text).toMatch(/(day|Mon|Tue|Sat).*\d(am|pm)|noon/);
      expect(text).not.toMatch(/Book Now|Call/);
    }
  },
);

test.each(sampleOf(KINDS, 1))("%s has no barrier in a reader's own colours", async (path) => {
  const { page } = await open(path);
  await page.emulateMedia({ forcedColors: "active" });
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

test("In a reader's own colours, a chosen filter button has another background than one that isn't chosen", async () => {
  const { page } = await open("/directory?open=saturday", { script: false });
  await page.emulateMedia({ forcedColors: "active" });
  await page.locator("summary", { hasText: "More filters" }).click();
  const looks = (name: RegExp) =>
    page
      .getByRole("radio", { name })
      .locator("..")
      .evaluate((label) => [getComputedStyle(label).backgroundColor, getComputedStyle(label).color]);
  const [ground, ink] = await looks(/^On Saturdays\b(?! or)/);
  expect(ground).not.toBe((await looks(/^On Sundays/))[0]);
  expect(ground).not.toBe(ink);
});

test.each(sampleOf(LISTS, 2))("%s hides no word in a reader's own colours", async (path) => {
  const { page } = await open(path);
  await page.emulateMedia({ forcedColors: "active" });
  // The browser lays a plate in the colour of the ground under words, which would hide words of that colour.
  const hidden = await page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((one) =>
        [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.trim()),
      )
      .filter((one) => one.checkVisibility() && !(one instanceof SVGElement))
      .filter((one) => {
        const { color, forcedColorAdjust } = getComputedStyle(one);
        return color === ground && forcedColorAdjust !== "none";
      })
      .map((one) => one.outerHTML.slice(0, 100));
  });
  expect(hidden).toEqual([]);
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
  for (const path of sampleOf(DOUBLED, 4)) {
    const { page } = await open(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    for (const width of [390, 1280]) expect(await overflow(page, width), `${path} at ${width}`).toEqual([]);
  }
});

test.each(sampleOf(KINDS, 2))("%s does not move for a reader who asked for less movement", async (path) => {
  const { page } = await tab();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(site.url + path);
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
