import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { asked, lastMail, wordsOn } from "#tests/support/direct-site.ts";

/** An appointment on Wednesday 2 December that the practice cannot keep: it offers two other times. */
async function givenUp() {
  const one = await asked();
  const confirm = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30" };
  await one.site.post(one.practice, { ...confirm, version: "1" });
  const times = { date1: "2026-12-03", time1: "10:15", date2: "2026-12-04", time2: "14:15" };
  await one.site.post(one.practice, { do: "answer", answer: "offer", ...times, version: "2" });
  return one;
}

test("a patient whose appointment is given up for other times reads first that it won’t go ahead", async () => {
  const { site, patient, practice } = await givenUp();
  const { document } = await site.page(patient);
  expect(texts(document, "h1")).toEqual(["Your appointment on Wednesday 2 December won’t go ahead"]);
  expect(texts(document, ".happened li")[0]).toMatch(
    /^Your appointment on Wednesday 2 December, 9:30am, won’t go ahead: .+ offered Thursday 3 December, 10:15am or Friday 4 December, 2:15pm instead/,
  );
  expect(await wordsOn(site, practice)).toContain(
    "Your practice offered Thursday 3 December, 10:15am or Friday 4 December, 2:15pm instead of Wednesday 2 December, 9:30am",
  );
});

test("its email says so in the subject and in its first line", async () => {
  const { site } = await givenUp();
  const { subject, text } = await lastMail(site, "booking-times");
  expect(subject).toBe("Your appointment on Wednesday 2 December won’t go ahead: choose another time");
  expect(text).toContain("can’t see you on Wednesday 2 December at 9:30am, so your appointment won’t");
});

test("a change that the practice declines is no refusal: the appointment stands", async () => {
  const { site, patient, practice } = await asked();
  const confirm = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30" };
  await site.post(practice, { ...confirm, version: "1" });
  await site.post(patient, { do: "change", date: "2026-12-09", time: "10:00", version: "2" });
  await site.post(practice, { do: "answer", answer: "decline", reason: "full", version: "3" });
  const [first] = texts((await site.page(patient)).document, ".happened li");
  expect(first).toMatch(/couldn’t change the time\. Your appointment hasn’t changed/);
  const [theirs] = texts((await site.page(practice)).document, ".happened li");
  expect(theirs).toMatch(/^Your practice couldn’t change the time\. The appointment hasn’t changed/);
  expect(`${first} ${theirs}`).not.toContain("can’t see");
});
