import type { Browser, CDPSession, Page } from "playwright-core";
import { startBrowser, visit } from "../support/browser.ts";
import { startSite } from "../support/running-site.ts";
import { atMost, type Group, median, type Row } from "./row.ts";

/** Lighthouse's phone with its throttling applied: bytes a second, and milliseconds. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
/** How many times slower the processor is made. */
const SLOWDOWN = 4;
const PHONE = "390 px phone, Slow 4G, processor 4 times slower";

type Touch = { ms: number; bytes: number };

/** F6: what the first press and the first letter take on a first visit: nothing is in the browser's cache. */
export const touch: Group = async ({ isQuick }, onProgress) => {
  const [site, browser] = await Promise.all([startSite(), startBrowser()]);
  const times = isQuick ? 3 : 10;
  const [sheets, firsts, nexts, maps]: [Touch[], Touch[], Touch[], Touch[]] = [[], [], [], []];
  try {
    // The site compiles and keeps the page that all of them open.
    for (let visits = 0; visits < 20; visits++) await fetch(`${site.url}/directory`);
    for (let at = 0; at < times; at++) {
      sheets.push(await firstVisit(browser, site.url, openSheet));
      const [first, next] = await firstVisit(browser, site.url, typeTwice);
      firsts.push(first);
      nexts.push(next);
      maps.push(await firstVisit(browser, site.url, openMap));
      onProgress(at + 1, times);
    }
  } finally {
    await browser.close();
    await site.dispose();
  }
  return {
    rows: [
      ...rowsOf(`F6 sheet of filters after its press, ${PHONE}`, sheets, { ms: 100, bytes: 5_000 }),
      ...rowsOf(`F6 suggestions after the first letter, ${PHONE}`, firsts, { ms: 300, bytes: 8_000 }),
      ...rowsOf(`F6 suggestions after the next letter, ${PHONE}`, nexts, { ms: 100, bytes: 8_000 }),
      ...rowsOf(`F6 a pin of the moving map after the press that opens it, ${PHONE}`, maps, {
        ms: 1_500,
        bytes: 150_000,
      }),
    ],
  };
};

function rowsOf(figure: string, touches: readonly Touch[], limit: Touch): Row[] {
  const of = (what: keyof Touch) => median(touches.map((one) => one[what]));
  return [
    atMost(figure, limit.ms, of("ms"), "ms"),
    atMost("F6 fetched for it", limit.bytes, of("bytes"), "B"),
  ];
}

/** Opens the directory as somebody who was never here, and acts once it has gone quiet. */
async function firstVisit<Seen>(
  browser: Browser,
  url: string,
  act: (page: Page, fetched: () => number) => Promise<Seen>,
): Promise<Seen> {
  const { page, context } = await visit(browser, { device: "phone" });
  try {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const fetched = bytesFetched(session);
    await page.goto(`${url}/directory`);
    await page.waitForLoadState("networkidle");
    return await act(page, fetched);
  } finally {
    await context.close();
  }
}

/** Bytes that have come over the line so far. */
function bytesFetched(session: CDPSession): () => number {
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

async function openSheet(page: Page, fetched: () => number): Promise<Touch> {
  const before = fetched();
  const shown = await untilShown(page, "click", "dialog.sheet[open]");
  await page.locator(".more-filters > summary").tap();
  const ms = await shown();
  await page.waitForLoadState("networkidle");
  return { ms, bytes: fetched() - before };
}

/** A pin is a button of the map's own, which the page's drawing has none of. */
const PIN = "[role=region][aria-label^='Map. '] :is(button, [role=button])[aria-label^='1: ']";

async function openMap(page: Page, fetched: () => number): Promise<Touch> {
  const before = fetched();
  const shown = await untilShown(page, "click", PIN);
  await page.getByRole("button", { name: "Open the map" }).tap();
  await page.locator(PIN).first().waitFor();
  const ms = await shown();
  await page.waitForLoadState("networkidle");
  return { ms, bytes: fetched() - before };
}

async function typeTwice(page: Page, fetched: () => number): Promise<[Touch, Touch]> {
  const box = page.locator("main input[type=search]").first();
  const seen: Touch[] = [];
  const start = fetched();
  await box.focus();
  for (const letter of ["w", "e"]) {
    const before = seen.length === 0 ? start : fetched();
    const list = await page.evaluate(() => document.querySelector("[role=listbox]")?.textContent ?? "");
    const shown = await untilShown(page, "keydown", "[role=listbox]", list);
    await page.keyboard.press(letter);
    const ms = await shown();
    await page.waitForLoadState("networkidle");
    seen.push({ ms, bytes: fetched() - before });
  }
  return seen as [Touch, Touch];
}

/** Milliseconds from an event to the first frame that shows an element, with other words than it had. */
async function untilShown(
  page: Page,
  event: "click" | "keydown",
  selector: string,
  before = "",
): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(
    ([kind, wanted, words]) => {
      const shown = new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            const one = document.querySelector(wanted);
            if (one?.checkVisibility() && (words === "" || one.textContent !== words))
              resolve(performance.now() - timeStamp);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        document.addEventListener(kind, begin, { once: true, capture: true });
      });
      return { shown };
    },
    [event, selector, before] as const,
  );
  return () => watch.evaluate(({ shown }) => shown);
}
