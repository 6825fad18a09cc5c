import { expect, test } from "vitest";
import { formValues, keptIn, texts } from "#tests/support/form.ts";
import { asked, lastMail, linksOf, travel } from "#tests/support/direct-site.ts";
import { readPage } from "#tests/support/site.ts";

const OFFER = { do: "answer", answer: "offer", date1: "2026-12-09", time1: "14:15", version: "1" };
const WISHED = { preferredDate: "2026-12-02", preferredTime: "9:30 AM" };

test("once an offered time is given up, the page says what the patient asked for, not what was offered", async () => {
  const { site, patient, practice } = await asked(WISHED);
  await site.post(practice, OFFER);
  await site.post(patient, { do: "answer", choice: "1", version: "2" });
  await site.post(practice, { do: "answer", answer: "cancel", version: "3" });
  expect(texts((await site.page(patient)).document, "aside dd")).toContain(
    "Wednesday 2 December 2026, 9:30am",
  );
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
  await site.post(practice, {
    do: "answer",
    answer: "confirm",
    date: "2026-12-02",
    time: "10:15",
    minutes: "30",
    version: "1",
  });
  expect((await lastMail(site, "booking-confirmed")).text).toContain("10:15am");
});
