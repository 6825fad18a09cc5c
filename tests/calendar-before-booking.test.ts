import { expect, test } from "vitest";
import { setCalendarFeed } from "#database/free-times/calendar-feeds.ts";
import { MINUTE } from "#domain/durations.ts";
import { readDueCalendars } from "#services/calendars/read-feeds.ts";
import { calendarEvent, type CalendarServer, serveCalendar } from "./support/calendar-server.ts";
import { eachDatabase } from "./support/databases.ts";
import { lastMail, openDirectSite, tokensIn } from "./support/direct-site.ts";
import { alertIn, formValues } from "./support/form.ts";
import { BOOKING, BOOKING_WITH_ID, send, sendWell } from "./support/forms.ts";
import { keepTimes, PRESSED } from "./support/free-times.ts";
import { readPage, type TestSite } from "./support/site.ts";

/** Wednesday 2 December 2026, 9:30am in New Zealand, and an hour later. */
const AT = "2026-12-01T20:30Z";
const LATER = "2026-12-01T21:30Z";
const BUSY_THEN = calendarEvent("20261202T093000");
/** The library never comes back from one step of this rule. */
const ENDLESS = calendarEvent("20261123T090000", "RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30");
const ANSWERS = { ...BOOKING_WITH_ID, ...PRESSED, chosenTime: AT };

// It is a thread that never ends, whatever the database.
test("A booking asks the practice's own calendar first, and is right while another practice’s feed never ends", async () => {
  const { site, server, other } = await openBoth();
  other.events = [ENDLESS];
  server.events = [BUSY_THEN];
  site.clock.now = new Date(site.clock.now.getTime() + 10 * MINUTE);
  // Only the other practice’s calendar is read meanwhile.
  await site.database.transact((tx) =>
    tx.updateTable("calendar_feeds").set({ next_at: null }).where("practice_id", "=", 3).execute(),
  );
  const asked = other.asked;
  const reading = readDueCalendars(site.services);
  await expect.poll(() => other.asked).toBeGreaterThan(asked);
  await site.database.transact((tx) =>
    tx
      .updateTable("calendar_feeds")
      .set({ next_at: "2099-01-01T00:00:00.000Z" })
      .where("practice_id", "=", 3)
      .execute(),
  );
  const page = await readPage(await send(site, BOOKING, ANSWERS));
  expect([page.status, alertIn(page)]).toEqual([409, expect.stringContaining("That time has just gone")]);
  await sendWell(site, BOOKING, { ...ANSWERS, chosenTime: LATER });
  await reading;
});

eachDatabase("A booking asks the practice's own calendar first", (open) => {
  test("and asks for the time where the calendar doesn’t answer, fails, or can’t be read in time", async () => {
    const { site, server } = await openBoth(open);
    const press = () => send(site, BOOKING, ANSWERS);
    for (const trouble of ["error", "endless"] as const) {
      site.clock.now = new Date(site.clock.now.getTime() + 2 * MINUTE);
      server.status = trouble === "error" ? 500 : 200;
      server.events = trouble === "endless" ? [ENDLESS] : [];
      const page = await readPage(await press());
      expect([trouble, page.status, alertIn(page)]).toEqual([
        trouble,
        422,
        expect.stringContaining("can’t confirm online just now. You can ask for this time"),
      ]);
      expect(formValues(page).chosenTime).toBe(`ask ${AT}`);
    }
  });

  test("and so does a patient who takes another free time on their page", async () => {
    const { site, server } = await openBoth(open);
    await sendWell(site, BOOKING, { ...ANSWERS, chosenTime: LATER });
    const path = `/request?token=${tokensIn(await lastMail(site, "booking-confirmed"))[0]}`;
    const values = formValues(await site.page(path), 'form:has([value="book"])');
    const choose = () => site.post(path, { ...values, do: "book", at: AT });
    site.clock.now = new Date(site.clock.now.getTime() + 3 * MINUTE);
    server.status = 500;
    const unsure = await readPage(await choose());
    expect([unsure.status, alertIn(unsure)]).toEqual([422, expect.stringContaining("We can’t check")]);
    site.clock.now = new Date(site.clock.now.getTime() + MINUTE);
    server.status = 200;
    server.events = [BUSY_THEN];
    const page = await readPage(await choose());
    expect([page.status, alertIn(page)]).toEqual([422, expect.stringContaining("That time has just gone")]);
  });
});

/** Two practices with free times and a calendar each, both of which have been read. */
async function openBoth(
  open?: Parameters<Parameters<typeof eachDatabase>[1]>[0],
): Promise<{ site: TestSite; server: CalendarServer; other: CalendarServer }> {
  const [server, other] = [await serveCalendar(), await serveCalendar()];
  const calendarPrivateHosts = [server.origin, other.origin];
  const site = await openDirectSite({ ...(open && { open }), samples: 24, calendarPrivateHosts });
  for (const [id, { origin }] of [
    [3, server],
    [4, other],
  ] as const) {
    await keepTimes(site, id);
    const feed = { practiceId: id, address: `${origin}/a.ics`, now: site.clock.now };
    await site.database.transact((tx) => setCalendarFeed(tx, site.services.encryption, feed));
  }
  await readDueCalendars(site.services);
  return { site, server, other };
}
