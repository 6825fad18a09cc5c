import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { BOOKING, CONTACT, sendWell } from "#tests/support/forms.ts";
import { askFor } from "#tests/support/newsletter.ts";
import { openSite, type TestPage } from "#tests/support/site.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

const shared = siteToRead(0);

async function openPolicy(): Promise<TestPage & { text: string }> {
  const page = await shared.page("/privacy-policy");
  return { ...page, text: page.document.querySelector("main")!.textContent };
}

describe("The privacy policy", () => {
  test("says, as long as no operator is named, that this is a demonstration and to give no real details", async () => {
    const { status, text } = await openPolicy();
    expect(status).toBe(200);
    expect(text).toContain("no operator is named yet. Please don’t enter real details.");
    expect(text).toContain("email addresses on this site are samples");
  });

  test("names the operator with address and email address, as every form, page and mail does", async () => {
    const { operator } = readConfig({
      OPERATOR_NAME: "Smile NZ Limited",
      OPERATOR_ADDRESS: "7 Rātā Street, Auckland 1010",
      PRIVACY_EMAIL: "privacy@smile.nz",
    });
    const site = await openSite({ samples: 0, operator });
    for (const path of ["/privacy-policy", "/book", "/contact", "/partner-with-us", "/newsletter"]) {
      const { document } = await site.page(path);
      const text = document.querySelector("main")!.textContent;
      expect(text, path).toContain("Smile NZ Limited, 7 Rātā Street, Auckland 1010");
      expect(text, path).not.toContain("demonstration");
      expect(document.querySelector("main a[href='mailto:privacy@smile.nz']"), path).not.toBeNull();
    }
    for (const path of ["/", "/terms", "/contact", "/about"]) {
      const text = (await site.page(path)).document.body.textContent;
      expect(text, path).toContain("Smile NZ Limited, 7 Rātā Street, Auckland 1010");
      expect(text, path).not.toContain("Sample Street");
    }
    await sendWell(site, CONTACT, CONTACT.right);
    await sendWell(site, BOOKING, { ...BOOKING.right, email: "patient@example.co.nz" });
    await askFor(site, "reader@example.co.nz");
    const mails = await site.mail();
    for (const email of [CONTACT.right.email, "patient@example.co.nz", "reader@example.co.nz"]) {
      const { text, html } = mails.find(({ to }) => to.email === email)!;
      for (const part of [text, html]) {
        expect(part).toContain("Niho is run by Smile NZ Limited, 7 Rātā Street, Auckland 1010");
        expect(part).not.toMatch(/Sample Street|a sample address/);
      }
    }
    expect(mails.find(({ to }) => to.email === CONTACT.right.email)!.text).toContain("privacy@smile.nz");
  });

  test("says who receives a request: the practice chosen, and another only by the patient's yes", async () => {
    const { text } = await openPolicy();
    expect(text).toContain("The practice you choose.");
    expect(text).toContain("Another practice gets your request only if you say yes");
    expect(text).toContain("Our booking staff,");
    expect(text).toContain("Rule 3A of the Health Information Privacy Code");
  });

  test("says how long each thing is kept", async () => {
    const { text } = await openPolicy();
    expect(text).toMatch(
      /Appointment requests: no longer than 90 days after your appointment, or after the day you asked for/,
    );
    expect(text).toMatch(/Messages to us: no longer than 12 months/);
    expect(text).toMatch(/Applications from practices: no longer than 24 months/);
  });

  test("says of the newsletter what it takes, what is kept, and how to leave it", async () => {
    const { document, text } = await openPolicy();
    expect(document.querySelector("main h2#newsletter")).not.toBeNull();
    for (const words of [
      "We ask you to confirm.",
      "If it isn’t used within 7 days, we delete the address.",
      "at most once in 24 hours",
      "send it nothing for 30 days, even if it’s entered again",
      "We erase your address at once",
      "For 2 years we keep a code made from your address",
      "We don’t track whether you open it",
    ])
      expect(text).toContain(words);
  });

  test("says how to see, correct or delete it, and promises the answer within the time that the Act allows", async () => {
    const { document, text } = await openPolicy();
    expect(document.querySelectorAll("main a[href='mailto:privacy@niho.example']").length).toBeGreaterThan(1);
    expect(text).toContain("We’ll answer within 20 working days");
    expect(text).not.toContain("within 30 days");
  });

  test("says which email a practice gets when a person has a request deleted, and what is not in it", async () => {
    const { text } = await openPolicy();
    expect(text).toContain("when we delete it, we email them that it’s cancelled");
    expect(text).toContain("It doesn’t say who you are or what you asked for.");
  });

  test("says that there are no cookies, and comes without one", async () => {
    const { headers, text } = await openPolicy();
    expect(text).toContain("Cookies: none.");
    expect(headers.get("Set-Cookie")).toBeNull();
  });

  test("says where people can complain", async () => {
    const { document } = await openPolicy();
    for (const address of ["https://www.privacy.org.nz/", "tel:0800112233", "tel:0800555050"]) {
      expect(document.querySelectorAll(`main a[href='${address}']`), address).toHaveLength(1);
    }
  });

  test("says of which day it is: one day, the version's, and which text it replaces", async () => {
    const { document, text } = await openPolicy();
    expect(text).toMatch(
      /Last updated 27 November 2026\. It replaces the text last updated 15 January 2024\./,
    );
    const dates = [...document.querySelectorAll("main time")];
    expect(dates.map((date) => date.textContent)).toEqual(["27 November 2026", "15 January 2024"]);
    expect(dates.map((date) => date.getAttribute("datetime"))).toEqual(["2026-11-27", "2024-01-15"]);
  });

  test("has a table of contents that leads to every section, in order", async () => {
    const { document } = await openPolicy();
    const links = [...document.querySelectorAll("nav[aria-label='On this page'] a")];
    const sections = [...document.querySelectorAll("main h2[id]")];
    expect(sections.length).toBeGreaterThan(8);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(sections.map(({ id }) => `#${id}`));
    expect(links.map((link) => link.textContent)).toEqual(sections.map((section) => section.textContent));
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  test("shows no mark of how it was written", async () => {
    const { text } = await openPolicy();
    expect(text).not.toMatch(/\*\*|\]\(|\[/);
  });
});
