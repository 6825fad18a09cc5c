import { expect, test } from "vitest";
import { HOUR } from "#domain/durations.ts";
import { asked, gatheredMail, mailNames, requestOf, wordsOn } from "#tests/support/direct-site.ts";
import type { TestSite } from "#tests/support/site.ts";

const CONFIRM = { do: "answer", answer: "confirm", minutes: "30" };
const OFFER = { do: "answer", answer: "offer" };

/** Acts on the newest version; `number` makes each different from the one before. */
async function act(site: TestSite, path: string, reference: string, fields: Record<string, string>) {
  const { request } = await requestOf(site, reference);
  return site.post(path, { version: String(request.version), ...fields });
}

function changeTo(number: number): Record<string, string> {
  return {
    do: "change",
    date: `2026-12-${String(2 + (number % 20)).padStart(2, "0")}`,
    time: "10:00",
    words: `Number ${number}`,
  };
}

function later(site: TestSite, milliseconds: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + milliseconds);
}

async function statuses(count: number, post: (number: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let number = 0; number < count; number++) all.push((await post(number)).status);
  return all;
}

test("fifteen changes of a request within a minute are five, and one mail to each side", async () => {
  const { site, reference, patient } = await asked();
  const before = (await site.mail()).length;
  const got = await statuses(15, (number) => act(site, patient, reference, changeTo(number)));
  expect(got).toEqual([...Array<number>(5).fill(303), ...Array<number>(10).fill(429)]);
  expect(await site.mail()).toHaveLength(before);
  expect(mailNames((await gatheredMail(site)).slice(before)).toSorted()).toEqual([
    "booking-changed-6",
    "practice-change-6",
  ]);
});

test("the refusal says whom to call, keeps what was typed, and stores nothing", async () => {
  const { site, reference, patient } = await asked();
  await statuses(5, (number) => act(site, patient, reference, changeTo(number)));
  const before = await requestOf(site, reference);
  const page = await (await act(site, patient, reference, { ...changeTo(6), words: "My own words" })).text();
  expect(page).toMatch(/You’ve changed this request several times\. Please call .+ on \(0/);
  expect(page).toContain("My own words");
  expect(await requestOf(site, reference)).toEqual(before);
});

test("an hour later it can be changed again, and never after twenty changes", async () => {
  const { site, reference, patient } = await asked({ preferredDate: "2027-06-02" });
  const all: number[] = [];
  for (let hour = 0; hour < 5; hour++) {
    all.push(...(await statuses(6, (number) => act(site, patient, reference, changeTo(hour * 6 + number)))));
    later(site, HOUR);
  }
  const anHour = [303, 303, 303, 303, 303, 429];
  expect(all).toEqual([...anHour, ...anHour, ...anHour, ...anHour, ...Array<number>(6).fill(429)]);
});

test("it can be cancelled however often it was changed", async () => {
  const { site, reference, patient } = await asked();
  await statuses(8, (number) => act(site, patient, reference, changeTo(number)));
  expect((await act(site, patient, reference, { do: "cancel", sure: "yes" })).status).toBe(303);
  expect((await requestOf(site, reference)).request.status).toBe("closed");
  // What the changes would have said is no longer so.
  expect(
    mailNames(await gatheredMail(site))
      .slice(2)
      .toSorted(),
  ).toEqual(["booking-cancelled-7", "practice-off-7"]);
});

test("a practice offers other times five times an hour, and can still confirm, decline and give up", async () => {
  for (const last of [
    { ...CONFIRM, date: "2026-12-03", time: "11:00" },
    { do: "answer", answer: "decline", reason: "full" },
  ]) {
    const { site, reference, practice } = await asked();
    const offers = (number: number) => ({
      ...OFFER,
      date1: "2026-12-04",
      time1: `09:${10 + number}`.replace(/\d$/, "5"),
    });
    const different = (number: number) => ({ ...offers(number), words: `Offer ${number}` });
    const got = await statuses(8, (number) => act(site, practice, reference, different(number)));
    expect(got).toEqual([303, 303, 303, 303, 303, 429, 429, 429]);
    expect((await act(site, practice, reference, last)).status).toBe(303);
  }
  const { site, reference, practice } = await asked();
  const moves = await statuses(9, (number) =>
    act(site, practice, reference, {
      ...CONFIRM,
      answer: number === 0 ? "confirm" : "move",
      date: "2026-12-03",
      time: `1${number % 2}:30`,
      words: `${number}`,
    }),
  );
  expect(moves).toEqual([303, 303, 303, 303, 303, 429, 429, 429, 429]);
  expect((await act(site, practice, reference, { do: "answer", answer: "cancel", sure: "yes" })).status).toBe(
    303,
  );
});

test("one side's changes do not count as the other's", async () => {
  const { site, reference, patient, practice } = await asked();
  await statuses(5, (number) => act(site, patient, reference, changeTo(number)));
  const offered = await act(site, practice, reference, { ...OFFER, date1: "2026-12-04", time1: "09:15" });
  expect(offered.status).toBe(303);
  expect(await wordsOn(site, patient)).toContain("Choose a time");
});
