import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { busySpansAt } from "#database/calendar-feeds.ts";
import { gatheredMail } from "#tests/support/direct-site.ts";
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
    expect(wordsOf(page)).toContain(`${new URL(address).host}, …8f2c/basic.ics`);
    expect(page.html).not.toContain("private-8f2c");
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect((await busySpansAt(site.database.read, ID, site.clock.now)).isFresh).toBe(true);
    const mail = (await gatheredMail(site)).at(-1)!;
    expect(mail.text).toContain(`At ${new URL(address).host}`);
    expect(mail.text).not.toMatch(/private-8f2c|People see it/);
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
    expect(wordsOf(await site.page(path))).toContain("calendar.invalid, …id/a.ics");
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
  const server = { body: null as string | null, asked: 0 };
  const http = createServer((_, response) => {
    server.asked++;
    response.end(server.body ?? CALENDAR);
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
