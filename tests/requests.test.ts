import { join } from "node:path";
import { expect, test } from "vitest";
import { eraseSubmissions } from "#database/erasing.ts";
import { withdrawPractices } from "#database/practices/withdrawn.ts";
import { eraseDue } from "#outbox/jobs/erase-due.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { MailRefused } from "#outbox/transports/message.ts";
import { nextPractice } from "#services/requests/next-practice.ts";
import {
  book,
  linksOf,
  mailNames,
  openDirectSite,
  requestOf,
  tokensIn,
  travel,
  wordsOn,
} from "./support/direct-site.ts";
import { newFolder } from "./support/new-folder.ts";
import { SEALING } from "./support/sealing.ts";
import { readPage } from "./support/site.ts";

/** The way of a request through the pages that links open, as browsers and practices go it. */

const WISH = { practice: "3", preferredDate: "2026-12-02", urgency: "routine" };

const CONFIRM = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30", minutes: "30" };

test("a form that a program sends to a practice's link shows nothing of the patient before Open was pressed", async () => {
  const site = await openDirectSite();
  const reference = await book(site, WISH);
  const { practice } = await linksOf(site);
  for (const form of [{ do: "answer" }, { do: "nonsense" }, { ...CONFIRM, version: "7" }]) {
    const answer = await readPage(await site.post(practice, form));
    expect([409, 422]).toContain(answer.status);
    expect(answer.html).not.toMatch(/Māia|maia@|555 0147|nervous/);
  }
  expect((await requestOf(site, reference)).events.map(({ event }) => event)).toEqual(["sent"]);
  await site.post(practice, { do: "open", version: "1" });
  const mistaken = await readPage(await site.post(practice, { do: "answer", version: "1" }));
  expect([mistaken.status, /Māia/.test(mistaken.html)]).toEqual([422, true]);
});

test("of what a practice says of the day the last word counts, also when it said the same before", async () => {
  const site = await openDirectSite();
  const reference = await book(site, WISH);
  const { practice } = await linksOf(site);
  await site.post(practice, { ...CONFIRM, version: "1" });
  await travel(site, new Date("2026-12-01T21:00:00Z"));
  for (const came of ["yes", "no", "no", "yes"]) {
    const { status } = await site.post(practice, { do: "report", came, version: "2" });
    const { request, events } = await requestOf(site, reference);
    expect([status, request.came]).toEqual([303, came === "yes"]);
    expect(events.at(-1)!.detail).toEqual({ came: came === "yes" });
  }
  await travel(site, new Date("2026-12-04T02:00:00Z"));
  expect((await requestOf(site, reference)).request.outcome).toBe("attended");
  expect(mailNames(await site.mail())).not.toContain("booking-missed-3");
});

test("no sample is written to where mail leaves the machine", async () => {
  const site = await openDirectSite({ mailGoesToFolder: false });
  const reference = await book(site, WISH);
  const other = await book(site, { location: "Auckland", email: "someone@example.co.nz" });
  await travel(site, new Date(site.clock.now.getTime() + 60_000));
  expect((await requestOf(site, reference)).request).toMatchObject({ status: "asked", practice: null });
  expect((await requestOf(site, other)).request).toMatchObject({ status: "closed", outcome: "unplaced" });
  const addresses = new Set((await site.mail()).map(({ to }) => to.email));
  expect([...addresses].toSorted()).toEqual([
    "escalation@niho.example",
    "maia@example.co.nz",
    "someone@example.co.nz",
  ]);
});

test("what was agreed on the phone is the appointment, and the practice is told whose word that is", async () => {
  const site = await openDirectSite();
  const reference = await book(site, WISH);
  const { patient } = await linksOf(site);
  const agreed = { do: "agreed", date: "2026-12-03", time: "14:15", version: "1" };
  expect((await site.post(patient, agreed)).status).toBe(422);
  expect((await site.post(patient, { ...agreed, sure: "yes" })).status).toBe(303);
  const { request, events } = await requestOf(site, reference);
  expect([request.status, request.appointment?.at]).toEqual(["confirmed", new Date("2026-12-03T01:15:00Z")]);
  expect(events.at(-1)).toMatchObject({ event: "agreed", actor: "sender" });
  const named = new Map((await site.mail()).map((mail) => [mailNames([mail])[0]!, mail]));
  expect(named.get("booking-confirmed-2")?.calendar?.method).toBe("REQUEST");
  expect(named.get("practice-chosen-2")?.text).toContain("The patient says you agreed this time");
  expect(named.get("practice-chosen-2")?.text).toContain("Thursday 3 December, 2:15pm");
});

test("the patient is asked to call a practice that was taken off before they chose its time, or cancelled, by one mail each time", async () => {
  const site = await openDirectSite();
  await book(site, WISH);
  const { patient, practice } = await linksOf(site);
  const offer = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "10:00", version: "1" };
  await site.post(practice, offer);
  await site.database.transact((tx) => withdrawPractices(tx, [3], { on: "2026-11-20", why: "asked" }));
  await site.post(patient, { do: "answer", choice: "1", version: "2" });
  await site.mail();
  await site.post(patient, { do: "cancel", sure: "yes", version: "3" });
  const mails = (await site.mail()).filter((mail) =>
    /^booking-(?!received|times)/.test(mailNames([mail])[0]!),
  );
  expect(mailNames(mails)).toEqual(["booking-confirmed-3", "booking-cancelled-4"]);
  expect(mails[0]!.text).toMatch(
    /We can’t email .+\. Please call them on .+ and ask whether they’re expecting you/,
  );
  expect(mails[0]!.text).toMatch(/To change or cancel, call them\.$/m);
  expect(mails[0]!.text).not.toContain("Change or cancel");
  expect(mails[1]!.text).toMatch(
    /We can’t email .+\. Please call them on .+ and tell them that you’ve cancelled/,
  );
});

test("another time wished of a practice that was taken off goes back to us, and no mail says that it was passed on", async () => {
  const site = await openDirectSite();
  const reference = await book(site, WISH);
  const { patient } = await linksOf(site);
  await site.database.transact((tx) => withdrawPractices(tx, [3], { on: "2026-11-20", why: "asked" }));
  const wish = { do: "change", date: "2026-12-09", time: "11:10", words: "", version: "1" };
  expect((await site.post(patient, wish)).status).toBe(303);
  const { request, events } = await requestOf(site, reference);
  expect(events.slice(1).map(({ event }) => event)).toEqual(["changed", "tookBack"]);
  expect(request).toMatchObject({ status: "asked", practice: null, wish: { day: "2026-12-09" } });
  expect(mailNames(await site.mail()).slice(2)).toEqual(["booking-back-3"]);
});

test("a practice that declined is not asked again under the number of a listing merged into it", async () => {
  const site = await openDirectSite();
  const reference = await book(site, { ...WISH, elsewhere: "yes" });
  await site.database.transact(async (tx) => {
    await withdrawPractices(tx, [3], { on: "2026-11-20", why: "merged" });
    await tx.updateTable("practices").set({ merged_into: 4 }).where("id", "=", 3).execute();
  });
  const request = { ...(await requestOf(site, reference)).request, tried: [] };
  const asked = await nextPractice(site.services, request, {});
  expect(asked).toMatchObject({ practice: { id: 4 } });
  const tried = [{ practice: 4, why: "declined", reason: "full" }] as const;
  expect(await nextPractice(site.services, { ...request, tried }, {})).toEqual({ kind: "none" });
});

test("another choice on an older version moves nothing, and says what happened, with what was typed", async () => {
  const site = await openDirectSite();
  const reference = await book(site, WISH);
  const { patient, practice } = await linksOf(site);
  const offer = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "10:00" };
  await site.post(practice, { ...offer, date2: "2026-12-03", time2: "14:15", version: "1" });
  expect((await site.post(patient, { do: "answer", choice: "2", version: "2" })).status).toBe(303);
  const before = await requestOf(site, reference);
  const none = { do: "answer", choice: "none", date: "2026-12-09", time: "11:10", words: "After school" };
  const page = await readPage(await site.post(patient, { ...none, version: "2" }));
  expect(page.status).toBe(409);
  const said = page.document.querySelector("[role=alert]")!.textContent;
  expect(said).toContain("You chose Thursday 3 December, 2:15pm");
  for (const typed of ["9 December", "11:10am", "After school"]) expect(said).toContain(typed);
  expect(await requestOf(site, reference)).toEqual(before);

  const late = { do: "change", date: "2026-12-09", time: "11:10", words: "After school", version: "1" };
  const again = await readPage(await site.post(patient, late));
  expect(again.status).toBe(409);
  const form = again.document.querySelector("#change-form")!;
  const valueOf = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value;
  expect(["date", "time", "words", "version"].map(valueOf)).toEqual([
    "2026-12-09",
    "11:10",
    "After school",
    "3",
  ]);
});

test("the mail after a declined change says that the appointment stands, with the practice's words", async () => {
  const site = await openDirectSite();
  await book(site, WISH);
  const { patient, practice } = await linksOf(site);
  await site.post(practice, { ...CONFIRM, version: "1" });
  await site.post(patient, { do: "change", date: "2026-12-08", time: "11:00", words: "", version: "2" });
  const words = "We are closed that week";
  await site.post(practice, { do: "answer", answer: "decline", reason: "full", words, version: "3" });
  const kept = (await site.mail()).find((mail) => mailNames([mail])[0] === "booking-kept-4")!;
  expect(kept.subject).toBe("Your appointment hasn’t changed: Wednesday 2 December, 9:30am");
  expect(kept.text).toContain("couldn’t change it. Please come at the time you agreed");
  expect(kept.text).toContain(`From the practice: ${words}`);
  expect(kept.calendar).toBeUndefined();
});

test("a patient who wants no other practice is told that the request has ended, and which practices to call", async () => {
  const site = await openDirectSite();
  const reference = await book(site, { ...WISH, location: "Auckland" });
  const { patient, practice } = await linksOf(site);
  await site.post(practice, { do: "answer", answer: "decline", reason: "full", words: "", version: "1" });
  expect((await site.post(patient, { do: "elsewhere", elsewhere: "no", version: "2" })).status).toBe(303);
  expect((await requestOf(site, reference)).request).toMatchObject({ status: "closed", outcome: "unplaced" });
  await travel(site, new Date("2026-12-20T00:00:00Z"));
  const mails = await site.mail();
  expect(mailNames(mails).filter((name) => name.startsWith("practice-request"))).toHaveLength(1);
  const ended = mails.find((mail) => mailNames([mail])[0] === "booking-ended-3")!;
  const page = await site.page(patient);
  const named = [...page.document.querySelectorAll(".to-call li")];
  expect(named).toHaveLength(3);
  for (const one of named) {
    const name = one.querySelector("a")!.textContent;
    expect(ended.text).toContain(`- ${name}: (0`);
    expect(one.textContent).toMatch(/\(0\d\) /);
  }
});

test("where our own staff send requests on, a waiting request is late when it should have been sent, and passed up a business day after", async () => {
  const site = await openDirectSite({ routing: "desk" });
  const reference = await book(site, { location: "Auckland" });
  const { matchBy, passUpBy } = (await requestOf(site, reference)).request.clocks;
  expect([matchBy, passUpBy]).toEqual([new Date("2026-11-20T02:30:00Z"), new Date("2026-11-23T02:30:00Z")]);
  const minute = 60_000;
  const eventsAt = async (at: Date) => {
    await travel(site, at);
    await travel(site, at);
    return (await requestOf(site, reference)).events.map(({ event }) => event);
  };
  expect(await eventsAt(new Date(matchBy!.getTime() - minute))).toEqual([]);
  expect(await eventsAt(new Date(matchBy!.getTime() + minute))).toEqual(["late"]);
  expect(await eventsAt(new Date(passUpBy!.getTime() - minute))).toEqual(["late"]);
  expect(await eventsAt(new Date(passUpBy!.getTime() + minute))).toEqual(["late", "late"]);
  const named = new Map((await site.mail()).map((mail) => [mailNames([mail])[0]!, mail.to.email]));
  expect(named.get("booking-late-0")).toBe("bookings@niho.example");
  expect(named.get("booking-passed-up-0")).toBe("escalation@niho.example");
});

test("an appointment that is cancelled long after the day that was asked for is kept, with its pages, until 90 days after it", async () => {
  const mailer = memoryMailer((message) => {
    if (mailNames([message])[0]!.startsWith("practice-off")) throw new MailRefused("550 no such user", true);
  });
  const site = await openDirectSite({ mailer });
  const reference = await book(site, WISH);
  await site.mail();
  const tokenIn = (name: string) =>
    tokensIn(mailer.sent.find((mail) => mailNames([mail])[0]!.startsWith(name))!)[0];
  const practice = `/practice/request?token=${tokenIn("practice-request")}`;
  const patient = `/request?token=${tokenIn("booking-received")}`;
  await site.post(practice, { do: "open", version: "1" });
  await site.post(practice, { ...CONFIRM, date: "2027-03-15", version: "1" });
  site.clock.now = new Date("2027-03-12T00:00:00Z");
  expect((await site.post(patient, { do: "cancel", sure: "yes", version: "2" })).status).toBe(303);
  await site.mail();
  // What is noted after the end doesn’t bring it nearer either.
  await travel(site, new Date("2027-03-12T00:01:00Z"));
  expect((await requestOf(site, reference)).events.at(-1)!.event).toBe("unreached");
  const checkClock = () => Promise.resolve({ isPlausible: true } as const);
  const erasuresFile = join(newFolder(), "erasures.txt");
  const store = { ...site.services, ...SEALING, mailer, checkClock, erasuresFile };
  const due = (now: string) => eraseDue(store, new Date(now));
  expect(await due("2027-03-12T01:00:00Z")).toEqual([]);
  expect(await wordsOn(site, patient)).toContain("We’ll erase it by 13 June 2027.");
  expect((await site.fetch(practice)).status).toBe(200);
  expect(await due("2027-06-12T00:00:00Z")).toEqual([]);
  expect(await due("2027-06-13T00:00:00Z")).toEqual([reference]);
});

test("a token that is unknown, cut off, of the other page, ended or erased is the same 404, read and posted", async () => {
  const site = await openDirectSite();
  const reference = await book(site, WISH);
  const { patient, practice } = await linksOf(site);
  const tokenOf = (path: string) => path.split("=")[1]!;
  const ended = await book(site, { ...WISH, email: "ended@patient.example" });
  const endedToken = tokenOf((await linksOf(site)).patient);
  await site.database.transact((tx) =>
    tx
      .updateTable("links")
      .set({ ended_at: site.clock.now.toISOString() })
      .where("reference", "=", ended)
      .execute(),
  );
  const erased = tokenOf(patient);
  await site.database.transact((tx) =>
    eraseSubmissions(tx, [reference], { now: site.clock.now, reason: "asked", ...SEALING }),
  );
  await book(site, { ...WISH, email: "third@patient.example" });
  const ofPractice = tokenOf((await linksOf(site)).practice);
  const cut = ofPractice.slice(0, 63);
  const gone = [tokenOf(practice), erased, endedToken];
  const tokens = ["0".repeat(64), cut, ofPractice, ...gone, "", "%00"];
  const answers = new Set<string>();
  for (const token of tokens) {
    const path = `/request?token=${token}`;
    for (const response of [await site.fetch(path), await site.post(path, { do: "show", version: "1" })])
      answers.add(`${response.status} ${(await response.text()).replaceAll(token, "")}`);
  }
  expect([...answers]).toHaveLength(1);
  expect([...answers][0]).toMatch(/^404 .*This link doesn’t work/s);
});
