import ICAL from "ical.js";
import { NotUnderstood } from "./not-understood.ts";

/** A line of a calendar, unfolded, and the number of its first line in the file. */
export type Line = { number: number; name: string; text: string };

/** An event, busy times or a zone: its own lines that we read, and what is inside it. */
export type Part = { name: string; number: number; lines: Line[]; parts: Part[] };

/**
 * The lines of a calendar that we read, by the part that they are in. All others are left out before anything looks at
 * them: a raw line break in a description, or an odd line of some program, is no reason to refuse a calendar. Throws
 * where the parts don't close as they open.
 */
export function calendarParts(text: string): Part[] {
  const calendars: Part[] = [];
  const open: Part[] = [];
  for (const line of unfolded(text)) {
    const inner = open.at(-1);
    if (line.name === "begin") {
      const part = { name: valueOf(line), number: line.number, lines: [], parts: [] };
      (inner?.parts ?? calendars).push(part);
      open.push(part);
    } else if (line.name === "end") {
      if (open.pop()?.name !== valueOf(line))
        throw new NotUnderstood("A part that never began.", placeOf(line));
    } else if (inner && READ[inner.name]?.has(line.name)) inner.lines.push(line);
    else if (!inner && line.text.trim() !== "") throw new NotUnderstood("No calendar.");
  }
  if (open.length > 0 || calendars.length === 0) throw new NotUnderstood("It breaks off, or is none.");
  if (calendars.some(({ name }) => name !== "vcalendar")) throw new NotUnderstood("No calendar.");
  return calendars;
}

/** What we read of each part. */
const READ: Readonly<Record<string, ReadonlySet<string>>> = {
  vcalendar: new Set(["x-wr-timezone", "x-wr-calname"]),
  vevent: new Set([
    "uid",
    "dtstart",
    "dtend",
    "duration",
    "rrule",
    "rdate",
    "exdate",
    "recurrence-id",
    "status",
    "transp",
    "x-microsoft-cdo-busystatus",
    "attendee",
  ]),
  vfreebusy: new Set(["freebusy"]),
  vtimezone: new Set(["tzid"]),
  standard: new Set(["dtstart", "tzoffsetfrom", "tzoffsetto", "rrule", "rdate"]),
  daylight: new Set(["dtstart", "tzoffsetfrom", "tzoffsetto", "rrule", "rdate"]),
};

/** A line that begins with a space or a tab goes on with the one before (RFC 5545, section 3.1). */
function* unfolded(text: string): Generator<Line> {
  let line: { number: number; pieces: string[] } | null = null;
  let number = 0;
  for (const piece of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
    number++;
    if (line && /^[ \t]/.test(piece)) line.pieces.push(piece.slice(1));
    else {
      if (line) yield lineOf(line);
      line = { number, pieces: [piece] };
    }
  }
  if (line) yield lineOf(line);
}

function lineOf({ number, pieces }: { number: number; pieces: string[] }): Line {
  const text = pieces.join("");
  return { number, text, name: /^[A-Za-z0-9-]+(?=[:;])/.exec(text)?.[0].toLowerCase() ?? "" };
}

/** What stands behind `BEGIN:`, `TZID:` and their like. */
export function valueOf({ text }: Line): string {
  const value = text.slice(text.indexOf(":") + 1).trim();
  return /^(?:begin|end):/i.test(text) ? value.toLowerCase() : value;
}

/** Names, places and words are nobody's business: only lines of times are quoted. */
const OF_TIMES = /^(?:dtstart|dtend|duration|rrule|rdate|recurrence-id|freebusy)$/;
const MOST_QUOTED = 100;

/** Where a line is, for the practice. */
export function placeOf(line: Line, starts = ""): { line: number; text: string; starts: string } {
  const quoted = line.text.length > MOST_QUOTED ? `${line.text.slice(0, MOST_QUOTED)}…` : line.text;
  return { line: line.number, text: OF_TIMES.test(line.name) ? quoted : "", starts };
}

/** A part as the library has it; throws for a line that it cannot parse. */
export function toComponent({ name, lines, parts }: Part): ICAL.Component {
  const component = new ICAL.Component(name);
  for (const line of lines) component.addProperty(toProperty(line));
  for (const part of parts) if (READ[part.name]) component.addSubcomponent(toComponent(part));
  return component;
}

/** Throws for a line that the library cannot parse. `VALUE=DATE` before a time of day is a slip: the hours are meant. */
export function toProperty({ text }: Line): ICAL.Property {
  const isTime = /:\d{8}T\d{4}/.test(text);
  const written = isTime ? text.replace(/;VALUE=DATE(?=[:;])/i, "") : text;
  return ICAL.Property.fromString(written, ICAL.design.icalendar);
}
