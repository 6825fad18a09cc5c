import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { asked, linksOf, travel, wordsOn } from "#tests/support/direct-site.ts";

const OFFER = { do: "answer", answer: "offer", date1: "2026-12-09", time1: "14:15", version: "1" };
const WISHED = { preferredDate: "2026-12-02", preferredTime: "9:30 AM" };

test("once an offered time is given up, the page says what the patient asked for, not what was offered", async () => {
  const { site, patient, practice } = await asked(WISHED);
  await site.post(practice, OFFER);
  await site.post(patient, { do: "answer", choice: "1", version: "2" });
  await site.post(practice, { do: "answer", answer: "cancel", version: "3" });
  expect(await wordsOn(site, patient)).toContain("You asked for Wednesday 2 December, 9:30am.");
});

test("the next practice reads that wish too", async () => {
  const { site, patient, practice } = await asked({ ...WISHED, elsewhere: "yes" }, { samples: 240 });
  await site.post(practice, OFFER);
  await site.post(patient, { do: "answer", choice: "1", version: "2" });
  await site.post(practice, { do: "answer", answer: "cancel", version: "3" });
  await travel(site, new Date(site.clock.now.getTime() + 60_000));
  const next = (await linksOf(site)).practice;
  expect(next).not.toBe(practice);
  const { document } = await site.page(next);
  expect(texts(document, ".given dd")[0]).toBe("Wednesday 2 December, 9:30am");
});
