import ICAL from "ical.js";
import { mergeSpans } from "#domain/free-times/busy-spans.ts";
import { DAY } from "#domain/durations.ts";
import type { BusySpan } from "#domain/free-times/free-times-rules.ts";
import { ZONE } from "#domain/nz-time.ts";
import {
  calendarParts,
  type Line,
  type Part,
  placeOf,
  toComponent,
  toProperty,
  valueOf,
} from "./calendar-parts.ts";
import { NotUnderstood } from "./not-understood.ts";
import { type Rule, repeatedTimes } from "./repeats.ts";
import { IN_UTC, inZone, type WallZone, zoneFinder } from "./wall-zones.ts";

const MOST_EVENTS = 20_000;

/** How a calendar is read. */
export type HowToRead = {
  window: BusySpan;
  /** Tells the appointments that came from our own calendar of the practice, which are held anyway. */
  isOurs: (uid: string) => boolean;
  /** The practice's zone, in which its days are, and times without a zone. */
  zone?: string;
  /** Email addresses of whose calendar it is, in small letters: what they have declined doesn't keep them busy. */
  owners?: readonly string[];
  /** The practice's all-day entries are notes, and keep nobody busy. */
  skipsDays?: boolean;
};

/**
 * When a calendar calls its owner busy, within a window. Throws `NotUnderstood` where it cannot be sure, with the event and
 * its line, and may never come back from a malicious rule: run it through `readInThread`.
 *
 * What can't touch the window may be as broken as it likes. Within it, an event counts as busy for what is known of it:
 * an end of its repeats, or a day left out, that can't be read is none. Without a start, a length or a zone it is refused.
 */
export function busySpansIn(text: string, how: HowToRead): BusySpan[] {
  const { window, isOurs, zone = ZONE, owners = [], skipsDays = false } = how;
  const ofPractice = inZone(zone);
  let events = 0;
  const spans = calendarParts(text).flatMap((calendar) => {
    const zones = calendar.parts.filter(({ name }) => name === "vtimezone");
    const floating = zoneOfCalendar(calendar, ofPractice);
    const reading: Reading = {
      window,
      ofPractice,
      floating,
      zoneNamed: zoneFinder(describedZones(zones), floating ?? ofPractice),
      owners: [...owners, ...addressesIn(calendar.lines)],
      skipsDays,
    };
    const parts = calendar.parts
      .filter(({ name }) => name === "vevent")
      .map(toEvent)
      .filter((event) => !isOurs(propertyText(event, "uid")));
    events += parts.length;
    if (events > MOST_EVENTS) throw new NotUnderstood("Too many events.");
    const series = [...Map.groupBy(parts, seriesName).values()];
    const busy = calendar.parts.filter(({ name }) => name === "vfreebusy").flatMap(({ lines }) => lines);
    return [
      ...series.flatMap((one) => spansOfSeries(one, reading)),
      ...busy.flatMap((line) => busyPeriods(line, reading)),
    ];
  });
  const merged = mergeSpans(spans, window);
  if (!merged) throw new NotUnderstood("Busy too often.");
  return merged;
}

/** `X-WR-TIMEZONE` says where times without a zone are; undefined where it says a zone that nobody knows. */
function zoneOfCalendar({ lines }: Part, ofPractice: WallZone): WallZone | undefined {
  const named = lines.find(({ name }) => name === "x-wr-timezone");
  return named ? zoneFinder(new Map(), undefined)(valueOf(named)) : ofPractice;
}

function describedZones(zones: readonly Part[]): ReadonlyMap<string, ICAL.Component> {
  const found = new Map<string, ICAL.Component>();
  for (const zone of zones) {
    const id = zone.lines.find(({ name }) => name === "tzid");
    try {
      if (id) found.set(valueOf(id), toComponent(zone));
    } catch {
      // A zone that can't be parsed is described nowhere: events that need it say so.
    }
  }
  return found;
}

/** Google calls a person's own calendar by their address. */
function addressesIn(lines: readonly Line[]): string[] {
  return lines
    .filter(({ name }) => name === "x-wr-calname")
    .map((line) => valueOf(line).toLowerCase())
    .filter((name) => /^[^\s@]+@[^\s@]+$/.test(name));
}

/** An event with each of its lines that can be parsed, and those that cannot. */
type CalendarEvent = {
  part: Part;
  component: ICAL.Component;
  broken: Line[];
  lineOf: Map<ICAL.Property, Line>;
};

function toEvent(part: Part): CalendarEvent {
  const event: CalendarEvent = {
    part,
    component: new ICAL.Component("vevent"),
    broken: [],
    lineOf: new Map(),
  };
  for (const line of part.lines) {
    const property = parsed(line.name === "rrule" ? withoutOddEnd(line) : line);
    if (!property) event.broken.push(line);
    else {
      event.component.addProperty(property);
      event.lineOf.set(property, line);
    }
  }
  return event;
}

function parsed(line: Line): ICAL.Property | undefined {
  try {
    return toProperty(line);
  } catch {
    return undefined;
  }
}

/** A rule whose end can't be read goes on, as far as we know. */
function withoutOddEnd(line: Line): Line {
  const end = /UNTIL=([^;]*)/i.exec(line.text)?.[1];
  const isRead = end === undefined || (/^\d{8}(?:T\d{6}Z?)?$/.test(end.trim()) && dayIn(end) !== undefined);
  return isRead ? line : { ...line, text: line.text.replace(/;?UNTIL=[^;]*/i, "").replace(":;", ":") };
}

/** Instances of a series have its UID. An event without one is a series of its own. */
function seriesName(event: CalendarEvent): unknown {
  return propertyText(event, "uid") || event;
}

type Reading = {
  zoneNamed: (name: string) => WallZone | undefined;
  window: BusySpan;
  ofPractice: WallZone;
  floating: WallZone | undefined;
  owners: readonly string[];
  skipsDays: boolean;
};

/** A time as it is written: on the wall somewhere, or a whole day. */
type Written = { wall: Temporal.PlainDateTime; zone: WallZone; isDay: boolean };

/** An event and how long each of its instances lasts. */
type Lasting = { start: Written; end: (start: Temporal.PlainDateTime) => number };

/** Two programs may use one UID for several events: each counts. */
function spansOfSeries(series: readonly CalendarEvent[], reading: Reading): BusySpan[] {
  const changed = series.filter(({ part }) => part.lines.some(({ name }) => name === "recurrence-id"));
  const regular = series.filter((event) => !changed.includes(event));
  const replaced = timesSet(changed, "recurrence-id", reading, (property) => !isFromHereOn(property));
  const spans = changed
    .filter((event) => isBusy(event, reading))
    .flatMap((event) => instanceSpans(event, reading));
  for (const event of regular.filter((one) => isBusy(one, reading)))
    spans.push(
      ...attempt(event, reading, (how) => {
        const excluded = timesSet([event], "exdate", how);
        const { starts, periods } = instancesOf(event, how);
        const lasting = lastingOf(event, how);
        const kept = starts.filter((wall) => {
          const time = { ...lasting.start, wall };
          return !isIn(excluded, time) && !isIn(replaced, time);
        });
        const moved = changed
          .filter((later) => changesLaterOnes(later) && isBusy(later, how))
          .flatMap((later) => shifted(later, kept, how));
        return [...kept.map((wall) => spanFrom(lasting, wall)), ...periods, ...moved];
      }),
    );
  return spans;
}

function instanceSpans(event: CalendarEvent, reading: Reading): BusySpan[] {
  return attempt(event, reading, (how) => {
    refuseBroken(event, NEEDED);
    return [spanFrom(lastingOf(event, how))];
  });
}

/** What can't be read of an event and leaves it unknown when it is. */
const NEEDED: ReadonlySet<string> = new Set(["dtstart", "dtend", "duration", "rrule", "rdate"]);

function refuseBroken({ part, broken, component }: CalendarEvent, needed: ReadonlySet<string>): void {
  const line = broken.find(({ name }) => needed.has(name));
  if (line) throw new NotUnderstood("A line that can’t be parsed.", placeOf(line));
  // A description whose lines are not folded may say one of ours: then nobody knows which is meant.
  for (const name of ["dtstart", "dtend", "duration"])
    if (component.getAllProperties(name).length > 1)
      throw new NotUnderstood(
        "It says two times.",
        placeOf(part.lines.findLast((one) => one.name === name)!),
      );
}

/** Reads an event; of one that can't be read, whether it can touch the window decides. */
function attempt(event: CalendarEvent, reading: Reading, read: (reading: Reading) => BusySpan[]): BusySpan[] {
  try {
    refuseBroken(event, NEEDED);
    return read(reading);
  } catch (error) {
    if (!canTouch(event, reading, read)) return [];
    throw atEvent(event, error);
  }
}

function atEvent({ part }: CalendarEvent, error: unknown): NotUnderstood {
  const start = part.lines.find(({ name }) => name === "dtstart");
  const starts = (start && /:(\d{8}(?:T\d{4,6})?)/.exec(start.text)?.[1]) ?? "";
  const at = error instanceof NotUnderstood ? error.at : null;
  const line = at ?? placeOf(part.lines.find(({ name }) => name === "rrule") ?? start ?? beginOf(part));
  return new NotUnderstood(error instanceof Error ? error.message : "", { ...line, starts });
}

function beginOf({ number }: Part): Line {
  return { number, name: "begin", text: "" };
}

/** Clocks anywhere are within 14 hours of UTC; a day more for the days around. */
const ANY_ZONE = 2 * DAY;
/** No appointment lasts as long: of one whose length can't be read, the start decides then. */
const LONGEST_EVENT_DAYS = 366;

/** Whether an event that can't be read may be within the window, by what can be read of it. */
function canTouch(event: CalendarEvent, reading: Reading, read: (reading: Reading) => BusySpan[]): boolean {
  const wider = { from: reading.window.from - ANY_ZONE, to: reading.window.to + ANY_ZONE };
  if (isOver(event, wider)) return false;
  try {
    refuseBroken(event, NEEDED);
    const zoneNamed = (name: string) => reading.zoneNamed(name) ?? IN_UTC;
    const spans = read({ ...reading, window: wider, zoneNamed, floating: reading.floating ?? IN_UTC });
    return spans.some(({ from, to }) => from < wider.to && wider.from < to);
  } catch {
    return true;
  }
}

/** Whether an event lies wholly before or after a window, by the days that its lines name, whatever else they say. */
function isOver({ part: { lines } }: CalendarEvent, window: BusySpan): boolean {
  const named = (name: string) => lines.filter((line) => line.name === name);
  if (named("rdate").length > 0 || named("dtstart").length !== 1) return false;
  const first = dayIn(named("dtstart")[0]!.text);
  if (first === undefined) return false;
  if (first > window.to) return true;
  const ends = named("dtend").map(({ text }) => dayIn(text) ?? NaN);
  const lasts = named("duration").length > 0 || ends.some(Number.isNaN) ? LONGEST_EVENT_DAYS * DAY : 0;
  const length = Math.max(...ends.filter((end) => end > first).map((end) => end - first), lasts);
  const rules = named("rrule");
  if (rules.length === 0) return first + length < window.from;
  const until = rules.map(
    (rule) => dayIn(/UNTIL=([^;]*)/i.exec(withoutOddEnd(rule).text)?.[1] ?? "") ?? Infinity,
  );
  return Math.max(...until) + length < window.from;
}

function dayIn(text: string): number | undefined {
  const day = /(?:^|:)(\d{4})(\d\d)(\d\d)/.exec(text);
  const instant = day ? Date.parse(`${day[1]}-${day[2]}-${day[3]}T00:00:00Z`) : NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

/** `RANGE=THISANDFUTURE`: all later instances move along. Where they were counts as busy, too, so that no error of ours frees it. */
function shifted(
  later: CalendarEvent,
  starts: readonly Temporal.PlainDateTime[],
  reading: Reading,
): BusySpan[] {
  const property = later.component.getFirstProperty("recurrence-id")!;
  const from = writtenTimes(later, property, reading)[0]!.wall;
  const lasting = lastingOf(later, reading);
  const by = from.until(lasting.start.wall);
  return starts
    .filter((wall) => Temporal.PlainDateTime.compare(wall, from) >= 0)
    .map((wall) => spanFrom(lasting, wall.add(by)));
}

function changesLaterOnes({ component }: CalendarEvent): boolean {
  const property = component.getFirstProperty("recurrence-id");
  return property !== null && isFromHereOn(property);
}

function isFromHereOn(property: ICAL.Property): boolean {
  return parameterOf(property, "range").toUpperCase() === "THISANDFUTURE";
}

function isBusy(event: CalendarEvent, { owners, skipsDays }: Reading): boolean {
  if (saysOnly(event, "status", "CANCELLED") || isDeclined(event, owners)) return false;
  if (skipsDays && event.component.getFirstProperty("dtstart")?.type === "date") return false;
  if (event.component.hasProperty("transp")) return !saysOnly(event, "transp", "TRANSPARENT");
  return !saysOnly(event, "x-microsoft-cdo-busystatus", "FREE");
}

/** Whether an event says this, each time that it says anything of it. */
function saysOnly({ component }: CalendarEvent, name: string, value: string): boolean {
  const said = component.getAllProperties(name);
  return said.length > 0 && said.every((property) => String(property.jCal[3]).trim().toUpperCase() === value);
}

/** Whether it is an invitation that the calendar's owner has declined. */
function isDeclined({ component }: CalendarEvent, owners: readonly string[]): boolean {
  const theirs = component.getAllProperties("attendee").filter((attendee) => {
    const addresses = [String(attendee.jCal[3]).replace(/^mailto:/i, ""), parameterOf(attendee, "email")];
    return addresses.some((address) => owners.includes(address.toLowerCase()));
  });
  return (
    theirs.length > 0 &&
    theirs.every((attendee) => parameterOf(attendee, "partstat").toUpperCase() === "DECLINED")
  );
}

/** The wall times at which an event begins that may matter for the window, and what it states as whole periods. */
function instancesOf(
  event: CalendarEvent,
  reading: Reading,
): { starts: Temporal.PlainDateTime[]; periods: BusySpan[] } {
  const { start, end } = lastingOf(event, reading);
  const lasts = Math.max(end(start.wall) - start.zone(start.wall), 0);
  const walls = {
    from: wallNear(reading.window.from - lasts).subtract({ days: 2 }),
    to: wallNear(reading.window.to).add({ days: 2 }),
  };
  const further = event.component.getAllProperties("rdate");
  const isPeriod = (property: ICAL.Property) => property.type === "period";
  const starts = [
    start.wall,
    ...event.component.getAllProperties("rrule").flatMap((property) => {
      const rule = valuesOf(property)[0] as Rule;
      const hasEnded = endOfRule(rule, start);
      return repeatedTimes(rule, start.wall, walls).filter((wall) => !hasEnded(wall));
    }),
    ...further
      .filter((property) => !isPeriod(property))
      .flatMap((property) => writtenTimes(event, property, reading).map((time) => onWallOf(start, time))),
  ];
  const periods = further
    .filter(isPeriod)
    .flatMap((property) => valuesOf(property).map((value) => periodSpan(value, property, reading)));
  return { starts: [...new Map(starts.map((wall) => [wall.toString(), wall])).values()], periods };
}

/** `UNTIL` is an instant, a day whose whole counts, or a time on the wall of the event. */
function endOfRule({ until }: Rule, { zone }: Written): (wall: Temporal.PlainDateTime) => boolean {
  if (until === undefined) return () => false;
  if (!until.includes("T")) return (wall) => wall.toPlainDate().toString() > until;
  const last = until.endsWith("Z") ? IN_UTC(wallIn(until)) : zone(wallIn(until));
  return (wall) => zone(wall) > last;
}

function lastingOf(event: CalendarEvent, reading: Reading): Lasting {
  const [begins, ends, lasts] = ["dtstart", "dtend", "duration"].map((name) =>
    event.component.getFirstProperty(name),
  );
  const start = begins && writtenTimes(event, begins, reading)[0];
  if (!start) throw new NotUnderstood("An event without a start.");
  const { zone } = start;
  if (lasts) {
    const duration = atLine(event, lasts, () => durationIn(String(valuesOf(lasts)[0])));
    // Days by the calendar, hours by the clock (RFC 5545, section 3.3.6).
    return { start, end: (wall) => zone(wall.add({ days: duration.days })) + duration.milliseconds };
  }
  const end = ends && writtenTimes(event, ends, reading)[0];
  if (start.isDay) {
    const days = end ? start.wall.until(end.wall, { largestUnit: "days" }).days : 1;
    // An end on the day of the start is written by programs that mean that day.
    return { start, end: (wall) => zone(wall.add({ days: Math.max(days, 1) })) };
  }
  const length = end ? end.zone(end.wall) - zone(start.wall) : 0;
  if (length < 0) atLine(event, ends!, () => refuseReversed());
  return { start, end: (wall) => zone(wall) + length };
}

function spanFrom({ start, end }: Lasting, wall = start.wall): BusySpan {
  return { from: start.zone(wall), to: end(wall) };
}

function periodSpan(value: unknown, property: ICAL.Property, reading: Reading): BusySpan {
  const [begins, ends] = value as [string, string];
  const zone = zoneOf(property, begins, reading);
  const from = zone(wallIn(begins));
  if (/^[+-]?P/.test(ends)) {
    const { days, milliseconds } = durationIn(ends);
    return { from, to: zone(wallIn(begins).add({ days })) + milliseconds };
  }
  const to = zoneOf(property, ends, reading)(wallIn(ends));
  if (to < from) refuseReversed();
  return { from, to };
}

/** Nobody knows which of its two times is wrong, and taking it for no time at all would offer what is taken. */
function refuseReversed(): never {
  throw new NotUnderstood("It ends before it begins.");
}

function durationIn(text: string): { days: number; milliseconds: number } {
  const parts = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text);
  if (!parts) throw new NotUnderstood("A length of time that is none.");
  const [weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  return { days: weeks! * 7 + days!, milliseconds: ((hours! * 60 + minutes!) * 60 + seconds!) * 1_000 };
}

/** Instants, and the days of those that are written as days. */
type TimesSet = { instants: Set<number>; days: Set<string> };

function timesSet(
  events: readonly CalendarEvent[],
  name: string,
  reading: Reading,
  counts: (property: ICAL.Property) => boolean = () => true,
): TimesSet {
  const times = events.flatMap((event) =>
    event.component
      .getAllProperties(name)
      .filter(counts)
      .flatMap((property) => {
        try {
          return writtenTimes(event, property, reading);
        } catch {
          // An exception that can't be read is none: the time stays busy.
          return [];
        }
      }),
  );
  return {
    instants: new Set(times.map(({ wall, zone }) => zone(wall))),
    days: new Set(times.filter(({ isDay }) => isDay).map(({ wall }) => wall.toPlainDate().toString())),
  };
}

/** Some programs name an instance that has a time by its day alone. */
function isIn({ instants, days }: TimesSet, { wall, zone, isDay }: Written): boolean {
  return (!isDay && days.has(wall.toPlainDate().toString())) || instants.has(zone(wall));
}

function writtenTimes(event: CalendarEvent, property: ICAL.Property, reading: Reading): Written[] {
  return atLine(event, property, () =>
    valuesOf(property).map((value) => {
      const text = String(value);
      return { wall: wallIn(text), zone: zoneOf(property, text, reading), isDay: isWrittenAsDay(text) };
    }),
  );
}

/** Says of what can't be read in which line it is. */
function atLine<Result>({ lineOf }: CalendarEvent, property: ICAL.Property, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const line = lineOf.get(property);
    throw line && error instanceof NotUnderstood ? new NotUnderstood(error.message, placeOf(line)) : error;
  }
}

/** The periods of a `FREEBUSY` line, but those that are free. */
function busyPeriods(line: Line, reading: Reading): BusySpan[] {
  const property = parsed(line);
  if (property && parameterOf(property, "fbtype").toUpperCase() === "FREE") return [];
  try {
    if (property) return valuesOf(property).map((value) => periodSpan(value, property, reading));
  } catch {
    // Said below, with its line.
  }
  throw new NotUnderstood("Busy times that can’t be read.", placeOf(line));
}

/** jCal's `2026-11-26`, and what its reader makes of a day that is not said to be one: `2026-11-26T::`. */
function isWrittenAsDay(text: string): boolean {
  return !text.includes("T") || text.endsWith("T::");
}

function wallIn(text: string): Temporal.PlainDateTime {
  try {
    return Temporal.PlainDateTime.from(text.replace(/T::$|Z$/, ""), { overflow: "reject" });
  } catch {
    throw new NotUnderstood("A time that is none.");
  }
}

function zoneOf(
  property: ICAL.Property,
  text: string,
  { zoneNamed, floating, ofPractice }: Reading,
): WallZone {
  if (isWrittenAsDay(text)) return ofPractice;
  if (text.endsWith("Z")) return IN_UTC;
  const name = parameterOf(property, "tzid");
  const zone = name === "" ? floating : zoneNamed(name);
  if (!zone) throw new NotUnderstood("A zone that is described nowhere.");
  return zone;
}

/** Puts an instant on the wall of an event. */
function onWallOf({ zone }: Written, time: Written): Temporal.PlainDateTime {
  if (time.zone === zone) return time.wall;
  const instant = time.zone(time.wall);
  const guess = time.wall.add({ milliseconds: instant - zone(time.wall) });
  return guess.add({ milliseconds: instant - zone(guess) });
}

function wallNear(instant: number): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO("UTC").toPlainDateTime();
}

function propertyText({ component }: CalendarEvent, name: string): string {
  const value: unknown = component.getFirstProperty(name)?.jCal[3];
  return typeof value === "string" ? value.trim() : "";
}

function valuesOf(property: ICAL.Property): unknown[] {
  return (property.jCal as unknown[]).slice(3);
}

function parameterOf(property: ICAL.Property, name: string): string {
  return String(property.getParameter(name) ?? "");
}
