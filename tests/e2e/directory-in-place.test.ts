import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { RESULTS_REPLACED } from "#kit/islands/results-replaced.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { openDirectory as openIt } from "../support/directory.ts";
import { holdBack } from "../support/hold-requests.ts";
import { isFullSuite } from "../support/suite.ts";
import { hasFocus, type Look, open } from "../support/tabs.ts";

/** The directory changes its results where they stand. */

test("Choosing a filter changes the results, the address, the title and the count that is said, keeps the focus, and leaves no barrier", async () => {
  const { page } = await openDirectory();
  const service = page.getByLabel("Service", { exact: true });
  await service.focus();
  await service.selectOption("invisalign");
  await page.waitForURL("**/directory?service=invisalign");
  const count = await page.getByRole("heading", { name: /dentists found/ }).textContent();
  expect(await page.getByRole("status").allTextContents()).toContain(count);
  expect(await page.title()).toContain("Invisalign");
  expect(await hasFocus(service)).toBe(true);
  await expectServersList(page);
  expect(await wasReloaded(page)).toBe(false);
  expect(await faultsOfAxe(page)).toEqual([]);
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
});

test("Back and forward lead through the lists, with the form as it was and the place on the page", async () => {
  const { page } = await openDirectory();
  const first = await practicesOn(page);
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByLabel("Location").selectOption("wellington");
  await page.waitForURL("**location=wellington**");
  const inWellington = await practicesOn(page);
  await page.getByRole("link", { name: /^Next/ }).click();
  await page.waitForURL("**page=2**");
  expect(await practicesOn(page)).not.toEqual(inWellington);
  await page.goBack();
  await expect.poll(() => practicesOn(page)).toEqual(inWellington);
  await page.evaluate(() => scrollTo(0, 0));
  await page.goBack();
  await expect.poll(() => practicesOn(page)).toEqual(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  expect(await page.getByLabel("Location").inputValue()).toBe("");
  await page.goForward();
  await expect.poll(() => practicesOn(page)).toEqual(inWellington);
  expect(await page.getByLabel("Location").inputValue()).toBe("wellington");
  expect(await wasReloaded(page)).toBe(false);
});

test("Back in place empties the box that the list before was searched by, and a filter chosen then asks for that filter alone", async () => {
  const { page } = await openDirectory();
  const box = page.getByLabel("Dentist, suburb or town");
  await box.fill("dental");
  await box.press("Enter");
  await page.waitForURL("**q=dental**");
  await page.goBack();
  await expect.poll(() => box.inputValue()).toBe("");
  await page.getByLabel("Location").selectOption("nelson");
  await page.waitForURL("**location=nelson**");
  expect(new URL(page.url()).search).toBe("?location=nelson");
  await expectServersList(page);
  expect(await wasReloaded(page)).toBe(false);
});

test("A filter whose list has not come when one goes back is not chosen any more", async () => {
  const { page } = await openDirectory();
  const first = await practicesOn(page);
  await page.getByLabel("Location").selectOption("wellington");
  await page.waitForURL("**location=wellington**");
  const invisalign = await holdBack(page, "**/screen.json?*service=invisalign*");
  const service = page.getByLabel("Service", { exact: true });
  await service.selectOption("invisalign");
  await invisalign.isAsked;
  await page.evaluate(() => history.back());
  await expect.poll(() => practicesOn(page)).toEqual(first);
  await expect.poll(() => service.inputValue()).toBe("");
  expect(await page.getByLabel("Location").inputValue()).toBe("");
  await invisalign.letGo();
  await expect.poll(() => practicesOn(page)).toEqual(first);
});

test("After a reload, Back without touching the page shows the list of the address", async () => {
  const { page } = await openDirectory();
  const first = await practicesOn(page);
  await page.getByLabel("Location").selectOption("wellington");
  await page.waitForURL("**location=wellington**");
  // Where the pointer rests on the list, the list is touched.
  await page.mouse.move(2, 2);
  await page.reload();
  const isTouched = page.locator("[data-island='app/directory/directory'][data-hydrated]");
  expect(await isTouched.count()).toBe(0);
  await page.evaluate(() => history.back());
  await page.waitForURL("**/directory");
  await expect.poll(() => practicesOn(page)).toEqual(first);
  expect(await page.getByLabel("Location").inputValue()).toBe("");
  expect(await isTouched.count()).toBe(0);
});

test("Back and at once forward again shows the list of the address", async () => {
  const { page } = await openDirectory();
  await page.getByLabel("Location").selectOption("wellington");
  await page.waitForURL("**location=wellington**");
  const plain = await holdBack(page, "**/directory/screen.json");
  await page.evaluate(() => history.back());
  await plain.isAsked;
  await page.evaluate(() => history.forward());
  await page.waitForURL("**location=wellington**");
  await plain.letGo();
  await expect.poll(() => practicesOn(page)).toEqual(await practicesAt(page.url()));
  expect(await page.getByLabel("Location").inputValue()).toBe("wellington");
});

test("A chip takes its filter off by keyboard, and the focus goes to the count, for the chip is gone", async () => {
  const { page } = await openDirectory("/directory?location=nelson&service=invisalign");
  await page.getByRole("link", { name: /^Invisalign.*remove filter/ }).press("Enter");
  await page.waitForURL((url) => !url.search.includes("invisalign"));
  expect(await page.evaluate(() => document.activeElement!.textContent)).toMatch(/dentists? found/);
  expect(await page.getByLabel("Service", { exact: true }).inputValue()).toBe("");
  expect(await wasReloaded(page)).toBe(false);
});

test("On a phone, words that are sent are looked for and what is found comes into sight; a filter leaves one where one is", async () => {
  const { page } = await openDirectory("/directory", { device: "phone" });
  const box = page.getByLabel("Dentist, suburb or town");
  // Under the open sheet the list isn’t drawn.
  const count = page.getByRole("heading", { name: /dentists? found/, includeHidden: true });
  await page.setViewportSize({ width: 390, height: 340 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await isInSight(count)).toBe(false);
  await box.fill("dental");
  await box.press("Enter");
  await page.waitForURL("**q=dental**");
  await expect.poll(() => isInSight(count)).toBe(true);
  expect(await box.inputValue()).toBe("dental");
  await expectServersList(page);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const openNow = page.getByRole("dialog").getByRole("radio", { name: /^Now/ });
  await openNow.focus();
  await openNow.check();
  await page.waitForURL("**open=now**");
  expect(await hasFocus(openNow)).toBe(true);
  expect(await isInSight(openNow)).toBe(true);
  const total = await count.textContent();
  await page.getByRole("button", { name: `Show ${total!.replace(" found", "")}` }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => hasFocus(page.getByRole("button", { name: /^Filters/ }))).toBe(true);
  expect(await wasReloaded(page)).toBe(false);
});

test("Filtered to nothing it says so and offers ways out, which work in place", async () => {
  const { page } = await openDirectory("/directory?q=zzzz&location=nelson");
  await page.getByLabel("Sort by").selectOption("name");
  await page.waitForURL("**sort=name**");
  expect(await page.getByRole("status").allTextContents()).toContain("No dentists found");
  expect(await page.getByRole("heading", { name: "No dentists found" }).isVisible()).toBe(true);
  expect(await practicesOn(page)).toEqual([]);
  await page.getByRole("link", { name: /take out “zzzz”/ }).click();
  await page.waitForURL((url) => !url.search.includes("zzzz"));
  await expectServersList(page);
  expect(await wasReloaded(page)).toBe(false);
});

test("Choosing Emergency Care brings the numbers that ring now, near the place that is chosen after it", async () => {
  const { page } = await openDirectory();
  await page.getByLabel("Service", { exact: true }).selectOption("emergency-dentist");
  const help = page.locator("#results").getByRole("link", { name: "Get Emergency Care" });
  await expect.poll(() => help.getAttribute("href")).toBe("/emergency");
  await page.getByLabel("Location").selectOption("oamaru");
  await expect.poll(() => help.getAttribute("href")).toBe("/emergency?place=oamaru");
  const always = page.getByRole("banner").getByRole("link", { name: "Emergency" });
  expect(await always.getAttribute("href")).toBe("/emergency?place=oamaru");
  expect(await page.locator("#results a[href='tel:0800611116']").isVisible()).toBe(true);
  expect(await page.getByRole("status").allTextContents()).toContainEqual(
    expect.stringMatching(/^\d+ dentists? found$/),
  );
  expect(await wasReloaded(page)).toBe(false);
});

test("A danger that is typed is answered by the call: in the heading, in the title, by what is said, and after a reload", async () => {
  const { page } = await openDirectory("/directory", { device: "phone" });
  const box = page.getByLabel("Dentist, suburb or town");
  await box.fill("child choking");
  await box.press("Enter");
  const call = page.getByRole("heading", { level: 1, name: /Call 111 now/ });
  await expect.poll(() => isInSight(call)).toBe(true);
  expect(await page.title()).toContain("111");
  const said = await page.getByRole("status").allTextContents();
  expect(said.filter((text) => text.includes("dentist"))).toEqual([]);
  expect(said).toContainEqual(expect.stringContaining("Call 111 now"));
  expect(await box.inputValue()).toBe("child choking");
  expect(await wasReloaded(page)).toBe(false);
  await page.reload();
  expect(await call.isVisible()).toBe(true);
});

test("Without scripts a danger that is typed is answered by the call in sight, though the form leads to its list", async () => {
  const { page } = await open("/directory", { device: "phone", script: false });
  const box = page.getByLabel("Dentist, suburb or town");
  await box.fill("child choking");
  await box.press("Enter");
  const call = page.getByRole("heading", { level: 1, name: /Call 111 now/ });
  await call.waitFor();
  expect((await call.boundingBox())!.y).toBeGreaterThanOrEqual(0);
});

test("The newest choice wins, however late the answers come", async () => {
  const { page } = await openDirectory();
  const dunedin = await holdBack(page, "**/screen.json?*location=dunedin*");
  await page.getByLabel("Location").selectOption("dunedin");
  await dunedin.isAsked;
  await page.getByLabel("Location").selectOption("nelson");
  await page.waitForURL("**location=nelson**");
  await dunedin.letGo();
  await expect.poll(() => new URL(page.url()).searchParams.get("location")).toBe("nelson");
  await expectServersList(page);
});

test("When the list does not come, the browser goes there itself and says why", async () => {
  const { page, faults } = await openDirectory();
  await page.route(/\/directory(?:\/screen\.json)?\?/, (route) => route.abort("connectionrefused"));
  const failed = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await page.getByLabel("Location").selectOption("nelson");
  expect((await failed).url()).toContain("location=nelson");
  expect(faults.splice(0)).toContainEqual(
    expect.stringMatching(/^net::ERR_CONNECTION_REFUSED: .*location=nelson/),
  );
});

test("Without a connection the list stays, leads to the emergency page, and changes once there is one", async () => {
  const { page } = await openDirectory();
  const first = await practicesOn(page);
  await page.context().setOffline(true);
  await page.getByLabel("Location").selectOption("nelson");
  const note = page.getByText("You are offline.", { exact: false }).first();
  await note.waitFor();
  expect(await practicesOn(page)).toEqual(first);
  const help = page.getByRole("link", { name: "Emergency help" });
  expect(await help.getAttribute("href")).toBe("/emergency");
  if (isFullSuite) expect(await faultsOfAxe(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.waitForURL("**location=nelson**");
  await expectServersList(page);
  expect(await help.isVisible()).toBe(false);
});

test("However the filters are set, the list in place, the page and the interface for programs have the same practices, order and count", async () => {
  const { page } = await openDirectory();
  await page.getByRole("button", { name: /^More filters/ }).click();
  const controls = page.getByRole("dialog").locator("select, [type=checkbox], [type=radio]");
  const count = await controls.count();
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let step = 0; step < STEPS; step++) {
    // Some choices, like a distance from nowhere, are understood as what was there, and leave the address.
    const shown = page.evaluate(
      (event) => new Promise((resolve) => document.addEventListener(event, resolve, { once: true })),
      RESULTS_REPLACED,
    );
    await setAnother(controls.nth(random(count)), random);
    await shown;
    const { total, ids } = await programsAt(page.url());
    const practices = await practicesOn(page);
    expect([page.url(), await countOn(page), practices]).toEqual([page.url(), total, ids]);
    expect([page.url(), await practicesAt(page.url())]).toEqual([page.url(), practices]);
  }
  expect(await wasReloaded(page)).toBe(false);
});

/** Two thousand were tried by hand: `STEPS=2000`. */
const STEPS = Number(process.env.STEPS ?? (isFullSuite ? 60 : 5));

async function setAnother(
  control: ReturnType<Page["locator"]>,
  random: (below: number) => number,
): Promise<void> {
  const type = await control.getAttribute("type");
  if (type === "checkbox") return control.click();
  if (type === "radio") {
    // One that is pressed already changes nothing.
    if (!(await control.isChecked())) return control.check();
    return control.page().getByRole("dialog").locator("[type=checkbox]").first().click();
  }
  const { values, value } = await control.evaluate((select: HTMLSelectElement) => ({
    values: [...select.options].map((option) => option.value),
    value: select.value,
  }));
  const others = values.filter((one) => one !== value);
  // Every other time nothing, or else all lists would soon be empty.
  const next = random(2) === 0 && value !== "" && values.includes("") ? "" : others[random(others.length)]!;
  await control.selectOption(next);
}

async function openDirectory(path = "/directory", look: Look = {}) {
  const visitor = await openIt(path, look);
  await visitor.page.evaluate(() => Object.assign(globalThis, { isTheSame: true }));
  return visitor;
}

/** What a script has left on the page is gone when it was loaded anew. */
async function wasReloaded(page: Page): Promise<boolean> {
  return !(await page.evaluate(() => "isTheSame" in globalThis));
}

/** The page shows what the server would show at its address, and that is not nothing. */
async function expectServersList(page: Page): Promise<void> {
  const shown = await practicesOn(page);
  expect(shown).toEqual(await practicesAt(page.url()));
  expect(shown).not.toEqual([]);
}

/** Nothing that is fixed to the screen covers it either. */
function isInSight(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 1, top + height / 2));
  });
}

const PROFILE = /href="\/dentists\/(\d+)-[^"]*">/g;

async function practicesOn(page: Page): Promise<number[]> {
  return idsIn(await page.locator("#results").innerHTML());
}

async function practicesAt(url: string): Promise<number[]> {
  const html = await (await fetch(url)).text();
  return idsIn(html.slice(html.indexOf('id="results"'), html.indexOf("</main>")));
}

function idsIn(html: string): number[] {
  return [...new Set([...html.matchAll(PROFILE)].map(([, id]) => Number(id)))];
}

async function countOn(page: Page): Promise<number> {
  const text = await page.getByRole("heading", { name: /found/ }).first().textContent();
  return text === "No dentists found" ? 0 : Number(/[\d,]+/.exec(text!)?.[0].replace(",", "") ?? 0);
}

async function programsAt(url: string): Promise<{ total: number; ids: number[] }> {
  const answer = await fetch(url.replace("/directory", "/api/v1/practices"));
  const { count, practices } = (await answer.json()) as { count: number; practices: { id: number }[] };
  return { total: count, ids: practices.map(({ id }) => id) };
}
