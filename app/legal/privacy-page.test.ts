import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { BOOKING, CONTACT, sendWell } from "#tests/support/forms.ts";
import { askFor } from "#tests/support/newsletter.ts";
import { listPractices, makePractice } from "#tests/support/practice.ts";
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
    await listPractices(site, [makePractice({ id: 7, isSample: false })]);
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

  test("says where people can complain", async () => {
    const { document } = await openPolicy();
    for (const address of ["https://www.privacy.org.nz/", "tel:0800112233", "tel:0800555050"]) {
      expect(document.querySelectorAll(`main a[href='${address}']`), address).toHaveLength(1);
    }
  });

  test("says of which day it is: one day, the version's, and beside samples which text it replaces", async () => {
    const { document } = await siteToRead(24).page("/privacy-policy");
    const text = document.querySelector("main")!.textContent;
    expect((await openPolicy()).text).not.toContain("It replaces the text");
    expect(text).toMatch(
      /Last updated 29 November 2026\. It replaces the text last updated 15 January 2024\./,
    );
    const dates = [...document.querySelectorAll("main time")];
    expect(dates.map((date) => date.textContent)).toEqual(["29 November 2026", "15 January 2024"]);
    expect(dates.map((date) => date.getAttribute("datetime"))).toEqual(["2026-11-29", "2024-01-15"]);
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
});
