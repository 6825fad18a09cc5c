import { expect, test } from "vitest";
import {
  asked,
  book,
  lastMail,
  linksOf,
  openDirectSite,
  requestOf,
  tokensIn,
  travel,
  wordsOn,
} from "#tests/support/direct-site.ts";
import { texts } from "#tests/support/form.ts";
import { openListed } from "#tests/support/listing.ts";
import { readPage } from "#tests/support/site.ts";

/** What a practice reads of a request, and when. */

const CONFIRM = { do: "answer", answer: "confirm", minutes: "30" };
const CHANGE = { do: "change", date: "2026-12-09", time: "10:00", words: "" };
const DECLINE = { do: "answer", answer: "decline", reason: "full" };
/** As typed into a tab that shows the request as it was. */
const TYPED = { ...DECLINE, words: "Sorry", date: "2026-12-02", time: "09:30" };

test.each([
  ["", false],
  ["Mo-Fr 08:30-17:00", true],
])(
  "a practice whose hours are “%s” reads that Saturday is outside them: %s",
  async (openingHours, isSaid) => {
    const { site } = await openListed({ openingHours });
    await book(site, { practice: "10001", location: "Greymouth", preferredDate: "2026-12-05" });
    const { practice } = await linksOf(site);
    const agreed = { do: "answer", answer: "confirm", date: "2026-12-05", time: "09:30", minutes: "30" };
    await site.post(practice, { ...agreed, with: "", words: "", version: "1" });
    const page = await wordsOn(site, practice);
    expect(page).toContain("Confirmed: Saturday 5 December, 9:30am");
    expect(page.includes("outside the opening hours on your listing")).toBe(isSaid);
  },
);

const OFFER = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15", version: "1" };
const FREE = "Any times you kept for it are free again.";

async function nameAt({ site, reference }: Awaited<ReturnType<typeof asked>>): Promise<string> {
  return (await requestOf(site, reference)).request.practice!.name;
}

test("the page of a practice says which practice it is for", async () => {
  const one = await asked();
  expect(await wordsOn(one.site, one.practice)).toContain(`This page is for ${await nameAt(one)}.`);
});

test("a practice that lost a request hears of times that are free again while they are to come", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, OFFER);
  await site.post(patient, { ...CHANGE, version: "2" });
  await site.post(practice, { ...DECLINE, version: "3" });
  expect(await wordsOn(site, practice)).toContain(FREE);
  await travel(site, new Date("2026-12-20T20:00:00Z"));
  const words = await wordsOn(site, practice);
  expect(words).toContain("This request is no longer with you");
  expect(words).not.toContain(FREE);
});

test("a practice that kept no time for a request is told of none", async () => {
  const { site, practice } = await asked();
  await site.post(practice, { ...DECLINE, version: "1" });
  expect(await wordsOn(site, practice)).not.toContain(FREE);
});

test("a patient who changes or cancels at a sample reads that a real practice would be told", async () => {
  const { site, patient } = await asked();
  await site.post(patient, { ...CHANGE, version: "1" });
  const { document } = await site.page(`${patient}&done=changed`);
  expect(texts(document, "[role=status]")).toEqual(["Your change is saved. We’d tell a real practice now."]);
  await site.post(patient, { do: "cancel", sure: "yes", version: "2" });
  const words = await wordsOn(site, patient);
  expect(words).toContain("There’s nothing more to do. We’d tell a real practice now.");
  expect(words).toContain("This practice is a sample.");
  const { text } = await lastMail(site, "booking-cancelled");
  expect(`${words} ${text}`).not.toContain("We’ve told");
});

test("the history says which appointment is over, on whatever day the clock noted it", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { do: "open", version: "1" });
  await site.post(practice, { ...CONFIRM, date: "2026-12-04", time: "10:00", version: "1" });
  await travel(site, new Date("2026-12-05T00:30:00Z"));
  for (const page of [patient, practice])
    expect(texts((await site.page(page)).document, ".happened li")[0]).toMatch(
      /^The appointment on Friday 4 December, 10am is over/,
    );
});

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
  expect(subject).toMatch(/^A patient has cancelled, NIHO-/);
  expect(text).toContain("They no longer need an appointment. Any times you kept are free again.");
  expect(text).toContain("See which it was");
});

/** A request that a first practice confirmed for 2 December and gave up, and that a second one has now. */
async function passedOn() {
  const site = await openDirectSite();
  await book(site, { location: "Auckland", practice: "3", preferredDate: "2026-12-02", elsewhere: "yes" });
  const { practice: first } = await linksOf(site);
  await site.post(first, { ...CONFIRM, date: "2026-12-02", time: "09:30", version: "1" });
  await site.post(first, { do: "answer", answer: "cancel", version: "2" });
  await travel(site, new Date(site.clock.now.getTime() + 60_000));
  const { practice: second } = await linksOf(site);
  expect(second).not.toBe(first);
  return { site, first, second };
}

test("a practice is told as its own only what happened while it had the request", async () => {
  const { site, second } = await passedOn();
  const { document } = await site.page(second);
  const happened = texts(document, ".happened li");
  expect(happened).toHaveLength(1);
  expect(happened[0]).toMatch(/^Your practice got the request/);
});

test("a practice that answers after it lost the request is not told what the next one said", async () => {
  const { site, first, second } = await passedOn();
  await site.post(second, { ...CONFIRM, date: "2026-12-04", time: "11:00", version: "4" });
  const late = await readPage(
    await site.post(first, { ...CONFIRM, date: "2026-12-03", time: "10:00", version: "2" }),
  );
  expect(late.status).toBe(409);
  const [told] = texts(late.document, "main [role=alert]");
  expect(told).toContain("Your practice cancelled the appointment on Wednesday 2 December, 9:30am");
  expect(told).not.toContain("4 December");
});

test("a practice that declines in a stale tab reads its reason, and no preset of another answer", async () => {
  const { site, practice } = await asked();
  await site.post(practice, { do: "open", version: "1" });
  await site.post(practice, { ...CONFIRM, date: "2026-12-03", time: "11:00", version: "1" });
  const late = await readPage(await site.post(practice, { ...TYPED, version: "1" }));
  expect(late.status).toBe(409);
  const [told] = texts(late.document, "main [role=alert]");
  expect(told).toContain("You had answered: We’re fully booked then · Sorry");
  expect(told).not.toContain("2 December");
});

test("where the form is still there, its answer is kept, and a time begins with what the patient asks for now", async () => {
  const { site, patient, practice } = await asked();
  await site.post(practice, { do: "open", version: "1" });
  await site.post(patient, { ...CHANGE, version: "1" });
  const { document } = await readPage(await site.post(practice, { ...TYPED, version: "1" }));
  const checked = [...document.querySelectorAll("#answer-form input[checked]")];
  expect(checked.map((input) => input.getAttribute("value"))).toEqual(["decline", "full"]);
  const field = (name: string) => document.querySelector(`#answer-form [name=${name}]`)!;
  expect(field("words").textContent).toContain("Sorry");
  expect(field("date").getAttribute("value")).toBe("2026-12-09");
});
