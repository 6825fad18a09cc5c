import { emailHash } from "#database/email-hash.ts";
import { MINUTE } from "#domain/durations.ts";
import {
  dueFreedTimes,
  endFreed,
  type FreedTime,
  freedHolder,
  freedSpan,
  setNextLook,
  waitingForEarlier,
} from "#database/free-times/freed-times.ts";
import { keepFreed } from "#database/free-times/held-times.ts";
import { findPractice, lockPractice } from "#database/practices/practices.ts";
import { findRequest, RequestChanged, type StoredRequest } from "#database/requests/requests.ts";
import { canBeTold, KEPT_FOR, MOST_ROUNDS, suits, TOLD_AT_ONCE } from "#domain/requests/earlier.ts";
import { freeTimes } from "#domain/free-times/free-times.ts";
import { changesEnd, inDaytime, isTooLateToChange } from "#domain/requests/promises.ts";
import { practiceInstant } from "#domain/requests/practice-time.ts";
import { foundEarlier } from "#domain/requests/request-clock.ts";
import type { FoundTime } from "#domain/requests/requests.ts";
import { findPracticeTimes, type PracticeTimes } from "../free-times/practice-times.ts";
import type { Services } from "../services.ts";
import { wantedVisit } from "./book.ts";
import { carryOut } from "./carry-out.ts";
import { currentCircumstances } from "./record.ts";

/** A visit with the gap after it is not longer, in milliseconds. */
const LONGEST = 150 * MINUTE;
/** How long a practice that confirms nothing at once just now is left alone, in milliseconds. */
const LATER = 10 * MINUTE;

/**
 * Tells patients who want an earlier time what others have given up: three at once, by day, longest wait first. The first
 * three have the time to themselves for half an hour; then anyone can book it, and we tell the next three. A freed time
 * that fails is logged and tried again; the others go on.
 */
export async function tellOfFreedTimes(services: Services): Promise<void> {
  for (const freed of await dueFreedTimes(services.database.read, services.now())) {
    try {
      await tellWaiting(services, freed);
    } catch (error) {
      services.log({ event: "earlier not told", error });
    }
  }
}

async function tellWaiting(services: Services, freed: FreedTime): Promise<void> {
  const { database } = services;
  const now = services.now();
  const { round } = freed;
  const morning = inDaytime(now);
  if (morning > now) return putOff(services, freed, morning);
  const practice = await findPractice(database.read, freed.practiceId);
  const but = [freedHolder(freed)];
  const times = practice && (await findPracticeTimes(database.read, services, practice, { now, but }));
  const isOver =
    round === MOST_ROUNDS ||
    (times && changesEnd(practiceInstant(times.schedule, freedSpan(freed).to)) <= now);
  if (!practice || !times || isOver) return end(services, freed);
  if (!times.isInstant) return putOff(services, freed, new Date(now.getTime() + LATER));
  const next = await nextToHear(services, freed, times);
  if (next.length === 0) return end(services, freed);

  const until = new Date(now.getTime() + KEPT_FOR);
  const isOurs = await database.transact(async (tx) => {
    await lockPractice(tx, database.kind, practice.id);
    if (!(await setNextLook(tx, freed, { round: round + 1, at: until }))) return false;
    await keepFreed(tx, services, freed, { until: round === 0 ? until : null, now });
    return true;
  });
  if (!isOurs) return;
  for (const { stored, found } of next) {
    const decision = foundEarlier(stored.request, currentCircumstances(services), found);
    if (decision.kind !== "noted") continue;
    try {
      await carryOut(services, stored, decision, { now, contentHash: "" });
      services.log({ event: "request event", what: decision.event, actor: decision.actor });
      services.log({ event: "earlier", kind: "told" });
    } catch (error) {
      // They have done something else just now: another will hear.
      if (!(error instanceof RequestChanged)) throw error;
    }
  }
}

async function putOff({ database }: Services, freed: FreedTime, at: Date): Promise<void> {
  await database.transact((tx) => setNextLook(tx, freed, { round: freed.round, at }));
}

async function end(services: Services, freed: FreedTime): Promise<void> {
  await services.database.transact(async (tx) => {
    await endFreed(tx, freed);
    await keepFreed(tx, services, freed, { until: null, now: services.now() });
  });
}

type NextToHear = { stored: StoredRequest; found: FoundTime };

/**
 * The patients who wait for an earlier time and could take this one, longest wait first. Someone with two appointments
 * hears of it for one of them.
 */
async function nextToHear(services: Services, freed: FreedTime, times: PracticeTimes): Promise<NextToHear[]> {
  const { database, encryption } = services;
  const waiting: StoredRequest[] = [];
  for (const reference of await waitingForEarlier(database.read, freed.practiceId)) {
    const stored = await findRequest(database.read, encryption, reference);
    if (stored?.request.earlier) waiting.push(stored);
  }
  const since = ({ request }: StoredRequest) => request.earlier!.since.getTime();
  waiting.sort((a, b) => since(a) - since(b));
  const patient = ({ fields }: StoredRequest) => emailHash(services, String(fields.email));
  const byPatient = Map.groupBy(waiting, patient);
  const next: NextToHear[] = [];
  for (const stored of waiting) {
    const theirs = byPatient.get(patient(stored)) ?? [];
    const events = theirs.flatMap((one) => one.events);
    const found = theirs.length > 0 && foundFor({ ...stored, events }, freed, times, services.now());
    if (!found) continue;
    byPatient.delete(patient(stored));
    next.push({ stored, found });
  }
  return next.slice(0, TOLD_AT_ONCE);
}

/**
 * The first visit of theirs that begins in what has become free, as its first patient did; else the last one that begins
 * before it and takes some of it. One that begins before it splits the day: where 9 to 10 was given up, 9am is offered and
 * not 8:15.
 */
function foundFor(
  { request, fields, events }: StoredRequest,
  freed: FreedTime,
  times: PracticeTimes,
  now: Date,
): FoundTime | null {
  const { earlier, appointment, urgency } = request;
  if (!earlier || !appointment || isTooLateToChange(request, now)) return null;
  const { from, to } = freedSpan(freed);
  // A visit that takes some of it may begin before it.
  const first = new Date(from.getTime() - LONGEST);
  let before: FoundTime | null = null;
  for (const { at, minutes } of freeTimes(times, wantedVisit(fields, urgency), now, first)) {
    if (at >= to || at >= appointment.at) break;
    const takesSome = at.getTime() + (minutes + times.rules.gap) * MINUTE > from.getTime();
    const isTooNear = changesEnd(practiceInstant(times.schedule, at)) <= now;
    if (!takesSome || isTooNear || !suits(earlier, at) || !canBeTold(events, at, now)) continue;
    const found = { at, minutes, freed: freed.cell };
    if (at >= from) return found;
    before = found;
  }
  return before;
}
