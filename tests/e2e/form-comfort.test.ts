import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { faultsOfAxe } from "../support/axe.ts";
import { bookingOf, sendForm } from "../support/ask-running-site.ts";
import { mailsOf, mailTo } from "../support/mail-folder.ts";
import { site } from "../support/shared-site.ts";
import { sampleOf } from "../support/suite.ts";
import { hasFocus, isHydrated, open } from "../support/tabs.ts";
import { storedBy } from "../support/stored.ts";

/** The specification's (section 8). */
const NOT_SENT = "There was an error sending your message. Please try again.";
/** What scripts add to a form. */
const COMFORT = "kit/forms/comfort";
const SENT = "**/contact-success?reference=*";

describe("A form that is sent", () => {
  test("is sent once, however often the button is pressed, leaves nothing in the browser, and is the same one after Back", async () => {
    const { page, send } = await openContact();
    const sendings: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/contact?send", async (route) => {
      sendings.push(route.request().method());
      await held;
      await route.continue();
    });
    await send.click();
    const sending = page.getByRole("button", { name: "Sending…" });
    await sending.click({ force: true });
    await sending.press("Enter");
    letGo();
    await page.waitForURL(SENT);
    expect(sendings).toEqual(["POST"]);
    expect(await storedBy(page)).toEqual({ session: [], local: [], cookies: "" });
    const first = page.url();
    // While anything is held back, the browser's cache is off, where Back finds the form that was sent.
    await page.unrouteAll();
    await page.goBack();
    await expect.poll(() => valuesOn(page)).toEqual(MESSAGE);
    await send.click();
    await page.waitForURL(SENT);
    expect(page.url()).toBe(first);
  });

  test("is asked for once more when a password manager fills in its hidden field, and then goes out", async () => {
    const { page, send } = await openContact();
    const fillIn = () =>
      page.locator("[name=bot-field]").evaluate((field: HTMLInputElement) => (field.value = "x"));
    await fillIn();
    await send.click();
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.innerText()).toContain("Please press “Send my message” once more");
    expect(await hasFocus(alert)).toBe(true);
    expect(await valuesOn(page)).toEqual(MESSAGE);
    expect(await page.locator("[name=bot-field]").inputValue()).toBe("");
    await fillIn();
    await send.click();
    await page.waitForURL(SENT);
  });

  test("keeps every value when the connection fails or the server has too much to do, says the specification's sentence, and goes out at the next try", async () => {
    const { page, context, send } = await openContact();
    const alert = page.getByRole("alert");
    await context.setOffline(true);
    await send.click();
    await expect.poll(() => alert.innerText()).toContain("You’re not connected to the internet");
    await expect.poll(() => alert.textContent()).toContain(NOT_SENT);
    await expect.poll(() => hasFocus(alert)).toBe(true);
    await expect.poll(() => valuesOn(page)).toEqual(MESSAGE);
    await context.setOffline(false);
    await page.route("**/contact?send", (route) =>
      route.fulfill({ status: 503, contentType: "text/html", body: "<!DOCTYPE html><h1>Loading...</h1>" }),
    );
    await send.click();
    await expect.poll(() => alert.innerText()).not.toContain("not connected");
    expect(await alert.textContent()).toContain(NOT_SENT);
    expect(await valuesOn(page)).toEqual(MESSAGE);
    await page.unrouteAll();
    await send.click();
    await page.waitForURL(SENT);
  });

  test("keeps every value when its answer is lost on the way, and is one message when it is sent again", async () => {
    const { page, send, faults } = await openContact();
    await page.route("**/contact?send", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    const email = "once@example.org";
    await page.getByLabel("Email address").fill(email);
    await send.click();
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.innerText()).not.toContain("not connected");
    expect(await valuesOn(page)).toEqual({ ...MESSAGE, email });
    await page.unrouteAll();
    await send.click();
    await page.waitForURL(SENT);
    await mailTo(site, email, new URL(page.url()).searchParams.get("reference")!);
    const mails = await mailsOf(site);
    expect(mails.filter(({ to }) => to?.some(({ address }) => address === email))).toHaveLength(1);
    expect(faults.splice(0)).toEqual(["net::ERR_CONNECTION_RESET: /contact?send"]);
  });

  test("says in a summary that has the focus, and at each field, what is wrong, no longer once it is right, and asks once about an address that looks mistyped", async () => {
    const { page, send } = await openContact();
    const [email, subject] = [page.getByLabel("Email address"), page.getByLabel("Subject")];
    const alert = page.getByRole("alert");
    await email.fill("nobody");
    await send.click();
    await alert.waitFor();
    expect(await hasFocus(alert)).toBe(true);
    expect(await page.title()).toMatch(/^Error: /);
    expect(await valuesOn(page)).toEqual({ ...MESSAGE, email: "nobody" });
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("#email-error").innerText()).toContain("Enter an email address");
    expect(await email.getAttribute("aria-describedby")).toContain("email-error");
    expect(await faultsOfAxe(page)).toEqual([]);
    await alert.getByRole("link", { name: "Enter an email address" }).click();
    await expect.poll(() => hasFocus(email)).toBe(true);

    await email.fill(MESSAGE.email);
    await subject.fill("");
    await send.click();
    await alert.getByRole("link", { name: "Enter a subject" }).waitFor();
    expect(await alert.count()).toBe(1);
    expect(await email.getAttribute("aria-invalid")).toBeNull();
    expect(await page.locator("#email-error").count()).toBe(0);
    expect(await subject.getAttribute("aria-invalid")).toBe("true");

    await subject.fill(MESSAGE.subject);
    await email.fill("maia@gmial.com");
    await send.click();
    await alert.getByRole("link", { name: "Did you mean maia@gmail.com?" }).click();
    await expect.poll(() => hasFocus(email)).toBe(true);
    await expect.poll(() => valuesOn(page)).toEqual({ ...MESSAGE, email: "maia@gmial.com" });
    await send.click();
    await page.waitForURL(SENT);
  });

  test.each([true, false])(
    "leads from its error to the field with its label in sight below the header (scripts %s)",
    async (script) => {
      const { page } = await open("/book?practice=2", { device: "phone", script });
      await page.getByRole("button", { name: "Send my request" }).click();
      await page.getByRole("alert").getByRole("link", { name: "Enter your last name" }).click();
      const label = page.locator("label[for=lastName]");
      const isInSight = () =>
        label.evaluate((one) => {
          const header = document.querySelector("header")!.getBoundingClientRect().bottom;
          const { top, bottom } = one.getBoundingClientRect();
          return top >= header && bottom < innerHeight;
        });
      await expect.poll(isInSight).toBe(true);
    },
  );

  test("to a practice that has left in between can be sent to any", async () => {
    const { page } = await open("/book?practice=2");
    await page.getByLabel("First name").fill("Hēmi");
    await page.locator("#practice").evaluate((radio: HTMLInputElement) => (radio.value = "99999999"));
    await isHydrated(page, COMFORT);
    await page.getByRole("button", { name: "Send my request" }).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: "This practice is no longer listed here" })
      .click();
    await expect.poll(() => page.getByRole("radio", { name: "Any practice nearby" }).isChecked()).toBe(true);
    await expect.poll(() => page.locator("[name=practice]").count()).toBe(1);
    await expect.poll(() => page.getByRole("link", { name: "Find another practice" }).isVisible()).toBe(true);
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Hēmi");
  });
});

test("All questions open where they are, and a message that a visitor has begun stays", async () => {
  const { page } = await openContact();
  await page.getByRole("link", { name: "View All FAQs" }).click();
  const close = page.getByRole("link", { name: "Close all but the first" });
  await close.waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await page.locator("#faqs details[open]").count()).toBe(4);
  expect(await valuesOn(page)).toEqual(MESSAGE);
  await close.click();
  await expect.poll(() => page.locator("#faqs details[open]").count()).toBe(1);
});

test("A long answer says how much room is left once there is little, and keeps what is too long", async () => {
  const { page } = await openContact();
  const message = page.getByLabel("Message", { exact: true });
  const said = message.locator("+ [role=status]");
  await message.fill("x".repeat(3_999));
  await expect.poll(() => said.textContent()).toBe("");
  await message.fill("🦷".repeat(4_990));
  await expect.poll(() => said.textContent()).toBe("You have 10 characters left");
  await message.fill("x".repeat(5_001));
  await expect.poll(() => said.textContent()).toBe("You have 1 character too many");
  await expect.poll(() => message.inputValue()).toHaveLength(5_001);
});

test("What a patient has begun to type stays when they have shown what they sent", async () => {
  const booking = { ...bookingOf(1), email: "begun@patient.example" };
  const { reference } = await sendForm(site, booking);
  const { text } = await mailTo(site, booking.email, reference);
  const { page } = await open(/http\S+\/request\?token=\w+/.exec(text!)![0]);
  await page.getByText("Ask for another time").click();
  const words = page.getByLabel("In your own words");
  await words.focus();
  await isHydrated(page, "kit/token-pages/form");
  await words.fill("Any afternoon");
  await page.getByText("Show everything I sent").click();
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByText(booking.lastName).waitFor();
  expect(await words.inputValue()).toBe("Any afternoon");
});

test("A phone number is shown as New Zealanders write it, and other words stay as they were typed", async () => {
  const { page } = await open("/book");
  const phone = page.getByLabel(/^Phone/);
  await phone.focus();
  await isHydrated(page, COMFORT);
  for (const [typed, shown] of [
    ["0215550147", "021 555 0147"],
    ["+6495550147", "09 555 0147"],
    ["ask my mum", "ask my mum"],
  ]) {
    await phone.fill(typed!);
    await phone.blur();
    await expect.poll(() => phone.inputValue()).toBe(shown);
  }
});

test("The form says when the chosen practice is closed on the chosen day, until any practice is asked", async () => {
  const { page } = await open("/book?practice=2");
  const date = page.getByLabel("Preferred date");
  const first = (await date.getAttribute("min"))!;
  const year = Number(first.slice(0, 4)) + Number(first.slice(4) > "-12-25");
  await date.fill(`${year}-12-25`);
  const said = page.locator("[role=status]", { hasText: "is closed that day" });
  await said.waitFor();
  expect(await faultsOfAxe(page)).toEqual([]);
  await page.getByText("Change", { exact: true }).click();
  await page.getByText("Any practice nearby", { exact: true }).click();
  await said.waitFor({ state: "detached" });
});

test.each(sampleOf([true, false], 1))(
  "From a practice's page the form asks that practice (script %s)",
  async (script) => {
    const { page } = await open("/dentists/3", { script });
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("banner").getByRole("link", { name: "Book Now" }).click();
    await page.waitForURL("**/book");
    await page.getByText("Change", { exact: true }).click();
    await expect.poll(() => page.getByRole("radio", { name }).isChecked()).toBe(true);
  },
);

const MESSAGE = {
  name: "Hēmi Kōrero",
  email: "hemi@example.org",
  subject: "A question",
  category: "booking",
  message: "Do you open on Matariki?",
};

async function openContact() {
  const visitor = await open("/contact");
  const { page } = visitor;
  await page.getByLabel("Full name").fill(MESSAGE.name);
  await page.getByLabel("Email address").fill(MESSAGE.email);
  await page.getByLabel("Subject").fill(MESSAGE.subject);
  await page.getByRole("radio", { name: "Booking Support" }).check();
  await page.getByLabel("Message", { exact: true }).fill(MESSAGE.message);
  await isHydrated(page, COMFORT);
  return { ...visitor, send: page.getByRole("main").getByRole("button", { name: /^Send/ }) };
}

function valuesOn(page: Page): Promise<Record<string, unknown>> {
  return page.locator("main form").evaluate((form: HTMLFormElement, names) => {
    const fields = new FormData(form);
    return Object.fromEntries(names.map((name) => [name, fields.get(name)]));
  }, Object.keys(MESSAGE));
}
