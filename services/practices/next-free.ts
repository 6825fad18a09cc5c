import { MINUTE } from "#domain/durations.ts";
import { ALL_SERVICES } from "#content/requests/fields.ts";
import { FOR_ANYONE, FOR_THEIR_PATIENTS, type NextFreeShown } from "#content/next-free.ts";
import { shortTime } from "#content/requests/when.ts";
import { clockSuffix } from "#content/practice-clock-words.ts";
import { placeBySlug, zoneOfPlace } from "#content/places.ts";
import { instantThere, keptAt } from "#domain/hours/practice-clock.ts";
import type { LiveFreeTimes, LiveTimes } from "#database/free-times/live-free-times.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import {
  type FreeTime,
  freeTimes as freeTimesFrom,
  type TimesOfPractice,
} from "#domain/free-times/free-times.ts";
import { addDays, atMinute, daysBetween, newZealandDay } from "#domain/nz-time.ts";
import { freeTimeInAddress, usualVisit } from "#domain/free-times/shown-free-times.ts";
import { daysOf, type FreeWhen, isDate } from "#domain/free-times/free-when.ts";
import { bookHref } from "#content/links.ts";
import { MOST_WEEKS_AHEAD } from "#domain/free-times/free-times-form.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { VisitKind } from "#domain/free-times/visit-kinds.ts";

/** The first time at which a new patient can book at once. */
export type NextFree = FreeTime & { kind: VisitKind };

/** Answers for one state of all free times, each with how long it holds. */
type Answers<T> = WeakMap<LiveFreeTimes, Map<string, { answer: T; from: number; until: number }>>;

const nextFrees: Answers<NextFree | null> = new WeakMap();
const orders: Answers<readonly number[]> = new WeakMap();
/** What cards say of a free time, which most pages show again. */
const inWords = new WeakMap<NextFree, string>();

/**
 * The next free time of a practice, for a treatment or else a checkup; null without one. It is for a new patient, as who
 * looks through a list most often is; `patient` says otherwise. With `from`, an ISO day, it is the first from that day on.
 */
export function nextFreeTime(
  { freeTimes }: Pick<Snapshot, "freeTimes">,
  id: number,
  service: TreatmentSlug | null,
  now: Date,
  patient: "new" | "existing" = "new",
  from?: string,
): NextFree | null {
  const live = freeTimes.get(id);
  if (!live) return null;
  const kind = service && firstVisitKind(service);
  // A day ahead isn’t remembered, since there are many.
  if (from !== undefined) return isInstantNow(live, now) ? first(live) : null;
  return remembered(
    { answers: nextFrees, freeTimes, key: `${id} ${kind} ${patient}`, now, of: [live] },
    () => {
      return isInstantNow(live, now) ? first(live) : null;
    },
  );

  function first(practice: LiveTimes): NextFree | null {
    const times = practiceTimes(practice);
    const visit = { kind: kind ?? usualVisit(times, patient).kind, patient };
    const start = from === undefined ? now : atMinute(from, 0);
    const next = freeTimesFrom(times, visit, now, start).next().value;
    return next ? { ...next, kind: visit.kind } : null;
  }
}

/**
 * An answer is kept until the clock may change it, which is in at most five minutes or when a calendar has been silent
 * for too long or a practice has room for another booking in the hour, or until anything is booked or stated anew, which makes other free times.
 */
function remembered<T>(
  asked: {
    answers: Answers<T>;
    freeTimes: LiveFreeTimes;
    key: string;
    now: Date;
    of: Iterable<LiveTimes>;
  },
  find: () => T,
): T {
  const known = asked.answers.getOrInsertComputed(asked.freeTimes, () => new Map());
  const time = asked.now.getTime();
  const last = known.get(asked.key);
  if (last && time >= last.from && time < last.until) return last.answer;
  const answer = find();
  let until = Math.floor(time / FIVE_MINUTES + 1) * FIVE_MINUTES;
  for (const live of asked.of)
    for (const change of [live.from, live.until]) if (change > time) until = Math.min(until, change);
  known.set(asked.key, { answer, from: time, until });
  return answer;
}

/** What the free times of a practice are computed from; null where none can be booked at once now. */
export function bookableTimes(
  { freeTimes }: Pick<Snapshot, "freeTimes">,
  id: number,
  now: Date,
): TimesOfPractice | null {
  const live = freeTimes.get(id);
  return live && isInstantNow(live, now) ? practiceTimes(live) : null;
}

function isInstantNow({ from, until }: LiveTimes, now: Date): boolean {
  return from <= now.getTime() && now.getTime() < until;
}

/** The kind of visit in which a treatment begins. */
function firstVisitKind(service: TreatmentSlug): VisitKind {
  return ALL_SERVICES.find(({ treatment }) => treatment === service)?.visit ?? "consultation";
}

/** What free times are computed from, with the public holidays of its region. */
function practiceTimes({
  place,
  openingHours,
  rules,
  takesNewPatients,
  held,
  busy,
  away,
}: LiveTimes): TimesOfPractice {
  const schedule = { openingHours, holidayRegion: placeBySlug(place).holidayRegion };
  return { rules, takesNewPatients, held, busy, away, schedule };
}

/** Times begin, and notices and days end, on five minutes: an answer holds until then. */
const FIVE_MINUTES = 5 * MINUTE;

/**
 * Practices that have a free time, the first first: all of them, or only those free on a day or in the next seven.
 * Each page counts them for several filters, so the list is remembered.
 */
export function soonestFree(
  index: Pick<Snapshot, "freeTimes">,
  service: TreatmentSlug | null,
  now: Date,
  when: FreeWhen | null = null,
): readonly number[] {
  const { freeTimes } = index;
  if (when && !isWithinReach(when, now)) return [];
  const key = `${when} ${service && firstVisitKind(service)}`;
  return remembered({ answers: orders, freeTimes, key, now, of: freeTimes.values() }, () => {
    return [...freeTimes]
      .flatMap(([id, { place }]) => {
        const free = firstWithin(index, { id, place }, service, now, when);
        return free ? [{ id, at: instantThere(free.at, zoneOfPlace(place)).getTime() }] : [];
      })
      .toSorted((a, b) => a.at - b.at || a.id - b.id)
      .map(({ id }) => id);
  });
}

/** The first free time of a practice that fits, by its own clock. */
function firstWithin(
  index: Pick<Snapshot, "freeTimes">,
  { id, place }: { id: number; place: string },
  service: TreatmentSlug | null,
  now: Date,
  when: FreeWhen | null,
  patient: "new" | "existing" = "new",
): NextFree | null {
  if (when === null) return nextFreeTime(index, id, service, now, patient);
  const today = newZealandDay(keptAt(now, zoneOfPlace(place)));
  const { from, days } = daysOf(when, today);
  const free = nextFreeTime(index, id, service, now, patient, from > today ? from : undefined);
  return free && free.at < atMinute(addDays(from, days), 0) ? free : null;
}

/** No practice can be booked further ahead, so no list is kept of such a day, whatever an address asks for. */
function isWithinReach(when: FreeWhen, now: Date): boolean {
  if (!isDate(when)) return true;
  const ahead = daysBetween(newZealandDay(now), when);
  return ahead >= -1 && ahead <= MOST_WEEKS_AHEAD * 7 + 1;
}

/**
 * For the cards of a list: the first free time of each practice that fits and whose it is, null without one. Pressing it
 * picks it.
 */
export function nextFreeIn(
  index: Pick<Snapshot, "freeTimes">,
  service: TreatmentSlug | null,
  now: Date,
  when: FreeWhen | null = null,
) {
  return (practice: { id: number; place: string }): NextFreeShown | null => {
    const { id, place } = practice;
    const words = (free: NextFree) =>
      inWords.getOrInsertComputed(free, () => shortTime(free.at) + clockSuffix(place));
    const next = firstWithin(index, practice, service, now, when);
    if (next)
      return {
        label: FOR_ANYONE,
        time: words(next),
        href: bookHref({ practice: id, service, time: freeTimeInAddress(next.at) }),
      };
    const theirs = firstWithin(index, practice, service, now, when, "existing");
    return theirs && { label: FOR_THEIR_PATIENTS, time: words(theirs), href: null };
  };
}

/** The first free times of a practice for a new patient’s checkup, or else for their own patients; null where none can be booked at once at all. */
export function firstFree(
  index: Pick<Snapshot, "freeTimes">,
  id: number,
  now: Date,
): { times: readonly Date[]; isForTheirs: boolean; weeksAhead: number } | null {
  const times = bookableTimes(index, id, now);
  if (!times) return null;
  const of = (patient: "new" | "existing") =>
    freeTimesFrom(times, { ...usualVisit(times, patient), patient }, now)
      .take(FIRST)
      .map(({ at }) => at)
      .toArray();
  const forNew = of("new");
  const theirs = forNew.length > 0 ? [] : of("existing");
  return {
    times: theirs.length > 0 ? theirs : forNew,
    isForTheirs: theirs.length > 0,
    weeksAhead: times.rules.weeksAhead,
  };
}

const FIRST = 6;
