import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startSite } from "../support/running-site.ts";
import { storedBy } from "../support/stored.ts";
import { sampleOf } from "../support/suite.ts";

/** Where somebody is: asked for on a click, known to about a kilometre, kept nowhere. */
const here = forAllTests({
  browser: openBrowser,
  site: () => startSite({ environment: { SAMPLE_PRACTICES: "300", LOG_LEVEL: "debug" } }),
});

/** A street corner in Te Aro, and London. */
const WELLINGTON = { latitude: -41.294_312, longitude: 174.778_912 };
const ABROAD = { latitude: 51.507, longitude: -0.127 };

/** Both in the full suite; in the daily one they take turns. */
const PAGES = ["/directory?location=auckland&service=invisalign", "/emergency"];
const [FIRST, SECOND] = [sampleOf(PAGES, 1), sampleOf(PAGES.toReversed(), 1)];

describe("Near me", () => {
  test("shows the nearest dentists first, of those that were asked for, and tells no more than a kilometre", async () => {
    const { page, context, faults } = await open("/directory?location=auckland&service=invisalign");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await at(context, WELLINGTON);
    await link(page).click();
    await page.waitForURL((url) => url.searchParams.get("near") === "-41.29,174.78");
    await page.getByText("Nearest to you first, as the crow flies.").waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("location"), searchParams.get("service")]).toEqual([null, "invisalign"]);
    expect(await page.getByLabel("Location").inputValue()).toBe("");
    expect(await page.getByLabel("Sort by").inputValue()).toBe("distance");
    expect(await page.getByRole("main").getByRole("article").first().innerText()).toContain("Wellington");
    await nothingExact(page, asked);

    await page.getByLabel("Location").selectOption({ label: "Nelson" });
    await page.waitForURL((url) => url.searchParams.get("location") === "nelson");
    await page.goBack();
    await page.getByRole("link", { name: "Nearest to you" }).click();
    await page.waitForURL((url) => !url.searchParams.has("near"));
    expect(faults).toEqual([]);
    await context.close();
  });

  test("finds who is open near, in an emergency, by keyboard and on a phone", async () => {
    const { page, context, faults } = await open("/emergency", "phone");
    await at(context, WELLINGTON);
    await link(page).focus();
    await page.locator("[data-hydrated] .near-me").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("near") === "-41.29,174.78");
    expect(new URL(page.url()).hash).toBe("#nearest");
    expect(new URL(page.url()).searchParams.has("place")).toBe(false);
    const nearest = page.getByRole("group", { name: "Nearest to you" });
    expect(await nearest.getByRole("article").first().innerText()).toMatch(
      /Wellington, about \d+ km in a straight line/,
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(FIRST)("at %s asks for the position when the link is followed, and not before", async (path) => {
    const { page, context } = await open(path);
    let asked = 0;
    await page.exposeFunction("positionIsAsked", () => asked++);
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      geolocation.getCurrentPosition = (...given) => {
        (window as unknown as { positionIsAsked: () => void }).positionIsAsked();
        ask(...given);
      };
    });
    await at(context, WELLINGTON);
    await page.reload();
    await link(page).hover();
    await page.locator("[data-hydrated] .near-me").waitFor();
    expect(asked).toBe(0);
    await link(page).click();
    await page.waitForURL((url) => url.searchParams.has("near"));
    expect(asked).toBe(1);
    await context.close();
  });

  test.each(SECOND)("at %s says that it was refused, and leads to the list of places", async (path) => {
    const { page, context } = await open(path, "phone");
    await link(page).click();
    const said = page.getByRole("status").filter({ hasText: "Your browser didn’t tell us where you are." });
    await said.waitFor();
    expect(await faultsOfAxe(page)).toEqual([]);
    await said.getByRole("link", { name: "Choose a town or city instead" }).click();
    const focused = page.locator(":focus");
    expect(await focused.evaluate((one) => one.localName)).toBe("select");
    expect(await focused.isVisible()).toBe(true);
    expect(new URL(page.url()).searchParams.has("near")).toBe(false);
    await context.close();
  });

  test("asks again after a visitor has put the browser's question aside", async () => {
    const { page, context } = await open("/emergency");
    await page.evaluate(() => {
      const questions: PositionCallback[] = [];
      Object.assign(window, { questions });
      navigator.geolocation.getCurrentPosition = (found) => void questions.push(found);
    });
    const questions = () =>
      page.evaluate(() => (window as unknown as { questions: PositionCallback[] }).questions.length);
    await link(page).click();
    await expect.poll(questions).toBe(1);
    await link(page).click();
    await expect.poll(questions).toBe(2);
    await page.evaluate((coords) => {
      for (const found of (window as unknown as { questions: PositionCallback[] }).questions)
        found({ coords } as GeolocationPosition);
    }, WELLINGTON);
    await page.waitForURL((url) => url.searchParams.has("near"));
    await context.close();
  });

  test("says so to a visitor who is not in New Zealand, and to one whose browser cannot tell or takes too long", async () => {
    const { page, context } = await open("/emergency");
    await at(context, ABROAD);
    const said = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
    await link(page).click();
    await said("You seem to be outside New Zealand");
    for (const [code, words] of [
      [2, "Your browser couldn’t find out where you are."],
      [3, "Finding out where you are took too long."],
    ] as const) {
      await page.evaluate((failure) => {
        navigator.geolocation.getCurrentPosition = (_, fail) =>
          fail!({ code: failure } as GeolocationPositionError);
      }, code);
      await link(page).click();
      await said(words);
    }
    expect(page.url()).toBe(`${here.site.url}/emergency`);
    await context.close();
  });

  test.each(FIRST)("at %s is not there without JavaScript, where the list of places is", async (path) => {
    const { page, context } = await visit(here.browser, { script: false });
    await page.goto(here.site.url + path);
    expect(await page.getByText("Near me", { exact: true }).isVisible()).toBe(false);
    await page.getByLabel(path === "/emergency" ? "Your town or city" : "Location").selectOption("nelson");
    await context.close();
  });

  test.each(["/directory", "/emergency", "/api/v1/practices"])(
    "%s with a position is no one else's: no cache and no log has it",
    async (path) => {
      for (let visits = 0; visits < 3; visits++) {
        const answer = await fetch(`${here.site.url}${path}?near=-41.29,174.78`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
        expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
        await answer.text();
      }
      const plain = await fetch(`${here.site.url}${path}`);
      expect(plain.headers.get("Cache-Control")).toContain("public");
      expect(here.site.output()).toContain('"event":"request"');
      // A request may have taken 41.29 ms.
      const said = here.site.output().replaceAll(/"(ms|bytes)":[\d.]+/g, "");
      expect(said).not.toContain("174.78");
      expect(said).not.toContain("41.29");
    },
  );
});

async function open(path: string, device: "phone" | "desktop" = "desktop") {
  const visitor = await visit(here.browser, { device });
  visitor.context.setDefaultTimeout(8_000);
  await visitor.page.goto(here.site.url + path);
  return visitor;
}

function link(page: Page) {
  return page.getByRole("link", { name: "Near me", exact: true });
}

/** Somebody who is there, and lets the browser say so. */
async function at(context: BrowserContext, position: { latitude: number; longitude: number }) {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(position);
}

async function nothingExact(page: Page, asked: readonly string[]): Promise<void> {
  const everything = [page.url(), ...asked].map(decodeURIComponent).join("\n");
  expect(everything).toContain("near=-41.29,174.78");
  expect(everything).not.toMatch(/41\.294|174\.778/);
  expect(await storedBy(page)).toEqual({ session: [], local: [], cookies: "" });
}
