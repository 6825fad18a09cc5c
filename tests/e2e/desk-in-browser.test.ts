import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sendForm } from "../support/ask-running-site.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { runCommand } from "../support/command-line.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startSite } from "../support/running-site.ts";
import { isFullSuite } from "../support/suite.ts";
import { bookingOf } from "../stress/load.ts";
import { newcomer } from "../support/tabs.ts";

/** The desk in a browser, under the policy that the site really sends. */

const ENVIRONMENT = { ROUTING: "desk", SAMPLE_PRACTICES: "240" };
const here = forAllTests({ site: () => startSite({ environment: ENVIRONMENT }) });

async function niho(...words: string[]): Promise<string> {
  const { dataDir, url } = here.site;
  const done = await runCommand(words, {
    ...ENVIRONMENT,
    OPERATOR_NAME: "",
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
  });
  expect(done).toMatchObject({ status: 0, stderr: "" });
  return done.stdout.trim();
}

beforeAll(() => niho("samples", "desk"));

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
const sessions = new Map<string, Promise<Cookies>>();

/** Each person signs in once for all tests. */
async function signIn(who: string): Promise<Cookies> {
  const { page, context } = await newcomer({ script: false });
  await page.goto(await niho("desk", "--for", who));
  await page.click("main button");
  await page.waitForURL(/today/);
  return context.cookies();
}

/** Today, as someone at the desk has it before them. */
async function openDesk(who: string, { width, script = true }: { width: number; script?: boolean }) {
  const visitor = await newcomer({ script });
  const { page, context } = visitor;
  await context.addCookies(await sessions.getOrInsertComputed(who, signIn));
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`${here.site.url}/desk/today`);
  if (script) await isHydrated(page);
  return visitor;
}

/** React has marked the elements of the page, and in the frames after that it listens to keys. */
async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/** The screens about practices: those of the made-up day have the first numbers that no sample of the site has. */
const PRACTICES = [
  "/desk/today?kind=practice",
  "/desk/practices?q=sample",
  "/desk/practices/10001?change=people",
  "/desk/practices/10001?change=position",
  "/desk/practices/10001?show=history",
  "/desk/practices/10003",
  "/desk/practices/10003/merge/10004",
];

/** One of each kind, as Today links to them. */
async function itemsOn(page: Page): Promise<string[]> {
  const hrefs = await page.$$eval("[data-row]", (rows) => rows.map((row) => row.getAttribute("href")!));
  return ["requests", "messages", "applications", "reviews", "replies", "mails", "practices"].map((kind) =>
    hrefs.find((href) => href.startsWith(`/desk/${kind}/`))!,
  );
}

/** In the daily suite axe asks every third screen in one of them, by turns; every screen is measured at both widths. */
const LOOKS = [
  { width: 320, colorScheme: "dark" },
  { width: 1_280, colorScheme: "light" },
] as const;

test(
  "every screen fits a small phone and a computer, has no barrier in the dark or the light, and keeps to the policy",
  { timeout: 300_000 },
  async () => {
    const { page } = await openDesk("Aroha", { width: 1_280 });
    const paths = ["/desk/today", ...(await itemsOn(page)), ...PRACTICES, "/desk/find", "/desk/keys"];
    for (const [at, path] of paths.entries()) {
      await page.goto(here.site.url + path);
      await isHydrated(page);
      await page.$$eval("details", (all) => all.forEach((one) => (one.open = true)));
      for (const [turn, { width, colorScheme }] of LOOKS.entries()) {
        if (!isFullSuite && at % 6 !== 3 * turn) continue;
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        expect([path, await faultsOfAxe(page)]).toEqual([path, []]);
      }
      for (const { width } of LOOKS) {
        await page.setViewportSize({ width, height: 844 });
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect([path, width, isWide]).toEqual([path, width, false]);
      }
    }
  },
);

test("a request is placed, a message answered and a review published by keyboard alone, without a page load", async () => {
  const { page } = await openDesk("Aroha", { width: 1_280 });
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  // On a machine with much to do React listens to keys some while after it has marked the page.
  const row = page.locator("[data-row]:focus");
  await expect
    .poll(async () => {
      if ((await row.count()) === 0) await page.keyboard.press("j");
      return row.count();
    })
    .toBe(1);
  await page.keyboard.press("Enter");
  await page.waitForSelector("#send");
  await page.keyboard.press("1");
  await expect.poll(() => page.textContent("#send button")).toMatch(/^Send to /);
  await page.keyboard.press("Enter");
  await page.waitForURL(/done=NIHO/);
  expect(await page.textContent(".say")).toContain("Sent to ");

  await page.focus("[data-row][href^='/desk/messages/']");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#answer");
  await page.keyboard.press("a");
  await page.keyboard.type("Kia ora. It’s mended.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.textContent(".say")).toContain("Answer sent.");

  await page.focus("[data-row][href^='/desk/reviews/']");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".stars");
  await page.keyboard.press("p");
  await expect.poll(() => page.textContent(".say")).toContain("Published.");

  await page.focus("[data-row][href^='/desk/replies/']");
  await page.keyboard.press("Enter");
  await page.waitForSelector("text=What the practice wrote");
  await page.keyboard.press("p");
  await expect.poll(() => page.textContent(".say")).toContain("People see the reply now.");
  expect(loads).toEqual([]);
});

test("an application is approved by keyboard alone, at most 20 Tabs from where its page opens", async () => {
  const { page } = await openDesk("Aroha", { width: 1_280 });
  // Another of the day is perhaps listed already, which has to be answered first.
  await page.focus("[data-row][href^='/desk/applications/']:has-text('Greymouth')");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[name=number1]");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  let tabs = 0;
  const tabTo = async (what: string) => {
    const isThere = () => page.evaluate((css) => document.activeElement?.matches(css), what);
    do await page.keyboard.press("Tab");
    while (++tabs < 60 && !(await isThere()));
  };
  await tabTo("[name=number1]");
  await page.keyboard.type("51234");
  await tabTo("[name=until1]");
  await page.keyboard.type("03312099");
  await tabTo("button.btn-primary");
  expect(tabs).toBeLessThanOrEqual(20);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.textContent(".say")).toContain("Approved. They’re listed");
});

test("on a phone long words that someone sent scroll nothing sideways, and no bar covers what is to be chosen", async () => {
  const long = `${"a".repeat(50)}@patient.example`;
  const hana = { name: "B".repeat(66), email: "hana@patient.example", subject: long, message: long };
  const { site } = here;
  const { reference } = await sendForm(site, { "form-name": "contact", category: "general", ...hana });
  const { page } = await openDesk("Aroha", { width: 390 });
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  for (const path of ["today", `messages/${reference}`]) {
    await page.goto(`${site.url}/desk/${path}`);
    expect([path, await isWide()]).toEqual([path, false]);
  }
  const urgent = await sendForm(site, { ...bookingOf(7), urgency: "emergency" });
  await page.goto(`${site.url}/desk/requests/${urgent.reference}`);
  await isHydrated(page);
  const inSight = async () => {
    const box = (await page.locator("#send .act").boundingBox())!;
    return box.y < 844;
  };
  expect(await inSight()).toBe(false);
  await page.locator("#send [name=practice]").first().check();
  await expect.poll(inSight).toBe(true);
});

test("on a phone a page opens at its top, Back finds the row that was left, and an act ends in Today with its answer in sight", async () => {
  const { page } = await openDesk("Aroha", { width: 390 });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
  const last = page.locator("[data-row]").last();
  const href = await last.getAttribute("href");
  await last.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.click(".tabs >> text=Today");
  await expect.poll(focused).toBe(href);

  await page.click("[data-row]:has-text('A question')");
  await page.fill("#answer", "Kia ora. It’s mended.");
  await page.click("text=Send answer");
  await page.waitForURL(/done=NIHO/);
  await expect.poll(focused).toBe(await page.getAttribute("[data-row] >> nth=0", "href"));
  expect((await page.locator(".say-done").boundingBox())!.y).toBeGreaterThan(0);
});

test("what is typed into a change of a practice is kept by itself, and is there when the page is left and opened again", async () => {
  const { page } = await openDesk("Aroha", { width: 1_280 });
  const change = `${here.site.url}/desk/practices/10003?change=position`;
  await page.goto(change);
  await isHydrated(page);
  await page.fill("#latitude", "-36.9");
  await expect
    .poll(() => page.textContent(".position [role=status]"))
    .toContain("6 km from the middle of Auckland");
  await expect.poll(() => page.textContent(".change-fact")).toContain("Kept for you on any computer");
  // Left before two seconds are over.
  await page.fill("#longitude", "174.8");
  await page.click("text=Leave it as it is");
  await page.waitForSelector("#longitude", { state: "detached" });
  await page.goto(change);
  expect([await page.inputValue("#latitude"), await page.inputValue("#longitude")]).toEqual([
    "-36.9",
    "174.8",
  ]);
});

test("a practice is found, changed and told apart from another by keyboard alone, and a mistake is put right", async () => {
  const { page } = await openDesk("Aroha", { width: 1_280 });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.focus("text=Practices");
  await press("Enter");
  await page.waitForURL(/practices$/);
  await page.focus("#q");
  await page.keyboard.type("rimu lane dental");
  await press("Enter");
  await page.waitForURL(/q=rimu/);
  await expect.poll(() => page.locator("[data-row]").count()).toBe(1);
  // A letter in a box is a letter: the list is reached by Tab, the filters before it.
  const isOnRow = () => page.evaluate(() => document.activeElement?.matches("[data-row]"));
  for (let tabs = 0; tabs < 12 && !(await isOnRow()); tabs++) await press("Tab");
  await press("Enter");
  await page.waitForSelector("a.edit");
  await page.focus("a.edit >> nth=0");
  await press("Enter");
  await page.waitForSelector("#name");
  await page.focus("#name");
  await press("Control+a");
  await page.keyboard.type("Rimu Lane Dentists Sample");
  await press("Enter");
  await expect.poll(() => page.textContent("h1")).toBe("Rimu Lane Dentists Sample");
  expect(await page.textContent(".say-done")).toContain("Changed.");
  await page.focus("text=They’re different");
  await press("Enter");
  await expect.poll(() => page.textContent(".say-done")).toContain("they’re two practices");
  expect(await page.locator("text=Perhaps the same").count()).toBe(0);

  await press("u");
  await page.waitForURL(/today/);
  await page.focus("[data-row]:has-text('Perhaps a mistake')");
  await press("Enter");
  await page.waitForSelector("#column");
  await page.selectOption("#column", "phone");
  await page.focus("#value");
  await page.keyboard.type("03 012 0177");
  await press("Enter");
  await expect
    .poll(() => page.textContent(".say-done"))
    .toContain("Changed, and your thanks are on their way.");
});

test("the same is done without JavaScript, and Back after Sign out shows the sign-in page", async () => {
  const { page, faults } = await openDesk("Mere", { width: 390, script: false });
  const [request, message] = await itemsOn(page);
  await page.goto(here.site.url + request);
  expect(await page.textContent("#send button")).toBe("Send it");
  await page.check("[name=practice] >> nth=0");
  await page.click("#send button");
  await page.waitForURL(/done=NIHO/);
  await page.goto(here.site.url + message);
  await page.fill("#answer", "Kia ora");
  await page.click("text=Send answer");
  await page.waitForURL(/done=NIHO/);
  await page.goto(`${here.site.url}/desk/practices/10001?change=name`);
  await page.fill("#name", "Collingwood Dentists Sample");
  await page.click("text=Save as our word");
  await page.waitForURL(/done=10001/);
  expect(await page.textContent("h1")).toBe("Collingwood Dentists Sample");
  await page.click(".me");
  await page.click("text=Sign out");
  await page.waitForURL(/\/desk$/);
  await page.goBack();
  await expect.poll(() => page.textContent("h1")).toBe("Sign in");
  expect(faults.splice(0)).toEqual([expect.stringContaining("401 (Unauthorized)")]);
});

test("Today says by itself what is new, and no row moves until someone asks to see it", async () => {
  const { page } = await openDesk("Aroha", { width: 1_280 });
  await page.clock.install();
  await page.goto(`${here.site.url}/desk/today`);
  await isHydrated(page);
  await page.focus("li:nth-child(2) [data-row]");
  const focused = () =>
    page.evaluate(() => {
      const row = document.activeElement!;
      return [row.getAttribute("data-row"), row.getBoundingClientRect().top];
    });
  const before = await focused();
  const rows = () => page.$$eval("[data-row]", (all) => all.length);
  const count = await rows();
  const hana = { name: "Hana", email: "hana@new.example", subject: "New", message: "Hello" };
  await sendForm(here.site, { "form-name": "contact", category: "general", ...hana });
  const urgent = { ...bookingOf(1), urgency: "emergency", email: "hurt@new.example" };
  await sendForm(here.site, urgent);
  await page.clock.runFor(31_000);
  const button = page.getByRole("button", { name: "Show 2 new, 1 urgent" });
  await button.waitFor();
  expect(await page.getByRole("status").allTextContents()).toContain("2 new, 1 urgent");
  expect([await focused(), await rows()]).toEqual([before, count]);
  await button.click();
  await expect.poll(rows).toBe(count + 2);
  expect(await page.getByRole("button", { name: /^Show/ }).count()).toBe(0);

  // A tab that no one sees asks nothing.
  let asked = 0;
  page.on("request", (request) => void (request.url().includes("/desk/live") && asked++));
  const show = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  await page.clock.runFor(120_000);
  expect(asked).toBe(0);
  await show("visible");
  await expect.poll(() => asked).toBeGreaterThan(0);
});
