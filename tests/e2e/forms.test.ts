import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { VISITS } from "../support/browser.ts";
import { bookingOf, sendForm } from "../support/ask-running-site.ts";
import { mailsOf, mailTo } from "../support/mail-folder.ts";
import { site } from "../support/shared-site.ts";
import { open, tab } from "../support/tabs.ts";
import { isFullSuite } from "../support/suite.ts";

/** The two forms that lead to a message; the appointment has a journey of its own. */

/** Every visitor chooses something else; every option there is is in `form-options.test.ts`. */
const CHOICES = [
  {
    category: ["Booking Support", "bookings@niho.example"],
    practice: ["General Dentistry", "1 to 5 years", "Up to 500", "Whangārei", "General Checkups"],
  },
  {
    category: ["Partnership Inquiry", "partners@niho.example"],
    practice: ["Paediatric Dentistry", "More than 20 years", "More than 2,000", "Taupō", "Paediatric Care"],
  },
  {
    category: ["Media/Press", "media@niho.example"],
    practice: ["Prosthodontics", "11 to 15 years", "I’d rather not say", "Greymouth", "Crowns & Bridges"],
  },
  {
    category: ["Complaint", "hello@niho.example"],
    practice: ["Orthodontics", "16 to 20 years", "500 to 1,000", "Auckland", "Emergency Care"],
  },
] as const;
/** In the full suite all four; in the daily one a desktop with JavaScript and a phone without. `appointment.test.ts` has the other two. */
const VISITORS = VISITS.map((one, index) => ({ ...one, ...CHOICES[index]! })).filter(
  ({ device, script }) => isFullSuite || script === (device === "desktop"),
);

describe.each(VISITORS)(
  "A visitor ($device, JavaScript $script)",
  ({ device, script, category, practice }) => {
    const who = `${device}.${script}`;

    test(`writes to us about ${category[0]}, puts right what was left out, and has the reference by e-mail`, async () => {
      const { page } = await tab({ device, script });
      const email = `contact.${who}@example.co.nz`;
      await page.goto(`${site.url}/contact?utm_source=news`);
      await page.getByLabel("Full name").fill("Hēmi O’Neill-Wētā");
      await page.getByLabel("Message", { exact: true }).fill("The hours are wrong.\nNgā mihi!");
      await page.getByRole("button", { name: "Send my message" }).click();

      await expectSummary(page, ["email address", "subject", "category"]);
      expect(await page.getByLabel("Full name").inputValue()).toBe("Hēmi O’Neill-Wētā");
      expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe(
        "The hours are wrong.\nNgā mihi!",
      );
      await page
        .getByRole("alert")
        .getByRole("link", { name: /subject/ })
        .click();
      await expect.poll(() => isInSight(page, page.getByLabel("Subject"))).toBe(true);

      await page.getByLabel("Subject").fill("Opening hours");
      await page.getByLabel("Email address").fill(email);
      await page.getByRole("radio", { name: category[0] }).check();
      await page.getByRole("button", { name: "Send my message" }).click();

      await expectReference(page, "Message received", email, category[1]);
    });

    test(`applies with a practice for ${practice[0]} in ${practice[3]}, puts right what was left out, and has the reference by e-mail`, async () => {
      const [type, years, patients, city, service] = practice;
      const { page } = await tab({ device, script });
      const email = `partner.${who}@example.co.nz`;
      await page.goto(`${site.url}/partner-with-us`);
      await page.getByRole("link", { name: "Apply to join" }).first().click();
      await page.getByLabel("Practice name").fill("Te Ara Niho Dental");
      await page.getByRole("radio", { name: type, exact: true }).check();
      await page.getByRole("checkbox", { name: service, exact: true }).check();
      await page.getByLabel("City").selectOption({ label: city });
      await page.getByLabel("Website").fill("our site");
      await page.getByRole("button", { name: "Send my application" }).click();

      await expectSummary(page, [
        "years of experience",
        "web address",
        "address of your practice",
        "phone number",
      ]);
      expect(await page.getByLabel("Website").inputValue()).toBe("our site");
      expect(await page.getByLabel("City").inputValue()).toBe(city);
      expect(await page.getByRole("radio", { name: type, exact: true }).isChecked()).toBe(true);
      expect(await page.getByRole("checkbox", { name: service, exact: true }).isChecked()).toBe(true);

      await page.getByLabel("Website").fill("www.te-ara.example.co.nz");
      await page.getByRole("radio", { name: years, exact: true }).check();
      await page.getByRole("radio", { name: patients, exact: true }).check();
      await page.getByLabel("Practice address").fill(`12 Rātā Street, ${who}`);
      await page.getByLabel("Contact name").fill("Hēmi O’Neill");
      await page.getByLabel("Email address").fill(email);
      await page.getByLabel("Phone number").fill("(09) 012 3456");
      await page.getByRole("button", { name: "Send my application" }).click();

      await expectReference(page, "Application received", email, "partners@niho.example");
    });
  },
);

test.each([
  ["with", true],
  ["without", false],
])(
  "Looking for an emergency dentist without a town asks for one in sight, with the focus, %s scripts",
  async (_, script) => {
    const { page } = await open("/emergency", { device: "phone", script });
    await page.getByRole("button", { name: "Find Nearest Emergency Dentist" }).click();
    await expect.poll(() => page.url()).toMatch(/place=/);
    await expectSummary(page, ["Choose a town or city", "0800 611 116"]);
  },
);

test("Forty identical posts at once, over the wire, are one submission with one reference", async () => {
  const email = "tane.forty@example.com";
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => sendForm(site, { ...bookingOf(1), email })),
  );
  const [reference, ...others] = new Set(answers.map((answer) => answer.reference));
  expect(others).toEqual([]);
  expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true);
  await mailTo(site, email, reference!);
  const toSender = (await mailsOf(site)).filter(({ to }) => to?.some(({ address }) => address === email));
  expect(toSender).toHaveLength(1);
});

/** It has the focus, says in the title that something is wrong, and names each answer. */
async function expectSummary(page: Page, words: readonly string[]): Promise<void> {
  const summary = page.getByRole("alert");
  await summary.waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await isInSight(page, summary)).toBe(true);
  const said = await summary.innerText();
  for (const word of words) expect(said).toContain(word);
}

/** The page shows a reference, and so does each of the two mails. */
async function expectReference(page: Page, title: string, writer: string, staff: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/contact-success");
  const reference = /NIHO-[A-Z0-9-]+/.exec(await page.getByRole("main").innerText())![0];
  for (const address of [writer, staff]) {
    const { text, html } = await mailTo(site, address, reference);
    expect(text).toContain(reference);
    expect(html).toContain(reference);
  }
}

/** Its top edge is on the screen, and nothing that sticks to an edge of the window lies over it. */
async function isInSight(page: Page, target: ReturnType<Page["getByRole"]>): Promise<boolean> {
  const header = await page.getByRole("banner").boundingBox();
  const box = (await target.boundingBox())!;
  return box.y >= header!.y + header!.height && box.y < page.viewportSize()!.height;
}
