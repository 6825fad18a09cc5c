import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import type { Device } from "../support/browser.ts";
import { holdBack } from "../support/hold-requests.ts";
import { site } from "../support/shared-site.ts";
import { hasFocus, isHydrated, newcomer, open, tab } from "../support/tabs.ts";
import { sampleOf } from "../support/suite.ts";

/** What a search box suggests while one types. */

/** Every page that has such a box. */
const BOXES = ["/", "/search", "/directory", "/no-such-page"];

/** Each box on both devices in the full suite, on one in the daily one. */
const USED = BOXES.flatMap((path, at) => {
  const devices: Device[] = at % 2 === 0 ? ["phone", "desktop"] : ["desktop", "phone"];
  return devices.map((device) => ({ path, device }));
});

test.each(sampleOf(USED, 2))(
  "The search box of $path on a $device leads by keyboard alone to what was meant",
  async ({ path, device }) => {
    const { page, box, options } = await openBox(path, device);
    await box.pressSequentially("whangar");
    await options
      .first()
      .filter({ hasText: /^Whangārei/ })
      .waitFor();
    expect(await box.getAttribute("aria-expanded")).toBe("true");
    await box.press("ArrowDown");
    await expect.poll(() => chosenOption(page)).toMatch(/^Whangārei/);
    await box.press("Enter");
    await page.waitForURL("**/directory?location=whangarei");
  },
);

test("On a phone the directory’s box has room for a name beside Filters, and what it suggests is as wide as the page", async () => {
  for (const width of [360, 390, 430]) {
    const { page, box, options } = await openBox("/directory?location=auckland", "phone");
    await page.setViewportSize({ width, height: 780 });
    await box.fill("Kahikatea");
    await options.first().waitFor();
    const [field, filters, list, send] = await Promise.all(
      [
        box,
        page.getByRole("button", { name: /^Filters/ }),
        page.locator(".suggestions"),
        page.locator(".suggestions-send"),
      ].map(async (one) => (await one.boundingBox())!),
    );
    expect(field!.width, `${width} px`).toBeGreaterThanOrEqual(width / 2);
    expect(filters!.y).toBe(field!.y);
    expect(Math.abs(list!.width - (filters!.x + filters!.width - field!.x))).toBeLessThan(1);
    expect(send!.height).toBeLessThan(50);
    const room = await box.evaluate((one) => {
      const { paddingLeft, paddingRight } = getComputedStyle(one);
      return one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    });
    expect(room, `${width} px`).toBeGreaterThanOrEqual(160);
  }
});

const LOOKED = BOXES.flatMap((path) => [false, true].map((dark) => ({ path, dark })));

test.each(sampleOf(LOOKED, 1))(
  "The search box of $path has no barrier while its list is open (dark: $dark)",
  async ({ path, dark }) => {
    const { page, box, options } = await openBox(path, "phone", dark);
    await box.fill("wel");
    await options.nth(3).waitFor();
    await box.press("ArrowDown");
    expect(await faultsOfAxe(page)).toEqual([]);
  },
);

test.each(sampleOf(["/", "/search", "/directory"], 1))(
  "On a phone the list on %s leaves a button in reach that sends what was typed",
  async (path) => {
    const { page, box, options } = await openBox(path, "phone");
    await box.fill("wel");
    await options.nth(3).waitFor();
    expect(await options.nth(1).evaluate((one: HTMLElement) => one.innerText)).not.toMatch(/\wSample/);
    const [x, y] = await box.evaluate(uncoveredButton);
    await page.touchscreen.tap(x, y);
    await page.waitForURL(/[?&]q=wel(&|$)/);
    await options.first().waitFor({ state: "hidden" });
  },
);

/** In the browser: the middle of the first button of the form that nothing lies over. */
function uncoveredButton(box: HTMLElement): [number, number] {
  const middles = [...box.closest("form")!.querySelectorAll("button")].map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { button, at: [left + width / 2, top + height / 2] as [number, number] };
  });
  const free = middles.find(({ button, at }) => button.contains(document.elementFromPoint(...at)));
  if (!free) throw new Error("The list covers every button of the form.");
  return free.at;
}

test("Up and down go round through the box, moving in the text chooses nothing any more, Escape shuts the list before it empties the box, and leaving shuts it", async () => {
  const { page, box, options } = await openBox("/search");
  await box.fill("whang");
  await isWhole(page);
  const count = await options.count();
  await box.press("ArrowUp");
  await expect
    .poll(() => page.getByRole("option", { selected: true }).textContent())
    .toBe(await options.nth(count - 1).textContent());
  await box.press("ArrowDown");
  await expect.poll(() => box.getAttribute("aria-activedescendant")).toBeNull();
  for (const key of ["Home", "End", "ArrowLeft", "ArrowRight"]) {
    await box.press("ArrowDown");
    await expect
      .poll(async () => [key, await box.getAttribute("aria-activedescendant")])
      .toEqual([key, "q-list-0"]);
    await box.press(key);
    await expect
      .poll(async () => [key, await box.getAttribute("aria-activedescendant")])
      .toEqual([key, null]);
  }
  await box.press("Escape");
  await expect
    .poll(async () => [await box.getAttribute("aria-expanded"), await box.inputValue()])
    .toEqual(["false", "whang"]);
  await box.press("ArrowDown");
  await options.first().waitFor();
  await page.keyboard.press("Tab");
  await options.first().waitFor({ state: "hidden" });
});

test("What was chosen is not another one when a newer list comes late", async () => {
  const { page, box, options } = await openBox("/search");
  const late = await holdBack(page, "**/search/suggestions?q=brases*");
  await box.fill("whang");
  await isWhole(page);
  await box.fill("brases");
  await late.isAsked;
  await box.press("ArrowDown");
  await expect.poll(() => chosenOption(page)).toMatch(/^Whanganui/);
  await late.letGo();
  await expect.poll(() => options.first().textContent()).toMatch(/^Braces/);
  await expect.poll(() => box.getAttribute("aria-activedescendant")).toBeNull();
});

test("A further letter narrows the list at once, and what was chosen there stays chosen when the answer comes", async () => {
  const { page, box, options } = await openBox("/search");
  const late = await holdBack(page, "**/search/suggestions?q=whang%*");
  await box.fill("whang");
  await isWhole(page);
  await expect.poll(() => options.filter({ hasText: /^Whanganui/ }).count()).toBe(1);
  await box.fill("whangār");
  await options.filter({ hasText: /^Whanganui/ }).waitFor({ state: "detached" });
  await box.press("ArrowDown");
  await expect.poll(() => chosenOption(page)).toMatch(/^Whangārei/);
  await late.letGo();
  await expect.poll(() => chosenOption(page)).toMatch(/^Whangārei/);
});

test("In a window as low as a phone on its side, what is typed and the whole list stand between header and foot", async () => {
  const { page, box, options } = await openBox("/");
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  await box.blur();
  await box.pressSequentially("wel");
  await options.nth(3).waitFor();
  const parts = [page.getByRole("banner"), box, page.getByRole("listbox"), page.locator("nav.dock")];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const [header, field, list, foot] = boxes.map((one) => one!);
  expect(field!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  expect(list!.y + list!.height).toBeLessThanOrEqual(foot!.y);
});

test("Tab leads past the list to what follows, however long it is", async () => {
  const { page, box, options } = await openBox("/search");
  await page.setViewportSize({ width: 1280, height: 360 });
  await box.fill("den");
  await options.nth(5).waitFor();
  await box.press("Tab");
  await expect.poll(() => hasFocus(page.getByRole("button", { name: "Search" }))).toBe(true);
});

test("Enter without a choice sends the form, and what it has found in place is not covered by suggestions", async () => {
  const { page, box, options } = await openBox("/directory");
  await page.locator("h1").hover();
  await isHydrated(page, "app/directory/directory");
  await box.pressSequentially("dental");
  await options.first().waitFor();
  await box.press("Enter");
  await page.waitForURL("**q=dental**");
  expect(await box.getAttribute("aria-expanded")).toBe("false");
  expect(await options.count()).toBe(0);
});

test("Under the search box of the home page nothing changes while one types but the list over it", async () => {
  const { page, box } = await openBox("/");
  const below = page.getByRole("region", { name: "in numbers" });
  await box.blur();
  const before = await below.screenshot();
  await box.focus();
  expect((await below.screenshot()).equals(before)).toBe(true);
});

test("On a desk nothing jumps when one types, and a pointer that rests where the list opens chooses nothing", async () => {
  const { page, box, options } = await openBox("/");
  const field = (await box.boundingBox())!;
  await page.mouse.move(field.x + 60, field.y + field.height + 80);
  await box.pressSequentially("in");
  await options.nth(2).waitFor();
  await isWhole(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const lit = () =>
    options.evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).backgroundColor)).size);
  expect(await lit()).toBe(1);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(field.x + 61, field.y + field.height + 82);
  await expect.poll(lit).toBe(2);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("A suggestion is a link: it opens by touch, and beside the page when a visitor asks for that", async () => {
  const { page, box, options } = await openBox("/search");
  // The answer puts another link in the place of the known one, also below a finger.
  const answer = await holdBack(page, "**/search/suggestions?q=invisal");
  await box.pressSequentially("invisal");
  await answer.isAsked;
  await page.evaluate(() => {
    for (const known of document.querySelectorAll("[role=option]")) known.toggleAttribute("data-known", true);
  });
  await answer.letGo();
  await page.locator("[role=option]:not([data-known])").first().waitFor();
  const first = options.first().and(page.getByRole("option", { name: /^Invisalign/ }));
  const opened = page.context().waitForEvent("page");
  await first.click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  // Asked of the page itself: Playwright can miss the first navigation of a page that another one opened.
  await expect.poll(() => other.evaluate(() => location.href)).toContain("/directory?service=invisalign");
  await other.close();
  await first.click();
  await page.waitForURL("**/directory?service=invisalign");
});

test("The suggestions are those of the interface for programs, and their number is said", async () => {
  const { page, box, options } = await openBox("/search");
  await box.fill("brases");
  await options.first().waitFor();
  const answer = await page.request.get(`${site.url}/api/v1/suggest?q=brases`);
  const { items } = (await answer.json()) as { items: { label: string; href: string }[] };
  await expect
    .poll(() => options.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
    .toEqual(items.map(({ href }) => href));
  const said = page.getByRole("status").filter({ hasText: /\d suggestion/ });
  await expect
    .poll(() => said.allTextContents())
    .toEqual([expect.stringContaining(`${items.length} suggestion`)]);
});

test("A first visitor’s first letter waits for no React: script and lists are 8 kB together at most", async () => {
  const { page } = await newcomer();
  const react = await holdBack(page, "**/assets/react-*.js");
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (/search-box|suggestions/.test(request.url()))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${site.url}/`);
  await page.locator("main input[type=search]").pressSequentially("w");
  await page.getByRole("option").first().waitFor();
  await react.letGo();
  // No size can be asked for once the page is closed.
  page.removeAllListeners("requestfinished");
  const bytes = await Promise.all(sizes);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(8_000);
});

test("On a page that has gone quiet the first letter finds the server’s answer there, and the next one part of it", async () => {
  const { page, box, options } = await openQuietBox();
  const answer = await page.request.get(`${site.url}/api/v1/suggest?q=w`);
  const { items } = (await answer.json()) as { items: { href: string }[] };
  await expect
    .poll(() => options.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
    .toEqual(items.map(({ href }) => href));
  await box.pressSequentially("el");
  await options.filter({ hasText: /^Nelson/ }).waitFor({ state: "detached" });
  expect(await options.first().textContent()).toMatch(/^Wellington/);
});

test("However much was typed, a first letter still finds the server’s answer on the page", async () => {
  const { page, box, options } = await openQuietBox();
  await page.unrouteAll();
  await page.route("**/search/suggestions?q=*", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p></p>" }),
  );
  for (let at = 0; at < 105; at++)
    await Promise.all([page.waitForResponse(`**/search/suggestions?q=q${at}`), box.fill(`q${at}`)]);
  await expect.poll(() => options.count()).toBe(0);
  await page.unrouteAll();
  await page.route("**/search/suggestions?q=*", () => undefined);
  await box.fill("W");
  await options.first().waitFor();
});

test("What was typed before the script came is completed too", async () => {
  const { page } = await tab();
  let isTyped = false;
  await page.route("**/assets/search-box*.js", async (route) => {
    if (!isTyped) await page.locator("main input[type=search]").pressSequentially("nelson");
    isTyped = true;
    await route.continue();
  });
  await page.goto(`${site.url}/search`);
  await page.locator("main input[type=search]").focus();
  await page.getByRole("option").first().waitFor();
  expect(await page.getByRole("combobox").inputValue()).toBe("nelson");
});

test.each([
  ["with", true],
  ["without", false],
])("Search in the phone's menu leads to the search box, ready to type, %s scripts", async (_, script) => {
  const { page } = await open("/about", { device: "phone", script });
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Search" }).click();
  await page.waitForURL("**/search#q");
  await page.locator("#q:focus").waitFor();
  await page.keyboard.type("pons");
  if (script)
    await page
      .getByRole("option", { name: /^Ponsonby in Auckland/ })
      .first()
      .waitFor();
  expect(await page.locator("#q").inputValue()).toBe("pons");
});

test("Of answers that come late, only the one to the newest text is shown, and without any the form still works", async () => {
  const { page, box, options, faults } = await openBox("/search");
  const whang = await holdBack(page, "**/search/suggestions?q=whang");
  await box.fill("whang");
  await whang.isAsked;
  await box.fill("dunedin");
  await expect.poll(() => options.first().textContent()).toMatch(/^Dunedin/);
  await whang.letGo();
  await expect.poll(() => options.first().textContent()).toMatch(/^Dunedin/);
  await page.route("**/search/suggestions*", (route) => route.abort());
  await box.fill("nelson");
  await options.first().waitFor({ state: "hidden" });
  await page.unrouteAll();
  await box.press("Enter");
  await page.waitForURL("**/search?q=nelson");
  expect(faults.splice(0)).toEqual(["net::ERR_FAILED: /search/suggestions?q=nelson"]);
});

async function openBox(path: string, device: Device = "desktop", dark = false) {
  const visitor = await open(path, { device, dark });
  const { page } = visitor;
  // The first move on a page comes from nowhere, so it is none.
  if (device === "desktop") await page.mouse.move(1, 1);
  await page.locator("main input[type=search]").first().focus();
  const box = page.getByRole("combobox").and(page.locator("input"));
  await box.waitFor();
  return { ...visitor, box, options: page.getByRole("option").and(page.locator("a")) };
}

/** A box on a page that has gone quiet, where the server answers nothing that is typed. */
async function openQuietBox() {
  const { page } = await newcomer();
  await page.route("**/search/suggestions?q=*", () => undefined);
  await page.goto(`${site.url}/`);
  const box = page.locator("main input[type=search]");
  const options = page.getByRole("option").and(page.locator("a"));
  const isAnswered = async () => {
    await box.fill("");
    await box.fill("W");
    return options.count();
  };
  await expect.poll(isAnswered).toBeGreaterThan(0);
  return { page, box, options };
}

/** Waits for the whole answer, whose length is said: until it comes, the list is what the page knew before. */
async function isWhole(page: Page): Promise<void> {
  const said = page.getByRole("status").filter({ hasText: /\d suggestion/ });
  await said.waitFor({ state: "attached" });
}

function chosenOption(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const id = document.activeElement!.getAttribute("aria-activedescendant");
    return id && document.getElementById(id)!.textContent;
  });
}
