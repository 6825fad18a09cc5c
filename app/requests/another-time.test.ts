import { expect, test } from "vitest";
import { texts } from "#tests/support/form.ts";
import { asked, gatheredMail, lastMail, wordsOn } from "#tests/support/direct-site.ts";
import { readPage } from "#tests/support/site.ts";

const OFFER = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15" };

test("offered times stand in the order of the day, however they were typed", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { ...OFFER, date2: "2026-12-02", time2: "10:15", version: "1" });
  const { document } = await site.page(patient);
  expect(texts(document, "#answer-form .pick b, #answer-form label").join()).toMatch(/10:15am.*2:15pm/);
  expect((await lastMail(site, "booking-times")).text).toMatch(/Time 1: .+10:15am\n- Time 2: .+2:15pm/);
  expect(await wordsOn(site, practice)).toMatch(/10:15am or Wednesday 2 December, 2:15pm/);
  await site.post(patient, { do: "answer", choice: "1", version: "2" });
  expect(await wordsOn(site, patient)).toContain("Your appointment: Wednesday 2 December, 10:15am");
});

test("who can come at none of the offered times may say in words alone when suits them", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { ...OFFER, version: "1" });
  const wish = { do: "answer", choice: "none", date: "", time: "" };
  const empty = await readPage(await site.post(patient, { ...wish, words: "", version: "2" }));
  expect(empty.status).toBe(422);
  expect(texts(empty.document, "main [role=alert]")[0]).toContain("or write when suits you");
  const sent = await site.post(patient, { ...wish, words: "Friday afternoons", version: "2" });
  expect(sent.status).toBe(303);
  const { document, html } = await site.page(practice);
  expect(texts(document, ".given dd")[0]).toBe("Another time, in their own words");
  expect(html).not.toContain("Friday afternoons");
  const opened = await readPage(await site.post(practice, { do: "open", version: "3" }));
  expect(texts(opened.document, ".given dd")).toContain("Friday afternoons");
  expect(opened.document.querySelector("#answer-form [name=date]")!.getAttribute("value")).toBe("");
  expect(texts((await site.page(patient)).document, "aside dd")).toContain("Another time, in your words");
});

test("an agreed time stands while the patient asks in words for another", async () => {
  const { site, patient, practice } = await asked();
  const confirm = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30" };
  await site.post(practice, { ...confirm, version: "1" });
  const change = { do: "change", date: "", time: "", words: "After school" };
  expect((await site.post(patient, { ...change, version: "2" })).status).toBe(303);
  expect(await wordsOn(site, patient)).toContain(
    "You still have your appointment: Wednesday 2 December, 9:30am",
  );
  await gatheredMail(site);
  const { text } = await lastMail(site, "booking-changed");
  expect(text).toContain("You asked for another time in your own words");
  expect(text).not.toContain("After school");
});

test("the email about a change names the time that was asked for", async () => {
  const { site, patient } = await asked();
  await site.post(patient, {
    do: "change",
    date: "2026-12-11",
    time: "10:00",
    words: "Planted",
    version: "1",
  });
  await gatheredMail(site);
  const { text } = await lastMail(site, "booking-changed");
  expect(text).toContain("You asked for another time: Friday 11 December, 10am.");
  expect(text).not.toContain("Planted");
});

test("a patient can ask for any time in a part of another day, and the practice chooses the time", async () => {
  const { site, patient, practice } = await asked();
  const { document } = await site.page(patient);
  expect(texts(document, "#change-form [name=time] option").slice(0, 5)).toEqual([
    "Choose a time",
    "Morning",
    "Afternoon",
    "After work",
    "8:00am",
  ]);
  const change = { do: "change", date: "2026-12-11", words: "" };
  const noDay = await readPage(
    await site.post(patient, { ...change, date: "", time: "Morning", version: "1" }),
  );
  expect(noDay.document.querySelector("#change-form [selected]")!.getAttribute("value")).toBe("Morning");
  expect((await site.post(patient, { ...change, time: "Morning", version: "1" })).status).toBe(303);
  const told = texts((await site.page(patient)).document, "aside dd");
  expect(told).toContain("Friday 11 December 2026, any time in the morning");
  const shown = await site.page(practice);
  expect(texts(shown.document, ".given dd")[0]).toBe("Friday 11 December, any time in the morning");
  expect(shown.document.querySelector("#confirm-form")).toBeNull();
});

test("while times for a change are to be chosen from, the practice reads which appointment stands", async () => {
  const { site, patient, practice } = await asked();
  const confirm = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30" };
  await site.post(practice, { ...confirm, version: "1" });
  await site.post(patient, { do: "change", date: "2026-12-09", time: "10:00", version: "2" });
  await site.post(practice, { ...OFFER, date1: "2026-12-09", version: "3" });
  expect(texts((await site.page(practice)).document, "main .lede")[0]).toContain(
    "Until then, you keep your appointment with them on Wednesday 2 December, 9:30am.",
  );
});

test("others are free again only where others were offered", async () => {
  for (const more of [{}, { date2: "2026-12-03", time2: "10:15" }]) {
    const { site, patient, practice } = await asked();
    await site.post(practice, { ...OFFER, ...more, version: "1" });
    await site.post(patient, { do: "answer", choice: "1", version: "2" });
    const { text } = await lastMail(site, "practice-chosen");
    expect(text.includes("The others you offered are free again.")).toBe("date2" in more);
  }
});
