import { expect, test } from "vitest";
import { asked } from "#tests/support/direct-site.ts";
import { keptIn } from "#tests/support/form.ts";
import { BOOKING, openEmptySite, PARTNER, sendWell } from "#tests/support/forms.ts";
import { listed, openListed, save } from "#tests/support/listing.ts";
import { readPage } from "#tests/support/site.ts";

test.each([BOOKING, PARTNER])("A $kind form keeps an extension as it was typed", async (form) => {
  const site = await openEmptySite();
  const phones = ["09 555 0101 ext 12", "09 555 0101 x12", "(09) 555-0101 extn 4", "09 555 0101 #12"];
  for (const phone of phones) await sendWell(site, form, { ...form.right, phone, message: phone });
  const kept = (await keptIn(site)).map(({ fields }) => [fields.phone, fields.phoneE164]);
  expect(new Map(kept as [string, string][])).toEqual(new Map(phones.map((phone) => [phone, "+6495550101"])));
});

test("A practice reads the extension of a patient and dials the number alone", async () => {
  const { site, practice } = await asked({ phone: "09 555 0101 ext 12" });
  const { document } = await readPage(await site.post(practice, { do: "open" }));
  const links = [...document.querySelectorAll("main a[href^='tel:']")];
  const ofPatient = links.filter((link) => link.textContent.includes("ext 12"));
  expect(ofPatient.length).toBeGreaterThan(0);
  for (const link of ofPatient) expect(link.getAttribute("href")).toBe("tel:+6495550101");
});

test("A listing shows the extension of its practice and links dial the number alone", async () => {
  const { site, path } = await openListed();
  await save(site, path, "words", { phone: "(03) 768-5555 x2" });
  expect((await listed(site)).phone).toBe("03 768 5555 ext 2");
  const { document } = await site.page("/dentists/10001-mawhera-dental");
  const links = [...document.querySelectorAll("a[href^='tel:']")].filter((link) =>
    link.textContent.includes("768"),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(link.textContent).toContain("ext 2");
    expect(link.getAttribute("href")).toBe("tel:+6437685555");
  }
});
