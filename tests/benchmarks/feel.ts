import type { Page } from "playwright-core";
import { openBrowser, visit } from "../support/browser.ts";
import { startSite } from "../support/running-site.ts";
import { atMost, type Group, notRun, quantile, type Row, told } from "./row.ts";

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
    await page.goto(`${site.url}/directory`);
    const completes = await page.getByRole("combobox").and(page.locator("input")).count();
    if (completes === 0)
      rows.push(
        notRun(
          "F6 suggestions after a key",
          "not built: no field completes what is typed",
          `≤ ${LIMIT.suggestion} ms`,
        ),
      );
    else rows.push(await suggestionRow(page, rounds * CLICKS.length));
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

async function suggestionRow(page: Page, times: number): Promise<Row> {
  const field = page.getByRole("combobox").and(page.locator("input")).first();
  const seen: number[] = [];
  for (let at = 0; at < times; at++) {
    await field.fill("");
    await field.evaluate((input) => {
      let pressed = 0;
      input.addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), { once: true });
      const isThere = () =>
        [...document.querySelectorAll("[role=option]")].some((option) => option.checkVisibility());
      const look = () => {
        if (pressed > 0 && isThere())
          input.setAttribute("data-shown-after", String(performance.now() - pressed));
        else requestAnimationFrame(look);
      };
      input.removeAttribute("data-shown-after");
      requestAnimationFrame(look);
    });
    await field.press("w");
    await page.waitForFunction(
      (input) => input?.hasAttribute("data-shown-after"),
      await field.elementHandle(),
    );
    seen.push(Number(await field.getAttribute("data-shown-after")));
  }
  return atMost("F6 suggestions after a key, 95 in a hundred", LIMIT.suggestion, quantile(seen, 0.95), "ms");
}
