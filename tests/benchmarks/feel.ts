import type { Locator, Page } from "playwright-core";
import { openBrowser, visit } from "../support/browser.ts";
import { startSite } from "../support/running-site.ts";
import { atMost, type Group, notRun, type OnProgress, quantile, type Row, told } from "./row.ts";

const LIMIT = { click: 100, suggestion: 50 };
/** How many times slower the processor is made: a phone of the middle class. */
const SLOWDOWN = 4;
/** From where, and the link of the header that is followed. */
const CLICKS = [
  { from: "/", link: "Find Dentists" },
  { from: "/directory", link: "Compare" },
  { from: "/locations/wellington", link: "Blog" },
  { from: "/blog", link: "Services" },
];

/** F6: how soon a click shows the next page, and a key what it may lead to, in a browser made slow. */
export const feel: Group = async ({ isQuick }, onProgress) => {
  const rounds = isQuick ? 2 : 10;
  const [site, browser] = await Promise.all([startSite(), openBrowser()]);
  try {
    const { page, context } = await visit(browser);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.addInitScript(rememberClicks);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const { from, link } of CLICKS) {
        await page.goto(`${site.url}${from}`);
        times.push(await timeOfClick(page, link));
        onProgress(times.length, rounds * CLICKS.length);
      }
    }
    const headers = (await fetch(site.url)).headers;
    const rows = clickRows(times, headers.has("Speculation-Rules"));
    rows.push(await suggestionRow(page, site.url, onProgress));
    return { rows };
  } finally {
    await browser.close();
    await site.dispose();
  }
};

function clickRows(times: readonly number[], isPrerendered: boolean): Row[] {
  const figure = `F6 click to the next page's largest element, 95 in a hundred, processor ${SLOWDOWN} times slower`;
  const p95 = quantile(times, 0.95);
  if (isPrerendered) return [atMost(figure, LIMIT.click, p95, "ms")];
  return [
    notRun(figure, "not built: pages are not made ready before the click", `≤ ${LIMIT.click} ms`),
    told("F6 the same without it", p95, "ms"),
  ];
}

/** In the browser: the last click outlives its page. */
function rememberClicks(): void {
  addEventListener(
    "click",
    ({ timeStamp }) => sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)),
    true,
  );
}

async function timeOfClick(page: Page, link: string): Promise<number> {
  const target = page.getByRole("banner").getByRole("link", { name: link, exact: true }).first();
  await target.hover();
  // As long as a person's pointer rests on what they are about to press, which is when a page is made ready.
  await page.waitForTimeout(200);
  await Promise.all([page.waitForEvent("load"), target.click()]);
  return page.evaluate(async () => {
    const painted = await new Promise<PerformanceEntry>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!));
      observer.observe({ type: "largest-contentful-paint", buffered: true });
    });
    const [{ activationStart = 0 } = {}] = performance.getEntriesByType("navigation") as unknown as {
      activationStart?: number;
    }[];
    const shown = Math.max(painted.startTime, activationStart);
    return performance.timeOrigin + shown - Number(sessionStorage.getItem("clicked"));
  });
}

/** With each of these some practice, place or treatment begins; none is asked twice, for the page remembers answers. */
const LETTERS = [..."abcdefghijklmnoprstuvw"];

/** Each letter alone in the box, on the pages that have one. */
async function suggestionRow(page: Page, url: string, onProgress: OnProgress): Promise<Row> {
  const seen: number[] = [];
  for (const path of BOXES) {
    await page.goto(`${url}${path}`);
    await page.locator("main input[type=search]").first().focus();
    const box = page.getByRole("combobox").and(page.locator("input"));
    await box.waitFor();
    for (const letter of LETTERS) {
      await box.fill("");
      await page.getByRole("option").first().waitFor({ state: "hidden" });
      seen.push(await timeOfKey(box, letter));
      onProgress(seen.length, BOXES.length * LETTERS.length);
    }
  }
  return atMost(
    `F6 suggestions after a key, 95 in a hundred, processor ${SLOWDOWN} times slower`,
    LIMIT.suggestion,
    quantile(seen, 0.95),
    "ms",
  );
}

const BOXES = ["/", "/directory", "/search"];

/** Until the first frame that shows a suggestion, in milliseconds. */
async function timeOfKey(box: Locator, letter: string): Promise<number> {
  const shown = box.evaluate(
    (input) =>
      new Promise<number>((resolve) => {
        input.addEventListener(
          "keydown",
          ({ timeStamp }) => {
            const look = () => {
              const isThere = document.querySelector("[role=listbox]")!.checkVisibility();
              if (isThere) resolve(performance.now() - timeStamp);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { once: true },
        );
      }),
  );
  await box.press(letter);
  return shown;
}
