import { expect, test } from "vitest";
import { setCalendarFeed } from "#database/free-times/calendar-feeds.ts";
import { HOUR, MINUTE } from "#domain/durations.ts";
import { readDueCalendars } from "#services/calendars/read-feeds.ts";
import { erasePlanned, planErasing } from "#services/people/erase.ts";
import { serveCalendar } from "./support/calendar-server.ts";
import { eachDatabase } from "./support/databases.ts";
import { wordsOn } from "./support/direct-site.ts";
import { formValues, keptIn } from "./support/form.ts";
import type { TestSite } from "./support/site.ts";
import { expectHeldRight, keep, openWeek, PRACTICE, saidBy, take } from "./support/week.ts";

/** Wednesday 2 December, 10:30am, half an hour after what is kept. */
const NEXT = "2026-12-01T21:30Z";
const WEEK = "/practice/week";

/** Keeps 9:30am of that Wednesday, and is away on the Thursday. */
async function keepAndLeave(site: TestSite, token: string): Promise<{ kept: string; away: string }> {
  const kept = saidBy(await keep(site, token, { note: "Hemi, crown" }), "kept");
  const days = { do: "look", when: "days", from: "2026-12-03", to: "" };
  const looked = await site.post(`${WEEK}/away?token=${token}`, days);
  const path = looked.headers.get("Location")!;
  const shown = formValues(await site.page(path), "form:has([name=do][value=mark])");
  const marked = await site.post(path, { ...shown, words: "" });
  expect(marked.status).toBe(303);
  return { kept, away: saidBy(marked, "id") };
}

/** Both are in the week, and no patient has either time. */
async function expectBothStand(site: TestSite, token: string, who: number): Promise<void> {
  expect(await wordsOn(site, `${WEEK}?token=${token}&day=2026-12-02`)).toContain("Kept: phoned, checkup");
  expect(await wordsOn(site, `${WEEK}?token=${token}&day=2026-12-03`)).toContain("Away");
  expect((await take(site, who)).status).toBe(409);
  expect((await take(site, who + 1, "2026-12-02T20:30Z")).status).toBe(409);
  await expectHeldRight(site);
}

eachDatabase("what a practice keeps and when it is away", (open) => {
  test("stands while its calendar is dead, in which it can keep and free more, and patients can only ask", async () => {
    const server = await serveCalendar();
    const { site, token } = await openWeek({ open, calendarPrivateHosts: [server.origin] });
    const feed = { practiceId: PRACTICE, address: `${server.origin}/a.ics`, now: site.clock.now };
    await site.database.transact((tx) => setCalendarFeed(tx, site.services.encryption, feed));
    await readDueCalendars(site.services);
    const { kept } = await keepAndLeave(site, token);
    server.status = 500;
    site.clock.now = new Date(site.clock.now.getTime() + 3 * HOUR);
    await readDueCalendars(site.services);
    expect(await wordsOn(site, `${WEEK}?token=${token}`)).toContain("We can’t read your calendar just now");
    await expectBothStand(site, token, 1);
    expect((await take(site, 3, NEXT)).status).toBe(422);
    expect((await keep(site, token, { from: "10:30", to: "11:00" })).status).toBe(303);
    expect((await site.post(`${WEEK}?token=${token}`, { do: "free", id: kept })).status).toBe(303);
    await expectHeldRight(site);

    server.status = 200;
    site.clock.now = new Date(site.clock.now.getTime() + 6 * HOUR);
    await readDueCalendars(site.services);
    expect((await take(site, 4)).status).toBe(303);
    expect((await take(site, 5, NEXT)).status).toBe(409);
  });

  test("stands while the clock jumps ahead and back, and is booked at once by nobody meanwhile", async () => {
    const { site, token } = await openWeek({ open });
    await keepAndLeave(site, token);
    const now = site.clock.now;
    const distrust = Object.assign(site.services, { isClockTrusted: () => false });
    site.clock.now = new Date(now.getTime() + 40 * 24 * HOUR);
    expect((await take(site, 1, "2027-01-06T20:30Z")).status).toBe(422);
    expect(await wordsOn(site, `${WEEK}?token=${token}`)).toContain("Your week");
    site.clock.now = now;
    await expectBothStand(site, token, 2);
    expect((await take(site, 4, NEXT)).status).toBe(422);
    Object.assign(distrust, { isClockTrusted: () => true });
    await expectBothStand(site, token, 5);
    expect((await take(site, 7, NEXT)).status).toBe(303);
  });

  test("is nobody’s data but the practice’s: a patient who is erased leaves their time free and takes nothing that is kept", async () => {
    const { site, token } = await openWeek({ open });
    const { away } = await keepAndLeave(site, token);
    expect((await take(site, 1, NEXT)).status).toBe(303);
    const { reference } = (await keptIn(site))[0]!;
    const { services } = site;
    const plan = await planErasing(services, { reference });
    await erasePlanned(services, services.copies, plan, { who: "x", mails: [] });
    expect(await wordsOn(site, `${WEEK}?token=${token}&day=2026-12-02`)).toContain("10:30amFree");
    await expectBothStand(site, token, 2);
    expect((await take(site, 4, NEXT)).status).toBe(303);
    // The hour for coming back isn’t over, and nobody is left to be told.
    site.clock.now = new Date(site.clock.now.getTime() + 30 * MINUTE);
    const back = { do: "back", sure: "yes" };
    expect((await site.post(`${WEEK}/away?token=${token}&id=${away}`, back)).status).toBe(303);
    expect((await take(site, 5, "2026-12-02T20:30Z")).status).toBe(303);
    await expectHeldRight(site);
  });
});
