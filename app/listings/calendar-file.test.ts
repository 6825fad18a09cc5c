import { describe, expect, test } from "vitest";
import { listingLinkFor, listingToken } from "#database/practices/listing-links.ts";
import type { StatedFacts } from "#domain/practices/facts.ts";
import { PRACTICE } from "#domain/practices/sources.ts";
import { busySpansIn } from "#services/calendars/read-calendar.ts";
import { merge } from "#services/listings/removing.ts";
import { linksOf, travel } from "#tests/support/direct-site.ts";
import { BOOKING, sendWell } from "#tests/support/forms.ts";
import { leaveNow, openListed, stateBy } from "#tests/support/listing.ts";
import type { TestSite } from "#tests/support/site.ts";

const [ID, MERGED] = [10_001, 10_002];

describe("The calendar that a practice follows", () => {
  test("has the appointments that stand, moved and cancelled as they are, and nothing about the patient", async () => {
    const { site, path } = await openCalendar();
    const reference = await sendWell(site, BOOKING, {
      ...BOOKING.right,
      practice: String(ID),
      preferredDate: "2026-12-02",
    });
    const { patient, practice } = await linksOf(site);
    const followed = await makeAddress(site, path);
    expect(await eventsIn(site, followed)).toEqual([]);
    await answer(site, practice, "2026-12-02", "09:30");
    const [agreed] = await eventsIn(site, followed);
    expect(agreed).toMatchObject({
      summary: `Niho appointment ${reference}`,
      dtstart: "20261201T203000Z",
      dtend: "20261201T210000Z",
      status: "CONFIRMED",
    });
    const { text } = await fileAt(site, followed);
    for (const typed of [
      BOOKING.right.firstName,
      BOOKING.right.lastName,
      BOOKING.right.email,
      "http",
      "Māwhera",
    ])
      expect(text).not.toContain(typed);
    await answer(site, practice, "2026-12-03", "14:00", "move");
    const [moved] = await eventsIn(site, followed);
    expect(moved).toMatchObject({ uid: agreed!["uid"], dtstart: "20261203T010000Z" });
    expect(Number(moved!["sequence"])).toBeGreaterThan(Number(agreed!["sequence"]));
    await site.post(patient, { do: "cancel", sure: "yes", version: await versionOn(site, patient) });
    const [cancelled] = await eventsIn(site, followed);
    expect(cancelled).toMatchObject({ uid: agreed!["uid"], status: "CANCELLED" });
    expect(Number(cancelled!["sequence"])).toBeGreaterThan(Number(moved!["sequence"]));
    await travel(site, new Date("2026-12-05T00:00:00Z"));
    expect(await eventsIn(site, followed)).toEqual([]);
  });

  test("is left out where it comes back to us in the practice's own", async () => {
    const { site, path } = await openCalendar();
    await sendWell(site, BOOKING, { ...BOOKING.right, practice: String(ID), preferredDate: "2026-12-02" });
    await answer(site, (await linksOf(site)).practice, "2026-12-02", "09:30");
    const { text } = await fileAt(site, await makeAddress(site, path));
    const window = { from: site.clock.now.getTime(), to: Date.parse("2027-01-01T00:00:00Z") };
    expect(busySpansIn(text, { window, isOurs: () => false })).toHaveLength(1);
    expect(busySpansIn(text, { window, isOurs: (uid) => uid.endsWith(".visit@niho.test") })).toEqual([]);
  });

  test("has the appointments of a practice that was merged into it, as programs knew them", async () => {
    const { site, path } = await openCalendar();
    const theirs = await joinAnother(site);
    await sendWell(site, BOOKING, {
      ...BOOKING.right,
      practice: String(MERGED),
      preferredDate: "2026-12-02",
    });
    const { patient, practice } = await linksOf(site);
    await answer(site, practice, "2026-12-02", "09:30");
    const before = await eventsIn(site, await makeAddress(site, theirs));
    const followed = await makeAddress(site, path);
    expect([before.length, await eventsIn(site, followed)]).toEqual([1, []]);

    const { database, clock } = site;
    const acting = { kind: database.kind, who: "test", now: clock.now };
    await database.transact((tx) => merge({ tx, ...acting }, { kept: ID, gone: MERGED }));
    expect(await eventsIn(site, followed)).toEqual(before);
    await site.post(patient, { do: "cancel", sure: "yes", version: await versionOn(site, patient) });
    expect(await eventsIn(site, followed)).toMatchObject([{ uid: before[0]!["uid"], status: "CANCELLED" }]);
  });

  test("is not sent again while it is as it was, whenever it is asked for", async () => {
    const { site, path } = await openCalendar();
    await sendWell(site, BOOKING, { ...BOOKING.right, practice: String(ID), preferredDate: "2026-12-02" });
    await answer(site, (await linksOf(site)).practice, "2026-12-02", "09:30");
    const followed = await makeAddress(site, path);
    const { etag } = await fileAt(site, followed);
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    const again = await site.fetch(followed, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("opens nothing else, and is 404 once its address was ended, replaced, or the practice has left", async () => {
    const { site, path } = await openCalendar();
    const followed = await makeAddress(site, path);
    const token = new URL(followed, "http://niho.test").searchParams.get("token")!;
    for (const other of ["/practice/listing", "/practice/calendar", "/practice/request", "/request"])
      expect((await site.fetch(`${other}?token=${token}`)).status).toBe(404);
    expect((await site.post(path, { do: "end-link" })).status).toBe(422);
    await site.post(path, { do: "end-link", sure: "yes" });
    expect((await site.fetch(followed)).status).toBe(404);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    const second = await makeAddress(site, path);
    expect(second).not.toBe(followed);
    expect((await site.fetch(second)).status).toBe(200);
    await leaveNow(site);
    expect((await site.fetch(second)).status).toBe(404);
  });
});

/** A listed practice, and the page of its calendars. */
async function openCalendar(): Promise<{ site: TestSite; path: string }> {
  const { site, path } = await openListed();
  return { site, path: path.replace("/listing", "/calendar") };
}

/** Another practice of the place joins; gives the page of its calendars. */
async function joinAnother(site: TestSite): Promise<string> {
  const facts: StatedFacts = {
    name: "Sewell Street Dental",
    place: "greymouth",
    position: "town",
    email: "hello@sewell.nz",
    openingHours: "Mo-Fr 08:30-17:00; PH off",
    services: ["general-dentistry"],
  };
  await stateBy(site, "list", facts, { id: MERGED });
  await stateBy(site, PRACTICE, {}, { id: MERGED });
  const { database, services, clock } = site;
  const link = await database.transact((tx) => listingLinkFor(tx, services, MERGED, clock.now));
  return `/practice/calendar?token=${listingToken(services, link)}`;
}

/** The practice confirms this time, or moves what is agreed to it. */
async function answer(
  site: TestSite,
  practice: string,
  date: string,
  time: string,
  how = "confirm",
): Promise<void> {
  const version = await versionOn(site, practice);
  const response = await site.post(practice, {
    do: "answer",
    version,
    answer: how,
    date,
    time,
    minutes: "30",
  });
  expect(response.status).toBe(303);
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
}

async function versionOn(site: TestSite, path: string): Promise<string> {
  const { document } = await site.page(path);
  return document.querySelector<HTMLInputElement>('input[name="version"]')!.value;
}

/** Makes the address on the page, and gives it as the page shows it. */
async function makeAddress(site: TestSite, path: string): Promise<string> {
  await site.post(path, { do: "make-link" });
  const { document } = await site.page(path);
  return document.querySelector("code")!.textContent.replace("http://niho.test", "");
}

async function fileAt(site: TestSite, followed: string): Promise<{ text: string; etag: string }> {
  const response = await site.fetch(followed);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  return { text: (await response.text()).replaceAll("\r\n ", ""), etag: response.headers.get("ETag")! };
}

/** The events of the file, each by the names of its lines. */
async function eventsIn(site: TestSite, followed: string): Promise<Record<string, string>[]> {
  const { text } = await fileAt(site, followed);
  return text
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event.split("\r\n").flatMap((line) => {
          const [, name, value] = /^([A-Z]+)[^:]*:(.*)$/.exec(line) ?? [];
          return name === undefined || name === "END" ? [] : [[name.toLowerCase(), value!]];
        }),
      ),
    );
}
