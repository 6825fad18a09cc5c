import { expect, test } from "vitest";
import { findFreeTimes } from "#database/free-times/free-times.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { book, lastMail, mailNames, openDirectSite, tokensIn, wordsOn } from "#tests/support/direct-site.ts";
import { alertIn } from "#tests/support/form.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import { readPage, type SiteOptions } from "#tests/support/site.ts";

const CANCEL = { do: "answer", answer: "cancel", version: "1" };

async function openWithTimes(options: SiteOptions = {}) {
  const site = await openDirectSite({ samples: 24, ...options });
  await keepTimes(site, 3);
  /** Books 10am on a day in December, and gives the page of the practice. */
  const booked = async (day: number) => {
    const chosenTime = `2026-12-${String(day - 1).padStart(2, "0")}T21:00Z`;
    const answers = { practice: "3", service: "General Checkup", urgency: "routine", chosenTime };
    await book(site, { ...answers, email: `p${day}@patient.example` });
    return `/practice/request?token=${tokensIn(await lastMail(site, "practice-booked"))[0]}`;
  };
  return { site, booked };
}

eachDatabase("a practice whose calendar was wrong", (open) => {
  test("says so to the patient it cancels, and after three of these in 30 days is asked for its times", async () => {
    const { site, booked } = await openWithTimes({ open });
    const state = async () => (await findFreeTimes(site.database.read, 3))!.state;
    for (const day of [2, 3, 4]) {
      expect(await state()).toBe("on");
      const practice = await booked(day);
      const without = await readPage(await site.post(practice, CANCEL));
      expect([without.status, alertIn(without)]).toEqual([
        422,
        expect.stringContaining("Say why you can’t keep this time"),
      ]);
      expect((await site.post(practice, { ...CANCEL, why: "calendar" })).status).toBe(303);
    }
    expect(await state()).toBe("asked");

    const off = await lastMail(site, "booking-off");
    expect(off.text).toMatch(
      /can’t see you on Friday 4 December, 10am: that time showed as free and it wasn’t\. We’re sorry\./,
    );
    expect(off.text).toContain("/book?practice=3&time=2026-11-22T20%3A00Z");
    expect(await wordsOn(site, `/request?token=${tokensIn(off)[0]}`)).toContain(
      "that time showed as free and it wasn’t.",
    );
    const asked = (await site.mail()).filter((mail) => mailNames([mail])[0]!.startsWith("free-times-asked"));
    expect(asked).toHaveLength(1);
    expect(asked[0]!.text).toContain("because your calendar was wrong");
    expect(asked[0]!.text).toMatch(/\/practice\/free-times\?token=[0-9a-f]{64}/);
  });
});

test("who offers other times for a booked one says why too, and the patient reads it; another reason counts for nothing", async () => {
  const { site, booked } = await openWithTimes();
  const offer = { do: "answer", answer: "offer", date1: "2026-12-09", time1: "10:00", version: "1" };
  const practice = await booked(2);
  expect((await site.post(practice, offer)).status).toBe(422);
  expect((await site.post(practice, { ...offer, why: "calendar" })).status).toBe(303);
  const times = await lastMail(site, "booking-times");
  const words =
    /can’t see you on Wednesday 2 December, 10am: that time showed as free and it wasn’t\. We’re sorry\./;
  expect(times.text).toMatch(words);
  expect(await wordsOn(site, `/request?token=${tokensIn(times)[0]}`)).toMatch(words);

  const other = await booked(3);
  expect((await site.post(other, { ...CANCEL, why: "other" })).status).toBe(303);
  expect((await lastMail(site, "booking-off")).text).not.toContain("showed as free");
  expect((await findFreeTimes(site.database.read, 3))!.wrong).toHaveLength(1);
});
