import ICAL from "ical.js";
import { MINUTE } from "#domain/durations.ts";
import { ZONE } from "#domain/nz-time.ts";
import { vtimezoneOf } from "#domain/free-times/nz-vtimezone.ts";

/** An agreed appointment as a calendar gets it. Calendars are shared, so it says no treatment, no patient and no link. */
export type CalendarAppointment = {
  /** It stays the same for the whole life of one appointment: `7f3c…@niho.example`. */
  uid: string;
  /** Rises with every change of it; its cancellation has the next one. */
  sequence: number;
  at: Date;
  minutes: number;
  /** `zone`: whose clocks it goes by, where not by ours. */
  practice: { name: string; address: string; phone: string; isSample: boolean; zone?: string };
  reference: string;
  /** The address that the mail comes from, and what the site is called. */
  organizer: string;
  siteName: string;
  /** What the calendar of a practice says instead, which knows its own name: `Niho appointment NIHO-7K4Q-2WXR-6M`. */
  forPractice?: { summary: string };
};

/**
 * `REQUEST` puts it into a calendar or changes it there, `CANCEL` takes it out: both by mail, to `attendee`. `PUBLISH`
 * is the file on the page, which has no attendee (RFC 5546, section 3.2.1).
 */
export type CalendarMethod =
  | { method: "REQUEST" | "CANCEL"; attendee: string }
  | { method: "PUBLISH"; attendee: null };

/** The text of `appointment.ics`, with lines of at most 75 octets that end in CR LF (RFC 5545, section 3.1). */
export function appointmentCalendar(
  appointment: CalendarAppointment,
  { method, attendee }: CalendarMethod,
  now: Date,
): string {
  const calendar = new ICAL.Component("vcalendar");
  const { siteName } = appointment;
  calendar.addPropertyWithValue("prodid", `-//${oneLine(siteName)}//${oneLine(siteName)}//EN`);
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("method", method);
  calendar.addSubcomponent(ICAL.Component.fromString(vtimezoneOf(appointment.practice.zone ?? ZONE)));
  calendar.addSubcomponent(calendarEvent(appointment, { method, attendee }, now));
  // The library does not count the space that begins a folded line.
  ICAL.foldLength = 74;
  return `${calendar.toString()}\r\n`;
}

function calendarEvent(
  { uid, sequence, at, minutes, practice, reference, organizer, siteName, forPractice }: CalendarAppointment,
  { method, attendee }: { method: CalendarMethod["method"]; attendee: string | null },
  now: Date,
): ICAL.Component {
  const event = new ICAL.Component("vevent");
  const [phone, address] = [oneLine(practice.phone), oneLine(practice.address)];
  event.addPropertyWithValue("uid", uid);
  event.addPropertyWithValue("sequence", sequence);
  event.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now, true));
  const zone = practice.zone ?? ZONE;
  event.addProperty(wallTime("dtstart", at, zone));
  event.addProperty(wallTime("dtend", new Date(at.getTime() + minutes * MINUTE), zone));
  event.addPropertyWithValue("summary", oneLine(forPractice?.summary ?? `Appointment, ${practice.name}`));
  if (address !== "" && !forPractice) event.addPropertyWithValue("location", address);
  event.addPropertyWithValue(
    "description",
    forPractice
      ? `Reference ${reference}. To move or cancel it, use the link in our email. Declining it here doesn’t tell the patient.`
      : [
          ...(practice.isSample ? ["This is a sample practice: no one is expecting you there."] : []),
          `Reference ${reference}.`,
          ...(phone === "" ? [] : [`Phone ${phone}.`]),
          "To change or cancel, use the link in our email. Declining it here doesn’t tell the practice.",
        ].join(" "),
  );
  event.addPropertyWithValue("status", method === "CANCEL" ? "CANCELLED" : "CONFIRMED");
  event.addPropertyWithValue("class", "PRIVATE");
  event.addPropertyWithValue("transp", method === "CANCEL" ? "TRANSPARENT" : "OPAQUE");
  event
    .addPropertyWithValue("organizer", `mailto:${oneLine(organizer)}`)
    .setParameter("cn", oneLine(siteName));
  if (attendee !== null) {
    const property = event.addPropertyWithValue("attendee", `mailto:${oneLine(attendee)}`);
    property.setParameter("partstat", "ACCEPTED");
    property.setParameter("rsvp", "FALSE");
  }
  return event;
}

/** What the clock says there, which is how times are kept (`domain/hours/practice-clock.ts`). As text, so that the zone of the process has no part in it. */
function wallTime(name: "dtstart" | "dtend", instant: Date, zone: string): ICAL.Property {
  const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(
    instant.getTime(),
  ).toZonedDateTimeISO(ZONE);
  const property = new ICAL.Property(name);
  property.setParameter("tzid", zone);
  property.setValue(ICAL.Time.fromData({ year, month, day, hour, minute, second: 0 }));
  return property;
}

/** The library escapes line feeds and leaves carriage returns as they are. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
