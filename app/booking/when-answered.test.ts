import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices/practices.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { lastMail, linksOf, openDirectSite, wordsOn } from "#tests/support/direct-site.ts";
import { texts } from "#tests/support/form.ts";
import { BOOKING, openEmptySite, send } from "#tests/support/forms.ts";
import { makePractice } from "#tests/support/practice.ts";
import type { TestSite } from "#tests/support/site.ts";

const THURSDAY_AT_9PM = "2026-11-26T08:00:00Z";

/** A site on which one real practice of Nelson has joined. */
async function siteWith(stated: Partial<Practice>, now: string): Promise<TestSite> {
  const site = await openDirectSite({ samples: 0, now });
  const practice = makePractice({
    id: 1,
    isSample: false,
    hasJoined: true,
    phone: "(03) 548 1234",
    ...stated,
  });
  await site.database.transact((tx) => insertPractices(tx, [{ practice, reviews: [] }], PLACES));
  return site;
}

/** Asks it as the form does, and gives the address of the page after it. */
async function ask(site: TestSite, answers: Record<string, string>): Promise<string> {
  const asked = { ...BOOKING.right, location: "Nelson", practice: "1", ...answers };
  return (await send(site, BOOKING, asked)).headers.get("Location")!;
}

test.each([
  ["routine", "8am on Monday 30 November"],
  ["emergency", "10am on Friday 27 November"],
])("page, first email and request page name one time for the answer: %s", async (urgency, by) => {
  const site = await siteWith({}, THURSDAY_AT_9PM);
  const after = await ask(site, { urgency, preferredDate: "2026-12-09" });
  const { text } = await lastMail(site, "booking-received");
  const { patient } = await linksOf(site);
  const page = await wordsOn(site, after);
  expect(page).toContain(`They have until ${by}`);
  expect(page).not.toMatch(/within 24 hours/i);
  expect(text).toContain(`They have until ${by} to reply.`);
  expect(await wordsOn(site, patient)).toContain(`They have until ${by} to reply.`);
});

test("the page names the same time when it is looked at again, and after the form has come twice", async () => {
  const site = await siteWith({}, THURSDAY_AT_9PM);
  const answers = { urgency: "routine", preferredDate: "2026-12-09" };
  const first = await ask(site, answers);
  site.clock.now = new Date("2026-11-26T20:00:00Z");
  const second = await ask(site, answers);
  expect(second).toBe(first);
  expect(await wordsOn(site, first)).toContain("They have until 8am on Monday 30 November");
});

test("where our staff look for a practice, the page names the time by which they have found one, as the email does", async () => {
  const site = await openEmptySite({ now: THURSDAY_AT_9PM });
  const after = await ask(site, { practice: "", preferredDate: "2026-12-09" });
  const mails = await site.mail();
  const toPatient = mails.find(({ to }) => to.email === BOOKING.right.email)!.text;
  const toUs = mails.find(({ to }) => to.email !== BOOKING.right.email)!.text;
  expect(await wordsOn(site, after)).toContain("By 10am on Friday 27 November");
  expect(toPatient).toContain("by 10am on Friday 27 November");
  expect(toUs).toContain("Match by: Friday 27 November 2026, 10am NZ time");
  expect(toUs).toContain("Practice in touch by: Monday 30 November 2026, 10am NZ time");
});

test("an address that says no time, or none that can be read, has the term, and that business days count", async () => {
  const site = await siteWith({}, THURSDAY_AT_9PM);
  for (const times of ["", "&answer-by=soon", "&answer-by=2026-13-45T99:99Z", "&answer-by=2026-02-30"]) {
    const page = await wordsOn(site, `/booking-success?reference=NIHO-7K4Q-2WXR-6M${times}`);
    expect(page).toContain("Within 24 hours on business days");
  }
});

const MAY_BE_LATE = "The practice might reply after the time you asked for. If you can’t wait, call ";

test.each([
  ["Saturday morning for Sunday", "2026-11-27T22:20:00Z", "2026-11-29", "8:30 AM"],
  ["Christmas Eve for the 28th", "2026-12-23T22:00:00Z", "2026-12-28", "9:30 AM"],
])("who asks on %s is told that the answer may be late, and whom to call", async (_when, now, day, time) => {
  const site = await siteWith({}, now);
  const answers = { urgency: "routine", preferredDate: day, preferredTime: time };
  const after = await ask(site, answers);
  const { text } = await lastMail(site, "booking-received");
  const { patient } = await linksOf(site);
  for (const said of [await wordsOn(site, after), text, await wordsOn(site, patient)])
    expect(said).toContain(`${MAY_BE_LATE}(03) 548 1234.`);
  const { document } = await site.page(after);
  expect(texts(document, 'main .note a[href^="tel:"]')).toContain("(03) 548 1234");
});

test("who chose no practice is told the same, with the number in the email", async () => {
  const site = await siteWith({}, "2026-11-27T22:20:00Z");
  const after = await ask(site, { practice: "", preferredDate: "2026-11-29", preferredTime: "8:30 AM" });
  expect(await wordsOn(site, after)).toContain(
    `${MAY_BE_LATE}the practice: our email has their name and number`,
  );
  expect((await lastMail(site, "booking-received")).text).toContain(`${MAY_BE_LATE}(03) 548 1234.`);
});

test("where our staff look for a practice, who cannot wait is told to call one", async () => {
  const site = await openEmptySite({ now: "2026-11-27T22:20:00Z" });
  const after = await ask(site, { practice: "", preferredDate: "2026-11-30", preferredTime: "9:30 AM" });
  const first = (await site.mail()).find(({ to }) => to.email === BOOKING.right.email);
  for (const said of [await wordsOn(site, after), first!.text])
    expect(said).toContain(`${MAY_BE_LATE}a practice yourself.`);
});

test("an answer that comes in time is not said to be late", async () => {
  const site = await siteWith({}, THURSDAY_AT_9PM);
  const after = await ask(site, { urgency: "routine", preferredDate: "2026-12-09" });
  const { text } = await lastMail(site, "booking-received");
  const { patient } = await linksOf(site);
  for (const said of [await wordsOn(site, after), text, await wordsOn(site, patient)])
    expect(said).not.toContain("might reply after");
});
