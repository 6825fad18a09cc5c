import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { VISITS } from "../support/browser.ts";
import { bookingOf, sendForm } from "../support/ask-running-site.ts";
import { mailTo } from "../support/mail-folder.ts";
import { startMailServer } from "../support/mail-server.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { site } from "../support/shared-site.ts";
import { isHydrated, open, tab } from "../support/tabs.ts";
import { isFullSuite } from "../support/suite.ts";
import { chooseTime } from "../support/times.ts";

/** All four in the full suite; in the daily one these two, and the other two in `forms.test.ts`. */
const VISITORS = VISITS.filter(({ device, script }) => isFullSuite || script === (device === "phone"));

describe.each(VISITORS)("A new visitor ($device, JavaScript $script)", ({ device, script }) => {
  test("finds a practice for Invisalign in Wellington, asks for an appointment, and has the reference by e-mail", async () => {
    const { page } = await tab({ device, script });
    const email = `mereana.${device}.${script}@kererū.example`.replace("ū", "u");

    await page.goto(site.url);
    await page.getByRole("combobox", { name: "Location" }).selectOption({ label: "Wellington" });
    await page.getByRole("combobox", { name: "Service" }).selectOption({ label: "Invisalign" });
    await page.getByRole("button", { name: "Search Dentists" }).click();

    await expectPath(page, "/directory");
    const heading = page.getByRole("heading", { name: /^\d+ dentists? found/ });
    const found = Number.parseInt(await heading.innerText(), 10);
    expect(found).toBeGreaterThan(1);
    const cards = page.getByRole("article");
    expect(await cards.count()).toBe(Math.min(found, 24));
    for (const text of await cards.allTextContents()) expect(text).toMatch(/Wellington|Invisalign/);

    const name = await cards.first().getByRole("heading").innerText();
    await cards
      .first()
      .getByRole("link", { name: /View Profile/ })
      .click();
    await expectHeading(page, name);
    // On a phone it is in the dock.
    await page
      .getByRole("link", { name: /^Book (Now )?with / })
      .first()
      .click();

    await expectPath(page, "/book");
    expect(await page.getByRole("main").innerText()).toContain(name);
    await page.getByLabel("First name").fill("Mereana");
    await page.getByLabel("Last name").fill("O’Neill-Wētā");
    const words = page.getByLabel("Message for the practice");
    await words.fill("I use a wheelchair. Ngā mihi.");
    await page.getByRole("button", { name: "Send my request" }).click();

    await expectHeading(page, "Book Your Appointment");
    const summary = page.getByRole("alert");
    await summary.waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    expect(await summary.innerText()).toContain("phone");
    expect(await page.getByLabel("Last name").inputValue()).toBe("O’Neill-Wētā");
    expect(await words.isVisible()).toBe(true);
    expect(await words.inputValue()).toBe("I use a wheelchair. Ngā mihi.");
    expect(await page.getByRole("main").innerText()).toContain(name);

    await page.getByLabel(/^Service/).selectOption({ label: "Invisalign Consultation" });
    await page.getByLabel("Preferred date").fill(dayAfterTomorrow());
    await chooseTime(page, "Morning", "9:30am");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Phone number").fill("021 012 3456");
    await page.getByRole("button", { name: "Send my request" }).click();

    await expectPath(page, "/booking-success");
    const reference = /NIHO-[A-Z0-9-]+/.exec(await page.getByRole("main").innerText())?.[0];
    expect(reference).toBeDefined();
    const message = await mailTo(site, email, reference!);
    expect(message.text).toContain(reference);
    expect(message.html).toContain(reference);
    expect(message.subject).toContain(reference);
    expect(message.text).toContain("Wellington");
  });
});

test("Choosing emergency care, or saying that it is an emergency, shows the numbers to call", async () => {
  const { page } = await open("/book", { device: "phone", script: false });
  const numbers = page.locator("form").getByText("Do not wait for a reply to this form");
  const service = page.getByLabel(/^Service/);
  const soon = page.getByRole("radio", { name: "Emergency" });
  expect(await numbers.isVisible()).toBe(false);
  await service.selectOption({ label: "Emergency Care" });
  await expect.poll(() => numbers.isVisible()).toBe(true);
  await service.selectOption({ label: "Root Canal" });
  await expect.poll(() => numbers.isVisible()).toBe(false);
  await soon.check();
  await expect.poll(() => numbers.isVisible()).toBe(true);
});

describe("Going back to the form finds every answer as it was typed", () => {
  test("without scripts, after it was refused", async () => {
    const { page } = await tab({ script: false });
    const before = await fillBooking(page);
    await page.getByRole("button", { name: "Send my request" }).click();
    await page.getByRole("alert").waitFor();

    await page.goBack();
    await expectPath(page, "/book");
    expect(Object.values(before).filter((value) => value.startsWith("Kōrero"))).toHaveLength(8);
    expect(await page.locator("form[method=post]").evaluate(answersOf)).toEqual(before);
  });

  test("with scripts, from a page that was read after it was refused, and from the page after it was put right", async () => {
    const { page } = await tab();
    const before = await fillBooking(page);
    await isHydrated(page, "kit/forms/comfort");
    await page.getByRole("button", { name: "Send my request" }).click();
    await page.getByRole("alert").getByRole("link", { name: "Enter an email address" }).waitFor();
    await page.getByRole("link", { name: "privacy policy" }).first().click();
    await expectPath(page, "/privacy-policy");

    await page.goBack();
    await expectPath(page, "/book");
    expect(await page.locator("form[method=post]").evaluate(answersOf)).toEqual(before);
    const put = { email: "tama@example.org", phone: "021 555 0147" };
    await page.getByLabel("Email address").fill(put.email);
    await page.getByLabel("Phone number").fill(put.phone);
    await page.getByRole("button", { name: "Send my request" }).click();
    await expectPath(page, "/booking-success");

    await page.goBack();
    await expectPath(page, "/book");
    expect(await page.locator("form[method=post]").evaluate(answersOf)).toEqual({ ...before, ...put });
  });

  async function fillBooking(page: Page): Promise<Record<string, string>> {
    await page.goto(`${site.url}/book?practice=2`);
    await page.getByRole("radio", { name: "Someone I care for" }).check();
    const typed = page.locator("form[method=post]").locator("input.input, textarea");
    for (const [index, field] of (await typed.all()).entries()) {
      const isDate = (await field.getAttribute("type")) === "date";
      await field.fill(isDate ? dayAfterTomorrow() : `Kōrero ${index}`);
    }
    await page.getByLabel(/^Service/).selectOption({ label: "Root Canal" });
    await chooseTime(page, "Morning", "9:30am");
    return page.locator("form[method=post]").evaluate(answersOf);
  }

  /** Runs in the browser. */
  function answersOf(form: HTMLElement | SVGElement): Record<string, string> {
    const sent = new FormData(form as HTMLFormElement);
    return Object.fromEntries(
      [...sent].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
  }
});

test("Killing the process right after the answer loses nothing, every mail still goes out, and none to a sample practice", async () => {
  const { port, received } = await startMailServer();
  const environment = { SAMPLE_PRACTICES: "30", SMTP_URL: `smtp://127.0.0.1:${port}` };
  const doomed = await startSite({ environment });
  const asked = [await ask(doomed, "3"), await ask(doomed, "")];
  doomed.child.kill("SIGKILL");
  expect(asked.map(({ status }) => status)).toEqual([201, 201]);

  const again = await startSite({ dataDir: doomed.dataDir, environment });
  onTestFinished(again.dispose);
  const references = asked.map(({ reference }) => reference);
  expect(kept(again.dataDir)).toEqual({ references, messages: 2 });
  expect(await ask(again, "3")).toMatchObject({ reference: references[0] });
  // A mail whose delivery is not confirmed in time is sent again, and our own staff may hear of what waits.
  const recipients = () =>
    [...new Set(received.flatMap(({ to }) => to))].filter((one) => !one.endsWith("@niho.example")).toSorted();
  await expect.poll(recipients).toHaveLength(2);
  // Stopping waits for the mail that is under way.
  await again.stop();
  expect(recipients()).toEqual(["tane3@example.com", "tane@example.com"]);
});

function ask(at: RunningSite, practice: string) {
  const email = `tane${practice}@example.com`;
  return sendForm(at, { ...bookingOf(1), location: "Whangārei", practice, email });
}

/** What is on the disk, read by nobody's code but SQLite's. */
function kept(dataDir: string) {
  const file = new DatabaseSync(join(dataDir, "niho.db"), { readOnly: true });
  const references = file
    .prepare("select reference from submissions order by rowid")
    .all()
    .map((row) => row.reference);
  // The first mails alone: on a busy machine the clock has moved the requests on by now, and said so.
  const { messages } = file
    .prepare("select count(*) as messages from outbox where kind = 'received' and side = 'sender'")
    .get() as { messages: number };
  file.close();
  return { references, messages };
}

async function expectPath(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

function dayAfterTomorrow(): string {
  return new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
}
