import { DAY, HOUR, MINUTE } from "./durations.ts";
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
 * server says, within a day.
 */
export function nextReadingAt(
  { failures, retryAfterSeconds }: { failures: number; retryAfterSeconds: number | null },
  now: Date,
): Date {
  const backOff = Math.min(READ_EVERY * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT);
  const asked = Math.min((retryAfterSeconds ?? 0) * 1_000, DAY);
  return new Date(now.getTime() + Math.max(backOff, asked));
}

/** What is read of a calendar: from the day before, for what has begun, to two weeks beyond all that can be booked. */
export function readingWindow(now: Date): BusySpan {
  return { from: now.getTime() - DAY, to: now.getTime() + WINDOW };
}

/** Whether what was read goes far enough, so that an unchanged calendar need not be read again. */
export function reachesFar(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() - now.getTime() >= LEAST_WINDOW;
}
