import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { openBrowser, visit } from "../support/browser.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sharedSite } from "../support/shared-site.ts";
import { sampleOf } from "../support/suite.ts";

/** What a phone shows before anyone scrolls, and how few presses lead from there to a request. */
const here = forAllTests({ browser: openBrowser, site: sharedSite });

/** Pixels from the top of the page. */
const FIRST_PRACTICE = 640;
const FIRST_PRICE = 420;
/** Of a row of the long comparison, two lines of text and the room to touch them; a name of two lines has one more. */
const COMPACT = 68;

test("On the page of every town the first practice is on the first screen of a phone", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  const slugs = ["auckland", "palmerston-north", "greymouth", ...PLACES.map(({ slug }) => slug)];
  for (const slug of sampleOf([...new Set(slugs)], 5)) {
    await page.goto(`${here.site.url}/locations/${slug}`);
    const row = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") })
      .first();
    expect([slug, (await row.boundingBox())!.y]).toEqual([
      slug,
      expect.toSatisfy((y: number) => y <= FIRST_PRACTICE),
    ]);
  }
  await context.close();
});

test("On the page of every treatment its price is on the first half screen of a phone", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  const lower: [string, number][] = [];
  // For an emergency the way to help comes first.
  for (const { slug } of sampleOf(
    TREATMENT_PAGES.filter(({ slug: one }) => one !== "emergency-dentist"),
    5,
  )) {
    await page.goto(`${here.site.url}/services/${slug}`);
    const price = page
      .getByRole("main")
      .getByText(/^(from )?\$\d/)
      .first();
    const { y } = (await price.boundingBox())!;
    if (y > FIRST_PRICE) lower.push([slug, y]);
  }
  expect(lower).toEqual([]);
  await context.close();
});

test("A row of the long comparison is two lines on a phone, and opens the profile wherever it is pressed", async () => {
  const { page, context } = await visit(here.browser, { device: "phone" });
  await page.goto(`${here.site.url}/compare`);
  const rows = page.getByRole("main").locator("tbody tr");
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeLessThanOrEqual(COMPACT);
  // A practice that lets patients book has one line more.
  expect(Math.max(...heights)).toBeLessThanOrEqual(COMPACT + 76);
  const { x, y, width } = (await rows.first().boundingBox())!;
  await page.mouse.click(x + width - 40, y + 12);
  await page.waitForURL("**/dentists/**");
  await context.close();
});

test("On a tablet no practice’s name breaks within a word, also where a column stands beside the list", async () => {
  const { page, context } = await visit(here.browser, { script: false });
  const seen: string[] = [];
  for (const path of ["/search?q=implants+auckland", "/services/implants", "/locations/auckland"]) {
    await page.goto(`${here.site.url}${path}`);
    for (const width of [768, 960, 1024, 1199, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.evaluate(brokenNames);
      seen.push(...broken.map((word) => `${path}, ${width} px: ${word}`));
    }
  }
  expect(seen).toEqual([]);
  await context.close();
});

/** In the browser: words in links to practices that begin on one line and end on another. */
function brokenNames(): string[] {
  return [...document.querySelectorAll("main h3 a")].flatMap((link) => {
    const name = link.firstChild as Text;
    return [...name.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(name, index);
      range.setEnd(name, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

test("From a town it takes nine presses at most to a sent request, and eight to a free time that is booked", async () => {
  const { page, context, faults } = await visit(here.browser, { device: "phone" });
  const main = page.getByRole("main");
  let presses = 0;
  const press = (what: Locator) => {
    presses++;
    return what.click();
  };
  const ask = async (isFree: boolean, chooseTime: () => Promise<void>) => {
    presses = 0;
    await page.goto(`${here.site.url}/locations/taupo`);
    const row = main
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: /^Book Now with/ }) })
      .filter(isFree ? { hasText: "Next free" } : { hasNotText: "Next free" });
    await press(row.first().getByRole("link", { name: /^Book Now with/ }));
    await page.waitForURL("**/book?**");
    presses++;
    await page.getByLabel("Service").selectOption("General Checkup");
    await chooseTime();
    await page.getByLabel("First name").fill("Maia");
    await page.getByLabel("Last name").fill("Example");
    await page.getByLabel("Email address").fill("maia.presses@example.com");
    await page.getByLabel("Phone number").fill("09 012 3456");
    await press(main.locator(".send button"));
    await page.waitForURL("**/booking-success?reference=**");
  };
  await ask(false, async () => {
    presses++;
    await page.getByLabel("Preferred date").fill(addDays(newZealandDay(new Date()), 14));
    await press(main.getByText("Morning", { exact: true }));
    await press(main.getByText("Any time in the morning"));
  });
  for (const repeated of ["General Checkup", "Any time in the morning"])
    await main.getByText(repeated, { exact: true }).waitFor();
  expect(presses).toBeLessThanOrEqual(9);
  await ask(true, () => press(page.locator("[name=chosenTime]").first()));
  await page.getByRole("heading", { level: 1, name: /^Booked[.] / }).waitFor();
  expect(presses).toBeLessThanOrEqual(8);
  expect(faults).toEqual([]);
  await context.close();
});
