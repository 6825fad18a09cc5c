import ICAL from "ical.js";
import { WINDOWS_ZONES } from "./windows-zones.ts";

/** Tells the instant, in milliseconds since 1970, at which clocks somewhere show a time. */
export type WallZone = (wall: Temporal.PlainDateTime) => number;

export const IN_UTC: WallZone = inZone("UTC");

/**
 * Finds the zone that a calendar means by a name: an IANA name, also behind a prefix of the program that wrote it
 * (`/freeassociation.sourceforge.net/Pacific/Auckland`); else a name of Windows; else what the calendar's own `VTIMEZONE`
 * says, where that gives its offsets; else, for a name of Exchange that stands for no zone, the calendar's own. Undefined
 * when it is none of these.
 */
export function zoneFinder(
  described: ReadonlyMap<string, ICAL.Component>,
  ofCalendar: WallZone | undefined,
): (name: string) => WallZone | undefined {
  const known = new Map<string, WallZone | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name);
  };

  function find(name: string): WallZone | undefined {
    const parts = name.split("/");
    const names = [
      name,
      parts.slice(-2).join("/"),
      parts.slice(-3).join("/"),
      WINDOWS.get(name.toLowerCase()),
    ];
    const iana = names.find((one) => one !== undefined && isZone(one));
    if (iana !== undefined) return inZone(iana);
    const description = described.get(name);
    if (description) return hasOffsets(description) ? asDescribed(description, name) : undefined;
    return NAMES_NO_ZONE.test(name) ? ofCalendar : undefined;
  }
}

/** As Exchange calls the zone of an event that came from another program, often without a `VTIMEZONE`. */
const NAMES_NO_ZONE = /^(?:Customized Time Zone(?: \d+)?|tzone:\/\/Microsoft\/Custom)$/i;

const WINDOWS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(WINDOWS_ZONES).map(([name, zone]) => [name.toLowerCase(), zone] as const),
  ["tzone://microsoft/utc", "UTC"],
]);

const IN_UTC_AT_FIRST = new Temporal.ZonedDateTime(0n, "UTC");

/** Whether a name is one of IANA's: `isZone("Pacific/Chatham")` */
function isZone(name: string): boolean {
  try {
    IN_UTC_AT_FIRST.withTimeZone(name);
    return true;
  } catch {
    return false;
  }
}

/** A time that is skipped when clocks go forward is read an hour later; one that comes twice is the first. */
export function inZone(name: string): WallZone {
  return (wall) => wall.toZonedDateTime(name).epochMilliseconds;
}

/** The library takes a part without its offset for UTC. */
function hasOffsets(zone: ICAL.Component): boolean {
  const parts = zone.getAllSubcomponents();
  const isOffset = (part: ICAL.Component, name: string) =>
    /^[+-]\d\d:?\d\d(?::?\d\d)?$/.test(String(part.getFirstProperty(name)?.jCal[3] ?? ""));
  return (
    parts.length > 0 &&
    parts.every(
      (part) => isOffset(part, "tzoffsetfrom") && isOffset(part, "tzoffsetto") && part.hasProperty("dtstart"),
    )
  );
}

function asDescribed(component: ICAL.Component, tzid: string): WallZone {
  const zone = new ICAL.Timezone({ component, tzid });
  return ({ year, month, day, hour, minute, second }) =>
    ICAL.Time.fromData({ year, month, day, hour, minute, second }, zone).toUnixTime() * 1_000;
}
