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
  nextFree,
  type TimesOfPractice,
} from "#domain/free-times/free-times.ts";
import { addDays, atMinute, newZealandDay } from "#domain/nz-time.ts";
import { usualVisit } from "#domain/free-times/shown-free-times.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { VisitKind } from "#domain/free-times/visit-kinds.ts";

/** The first time at which a new patient can book at once. */
export type NextFree = FreeTime & { kind: VisitKind };

/** Answers for one state of all free times, each with how long it holds. */
type Answers<T> = WeakMap<LiveFreeTimes, Map<string, { answer: T; from: number; until: number }>>;

const nextFrees: Answers<NextFree | null> = new WeakMap();
const orders: Answers<readonly number[]> = new WeakMap();

/**
 * The next free time of a practice, for a treatment or else a checkup; null without one. It is for a new patient, as who
 * looks through a list most often is; `patient` says otherwise.
 */
export function nextFreeTime(
  { freeTimes }: Pick<Snapshot, "freeTimes">,
  id: number,
  service: TreatmentSlug | null,
  now: Date,
  patient: "new" | "existing" = "new",
): NextFree | null {
  const live = freeTimes.get(id);
  if (!live) return null;
  const kind = service && firstVisitKind(service);
  return remembered(
    { answers: nextFrees, freeTimes, key: `${id} ${kind} ${patient}`, now, of: [live] },
    () => {
      if (!isInstantNow(live, now)) return null;
      const times = practiceTimes(live);
      const visit = { kind: kind ?? usualVisit(times, patient).kind, patient };
      const first = nextFree(times, visit, now);
      return first && { ...first, kind: visit.kind };
    },
  );
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
 * Practices that have a free time, the first first: all of them, or only those free today or in the next seven days.
 * Each page counts them for several filters, so the list is remembered.
 */
export function soonestFree(
  index: Pick<Snapshot, "freeTimes">,
  service: TreatmentSlug | null,
  now: Date,
  within: "today" | "week" | "ever" = "ever",
): readonly number[] {
  const { freeTimes } = index;
  const key = `${within} ${service && firstVisitKind(service)}`;
  return remembered({ answers: orders, freeTimes, key, now, of: freeTimes.values() }, () => {
    return [...freeTimes]
      .flatMap(([id, { place }]) => {
        const free = nextFreeTime(index, id, service, now);
        const zone = zoneOfPlace(place);
        if (!free || free.at.getTime() >= endOf(within, keptAt(now, zone))) return [];
        return [{ id, at: instantThere(free.at, zone).getTime() }];
      })
      .toSorted((a, b) => a.at - b.at || a.id - b.id)
      .map(({ id }) => id);
  });
}

const DAYS = { today: 1, week: 7 };

function endOf(within: "today" | "week" | "ever", now: Date): number {
  return within === "ever" ? Infinity : atMinute(addDays(newZealandDay(now), DAYS[within]), 0).getTime();
}

/** For the cards of a list: the next free time of each practice and whose it is, null without one. */
export function nextFreeIn(index: Pick<Snapshot, "freeTimes">, service: TreatmentSlug | null, now: Date) {
  return ({ id, place }: { id: number; place: string }): NextFreeShown | null => {
    const next = nextFreeTime(index, id, service, now);
    if (next) return { label: FOR_ANYONE, time: shortTime(next.at) + clockSuffix(place) };
    const theirs = nextFreeTime(index, id, service, now, "existing");
    return theirs && { label: FOR_THEIR_PATIENTS, time: shortTime(theirs.at) + clockSuffix(place) };
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
