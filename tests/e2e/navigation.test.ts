import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { readsSince } from "#database/article-reads.ts";
import { openSqlite } from "#database/sqlite.ts";
import { askInstead, standBetween } from "../support/between.ts";
import { hasBackForwardCache } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startSite } from "../support/running-site.ts";
import { sampleOf } from "../support/suite.ts";
import { openTab } from "../support/tab.ts";
import { everyTemplate } from "../support/templates.ts";

/** From page to page in a browser that makes pages ready in advance, and keeps those that were left. */
const here = forAllTests({
  site: () => startSite({ environment: { SAMPLE_PRACTICES: "60" } }),
  tab: openTab,
});
let seen: { status: string; path: string }[];

beforeEach(() => {
  seen = [];
  here.tab.onPrerender((status, url) => seen.push({ status, path: new URL(url).pathname }));
});

const PUBLIC = everyTemplate().filter(
  ({ status, path }) => status === 200 && !path.startsWith("/newsletter"),
);

/** What makes a browser forget a page (a header, a script that listens to leaving) comes from parts that all of them share. */
describe.each(sampleOf(PUBLIC, 2))("$state ($path)", ({ path }) => {
  test("is there again as it was left, when one goes back to it", async ({ skip }) => {
    skip(!hasBackForwardCache(), "Back-forward cache: left out, because no Chromium is installed.");
    await here.tab.open(here.site.url + path);
    await here.tab.run(
      () => addEventListener("pageshow", ({ persisted }) => (document.title = `back ${persisted}`)),
      null,
    );
    await here.tab.open(`${here.site.url}/terms`);
    await here.tab.run(() => history.back(), null);
    const shown = () => here.tab.run(() => [location.pathname + location.search, document.title], null);
    await expect.poll(async () => (await shown())[1]).toMatch(/^back /);
    expect((await shown())[1]).toBe("back true");
  });
});

test("A page is made ready while the pointer rests on its link, and is there at the click", async () => {
  await here.tab.open(here.site.url);
  await restOn("header a[href='/directory']");
  await isReady("/directory");
  await press("header a[href='/directory']");
  await vi.waitFor(async () => {
    const [path, activation] = await here.tab.run(() => {
      const [entry] = performance.getEntriesByType("navigation");
      const { activationStart } = entry as PerformanceEntry & { activationStart: number };
      return [location.pathname, activationStart] as const;
    }, null);
    expect(path).toBe("/directory");
    expect(activation).toBeGreaterThan(0);
  }, 15_000);
});

test("The form is not made ready when the pointer rests on the way to it", async () => {
  await here.tab.open(here.site.url);
  await restOn("header a[href='/book']");
  // Longer than the 200 ms after which a browser makes a page ready: nothing tells that it does not.
  await pause(400);
  await restOn("header a[href='/directory']");
  await isReady("/directory");
  expect(seen.map(({ path }) => path)).not.toContain("/book");
});

test("An article that was made ready is counted as read once, and only when it is shown", async () => {
  const article = "/blog/dental-costs-nz-2025";
  const link = `main a[href='${article}']`;
  const before = await readsOfAll();
  await here.tab.open(`${here.site.url}/blog`);
  await restOn(link);
  await isReady(article);
  expect(await readsOfAll()).toBe(before);
  await press(link);
  await expect.poll(readsOfAll).toBe(before + 1);
});

test("An article that a visitor clicks before its scripts have come is counted as read all the same", async () => {
  const article = "/blog/invisalign-cost-nz-2025";
  const link = `main a[href='${article}']`;
  const line = await slowLine("/after-load.js", article);
  const before = await readsOfAll();
  await here.tab.open(`${line.url}/blog`);
  await restOn(link);
  await isReady(article);
  await press(link);
  const isShown = () => here.tab.run(() => !(document as { prerendering?: boolean }).prerendering, null);
  await expect.poll(isShown).toBe(true);
  expect(await readsOfAll()).toBe(before);
  line.letGo();
  await expect.poll(readsOfAll).toBe(before + 1);
});

test("A practice that is ticked after its page was made ready is in the tray of that page, beside those from before", async () => {
  onTestFinished(() => here.tab.run(() => sessionStorage.clear(), null));
  const names: string[] = [];
  for (const at of [0, 1]) {
    seen = [];
    await here.tab.open(`${here.site.url}/directory`);
    const card = await here.tab.run((index) => {
      const article = document.querySelectorAll("main article")[index]!;
      const link = article.querySelector<HTMLAnchorElement>("h3 a")!;
      return { id: article.id, name: link.textContent, path: link.pathname };
    }, at);
    names.push(card.name);
    await restOn(`#${card.id} h3 a`);
    await isReady(card.path);
    await press(`#${card.id} [data-compare]`);
    await expect.poll(ticked).toEqual(names);
    await press(`#${card.id} h3 a`);
    await expect.poll(() => here.tab.run(() => location.pathname, null)).toBe(card.path);
    expect(await here.tab.run(wasMadeReady, null)).toBe(true);
    await expect.poll(ticked).toEqual(names);
  }
});

/** The names in the tray. */
function ticked(): Promise<string[]> {
  return here.tab.run(
    () => [...document.querySelectorAll("#tray-list li")].map((one) => one.firstChild!.textContent!),
    null,
  );
}

/** In the browser: whether the page was there before someone went to it. */
function wasMadeReady(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (entry as PerformanceEntry & { activationStart: number }).activationStart > 0;
}

/** The site over a line on which a file takes its time when a page asks for it; a browser keeps nothing of it. */
async function slowLine(file: string, page: string): Promise<{ url: string; letGo: () => void }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const between = await standBetween(async (question, response) => {
    if (question.address === file && question.headers.referer?.endsWith(page)) await held;
    const { status, headers, body } = await askInstead(here.site.url, question);
    response.writeHead(status, { ...headers, "cache-control": "no-store" }).end(body);
  });
  onTestFinished(between.close);
  return { url: between.url, letGo };
}

async function restOn(selector: string): Promise<void> {
  const { x, y } = await here.tab.middleOf(selector);
  await here.tab.pointer("mouseMoved", x - 200, y + 200);
  await here.tab.pointer("mouseMoved", x, y);
}

async function press(selector: string): Promise<void> {
  const { x, y } = await here.tab.middleOf(selector);
  await here.tab.pointer("mousePressed", x, y);
  await here.tab.pointer("mouseReleased", x, y);
}

function isReady(path: string): Promise<void> {
  return expect.poll(() => seen).toContainEqual({ status: "Ready", path });
}

async function readsOfAll(): Promise<number> {
  const database = openSqlite(join(here.site.dataDir, "niho.db"));
  const reads = await readsSince(database.read, "2026-01-01");
  await database.close();
  return [...reads.values()].reduce((sum, one) => sum + one, 0);
}
