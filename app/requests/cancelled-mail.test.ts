import { expect, test } from "vitest";
import { asked, lastMail, tokensIn, wordsOn } from "#tests/support/direct-site.ts";

test("a practice reads which appointment a patient has cancelled, by day and time, and has the link to see whose", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { do: "open", version: "1" });
  const agreed = { do: "answer", answer: "confirm", date: "2026-12-05", time: "09:30", minutes: "30" };
  await site.post(practice, { ...agreed, with: "", words: "", version: "1" });
  await site.post(patient, { do: "cancel", sure: "yes", version: "2" });
  const mail = await lastMail(site, "practice-off");
  const { subject, text } = mail;
  expect(subject).toMatch(/^Cancelled: Saturday 5 December, 9:30am, NIHO-/);
  expect(text).toContain("If you wrote it in your own calendar, please take it out there.");
  expect(text).toContain(
    "They’ve cancelled their appointment on Saturday 5 December, 9:30am. That time is free again.",
  );
  expect(text).not.toMatch(/Māia|Brien|0147|Cleaning|nervous/);
  const [token] = tokensIn(mail);
  const page = await wordsOn(site, `/practice/request?token=${token}`);
  expect(page).toContain("The patient has cancelled.");
  expect(page).toContain("Saturday 5 December, 9:30am");
});

test("a practice reads that a request that they opened was cancelled before a time was agreed, and has the link to it", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { do: "open", version: "1" });
  await site.post(patient, { do: "cancel", sure: "yes", version: "1" });
  const { subject, text } = await lastMail(site, "practice-off");
  expect(subject).toMatch(/^Nothing more to do: NIHO-/);
  expect(text).toContain("They no longer need an appointment. Any times you kept for them are free again.");
  expect(text).toContain("See which it was");
});
