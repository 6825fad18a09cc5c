import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { asked, lastMail, travel, wordsOn } from "#tests/support/direct-site.ts";

const CONFIRM = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30", version: "1" };
const CANCEL = { do: "answer", answer: "cancel", version: "2" };

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
