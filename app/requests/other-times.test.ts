import { expect, test } from "vitest";
import { alertIn, texts } from "#tests/support/form.ts";
import { asked, gatheredMail, lastMail, wordsOn } from "#tests/support/direct-site.ts";
import { readPage, type TestSite } from "#tests/support/site.ts";

/** Times that a practice offers, takes back or offers instead, and times that a patient asks for. */

const CONFIRM = { do: "answer", answer: "confirm", date: "2026-12-02", time: "09:30", version: "1" };
const OFFER = { do: "answer", answer: "offer", date1: "2026-12-02", time1: "14:15" };
const INSTEAD = { ...OFFER, date1: "2026-12-03", time1: "10:15" };
const DECLINE = { do: "answer", answer: "decline", reason: "full" };
const CHANGE = { do: "change", date: "2026-12-09", time: "10:00", words: "" };
const GONE = "Those earlier times are no longer available.";

/** A request of which the practice has offered Wednesday at 2:15pm. */
async function offered(more: Record<string, string> = {}) {
  const one = await asked();
  await one.site.post(one.practice, { ...OFFER, ...more, version: "1" });
  return one;
}

/** What every mail has while there is an appointment. */
const CHANGE_LINK = /^Change or cancel:\nhttp.+#change$/m;

/** An appointment on Wednesday 2 December at 9:30am. */
async function confirmed() {
  const one = await asked();
  await one.site.post(one.practice, CONFIRM);
  return one;
}

/** The answers that the practice has on its page, once it has opened the request. */
async function answers(site: TestSite, practice: string, version: string): Promise<string[]> {
  const { document } = await readPage(await site.post(practice, { do: "open", version }));
  return texts(document, "#answer-form .answer > .pick b");
}

test("offered times stand in the order of the day; the others are free again once one is chosen", async () => {
  const { site, patient, practice } = await offered({ date2: "2026-12-02", time2: "10:15" });
  const { document } = await site.page(`${practice}&done=offered`);
  const done = document.querySelector("[role=status]")!;
  // It is heard first.
  expect([done.getAttribute("tabindex"), done.hasAttribute("autofocus")]).toEqual(["-1", true]);
  const choosing = (await site.page(patient)).document;
  expect(texts(choosing, "#answer-form button").join()).toMatch(/10:15am.*2:15pm/);
  expect((await lastMail(site, "booking-times")).text).toMatch(/Time 1: .+10:15am\n- Time 2: .+2:15pm/);
  expect(await wordsOn(site, practice)).toMatch(/10:15am or Wednesday 2 December, 2:15pm/);
  await site.post(patient, { do: "answer", choice: "1", version: "2" });
  expect(await wordsOn(site, patient)).toContain("Your appointment: Wednesday 2 December, 10:15am");
  expect((await lastMail(site, "practice-chosen")).text).toContain("The others you offered are free again.");
});

test("one offered time is kept free as one: no others are free again", async () => {
  const { site, patient, practice } = await offered();
  expect(await wordsOn(site, practice)).toContain("Please keep it free until then");
  await site.post(patient, { do: "answer", choice: "1", version: "2" });
  expect((await lastMail(site, "practice-chosen")).text).not.toContain("are free again");
});

test("a patient who can come at none of the offered times can say in words alone when suits them", async () => {
  const { site, patient, practice } = await offered();
  const wish = { do: "answer", choice: "none", date: "", time: "" };
  const empty = await readPage(await site.post(patient, { ...wish, words: "", version: "2" }));
  expect(empty.status).toBe(422);
  expect(texts(empty.document, "main [role=alert]")[0]).toContain("or write when suits you");
  const sent = await site.post(patient, { ...wish, words: "Friday afternoons", version: "2" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `${patient}&done=changed`]);
  const said = async (path: string) => texts((await site.page(path)).document, "[role=status]");
  expect(await said(`${patient}&done=changed`)).toHaveLength(1);
  // What a press has come to is not said any more once something else has happened.
  expect(await said(`${practice}&done=offered`)).toEqual([]);
  const { document, html } = await site.page(practice);
  expect(texts(document, ".given dd")[0]).toBe("Another time, in their own words");
  expect(html).not.toContain("Friday afternoons");
  const opened = await readPage(await site.post(practice, { do: "open", version: "3" }));
  expect(texts(opened.document, ".given dd")).toContain("Friday afternoons");
  expect(opened.document.querySelector("#answer-form [name=date]")!.getAttribute("value")).toBe("");
  expect(texts((await site.page(patient)).document, "aside dd")).toContain("Another time, in your words");
});

test("an answer to times that were offered before chooses none of those that are offered now", async () => {
  const { site, patient, practice } = await offered();
  await site.post(patient, { ...CHANGE, do: "answer", choice: "none", version: "2" });
  const more = { date1: "2026-12-10", date2: "2026-12-10", time2: "16:00" };
  expect((await site.post(practice, { ...OFFER, ...more, version: "3" })).status).toBe(303);
  const { status, document } = await readPage(
    await site.post(patient, { do: "answer", choice: "1", version: "2" }),
  );
  expect([status, texts(document, "[name=choice][checked]")]).toEqual([409, []]);
  expect(texts(document, "#answer-form button")).toEqual([
    "Book Thursday 10 December, 2:15pm",
    "Book Thursday 10 December, 4pm",
  ]);
});

test("a practice that has offered times can offer others instead, and the patient reads that the first are gone", async () => {
  const { site, patient, practice } = await offered();
  expect(await answers(site, practice, "2")).toContain("Offer other times instead");
  const again = await readPage(await site.post(practice, { ...OFFER, version: "2" }));
  expect([again.status, texts(again.document, "main [role=alert]")[0]]).toEqual([
    422,
    expect.stringContaining("You haven’t changed anything"),
  ]);
  expect((await site.post(practice, { ...INSTEAD, version: "2" })).status).toBe(303);
  await gatheredMail(site);
  const { subject, text } = await lastMail(site, "booking-times-3");
  expect(subject).toMatch(/^Choose again: other times for your appointment/);
  expect(text).toContain(GONE);
  expect(text).toContain("Thursday 3 December, 10:15am");
  expect(text).not.toContain("2:15pm");
  expect(await wordsOn(site, patient)).toContain(GONE);
  const stale = await readPage(await site.post(patient, { do: "answer", choice: "1", version: "2" }));
  expect(stale.status).toBe(409);
  expect(texts(stale.document, "main [role=alert]")[0]).toMatch(
    / took back Wednesday 2 December, 2:15pm, and offered Thursday 3 December, 10:15am/,
  );
});

test("a practice that can’t after all says so: the patient is asked whether we may ask another", async () => {
  const { site, patient, practice } = await offered();
  expect(await answers(site, practice, "2")).toContain("We can’t after all");
  expect((await site.post(practice, { ...DECLINE, version: "2" })).status).toBe(303);
  expect((await lastMail(site, "booking-declined")).text).toContain(
    `They’re fully booked around then. ${GONE}`,
  );
  const { document } = await site.page(patient);
  expect(texts(document, "h1")[0]).toMatch(/can’t see you$/);
  expect(texts(document, "main .lede")[0]).toContain(GONE);
  expect(texts(document, "legend")).toContain("May we ask another practice?");
});

test("an appointment that is given up for other times won’t go ahead, and stays so when others take their place", async () => {
  const { site, patient, practice } = await confirmed();
  const more = { date2: "2026-12-04", time2: "14:15" };
  await site.post(practice, { ...INSTEAD, ...more, version: "2" });
  const heading = "Your appointment on Wednesday 2 December won’t go ahead";
  const { document } = await site.page(patient);
  expect(texts(document, "h1")).toEqual([heading]);
  expect(texts(document, ".happened li")[0]).toMatch(
    /^Your appointment on Wednesday 2 December, 9:30am, won’t go ahead: .+ offered Thursday 3 December, 10:15am or Friday 4 December, 2:15pm instead/,
  );
  expect(await wordsOn(site, practice)).toContain(
    "Your practice offered Thursday 3 December, 10:15am or Friday 4 December, 2:15pm instead of Wednesday 2 December, 9:30am",
  );
  const { subject, text } = await lastMail(site, "booking-times");
  expect(subject).toBe(`${heading}: choose another time`);
  expect(text).toContain("can’t see you on Wednesday 2 December at 9:30am, so your appointment won’t");
  await site.post(practice, { ...INSTEAD, ...more, time1: "11:15", version: "3" });
  const after = (await site.page(patient)).document;
  expect(texts(after, "h1")).toEqual([heading]);
  expect(texts(after, "main .lede")[0]).toContain(GONE);
});

test("an appointment stands while the patient asks for another time, in words too, and when the practice declines that", async () => {
  const { site, patient, practice } = await confirmed();
  const change = { do: "change", date: "", time: "", words: "After school" };
  expect((await site.post(patient, { ...change, version: "2" })).status).toBe(303);
  expect(await wordsOn(site, patient)).toContain(
    "You still have your appointment: Wednesday 2 December, 9:30am",
  );
  await gatheredMail(site);
  const { text } = await lastMail(site, "booking-changed");
  expect(text).toContain("You asked for another time in your own words. We’d tell a real practice now.");
  expect(text).not.toContain("We’ve passed");
  expect(text).toMatch(CHANGE_LINK);
  expect(text).not.toContain("After school");
  await site.post(practice, { ...DECLINE, version: "3" });
  const [first] = texts((await site.page(patient)).document, ".happened li");
  expect(first).toMatch(/couldn’t change the time\. Your appointment hasn’t changed/);
  const [theirs] = texts((await site.page(practice)).document, ".happened li");
  expect(theirs).toMatch(/^Your practice couldn’t change the time\. The appointment hasn’t changed/);
  expect(`${first} ${theirs}`).not.toContain("can’t see");
});

test("another time is asked for only while it is ahead: of today, no time that has passed", async () => {
  const { site, patient } = await confirmed();
  // Wednesday 25 November, 3pm in New Zealand.
  site.clock.now = new Date("2026-11-25T02:00:00Z");
  const today = { ...CHANGE, date: "2026-11-25", version: "2" };
  for (const time of ["8:00 AM", "3:00 PM", "Morning"]) {
    const page = await readPage(await site.post(patient, { ...today, time }));
    expect([time, page.status, alertIn(page)]).toEqual([time, 422, expect.stringContaining("in the future")]);
  }
  expect((await site.post(patient, { ...today, time: "Afternoon" })).status).toBe(303);
});

test("an appointment stands while times offered instead of it are to be chosen from, and when they are taken back", async () => {
  const { site, patient, practice } = await confirmed();
  await site.post(patient, { ...CHANGE, version: "2" });
  await site.post(practice, { ...INSTEAD, version: "3" });
  expect((await lastMail(site, "booking-times")).text).toMatch(CHANGE_LINK);
  expect(texts((await site.page(practice)).document, "main .lede")[0]).toContain(
    "Until then, you keep your appointment with them on Wednesday 2 December, 9:30am.",
  );
  expect(await answers(site, practice, "4")).toEqual([
    "We agreed a time on the phone",
    "Offer other times instead",
    "No other time: keep the agreed one",
    "Cancel the appointment",
  ]);
  await site.post(practice, { ...DECLINE, version: "4" });
  expect((await lastMail(site, "booking-kept")).text).toContain(`couldn’t change it. ${GONE} Please come`);
  expect(await wordsOn(site, patient)).toContain("Your appointment: Wednesday 2 December, 9:30am");
});

test("a patient can ask for any time in a part of another day, and the practice chooses the time", async () => {
  const { site, patient, practice } = await asked();
  const { document } = await site.page(patient);
  expect(texts(document, "#change-form [name=time] option").slice(0, 5)).toEqual([
    "Choose a time",
    "Morning",
    "Afternoon",
    "After work",
    "8am",
  ]);
  const change = { ...CHANGE, date: "2026-12-11", time: "Morning", version: "1" };
  const noDay = await readPage(await site.post(patient, { ...change, date: "" }));
  expect(noDay.document.querySelector("#change-form [selected]")!.getAttribute("value")).toBe("Morning");
  expect((await site.post(patient, change)).status).toBe(303);
  const told = texts((await site.page(patient)).document, "aside dd");
  expect(told).toContain("Friday 11 December 2026, any time in the morning");
  const shown = await site.page(practice);
  expect(texts(shown.document, ".given dd")[0]).toBe("Friday 11 December, any time in the morning");
  expect(shown.document.querySelector("#confirm-form")).toBeNull();
});
