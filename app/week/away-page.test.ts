import { join } from "node:path";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { DAY, MINUTE } from "#domain/durations.ts";
import { newZealandMinute } from "#domain/nz-time.ts";
import { eraseDue } from "#outbox/jobs/erase-due.ts";
import type { Message } from "#outbox/transports/message.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { mailNames, requestOf, tokensIn, travel } from "#tests/support/direct-site.ts";
import { formValues, pressBeside } from "#tests/support/form.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { heldRows } from "#tests/support/free-times.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { SEALING } from "#tests/support/sealing.ts";
import { readPage, type TestPage, type TestSite } from "#tests/support/site.ts";
import { expectHeldRight, keep, openWeek, PRACTICE, saidBy, take } from "#tests/support/week.ts";

/** 9am, 9:30am, 10:30am and 11am of Wednesday 2 December. */
const TIMES = ["2026-12-01T20:00Z", "2026-12-01T20:30Z", "2026-12-01T21:30Z", "2026-12-01T22:00Z"];
const LOOK = { do: "look", when: "days", from: "2026-12-02" };

async function openBooked(options: Parameters<typeof openWeek>[0] = {}) {
  const { site, token } = await openWeek(options);
  for (const [who, time] of TIMES.entries()) expect((await take(site, who, time)).status).toBe(303);
  const rows = await site.database.read
    .selectFrom("submissions")
    .select("reference")
    .where("kind", "=", "booking")
    .execute();
  const booked = await Promise.all(rows.map(({ reference }) => requestOf(site, reference)));
  const sorted = booked.toSorted(
    (a, b) => Number(a.request.appointment!.at) - Number(b.request.appointment!.at),
  );
  return { site, token, references: sorted.map(({ reference }) => reference) };
}

/** Looks at what the day touches, or the days until another, and gives the page that shows it. */
async function look(site: TestSite, token: string, to = ""): Promise<string> {
  const answer = await site.post(`/practice/week/away?token=${token}`, { ...LOOK, to });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location")!;
}

/** Sends the page as it is shown, with these answers changed. */
async function mark(site: TestSite, path: string, answers: Record<string, string>): Promise<Response> {
  const shown = await site.page(path);
  return site.post(path, { ...formValues(shown, "form:has([name=do][value=mark])"), do: "mark", ...answers });
}

function namesOf(mails: readonly Message[]): string[] {
  return mailNames(mails).map((name) => name.replace(/-\d+$/, ""));
}

type Entry = { sequence: number; at: string; isCancelled: boolean };

/** What a patient’s calendar has after these mails, by UID, as RFC 5546 has it. */
function calendarAfter(mails: readonly Message[]): ReadonlyMap<string, Entry> {
  const calendar = new Map<string, Entry>();
  for (const { calendar: part } of mails) {
    if (!part) continue;
    const parsed = ICAL.Component.fromString(part.text);
    const event = parsed.getFirstSubcomponent("vevent")!;
    const uid = String(event.getFirstPropertyValue("uid"));
    const sequence = Number(event.getFirstPropertyValue("sequence"));
    const before = calendar.get(uid);
    if (before && before.sequence > sequence) continue;
    const isCancelled = parsed.getFirstPropertyValue("method") === "CANCEL";
    calendar.set(uid, { sequence, isCancelled, at: String(event.getFirstPropertyValue("dtstart")) });
  }
  return calendar;
}

eachDatabase("an away day", (open) => {
  test("closes from the look on for ten minutes, and opens again by itself where nobody marks it", async () => {
    const { site, token } = await openWeek({ open });
    await look(site, token);
    expect((await take(site, 1, TIMES[0])).status).toBe(409);
    await travel(site, new Date(site.clock.now.getTime() + 11 * MINUTE));
    expect((await take(site, 1, TIMES[0])).status).toBe(303);
  });

  test("that is only looked at leaves its times free for the practice itself, which keeps one for someone who phones", async () => {
    const { site, token } = await openWeek({ open });
    await look(site, token);
    const week = await site.page(`/practice/week?token=${token}&day=2026-12-02`);
    expect(week.document.querySelector("#week a.week-free[href*='at=2026-12-01T20']")).not.toBeNull();
    const answer = await keep(site, token);
    expect(answer.headers.get("Location")).toContain("done=kept");
    expect((await take(site, 1, TIMES[0])).status).toBe(409);
    await expectHeldRight(site);
  });

  test("is one away, pressed twice after its look has lapsed or looked at again, and ends as one", async () => {
    const { site, token } = await openWeek({ open });
    const path = await look(site, token);
    await travel(site, new Date(site.clock.now.getTime() + 11 * MINUTE));
    const pressed = [await site.post(path, { do: "mark" }), await site.post(path, { do: "mark" })];
    const results = pressed.map((answer) => answer.headers.get("Location")!);
    expect(results[0]).toContain("done=marked");
    expect(results[1]).toBe(results[0]);
    const again = await site.page(await look(site, token));
    expect(again.document.querySelector("h1")!.textContent).toBe("You’re away: Wednesday 2 December");
    expect((await site.post(results[0]!, { do: "back", sure: "yes" })).status).toBe(303);
    expect((await take(site, 1, TIMES[0])).status).toBe(303);
  });

  test("is told each patient by one mail with other times; one press takes one, and the old time is in no calendar", async () => {
    const { site, token, references } = await openBooked({ open });
    const path = await look(site, token);
    const shown = await site.page(path);
    expect(shown.document.querySelector("h1")!.textContent).toBe(
      "Wednesday 2 December touches 4 appointments",
    );
    expect(shown.document.querySelector(".lede")!.textContent).toBe("4 by email.");
    const before = (await site.mail()).length;

    expect((await mark(site, path, {})).status).toBe(422);
    expect((await site.mail()).length).toBe(before);
    const marked = await mark(site, path, { words: "Our dentist is ill." });
    expect(marked.status).toBe(303);
    const again = await site.post(path, { do: "mark", words: "Our dentist is ill." });
    expect(again.status).toBe(303);
    const sent = (await site.mail()).slice(before);
    expect(namesOf(sent)).toEqual(Array.from({ length: 4 }, () => "booking-times"));
    expect(new Set(sent.map(({ to }) => to.email)).size).toBe(4);
    for (const mail of sent) expect(mail.text).toContain("Our dentist is ill.");

    const requests = await Promise.all(references.map((reference) => requestOf(site, reference)));
    const offers = requests.flatMap(({ request }) =>
      request.question?.kind === "times" ? request.question.offers : [],
    );
    expect(offers).toHaveLength(12);
    expect(new Set(offers.map(Number)).size).toBe(12);
    expect(offers.every((at) => !newZealandMinute(at).startsWith("2026-12-02"))).toBe(true);
    expect((await heldRows(site, PRACTICE)).every(({ layer }) => layer === 0)).toBe(true);
    await expectHeldRight(site);

    const [first] = requests;
    const patient = `/request?token=${tokensIn(sent.find(({ text }) => text.includes(first!.reference))!)[0]}`;
    const chosen = await site.post(patient, {
      do: "answer",
      choice: "2",
      version: String(first!.request.version),
    });
    expect(chosen.status).toBe(303);
    const theirs = (await site.mail()).filter(({ to }) => to.email === String(first!.fields.email));
    const entries = [...calendarAfter(theirs).values()];
    expect(entries.filter(({ isCancelled }) => isCancelled)).toHaveLength(1);
    expect(entries).toHaveLength(2);
    const standing = entries.find(({ isCancelled }) => !isCancelled)!;
    const { appointment } = (await requestOf(site, first!.reference)).request;
    expect(standing.at.slice(0, 16).replace("T", " ")).toBe(newZealandMinute(appointment!.at));
    await expectHeldRight(site);

    const result = await site.page(marked.headers.get("Location")!);
    expect(result.document.querySelector(".lede")!.textContent).toContain("4 people told.");
    expect(result.document.querySelector("main")!.textContent).toContain("Has ");
  });

  test("is undone within the hour for who has not answered, and they alone are told", async () => {
    const { site, token, references } = await openBooked({ open });
    const path = await look(site, token);
    const shown = formValues(await site.page(path), "form:has([name=words])");
    const [cancelled] = references;
    const marked = await mark(site, path, { ...shown, words: "Ill.", [`choice-${cancelled}`]: "cancel" });
    const result = marked.headers.get("Location")!;
    const before = (await site.mail()).length;
    expect((await site.post(result, { do: "back" })).status).toBe(422);
    const back = await site.post(result, { do: "back", sure: "yes" });
    expect(back.status).toBe(303);
    const over = (await site.page(back.headers.get("Location")!)).document.querySelector("main")!;
    expect(over.textContent).not.toContain("To ring");
    const sent = (await site.mail()).slice(before).filter(({ to }) => to.email.endsWith("@patient.example"));
    expect(namesOf(sent)).toEqual(Array.from({ length: 3 }, () => "booking-confirmed"));
    for (const { subject, text } of sent) {
      expect(subject).toMatch(/^Your appointment goes ahead after all: /);
      expect(text).toMatch(/goes ahead after all.*other times they offered are no longer available/s);
    }
    const times = await Promise.all(
      references.slice(1).map(async (one) => (await requestOf(site, one)).request.appointment!.at),
    );
    expect(times).toEqual(TIMES.slice(1).map((time) => new Date(time)));
    await expectHeldRight(site);
    expect((await take(site, 9, TIMES[0])).status).toBe(303);
  });
});

test("Who phoned is listed among those an away touches, their note after a press; once told, their time is free", async () => {
  const { site, token } = await openBooked();
  const caller = { from: "12:30", to: "13:00", note: "Hemi, 021 555 0147" };
  const id = saidBy(await keep(site, token, caller), "kept");
  expect((await keep(site, token, { what: "kept", from: "13:30", to: "14:00" })).status).toBe(303);
  const path = await look(site, token);
  const shown = await site.page(path);
  expect(shown.document.querySelector("h1")!.textContent).toBe(
    "Wednesday 2 December touches 4 appointments and 1 person who phoned",
  );
  expect(shown.document.querySelector(".lede")!.textContent).toBe("4 by email, 1 to ring.");
  const main = shown.document.querySelector("main")!.textContent;
  expect(main).toContain("Wednesday 2 December, 12:30pmKept: phoned, checkup, 30 min");
  expect(main).toContain("Ring them yourself: we don’t have their number.");
  expect(main).not.toContain("1:30pm");
  expect(shown.html).not.toContain("Hemi");
  const noted = await pressBeside(site, shown, "Show your notes", { words: "Our dentist is ill." });
  expect([noted.status, noted.html]).toEqual([200, expect.stringContaining("Hemi, 021 555 0147")]);
  expect(noted.document.querySelector("[name=words]")!.textContent).toBe("Our dentist is ill.");
  expect(noted.document.querySelector("[role=alert]")).toBeNull();
  const unsaid = await pressBeside(site, noted, "Mark Wednesday 2 December away and tell 4 people", {
    words: "",
  });
  expect([unsaid.status, unsaid.html]).toEqual([422, expect.stringContaining("Hemi, 021 555 0147")]);

  const result = (await mark(site, path, { words: "Ill." })).headers.get("Location")!;
  const served = await site.page(result);
  expect(served.document.querySelector(".lede")!.textContent).toContain("4 people told; 1 person to ring");
  expect(served.html).not.toContain("Hemi");
  const named = await readPage(await site.post(result, { do: "names" }));
  expect(named.document.querySelector("main")!.textContent).toContain("Hemi, 021 555 0147");
  await travel(site, new Date(site.clock.now.getTime() + MINUTE));
  const kept = `/practice/week/kept?token=${token}&id=${id}`;
  expect((await site.page(kept)).html).toContain("I’ve told them that we’re away then");
  expect((await site.post(result, { do: "told", [`told-${id}`]: "yes" })).status).toBe(303);
  const after = (await site.page(result)).document.querySelector("main")!.textContent;
  expect(after).not.toContain("to ring");
  expect(after).toContain("You’ve told them, so you no longer keep this time");
  expect((await site.page(kept)).html).toContain("It’s free again.");
  await expectHeldRight(site);
});

test("After an away, a press keeps the ticks beside it, and the names that were shown", async () => {
  const { site, token, references } = await openBooked();
  const [one, other] = references;
  const path = await look(site, token);
  const choices = { [`choice-${one}`]: "ring", [`choice-${other}`]: "ring" };
  const marked = await mark(site, path, { words: "Ill.", ...choices });
  const result = await site.page(marked.headers.get("Location")!);
  const ticked = ({ document }: TestPage) =>
    [...document.querySelectorAll("input[checked]")].map((box) => box.getAttribute("name"));
  const named = await pressBeside(site, result, "Show names and numbers", { sure: "yes" });
  expect([named.status, ticked(named)]).toEqual([200, ["sure"]]);

  const told = { [`told-${one}`]: "yes" };
  const unsure = await pressBeside(site, named, "I’m here after all", { ...told, sure: "" });
  expect([unsure.status, ticked(unsure)]).toEqual([422, [`told-${one}`]]);
  const untold = await pressBeside(site, named, "Save", { sure: "yes" });
  expect([untold.status, ticked(untold)]).toEqual([422, ["sure"]]);
  for (const { html } of [unsure, untold]) expect(html).toContain("Call 021 555 0147");
  expect(await faultsOfHtml(unsure.html)).toEqual([]);
  expect((await pressBeside(site, unsure, "Save", {})).status).toBe(303);
});

test("An away that lies ahead says who has been told of it, however long ago that was", async () => {
  const { site, token, references } = await openBooked();
  const later = { day: "2027-02-24", from: "12:30", to: "13:00" };
  const id = saidBy(await keep(site, token, later), "kept");
  const path = await look(site, token, "2027-02-28");
  const [cancelled] = references;
  const marked = await mark(site, path, { words: "Ill.", [`choice-${cancelled}`]: "cancel" });
  const result = marked.headers.get("Location")!;
  await travel(site, new Date(site.clock.now.getTime() + MINUTE));
  expect((await site.post(result, { do: "told", [`told-${id}`]: "yes" })).status).toBe(303);
  // Their request is closed by then, and since long.
  for (const days of [30, 62]) await travel(site, new Date(site.clock.now.getTime() + days * DAY));
  const checkClock = () => Promise.resolve({ isPlausible: true } as const);
  const erasuresFile = join(newFolder(), "erasures.txt");
  const store = { ...site.services, ...SEALING, mailer: { forget: async () => {} } };
  await eraseDue({ ...store, checkClock, erasuresFile }, site.clock.now);
  const after = (await site.page(result)).document.querySelector("main")!.textContent;
  expect(after).toContain("You’ve told them, so you no longer keep this time");
  expect(after).toContain("Wed 2 Dec, 9am · ");
});

test("Who phones while an away is looked at is in the list before it’s marked", async () => {
  const { site, token } = await openWeek();
  const path = await look(site, token);
  const served = formValues(await site.page(path), "form:has([name=do][value=mark])");
  await keep(site, token);
  const marked = await site.post(path, served);
  expect(marked.status).toBe(409);
  const again = await readPage(marked);
  expect(again.document.querySelector("h1")!.textContent).toContain("touches 1 person who phoned");
  expect((await mark(site, path, {})).status).toBe(303);
});

test("Who no email reaches is listed to ring: the number after a press, and once told they are among those told", async () => {
  const { site, token, references } = await openBooked();
  const path = await look(site, token);
  const [ring] = references;
  const marked = await mark(site, path, { words: "Ill.", [`choice-${ring}`]: "ring" });
  const result = marked.headers.get("Location")!;
  const served = await site.page(result);
  expect(served.document.querySelector(".lede")!.textContent).toContain("3 people told; 1 person to ring");
  expect(served.document.querySelectorAll("main a[href*='215550147']")).toHaveLength(0);
  const shown = await readPage(await site.post(result, { do: "names" }));
  expect(shown.document.querySelectorAll("main a[href*='215550147']")).toHaveLength(1);
  expect(shown.document.querySelector("main")!.textContent).toContain("P0");
  expect((await site.post(result, { do: "told" })).status).toBe(422);
  expect((await site.post(result, { do: "told", [`told-${ring}`]: "yes" })).status).toBe(303);
  const after = (await site.page(result)).document.querySelector("main")!;
  expect(after.textContent).not.toContain("to ring");
  expect(after.querySelector(".lede")!.textContent).toContain("4 people told.");
  expect(after.textContent).toContain("You’ve told them by phone. Has Wed 2 Dec, 9am");
  expect((await requestOf(site, ring!)).events.at(-1)).toMatchObject({ event: "rang", actor: "practice" });
});
