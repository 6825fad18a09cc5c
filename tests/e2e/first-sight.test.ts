import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { type Device, SIZES, VISITS } from "../support/browser.ts";
import { overflow } from "../support/overflow.ts";
import { isFullSuite, sampleOf } from "../support/suite.ts";
import { open } from "../support/tabs.ts";

/** What stands in view before anyone scrolls, on a phone above all. */

/** Pixels from the top of the page. */
const FIRST_PRACTICE = 640;
const FIRST_PRICE = 420;
/** To the first practice of a list that was asked for. */
const MOST_ABOVE = { phone: 420, desktop: 480 } as const;
/** The bar at the foot of a phone's screen. */
const DOCK = 64;
/** How high a practice may be on a phone: two of them on a screen. */
const MOST_HIGH = 300;
/** A row of the list view beside the map, one line of reasons included; and one whose name takes a second line. */
const USUAL_ROW = 155;
const MOST_HIGH_ROW = 185;
/** The height of a row of the long comparison: two lines of text and the room to touch them; a name of two lines has one more. */
const COMPACT = 68;

const LISTS = [
  "/directory?location=wellington&service=invisalign",
  "/directory?location=wellington&service=invisalign&view=list",
  "/directory?page=3",
];

/** All four in the full suite, in the daily one each device once. */
const LOOKS = VISITS.filter(({ device, script }) => isFullSuite || script === (device === "phone"));

test.each(LOOKS)("the first practice of a list is in view ($device, script $script)", async (look) => {
  for (const path of sampleOf(LISTS, 2)) {
    const { page } = await open(path, look);
    const { above, usual, highest } = await practicesOn(page);
    expect(above, path).toBeGreaterThan(0);
    expect(above, path).toBeLessThanOrEqual(MOST_ABOVE[look.device]);
    if (look.device === "phone") expect(highest, path).toBeLessThanOrEqual(MOST_HIGH);
    else if (path.endsWith("view=list")) {
      expect(usual, path).toBeLessThanOrEqual(USUAL_ROW);
      expect(highest, path).toBeLessThanOrEqual(MOST_HIGH_ROW);
    }
  }
  // It begins with the town: what a visit costs there, how many are open, and on a desk where they are.
  const { page } = await open("/locations/wellington", look);
  const { above, first } = await practicesOn(page);
  expect(above + first).toBeLessThanOrEqual(SIZES[look.device].height - (look.device === "phone" ? DOCK : 0));
});

test("Beside the map four whole practices are in sight on a desk, on a phone two, each with all that the list is chosen by", async () => {
  for (const [device, most] of [
    ["desktop", 4],
    ["phone", 2],
  ] as const) {
    const { page } = await open("/directory?location=wellington", { device });
    await page.setViewportSize(
      device === "phone" ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    );
    const foot = device === "phone" ? 844 - DOCK : 900;
    const cards = await page.locator("main article").evaluateAll((all) =>
      all.map((card) => {
        const { top, bottom, height } = card.getBoundingClientRect();
        const seen = [...card.querySelectorAll<HTMLElement>("a, p, .flags")].filter(
          (one) => one.getClientRects().length > 0,
        );
        return { top, bottom, height, text: seen.map(({ innerText }) => innerText).join("\n") };
      }),
    );
    expect(cards[0]!.top).toBeLessThanOrEqual(device === "phone" ? 340 : 400);
    expect(cards.filter(({ bottom }) => bottom <= foot).length).toBeGreaterThanOrEqual(most);
    for (const { height, text } of cards.slice(0, most)) {
      expect(height).toBeLessThanOrEqual(235);
      expect(text).toMatch(/Wellington|, [A-Z]/);
      for (const fact of [
        /\d\.\d/,
        /\$ ?\$?\$? ?\$\d+–\$\d+/,
        /\(04\)/,
        /Opens|Open/,
        /\+\d more|, /,
        /Book Now/,
      ])
        expect(text).toMatch(fact);
      for (const act of ["View Profile", "Compare"]) expect(text).toContain(act);
    }
  }
});

test("In a row of a list on a phone the name is the link, and no second one leads to the same page", async () => {
  const { page } = await open("/directory?location=wellington&view=list", { device: "phone" });
  const row = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .first();
  const profile = await row.getByRole("heading").getByRole("link").getAttribute("href");
  const links = await row.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links.filter((href) => href === profile)).toEqual([profile]);
});

test("In a row on a phone the buttons stand below the whole name, and on a desk its price, its hours and its buttons begin beside the name", async () => {
  for (const device of ["phone", "desktop"] as const) {
    const { page } = await open("/locations/taupo", { device, script: false });
    const rows = await page.locator(".practice-row").evaluateAll((all) =>
      all.map((row) => {
        const [name, ...parts] = [...row.children].map((part) => part.getBoundingClientRect());
        return { name: name!, buttons: parts.at(-1)!, tops: parts.map(({ top }) => top - name!.top) };
      }),
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { name, buttons, tops } of rows) {
      if (device === "phone") expect(buttons.top).toBeGreaterThanOrEqual(name.bottom);
      else expect(Math.max(...tops.map(Math.abs))).toBeLessThanOrEqual(2);
    }
  }
});

test("Beside the map the chosen day stays in sight, also where an area on the map is on", async () => {
  const { page } = await open("/directory?area=174.6,-41.4,175,-41.1", { script: false });
  const row = page.getByRole("navigation", { name: "Quick filters" });
  await row
    .getByRole("link", { name: /^(Today|Tomorrow|Sat|Sun)/ })
    .last()
    .click();
  await page.waitForURL(/free=/);
  const chosen = row.getByRole("link", { name: /^(?!Area).*, remove filter$/ });
  const [day, all] = [(await chosen.boundingBox())!, (await row.boundingBox())!];
  expect(day.x + day.width).toBeLessThanOrEqual(all.x + all.width);
});

test("a search on a phone begins with practices, and with a price where one was asked for", async () => {
  for (const q of sampleOf(["crown wellington", "cheap invisalign", "price of a crown", "auckland"], 2)) {
    const { page } = await open(`/search?${new URLSearchParams({ q })}`, { device: "phone", script: false });
    const topOf = (one: Element) => one.getBoundingClientRect().top + scrollY;
    expect(await page.locator("main .practice-row").first().evaluate(topOf), q).toBeLessThanOrEqual(
      MOST_ABOVE.phone,
    );
    if (!/crown|cheap/.test(q)) continue;
    const price = page.locator("main dd, main .why").filter({ hasText: "$" }).first();
    expect(await price.evaluate(topOf), q).toBeLessThanOrEqual(MOST_ABOVE.phone);
  }
});

test("On the page of every town the first practice is on the first screen of a phone", async () => {
  const slugs = new Set(["auckland", "palmerston-north", "greymouth", ...PLACES.map(({ slug }) => slug)]);
  for (const slug of sampleOf([...slugs], 3)) {
    const { page } = await open(`/locations/${slug}`, { device: "phone" });
    const rows = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    expect((await rows.first().boundingBox())!.y, slug).toBeLessThanOrEqual(FIRST_PRACTICE);
  }
});

test("On the page of every treatment its price is on the first half screen of a phone", async () => {
  // For an emergency the way to help comes first.
  const slugs = TREATMENT_PAGES.map(({ slug }) => slug).filter((slug) => slug !== "emergency-dentist");
  for (const slug of sampleOf(slugs, 3)) {
    const { page } = await open(`/services/${slug}`, { device: "phone" });
    const price = page.getByRole("main").getByText(/^(from )?\$\d/);
    expect((await price.first().boundingBox())!.y, slug).toBeLessThanOrEqual(FIRST_PRICE);
  }
});

test("On a phone a profile shows the number to call and the opening hours before prices and reviews", async () => {
  const { page } = await open("/dentists/1", { device: "phone" });
  const main = page.getByRole("main");
  const read = [
    main.getByText(/^\(09\)/),
    main.getByRole("heading", { name: "Opening hours" }),
    main.getByRole("heading", { name: "Services and prices" }),
    main.getByRole("heading", { name: "Reviews" }),
  ];
  const tops = await Promise.all(read.map(async (one) => (await one.first().boundingBox())!.y));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test("A row of the long comparison is two lines on a phone, and opens the profile wherever it is pressed", async () => {
  const { page } = await open("/compare", { device: "phone" });
  const rows = page.getByRole("main").locator("tbody tr");
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeLessThanOrEqual(COMPACT);
  // A practice that lets patients book has one line more.
  expect(Math.max(...heights)).toBeLessThanOrEqual(COMPACT + 76);
  const { x, y, width } = (await rows.first().boundingBox())!;
  await page.mouse.click(x + width - 40, y + 12);
  await page.waitForURL("**/dentists/**");
});

test("On a tablet no practice’s name breaks within a word, also where a column stands beside the list", async () => {
  for (const path of sampleOf(
    ["/services/implants", "/locations/auckland", "/search?q=implants+auckland"],
    2,
  )) {
    const { page } = await open(path, { script: false });
    for (const width of [768, 960, 1024, 1199, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(brokenNames), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test("On a phone the first screen of the emergency page has the call, the ways to first aid and who can see you first", async () => {
  const { page } = await open("/emergency?place=taupo", { device: "phone" });
  const main = page.getByRole("main");
  const top = async (of: Locator) => (await of.boundingBox())!.y;
  const dock = await top(page.getByRole("navigation", { name: "Quick actions" }));
  const inOrder = [
    await top(main.getByRole("link", { name: "Call 0800 611 116" })),
    ...(await Promise.all(
      ["Severe pain", "Knocked-out tooth", "Swelling"].map((name) => top(main.getByRole("link", { name }))),
    )),
    await top(page.getByRole("heading", { name: "Who can see you first" })),
    await top(page.getByRole("group", { name: "Nearest to Taupō" })),
    dock,
  ];
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  await main.getByRole("link", { name: "Knocked-out tooth" }).click();
  const title = page.getByRole("heading", { name: "Tooth knocked out? Do this now" });
  await expect.poll(() => top(title)).toBeLessThan(200);
});

test.each([true, false])(
  "Who comes to folded first aid by its address finds it open under its title, and a press folds it (scripts: %s)",
  async (script) => {
    const { page } = await open("/emergency?place=taupo#jaw", { device: "phone", script });
    const title = page.getByRole("heading", { name: "Jaw locked, out of joint or hit" });
    const first = page.getByText("Out of joint, or might be broken? Go to a hospital emergency department.");
    await expect.poll(async () => (await title.boundingBox())!.y).toBeGreaterThan(60);
    expect((await first.boundingBox())!.y).toBeLessThan(400);
    await title.click();
    await first.waitFor({ state: "hidden" });
  },
);

/** At no hour is it more; with all first aid open it would be 14,700 px and more. */
const EMERGENCY_PAGE = 11_500;

test("On a phone a practice that can see someone in pain takes 130 px at most, and the page less than fourteen screens", async () => {
  const { page } = await open("/emergency?place=taupo", { device: "phone" });
  const rows = page.getByRole("group", { name: "Nearest to Taupō" }).getByRole("listitem");
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(130);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    EMERGENCY_PAGE,
  );
});

test("Who searches in pain sees on a phone’s first screen what to do and whom to call first, in rows that say as much of each", async () => {
  const { page } = await open("/search?q=toothache+taupo", { device: "phone" });
  const list = page.getByRole("region", { name: "Who can see you first" });
  const heights = await list
    .getByRole("listitem")
    .evaluateAll((all) =>
      all.map((row) =>
        Math.round(
          row.getBoundingClientRect().bottom - row.firstElementChild!.getBoundingClientRect().bottom,
        ),
      ),
    );
  expect(heights.length).toBe(5);
  // "Open now until 5:30pm · 60 min wait" takes a line more than "Opens today 8am".
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(20);
  const call = (await list.getByText("Call", { exact: true }).first().boundingBox())!;
  expect(call.y + call.height).toBeLessThanOrEqual(SIZES.phone.height);
  const care = (await page.getByRole("link", { name: "Get Emergency Care" }).boundingBox())!;
  expect(care.y).toBeLessThan(call.y);
});

/** Apple's Human Interface Guidelines; WCAG 2.2 has it at level AAA (2.5.5). */
const TARGET = 44;

test.each(["phone", "desktop"] as const)(
  "Every number to call is a target of 44 px on a %s",
  async (device: Device) => {
    for (const path of sampleOf(["/emergency?place=greymouth", "/emergency"], 1)) {
      const { page } = await open(path, { device });
      const numbers = await page.evaluate(numbersToCall);
      expect(numbers.length).toBeGreaterThan(10);
      for (const { words, size } of numbers)
        expect(Math.round(size), `${words} at ${path}`).toBeGreaterThanOrEqual(TARGET);
      expect(await overflow(page, SIZES[device].width)).toEqual([]);
    }
  },
);

/** Measures the practices in a list: where the first begins and how high it is, how high most are, and the highest. */
async function practicesOn(page: Page) {
  return page
    .locator("main :is(article, .rows > li, .practice-row):has(a[href^='/book?practice='])")
    .evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      const heights = boxes.map(({ height }) => height).toSorted((a, b) => a - b);
      return {
        above: (boxes[0]?.top ?? 0) + scrollY,
        first: boxes[0]?.height ?? Infinity,
        usual: heights[Math.floor(heights.length / 2)] ?? 0,
        highest: heights.at(-1) ?? 0,
      };
    });
}

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

/** In the browser, with every answer open: each number's words, and the shorter side of its box in CSS pixels. */
function numbersToCall(): { words: string; size: number }[] {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  return [...document.querySelectorAll("main a[href^='tel:']")].map((number) => {
    const { width, height } = number.getBoundingClientRect();
    return { words: number.textContent, size: Math.min(width, height) };
  });
}

test("The long comparison explains the bar below a price only where there is one", async () => {
  for (const width of [360, 390, 1280]) {
    const { page } = await open("/compare");
    await page.setViewportSize({ width, height: 800 });
    const hasBar = await page.locator(".compare-price .price-ruler").first().isVisible();
    expect(hasBar, `${width} px`).toBe(width === 1280);
    expect(await page.getByText("The bar under each price runs from").isVisible(), `${width} px`).toBe(
      hasBar,
    );
  }
});
