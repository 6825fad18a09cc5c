import { hash } from "node:crypto";
import ICAL from "ical.js";
import { MINUTE } from "#domain/durations.ts";
import { type KeptTime, keptTimesSince } from "#database/free-times/kept-times.ts";
import { recentRequestReferences } from "#database/free-times/calendar-links.ts";
import { idsOfListing } from "#database/free-times/held-times.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { zoneOfPlace } from "#content/places.ts";
import { findPractice } from "#database/practices/practices.ts";
import { ZONE } from "#domain/nz-time.ts";
import { vtimezoneOf } from "#domain/free-times/nz-vtimezone.ts";
import { instantThere } from "#domain/hours/practice-clock.ts";
import type { RequestEvent } from "#domain/requests/request-record.ts";
import { oneLine } from "../requests/calendar.ts";
import type { Keeping, Writing } from "../services.ts";
import { keptUid, visitUid } from "./our-uids.ts";

/** For how long what is over or was cancelled is still said. */
const KEPT = 14 * 24 * 60 * MINUTE;

/**
 * The appointments of a practice as calendar programs follow them, and its validator. Anyone who has the address of a
 * calendar can read it, so nothing says who comes, for what, or how to reach them. Unchanged requests give the same text.
 */
export async function appointmentsFile(
  services: Keeping & Writing,
  practiceId: number,
): Promise<{ text: string; etag: string }> {
  const { database, encryption } = services;
  const practice = await findPractice(database.read, practiceId);
  const zone = practice ? zoneOfPlace(practice.place) : ZONE;
  const siteName = oneLine(services.operator.identity.name);
  const since = new Date(services.now().getTime() - KEPT);
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("prodid", `-//${siteName}//${siteName}//EN`);
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("method", "PUBLISH");
  calendar.addPropertyWithValue("x-wr-calname", siteName);
  for (const name of ["refresh-interval", "x-published-ttl"]) {
    const property = new ICAL.Property(name);
    property.resetType("duration");
    property.setValue(ICAL.Duration.fromString("PT15M"));
    calendar.addProperty(property);
  }
  // A calendar is never empty (RFC 5545, section 3.4).
  calendar.addSubcomponent(ICAL.Component.fromString(vtimezoneOf(zone)));
  const ids = await idsOfListing(database.read, practiceId);
  for (const reference of await recentRequestReferences(database.read, ids, since)) {
    const request = await findRequest(database.read, encryption, reference);
    if (!request) continue;
    // What a merged practice agreed keeps the UID by which calendar programs know it.
    for (const id of ids) {
      const visit = agreedVisit(request, id);
      if (!visit || !isRecent(visit, since)) continue;
      const at = instantThere(visit.at, zone);
      calendar.addSubcomponent(visitEvent(services, { practiceId: id, reference, ...visit, at }));
    }
  }
  for (const kept of await keptTimesSince(database.read, practiceId, since))
    calendar.addSubcomponent(keptEvent(services, kept, zone));
  // The library does not count the space that begins a folded line.
  ICAL.foldLength = 74;
  const text = `${calendar.toString()}\r\n`;
  return { text, etag: `"${hash("sha256", text).slice(0, 32)}"` };
}

/** An appointment as one practice has it, also when the request is with another by now. */
type Visit = {
  at: Date;
  minutes: number;
  isCancelled: boolean;
  /** When it was agreed, moved or cancelled, not when it is asked for. */
  changedAt: Date;
  /** Rises with every change of it. */
  sequence: number;
};

function agreedVisit({ request, events }: StoredRequest, practiceId: number): Visit | null {
  let holder: number | null = null;
  let agreed: RequestEvent | null = null;
  let ended: RequestEvent | null = null;
  for (const event of events) {
    const { practice, minutes } = event.detail;
    if (practice && (event.event === "sent" || minutes !== undefined)) holder = practice.id;
    if (holder === practiceId && minutes !== undefined) [agreed, ended] = [event, null];
    else if (agreed && !ended && endsVisit(event)) ended = event;
  }
  if (!agreed) return null;
  const at = new Date(agreed.detail.at!);
  const stands = request.appointment?.at.getTime() === at.getTime() && request.practice?.id === practiceId;
  const last = stands ? agreed : (ended ?? events.at(-1)!);
  return {
    at,
    minutes: agreed.detail.minutes!,
    isCancelled: !stands,
    changedAt: last.at,
    sequence: last.version,
  };
}

/** A practice gives the time up, offers others instead of it, or loses the request; or the patient cancels. */
function endsVisit({ event, detail }: RequestEvent): boolean {
  return (
    ["cancelled", "gaveUp", "tookBack", "closed", "expired"].includes(event) ||
    (event === "offered" && detail.at !== undefined)
  );
}

function isRecent({ at, minutes, isCancelled, changedAt }: Visit, since: Date): boolean {
  return at.getTime() + minutes * MINUTE >= since.getTime() && (!isCancelled || changedAt >= since);
}

/** What the practice wrote for itself stays with us: a note often holds a name. */
function keptEvent(
  services: Writing,
  { id, kind, from, to, madeAt, endedAt }: KeptTime,
  zone: string,
): ICAL.Component {
  return calendarEvent({
    uid: keptUid(services, id),
    sequence: endedAt ? 1 : 0,
    changedAt: endedAt ?? madeAt,
    from: instantThere(from, zone),
    to: instantThere(to, zone),
    summary: `${oneLine(services.operator.identity.name)}: ${kind === "away" ? "away" : "kept time"}`,
    isCancelled: endedAt !== null,
  });
}

function visitEvent(
  services: Writing,
  {
    practiceId,
    reference,
    at,
    minutes,
    isCancelled,
    changedAt,
    sequence,
  }: Visit & { practiceId: number; reference: string },
): ICAL.Component {
  return calendarEvent({
    uid: visitUid(services, { reference, practiceId }),
    sequence,
    changedAt,
    from: at,
    to: new Date(at.getTime() + minutes * MINUTE),
    summary: `${oneLine(services.operator.identity.name)} appointment ${reference}`,
    isCancelled,
  });
}

function calendarEvent({
  uid,
  sequence,
  changedAt,
  from,
  to,
  summary,
  isCancelled,
}: {
  uid: string;
  sequence: number;
  changedAt: Date;
  from: Date;
  to: Date;
  summary: string;
  isCancelled: boolean;
}): ICAL.Component {
  const event = new ICAL.Component("vevent");
  event.addPropertyWithValue("uid", uid);
  event.addPropertyWithValue("sequence", sequence);
  event.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(changedAt, true));
  event.addPropertyWithValue("dtstart", ICAL.Time.fromJSDate(from, true));
  event.addPropertyWithValue("dtend", ICAL.Time.fromJSDate(to, true));
  event.addPropertyWithValue("summary", summary);
  event.addPropertyWithValue("status", isCancelled ? "CANCELLED" : "CONFIRMED");
  event.addPropertyWithValue("class", "PRIVATE");
  event.addPropertyWithValue("transp", isCancelled ? "TRANSPARENT" : "OPAQUE");
  return event;
}
