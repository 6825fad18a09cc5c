import type { Locator, Page } from "playwright-core";
import { startBrowser, visit } from "../support/browser.ts";
import { startSite } from "../support/running-site.ts";
import { openBarePages } from "./bare-pages.ts";
import { atMost, type Group, quantile, type Row, told } from "./row.ts";

/** In milliseconds. */
const LIMIT = 75;
/** How many times slower the processor is made: a phone of the middle class. */
const SLOWDOWN = 4;

/**
 * F6: how soon a key shows what it may lead to, in a browser made slow; and how soon on a page of one box, which is
 * what the browser and the machine take for themselves.
 */
export const feel: Group = async ({ isQuick }, onProgress) => {
  const [site, bare, browser] = await Promise.all([startSite(), openBareBox(), startBrowser()]);
  try {
    const { page, context } = await visit(browser);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const paths = isQuick ? BOXES.slice(0, 1) : BOXES;
    const [ours, bares]: [number[], number[]] = [[], []];
    for (const path of paths) {
      for (const [url, seen] of [
        [site.url + path, ours],
        [bare.url, bares],
      ] as const) {
        seen.push(...(await timesOfKeys(page, url)));
        onProgress(ours.length + bares.length, 2 * paths.length * LETTERS.length);
      }
    }
    return { rows: rowsOf(ours, bares) };
  } finally {
    await browser.close();
    await bare.close();
    await site.dispose();
  }
};

const BOXES = ["/", "/directory", "/search"];

/** Some practice, place or treatment begins with each of these; none is asked twice, for the page remembers answers. */
const LETTERS = [..."abcdefghijklmnoprstuvw"];

/** A box that asks for its list at each letter and shows whatever comes, with no style and no library. */
function openBareBox(): ReturnType<typeof openBarePages> {
  const names = LETTERS.slice(0, 8).map((letter) => `Suggestion ${letter}`);
  const script = `
    const [box, list] = [document.querySelector("input"), document.querySelector("ul")];
    box.addEventListener("input", async () => {
      list.hidden = true;
      if (box.value === "") return;
      const answer = await fetch("/suggestions?q=" + box.value);
      list.replaceChildren(...(await answer.json()).map((name) => {
        const item = document.createElement("li");
        item.textContent = name;
        return item;
      }));
      list.hidden = false;
    });`;
  return openBarePages({
    "/": {
      type: "text/html",
      body: `<!doctype html><html lang="en"><title>Box</title><link rel="icon" href="data:,"><main><input type="search" role="combobox"><ul role="listbox" hidden></ul></main><script>${script}</script>`,
    },
    "/suggestions": { type: "application/json", body: JSON.stringify(names) },
  });
}

/** Each letter alone in the box of a page. */
async function timesOfKeys(page: Page, url: string): Promise<number[]> {
  await page.goto(url);
  await page.locator("main input[type=search]").first().focus();
  const box = page.getByRole("combobox").and(page.locator("input"));
  await box.waitFor();
  const seen: number[] = [];
  for (const letter of LETTERS) {
    await box.fill("");
    await page.getByRole("listbox").waitFor({ state: "hidden" });
    seen.push(await timeOfKey(box, letter));
  }
  return seen;
}

function rowsOf(ours: readonly number[], bares: readonly number[]): Row[] {
  const slow = `processor ${SLOWDOWN} times slower`;
  return [
    atMost(`F6 suggestions after a key, 95 in a hundred, ${slow}`, LIMIT, quantile(ours, 0.95), "ms"),
    told("F6 the same, 50 in a hundred", quantile(ours, 0.5), "ms"),
    told("F6 a list of eight lines on a page of one box, 95 in a hundred", quantile(bares, 0.95), "ms"),
    told("F6 the same, 50 in a hundred", quantile(bares, 0.5), "ms"),
  ];
}

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
