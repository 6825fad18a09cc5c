import ICAL from "ical.js";
import { expect, test } from "vitest";
import { setCalendarFeed } from "#database/free-times/calendar-feeds.ts";
import { readDueCalendars } from "#services/calendars/read-feeds.ts";
import { calendarEvent, serveCalendar } from "./support/calendar-server.ts";
import { eachDatabase } from "./support/databases.ts";
import { tokensIn } from "./support/direct-site.ts";
import { BOOKING, BOOKING_WITH_ID, send } from "./support/forms.ts";
import { keepTimes, PRESSED } from "./support/free-times.ts";
import { openListed } from "./support/listing.ts";

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
});

function askingAssistant(name: string, asked: Record<string, unknown>): RequestInit {
  const params = { name, arguments: asked };
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  };
}
