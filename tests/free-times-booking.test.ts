import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { TimeChoice } from "#app/booking/time-choice.ts";
import { pauseFreeTimes, resumeFreeTimes } from "#database/settings.ts";
import { occupiedCells } from "#domain/free-times/free-times.ts";
import { mailNames, lastMail, openDirectSite, requestOf, tokensIn, wordsOn } from "./support/direct-site.ts";
import { alertIn, formValues, keptIn, texts } from "./support/form.ts";
import { BOOKING, BOOKING_WITH_ID, send, sendForJson, sendWell } from "./support/forms.ts";
import { heldRows, keepTimes, PRESSED } from "./support/free-times.ts";
import { readPage, type SiteOptions, type TestSite } from "./support/site.ts";

/** Wednesday 2 December 2026, 9:30am in New Zealand. */
const AT = "2026-12-01T20:30Z";
const INSTANT = new Date("2026-12-01T20:30:00Z");
const ANSWERS = {
  ...BOOKING_WITH_ID,
  ...PRESSED,
  chosenTime: AT,
};

async function openWithTimes(options: SiteOptions = {}, ...rules: Parameters<typeof keepTimes>[2][]) {
  const site = await openDirectSite({ samples: 24, ...options });
  await keepTimes(site, 3, ...rules);
  return site;
}

const press = (site: TestSite, answers: Record<string, string> = {}) =>
  send(site, BOOKING, { ...ANSWERS, ...answers });

const booked = (site: TestSite, answers: Record<string, string> = {}) =>
  sendWell(site, BOOKING, { ...ANSWERS, ...answers });

describe("A free time that is posted", () => {
  test("is an appointment at once: on the page after it, in the record, held, and in the mails to both", async () => {
    const site = await openWithTimes();
    const response = await press(site);
    const address = response.headers.get("Location")!;
    expect(address).toMatch(/&at=2026-12-01T20:30Z/);
    const sent = await wordsOn(site, address);
    expect(sent).toMatch(/You’re booked ?Wednesday 2 December, 9:30am/);
    expect(sent).toContain("Press the button in our email, so that the practice knows it’s really you.");

    const { reference, status } = (await keptIn(site))[0]!;
    expect(status).toBe("confirmed");
    const { events, fields, request } = await requestOf(site, reference);
    expect(events.map(({ event, actor }) => [event, actor])).toEqual([["booked", "sender"]]);
    expect([request.appointment?.at, request.appointment?.minutes]).toEqual([INSTANT, 30]);
    expect([fields.preferredDate, fields.preferredTime]).toEqual(["2026-12-02", "9:30 AM"]);
    expect((await heldRows(site, 3)).map(({ cell }) => cell)).toEqual(occupiedCells(INSTANT, 30));

    const mails = await site.mail();
    expect(mailNames(mails).toSorted()).toEqual(["booking-confirmed-1", "practice-booked-1"]);
    const [patients, practices] = ["booking-confirmed", "practice-booked"].map((name) =>
      mails.find((mail) => mailNames([mail])[0]!.startsWith(name)),
    );
    expect(patients!.calendar?.method).toBe("REQUEST");
    expect(patients!.text).toContain("a clash, they’ll contact you with other times.");
    expect(practices!.text).toContain("Wednesday 2 December, 9:30am");
    for (const typed of ["Māia", "O’Brien", "555 0147", "Checkup", "maia@"])
      expect([typed, practices!.text.includes(typed), practices!.html.includes(typed)]).toEqual([
        typed,
        false,
        false,
      ]);

    const [token] = tokensIn(practices!);
    expect(await wordsOn(site, `/practice/request?token=${token}`)).not.toContain("How soon");
    const { patient } = await linksIn(site);
    expect(await wordsOn(site, patient)).toMatch(/Your appointment: Wednesday 2 December, 9:30am/);
    expect(await wordsOn(site, patient)).toContain("You booked Wednesday 2 December, 9:30am");
  });

  test.each(["practices", "free_times"] as const)(
    "is stored as nothing else while %s can’t be read, and can be sent again as it was chosen",
    async (table) => {
      const site = await openWithTimes();
      site.log.expect("lookup failed");
      const rename = (from: string, to: string) =>
        site.database.transact((tx) => tx.schema.alterTable(from).renameTo(to).execute());
      await rename(table, "elsewhere");
      const refused = await readPage(
        await press(site, { preferredDate: "2026-12-03", preferredTime: "Morning" }),
      );
      expect([refused.status, await keptIn(site)]).toEqual([503, []]);
      await rename("elsewhere", table);
      const again = await send(site, BOOKING, formValues(refused));
      expect(again.headers.get("Location")).toContain(`&at=${AT}`);
    },
  );

  test("that has just gone stays chosen where what else is free can’t be read, and is said to have gone when it is sent again", async () => {
    const site = await openWithTimes();
    await booked(site);
    site.log.expect("lookup failed");
    const { transact } = site.database;
    const rename = (from: string, to: string) =>
      transact((tx) => tx.schema.alterTable(from).renameTo(to).execute());
    site.database.transact = (work) =>
      transact(work).catch(async (error: unknown) => {
        await rename("free_times", "elsewhere");
        throw error;
      });
    const other = { "submission-id": "another", email: "tui@patient.example" };
    const refused = await readPage(await press(site, other));
    site.database.transact = transact;
    await rename("elsewhere", "free_times");
    expect([refused.status, formValues(refused).chosenTime]).toEqual([503, AT]);
    const again = await readPage(await send(site, BOOKING, formValues(refused)));
    expect([again.status, alertIn(again).includes("has just gone")]).toEqual([409, true]);
  });

  test("is one, however often the same is sent; another time under that key was sent already", async () => {
    const site = await openWithTimes();
    const reference = await booked(site);
    const mails = (await site.mail()).length;
    expect(await booked(site)).toBe(reference);
    site.clock.now = new Date("2026-12-01T20:00:00Z");
    expect(await booked(site)).toBe(reference);
    const other = await readPage(await press(site, { chosenTime: "2026-12-02T20:30Z" }));
    expect([other.status, alertIn(other).includes("already been sent")]).toEqual([422, true]);
    expect((await site.mail()).length).toBe(mails);
  });

  test("has its program told in JSON when it has gone", async () => {
    const site = await openWithTimes();
    await booked(site);
    const { "submission-id": _, ...answers } = { ...ANSWERS, email: "other@patient.example" };
    const { status, body } = await sendForJson(site, BOOKING, answers);
    expect([status, body]).toEqual([
      409,
      { ok: false, errors: { chosenTime: expect.stringContaining("That time has just gone") } },
    ]);
    const kinds = site.log.lines.flatMap(
      (line) => /"event":"booking","kind":"([\w-]+)"/.exec(line)?.[1] ?? [],
    );
    expect(kinds).toEqual(["booked", "taken"]);
  });

  test("is asked for where the practice’s notice has run out meanwhile, with the notice and the rule", async () => {
    const site = await openWithTimes({ now: "2026-12-01T19:05:00Z" }, { notice: 4, weekly: week() });
    const page = await readPage(await press(site, { chosenTime: "2026-12-01T22:30Z" }));
    expect([page.status, (await keptIn(site)).length]).toEqual([422, 0]);
    expect(alertIn(page)).toMatch(
      /It’s 8:05am\..* needs 4 hours’ notice while they’re open, so 11:30am can’t be booked/,
    );
    site.clock.now = new Date("2026-12-01T22:40:00Z");
    const passed = await readPage(await press(site, { chosenTime: "2026-12-01T22:30Z" }));
    expect(alertIn(passed)).toContain("Wed 2 Dec, 11:30am has passed. Pick another time");
    expect(formValues(page).email).toBe(ANSWERS.email);
  });

  test("is refused where the visit no longer fits, and says where it does", async () => {
    const site = await openWithTimes();
    await booked(site, { chosenTime: "2026-12-01T21:00Z" });
    const page = await readPage(
      await press(site, { "submission-id": "", email: "o@p.example", service: "Teeth Cleaning" }),
    );
    expect(page.status).toBe(422);
    expect(alertIn(page)).toContain("A 60-minute visit doesn’t fit at 9:30am. It fits on ");
  });

  test.each([
    ["the site confirms none", { freeTimes: "asked" } as const, "on"],
    ["the practice confirms each", {}, "asked"],
  ] as const)("can be asked for where %s, once it was said", async (_why, options, state) => {
    const site = await openDirectSite({ samples: 24, ...options });
    await keepTimes(site, 3, {}, state);
    const page = await readPage(await press(site));
    expect(page.status).toBe(422);
    expect(alertIn(page)).toContain("can’t confirm online just now. You can ask for this time");
    const { chosenTime } = formValues(page);
    expect(chosenTime).toBe(`ask ${AT}`);
    const reference = await booked(site, { chosenTime: chosenTime! });
    expect((await requestOf(site, reference)).request).toMatchObject({
      status: "sent",
      wish: { day: "2026-12-02", time: "09:30" },
    });
  });

  test("is asked for only while it is ahead, at most 12 months, and what is wrong with it is said at the list", async () => {
    // Wednesday 2 December, 11am in New Zealand.
    const site = await openWithTimes({ now: "2026-12-01T22:00:00Z" });
    const passed = await readPage(await press(site, { chosenTime: `ask ${AT}` }));
    expect(passed.status).toBe(422);
    expect(texts(passed.document, ".error-summary a[href='#chosenTime']")).toEqual([
      "It is 11am in New Zealand, so 9:30am today has passed. Choose a later time or another day",
    ]);
    expect(formValues(passed).chosenTime).toBeUndefined();
    const { "submission-id": _, ...program } = ANSWERS;
    const told = async (chosenTime: string) => sendForJson(site, BOOKING, { ...program, chosenTime });
    for (const [chosenTime, wrong] of [
      ["ask 2020-01-01T20:30Z", "Choose a date that is today or later"],
      ["ask 2026-11-30T20:30Z", "Choose a date that is today or later"],
      ["ask 2027-12-02T20:30Z", "Choose a date in the next 12 months"],
    ] as const)
      expect([chosenTime, await told(chosenTime)]).toEqual([
        chosenTime,
        { status: 422, body: { ok: false, errors: { chosenTime: wrong } } },
      ]);
    expect(await keptIn(site)).toEqual([]);
    // The contract lets programs ask for any time of today.
    expect((await told(`ask ${AT}`)).status).toBe(201);
  });

  test("is not what counts once any practice nearby is asked", async () => {
    const site = await openWithTimes({ now: "2026-12-01T22:00:00Z" });
    const anyone = { practice: "", location: "Nelson", chosenTime: `ask ${AT}` };
    const today = { ...anyone, preferredDate: "2026-12-02", preferredTime: "8:00 AM" };
    const passed = await readPage(await press(site, today));
    expect([passed.status, alertIn(passed).includes("8am today has passed")]).toEqual([422, true]);
    expect((await press(site, { ...today, preferredTime: "2:00 PM" })).status).toBe(303);
  });

  test("is asked for beyond three on one mailbox here, whatever follows a plus in its address", async () => {
    const site = await openWithTimes({}, { weekly: week() });
    const at = (index: number) =>
      new Date(INSTANT.getTime() + index * 30 * 60_000).toISOString().replace(":00.000Z", "Z");
    const status = async (index: number, email: string) => {
      const answers = {
        ...ANSWERS,
        "submission-id": "",
        chosenTime: at(index),
        email,
        firstName: `P${index}`,
      };
      return (await send(site, BOOKING, answers, { visitor: `192.0.2.${index + 1}` })).status;
    };
    for (const index of [0, 1, 2]) expect(await status(index, "one@patient.example")).toBe(303);
    expect(await status(3, "one@patient.example")).toBe(422);
    expect(await status(3, "One+4@patient.example")).toBe(422);
    expect(await status(4, "p4@patient.example")).toBe(303);
    expect(await heldRows(site, 3)).toHaveLength(4 * 6);
  });
});

describe("Without scripts", () => {
  test("later days come with all that was typed, and nothing is sent; a press on Send without a time asks for one", async () => {
    const site = await openWithTimes();
    const first = await site.page("/book?practice=3");
    const later = first.document.querySelector('button[name="days-from"]')!;
    const typed = { ...formValues(first), firstName: "Māia", message: "Kia ora", service: "General Checkup" };
    const page = await readPage(
      await send(site, BOOKING, { ...typed, "days-from": later.getAttribute("value")! }),
    );
    expect([page.status, (await keptIn(site)).length]).toEqual([200, 0]);
    expect(page.document.title).not.toContain("Error");
    expect(formValues(page)).toMatchObject({
      firstName: "Māia",
      message: "Kia ora",
      service: "General Checkup",
    });
    const days = (one: typeof page) =>
      [...one.document.querySelectorAll(".free-times > div > b")].map(({ textContent }) => textContent);
    expect(days(first)).toEqual(["Mon 23 Nov", "Tue 24 Nov", "Wed 25 Nov", "Thu 26 Nov", "Fri 27 Nov"]);
    expect(days(page)[0]).toBe("Mon 30 Nov");

    const missing = await readPage(await press(site, { chosenTime: "" }));
    const errors = [...missing.document.querySelectorAll(".error-summary a")];
    expect(errors.map((a) => [a.getAttribute("href"), a.textContent])).toEqual([
      ["#chosenTime", "Choose a time"],
    ]);
  });

  test("a link with a time begins with it picked", async () => {
    const site = await openWithTimes();
    expect(formValues(await site.page(`/book?practice=3&time=${AT}`)).chosenTime).toBe(AT);
    await booked(site);
    expect(formValues(await site.page(`/book?practice=3&time=${AT}`)).chosenTime).toBeUndefined();
  });

  test("another time is asked for by day and time, as from a practice without free times", async () => {
    const site = await openWithTimes();
    const reference = await booked(site, {
      chosenTime: "another",
      preferredDate: "2026-12-02",
      preferredTime: "9:30 AM",
    });
    expect((await requestOf(site, reference)).request.status).toBe("sent");
    const { document } = await site.page("/book?practice=4");
    expect(document.querySelector(".free-times, [name=chosenTime]")).toBe(null);
  });
});

function week() {
  return Array.from({ length: 7 }, () => [{ from: 540, to: 1020 }]);
}

/** The patient's page, by the mail that confirms the time. */
async function linksIn(site: TestSite) {
  const mail = await lastMail(site, "booking-confirmed");
  return { patient: `/request?token=${/token=([0-9a-f]{64})/.exec(mail.text)![1]!}` };
}

test("After a backup was restored a time is asked for, until an operator resumes", async () => {
  const site = await openWithTimes();
  await site.database.transact(pauseFreeTimes);
  expect((await press(site)).status).toBe(422);
  await site.database.transact(resumeFreeTimes);
  await booked(site);
});

test("A calendar that is silent, or busy then, keeps a time from being booked", async () => {
  const site = await openWithTimes();
  const feed = {
    practice_id: 3,
    address: "sealed",
    host: "calendar.example",
    set_at: "2026-11-20T00:00:00.000Z",
  };
  const keepFeed = (ok_at: string, busy: object[]) =>
    site.database.transact(async (tx) => {
      await tx.deleteFrom("calendar_feeds").execute();
      const read_at = site.clock.now.toISOString();
      await tx
        .insertInto("calendar_feeds")
        .values({ ...feed, ok_at, read_at, next_at: read_at, busy: JSON.stringify(busy) })
        .execute();
    });
  const choice = async () =>
    (await (await site.fetch("/book/times.json?practice=3&service=General+Checkup")).json()) as TimeChoice;
  const span = { from: INSTANT.getTime(), to: INSTANT.getTime() + 3_600_000 };
  await keepFeed("2026-11-20T00:29:00.000Z", [span]);
  const fresh = await choice();
  const wednesday = async (from: string) =>
    (
      (await (
        await site.fetch(`/book/times.json?practice=3&service=General+Checkup&from=${from}`)
      ).json()) as TimeChoice
    ).days[0];
  expect(fresh.isInstant).toBe(true);
  expect((await wednesday("2026-12-02"))?.times.map(({ label }) => label)).toEqual([
    "9am",
    "10:30am",
    "11am",
    "11:30am",
  ]);
  await keepFeed("2026-11-19T22:00:00.000Z", []);
  expect((await choice()).isInstant).toBe(false);
});

describe("Another free time, taken on the request’s page", () => {
  test("moves the appointment at once: same event in calendars with the next sequence, the old time free again", async () => {
    const site = await openWithTimes();
    const reference = await booked(site);
    const first = await lastMail(site, "booking-confirmed");
    const { patient } = await linksIn(site);
    const page = await site.page(patient);
    const values = [...page.document.querySelectorAll('[name="at"]')].map((radio) =>
      radio.getAttribute("value"),
    );
    expect(values.length).toBeGreaterThan(0);
    expect(values).not.toContain(AT);
    // Each time has the button that names it; CSS shows the one of the time that is picked.
    const button = page.document.querySelector('label:has([value="2026-12-02T21:00Z"]) + button')!;
    expect(button.textContent).toBe("Move to Thu 3 Dec, 10am");

    const taken = await site.post(patient, { do: "book", version: "1", at: "2026-12-02T21:00Z" });
    expect(taken.status).toBe(303);
    const at = new Date("2026-12-02T21:00:00Z");
    const { request, events } = await requestOf(site, reference);
    expect([events.at(-1)!.event, request.appointment?.at, request.appointment?.sequence]).toEqual([
      "booked",
      at,
      1,
    ]);
    expect((await heldRows(site, 3)).map(({ cell }) => cell)).toEqual(occupiedCells(at, 30));

    const mails = await site.mail();
    expect(mailNames(mails)).toEqual(expect.arrayContaining(["booking-confirmed-2", "practice-booked-2"]));
    const second = await lastMail(site, "booking-confirmed-2");
    const uid = (text: string) => /^UID:.*$/m.exec(text)![0];
    expect(uid(second.calendar!.text)).toBe(uid(first.calendar!.text));
    expect([first, second].map(({ calendar }) => /SEQUENCE:(\d)/.exec(calendar!.text)![1])).toEqual([
      "0",
      "1",
    ]);
    expect(await wordsOn(site, taken.headers.get("Location")!)).toMatch(
      /Moved\. We’d tell a real practice now/,
    );
  });

  test("is refused when someone else has it, and theirs stands; as it was served the form changes nothing", async () => {
    const site = await openWithTimes();
    const reference = await booked(site);
    const { patient } = await linksIn(site);
    await booked(site, {
      "submission-id": "",
      email: "other@patient.example",
      chosenTime: "2026-12-02T21:00Z",
    });
    const late = await readPage(
      await site.post(patient, { do: "book", version: "1", at: "2026-12-02T21:00Z" }),
    );
    expect([late.status, alertIn(late).includes("That time has just gone")]).toEqual([422, true]);
    const unanswered = await readPage(await site.post(patient, { do: "book", version: "1" }));
    expect([unanswered.status, alertIn(unanswered).includes("Choose a time")]).toEqual([422, true]);
    expect((await requestOf(site, reference)).request.appointment?.at).toEqual(INSTANT);
  });
});

/** 9am on the Sunday itself is the first visit after the clocks have changed at 3am or 2am. */
test.each([
  { day: "2027-04-04", words: "Sunday 4 April", now: "2027-03-29T00:00:00Z", at: "2027-04-03T21:00Z" },
  { day: "2027-09-26", words: "Sunday 26 September", now: "2027-09-20T00:00:00Z", at: "2027-09-25T20:00Z" },
])(
  "On $day, when the clocks change, page, mail, calendar and interface name one instant",
  async ({ day, words, now, at }) => {
    const site = await openWithTimes({ now }, { weekly: week() });
    const instant = new Date(at.replace("Z", ":00Z"));
    const listed = await site.fetch(`/api/v1/practices/3/free-times?from=${day}&days=1`);
    const { times } = (await listed.json()) as { times: { start: string }[] };
    expect(new Date(times[0]!.start)).toEqual(instant);
    const page = await site.page(`/book?practice=3&time=${at}`);
    const picked = page.document.querySelector('[name="chosenTime"][checked]')!;
    expect([picked.getAttribute("value"), picked.parentElement!.textContent]).toEqual([at, "9am"]);

    const response = await press(site, { chosenTime: at });
    expect(response.status).toBe(303);
    const address = response.headers.get("Location")!;
    expect([address.includes(`&at=${at}`), await wordsOn(site, address)]).toEqual([
      true,
      expect.stringMatching(new RegExp(`You’re booked ?${words}, 9am`)),
    ]);
    const { reference } = (await keptIn(site))[0]!;
    expect((await requestOf(site, reference)).request.appointment?.at).toEqual(instant);
    const mail = await lastMail(site, "booking-confirmed");
    expect(mail.text).toContain(`${words} 2027, 9am`);
    const { patient } = await linksIn(site);
    expect(await wordsOn(site, patient)).toContain(`Your appointment: ${words}, 9am`);
    const file = await site.fetch(patient.replace("/request?", "/request/appointment.ics?"));
    for (const text of [mail.calendar!.text, await file.text()]) expect(startIn(text)).toEqual(instant);
  },
);

/** When the event of a file begins, by the zone that the file itself describes. */
function startIn(text: string): Date {
  const file = ICAL.Component.fromString(text);
  const zone = new ICAL.Timezone(file.getFirstSubcomponent("vtimezone")!);
  const start = file.getFirstSubcomponent("vevent")!.getFirstPropertyValue("dtstart") as ICAL.Time;
  start.zone = zone;
  return start.toJSDate();
}

test("A time on a holiday, a day without times or further ahead than they go is answered so, and not as one that has just gone", async () => {
  const site = await openWithTimes({ now: "2026-12-20T00:30:00Z" });
  const said = async (chosenTime: string) => {
    const page = await readPage(await press(site, { chosenTime }));
    expect(page.status).toBe(422);
    return alertIn(page);
  };
  expect(await said("2026-12-24T20:30Z")).toMatch(
    /has no times to book online on Fri 25 Dec \(Christmas Day\)\. The nearest times are on /,
  );
  expect(await said("2026-12-25T20:30Z")).toContain("on Sat 26 Dec (Boxing Day)");
  expect(await said("2027-01-08T20:30Z")).toContain("has no times to book online on Sat 9 Jan. ");
  expect(await said("2027-02-24T20:30Z")).toContain("can be booked online up to 4 weeks ahead");
});

test("Every start that programs are given can be picked on the form, and when moving; what was pressed stays among those shown", async () => {
  const site = await openWithTimes({}, { weekly: week(), startEvery: 15 });
  const api = await site.fetch("/api/v1/practices/3/free-times?days=7");
  const starts = ((await api.json()) as { times: { start: string }[] }).times.map(
    ({ start }) => `${start.slice(0, 16)}Z`,
  );
  const values = ({ document }: Awaited<ReturnType<TestSite["page"]>>, name: string) =>
    [...document.querySelectorAll(`input[name=${name}][type=radio]`)].map((one) => one.getAttribute("value"));
  const form = await site.page("/book?practice=3&service=General+Checkup");
  const days = new Set(starts.map((start) => start.slice(0, 10)));
  expect(days.size).toBeGreaterThan(4);
  const first = [...form.document.querySelectorAll(".free-times > div")].length;
  expect(first).toBe(5);
  const offered = values(form, "chosenTime");
  const isLater = (start: string) => offered.every((one) => one === "another" || one! < start);
  const inFiveDays = starts.filter((start) => !isLater(start));
  expect(inFiveDays.filter((start) => !offered.includes(start))).toEqual([]);
  expect(form.document.querySelector(".all-times summary span")?.textContent).toMatch(/^All \d+ times$/);
  // Each once, and in the order of the day, though some fold out.
  const inOrder = offered.slice(0, -1).map((value) => Date.parse(value!));
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  expect(new Set(offered).size).toBe(offered.length);

  // Pressed elsewhere, a time that is not among the eight shown first is there, picked.
  const hidden = form.document.querySelector(".free-times .more input")!.getAttribute("value")!;
  const linked = await site.page(`/book?practice=3&service=General+Checkup&time=${hidden}`);
  expect(linked.document.querySelector("input[name=chosenTime]:checked")!.getAttribute("value")).toBe(hidden);
  expect(linked.document.querySelector(".more input:checked")).toBeNull();

  // A jump to a date, without scripts.
  const typed = { ...formValues(form), "days-from": "jump", "day-shown": "2026-12-07" };
  const jumped = await readPage(await send(site, BOOKING, typed));
  expect(jumped.document.querySelector(".free-times b")!.textContent).toBe("Mon 7 Dec");

  await booked(site);
  const { patient } = await linksIn(site);
  const moving = values(await site.page(patient), "at");
  const free = await site.fetch("/api/v1/practices/3/free-times?days=14");
  const all = ((await free.json()) as { times: { start: string }[] }).times.map(
    ({ start }) => `${start.slice(0, 16)}Z`,
  );
  expect(all.filter((start) => !moving.includes(start))).toEqual([]);
});

test("Someone without email reads below that error whom to call", async () => {
  const site = await openWithTimes();
  const page = await readPage(await press(site, { email: "" }));
  expect([page.status, page.document.body.textContent]).toEqual([
    422,
    expect.stringMatching(/No email\? Call them: \(0\d\) 0\d\d \d{4}/),
  ]);
});

test("Who arrives with a time reads it in the practice’s card and on the button, with the list folded in behind “Change”, and is not asked how soon", async () => {
  const site = await openWithTimes();
  const form = await site.page("/book?practice=3&time=2026-12-01T20:30Z");
  const card = form.document.querySelector(".chosen-practice")!;
  expect(card.hasAttribute("open")).toBe(false);
  expect(card.querySelector("summary")!.textContent).toMatch(/^Wed 2 Dec, 9:30am.*Change$/);
  expect(card.querySelector("[name=chosenTime][checked]")!.getAttribute("value")).toBe("2026-12-01T20:30Z");
  expect(form.document.querySelector(".send .if-booking")!.textContent).toContain("Book Wed 2 Dec, 9:30am");
  const questions = [...form.document.querySelectorAll(".part > legend")];
  expect(questions.length).toBe(2);
  // How soon is asked of those who ask for another time alone.
  expect(form.document.querySelector("[name=urgency]")!.closest(".own-time")).not.toBeNull();
  // A time that has gone is said over an open list.
  await press(site, { chosenTime: "2026-12-01T20:30Z" });
  const late = await press(site, {
    chosenTime: "2026-12-01T20:30Z",
    email: "late@patient.example",
    "submission-id": "",
  });
  expect((await readPage(late)).document.querySelector(".chosen-practice .free-times")).toBeNull();
});

test("Who arrives with a time that someone else has booked in between reads above the form that it isn’t free", async () => {
  const site = await openWithTimes();
  const link = "/book?practice=3&time=2026-12-01T20:30Z";
  expect((await site.page(link)).document.querySelector("main")!.textContent).not.toContain("isn’t free");
  await press(site, { chosenTime: "2026-12-01T20:30Z" });
  expect((await site.page(link)).document.querySelector("main")!.textContent).toContain(
    "Wed 2 Dec, 9:30am isn’t free. Choose another time.",
  );
});
