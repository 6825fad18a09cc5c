import type { Locator, Page } from "playwright-core";
import { openBrowser, visit } from "../support/browser.ts";
import { startSite } from "../support/running-site.ts";
import { atMost, type Group, type OnProgress, quantile, type Row } from "./row.ts";

/** In milliseconds. */
const LIMIT = 50;
/** How many times slower the processor is made: a phone of the middle class. */
const SLOWDOWN = 4;

/** F6: how soon a key shows what it may lead to, in a browser made slow. */
export const feel: Group = async ({ isQuick }, onProgress) => {
  const [site, browser] = await Promise.all([startSite(), openBrowser()]);
  try {
    const { page, context } = await visit(browser);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    return { rows: [await suggestionRow(page, site.url, isQuick ? BOXES.slice(0, 1) : BOXES, onProgress)] };
  } finally {
    await browser.close();
    await site.dispose();
  }
};

/** With each of these some practice, place or treatment begins; none is asked twice, for the page remembers answers. */
const LETTERS = [..."abcdefghijklmnoprstuvw"];

/** Each letter alone in the box, on the pages that have one. */
async function suggestionRow(
  page: Page,
  url: string,
  paths: readonly string[],
  onProgress: OnProgress,
): Promise<Row> {
  const seen: number[] = [];
  for (const path of paths) {
    await page.goto(`${url}${path}`);
    await page.locator("main input[type=search]").first().focus();
    const box = page.getByRole("combobox").and(page.locator("input"));
    await box.waitFor();
    for (const letter of LETTERS) {
      await box.fill("");
      await page.getByRole("listbox").waitFor({ state: "hidden" });
      seen.push(await timeOfKey(box, letter));
      onProgress(seen.length, paths.length * LETTERS.length);
    }
  }
  return atMost(
    `F6 suggestions after a key, 95 in a hundred, processor ${SLOWDOWN} times slower`,
    LIMIT,
    quantile(seen, 0.95),
    "ms",
  );
}

const BOXES = ["/", "/directory", "/search"];

/** Until the first frame that shows a suggestion, in milliseconds. */
async function timeOfKey(box: Locator, letter: string): Promise<number> {
  const watch = await box.evaluateHandle((input) => {
    const shown = new Promise<number>((resolve) => {
      const press = ({ timeStamp }: Event) => {
        const look = () => {
          const isThere = document.querySelector("[role=listbox]")!.checkVisibility();
          if (isThere) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      input.addEventListener("keydown", press, { once: true });
    });
    return { shown };
  });
  await box.press(letter);
  return watch.evaluate(({ shown }) => shown);
}
