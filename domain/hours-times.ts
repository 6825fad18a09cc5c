import type { Token } from "./hours-tokens.ts";
import { MINUTES_IN_DAY } from "./nz-time.ts";

export type TimeToken = Extract<Token, { kind: "time" }>;

/** Minutes since midnight; an end past 1440 is on the next day. */
export type Times = { from: number; to: number };

type Context = {
  /** When the hours before these end on the same day; null where these are the first. */
  before: number | null;
  /** Whether the text writes times on the clock of 24 hours somewhere: 08:30, 17:00, 9h. */
  isFullClock: boolean;
};

const NOON = 12 * 60;

/**
 * From when to when, as people read two times of a dentist; undefined where they cannot tell. A time without AM or PM is
 * the next one that comes: `8-5` is 8am to 5pm, `9-12, 1-5` goes on at 1pm. It is not said of `6-9` which half of the day
 * is meant, nor of `00:00-00:00` whether it is the whole day or none of it.
 */
export function readSpan(from: TimeToken, to: TimeToken, context: Context): Times | undefined {
  const times = from.half || to.half ? halfSaid(from, to) : halfUnsaid(from, to, context);
  const isLonger = times && times.to - times.from >= MINUTES_IN_DAY && to.hour !== 24;
  return isLonger ? undefined : times;
}

/** Whether a clock of 24 hours would show other times: `8-5` would be until 5am there. */
export function isMovedByHalf(from: TimeToken, to: TimeToken, times: Times): boolean {
  if (from.half || to.half) return false;
  return literal(from) !== times.from || literal(to) % MINUTES_IN_DAY !== times.to % MINUTES_IN_DAY;
}

function halfSaid(from: TimeToken, to: TimeToken): Times | undefined {
  if (from.half && to.half) return forwards(atHalf(from, from.half), endAtHalf(to, to.half));
  if (from.half) {
    const start = atHalf(from, from.half);
    return { from: start, to: isFull(to) ? literal(to) : nextAfter(to, start) };
  }
  const end = endAtHalf(to, to.half!);
  if (isFull(from)) return forwards(literal(from), end);
  // “9-12am” is hardly until midnight.
  if (end === MINUTES_IN_DAY) return undefined;
  const sameHalf = atHalf(from, to.half!);
  const start = sameHalf < end ? sameHalf : atHalf(from, "a");
  return start < end ? { from: start, to: end } : undefined;
}

/** When a day that began at `start` closes, where only that is said: `till 8pm`. */
export function readClosing(time: TimeToken, start: number): number {
  if (time.half) return endAtHalf(time, time.half);
  return isFull(time) ? literal(time) : nextAfter(time, start);
}

function forwards(from: number, to: number): Times {
  return { from, to: to > from ? to : to + MINUTES_IN_DAY };
}

function halfUnsaid(from: TimeToken, to: TimeToken, { before, isFullClock }: Context): Times | undefined {
  return isFullClock ? onFullClock(from, to, before) : onHalfClock(from, to, before);
}

/** The small hours are the afternoon's where they come after a morning: `08:00-12:00,01:00-05:00`, `08:30-05:30`. */
function onFullClock(from: TimeToken, to: TimeToken, before: number | null): Times | undefined {
  const [start, end] = [literal(from), literal(to)];
  if (start > MINUTES_IN_DAY || end > MINUTES_IN_DAY) return undefined;
  const isAfternoon = before !== null && start < before && start + NOON >= before && end <= NOON;
  if (isAfternoon && end > start) return { from: start + NOON, to: end + NOON };
  if (start < NOON && end < start && end > 0) return { from: start, to: end + NOON };
  return start === end ? undefined : forwards(start, end);
}

const SIX = 6 * 60;
const NINE = 9 * 60;

function onHalfClock(from: TimeToken, to: TimeToken, before: number | null): Times | undefined {
  const start = before === null ? startOfDay(from) : nextAfter(from, before - 1);
  const end = nextAfter(to, start);
  const isEitherHalf = before === null && start >= SIX && start < NINE && end <= NINE;
  return isEitherHalf ? undefined : { from: start, to: end };
}

/** No dentist opens between midnight and 6am. */
function startOfDay(time: TimeToken): number {
  const minutes = onTwelve(time);
  return minutes < SIX ? minutes + NOON : minutes;
}

/** The first time after a moment at which a clock of twelve hours shows this. */
function nextAfter(time: TimeToken, after: number): number {
  const minutes = onTwelve(time);
  return minutes + NOON * Math.max(0, Math.floor((after - minutes) / NOON) + 1);
}

function onTwelve({ hour, minute }: TimeToken): number {
  return (hour % 12) * 60 + minute;
}

function atHalf(time: TimeToken, half: "a" | "p"): number {
  return onTwelve(time) + (half === "p" ? NOON : 0);
}

/** 12am as an end is the midnight that ends the day. */
function endAtHalf(time: TimeToken, half: "a" | "p"): number {
  return atHalf(time, half) || MINUTES_IN_DAY;
}

function literal({ hour, minute }: TimeToken): number {
  return hour * 60 + minute;
}

/** Whether a time says on a clock of 24 hours when it is. */
export function isFull({ style, hour }: TimeToken): boolean {
  return style === "full" || (style !== "said" && (hour > 12 || hour === 0));
}
