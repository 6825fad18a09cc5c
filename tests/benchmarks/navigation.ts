import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "../support/running-site.ts";
import { openTab, type Tab } from "../support/tab.ts";
import { type BareAnswer, openBarePages } from "./bare-pages.ts";
import { atMost, type Group, quantile, type Row, told } from "./row.ts";

/** How many times slower the processor is made, and what half of the clicks and 95 in a hundred may take, in milliseconds. */
const SPEEDS = [
  { slowdown: 1, half: 100, most: 200 },
  { slowdown: 4, half: 300, most: 480 },
] as const;
type Speed = (typeof SPEEDS)[number];
/** How long a pointer rests on a link before it is pressed, and how long it is down: a person in no hurry. */
const REST = 200;
const DOWN = 80;
/** As long as a person looks at a page at the least. */
const LOOK = 700;
/** A page that has painted nothing by then never will. */
const LATEST = 20_000;

/** From where, and which link of the page: ways that people go through the site. */
const CLICKS = [
  { from: "/", link: "header a[href='/directory']" },
  { from: "/", link: "main a[href^='/dentists/']" },
  { from: "/directory", link: "main a[href^='/dentists/']" },
  { from: "/directory", link: "header a[href='/compare']" },
  { from: "/dentists/1-karaka-lane-dental", link: "main a[href^='/directory'], main a[href='/']" },
  { from: "/locations/wellington", link: "main a[href^='/dentists/']" },
  { from: "/compare", link: "header a[href='/blog']" },
  { from: "/blog", link: "main a[href^='/blog/']" },
  { from: "/services/invisalign", link: "header a[href='/emergency']" },
  { from: "/emergency", link: "header a[href='/']" },
] as const;

/**
 * F6: how soon a click shows the largest element of the next page, at full speed and in a browser made slow; and how soon
 * between two pages of one line, clicked in the same minutes, which is what the browser and the machine take for
 * themselves.
 */
export const navigation: Group = async ({ isQuick }, onProgress) => {
  const rounds = isQuick ? 3 : 20;
  const total = SPEEDS.length * rounds * CLICKS.length;
  let clicks = 0;
  const [site, bare] = await Promise.all([startSite(), openTwoBarePages()]);
  try {
    const rows: Row[] = [];
    for (const speed of SPEEDS) {
      const seen = await clickThrough({ site: site.url, bare: bare.url, speed, rounds }, () =>
        onProgress(++clicks, total),
      );
      rows.push(...rowsOf(speed, seen));
    }
    return { rows };
  } finally {
    await bare.close();
    await site.dispose();
  }
};

async function clickThrough(
  { site, bare, speed, rounds }: { site: string; bare: string; speed: Speed; rounds: number },
  onClick: () => void,
): Promise<Seen> {
  const tab = await openTab({ slowdown: speed.slowdown, script: rememberClicks });
  const seen: Seen = { times: [], ready: 0, backs: [], bareTimes: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { from, link } of CLICKS) {
        const { ms, isReady } = await openAndClick(tab, site + from, link);
        seen.times.push(ms);
        if (isReady) seen.ready += 1;
        seen.backs.push(await goBack(tab));
        onClick();
      }
      seen.bareTimes.push((await openAndClick(tab, `${bare}/`, "a")).ms);
    }
  } finally {
    await tab.close();
  }
  return seen;
}

/** Two pages of one line each, which lead to each other and are made ready as ours are. */
function openTwoBarePages(): ReturnType<typeof openBarePages> {
  const rules = { prerender: [{ where: { href_matches: "/*" }, eagerness: "eager" }] };
  const page = (title: string, other: string): BareAnswer => ({
    type: "text/html",
    body: `<!doctype html><html lang="en"><title>${title}</title><p><a href="${other}">To ${other}</a>`,
    headers: { "Speculation-Rules": '"/rules"' },
  });
  return openBarePages({
    "/": page("One", "/other"),
    "/other": page("Other", "/"),
    "/rules": { type: "application/speculationrules+json", body: JSON.stringify(rules) },
  });
}

type Seen = { times: number[]; ready: number; backs: number[]; bareTimes: number[] };

function rowsOf({ slowdown, half, most }: Speed, { times, ready, backs, bareTimes }: Seen): Row[] {
  const speed = slowdown === 1 ? "full speed" : `processor ${slowdown} times slower`;
  const named = (what: string) => `F6 ${what}, ${speed}`;
  const click = "click to the next page's largest element";
  return [
    atMost(named(`${click}, 50 of 100 of ${times.length} clicks`), half, quantile(times, 0.5), "ms"),
    atMost(named(`${click}, 95 of 100`), most, quantile(times, 0.95), "ms"),
    told(named("of them made ready before the click"), (100 * ready) / times.length, "%"),
    told(named("back to the page before, 95 of 100"), quantile(backs, 0.95), "ms"),
    told(named("a click between two pages of one line, 95 of 100"), quantile(bareTimes, 0.95), "ms"),
    told(named("the same, 50 of 100"), quantile(bareTimes, 0.5), "ms"),
  ];
}

/** In the browser: the last click outlives its page. */
function rememberClicks(): void {
  addEventListener(
    "click",
    ({ timeStamp }) => sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)),
    true,
  );
  addEventListener("pageshow", ({ persisted }) => {
    const tell = () =>
      sessionStorage.setItem("shown again", String(performance.timeOrigin + performance.now()));
    if (persisted) requestAnimationFrame(() => requestAnimationFrame(tell));
  });
}

async function openAndClick(tab: Tab, url: string, link: string): Promise<{ ms: number; isReady: boolean }> {
  await tab.open(url);
  await sleep(LOOK);
  const from = await tab.run(() => performance.timeOrigin, null);
  const { x, y } = await tab.middleOf(link);
  await tab.pointer("mouseMoved", x, y);
  await sleep(REST);
  await tab.pointer("mousePressed", x, y);
  await sleep(DOWN);
  await tab.pointer("mouseReleased", x, y);
  return untilShown(tab, from);
}

/** Asks until another page is shown and has painted its largest element. */
async function untilShown(tab: Tab, before: number): Promise<{ ms: number; isReady: boolean }> {
  const late = Date.now() + LATEST;
  while (Date.now() < late) {
    // Between two pages there is none to ask.
    const seen = await tab.run(largestPaint, before).catch(() => null);
    if (seen) return seen;
    await sleep(20);
  }
  throw new Error("The next page has painted nothing.");
}

/** In the browser: from the click to its paint; null while this is still the page before. */
async function largestPaint(before: number): Promise<{ ms: number; isReady: boolean } | null> {
  if (performance.timeOrigin === before || document.readyState !== "complete") return null;
  const painted = await new Promise<PerformanceEntry | undefined>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
    setTimeout(resolve, 100);
  });
  if (!painted) return null;
  const [entry] = performance.getEntriesByType("navigation");
  const { activationStart } = entry as PerformanceEntry & { activationStart: number };
  const shown = Math.max(painted.startTime, activationStart);
  return {
    ms: performance.timeOrigin + shown - Number(sessionStorage.getItem("clicked")),
    isReady: activationStart > 0,
  };
}

/** From the wish to go back to two frames of the page that was left. */
async function goBack(tab: Tab): Promise<number> {
  const began = await tab.run(() => {
    setTimeout(() => history.back());
    return performance.timeOrigin + performance.now();
  }, null);
  await sleep(LOOK);
  return tab.run((asked) => Number(sessionStorage.getItem("shown again")) - asked, began);
}
