import ICAL from "ical.js";
import { mergeSpans } from "#domain/busy-spans.ts";
import type { BusySpan } from "#domain/free-times-rules.ts";
import { type Rule, repeatedTimes } from "./repeats.ts";
import { IN_NEW_ZEALAND, IN_UTC, type WallZone, zoneFinder } from "./wall-zones.ts";

/** The calendar is none, is damaged, or says something that we cannot be sure of. Its message never quotes it. */
export class NotUnderstood extends Error {
  override readonly name = "NotUnderstood";
}

const MOST_EVENTS = 20_000;

/**
 * When a calendar calls its owner busy, within a window. Throws where it cannot be sure, and may never come back from a
 * malicious rule: run it through `readInThread`.
 *
 * `isOurs` tells the appointments that came from our own calendar of the practice, which are held anyway.
 */
export function busySpansIn(
  text: string,
  { window, isOurs }: { window: BusySpan; isOurs: (uid: string) => boolean },
): BusySpan[] {
  const calendars = calendarsIn(text);
  const events = calendars
    .flatMap((calendar) => calendar.getAllSubcomponents("vevent"))
    .filter((event) => !isOurs(textOf(event, "uid")));
  if (events.length > MOST_EVENTS) throw new NotUnderstood("Too many events.");
  const reading = { zoneNamed: zoneFinder(calendars), window };
  const spans = [...Map.groupBy(events, seriesName).values()].flatMap((series) =>
    spansOfSeries(series, reading),
  );
  const busyTimes = calendars
    .flatMap((calendar) => calendar.getAllSubcomponents("vfreebusy"))
    .flatMap((times) => times.getAllProperties("freebusy"))
    .filter((property) => parameterOf(property, "fbtype").toUpperCase() !== "FREE")
    .flatMap((property) => valuesOf(property).map((value) => periodSpan(value, property, reading)));
  const merged = mergeSpans([...spans, ...busyTimes], window);
  if (!merged) throw new NotUnderstood("Busy too often.");
  return merged;
}

function calendarsIn(text: string): ICAL.Component[] {
  const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF/, "").trim());
  // More than one calendar in a file is a list of them.
  const list = Array.isArray(parsed) && typeof parsed[0] === "string" ? [parsed] : (parsed as unknown[]);
  const calendars = list.map((one) => new ICAL.Component(one as never));
  if (calendars.length === 0 || calendars.some(({ name }) => name !== "vcalendar"))
    throw new NotUnderstood("No calendar.");
  return calendars;
}

/** Instances of a series have its UID. An event without one is a series of its own. */
function seriesName(event: ICAL.Component): unknown {
  return textOf(event, "uid") || event;
}

type Reading = { zoneNamed: (name: string) => WallZone | undefined; window: BusySpan };

/** A time as it is written: on the wall somewhere, or a whole day. */
type Written = { wall: Temporal.PlainDateTime; zone: WallZone; isDay: boolean };

/** An event and how long each of its instances lasts. */
type Lasting = { start: Written; end: (start: Temporal.PlainDateTime) => number };

/** Two programs may use one UID for several events: each counts. */
function spansOfSeries(series: readonly ICAL.Component[], reading: Reading): BusySpan[] {
  const [changed, regular] = [
    series.filter((event) => event.hasProperty("recurrence-id")),
    series.filter((event) => !event.hasProperty("recurrence-id")),
  ];
  const replaced = timesSet(changed, "recurrence-id", reading, (property) => !isFromHereOn(property));
  const spans = changed.filter(isBusy).map((event) => spanFrom(lastingOf(event, reading)));
  for (const event of regular.filter(isBusy)) {
    const excluded = timesSet([event], "exdate", reading);
    const { starts, periods } = instancesOf(event, reading);
    const lasting = lastingOf(event, reading);
    const kept = starts.filter((wall) => {
      const time = { ...lasting.start, wall };
      return !isIn(excluded, time) && !isIn(replaced, time);
    });
    spans.push(...kept.map((wall) => spanFrom(lasting, wall)), ...periods);
    for (const later of changed.filter(changesLaterOnes))
      if (isBusy(later)) spans.push(...shifted(later, kept, reading));
  }
  return spans;
}

/** `RANGE=THISANDFUTURE`: all later instances move along. Where they were counts as busy, too, so that no error of ours frees it. */
function shifted(
  later: ICAL.Component,
  starts: readonly Temporal.PlainDateTime[],
  reading: Reading,
): BusySpan[] {
  const property = later.getFirstProperty("recurrence-id")!;
  const from = writtenTimes(property, reading)[0]!.wall;
  const lasting = lastingOf(later, reading);
  const by = from.until(lasting.start.wall);
  return starts
    .filter((wall) => Temporal.PlainDateTime.compare(wall, from) >= 0)
    .map((wall) => spanFrom(lasting, wall.add(by)));
}

function changesLaterOnes(event: ICAL.Component): boolean {
  return isFromHereOn(event.getFirstProperty("recurrence-id")!);
}

function isFromHereOn(property: ICAL.Property): boolean {
  return parameterOf(property, "range").toUpperCase() === "THISANDFUTURE";
}

function isBusy(event: ICAL.Component): boolean {
  if (textOf(event, "status").toUpperCase() === "CANCELLED") return false;
  const shown = textOf(event, "transp").toUpperCase();
  if (shown !== "") return shown !== "TRANSPARENT";
  return textOf(event, "x-microsoft-cdo-busystatus").toUpperCase() !== "FREE";
}

/** The wall times at which an event begins that may matter for the window, and what it states as whole periods. */
function instancesOf(
  event: ICAL.Component,
  reading: Reading,
): { starts: Temporal.PlainDateTime[]; periods: BusySpan[] } {
  const { start, end } = lastingOf(event, reading);
  const lasts = Math.max(end(start.wall) - start.zone(start.wall), 0);
  const walls = {
    from: wallNear(reading.window.from - lasts).subtract({ days: 2 }),
    to: wallNear(reading.window.to).add({ days: 2 }),
  };
  const further = event.getAllProperties("rdate");
  const isPeriod = (property: ICAL.Property) => property.type === "period";
  const starts = [
    start.wall,
    ...event.getAllProperties("rrule").flatMap((property) => {
      const rule = valuesOf(property)[0] as Rule;
      const isOver = endOfRule(rule, start);
      return repeatedTimes(rule, start.wall, walls).filter((wall) => !isOver(wall));
    }),
    ...further
      .filter((property) => !isPeriod(property))
      .flatMap((property) => writtenTimes(property, reading).map((time) => onWallOf(start, time))),
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

function lastingOf(event: ICAL.Component, reading: Reading): Lasting {
  const [begins, ends, lasts] = ["dtstart", "dtend", "duration"].map((name) => event.getFirstProperty(name));
  const start = begins && writtenTimes(begins, reading)[0];
  if (!start) throw new NotUnderstood("An event without a start.");
  const { zone } = start;
  if (lasts) {
    const duration = durationIn(String(valuesOf(lasts)[0]));
    // Days by the calendar, hours by the clock (RFC 5545, section 3.3.6).
    return { start, end: (wall) => zone(wall.add({ days: duration.days })) + duration.milliseconds };
  }
  const end = ends && writtenTimes(ends, reading)[0];
  if (start.isDay) {
    const days = end ? start.wall.until(end.wall, { largestUnit: "days" }).days : 1;
    // An end on the day of the start is written by programs that mean that day.
    return { start, end: (wall) => zone(wall.add({ days: Math.max(days, 1) })) };
  }
  const length = end ? end.zone(end.wall) - zone(start.wall) : 0;
  return { start, end: (wall) => zone(wall) + length };
}

function spanFrom({ start, end }: Lasting, wall = start.wall): BusySpan {
  return { from: start.zone(wall), to: end(wall) };
}

function periodSpan(value: unknown, property: ICAL.Property, reading: Reading): BusySpan {
  const [begins, ends] = value as [string, string];
  const zone = zoneOf(property, begins, reading);
  const from = zone(wallIn(begins));
  if (!/^[+-]?P/.test(ends)) return { from, to: zoneOf(property, ends, reading)(wallIn(ends)) };
  const { days, milliseconds } = durationIn(ends);
  return { from, to: zone(wallIn(begins).add({ days })) + milliseconds };
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
  events: readonly ICAL.Component[],
  name: string,
  reading: Reading,
  counts: (property: ICAL.Property) => boolean = () => true,
): TimesSet {
  const times = events
    .flatMap((event) => event.getAllProperties(name))
    .filter(counts)
    .flatMap((property) => writtenTimes(property, reading));
  return {
    instants: new Set(times.map(({ wall, zone }) => zone(wall))),
    days: new Set(times.filter(({ isDay }) => isDay).map(({ wall }) => wall.toPlainDate().toString())),
  };
}

/** Some programs name an instance that has a time by its day alone. */
function isIn({ instants, days }: TimesSet, { wall, zone, isDay }: Written): boolean {
  return (!isDay && days.has(wall.toPlainDate().toString())) || instants.has(zone(wall));
}

function writtenTimes(property: ICAL.Property, reading: Reading): Written[] {
  return valuesOf(property).map((value) => {
    const text = String(value);
    return { wall: wallIn(text), zone: zoneOf(property, text, reading), isDay: isWrittenAsDay(text) };
  });
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

function zoneOf(property: ICAL.Property, text: string, { zoneNamed }: Reading): WallZone {
  if (isWrittenAsDay(text)) return IN_NEW_ZEALAND;
  if (text.endsWith("Z")) return IN_UTC;
  const name = parameterOf(property, "tzid");
  if (name === "") return IN_NEW_ZEALAND;
  const zone = zoneNamed(name);
  if (!zone) throw new NotUnderstood("A zone that is described nowhere.");
  return zone;
}

/** The same instant on the wall of an event. */
function onWallOf({ zone }: Written, time: Written): Temporal.PlainDateTime {
  if (time.zone === zone) return time.wall;
  const instant = time.zone(time.wall);
  const guess = time.wall.add({ milliseconds: instant - zone(time.wall) });
  return guess.add({ milliseconds: instant - zone(guess) });
}

function wallNear(instant: number): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO("UTC").toPlainDateTime();
}

function textOf(event: ICAL.Component, name: string): string {
  const value: unknown = event.getFirstProperty(name)?.jCal[3];
  return typeof value === "string" ? value.trim() : "";
}

function valuesOf(property: ICAL.Property): unknown[] {
  return (property.jCal as unknown[]).slice(3);
}

function parameterOf(property: ICAL.Property, name: string): string {
  return String(property.getParameter(name) ?? "");
}
