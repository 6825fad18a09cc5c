import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { inZone } from "#tests/support/in-zone.ts";
import { appointmentCalendar, type CalendarAppointment } from "./calendar.ts";
import { isFullSuite } from "#tests/support/suite.ts";

const NOW = new Date("2026-11-20T00:30:00Z");
const APPOINTMENT: CalendarAppointment = {
  uid: "7f3c@niho.example",
  sequence: 0,
  at: new Date("2026-12-01T20:30:00Z"),
  minutes: 30,
  practice: {
    name: "Harbour Steps Dental",
    address: "12 Harbour Steps, Ponsonby, Auckland 1011",
    phone: "(09) 012 3456",
    isSample: false,
  },
  reference: "NIHO-7K4Q-2WXR-6M",
  siteName: "Niho",
  organizer: "bookings@niho.example",
};
const REQUEST = { method: "REQUEST", attendee: "maia@patient.example" } as const;

/** Read as a calendar program does, by the zone that the file itself brings. */
function read(text: string) {
  const calendar = ICAL.Component.fromString(text);
  const event = calendar.getFirstSubcomponent("vevent")!;
  const zone = new ICAL.Timezone({ component: calendar.getFirstSubcomponent("vtimezone")! });
  const instantOf = (name: string) => {
    const time = event.getFirstPropertyValue(name) as ICAL.Time;
    time.zone = zone;
    return new Date(time.toUnixTime() * 1000).toISOString();
  };
  const valueOf = (name: string) => event.getFirstPropertyValue(name)?.toString();
  return { calendar, event, starts: instantOf("dtstart"), ends: instantOf("dtend"), valueOf };
}

test("a confirmed appointment reads back as it is, and says nothing of what it is for", () => {
  const text = appointmentCalendar(APPOINTMENT, REQUEST, NOW);
  const { calendar, event, starts, ends, valueOf } = read(text);
  expect([starts, ends]).toEqual(["2026-12-01T20:30:00.000Z", "2026-12-01T21:00:00.000Z"]);
  expect(text).toContain("\r\nDTSTART;TZID=Pacific/Auckland:20261202T093000\r\n");
  expect(text).toContain("\r\nDTSTAMP:20261120T003000Z\r\n");
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(["uid", "sequence", "status", "class", "summary"].map(valueOf)).toEqual([
    "7f3c@niho.example",
    "0",
    "CONFIRMED",
    "PRIVATE",
    "Appointment, Harbour Steps Dental",
  ]);
  const attendee = event.getFirstProperty("attendee")!;
  expect(attendee.toICALString()).toBe("ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:maia@patient.example");
  expect(text).not.toMatch(/https?:|token/);
});

test("a cancellation is cancelled; the file of the page has no attendee", () => {
  const cancelled = read(appointmentCalendar(APPOINTMENT, { ...REQUEST, method: "CANCEL" }, NOW));
  expect(cancelled.valueOf("status")).toBe("CANCELLED");
  const published = appointmentCalendar(APPOINTMENT, { method: "PUBLISH", attendee: null }, NOW);
  expect(published).toContain("\r\nMETHOD:PUBLISH\r\n");
  expect(published).not.toContain("ATTENDEE");
});

test("a sample practice is called one", () => {
  const practice = { ...APPOINTMENT.practice, isSample: true };
  const { valueOf } = read(appointmentCalendar({ ...APPOINTMENT, practice }, REQUEST, NOW));
  expect(valueOf("description")).toMatch(/This is a sample practice/);
});

const HOSTILE = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      "\r",
      "\n",
      "\r\n",
      ":",
      ";",
      ",",
      '"',
      "\\",
      "\u2028",
      "\u0000",
      "END:VEVENT",
      "\r\nMETHOD:PUBLISH",
    ),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 4 }),
  ),
  maxLength: 40,
});

test("whatever a practice is called, the file has the same lines, none above 75 octets", () => {
  const namesIn = (text: string) =>
    [...ICAL.Component.fromString(text).getFirstSubcomponent("vevent")!.getAllProperties()].map(
      ({ name }) => name,
    );
  const usual = namesIn(appointmentCalendar(APPOINTMENT, REQUEST, NOW));
  fc.assert(
    fc.property(HOSTILE, HOSTILE, HOSTILE, (name, address, phone) => {
      const practice = { name, address, phone, isSample: false };
      const text = appointmentCalendar({ ...APPOINTMENT, practice }, REQUEST, NOW);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const isNowhere = !/[^\s\p{Cc}\p{Zl}\p{Zp}]/u.test(address);
      expect(namesIn(text)).toEqual(usual.filter((line) => line !== "location" || !isNowhere));
      expect(text.match(/^METHOD:.*$/gm)).toEqual(["METHOD:REQUEST"]);
      expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
    }),
    { numRuns: isFullSuite ? 500 : 100 },
  );
});

test("a process in New York writes the same file", async () => {
  const module = new URL("calendar.ts", import.meta.url);
  const given = JSON.stringify(APPOINTMENT);
  const answer = await inZone<string>(
    "America/New_York",
    `const { appointmentCalendar } = await import(${JSON.stringify(module.href)});
     const given = ${given};
     const answer = appointmentCalendar({ ...given, at: new Date(given.at) }, ${JSON.stringify(REQUEST)}, new Date(${NOW.getTime()}));`,
  );
  expect(answer).toBe(appointmentCalendar(APPOINTMENT, REQUEST, NOW));
});
