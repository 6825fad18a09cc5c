import { expect, test } from "vitest";
import { busySpansAt, setCalendarFeed } from "#database/free-times/calendar-feeds.ts";
import { MINUTE } from "#domain/durations.ts";
import { occupiedCells } from "#domain/free-times/free-times.ts";
import { readDueCalendars } from "#services/calendars/read-feeds.ts";
import { calendarEvent, serveCalendar } from "./support/calendar-server.ts";
import { eachDatabase } from "./support/databases.ts";
import { lastMail, tokensIn } from "./support/direct-site.ts";
import { formValues } from "./support/form.ts";
import { BOOKING, sendForJson } from "./support/forms.ts";
import { PRESSED } from "./support/free-times.ts";
import type { TestSite } from "./support/site.ts";
import { isFullSuite } from "./support/suite.ts";
import { AT, expectHeldRight, keep, openWeek, PRACTICE, take } from "./support/week.ts";

const ROUNDS = isFullSuite ? 20 : 2;
const PRESSES = isFullSuite ? 40 : 16;
const DOORS = ["page", "program", "mail", "keep", "page", "program", "keep", "calendar"] as const;
const CELLS = occupiedCells(new Date(AT), 30);

/** What a machine with too much to do logs: a press waited too long for the others’ locks, or for a connection. Nothing else may be logged. */
const NOT_STORED = [
  "form not stored",
  "act not stored",
  "calendar not read",
  "lookup failed",
  "page failed",
] as const;
const WAITED_TOO_LONG = /"code":"(55P03|57014)"|"QueryTimeout"|pg-pool/;

type World = { site: TestSite; token: string; moves: string[] };

/** A practice with a calendar, and patients who have another time by now. */
async function openWorld(open: NonNullable<Parameters<typeof openWeek>[0]>["open"]) {
  const server = await serveCalendar();
  const { site, token } = await openWeek({ ...(open && { open }), calendarPrivateHosts: [server.origin] });
  const feed = { practiceId: PRACTICE, address: `${server.origin}/a.ics`, now: site.clock.now };
  await site.database.transact((tx) => setCalendarFeed(tx, site.services.encryption, feed));
  await readDueCalendars(site.services);
  const moves: string[] = [];
  for (let who = 0; who < PRESSES / DOORS.length; who++) {
    await take(site, 100 + who, `2026-12-0${who + 2}T20:30Z`.replace("-05T", "-07T").replace("-06T", "-08T"));
    moves.push(`/request?token=${tokensIn(await lastMail(site, "booking-confirmed"))[0]}`);
  }
  return { site, token, moves, server };
}

/** What a press is answered. The calendar never gets the time: it only says that it is busy then. */
async function press(
  { site, token, moves }: World,
  who: number,
  served: readonly Record<string, string>[],
): Promise<number> {
  switch (DOORS[who % DOORS.length]!) {
    case "page":
      return (await take(site, who)).status;
    case "program": {
      const own = { email: `p${who}@patient.example`, firstName: `P${who}`, chosenTime: AT };
      return (await sendForJson(site, BOOKING, { ...BOOKING.right, ...PRESSED, ...own })).status;
    }
    case "mail": {
      const mover = Math.floor(who / DOORS.length);
      return (await site.post(moves[mover]!, { ...served[mover], do: "book", at: AT })).status;
    }
    case "keep":
      return (await keep(site, token, { note: `Caller ${who}` })).status;
    default:
      await readDueCalendars(site.services);
      return 200;
  }
}

/** The page’s own answer to a press that got the time, or the program’s. */
const HAD = [303, 201];
/** Nothing was stored, because others were before it for too long: the answer is to try again. */
const AGAIN = 503;

eachDatabase("a start of the week", (open) => {
  test(
    `is one of theirs when ${PRESSES} want it at once by page, program, mail and hand while a calendar is read, and who is asked to try again does, ${ROUNDS} times`,
    { timeout: ROUNDS * 60_000 },
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { server, ...world } = await openWorld(open);
        const { site, moves } = world;
        for (const event of NOT_STORED) site.log.expect(event);
        const before = await rowsThen(site);
        expect(before).toEqual([]);
        const form = 'form:has([value="book"])';
        const served = await Promise.all(moves.map(async (path) => formValues(await site.page(path), form)));
        // In every other round the practice has somebody in its own calendar by now.
        const isBusy = round % 2 === 1;
        if (isBusy) server.events = [calendarEvent("20261202T093000")];
        site.clock.now = new Date(site.clock.now.getTime() + 10 * MINUTE);
        const all = Array.from({ length: PRESSES }, (_, who) => who);
        const answers = await Promise.all(all.map((who) => press(world, who, served)));
        for (const who of all) if (answers[who] === AGAIN) answers[who] = await press(world, who, served);
        const winners = answers.filter((status) => HAD.includes(status)).length;
        if (isBusy) expect(winners).toBeLessThanOrEqual(1);
        else expect(winners).toBe(1);
        const rows = await rowsThen(site);
        expect(rows).toEqual(winners === 1 ? CELLS.map((cell) => ({ cell, layer: 0 })) : []);
        await expectHeldRight(site);
        // The reading may have had to wait as well: then the next one finds what is busy.
        site.clock.now = new Date(site.clock.now.getTime() + 10 * MINUTE);
        await readDueCalendars(site.services);
        const { spans } = await busySpansAt(site.database.read, PRACTICE, site.clock.now);
        expect(spans.some(({ from }) => from === Date.parse(AT))).toBe(isBusy);
        expect((await take(site, 90)).status).toBe(409);
        const failures = site.log.lines.filter((line) =>
          NOT_STORED.some((event) => line.includes(`"${event}"`)),
        );
        expect(failures.filter((line) => !WAITED_TOO_LONG.test(line))).toEqual([]);
        server.close();
      }
    },
  );
});

async function rowsThen(site: TestSite) {
  return site.database.read
    .selectFrom("held_times")
    .select(["cell", "layer"])
    .where("practice_id", "=", PRACTICE)
    .where("cell", "in", CELLS)
    .orderBy("cell")
    .orderBy("layer")
    .execute();
}
