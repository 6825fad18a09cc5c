import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { busySpansAt } from "#database/free-times/calendar-feeds.ts";
import { gatheredMail } from "#tests/support/direct-site.ts";
import { countWrongCalendar } from "#database/free-times/free-times.ts";
import { PATIENTS_DO } from "#services/free-times/patients-do.ts";
import { keepTimes } from "#tests/support/free-times.ts";
import { faultsOfHtml } from "#tests/support/html-faults.ts";
import { openListed } from "#tests/support/listing.ts";
import { readPage } from "#tests/support/site.ts";

const ID = 10_001;
const SECRET = "/private-8f2c/basic.ics";

describe("A practice's page for its calendars", () => {
  test("takes a calendar's address, reads it at once, and then shows where it is and what it says, never the address", async () => {
    const { site, path, address } = await openCalendar();
    const response = await site.post(path, { do: "set", address });
    expect(response.status).toBe(303);
    const page = await site.page(response.headers.get("Location")!);
    expect(wordsOf(page)).toContain("Monday 23 November 2026, 9am to 10am");
    expect(wordsOf(page)).toContain(`is at ${new URL(address).host}. Its address ends in 8f2c/basic.ics.`);
    expect(page.html).not.toContain("private-8f2c");
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect((await busySpansAt(site.database.read, ID, site.clock.now)).isFresh).toBe(true);
    const mail = (await gatheredMail(site)).at(-1)!;
    expect(mail.text).toContain(`Your calendar: ${new URL(address).host}`);
    expect(mail.text).not.toMatch(/private-8f2c|People see it/);
  });

  test("mails the practice of another secret address at the same host, which someone else may have set", async () => {
    const { site, path, address } = await openCalendar();
    await site.post(path, { do: "set", address });
    await gatheredMail(site);
    site.clock.now = new Date(site.clock.now.getTime() + 2 * 60 * 60_000);
    await site.post(path, { do: "set", address: address.replace("8f2c", "9e1d") });
    const mail = (await gatheredMail(site)).at(-1)!;
    expect(mail.text).toContain(`Your calendar: ${new URL(address).host}, another address`);
  });

  test("says what is wrong with an address, and keeps what was typed", async () => {
    const { site, path } = await openCalendar();
    for (const [address, words] of [
      ["", "Enter the address of your calendar"],
      ["my calendar", "Enter the whole address"],
      ["http://calendar.example/a.ics", "Enter an address that begins with https://"],
      ["https://127.0.0.1/a.ics", "Enter an address on the public internet"],
      ["https://ana:secret@calendar.example/a.ics", "Enter an address on the public internet"],
      ["http://niho.test/practice/calendar.ics?token=1", "That’s the calendar that we give you"],
    ] as const) {
      const page = await readPage(await site.post(path, { do: "set", address }));
      expect([address, page.status, wordsOf(page)]).toEqual([address, 422, expect.stringContaining(words)]);
      expect(page.document.querySelector<HTMLInputElement>("#set-address")!.value).toBe(address);
      expect(await faultsOfHtml(page.html)).toEqual([]);
    }
  });

  test("takes an address as Apple writes it", async () => {
    const { site, path } = await openCalendar();
    const { status } = await site.post(path, { do: "set", address: "webcal://calendar.invalid/a.ics" });
    expect(status).toBe(303);
    expect(wordsOf(await site.page(path))).toContain("is at calendar.invalid. Its address ends in id/a.ics.");
  });

  test("says why a calendar is not read, and that patients cannot book meanwhile", async () => {
    const { site, path, address, server } = await openCalendar();
    server.body = "<!doctype html><title>Sign in</title>";
    await site.post(path, { do: "set", address });
    const words = wordsOf(await site.page(path));
    expect(words).toContain("What came back isn’t a calendar that we can read.");
    expect(words).toContain("can’t book one until we can read it again");
    server.body = null;
    for (const seconds of [10, 20, 5]) {
      site.clock.now = new Date(site.clock.now.getTime() + seconds * 1_000);
      await site.post(path, { do: "read" });
    }
    expect(server.asked).toBe(2);
    expect(wordsOf(await site.page(path))).not.toContain("can’t book one");
  });

  test("names the event and the line that it can’t read, and never what the event is about", async () => {
    const { site, path, address, server } = await openCalendar();
    server.body = CALENDAR.replace(
      "DTSTART:20261123T090000",
      "SUMMARY:Mrs Example, crown\r\nDTSTART;TZID=Nowhere:20261124T093000",
    );
    await site.post(path, { do: "set", address });
    const page = await site.page(path);
    expect(wordsOf(page)).toContain(
      "We can’t read the event on Tuesday 24 November 2026, 9:30am (line 5: “DTSTART;TZID=Nowhere:20261124T093000”).",
    );
    expect(page.html).not.toContain("Mrs Example");
    expect(await faultsOfHtml(page.html)).toEqual([]);
  });

  test("asks a server no more often than each half minute, and says so", async () => {
    const { site, path, address, server } = await openCalendar();
    await site.post(path, { do: "set", address });
    server.status = 404;
    const pressed = async () => {
      const { headers } = await site.post(path, { do: "read" });
      return wordsOf(await site.page(headers.get("Location")!));
    };
    expect(await pressed()).toContain("We tried less than half a minute ago");
    expect(server.asked).toBe(1);
    site.clock.now = new Date(site.clock.now.getTime() + 30_000);
    expect(await pressed()).toContain("error 404");
    expect(server.asked).toBe(2);
  });

  test("sends no further mail when a calendar that was given up is read by hand and still fails", async () => {
    const { site, path, address, server } = await openCalendar();
    server.status = 404;
    await site.post(path, { do: "set", address });
    const readAfter = async (minutes: number) => {
      site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
      await site.post(path, { do: "read" });
    };
    const told = async () => {
      const mails = await gatheredMail(site);
      const stopped = mails.filter(({ subject }) => subject === "We’ve stopped reading your calendar");
      return new Set(stopped.map(({ messageId }) => messageId)).size;
    };
    await readAfter(15 * 24 * 60);
    expect(await told()).toBe(1);
    for (const minutes of [1, 1, 1]) await readAfter(minutes);
    expect(server.asked).toBe(5);
    expect(await told()).toBe(1);
  });

  test("says which error its server answered, and what the practice can do", async () => {
    const { site, path, address, server } = await openCalendar();
    for (const [status, words] of [
      [403, "doesn’t let us read it (error 403). Share the calendar by a secret address"],
      [404, "no calendar at this address (error 404). It might have been reset: copy the address again"],
      [503, "answered with error 503. If that goes on for a day, publish the calendar again"],
    ] as const) {
      server.status = status;
      await site.post(path, { do: "set", address });
      expect(wordsOf(await site.page(path))).toContain(words);
    }
  });

  test("leaves all-day entries out once the practice says that they’re notes, and takes them in again", async () => {
    const { site, path, address, server } = await openCalendar();
    server.body = CALENDAR.replace("DTSTART:20261123T090000", "DTSTART;VALUE=DATE:20261124").replace(
      "DURATION:PT1H\r\n",
      "",
    );
    await site.post(path, { do: "set", address });
    expect(wordsOf(await site.page(path))).toContain("Tuesday 24 November 2026, all day");
    expect((await site.post(path, { do: "days", "skip-days": "yes" })).status).toBe(303);
    const page = await site.page(path);
    expect(wordsOf(page)).toContain("It has no busy times");
    expect(page.document.querySelector("[name=skip-days]")!.hasAttribute("checked")).toBe(true);
    await site.post(path, { do: "days" });
    expect(wordsOf(await site.page(path))).toContain("Tuesday 24 November 2026, all day");
  });

  test("keeps the answer about all-day entries under another address, and forgets it with the calendar", async () => {
    const { site, path, address, server } = await openCalendar();
    server.body = CALENDAR.replace("DTSTART:20261123T090000", "DTSTART;VALUE=DATE:20261124").replace(
      "DURATION:PT1H\r\n",
      "",
    );
    await site.post(path, { do: "set", address });
    await site.post(path, { do: "days", "skip-days": "yes" });
    await site.post(path, { do: "set", address: address.replace("8f2c", "9e1d") });
    const page = await site.page(path);
    expect(wordsOf(page)).toContain("It has no busy times");
    expect(page.document.querySelector("[name=skip-days]")!.hasAttribute("checked")).toBe(true);
    await site.post(path, { do: "remove", sure: "yes" });
    await site.post(path, { do: "set", address });
    expect(wordsOf(await site.page(path))).toContain("Tuesday 24 November 2026, all day");
  });

  test("takes no more than six addresses in an hour, and says an hour, not tomorrow", async () => {
    const { site, path, address, server } = await openCalendar();
    for (let tries = 0; tries < 6; tries++) await site.post(path, { do: "set", address });
    const refused = await readPage(await site.post(path, { do: "set", address }));
    expect(refused.status).toBe(429);
    expect(wordsOf(refused)).toContain(
      "You’ve entered 6 addresses within an hour. Please try again in an hour",
    );
    expect(wordsOf(refused)).not.toContain("tomorrow");
    expect(server.asked).toBe(6);
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_001);
    expect((await site.post(path, { do: "set", address })).status).toBe(303);
  });

  test("says what patients can do in the words of the page of free times, whatever stops them", async () => {
    const { site, path, address, server } = await openCalendar();
    const freeTimes = path.replace("/calendar", "/free-times");
    await keepTimes(site, ID);
    await site.post(path, { do: "set", address });
    expect(wordsOf(await site.page(freeTimes))).toContain("Patients can book these times now.");
    server.status = 500;
    site.clock.now = new Date(site.clock.now.getTime() + 3 * 3_600_000);
    await site.post(path, { do: "read" });
    for (const one of [path, freeTimes]) {
      const words = wordsOf(await site.page(one));
      expect(words).toContain(PATIENTS_DO["ask-calendar"]);
      expect(words).not.toContain("can book these times now");
    }
    expect(wordsOf(await site.page(`${freeTimes}&done=on`))).not.toContain("can book these times now");
    for (let times = 0; times < 3; times++)
      await site.database.transact((tx) => countWrongCalendar(tx, ID, site.clock.now));
    for (const one of [path, freeTimes])
      expect(wordsOf(await site.page(one))).toContain(PATIENTS_DO["ask-wrong"]);
  });

  test("asks whether a calendar is right that has become nearly empty, and takes the practice’s word", async () => {
    const { site, path, address, server } = await openCalendar();
    server.body = CALENDAR.replace("DURATION:PT1H", "DURATION:PT1H\r\nRRULE:FREQ=DAILY;COUNT=20");
    await site.post(path, { do: "set", address });
    server.body = CALENDAR;
    const travel = (minutes: number) =>
      (site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000));
    travel(10);
    await site.post(path, { do: "read" });
    const doubted = await site.page(path);
    expect(wordsOf(doubted)).toContain("Is it this empty?");
    expect(wordsOf(doubted)).toMatch(/we use what it said before: \d\d busy times/);
    expect(await faultsOfHtml(doubted.html)).toEqual([]);
    expect((await busySpansAt(site.database.read, ID, site.clock.now)).spans).toHaveLength(20);
    travel(61);
    await site.post(path, { do: "read" });
    expect((await busySpansAt(site.database.read, ID, site.clock.now)).spans).toHaveLength(20);
    const asked = (await gatheredMail(site)).find(({ subject }) => subject === "Is your calendar right?");
    expect(asked!.text).toContain("less than half of the time");
    await site.post(path, { do: "confirm" });
    expect((await busySpansAt(site.database.read, ID, site.clock.now)).spans).toHaveLength(1);
    expect(wordsOf(await site.page(path))).not.toContain("Is it this empty?");
  });

  test("removes the calendar once the practice is sure, with all that was read of it", async () => {
    const { site, path, address } = await openCalendar();
    await site.post(path, { do: "set", address });
    expect((await site.post(path, { do: "remove" })).status).toBe(422);
    expect((await site.post(path, { do: "remove", sure: "yes" })).status).toBe(303);
    expect(wordsOf(await site.page(path))).toContain("Give us the secret address");
    expect(await busySpansAt(site.database.read, ID, site.clock.now)).toEqual({ spans: [], isFresh: true });
    const keys = await site.database.read.selectFrom("record_keys").select("name").execute();
    expect(keys).not.toContainEqual({ name: `calendar ${ID}` });
  });

  test("is led to from the listing", async () => {
    const { site, path } = await openCalendar();
    const { document } = await site.page(path.replace("/calendar", "/listing"));
    expect(document.querySelector(`a[href="${path}"]`)!.textContent).toContain("Connect your calendar");
  });
});

/** A listed practice, the page of its calendars, and a calendar on a server of the test's own. */
async function openCalendar() {
  const server = { body: null as string | null, asked: 0, status: 200 };
  const http = createServer((_, response) => {
    server.asked++;
    response.writeHead(server.status).end(server.body ?? CALENDAR);
  });
  await once(http.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const { site, path } = await openListed({}, { calendarPrivateHosts: [origin] });
  return { site, path: path.replace("/listing", "/calendar"), address: `${origin}${SECRET}`, server };
}

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:a",
  "DTSTART:20261123T090000",
  "DURATION:PT1H",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

function wordsOf({ document }: { document: Document }): string {
  return document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
}
