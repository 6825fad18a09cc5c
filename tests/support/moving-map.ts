import type { Browser, Page } from "playwright-core";
import { expect, onTestFinished, vi } from "vitest";
import { type Device, visit } from "./browser.ts";
import type { RunningSite } from "./running-site.ts";

/** Switches of a browser that draws the map without a graphics card. */
export const WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
/** The variables of the site whose practices are on it. */
export const SAMPLES = { SAMPLE_PRACTICES: "240" };
/** Colours on it, in the light. */
export const DOT = "#0b57a4";
export const LAND = "#fffefb";

/** The driver's word where a test takes a picture of what it has drawn. */
const SLOW_PICTURE =
  /GL Driver Message \(OpenGL, Performance, .*\): GPU stall due to ReadPixels( \(this message .*\))?$/;

/** A visitor who has opened the map of a page, by hand. At the end of the test there are no faults but the `expected`. */
export async function openMap(
  { browser, site }: { browser: Browser; site: Pick<RunningSite, "url"> },
  path: string,
  { expected = [], ...visitor }: { expected?: string[]; device?: Device; dark?: boolean } = {},
) {
  const { page, context, faults } = await visit(browser, visitor);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  onTestFinished(async () => {
    await context.close();
    expect(faults.filter((fault) => !SLOW_PICTURE.test(fault))).toEqual(expected);
  });
  await page.goto(`${site.url}${path}`);
  await page.getByRole("button", { name: "Open the map" }).click();
  await canvasOf(page).waitFor();
  return { page, asked, panel: page.getByRole("region", { name: "Map of practices" }) };
}

export function canvasOf(page: Page) {
  return page.getByRole("region", { name: /^Map\. The arrow keys/ });
}

export const ON_THE_MAP = /^[\d,]+ practices? on the map\.$/;

/** A figure of the page's own words: `1,236 dentists found` is 1,236. */
export async function figureIn(page: Page, words: RegExp): Promise<number> {
  const text = await page.getByText(words).first().innerText();
  return Number(/[\d,]+/.exec(text)![0].replace(",", ""));
}

/** Waits for a figure of the page to pass `check`. */
export async function expectFigure(
  page: Page,
  words: RegExp,
  check: (figure: number) => void,
): Promise<void> {
  await vi.waitFor(async () => check(await figureIn(page, words)), { timeout: 15_000, interval: 100 });
}
