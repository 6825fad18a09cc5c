import { expect, test } from "vitest";
import { PLACES } from "#content/places.ts";
import { insertPractices } from "#database/practices.ts";
import type { Practice } from "#domain/practice.ts";
import { lastMail, linksOf, openDirectSite, wordsOn } from "#tests/support/direct-site.ts";
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
  expect(page).toContain(`By ${by}`);
  expect(page).not.toMatch(/within 24 hours/i);
  expect(text).toContain(`they answer by ${by}`);
  expect(text).toContain(`The practice answers, by ${by}`);
  expect(await wordsOn(site, patient)).toContain(`They answer by ${by}`);
});

test("the page names the same time when it is looked at again, and after the form has come twice", async () => {
  const site = await siteWith({}, THURSDAY_AT_9PM);
  const answers = { urgency: "routine", preferredDate: "2026-12-09" };
  const first = await ask(site, answers);
  site.clock.now = new Date("2026-11-26T20:00:00Z");
  const second = await ask(site, answers);
  expect(second).toBe(first);
  expect(await wordsOn(site, first)).toContain("By 8am on Monday 30 November");
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

test("an address that says no time, or none that can be read, has the term, and that weekends do not count", async () => {
  const site = await siteWith({}, THURSDAY_AT_9PM);
  for (const times of ["", "&answer-by=soon", "&answer-by=2026-13-45T99:99Z", "&answer-by=2026-02-30"]) {
    const page = await wordsOn(site, `/booking-success?reference=NIHO-7K4Q-2WXR-6M${times}`);
    expect(page).toContain("Within 24 hours, weekends and holidays not counted");
  }
});
