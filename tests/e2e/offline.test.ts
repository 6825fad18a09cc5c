import type { Locator, Page } from "playwright-core";
import { describe, expect, test, vi } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { askInstead, standBetween } from "../support/between.ts";
import { showWhole } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { site } from "../support/shared-site.ts";
import { newcomer } from "../support/tabs.ts";

/** The emergency page when there is no network, or no server, and the worker that sees to it. */
const here = forAllTests({ middle: startMiddleSite });

/** The worker waits four seconds for an answer. */
const IMPATIENT = "{ const wait = setTimeout; self.setTimeout = (work) => wait(work, 200); }";
const OFFLINE = "You’re offline, or we can’t be reached.";

describe("After one visit to the home page alone, the emergency page opens", () => {
  test("with the network cut, says how old it is and that it cannot look near a town, and has no barrier", async () => {
    const { page, context } = await visitOnce("/");
    await context.setOffline(true);
    await page.goto(`${here.middle.url}/emergency?place=nelson`);
    await expectKeptPage(page);
    await page.getByLabel("Your town or city").selectOption("Napier");
    await page.getByRole("button", { name: "Find Nearest Emergency Dentist" }).click();
    await page.waitForURL(/place=napier/);
    await expectKeptPage(page);
    expect(await page.getByRole("main").textContent()).toContain(
      "You need a connection to find a dentist near a town",
    );
    const besideTowns = page.getByText("You need a connection to choose a town");
    await expect.poll(() => isInSight(besideTowns)).toBe(true);
    await showWhole(page);
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  test("and that of the town that was looked at last, with its practices and how old it is", async () => {
    const { page, context } = await visitOnce("/");
    for (const town of ["napier", "nelson"])
      await page.goto(`${here.middle.url}/emergency?place=${town}`, { waitUntil: "load" });
    const practices = () => page.getByRole("group", { name: "Nearest to Nelson" }).getByRole("listitem");
    const shown = await practices().allTextContents();
    await expect.poll(() => keptAddresses(page)).toContain("/emergency?place=nelson");
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => practices().allTextContents()).toEqual(shown);
    expect(shown.length).toBeGreaterThan(0);
    await expect.poll(() => page.getByText(OFFLINE).isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole("main").textContent())
      .toContain("to find a dentist near another town");
    await page.goto(`${here.middle.url}/emergency?place=napier`);
    await expectKeptPage(page);
    expect(await practices().count()).toBe(0);
  });

  test("when the server answers with an error, breaks off, or does not answer", async () => {
    const { page, faults } = await visitOnce("/", { workerBegins: IMPATIENT });
    for (const instead of [503, "no end", "nothing"] as const) {
      here.middle.answerInstead("/emergency", instead);
      const answer = await page.goto(`${here.middle.url}/emergency`);
      expect(answer!.fromServiceWorker()).toBe(true);
      await expectKeptPage(page);
    }
    faults.length = 0;
  });
});

const WITHOUT_PRELOAD =
  "delete FetchEvent.prototype.preloadResponse; delete ServiceWorkerRegistration.prototype.navigationPreload;";

test("With a network the page is the server’s, and nothing on it says that it is saved; no other address meets the worker", async () => {
  const { page, context, faults } = await visitOnce("/");
  await expectServersPage(page);
  const [post] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.evaluate(() => fetch("/emergency", { method: "POST", body: new URLSearchParams({ a: "b" }) })),
  ]);
  expect([post.fromServiceWorker(), post.status()]).toEqual([false, 405]);
  const others = ["/", "/book", "/emergency/x", "/emergency-worker"];
  for (const path of others) {
    const answer = await page.goto(here.middle.url + path);
    expect(answer!.fromServiceWorker(), path).toBe(false);
  }
  await context.setOffline(true);
  for (const path of others)
    await expect(page.goto(here.middle.url + path), path).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  expect(faults.splice(0)).toEqual([expect.stringMatching(/405 .*: \/emergency$/)]);
});

test("Without a network a link and a search anywhere lead to the saved page with its numbers", async () => {
  const { page, context } = await visitOnce("/");
  const presses = [
    () => page.getByRole("link", { name: "Compare", exact: true }).first().click(),
    async () => {
      const search = page.locator("main form[role=search] input[type=search]");
      await search.fill("crown");
      await search.press("Enter");
    },
  ];
  for (const press of presses) {
    await context.setOffline(false);
    await page.goto(here.middle.url);
    await context.setOffline(true);
    await press();
    await page.waitForURL("**/emergency");
    await expectKeptPage(page);
    expect(new URL(page.url()).pathname).toBe("/emergency");
  }
});

test("Without a network a pin on a drawing still leads to its practice in the list", async () => {
  const { page, context } = await visitOnce("/locations/nelson");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.locator("svg a[href^='#practice-']").last().click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#practice-\d+$/);
  expect(new URL(page.url()).pathname).toBe("/locations/nelson");
});

test("A browser without navigation preload, such as Safari before 15.4, has the page with a network and without", async () => {
  const { page, context } = await visitOnce("/", { workerBegins: WITHOUT_PRELOAD });
  await expectServersPage(page);
  await context.setOffline(true);
  const answer = await page.goto(`${here.middle.url}/emergency`);
  expect(answer!.fromServiceWorker()).toBe(true);
  await expectKeptPage(page);
});

test("What is kept is the page and the files it names, no form and no other page", async () => {
  const { page } = await visitOnce("/book");
  for (const path of ["/contact", "/emergency?place=nelson", "/emergency", "/directory"])
    await page.goto(here.middle.url + path);
  await expect
    .poll(() => keptAddresses(page))
    .toEqual(["/assets/icons.svg", "/assets/touch.css", "/emergency", "/emergency?place=nelson"]);
});

test("A page of another build than the worker’s is not kept, for its files would be missing; the new worker keeps it and forgets the old one", async () => {
  const { page, context } = await visitOnce("/");
  here.middle.buildAnew({ worker: false });
  await page.goto(`${here.middle.url}/emergency`);
  await context.setOffline(true);
  await page.goto(`${here.middle.url}/emergency`);
  await expectKeptPage(page);
  expect((await page.content()).includes(NEW_FILE)).toBe(false);

  await context.setOffline(false);
  here.middle.buildAnew();
  // The page that was open longest ago is the one that is kept.
  await makeKeptPageOld(page);
  // A worker that couldn't be installed, as by a busy site, is tried again with the next page.
  const visitAgain = async () => {
    await page.goto(here.middle.url);
    await expect.poll(() => storesOf(page)).toEqual([NEW_STORE]);
  };
  await vi.waitFor(visitAgain, 60_000);
  await context.setOffline(true);
  await page.goto(`${here.middle.url}/emergency`);
  await expectKeptPage(page);
  expect(await page.content()).toContain(NEW_FILE);
});

test("The worker is asked about each time, so that an old one does not stay", async () => {
  const { status, headers } = await fetch(`${here.middle.url}/emergency-worker.js`);
  expect([status, headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
  expect(headers.get("Content-Type")).toMatch(/^text\/javascript/);
});

test("It opens after the server has gone", async () => {
  const { page } = await visitOnce("/");
  // The page is left first, for it may still be fetching what a first press needs, and a fetch that breaks off is a fault.
  await page.goto("about:blank");
  await here.middle.close();
  await vi.waitFor(() => expect(fetch(here.middle.url)).rejects.toThrow("fetch failed"), 15_000);
  await page.goto(`${here.middle.url}/emergency`);
  await expectKeptPage(page);
});

/** A new browser that opens one page and waits until it has kept what it keeps. */
async function visitOnce(path: string, { workerBegins = "" } = {}) {
  here.middle.answerAll();
  here.middle.beginWorkerWith(workerBegins);
  const opened = await newcomer();
  await opened.page.goto(here.middle.url + path);
  const stateOfWorker = () =>
    opened.page.evaluate(async () => {
      const [registration] = await navigator.serviceWorker.getRegistrations();
      return registration?.active?.state;
    });
  await expect.poll(stateOfWorker, { timeout: 20_000 }).toBe("activated");
  return opened;
}

async function expectServersPage(page: Page): Promise<void> {
  const answer = await page.goto(`${here.middle.url}/emergency?place=nelson`);
  expect(answer!.fromServiceWorker()).toBe(true);
  expect(await page.getByText(OFFLINE).isVisible()).toBe(false);
  expect(await page.getByRole("group", { name: "Nearest to Nelson" }).isVisible()).toBe(true);
}

function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && bottom > top;
  });
}

async function expectKeptPage(page: Page): Promise<void> {
  const main = page.getByRole("main");
  expect(await main.getByText(OFFLINE).isVisible()).toBe(true);
  expect(await main.locator("time").first().textContent()).toMatch(
    /^\w+day \d{1,2} \w+ 20\d\d, \d{1,2}(:\d\d[ap]m|[ap]m| noon) NZ time$/,
  );
  expect(await main.textContent()).toMatch(/NZ time, (less than a minute|\d+ minutes?) ago\./);
  const numbers = await main
    .locator("a[href^='tel:']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(numbers.slice(0, 3)).toEqual(["tel:0800611116", "tel:111", "tel:0800611116"]);
  expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("Dental Emergency Care");
}

/** The addresses of what the worker has kept; those of files without their hash. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(stores.map((store) => store.keys()))).flat();
    const addresses = kept.map(({ url }) => url.slice(location.origin.length));
    return addresses.map((address) => address.replace(/-[\w-]{8}\./, ".")).toSorted();
  });
}

function storesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** As it is some hours after a visit. */
async function makeKeptPageOld(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [name] = await caches.keys();
    const store = await caches.open(name!);
    const kept = (await store.match("/emergency"))!;
    const headers = new Headers(kept.headers);
    headers.set("X-Saved-At", String(Date.now() - 5 * 3_600_000));
    await store.put("/emergency", new Response(await kept.text(), { headers }));
  });
}

/** The name by which the icons go after a new build, and the name of the store in which its worker keeps the page. */
const NEW_FILE = "icons-anewanew.svg";
const NEW_STORE = "emergency anew";

/** What an address gets from now on: a status without a page, an answer that breaks off, or none at all. */
type Instead = number | "no end" | "nothing";

/** A server before the site, which can fail, act as if the site was built again, and go. */
async function startMiddleSite() {
  const emergencyPage = await (await fetch(`${site.url}/emergency`)).text();
  const oldFile = /icons-[\w-]{8}\.svg/.exec(emergencyPage)![0];
  const instead = new Map<string, Instead>();
  let anew = { page: false, worker: false };
  let beginning = "";

  const between = await standBetween(async (question, response) => {
    const path = question.address.split("?")[0]!;
    const failure = instead.get(path);
    if (failure === "nothing") return undefined;
    if (failure === "no end") return response.destroy();
    if (failure !== undefined) return response.writeHead(failure).end();
    const address = question.address.replace(NEW_FILE, oldFile);
    const answer = await askInstead(site.url, { ...question, address });
    response.writeHead(answer.status, answer.headers);
    if (path === "/emergency-worker.js") answer.body = Buffer.concat([Buffer.from(beginning), answer.body]);
    const isChanged = path === "/emergency-worker.js" ? anew.worker : path === "/emergency" && anew.page;
    if (!isChanged) return response.end(answer.body);
    const text = answer.body.toString().replaceAll(oldFile, NEW_FILE);
    return response.end(text.replaceAll(/emergency [0-9a-f]{8}/g, NEW_STORE));
  });
  return {
    url: between.url,
    answerInstead: (path: string, what: Instead) => void instead.set(path, what),
    /** The icons go by another name, on the emergency page and, unless told otherwise, in the worker. */
    buildAnew({ worker } = { worker: true }) {
      anew = { page: true, worker };
    },
    beginWorkerWith: (script: string) => void (beginning = script),
    /** As it was at first. */
    answerAll() {
      instead.clear();
      anew = { page: false, worker: false };
      beginning = "";
    },
    close: async () => between.close(),
  };
}
