import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { asked, gatheredMail, lastMail, wordsOn } from "#tests/support/direct-site.ts";
import { readPage, type TestSite } from "#tests/support/site.ts";

const OFFER = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15" };
const INSTEAD = { ...OFFER, date1: "2026-12-03", time1: "10:15" };
const DECLINE = { do: "answer", answer: "decline", reason: "full" };
const GONE = "Those earlier times are no longer available.";

/** A request of which the practice has offered Wednesday at 2:15pm. */
async function offered() {
  const one = await asked();
  await one.site.post(one.practice, { ...OFFER, version: "1" });
  return one;
}

/** The answers that the practice has on its page, once it has opened the request. */
async function answers(site: TestSite, practice: string, version: string): Promise<string[]> {
  const { document } = await readPage(await site.post(practice, { do: "open", version }));
  return texts(document, "#answer-form .answer > .pick b");
}

test("a practice that has offered times may offer others instead, and the patient reads that the first are gone", async () => {
  const { site, patient, practice } = await offered();
  expect(await answers(site, practice, "2")).toContain("Offer other times instead");
  expect((await site.post(practice, { ...INSTEAD, version: "2" })).status).toBe(303);
  await gatheredMail(site);
  const { subject, text } = await lastMail(site, "booking-times-3");
  expect(subject).toMatch(/^Choose again: other times for your appointment/);
  expect(text).toContain(GONE);
  expect(text).toContain("Thursday 3 December, 10:15am");
  expect(text).not.toContain("2:15pm");
  expect(await wordsOn(site, patient)).toContain(GONE);
  const stale = await readPage(await site.post(patient, { do: "answer", choice: "1", version: "2" }));
  expect(stale.status).toBe(409);
  expect(texts(stale.document, "main [role=alert]")[0]).toMatch(
    / took back Wednesday 2 December, 2:15pm, and offered Thursday 3 December, 10:15am/,
  );
});

test("it may say that it cannot after all: the patient is asked whether another may", async () => {
  const { site, patient, practice } = await offered();
  expect(await answers(site, practice, "2")).toContain("We can’t after all");
  expect((await site.post(practice, { ...DECLINE, version: "2" })).status).toBe(303);
  expect((await lastMail(site, "booking-declined")).text).toContain(
    `They’re fully booked around then. ${GONE}`,
  );
  const { document } = await site.page(patient);
  expect(texts(document, "h1")[0]).toMatch(/can’t see you$/);
  expect(texts(document, "main .lede")[0]).toContain(GONE);
  expect(texts(document, "legend")).toContain("May we ask another practice?");
});

test("an agreed time stands when those offered instead of it are taken back", async () => {
  const { site, patient, practice } = await asked();
  const confirm = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30" };
  await site.post(practice, { ...confirm, version: "1" });
  await site.post(patient, { do: "change", date: "2026-12-09", time: "10:00", version: "2" });
  await site.post(practice, { ...INSTEAD, version: "3" });
  expect(await answers(site, practice, "4")).toEqual([
    "We agreed a time on the phone",
    "Offer other times instead",
    "No other time: keep the agreed one",
    "Cancel the appointment",
  ]);
  await site.post(practice, { ...DECLINE, version: "4" });
  expect((await lastMail(site, "booking-kept")).text).toContain(`couldn’t change it. ${GONE} Please come`);
  expect(await wordsOn(site, patient)).toContain("Your appointment: Wednesday 2 December, 9:30am");
});

test("the same times again are no other times", async () => {
  const { site, practice } = await offered();
  const again = await readPage(await site.post(practice, { ...OFFER, version: "2" }));
  expect(again.status).toBe(422);
  expect(texts(again.document, "main [role=alert]")[0]).toContain("You haven’t changed anything");
});

test("an appointment that was given up for times stays so, when others take their place", async () => {
  const { site, patient, practice } = await asked();
  const confirm = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30" };
  await site.post(practice, { ...confirm, version: "1" });
  await site.post(practice, { ...INSTEAD, version: "2" });
  await site.post(practice, { ...INSTEAD, time1: "11:15", version: "3" });
  const { document } = await site.page(patient);
  expect(texts(document, "h1")).toEqual(["Your appointment on Wednesday 2 December won’t go ahead"]);
  expect(texts(document, "main .lede")[0]).toContain(GONE);
});
