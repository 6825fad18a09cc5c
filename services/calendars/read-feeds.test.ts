import { describe, expect, test } from "vitest";
import { HOUR, MINUTE } from "#domain/durations.ts";
import { calendars } from "#server/doctor/calendars.ts";
import { busySpansAt, findCalendarFeed, setCalendarFeed } from "#database/free-times/calendar-feeds.ts";
import { newZealandMinute } from "#domain/nz-time.ts";
import { putBack, remove } from "#services/listings/removing.ts";
import {
  calendarEvent as event,
  type CalendarServer,
  serveCalendar,
} from "#tests/support/calendar-server.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import { leaveNow, openListed } from "#tests/support/listing.ts";
import type { SiteOptions, TestSite } from "#tests/support/site.ts";
import { isCalendarChecked, readDueCalendars } from "./read-feeds.ts";

const ID = 10_001;

eachDatabase("A practice's calendar", (open) => {
  test("is read every ten minutes, and its busy times come and go with it", async () => {
    const { site, server } = await openWithCalendar({ open });
    expect(await busy(site)).toEqual({ spans: [], isFresh: false });
    await readDueCalendars(site.services);
    expect(await busy(site)).toEqual({ spans: ["2026-11-23 09:00"], isFresh: true });
    server.events = [event("20261124T140000"), event("20261125T090000")];
    await later(site, 9 * MINUTE);
    expect((await busy(site)).spans).toHaveLength(1);
    await later(site, MINUTE);
    expect((await busy(site)).spans).toEqual(["2026-11-24 14:00", "2026-11-25 09:00"]);
    expect(server.asked).toBe(2);
  });

  test("that is suddenly empty frees nothing for an hour, nor what it says again before that", async () => {
    const { site, server } = await openWithCalendar({ open });
    await readDueCalendars(site.services);
    server.events = [];
    await later(site, 10 * MINUTE);
    expect(await busy(site)).toEqual({ spans: ["2026-11-23 09:00"], isFresh: true });
    server.events = [event("20261123T140000", "RRULE:FREQ=DAILY;COUNT=3")];
    await later(site, 10 * MINUTE);
    expect((await busy(site)).spans).toHaveLength(3);
    server.events = [];
    await later(site, 10 * MINUTE);
    for (let minutes = 10; minutes < 60; minutes += 10) await later(site, 10 * MINUTE);
    expect((await busy(site)).spans).toHaveLength(3);
    await later(site, 10 * MINUTE);
    expect((await busy(site)).spans).toEqual([]);
  });

  test("is forgotten with its address when the practice leaves", async () => {
    const { site } = await openWithCalendar({ open });
    await readDueCalendars(site.services);
    await leaveNow(site);
    const left = await site.database.read.selectFrom("calendar_feeds").selectAll().execute();
    const keys = await site.database.read.selectFrom("record_keys").select("name").execute();
    expect([...left, ...keys.filter(({ name }) => name === `calendar ${ID}`)]).toEqual([]);
  });

  test("is asked no more once our staff have removed the practice, until they list it again", async () => {
    const { site, server } = await openWithCalendar({ open });
    await readDueCalendars(site.services);
    const { database, clock } = site;
    const acting = { kind: database.kind, who: "test", now: clock.now };
    await database.transact((tx) => remove({ tx, ...acting }, ID, "closed"));
    await later(site, 10 * MINUTE);
    expect(server.asked).toBe(1);
    expect((await calendars(database, clock.now)).found).toBe("no practice has connected one");
    await database.transact((tx) => putBack({ tx, ...acting }, ID));
    await later(site, MINUTE);
    expect(server.asked).toBe(2);
  });

  test("has its address in no readable byte of the database, and in no line of the log", async () => {
    const { site, server } = await openWithCalendar({ open });
    server.status = 403;
    await readDueCalendars(site.services);
    const rows = await site.database.read.selectFrom("calendar_feeds").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, site.log.lines])).not.toContain("secret-part");
  });
});

describe("A practice's calendar", () => {
  test("that is as it was is not sent again, but for once a week, so that what repeats goes on", async () => {
    const { site, server } = await openWithCalendar();
    server.events = [event("20261123T090000", "RRULE:FREQ=WEEKLY")];
    await readDueCalendars(site.services);
    const before = (await busy(site)).spans.length;
    await later(site, 10 * MINUTE);
    expect(server.statuses).toEqual([200, 304]);
    await later(site, 8 * 24 * HOUR);
    expect(server.statuses).toEqual([200, 304, 200]);
    expect((await busy(site)).spans.length).toBe(before);
    expect((await busy(site)).isFresh).toBe(true);
  });

  test("that is silent for two hours counts no more, its practice hears once, and it comes back by itself", async () => {
    const { site, server } = await openWithCalendar();
    await readDueCalendars(site.services);
    server.status = 500;
    await pass(site, 115 * MINUTE);
    await later(site, 4 * MINUTE);
    expect(await busy(site)).toMatchObject({ isFresh: true });
    expect(await site.mail()).toEqual([]);
    // After 10, 20, 40 and 80 minutes: it is not asked all the time.
    expect(server.asked).toBe(5);
    await pass(site, 6 * HOUR);
    expect(await busy(site)).toEqual({ spans: ["2026-11-23 09:00"], isFresh: false });
    // The test's clock leaps while a mail is being sent, which then goes out once more under the same name.
    const mails = await site.mail();
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ subject: "We can’t read your calendar", to: { email: "hello@mawhera.nz" } });
    expect(mail!.text).toContain("Its server answered with error 500. If that goes on");
    expect(mail!.text).not.toContain("secret-part");
    const { found } = await calendars(site.database, site.clock.now);
    expect(found).toBe("1 calendar, 1 not read for two hours: 10001 (bad-answer)");
    server.status = 200;
    await later(site, 6 * HOUR);
    expect(await busy(site)).toMatchObject({ isFresh: true });
  });

  test.each([
    ["on", "they can’t book one themselves"],
    ["asked", "patients might ask for a time when you are"],
  ] as const)(
    "that fails is told of as it matters to a practice whose times are “%s”: “%s”",
    async (state, words) => {
      const { site, server } = await openWithCalendar({ now: "2026-11-20T20:30:00Z" });
      await keepTimes(site, ID, {}, state);
      await readDueCalendars(site.services);
      server.status = 404;
      await pass(site, 3 * HOUR);
      const text = (await site.mail())[0]!.text;
      expect(text).toContain(words);
      expect(text).toContain("copy the address again and give us the new one");
      expect(text.includes("patients can book again")).toBe(state === "on");
    },
  );

  test("that fails at night tells its practice at 8am, and not at all if it is back by then", async () => {
    const { site, server } = await openWithCalendar({ now: "2026-11-20T08:00:00Z" });
    await readDueCalendars(site.services);
    server.status = 500;
    await pass(site, 4 * HOUR);
    expect(await site.mail()).toEqual([]);
    server.status = 200;
    await later(site, 6 * HOUR);
    await later(site, 6 * HOUR);
    expect(await site.mail()).toEqual([]);
  });

  test("that is not understood counts no more at once, and what it said before stays known", async () => {
    const { site, server } = await openWithCalendar();
    await readDueCalendars(site.services);
    server.events = ["BEGIN:VEVENT\r\nDTSTART;TZID=Nowhere:20261124T090000\r\nEND:VEVENT\r\n"];
    await later(site, 10 * MINUTE);
    expect(await busy(site)).toEqual({ spans: ["2026-11-23 09:00"], isFresh: false });
  });

  test("that is silent for two weeks is asked no more, and its practice is told", async () => {
    const { site, server } = await openWithCalendar();
    server.status = 404;
    await readDueCalendars(site.services);
    for (let hour = 0; hour < 14 * 24 + 12; hour += 6) await later(site, 6 * HOUR);
    const asked = server.asked;
    await later(site, 7 * 24 * HOUR);
    expect(server.asked).toBe(asked);
    expect((await busy(site)).isFresh).toBe(false);
    const subjects = new Set((await site.mail()).map(({ subject }) => subject));
    expect([...subjects]).toEqual(["We can’t read your calendar", "We’ve stopped reading your calendar"]);
  });

  test("that fails eight times before bookings within two minutes is read at its next ten minutes", async () => {
    const { site, server } = await openWithCalendar();
    await readDueCalendars(site.services);
    server.status = 500;
    site.clock.now = new Date(site.clock.now.getTime() + 2 * MINUTE);
    for (let bookings = 0; bookings < 8; bookings++) {
      site.clock.now = new Date(site.clock.now.getTime() + 10_000);
      expect(await isCalendarChecked(site.services, ID)).toBe(false);
    }
    expect(server.asked).toBe(9);
    server.status = 200;
    await later(site, 6 * MINUTE);
    expect(server.asked).toBe(9);
    await later(site, MINUTE);
    expect(server.asked).toBe(10);
    expect((await feedOf(site))?.failure).toBe("");
  });

  test("waits as long as its server asks when someone books", async () => {
    const { site, server } = await openWithCalendar();
    await readDueCalendars(site.services);
    server.status = 429;
    site.clock.now = new Date(site.clock.now.getTime() + 2 * MINUTE);
    await isCalendarChecked(site.services, ID);
    await later(site, 59 * MINUTE);
    expect(server.asked).toBe(2);
    await later(site, MINUTE);
    expect(server.asked).toBe(3);
  });

  test("waits as long as its server asks, within a day", async () => {
    const { site, server } = await openWithCalendar();
    server.status = 429;
    await readDueCalendars(site.services);
    await later(site, 59 * MINUTE);
    expect(server.asked).toBe(1);
    await later(site, MINUTE);
    expect(server.asked).toBe(2);
  });

  test("is read again when someone books, unless it was read within two minutes, and holds them up for two seconds", async () => {
    const { site, server } = await openWithCalendar();
    await isCalendarChecked(site.services, ID);
    await isCalendarChecked(site.services, ID);
    expect(server.asked).toBe(1);
    site.clock.now = new Date(site.clock.now.getTime() + 2 * MINUTE);
    server.isSilent = true;
    const began = performance.now();
    await isCalendarChecked(site.services, ID);
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(server.asked).toBe(2);
    server.close();
    await expect.poll(async () => (await feedOf(site))?.failure).toBe("unreachable");
  });
});

/** A listed practice with a calendar on a server of the test's own, and that server. */
async function openWithCalendar(
  options: SiteOptions = {},
): Promise<{ site: TestSite; server: CalendarServer }> {
  const server = await serveCalendar();
  const { site } = await openListed({}, { ...options, calendarPrivateHosts: [server.origin] });
  const address = `${server.origin}/secret-part.ics`;
  const { database, services, clock } = site;
  await database.transact((tx) =>
    setCalendarFeed(tx, services.encryption, { practiceId: ID, address, now: clock.now }),
  );
  return { site, server };
}

/** Time goes by, and the job looks. */
async function later(site: TestSite, milliseconds: number): Promise<void> {
  site.clock.now = new Date(site.clock.now.getTime() + milliseconds);
  await readDueCalendars(site.services);
}

/** The job looks every five minutes. */
async function pass(site: TestSite, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 5 * MINUTE) await later(site, 5 * MINUTE);
}

async function busy(site: TestSite): Promise<{ spans: string[]; isFresh: boolean }> {
  const { spans, isFresh } = await busySpansAt(site.database.read, ID, site.clock.now);
  return { spans: spans.map(({ from }) => newZealandMinute(new Date(from))), isFresh };
}

function feedOf({ database, services }: TestSite) {
  return findCalendarFeed(database.read, services.encryption, ID);
}
