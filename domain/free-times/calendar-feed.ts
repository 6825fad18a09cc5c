import { DAY, HOUR, MINUTE } from "../durations.ts";
import { mergeSpans } from "./busy-spans.ts";
import type { BusySpan } from "./free-times-rules.ts";

/** When the practice's own calendar says that it is busy, and whether we may rely on that now. */
export type BusyTimes = {
  spans: readonly BusySpan[];
  /** False: it has not answered for two hours, or not so that we understood it. Times are asked for then, not booked. */
  isFresh: boolean;
};

/** What is known of reading a calendar, whatever it says. */
export type FeedState = {
  setAt: Date;
  /** When it last answered something that we understood. */
  okAt: Date | null;
  /** It is asked no more until its address is set anew. */
  isOff: boolean;
  /** How many readings that were due have failed in a row. */
  failures: number;
  /** Empty: the last reading went well. */
  failure: CalendarFailure | "";
};

/** Why a calendar could not be read: what pages and mails have words for. */
export type CalendarFailure =
  | "refused"
  | "unreachable"
  | "slow"
  | "too-large"
  | "gone"
  | "bad-answer"
  | "not-understood";

/** Where a calendar stops being readable: what a practice needs to find the event in its own program. */
export type UnreadPlace = {
  /** Counted from 1, as an editor shows the file. */
  line: number;
  /** The line itself, where it says a time and nothing about anyone; empty elsewhere. */
  text: string;
  /** When its event begins, as it is written: `20261130T090000`. Empty where that isn't known. */
  starts: string;
};

/** What more is known of a failure: what its server answered, or where its calendar can't be read. */
export type FailureDetail = { status?: number; at?: UnreadPlace };

/** A calendar that has become suddenly empty, or nearly: what it said before stays busy beside what it says now. */
export type CalendarDoubt = {
  /** ISO instant of the first reading that said so. */
  since: string;
  /** The practice says that it is right. */
  isConfirmed: boolean;
  /** The practice has been asked by mail. */
  isTold: boolean;
};

/** How long a calendar must go on saying it. */
const DOUBT_LASTS = HOUR;
/** One that is called off is half of so few busy times ahead: then the practice needn't be asked. */
const FEW_SPANS = 3;

/**
 * What counts of a calendar that was read: what it says, unless that would free more than half of the coming busy time.
 * That may be a fault of its server, so it waits for a reading an hour later that says the same and for the practice's
 * word. Until then what was known stays busy, too. `asks`: the hour is over, and only the word is missing.
 */
export function weighReading(
  {
    known,
    found,
    doubt,
  }: { known: readonly BusySpan[]; found: readonly BusySpan[]; doubt: CalendarDoubt | null },
  now: Date,
): { spans: readonly BusySpan[]; doubt: CalendarDoubt | null; asks: boolean } {
  const coming = { from: now.getTime(), to: Infinity };
  const [before, after] = [known, found].map((spans) => mergeSpans(spans, coming) ?? []);
  const isSuspect = lengthOf(after!) < lengthOf(before!) / 2;
  if (!isSuspect) return { spans: found, doubt: null, asks: false };
  const since = doubt?.since ?? now.toISOString();
  const isOver = now.getTime() - Date.parse(since) >= DOUBT_LASTS;
  const isSaid = doubt?.isConfirmed === true || before!.length <= FEW_SPANS;
  if (isOver && isSaid) return { spans: found, doubt: null, asks: false };
  const spans = mergeSpans([...known, ...found], { from: -Infinity, to: Infinity }) ?? known;
  const { isConfirmed = false, isTold = false } = doubt ?? {};
  return { spans, doubt: { since, isConfirmed, isTold }, asks: isOver };
}

/** Milliseconds. */
function lengthOf(spans: readonly BusySpan[]): number {
  return spans.reduce((length, { from, to }) => length + to - from, 0);
}

const READ_EVERY = 10 * MINUTE;
const LONGEST_WAIT = 6 * HOUR;
const FRESH_FOR = 2 * HOUR;
const OFF_AFTER = 14 * DAY;
/** The furthest that patients can book ahead is twelve weeks. */
const WINDOW = 14 * 7 * DAY;
const LEAST_WINDOW = 13 * 7 * DAY;

/** Whether what was read last still counts. */
export function isFeedFresh({ okAt, isOff, failure }: FeedState, now: Date): boolean {
  if (okAt === null || isOff || failure === "not-understood") return false;
  return now.getTime() - okAt.getTime() <= FRESH_FOR;
}

/** When what was read last counts no longer, should nothing be read until then. */
export function staleFrom({ okAt }: FeedState): number {
  return (okAt?.getTime() ?? 0) + FRESH_FOR;
}

/** Whether it has been silent for so long that its practice should know: two hours. */
export function isOutage({ setAt, okAt, failures }: FeedState, now: Date): boolean {
  return failures > 0 && now.getTime() - (okAt ?? setAt).getTime() > FRESH_FOR;
}

/** Whether it has been silent for so long that we stop asking: two weeks. */
export function isGivenUp({ setAt, okAt, failures }: FeedState, now: Date): boolean {
  return failures > 0 && now.getTime() - (okAt ?? setAt).getTime() > OFF_AFTER;
}

/**
 * When a calendar is asked again: every ten minutes; after failures in a row 10, 20, 40 … 360 minutes later, or when its
 * server says, within a day. A reading before it was due, for a booking or a press, leaves it `planned` as it was.
 */
export function nextReadingAt(
  {
    failures,
    retryAfterSeconds,
    planned = null,
  }: { failures: number; retryAfterSeconds: number | null; planned?: Date | null },
  now: Date,
): Date {
  const backOff = Math.min(READ_EVERY * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT);
  const asked = Math.min((retryAfterSeconds ?? 0) * 1_000, DAY);
  const next = planned?.getTime() ?? now.getTime() + backOff;
  return new Date(Math.max(next, now.getTime() + asked));
}

/** What is read of a calendar: from the day before, for what has begun, to two weeks beyond all that can be booked. */
export function readingWindow(now: Date): BusySpan {
  return { from: now.getTime() - DAY, to: now.getTime() + WINDOW };
}

/** Whether what was read goes far enough, so that an unchanged calendar need not be read again. */
export function reachesFar(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() - now.getTime() >= LEAST_WINDOW;
}
