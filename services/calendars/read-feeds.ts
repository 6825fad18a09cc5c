import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import { zoneOfPlace } from "#content/places.ts";
import { MINUTE } from "#domain/durations.ts";
import {
  type CalendarFeed,
  calendarMailKey,
  dueCalendarFeeds,
  findCalendarFeed,
  type ReadingOutcome,
  storeReading,
} from "#database/free-times/calendar-feeds.ts";
import { findFreeTimes } from "#database/free-times/free-times.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import type { BusySpan } from "#domain/free-times/free-times-rules.ts";
import { ZONE } from "#domain/nz-time.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import type { Practice } from "#domain/practices/practice.ts";
import {
  isGivenUp,
  isOutage,
  nextReadingAt,
  reachesFar,
  weighReading,
} from "#domain/free-times/calendar-feed.ts";
import { inDaytime } from "#domain/requests/promises.ts";
import { cancelMessages, enqueueMessage } from "#outbox/outbox.ts";
import type { Services } from "../services.ts";
import { calendarMail } from "./calendar-emails.ts";
import { failureWords } from "./calendar-words.ts";
import type { CalendarReading } from "./reader.ts";

const AT_ONCE = 4;
/** Milliseconds after which a run ends, though more are due: the next one goes on. */
const LONGEST_RUN = 5 * MINUTE;
/** For which a reading counts when someone books. */
const JUST_READ = 2 * MINUTE;
/** For which one that failed does: presses in a row ask a server in trouble no more often. */
const JUST_FAILED = 10_000;
/** How long someone who books waits for the calendar. */
const BOOKING_WAITS = 2_000;

/** Reads every calendar that is due, four at once. One that fails is logged and tried again later. */
export async function readDueCalendars(services: Services): Promise<void> {
  const { database, now } = services;
  const ends = now().getTime() + LONGEST_RUN;
  const failed = new Set<number>();
  while (now().getTime() < ends) {
    const due = await dueCalendarFeeds(database.read, now(), AT_ONCE + failed.size);
    const next = due.filter((id) => !failed.has(id)).slice(0, AT_ONCE);
    if (next.length === 0) return;
    await Promise.all(
      next.map((id) =>
        readFeed(services, id).catch((error: unknown) => {
          failed.add(id);
          services.log({ event: "calendar not read", error });
        }),
      ),
    );
  }
}

/**
 * Whether what we know of a practice's calendar may be relied on by someone who is booking: it was read within two
 * minutes, or is read now, before all others. Someone who books waits for two seconds at most. If we have no answer by then,
 * or one that we can't read, it may not be relied on, and the time is asked for instead. True where the practice has none.
 *
 *     if (!(await isCalendarChecked(services, practice.id))) throw new TimeTaken("asked");
 */
export async function isCalendarChecked(services: Services, practiceId: number): Promise<boolean> {
  const feed = await findCalendarFeed(services.database.read, services.encryption, practiceId);
  if (!feed) return true;
  if (feed.isOff) return false;
  const age = feed.readAt ? services.now().getTime() - feed.readAt.getTime() : Infinity;
  if (age < (feed.failure === "" ? JUST_READ : JUST_FAILED)) return feed.failure === "";
  const stop = new AbortController();
  const ends = performance.now() + BOOKING_WAITS;
  const reading = readFeed(services, practiceId, { bookingEnds: ends }).catch((error: unknown) => {
    services.log({ event: "calendar not read", error });
    return false;
  });
  const waiting = pause(BOOKING_WAITS, false, { signal: stop.signal }).catch(() => false);
  const isChecked = await Promise.race([reading, waiting]);
  stop.abort();
  return isChecked;
}

/**
 * Asks the calendar of a practice and stores what comes of it, with the mail that its practice is owed. True where what is
 * stored now is what the calendar says. `bookingEnds`: until when someone who books waits, by `performance.now()`.
 */
export async function readFeed(
  services: Services,
  practiceId: number,
  { bookingEnds }: { bookingEnds?: number } = {},
): Promise<boolean> {
  const { database, encryption, readCalendar, log, wakeMail } = services;
  const feed = await findCalendarFeed(database.read, encryption, practiceId);
  if (!feed) return false;
  const practice = await findPractice(database.read, practiceId);
  const zone = practice ? zoneOfPlace(practice.place) : ZONE;
  const how = {
    owners: ownersOf(feed, practice),
    skipsDays: feed.skipsDays,
    zone,
  };
  const before = services.now();
  const validators = reachesFar(feed.busyUntil, before)
    ? { etag: feed.etag, lastModified: feed.lastModified }
    : { etag: "", lastModified: "" };
  const forBooking =
    bookingEnds === undefined ? {} : { forBooking: Math.max(0, bookingEnds - performance.now()) };
  const reading = await readCalendar(feed.address, { ...validators, now: before, how, ...forBooking });
  if (reading.kind === "unread") {
    log({ event: "calendar read", kind: "unread" });
    return false;
  }
  const now = services.now();
  const isStored = await database.transact(async (tx) => {
    const outcome = readingOutcome(feed, reading, { zone, before, now });
    const tells = outcome.toldAt !== feed.toldAt && outcome.toldAt !== null;
    if (!(await storeReading(tx, feed, outcome))) return false;
    if (outcome.failure === "" && !outcome.doubt && (feed.toldAt !== null || feed.doubt?.isTold))
      await cancelMessages(tx, { keyName: calendarMailKey(practiceId) });
    if (tells || (outcome.doubt?.isTold && !feed.doubt?.isTold))
      await tell(services, tx, { feed, outcome, now });
    return true;
  });
  log({ event: "calendar read", kind: readingKind(reading) });
  wakeMail();
  return isStored && reading.kind !== "failed";
}

type Answered = Exclude<CalendarReading, { kind: "unread" }>;

/** Whose calendar it is: as its address says (Google's has it), and where the practice gets its mail. */
function ownersOf({ address }: CalendarFeed, practice: Practice | undefined): string[] {
  const inAddress = new URL(address).pathname.split("/").map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  return [...inAddress, practice?.email ?? ""]
    .filter((part) => /^[^\s@]+@[^\s@]+$/.test(part))
    .map((part) => part.toLowerCase());
}

function keptSpan({ from, to }: BusySpan, zone: string): BusySpan {
  const [start, end] = [from, to].map((instant) => keptAt(new Date(instant), zone).getTime());
  return { from: start!, to: end! };
}

function readingOutcome(
  feed: CalendarFeed,
  reading: Answered,
  { zone, before, now }: { zone: string; before: Date; now: Date },
): ReadingOutcome {
  if (reading.kind !== "failed") {
    const nextAt = nextReadingAt({ failures: 0, retryAfterSeconds: null }, now);
    const well: ReadingOutcome = {
      readAt: now,
      nextAt,
      okAt: now,
      failures: 0,
      failure: "",
      failureDetail: {},
      toldAt: null,
    };
    if (reading.kind !== "read") return well;
    const found = reading.spans.map((span) => keptSpan(span, zone));
    const { spans, doubt, asks } = weighReading({ ...feed, known: feed.spans, found }, now);
    if (!doubt) return { ...well, doubt, busy: { ...reading, spans } };
    // Where it has no validators, it is read whole the next time, to say the same or not.
    const busy = { ...reading, spans, etag: "", lastModified: "" };
    return { ...well, doubt: { ...doubt, isTold: doubt.isTold || (asks && !doubt.isConfirmed) }, busy };
  }
  const { retryAfterSeconds } = reading;
  // Bookings and presses could put the next reading off for hours, were they counted as failures in a row.
  const planned = feed.nextAt !== null && feed.nextAt > before ? feed.nextAt : null;
  const failures = feed.failures + (planned === null ? 1 : 0);
  const state = { ...feed, failures, failure: reading.why };
  const isOff = isGivenUp(state, now);
  const isNews = (isOff && !feed.isOff) || (isOutage(state, now) && feed.toldAt === null);
  return {
    readAt: now,
    nextAt:
      isOff || feed.nextAt === null ? null : nextReadingAt({ failures, retryAfterSeconds, planned }, now),
    okAt: feed.okAt,
    failures,
    failure: reading.why,
    failureDetail: {
      ...(reading.status !== undefined && { status: reading.status }),
      ...(reading.at && { at: reading.at }),
    },
    toldAt: isNews ? now : feed.toldAt,
  };
}

/** Tells it by day: at night no one could do anything about it. */
async function tell(
  services: Services,
  tx: Transaction<Schema>,
  { feed, outcome, now }: { feed: CalendarFeed; outcome: ReadingOutcome; now: Date },
): Promise<void> {
  const { practiceId } = feed;
  const practice = await findPractice(tx, practiceId);
  if (!practice || practice.id !== practiceId || practice.email === "") return;
  const { failure, failureDetail, nextAt } = outcome;
  const since = feed.okAt ?? feed.setAt;
  const why = failure === "" ? null : failureWords(failure, failureDetail);
  const takesBookings = (await findFreeTimes(tx, practiceId))?.state === "on";
  const about = { practice, host: feed.host, since, why, isOff: nextAt === null, takesBookings, now };
  await enqueueMessage(tx, services.encryption, {
    message: await calendarMail(services, tx, about),
    now,
    dueAt: inDaytime(now),
    topic: "invitation",
    keyName: calendarMailKey(practiceId),
  });
}

function readingKind(reading: Answered): string {
  if (reading.kind !== "failed") return reading.kind === "read" ? "new" : "same";
  return reading.why === "not-understood" ? reading.why : "failed";
}
