import ICAL from "ical.js";
import { ZONE } from "#domain/nz-time.ts";

/** Tells the instant, in milliseconds since 1970, at which clocks somewhere show a time. */
export type WallZone = (wall: Temporal.PlainDateTime) => number;

export const IN_UTC: WallZone = inZone("UTC");

/** Times without a zone are those of the practice's own wall. */
export const IN_NEW_ZEALAND: WallZone = inZone(ZONE);

/**
 * Finds the zone that a calendar means by a name: an IANA name, also behind a prefix of the program that wrote it
 * (`/freeassociation.sourceforge.net/Pacific/Auckland`); else a name of Windows; else what the calendar's own `VTIMEZONE`
 * says. Undefined when it is none of these.
 */
export function zoneFinder(calendars: readonly ICAL.Component[]): (name: string) => WallZone | undefined {
  const known = new Map<string, WallZone | undefined>();
  const described = new Map(
    calendars
      .flatMap((calendar) => calendar.getAllSubcomponents("vtimezone"))
      .map((zone) => [String(zone.getFirstPropertyValue("tzid")), zone]),
  );
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name);
  };

  function find(name: string): WallZone | undefined {
    const description = described.get(name);
    const names = [name, name.split("/").slice(-2).join("/"), WINDOWS_ZONES[name] ?? ""];
    const iana = names.find(isZone);
    if (iana !== undefined) return inZone(iana);
    return description && asDescribed(description, name);
  }
}

const IN_UTC_AT_FIRST = new Temporal.ZonedDateTime(0n, "UTC");

function isZone(name: string): boolean {
  try {
    IN_UTC_AT_FIRST.withTimeZone(name);
    return true;
  } catch {
    return false;
  }
}

/** A time that is skipped when clocks go forward is read an hour later; one that comes twice is the first. */
function inZone(name: string): WallZone {
  return (wall) => wall.toZonedDateTime(name).epochMilliseconds;
}

function asDescribed(component: ICAL.Component, tzid: string): WallZone {
  const zone = new ICAL.Timezone({ component, tzid });
  return ({ year, month, day, hour, minute, second }) =>
    ICAL.Time.fromData({ year, month, day, hour, minute, second }, zone).toUnixTime() * 1_000;
}

/**
 * What Windows and Outlook call the zones that a practice here may meet, as Unicode's CLDR maps them. Outlook describes
 * any other in a `VTIMEZONE`.
 */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  "New Zealand Standard Time": "Pacific/Auckland",
  "Chatham Islands Standard Time": "Pacific/Chatham",
  "Fiji Standard Time": "Pacific/Fiji",
  "Tonga Standard Time": "Pacific/Tongatapu",
  "Samoa Standard Time": "Pacific/Apia",
  "Hawaiian Standard Time": "Pacific/Honolulu",
  "Central Pacific Standard Time": "Pacific/Guadalcanal",
  "AUS Eastern Standard Time": "Australia/Sydney",
  "E. Australia Standard Time": "Australia/Brisbane",
  "Tasmania Standard Time": "Australia/Hobart",
  "Cen. Australia Standard Time": "Australia/Adelaide",
  "AUS Central Standard Time": "Australia/Darwin",
  "W. Australia Standard Time": "Australia/Perth",
  "Tokyo Standard Time": "Asia/Tokyo",
  "Korea Standard Time": "Asia/Seoul",
  "China Standard Time": "Asia/Shanghai",
  "Singapore Standard Time": "Asia/Singapore",
  "SE Asia Standard Time": "Asia/Bangkok",
  "India Standard Time": "Asia/Kolkata",
  "South Africa Standard Time": "Africa/Johannesburg",
  "GMT Standard Time": "Europe/London",
  "Greenwich Standard Time": "Atlantic/Reykjavik",
  "W. Europe Standard Time": "Europe/Berlin",
  "Central Europe Standard Time": "Europe/Budapest",
  "Romance Standard Time": "Europe/Paris",
  "Eastern Standard Time": "America/New_York",
  "Central Standard Time": "America/Chicago",
  "Mountain Standard Time": "America/Denver",
  "Pacific Standard Time": "America/Los_Angeles",
};
