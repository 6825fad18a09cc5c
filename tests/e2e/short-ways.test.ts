import { expect, test } from "vitest";
import { EVERY_PAGE } from "../every-page.ts";
import { openBrowser, SIZES, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";

/** How far a phone scrolls to what its user came for. */
const here = forAllTests({ browser: openBrowser, site: sharedSite });

const SCREEN = SIZES.phone.height;
/** Of a phone, from the top of the page of an appointment to the foot of the button that sends it. */
const MOST_SCREENS = 4;

test.each([
  { path: "/book", script: true },
  { path: "/book", script: false },
  { path: "/book?practice=2", script: true },
  { path: "/book?practice=2", script: false },
])("the button of $path is within four screens of a phone (script $script)", async ({ path, script }) => {
  const { page, context, faults } = await visit(here.browser, { device: "phone", script });
  await page.goto(`${here.site.url}${path}`);
  const { y, height } = (await page.getByRole("button", { name: "Send my request" }).boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(MOST_SCREENS * SCREEN);
  expect(faults).toEqual([]);
  await context.close();
});

const ARTICLES = EVERY_PAGE.map(({ path }) => path).filter((path) => /^\/blog\/(?!search)[^?]+$/.test(path));

test.each(ARTICLES)("%s begins on the first screen of a phone", async (path) => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.goto(`${here.site.url}${path}`);
  const first = page.locator(".prose p").first();
  const top = await first.evaluate((paragraph) => paragraph.getBoundingClientRect().top);
  const dock = (await page.getByRole("link", { name: "Book Now" }).last().boundingBox())!;
  expect(await first.evaluate(endOfFirstSentence)).toBeGreaterThan(top);
  expect(await first.evaluate(endOfFirstSentence)).toBeLessThanOrEqual(dock.y);
  await context.close();
});

/** In the browser: how far down the screen the first sentence of a paragraph ends. */
function endOfFirstSentence(paragraph: Node): number {
  const range = document.createRange();
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = paragraph.textContent!.search(/[.!?](\s|$)/) + 1;
  range.setStart(texts.nextNode()!, 0);
  for (; left > texts.currentNode.textContent!.length; texts.nextNode()) {
    left -= texts.currentNode.textContent!.length;
  }
  range.setEnd(texts.currentNode, left);
  return range.getBoundingClientRect().bottom;
}
