import { expect, test } from "vitest";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { asked, lastMail, travel } from "#tests/support/direct-site.ts";
import { readPage, type TestSite } from "#tests/support/site.ts";

const CONFIRM = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30", version: "1" };

/** What the page says of the practice's words before a press, and after one near the time that they are about. */
async function wroteOn(site: TestSite, patient: string) {
  const { document, html } = await site.page(patient);
  expect(html).not.toContain("Park behind");
  const button = document.querySelector("main button[form]")!;
  const form = document.querySelector(`form#${button.getAttribute("form")}`)!;
  const fields = [...form.querySelectorAll("input[type=hidden]")].map((input): [string, string] => [
    input.getAttribute("name")!,
    input.getAttribute("value")!,
  ]);
  const shown = await readPage(await site.post(patient, Object.fromEntries(fields)));
  expect((await faultsOfHtml(shown.html)).join()).toBe("");
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

test("what it writes with a confirmation is on the page, after a press, and in the reminder", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { ...CONFIRM, words: "Park behind the building." });
  expect(await wroteOn(site, patient)).toContain("The practice writes: Park behind the building.");
  await travel(site, new Date("2026-11-30T21:00:00Z"));
  expect((await lastMail(site, "booking-reminder")).text).toContain("Park behind the building.");
});

test("no words, no button for them", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, CONFIRM);
  expect((await site.page(patient)).document.querySelector("main button[form]")).toBeNull();
});
