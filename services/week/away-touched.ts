import type { Kysely } from "kysely";
import { zoneOfPlace } from "#content/places.ts";
import { ALL_SERVICES, visitKindFor } from "#content/requests/fields.ts";
import { recentRequestReferences } from "#database/free-times/calendar-links.ts";
import { heldSpans, idsOfListing } from "#database/free-times/held-times.ts";
import { findRequests, type StoredRequest } from "#database/requests/requests.ts";
import type { Schema } from "#database/schema.ts";
import { findChoice } from "#domain/form-fields.ts";
import { HOUR, MINUTE } from "#domain/durations.ts";
import { spreadOver } from "#domain/free-times/away-form.ts";
import { CELL, occupiedCells, ownStarts, type TimesOfPractice } from "#domain/free-times/free-times.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import type { VisitKind } from "#domain/free-times/visit-kinds.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { Keeping } from "../services.ts";
import { ownTimes } from "./keep-time.ts";

/** When nobody is there, on the practice’s own clock. */
export type Stretch = { from: Date; to: Date };

/** What becomes of an appointment, as the practice chose. `ring`: they tell the patient themselves. */
export type Choice = "offer" | "cancel" | "ring";

/** A request that an away touches: its agreed time is in it, or a time that the patient can still choose. */
export type Touched = {
  reference: string;
  what: "agreed" | "offered";
  at: Date;
  minutes: number;
  /** `Teeth Cleaning` */
  service: string;
  /** Their next free times, which nobody else before in the list is offered: up to three. */
  offers: readonly Date[];
  /** An email reaches them, as far as we know. */
  isByEmail: boolean;
  stored: StoredRequest;
};

/** What an away touches now, earliest first: never what has begun. */
export async function touchedBy(
  services: Keeping,
  db: Kysely<Schema>,
  practice: Practice,
  { from, to }: Stretch,
): Promise<Touched[]> {
  const instant = services.now();
  const now = keptAt(instant, zoneOfPlace(practice.place));
  const ids = await idsOfListing(db, practice.id);
  const times = await ownTimes(services, db, practice, instant);
  const held = new Map(times.held);
  const found = (await openRequestsOf(services, db, ids))
    .flatMap((stored) => touchedSpan(stored, { from, to, now }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return found.map(({ stored, ...span }) => {
    const away = [...times.away, { from: from.getTime(), to: to.getTime() }];
    const kind = kindOf(stored);
    const offers = nextOffers({ ...times, held, away }, { ...span, kind }, now);
    for (const at of offers)
      for (const cell of occupiedCells(at, span.minutes + times.rules.gap))
        held.set(cell, (held.get(cell) ?? 0) + 1);
    const { reference, fields, request } = stored;
    const service = String(fields.service);
    return {
      ...span,
      reference,
      service: findChoice(ALL_SERVICES, service)?.label ?? service,
      offers,
      isByEmail: String(fields.email ?? "") !== "" && !request.struck.includes("bounced"),
      stored,
    };
  });
}

/** For what they come: null where their form didn’t say. */
export function kindOf({ fields, request }: StoredRequest): VisitKind | null {
  return visitKindFor(String(fields.service ?? ""), request.urgency);
}

async function openRequestsOf(
  { encryption, now }: Keeping,
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<StoredRequest[]> {
  const stored = await findRequests(db, encryption, await recentRequestReferences(db, ids, now()));
  return stored.filter(
    ({ request }) => request.status !== "closed" && ids.includes(request.practice?.id ?? 0),
  );
}

function touchedSpan(
  stored: StoredRequest,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Pick<Touched, "what" | "at" | "minutes" | "stored">[] {
  const isIn = ({ at, minutes }: { at: Date; minutes: number }) =>
    at < to && at.getTime() + minutes * MINUTE > from.getTime();
  const { appointment } = stored.request;
  if (appointment && isIn(appointment))
    return appointment.at > now
      ? [{ what: "agreed", at: appointment.at, minutes: appointment.minutes, stored }]
      : [];
  const offered = heldSpans(stored.request).find((span) => span.until !== null && isIn(span));
  return offered ? [{ what: "offered", at: offered.at, minutes: offered.minutes, stored }] : [];
}

/** How many times a patient is offered, and how soon the first can be. */
const MOST_OFFERS = 3;
const SOONEST = 2 * HOUR;
/** However far ahead patients can book by themselves. */
const WEEKS_LOOKED_AT = 8;

/**
 * Times that the practice has free, for a visit as long as the one that is given up: the next ones after it, for nobody
 * has said that they could come sooner; where there are too few, the next ones from now on. None where it has stated no times.
 */
function nextOffers(
  times: TimesOfPractice,
  { at, minutes, kind }: Pick<Touched, "at" | "minutes"> & { kind: VisitKind | null },
  now: Date,
): Date[] {
  const visit = { minutes, kind };
  const soonest = new Date(Math.ceil((now.getTime() + SOONEST) / CELL) * CELL);
  const after = spreadOver(startsFrom(times, visit, at > soonest ? at : soonest), MOST_OFFERS);
  return after.length === MOST_OFFERS ? after : spreadOver(startsFrom(times, visit, soonest), MOST_OFFERS);
}

function* startsFrom(
  times: TimesOfPractice,
  { minutes, kind }: { minutes: number; kind: VisitKind | null },
  first: Date,
): Generator<Date> {
  const last = addDays(newZealandDay(first), WEEKS_LOOKED_AT * 7);
  for (let day = newZealandDay(first); day <= last; day = addDays(day, 1))
    for (const { at } of ownStarts(times, minutes, day, kind)) if (at >= first) yield at;
}
