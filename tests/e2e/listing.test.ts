import { beforeAll, expect, test } from "vitest";
import { KEEP_PATH } from "#content/listing-addresses.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { faultsOfAxe } from "../support/axe.ts";
import { runCommand } from "../support/command-line.ts";
import { BUDGET, firstVisit } from "../support/first-visit.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { overflow } from "../support/overflow.ts";
import { sheetsOf } from "../support/paper.ts";
import { startSite } from "../support/running-site.ts";
import { open } from "../support/tabs.ts";

const PHONE = { device: "phone", script: false } as const;

const LIST =
  "id,name,town,phone,email,hours,services\n" +
  "1,Māwhera Dental,Greymouth,03 768 1234,hello@mawhera.nz,Mo-Fr 08:30-17:00,braces\n";

const here = forAllTests({ site: () => startSite({ environment: { SAMPLE_PRACTICES: "off" } }) });
/** The address of the page on which a practice that has joined changes its listing. */
let address: string;

beforeAll(async () => {
  const { dataDir, url } = here.site;
  const niho = (words: readonly string[], input = "") =>
    runCommand(words, { DATA_DIR: dataDir, PUBLIC_URL: url, SAMPLE_PRACTICES: "off" }, input);
  await niho(["import", "-", "--source", "list"], LIST);
  await niho(["practice", "join", "10001"]);
  address = (await niho(["practice", "link", "10001"])).stdout.trim();
});

test("A practice sees on paper what people see of it, and no form", async () => {
  const { page } = await open(address);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const part of ["Opening hours: Mon–Fri 8:30am–5pm", /^New patients and pain: /, /words: 03.768.1234/])
    expect(await main.getByText(part).isVisible()).toBe(true);
  for (const role of ["button", "checkbox", "radio", "combobox", "textbox"] as const)
    expect(await main.getByRole(role).count(), role).toBe(0);
});

test("A note to a time that a practice keeps says how much room is left once there is little", async () => {
  const { page } = await open(String(new URL(`${KEEP_PATH}${new URL(address).search}`, address)));
  const note = page.getByLabel(/^Note for yourselves/);
  const said = note.locator("+ [role=status]");
  await note.fill("Hemi, crown, asks for a quiet mor");
  await expect.poll(() => said.textContent()).toBe("You have 7 characters left");
});

test("Two fields side by side stand on one line, also where one has a mistake, and times that count for nothing are shown with it", async () => {
  const { page } = await open(address, PHONE);
  await page.getByText(/^Treatments and prices: /).click();
  await page.getByLabel("From, in dollars").first().fill("cheap");
  await page.getByRole("button", { name: "Save treatments and prices" }).click();
  const [from, to] = await Promise.all(
    [/^From, in dollars/, /^To, in dollars/].map((label) => page.getByLabel(label).first().boundingBox()),
  );
  expect(to!.x).toBeGreaterThan(from!.x + from!.width);
  expect(to!.y + to!.height).toBeCloseTo(from!.y + from!.height, 0);

  await page.getByText(/^Opening hours: /).click();
  const tuesday = page.getByRole("group", { name: "Tuesday" });
  await tuesday.getByLabel("Tuesday").selectOption("open");
  await tuesday.getByLabel("Opens", { exact: true }).fill("09:00");
  await tuesday.getByLabel("Tuesday").selectOption("same");
  await page.getByRole("button", { name: "Save opening hours" }).click();
  await page.getByRole("link", { name: "Tuesday: choose “Open”, or leave its times empty" }).click();
  await tuesday.getByLabel("Opens", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save opening hours" }).click();
  await page.getByText("Nothing has changed: people already see this.").waitFor();
});

test("A practice changes its hours by keyboard without JavaScript, and the whole page has no barrier at 320 px", async () => {
  const { page } = await open(address, PHONE);
  await page.getByText("Opening hours: Mon–Fri").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "Saturday" }).getByLabel("Saturday").focus();
  await page.keyboard.press("ArrowUp");
  const saturday = page.getByRole("group", { name: "Saturday" });
  await saturday.getByLabel("Opens", { exact: true }).fill("09:00");
  await saturday.getByLabel("Closes", { exact: true }).fill("12:00");
  await page.getByRole("button", { name: "Save opening hours" }).press("Enter");
  await page.getByText("Saved. People can see it now.").waitFor();
  await page.getByText("Opening hours: Mon–Fri 8:30am–5pm, Sat 9am–12 noon").waitFor();

  const narrow = await open(address);
  await narrow.page.$$eval("details", (all) => all.forEach((one) => (one.open = true)));
  expect(await overflow(narrow.page, 320)).toEqual([]);
  expect(await faultsOfAxe(narrow.page)).toEqual([]);
  const { html } = await firstVisit(here.site.url, address.slice(here.site.url.length));
  expect(html, "HTML").toBeLessThanOrEqual(BUDGET.html);
});

test("A practice’s week, and what it does there, has no barrier on a phone", async () => {
  const token = new URL(address).searchParams.get("token")!;
  const { page } = await open(`${here.site.url}/practice/week?token=${token}`);
  for (const path of ["", "/keep", "/away"]) {
    await page.goto(`${here.site.url}/practice/week${path}?token=${token}`);
    expect(await overflow(page, 320)).toEqual([]);
    expect(await faultsOfAxe(page), path).toEqual([]);
  }
});

test("After a reload, Back without touching a practice’s week shows the week of the address", async () => {
  const token = new URL(address).searchParams.get("token")!;
  const { page } = await open(`${here.site.url}/practice/week?token=${token}`);
  const day = page.locator("#week-day-title");
  const before = await day.textContent();
  await page.getByRole("link", { name: "Next week ›" }).click();
  await expect.poll(() => day.textContent()).not.toBe(before);
  // Where the pointer rests on the week, the week is touched.
  await page.mouse.move(2, 2);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect.poll(() => day.textContent()).toBe(before);
});

test("A day of twenty times with long notes prints on one sheet, and each note stands on it whole", async () => {
  const token = new URL(address).searchParams.get("token")!;
  const day = addDays(newZealandDay(new Date()), 7);
  const note = "Māreikura Featherstonehaugh-Papadopoulos";
  const half = (index: number) =>
    `${String(8 + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`;
  for (let index = 0; index < 20; index++) {
    const times = { day, from: half(index), to: half(index + 1), note };
    const kept = await fetch(`${here.site.url}/practice/week/keep?token=${token}`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: here.site.url },
      body: new URLSearchParams({ do: "keep", what: "kept", ...times }),
    });
    expect(kept.status).toBe(303);
  }
  const { page } = await open(`${here.site.url}/practice/week/day?token=${token}&day=${day}`);
  await page.getByRole("button", { name: "Show names" }).click();
  await expect.poll(() => page.getByText(note).count()).toBe(20);
  expect(await sheetsOf(page)).toBe(1);
});
