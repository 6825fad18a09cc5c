import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { alertIn } from "#tests/support/form.ts";
import { readPage } from "#tests/support/site.ts";
import { findPractice } from "#database/practices/practices.ts";
import { asked, book, lastMail, linksOf, requestOf, wordsOn } from "#tests/support/direct-site.ts";
import type { SiteOptions, TestSite } from "#tests/support/site.ts";

const CONFIRM = { do: "answer", answer: "confirm", date: "2026-12-02", minutes: "45", version: "1" };
const OFFER = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "10:00", version: "1" };
const ALREADY = /You already have (NIHO-\S+) at (\S+) that day/;

/** Two dentists of the listing of practice 3. */
async function dentistsAt(site: TestSite): Promise<string[]> {
  const { practitioners } = (await findPractice(site.database.read, 3))!;
  const colleague = { ...practitioners[0]!, name: "Dr Tama Reid" };
  const [row] = await site.database.read
    .selectFrom("practice_profiles")
    .selectAll()
    .where("practice_id", "=", 3)
    .execute();
  const profile = JSON.parse(row!.profile) as { practitioners: unknown[] };
  const more = JSON.stringify({ ...profile, practitioners: [...practitioners, colleague] });
  await site.database.transact((tx) =>
    tx.updateTable("practice_profiles").set({ profile: more }).where("practice_id", "=", 3).execute(),
  );
  return [practitioners[0]!.name, colleague.name];
}

/** A practice with one appointment at 10am, and its page of a second request. */
async function second(options: SiteOptions = {}) {
  const one = await asked({}, options);
  const dentists = await dentistsAt(one.site);
  await one.site.post(one.practice, { ...CONFIRM, time: "10:00", with: dentists[0]! });
  const reference = await book(one.site, { practice: "3", email: "second@patient.example" });
  return { ...one, dentists, other: reference, ...(await linksOf(one.site)), first: one.practice };
}

test.each([
  ["10:00", "", true],
  ["9:30", "", true],
  ["10:40", "", true],
  ["10:45", "", false],
  ["9:15", "", false],
])(
  "a practice that confirms %s (with: %s) reads whether it has another then: %s",
  async (time, who, isTwice) => {
    const { site, reference, other, first, practice } = await second();
    await site.post(practice, { ...CONFIRM, time: time.padStart(5, "0"), with: who, both: "yes" });
    const found = ALREADY.exec(await wordsOn(site, practice));
    expect(found?.slice(1) ?? null).toEqual(isTwice ? [reference, "10am"] : null);
    const onTheOther = await wordsOn(site, first);
    expect(ALREADY.exec(onTheOther)?.[1] ?? null).toEqual(isTwice ? other : null);
  },
);

eachDatabase("a practice that confirms over an appointment of its own", (open) => {
  test("is asked once more, and then has both", async () => {
    const { site, reference, practice, other } = await second({ open });
    const answer = { ...CONFIRM, time: "10:15" };
    const again = await readPage(await site.post(practice, answer));
    expect(again.status).toBe(422);
    expect(alertIn(again)).toContain(
      "You have another appointment then. Confirm both, or choose another time",
    );
    expect((await requestOf(site, other)).request.status).toBe("sent");
    const both = Object.fromEntries(
      [...again.document.querySelectorAll("#both-form [name]")].map((field) => [
        field.getAttribute("name")!,
        field.getAttribute("value")!,
      ]),
    );
    expect((await site.post(practice, both)).status).toBe(303);
    const { appointment } = (await requestOf(site, other)).request;
    expect(appointment?.at).toEqual(new Date("2026-12-01T21:15:00Z"));
    expect((await requestOf(site, reference)).request.appointment?.at).toEqual(
      new Date("2026-12-01T21:00:00Z"),
    );
    // The sentence alone, at the same time: they have said so before.
    const said = { ...answer, answer: "move", words: "The lift is on the left.", version: "2" };
    expect((await site.post(practice, said)).status).toBe(303);
  });
});

test("two appointments with two dentists are no double booking", async () => {
  const { site, practice, first, dentists } = await second();
  const { status } = await site.post(practice, { ...CONFIRM, time: "10:00", with: dentists[1]! });
  expect(status).toBe(303);
  expect((await wordsOn(site, practice)) + (await wordsOn(site, first))).not.toMatch(ALREADY);
});

test("the mail about a time that the patient has chosen says what else the practice has then", async () => {
  const { site, reference, practice, patient } = await second();
  await site.post(practice, OFFER);
  await site.post(patient, { do: "answer", choice: "1", version: "2" });
  expect(ALREADY.exec((await lastMail(site, "practice-chosen")).text)?.slice(1)).toEqual([reference, "10am"]);
});

test("an appointment that was cancelled is no reason to warn", async () => {
  const { site, practice, first } = await second();
  await site.post(first, { do: "answer", answer: "cancel", version: "2" });
  await site.post(practice, { ...CONFIRM, time: "10:00" });
  expect(await wordsOn(site, practice)).not.toMatch(ALREADY);
});
