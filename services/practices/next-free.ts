import { ALL_SERVICES } from "#content/requests/fields.ts";
import { shortTime } from "#content/requests/when.ts";
import { placeBySlug } from "#content/places.ts";
import type { LiveFreeTimes, LiveTimes } from "#database/live-free-times.ts";
import type { Snapshot } from "#database/live-practices.ts";
import {
  type FreeTime,
  freeTimes as freeTimesFrom,
  nextFree,
  type TimesOfPractice,
} from "#domain/free-times.ts";
import { addDays, atMinute, newZealandDay } from "#domain/nz-time.ts";
import { usualVisit } from "#domain/shown-free-times.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import type { VisitKind } from "#domain/visit-kinds.ts";

/** The first time at which a new patient can book at once. */
export type NextFree = FreeTime & { kind: VisitKind };

/** By what is known of all free times: what was found last, for each practice and kind of visit. */
const found = new WeakMap<
  LiveFreeTimes,
  Map<string, { next: NextFree | null; from: number; until: number }>
>();

/**
 * The next free time of a practice, for a treatment or else a checkup; null without one. It is kept until it lapses by
 * the clock, or anything is booked or stated anew.
 */
export function nextFreeOf(
  { freeTimes }: Pick<Snapshot, "freeTimes">,
  id: number,
  service: TreatmentSlug | null,
  now: Date,
): NextFree | null {
  const live = freeTimes.get(id);
  if (!live || now.getTime() >= live.until) return null;
  const kind = service && visitOf(service);
  if (!found.has(freeTimes)) found.set(freeTimes, new Map());
  const known = found.get(freeTimes)!;
  const key = `${id} ${kind}`;
  const last = known.get(key);
  const time = now.getTime();
  if (last && time >= last.from && time < last.until) return last.next;
  const times = timesOf(live);
  const visit = { ...usualVisit(times), ...(kind && { kind }) };
  const first = nextFree(times, visit, now);
  const next = first && { ...first, kind: visit.kind };
  known.set(key, { next, from: time, until: Math.floor(time / FIVE_MINUTES + 1) * FIVE_MINUTES });
  return next;
}

/** The kind of visit in which a treatment begins. */
function visitOf(service: TreatmentSlug): VisitKind {
  return ALL_SERVICES.find(({ treatment }) => treatment === service)?.visit ?? "consultation";
}

/** What free times are computed from, with the public holidays of its region. */
function timesOf({ place, openingHours, rules, takesNewPatients, held, busy }: LiveTimes): TimesOfPractice {
  const schedule = { openingHours, holidayRegion: placeBySlug(place).holidayRegion };
  return { rules, takesNewPatients, held, busy, schedule };
}

/** Times begin, and notices and days end, on five minutes: an answer holds until then. */
const FIVE_MINUTES = 5 * 60_000;

/** Those that are free today or in the next seven days, the first first. */
export function freeWithin(
  index: Pick<Snapshot, "freeTimes">,
  within: "today" | "week",
  service: TreatmentSlug | null,
  now: Date,
): number[] {
  const end = atMinute(addDays(newZealandDay(now), within === "today" ? 1 : 7), 0);
  return inOrder(index, service, now)
    .filter(({ at }) => at < end)
    .map(({ id }) => id);
}

/** All that have a free time, the first first. */
export function soonestFree(
  index: Pick<Snapshot, "freeTimes">,
  service: TreatmentSlug | null,
  now: Date,
): number[] {
  return inOrder(index, service, now).map(({ id }) => id);
}

function inOrder(index: Pick<Snapshot, "freeTimes">, service: TreatmentSlug | null, now: Date) {
  return [...index.freeTimes.keys()]
    .flatMap((id) => {
      const next = nextFreeOf(index, id, service, now);
      return next ? [{ id, at: next.at }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
}

/** For the cards of a list: the next free time of each practice in words, null without one. */
export function nextFreeIn(index: Pick<Snapshot, "freeTimes">, service: TreatmentSlug | null, now: Date) {
  return ({ id }: { id: number }): string | null => {
    const next = nextFreeOf(index, id, service, now);
    return next && shortTime(next.at);
  };
}

/** The first free times of a practice for a new patient's checkup; null where none can be booked at once at all. */
export function firstFree(
  { freeTimes }: Pick<Snapshot, "freeTimes">,
  id: number,
  now: Date,
): { times: readonly Date[]; weeksAhead: number } | null {
  const live = freeTimes.get(id);
  if (!live || now.getTime() >= live.until) return null;
  const times = timesOf(live);
  const first = freeTimesFrom(times, usualVisit(times), now).take(FIRST);
  return { times: first.map(({ at }) => at).toArray(), weeksAhead: live.rules.weeksAhead };
}

const FIRST = 6;
