import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { EVERY_PAGE } from "../every-page.ts";
import { SIZES } from "../support/browser.ts";
import { mailThat } from "../support/mail-folder.ts";
import { site } from "../support/shared-site.ts";
import { sampleOf } from "../support/suite.ts";
import { open } from "../support/tabs.ts";
import { controls, tray } from "../support/tray.ts";

/** How far a phone scrolls to what its user came for, and how few presses lead to a request. */
const PHONE = { device: "phone" } as const;

/** How many screens of a phone, from the top of the page of an appointment to the foot of the button that sends it. */
const MOST_SCREENS = 4;

const FORMS = [
  { path: "/book", script: false },
  { path: "/book?practice=2", script: true },
  { path: "/book", script: true },
  { path: "/book?practice=2", script: false },
];
test.each(sampleOf(FORMS, 2))(
  "the button of $path is within four screens of a phone (script $script)",
  async ({ path, script }) => {
    const { page } = await open(path, { ...PHONE, script });
    const { y, height } = (await page.getByRole("button", { name: "Send my request" }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(MOST_SCREENS * SIZES.phone.height);
  },
);

const ARTICLES = EVERY_PAGE.map(({ path }) => path).filter((path) => /^\/blog\/(?!search)[^?]+$/.test(path));

test.each(sampleOf(ARTICLES, 2))("%s begins on the first screen of a phone", async (path) => {
  const { page } = await open(path, PHONE);
  const first = page.locator(".prose p").first();
  const top = await first.evaluate((paragraph) => paragraph.getBoundingClientRect().top);
  const dock = (await page.getByRole("link", { name: "Book Now" }).last().boundingBox())!;
  const end = await first.evaluate(endOfFirstSentence);
  expect(end).toBeGreaterThan(top);
  expect(end).toBeLessThanOrEqual(dock.y);
});

/** In the browser: how far down the screen the first sentence of a paragraph ends. */
function endOfFirstSentence(paragraph: Node): number {
  const range = document.createRange();
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = paragraph.textContent!.search(/[.!?](\s|$)/) + 1;
  range.setStart(texts.nextNode()!, 0);
  for (; left > texts.currentNode.textContent!.length; texts.nextNode()) {
    left -= texts.currentNode.textContent!.length;
  }
  range.setEnd(texts.currentNode, left);
  return range.getBoundingClientRect().bottom;
}

test("From a town it takes nine presses at most to a sent request, and eight to a free time that is booked", async () => {
  const ask = async (isFree: boolean, chooseTime: (page: Page, press: Press) => Promise<void>) => {
    const { page } = await open("/locations/taupo", PHONE);
    const { press, count } = countPresses();
    const row = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: /^Book Now with/ }) })
      .filter(isFree ? { hasText: /Free \w+ \d/ } : { hasNotText: /Free \w+ \d/ });
    await press(row.first().getByRole("link", { name: /^Book Now with/ }));
    await page.waitForURL("**/book?**");
    await press(page.getByLabel("Service"), (list) => list.selectOption("General Checkup"));
    await chooseTime(page, press);
    await introduce(page, "maia.presses@example.com");
    await press(page.getByRole("main").locator(".send button"));
    await page.waitForURL("**/booking-success?reference=**");
    return { page, presses: count() };
  };
  const asked = await ask(false, async (page, press) => {
    const day = addDays(newZealandDay(new Date()), 14);
    await press(page.getByLabel("Preferred date"), (field) => field.fill(day));
    await press(page.getByRole("main").getByText("Morning", { exact: true }));
    await press(page.getByRole("main").getByText("Any time in the morning"));
  });
  await asked.page
    .getByRole("main")
    .getByText(/^General Checkup/)
    .waitFor();
  await asked.page.getByRole("heading", { name: /, any time in the morning$/ }).waitFor();
  expect(asked.presses).toBeLessThanOrEqual(9);
  const booked = await ask(true, (page, press) => press(page.locator("[name=chosenTime]").first()));
  await booked.page.getByText("You’re booked").waitFor();
  expect(booked.presses).toBeLessThanOrEqual(8);
});

test("In a list of rows, on a town’s page and in a search, a press in the middle of a free time is one on its link", async () => {
  for (const path of ["/locations/nelson", "/directory?view=list&free=week", "/search?q=checkup+this+week"]) {
    const { page } = await open(path, PHONE);
    const time = page
      .getByRole("main")
      .getByRole("link", { name: /, book with / })
      .first();
    expect([path, await isPressedInItsMiddle(time)]).toEqual([path, true]);
  }
});

/** Whether nothing lies over the middle of a link, once it has been scrolled to. */
function isPressedInItsMiddle(link: Locator): Promise<boolean> {
  return link.evaluate((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

test("a parent books for a child on a phone: Hamilton, free under 18, the first free time, in five presses", async () => {
  const { page } = await open("/", PHONE);
  const { press, count } = countPresses();
  await searchFor(page, press, "children’s dentist Hamilton");
  await press(page.getByRole("link", { name: /^Free under 18/ }));
  await page.waitForURL("**funding=free-under-18**");
  const first = page.getByRole("article").first();
  expect(await first.innerText()).toMatch(/Free for under 18s/);
  const free = page
    .getByRole("article")
    .getByRole("link", { name: /, book with / })
    .first();
  const time = (await free.textContent())!;
  await press(free);
  await page.waitForURL("**/book?**time=**");
  expect(await page.locator("[name=location]").inputValue()).toBe("Hamilton");
  expect(await page.getByLabel("Service").inputValue()).toBe("Child’s checkup");
  expect(await page.getByLabel("Someone I care for").isChecked()).toBe(true);
  await page.getByLabel("Their name").fill("Tama");
  await introduce(page, "maia.parent@example.com");
  await press(page.getByRole("button", { name: `Book ${time}` }));
  await page.waitForURL("**/booking-success?reference=**");
  expect(count()).toBeLessThanOrEqual(5);
});

test("From the home page a Saturday time in Wellington is booked in six presses and four fields, and cancelled from the mail in three", async () => {
  const { page } = await open("/", PHONE);
  const { press, count } = countPresses();
  await press(page.getByRole("combobox", { name: "Location" }), (list) => list.selectOption("Wellington"));
  await press(page.getByRole("button", { name: "Search Dentists" }));
  await page.waitForURL("**/directory?**");
  await press(page.getByRole("link", { name: /^Sat/ }).first());
  await page.waitForURL("**free=**");
  const time = page
    .getByRole("article")
    .getByRole("link", { name: /^Sat.*, book with / })
    .first();
  await press(time);
  await page.waitForURL("**/book?**time=**");
  await press(page.getByLabel("Service"), (list) => list.selectOption("General Checkup"));
  await introduce(page, "maia.saturday@example.com");
  await press(page.getByRole("main").locator(".send button"));
  await page.waitForURL("**/booking-success?reference=**");
  expect(count()).toBeLessThanOrEqual(6);

  const mail = await mailThat(site, "the mail of the booking", ({ to }) =>
    to?.some(({ address }) => address === "maia.saturday@example.com"),
  );
  const cancelling = countPresses();
  await cancelling.press(page.getByRole("main"), () =>
    page.goto(/http\S+\/request\?token=\w+/.exec(mail.text!)![0]),
  );
  await cancelling.press(page.getByText("Cancel my appointment", { exact: true }));
  await cancelling.press(page.getByRole("button", { name: "Yes, cancel my appointment" }));
  await page.getByRole("heading", { name: "You’ve cancelled" }).waitFor();
  expect(cancelling.count()).toBeLessThanOrEqual(3);
});

test("Three practices are compared for implants and shared in six presses, and what an implant costs in Otago takes three from the home page", async () => {
  const { page } = await open("/", PHONE);
  const { press, count } = countPresses();
  await searchFor(page, press, "implants dunedin");
  await page.waitForURL("**/search**");
  for (const one of [0, 1, 2]) {
    await press(controls(page).nth(one));
    await tray(page)
      .getByText(`${one + 1} of 4 to compare`)
      .first()
      .waitFor({ state: "attached" });
  }
  await press(tray(page).getByRole("link", { name: "Compare" }));
  await expect.poll(() => page.url()).toMatch(/compare\?ids=[\d,]+&service=implants$/);
  await press(page.getByRole("link", { name: "Share these three" }));
  expect(count()).toBeLessThanOrEqual(6);

  const { page: other } = await open("/", PHONE);
  const asking = countPresses();
  await searchFor(other, asking.press, "how much is an implant in otago");
  await other.waitForURL("**/search**");
  await other
    .getByRole("main")
    .getByText(/^\$[\d,]+–\$[\d,]+$/)
    .first()
    .waitFor();
  expect(asking.count()).toBeLessThanOrEqual(3);
});

type Press = (what: Locator, how?: (what: Locator) => Promise<unknown>) => Promise<void>;

/** What is typed is no press. */
function countPresses(): { press: Press; count: () => number } {
  let presses = 0;
  return {
    async press(what, how = (one) => one.click()) {
      presses++;
      await how(what);
    },
    count: () => presses,
  };
}

/** Sends it by the key of the keyboard: on a phone the suggestions may lie over the button by then. */
async function searchFor(page: Page, press: Press, words: string): Promise<void> {
  // A script makes the search box a combobox once it is touched.
  const search = page.locator("main form[role=search] input[type=search]");
  await search.fill(words);
  await press(search, (box) => box.press("Enter"));
}

async function introduce(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Maia");
  await page.getByLabel("Last name").fill("Example");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Phone number").fill("09 012 3456");
}
