import { expect, test } from "vitest";
import { asked, lastMail, openDirectSite, tokensIn, travel, wordsOn } from "#tests/support/direct-site.ts";
import { BOOKING, BOOKING_WITH_ID, sendWell } from "#tests/support/forms.ts";
import { keepTimes, PRESSED } from "#tests/support/free-times.ts";

const CONFIRM = { do: "answer", answer: "confirm", minutes: "30", version: "1" };
const REMINDS = /remind (?:you|the patient) the day before/;

/** Confirmed for Wednesday 2 December, 9:30am. */
async function confirmed() {
  const one = await asked();
  await one.site.post(one.practice, { ...CONFIRM, date: "2026-12-02", time: "09:30" });
  return one;
}

test("both pages promise a reminder until it is sent, and not on the day itself", async () => {
  const { site, patient, practice } = await confirmed();
  for (const page of [patient, practice]) expect(await wordsOn(site, page)).toMatch(REMINDS);
  expect((await lastMail(site, "booking-confirmed")).text).toMatch(REMINDS);
  await travel(site, new Date("2026-12-01T18:00:00Z"));
  const [theirs, ours] = [await wordsOn(site, patient), await wordsOn(site, practice)];
  expect(`${theirs} ${ours}`).not.toMatch(REMINDS);
  expect(theirs).toContain("Your appointment: Wednesday 2 December, 9:30am");
  expect(theirs).toContain("Add to calendar");
});

test("a free time that was booked is promised the reminder on both pages and in the mail", async () => {
  const site = await openDirectSite({ samples: 24 });
  await keepTimes(site, 3);
  await sendWell(site, BOOKING, { ...BOOKING_WITH_ID, ...PRESSED, chosenTime: "2026-12-01T20:30Z" });
  const mail = await lastMail(site, "booking-confirmed");
  const [practice] = tokensIn(await lastMail(site, "practice-booked"));
  const pages = [`/request?token=${tokensIn(mail)[0]}`, `/practice/request?token=${practice}`];
  for (const page of pages) expect(await wordsOn(site, page)).toMatch(REMINDS);
  expect(mail.text).toMatch(REMINDS);
});

test("an appointment that was agreed on its own day is promised no reminder", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { ...CONFIRM, date: "2026-11-20", time: "17:00" });
  for (const page of [patient, practice]) expect(await wordsOn(site, page)).not.toMatch(REMINDS);
  expect((await lastMail(site, "booking-confirmed")).text).not.toMatch(REMINDS);
});

test("an appointment that has begun still says where, and can be neither changed nor cancelled", async () => {
  const { site, patient } = await confirmed();
  await travel(site, new Date("2026-12-01T20:40:00Z"));
  const words = await wordsOn(site, patient);
  expect(words).toContain("Your appointment: Wednesday 2 December, 9:30am");
  expect(words).not.toMatch(/calendar|Cancel my|less than two hours|Ask for another time/);
});

test.each(["", "no"])(
  "hours after a visit both pages say that it is over (did they come: %s)",
  async (came) => {
    const { site, patient, practice } = await confirmed();
    await travel(site, new Date("2026-12-02T02:00:00Z"));
    if (came) await site.post(practice, { do: "report", came, version: "2" });
    const words = await wordsOn(site, patient);
    expect(words).toContain("Your appointment is over");
    expect(words).toContain("It was on Wednesday 2 December, 9:30am at ");
    expect(words).not.toMatch(/calendar|Cancel my|less than two hours|day before|Ask for another time/);
    const theirs = await wordsOn(site, practice);
    expect(theirs).toContain("The appointment on Wednesday 2 December, 9:30am is over");
    expect(theirs).not.toMatch(REMINDS);
  },
);
