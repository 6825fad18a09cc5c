import ICAL from "ical.js";
import { expect, test } from "vitest";
import { setCalendarFeed } from "#database/free-times/calendar-feeds.ts";
import { readDueCalendars } from "#services/calendars/read-feeds.ts";
import { calendarEvent, serveCalendar } from "./support/calendar-server.ts";
import { HOUR, MINUTE } from "#domain/durations.ts";
import { addDays, isoWeek } from "#domain/nz-time.ts";
import { eachDatabase } from "./support/databases.ts";
import { lastMail, mailNames, requestOf, tokensIn, travel, wordsOn } from "./support/direct-site.ts";
import { BOOKING, BOOKING_WITH_ID, send, sendForJson } from "./support/forms.ts";
import { keepTimes, PRESSED } from "./support/free-times.ts";
import { openListed } from "./support/listing.ts";
import { ORIGIN, type TestSite } from "./support/site.ts";
import { codeIn, MOBILE } from "./support/texts.ts";

const ID = 10_001;

eachDatabase("A practice on the Chatham Islands", (open) => {
  test("has nine on its wall as nine in calendars and programs: 45 minutes before nine elsewhere", async () => {
    const server = await serveCalendar();
    server.events = [
      calendarEvent("20261202T100000"),
      calendarEvent("", "X-NOTHING:1").replace("DTSTART:", "DTSTART;TZID=Pacific/Chatham:20261202T110000"),
      calendarEvent("20261201T230000Z"),
    ];
    const { site } = await openListed(
      { place: "chatham-islands" },
      { open, calendarPrivateHosts: [server.origin] },
    );
    await keepTimes(site, ID, {
      weekly: [2].reduce<{ from: number; to: number }[][]>(
        (days, day) => days.with(day, [{ from: 540, to: 900 }]),
        Array.from({ length: 7 }, () => []),
      ),
    });
    const { database, services, clock } = site;
    const feed = { practiceId: ID, address: `${server.origin}/a.ics`, now: clock.now };
    await database.transact((tx) => setCalendarFeed(tx, services.encryption, feed));
    await readDueCalendars(services);

    const free = await site.fetch(`/api/v1/practices/${ID}/free-times?from=2026-12-02&days=1`);
    const { times } = (await free.json()) as { times: { start: string; book: string }[] };
    const starts = times.map(({ start }) =>
      Temporal.Instant.from(start).toZonedDateTimeISO("Pacific/Chatham").toPlainTime().toString().slice(0, 5),
    );
    // Busy at 10 and 11 by its own clock, and from 11pm the day before by UTC, which is 12:45pm there.
    expect(starts).toEqual(["09:00", "09:30", "12:00", "14:00", "14:30"]);
    expect(times[0]!.start).toBe("2026-12-01T19:15:00.000Z");

    const record = await site.fetch(`/api/v1/practices/${ID}`);
    const { nextFree } = (await record.json()) as { nextFree: { start: string } };
    const said = await site.fetch("/mcp", askingAssistant("free_times", { id: ID, from: "2026-12-02" }));
    expect(await said.text()).toMatch(/Wed 2 Dec, 9am Chatham Islands time/);
    // Nothing is known of the week before to keep patients away.
    expect(nextFree.start).toBe("2026-11-24T19:15:00.000Z");
    const practicePage = await site.fetch(`/dentists/${ID}-mawhera-dental`);
    for (const page of [
      practicePage,
      await site.fetch(`/book?practice=${ID}`),
      await site.fetch(`/embed/${ID}`),
    ])
      expect(await page.text()).toContain("Times are Chatham Islands time.");
    const list = await site.fetch("/directory?location=chatham-islands");
    expect(await list.text()).toContain("Wed 25 Nov, 9am Chatham Islands time");

    const chosenTime = new URL(times[0]!.book).searchParams.get("time")!;
    const answer = await send(site, BOOKING, {
      ...BOOKING_WITH_ID,
      ...PRESSED,
      practice: String(ID),
      chosenTime,
    });
    const success = await site.fetch(answer.headers.get("location")!);
    expect(await success.text()).toMatch(/9am Chatham Islands time/);
    const mail = (await site.mail()).find(({ calendar }) => calendar);
    expect(mail!.subject).toContain("9am");
    expect(mail!.text).toContain("Wednesday 2 December 2026, 9am Chatham Islands time, about");
    const own = await site.fetch(`/request?token=${tokensIn(mail!)[0]}`);
    expect(await own.text()).toContain("9am Chatham Islands time</h2>");
    const calendar = ICAL.Component.fromString(mail!.calendar!.text);
    const event = calendar.getFirstSubcomponent("vevent")!;
    const start = event.getFirstProperty("dtstart")!;
    expect([start.getParameter("tzid"), String(start.getFirstValue())]).toEqual([
      "Pacific/Chatham",
      "2026-12-02T09:00:00",
    ]);
    const zone = new ICAL.Timezone({ component: calendar.getFirstSubcomponent("vtimezone")! });
    const read = ICAL.Time.fromDateTimeString("2026-12-02T09:00:00");
    read.zone = zone;
    expect(new Date(read.toUnixTime() * 1_000).toISOString()).toBe(times[0]!.start);
    const file = await site.fetch(`/request/appointment.ics?token=${tokensIn(mail!)[0]}`);
    expect(await file.text()).toContain("DTSTART;TZID=Pacific/Chatham:20261202T090000");
  });

  test("is booked by a program at the instant that was free, which the answer names", async () => {
    const { site } = await openListed({ place: "chatham-islands" }, { open });
    await keepTimes(site, ID);
    const free = await site.fetch(`/api/v1/practices/${ID}/free-times`);
    const [{ start, chosenTime } = { start: "", chosenTime: "" }] = ((await free.json()) as Times).times;
    const fields = { ...BOOKING_WITH_ID, ...PRESSED, practice: String(ID), chosenTime };
    const { body } = await sendForJson(site, BOOKING, fields);
    expect(body).toMatchObject({ ok: true, status: "booked", at: start.replace(":00.000Z", "Z") });
  });

  test.each(["2027-04-04", "2027-09-26"])(
    "names its clock after each time at every door, and goes by it, on %s, when clocks change",
    async (day) => {
      const { site, path } = await openListed(
        { place: "chatham-islands", openingHours: "Mo-Su 08:00-18:00" },
        { open },
      );
      const begins = onTheWall(day, "09:10");
      const start = begins.toISOString();
      await travel(site, new Date(begins.getTime() - 10 * 24 * HOUR));
      // Sundays from 9:10am: on that day first.
      await keepTimes(site, ID, {
        weekly: [...Array.from({ length: 6 }, () => []), [{ from: 550, to: 700 }]],
        startEvery: 10,
        notOn: [{ from: addDays(day, -7), to: addDays(day, -1) }],
      });
      const text = async (door: string) => (await site.fetch(door)).text();
      expect(await text(`/api/v1/practices/${ID}/free-times?from=${day}&days=1`)).toContain(start);
      expect(await text(`/api/v1/practices/${ID}`)).toContain(start);
      const slots = `/api/v1/fhir/slots.ndjson?week=${isoWeek(day)}&from=${ID}&before=${ID + 1}`;
      const offset = Temporal.Instant.from(start).toZonedDateTimeISO("Pacific/Chatham").offset;
      expect(await text(slots)).toContain(`${day}T09:10:00${offset}`);
      const said = await site.fetch("/mcp", askingAssistant("free_times", { id: ID, from: day }));
      expect(await said.text()).toContain("9:10am Chatham Islands time");
      for (const door of ["/directory?location=chatham-islands", "/locations/chatham-islands"])
        for (const named of [/9:10am Chatham Islands time/, /(until|Opens) \S+ Chatham Islands time/])
          expect(await wordsOn(site, door)).toMatch(named);
      const chosenTime = new URL(
        ((await (await site.fetch(`/api/v1/practices/${ID}/free-times?from=${day}&days=1`)).json()) as Times)
          .times[0]!.book,
      ).searchParams.get("time")!;
      expect(await wordsOn(site, `/book?practice=${ID}&time=${chosenTime}`)).toContain(
        "9:10am Chatham Islands time",
      );

      const answer = await send(site, BOOKING, {
        ...BOOKING_WITH_ID,
        ...PRESSED,
        practice: String(ID),
        chosenTime,
        phone: MOBILE,
        textMe: "yes",
        earlier: "yes",
      });
      const success = answer.headers.get("location")!;
      expect(await wordsOn(site, success)).toContain("9:10am Chatham Islands time");
      const patient = `/request?token=${tokensIn(await lastMail(site, "booking-confirmed"))[0]}`;
      const practice = `/practice/request?token=${tokensIn(await lastMail(site, "practice-booked"))[0]}`;
      await site.post(patient, { do: "code", code: await codeIn(site) });
      await site.mail();
      const reference = new URL(success, ORIGIN).searchParams.get("reference")!;
      await site.post(path.replace("/listing", "/calendar"), { do: "make-link" });
      const followed = (await site.page(path.replace("/listing", "/calendar"))).document
        .querySelector("code")!
        .textContent.replace(ORIGIN, "");
      for (const door of [
        patient.replace("/request", "/request/appointment.ics"),
        `/booking-success/appointment.ics?reference=${reference}`,
        followed,
      ])
        expect(startIn(await text(door))).toBe(start);
      expect(startIn((await lastMail(site, "booking-confirmed")).calendar!.text)).toBe(start);

      await site.post(practice, { do: "open", version: "1" });
      /** What each side does, and what everyone reads then. */
      const does = async (page: string, fields: Record<string, string>, status = 303) => {
        const { request } = await requestOf(site, reference);
        const posted = await site.post(page, { version: String(request.version), ...fields });
        expect([fields, posted.status]).toEqual([fields, status]);
        await travel(site, new Date(site.clock.now.getTime() + 3 * MINUTE));
        expect(await unclocked(site, [patient, practice])).toEqual([]);
      };
      await does(patient, { do: "change", date: day, time: "10:30", words: "" });
      await does(practice, {
        do: "answer",
        answer: "offer",
        date1: day,
        time1: "10:40",
        date2: day,
        time2: "10:50",
      });
      await does(patient, { do: "answer", choice: "1" });
      await does(practice, { do: "answer", answer: "move", date: day, time: "09:20", minutes: "30" });
      await does(practice, {
        do: "answer",
        answer: "offer",
        why: "calendar",
        date1: day,
        time1: "10:40",
        date2: day,
        time2: "09:10",
      });
      await does(patient, { do: "answer", choice: "1" });

      const asksWhoCame = async () => {
        const { request } = await requestOf(site, reference);
        const page = await site.post(practice, { do: "open", version: String(request.version) });
        return (await page.text()).includes("Did the patient come?");
      };
      const before = (minutes: number) => new Date(begins.getTime() - minutes * MINUTE);
      const dayBefore = onTheWall(addDays(day, -1), "09:10");
      await travel(site, new Date(dayBefore.getTime() - MINUTE));
      expect(mailNames(await site.mail()).some((name) => name.startsWith("booking-reminder"))).toBe(false);
      await travel(site, dayBefore);
      expect((await lastMail(site, "booking-reminder")).subject).toContain("9:10am Chatham Islands time");
      expect((await site.texts()).at(-1)!.text).toContain("9:10am Chatham Islands time");
      await travel(site, before(120));
      expect(await wordsOn(site, patient)).toContain("Ask for another time");
      await travel(site, before(119));
      expect(await wordsOn(site, patient)).not.toContain("Ask for another time");
      await does(patient, { do: "change", date: addDays(day, 1), time: "10:30", words: "" }, 422);
      await travel(site, before(1));
      expect(await asksWhoCame()).toBe(false);
      await travel(site, before(0));
      expect(await asksWhoCame()).toBe(true);
      await travel(site, before(-29));
      expect(await wordsOn(site, patient)).toContain("Your appointment: ");
      await travel(site, before(-30));
      expect(await wordsOn(site, patient)).toContain("Your appointment is over");
      expect(await unclocked(site, [patient, practice])).toEqual([]);
    },
  );
});

/** The instant at which clocks on the Chatham Islands show this. */
function onTheWall(day: string, time: string): Date {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(wall.toZonedDateTime("Pacific/Chatham").epochMilliseconds);
}

type Times = { times: { start: string; chosenTime: string; book: string }[] };

/** Sentences with a time of this practice and no clock: in all mails and texts so far, and on these pages. */
async function unclocked(site: TestSite, pages: string[]): Promise<string[]> {
  const mails = (await site.mail()).flatMap(({ subject, text }) => [subject, text]);
  const texts = (await site.texts()).map(({ text }) => text);
  const shown: string[] = [];
  for (const page of pages) {
    const { document } = await site.page(page);
    expect(document.querySelector("main")!.textContent).toContain("Chatham Islands time");
    // Fields of times stand below a line that names the clock.
    for (const field of document.querySelectorAll(".slots, select")) field.remove();
    shown.push(document.querySelector("main")!.textContent);
  }
  return [...mails, ...texts, ...shown].flatMap(
    (words) => words.match(/[^\n]*\b(9:[12]0|10:[345]0)am\b(?! Chatham Islands time)[^\n]*/g) ?? [],
  );
}

/** When the one event of a calendar begins, by the zone that the text brings. */
function startIn(text: string): string {
  const calendar = ICAL.Component.fromString(text);
  const start = calendar.getFirstSubcomponent("vevent")!.getFirstPropertyValue("dtstart") as ICAL.Time;
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone && start.zone !== ICAL.Timezone.utcTimezone) start.zone = new ICAL.Timezone({ component: zone });
  return new Date(start.toUnixTime() * 1_000).toISOString();
}

function askingAssistant(name: string, asked: Record<string, unknown>): RequestInit {
  const params = { name, arguments: asked };
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  };
}
