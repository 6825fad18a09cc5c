import { expect, test } from "vitest";
import { newsletterCounts } from "#database/newsletter/newsletter.ts";
import { BOOKING, CONTACT, FORMS, openEmptySite, PARTNER, sendWell } from "#tests/support/forms.ts";
import { keptIn } from "#tests/support/form.ts";
import { askFor } from "#tests/support/newsletter.ts";
import type { TestSite } from "#tests/support/site.ts";

const EMAIL = "target@example.nz";

test("Of all forms together one address gets five first mails an hour; beyond them every form is kept all the same", async () => {
  const site = await openEmptySite();
  for (const [index, form] of [BOOKING, CONTACT, PARTNER, CONTACT, BOOKING, PARTNER, CONTACT].entries()) {
    const reference = await sendWell(site, form, { ...form.right, email: EMAIL, message: `No. ${index}` });
    const success = await site.page(`${form.successPage}?reference=${reference}`);
    expect(success.document.querySelector("main")!.textContent).toContain(reference);
  }
  expect(await keptIn(site)).toHaveLength(7);
  expect(await mailsTo(site, EMAIL)).toBe(5);
  const ours = FORMS.flatMap(({ recipients }) => recipients).filter((to) => to.endsWith("@niho.example"));
  const counts = await Promise.all(ours.map((to) => mailsTo(site, to)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(7);
  const leftOut = site.log.lines.filter((line) => line.includes("first mail left out"));
  expect(leftOut.map((line) => JSON.parse(line) as unknown)).toEqual([
    { event: "first mail left out", kind: "partner" },
    { event: "first mail left out", kind: "contact" },
  ]);
});

test("The newsletter's mails count too; beyond the limit it stores nothing and answers alike", async () => {
  const site = await openEmptySite();
  for (let index = 0; index < 5; index++)
    await sendWell(site, CONTACT, { ...CONTACT.right, email: EMAIL, message: `No. ${index}` });
  const answer = await askFor(site, EMAIL);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/newsletter/check-your-email"]);
  expect(await mailsTo(site, EMAIL)).toBe(5);
  expect((await newsletterCounts(site.database.read)).asked).toBe(0);

  site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
  await askFor(site, EMAIL);
  expect(await mailsTo(site, EMAIL)).toBe(6);
});

async function mailsTo(site: TestSite, email: string): Promise<number> {
  return (await site.mail()).filter(({ to }) => to.email === email).length;
}
