import { expect, test } from "vitest";
import { asked, lastMail, linksOf, travel, wordsOn } from "#tests/support/direct-site.ts";
import { formValues, keptIn, pressBeside, texts } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { readPage, type TestSite } from "#tests/support/site.ts";

/** What a patient reads of a request, and when. */

const CONFIRM = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30", version: "1" };
const CANCEL = { do: "answer", answer: "cancel", version: "2" };

/** What the page says of the practice's words after a press near the time that they are about, which keeps a reason to cancel. */
async function wroteOn(site: TestSite, patient: string) {
  const served = await site.page(patient);
  expect(served.html).not.toContain("Park behind");
  const shown = await pressBeside(site, served, "Show it", { words: "We’re away" });
  expect((await faultsOfHtml(shown.html)).join()).toBe("");
  expect(texts(shown.document, "#cancel-words")).toEqual(["We’re away"]);
  return [...shown.document.querySelectorAll("main p")].map(({ textContent }) => textContent);
}

test("what a practice writes with its offers stays with the time that is chosen", async () => {
  const { site, patient, practice } = await asked();
  const offer = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15", words: "Park behind" };
  await site.post(practice, { ...offer, version: "1" });
  expect(await wroteOn(site, patient)).toContain("The practice writes: Park behind");
  await site.post(patient, { do: "answer", choice: "1", version: "2" });
  expect((await lastMail(site, "booking-confirmed")).text).toContain("From the practice: Park behind");
  expect(await wroteOn(site, patient)).toContain("The practice writes: Park behind");
});

test("what it writes with a confirmation is on the page, after a press that keeps a reason to cancel, and in the reminder", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { ...CONFIRM, words: "Park behind the building." });
  expect(await wroteOn(site, patient)).toContain("The practice writes: Park behind the building.");
  await travel(site, new Date("2026-11-30T21:00:00Z"));
  expect((await lastMail(site, "booking-reminder")).text).toContain("Park behind the building.");
});

test("without words there is no button for them", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, CONFIRM);
  expect((await site.page(patient)).document.querySelector("main .btn-small")).toBeNull();
});

const OFFER = { do: "answer", answer: "offer", date1: "2026-12-09", time1: "14:15", version: "1" };
const WISHED = { preferredDate: "2026-12-02", preferredTime: "9:30 AM" };

test("once an offered time is given up, the patient and the next practice read what the patient asked for", async () => {
  const { site, patient, practice } = await asked({ ...WISHED, elsewhere: "yes" }, { samples: 240 });
  await site.post(practice, OFFER);
  await site.post(patient, { do: "answer", choice: "1", version: "2" });
  await site.post(practice, { ...CANCEL, version: "3" });
  expect(texts((await site.page(patient)).document, "aside dd")).toContain(
    "Wednesday 2 December 2026, 9:30am",
  );
  await travel(site, new Date(site.clock.now.getTime() + 60_000));
  const next = (await linksOf(site)).practice;
  expect(next).not.toBe(practice);
  const { document } = await site.page(next);
  expect(texts(document, ".given dd")[0]).toBe("Wednesday 2 December, 9:30am");
});

test("any time in the morning can be asked for: every page and mail says so, and the practice chooses the time", async () => {
  const { site, patient, practice } = await asked({ ...WISHED, preferredTime: "morning" });
  const wish = "Wednesday 2 December, any time in the morning";
  const withYear = "Wednesday 2 December 2026, any time in the morning";
  expect((await keptIn(site))[0]!.fields.preferredTime).toBe("Morning");
  expect((await lastMail(site, "booking-received")).text).toContain(withYear);
  expect(texts((await site.page(patient)).document, "aside dd")).toContain(withYear);
  const unopened = await site.page(practice);
  expect(texts(unopened.document, ".given dd")[0]).toBe(wish);
  // No press confirms a time that no one has named.
  expect(unopened.document.querySelector("[value=confirm]")).toBeNull();
  const opened = await readPage(await site.post(practice, { do: "open", version: "1" }));
  expect(formValues(opened, "#answer-form")).toMatchObject({ date: "2026-12-02", time: "" });
  await site.post(practice, { ...CONFIRM, time: "10:15" });
  expect((await lastMail(site, "booking-confirmed")).text).toContain("10:15am");
});

test("a patient whose appointment the practice cancels sees practices to call, beside the question and in the email", async () => {
  const { site, patient, practice } = await asked({}, { samples: 240 });
  await site.post(practice, CONFIRM);
  await site.post(practice, CANCEL);
  const { document } = await site.page(patient);
  expect(texts(document, "legend")).toContain("May we ask another practice?");
  const names = texts(document, ".to-call a");
  expect(names).toHaveLength(3);
  expect(texts(document, "main a")).toContain("Practices near you");
  const { text } = await lastMail(site, "booking-off");
  for (const name of names)
    expect(text).toMatch(new RegExp(`- Or call ${name}: .+ \\(a sample: it doesn’t reach anyone\\)`));
  expect(text).toMatch(/You don’t have to wait for us.+\/directory\?/);
});

test("a patient who waits for our people to find another practice is told so, and sees practices to call", async () => {
  const { site, patient, practice } = await asked({ elsewhere: "yes" }, { samples: 240 });
  Object.assign(site.services, { routing: "desk" });
  await site.post(practice, { do: "answer", answer: "decline", reason: "full", version: "1" });
  const { document } = await site.page(patient);
  expect(texts(document, "h1")[0]).toMatch(/can’t see you$/);
  expect(texts(document, "main .lede")[0]).toMatch(
    /We’re looking for another practice and should have found one by .+ email you either way/,
  );
  expect(texts(document, ".to-call li")).toHaveLength(3);
  expect((await lastMail(site, "booking-declined")).text).toContain("- Or call ");
});

test("where the next practice is asked within the minute, no email sends the patient to call others", async () => {
  const { site, patient, practice } = await asked({ elsewhere: "yes" }, { samples: 240 });
  await site.post(practice, { do: "answer", answer: "decline", reason: "full", version: "1" });
  expect((await lastMail(site, "booking-declined")).text).not.toMatch(/Or call|don’t have to wait/);
  await travel(site, new Date(site.clock.now.getTime() + 60_000));
  expect(await wordsOn(site, patient)).not.toContain("call a practice yourself");
});
