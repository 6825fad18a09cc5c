import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { site } from "../support/shared-site.ts";
import { storedBy } from "../support/stored.ts";
import { sampleOf } from "../support/suite.ts";
import { type Look, newcomer, open } from "../support/tabs.ts";

/** Where somebody is: asked for on a click, known to about a kilometre, kept nowhere. */

/** A street corner in Te Aro, and London. */
const WELLINGTON = { latitude: -41.294_312, longitude: 174.778_912 };
const ABROAD = { latitude: 51.507, longitude: -0.127 };

/** Both in the full suite; in the daily one they take turns. */
const PAGES = ["/directory?location=auckland&service=invisalign", "/emergency"];

describe("Near me", () => {
  test("shows the nearest dentists first, of those that were asked for, and tells no more than a kilometre", async () => {
    const { page, positions } = await openCounting("/directory?location=auckland&service=invisalign");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await link(page).hover();
    await page.locator("[data-hydrated] .near-me").waitFor();
    expect(positions(), "not before the link is followed").toBe(0);
    await link(page).click();
    await page.waitForURL((url) => url.searchParams.get("near") === "-41.29,174.78");
    expect(positions()).toBe(1);
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
  });

  test("leaves the area that was chosen on the map, which may be elsewhere", async () => {
    const { page } = await openCounting("/directory?area=174.6,-37.1,175,-36.7");
    await link(page).click();
    await page.waitForURL((url) => url.searchParams.get("near") === "-41.29,174.78");
    expect(new URL(page.url()).searchParams.has("area")).toBe(false);
    const first = page.getByRole("main").getByRole("article").first();
    await expect.poll(() => first.innerText()).toContain("Wellington");
  });

  test("finds who is open near, in an emergency, by keyboard and on a phone", async () => {
    const { page, positions } = await openCounting("/emergency", { device: "phone" });
    await link(page).focus();
    await page.locator("[data-hydrated] .near-me").waitFor();
    expect(positions(), "not before the link is followed").toBe(0);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("near") === "-41.29,174.78");
    expect(new URL(page.url()).hash).toBe("#nearest");
    expect(new URL(page.url()).searchParams.has("place")).toBe(false);
    const nearest = page.getByRole("group", { name: "Nearest to you" });
    expect(await nearest.getByRole("listitem").first().innerText()).toMatch(
      /Wellington, (?:under )?[\d.]+ km/,
    );
  });

  test.each(sampleOf(PAGES.toReversed(), 1))(
    "at %s says that it was refused, and leads to the list of places",
    async (path) => {
      const { page } = await open(path, { device: "phone" });
      await link(page).click();
      const said = page.getByRole("status").filter({ hasText: "Your browser didn’t tell us where you are." });
      await said.waitFor();
      expect(await faultsOfAxe(page)).toEqual([]);
      await said.getByRole("link", { name: "Choose a town or city instead" }).click();
      const focused = page.locator(":focus");
      await expect.poll(() => focused.evaluate((one) => one.localName)).toBe("select");
      await expect.poll(() => focused.isVisible()).toBe(true);
      await expect.poll(() => new URL(page.url()).searchParams.has("near")).toBe(false);
    },
  );

  test("says so to a visitor who is not in New Zealand, and to one whose browser cannot tell or takes too long, and asks again after its question was put aside", async () => {
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
    await expect.poll(() => page.url()).toBe(`${site.url}/emergency`);

    await page.evaluate(() => {
      const questions: PositionCallback[] = [];
      Object.assign(window, { questions });
      navigator.geolocation.getCurrentPosition = (found) => void questions.push(found);
    });
    for (const times of [1, 2]) {
      await link(page).click();
      const questions = () =>
        page.evaluate(() => (window as unknown as { questions: PositionCallback[] }).questions.length);
      await expect.poll(questions).toBe(times);
    }
    await page.evaluate((coords) => {
      for (const found of (window as unknown as { questions: PositionCallback[] }).questions)
        found({ coords } as GeolocationPosition);
    }, WELLINGTON);
    await page.waitForURL((url) => url.searchParams.has("near"));
  });

  test.each(sampleOf(PAGES, 1))(
    "at %s is not there without JavaScript, where the list of places is",
    async (path) => {
      const { page } = await open(path, { script: false });
      expect(await page.getByText("Near me", { exact: true }).isVisible()).toBe(false);
      await page.getByLabel(path === "/emergency" ? "Your town or city" : "Location").selectOption("nelson");
    },
  );

  /** `what-is-found.test.ts` asks it of the directory, `start.test.ts` of the log. */
  test("in an emergency is no one else's: no cache has the page with a position", async () => {
    for (const _ of ["computed", "found"]) {
      const answer = await fetch(`${site.url}/emergency?near=-41.29,174.78`);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
      expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      await answer.text();
    }
    expect((await fetch(`${site.url}/emergency`)).headers.get("Cache-Control")).toContain("public");
  });
});

/** Somebody in Wellington, and how often the browser was asked where they are. */
async function openCounting(path: string, look: Look = {}) {
  const { page, context } = await newcomer(look);
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
  await page.goto(site.url + path);
  return { page, positions: () => asked };
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
