import type { Kysely } from "kysely";
import { zoneOfPlace } from "#content/places.ts";
import { ALL_SERVICES } from "#content/requests/fields.ts";
import { recentRequestReferences } from "#database/free-times/calendar-links.ts";
import { heldSpans, idsOfListing, whoseHeld } from "#database/free-times/held-times.ts";
import { type KeptTime, keptTimesIn } from "#database/free-times/kept-times.ts";
import { findRequests, type StoredRequest } from "#database/requests/requests.ts";
import type { Schema } from "#database/schema.ts";
import { findChoice } from "#domain/form-fields.ts";
import { HOUR, MINUTE } from "#domain/durations.ts";
import { spreadOver } from "#domain/free-times/away-form.ts";
import type { FreeTimesRules } from "#domain/free-times/free-times-rules.ts";
import {
  CELL,
  isFor,
  occupiedCells,
  ownStarts,
  type TimesOfPractice,
} from "#domain/free-times/free-times.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import type { VisitKind } from "#domain/free-times/visit-kinds.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { wantedVisit } from "../requests/book.ts";
import type { Keeping } from "../services.ts";
import { ownTimes } from "./keep-time.ts";

/** When nobody is there, on the practice’s own clock. */
export type Stretch = {
  from: Date;
  to: Date;
  /** Who is away: null for everybody, 0 for the practice’s own, else a colleague with hours of their own. */
  whose: number | null;
};

/** What becomes of an appointment, as the practice chose. `offer-1`: times of a colleague. `ring`: they tell the patient themselves. */
export type Choice = "offer" | `offer-${number}` | "cancel" | "ring";

/** A request that an away touches: its agreed time is in it, or a time that the patient can still choose. */
export type Touched = {
  reference: string;
  what: "agreed" | "offered";
  at: Date;
  minutes: number;
  /** `Teeth Cleaning` */
  service: string;
  /** Whose time it is: 0 the practice’s own. */
  whose: number;
  /** For each choice of other times the next free ones, up to three; of those chosen for all, nobody before in the list is offered the same. */
  ways: readonly OfferedWay[];
  /** An email reaches them, as far as we know. */
  isByEmail: boolean;
  stored: StoredRequest;
};

/** Other times of the same person (`offer`), or of somebody else. `name` is empty for the practice’s own. */
type OfferedWay = {
  choice: Extract<Choice, `offer${string}`>;
  whose: number;
  name: string;
  offers: readonly Date[];
};

/**
 * What an away touches now, earliest first: never what has begun. `chosen`: whose times all are offered, so that no two
 * see the same ones.
 */
export async function touchedBy(
  services: Keeping,
  db: Kysely<Schema>,
  practice: Practice,
  stretch: Stretch,
  chosen: Choice = "offer",
): Promise<Touched[]> {
  const instant = services.now();
  const now = keptAt(instant, zoneOfPlace(practice.place));
  const ids = await idsOfListing(db, practice.id);
  const times = await ownTimes(services, db, practice, instant);
  const held = new Map([...times.held].map(([whose, cells]) => [whose, new Map(cells)]));
  const open = await openRequestsOf(services, db, ids);
  const heldBy = await whoseHeld(
    db,
    services,
    practice.id,
    open.map(({ reference }) => reference),
  );
  const found = open
    .flatMap((stored) => touchedSpan(stored, stretch, { now, heldBy: heldBy.get(stored.reference) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const away = [...times.away, { ...stretch, from: stretch.from.getTime(), to: stretch.to.getTime() }];
  return found.map(({ stored, ...span }) => {
    const { reference, fields, request } = stored;
    const { kind } = wantedVisit(fields, request.urgency);
    const ways = waysFor(times.rules, span.whose).map((way) => {
      return {
        ...way,
        offers: nextOffers({ ...times, held, away }, { ...span, kind, whose: way.whose }, now),
      };
    });
    const first = ways.find(({ choice, offers }) => choice === chosen && offers.length > 0) ?? ways[0]!;
    const own = held.getOrInsertComputed(first.whose, () => new Map());
    for (const at of first.offers)
      for (const cell of occupiedCells(at, span.minutes + times.rules.gap))
        own.set(cell, (own.get(cell) ?? 0) + 1);
    const service = String(fields.service);
    return {
      ...span,
      reference,
      service: findChoice(ALL_SERVICES, service)?.label ?? service,
      ways: ways.filter(({ offers }) => offers.length > 0),
      isByEmail: String(fields.email ?? "") !== "" && !request.struck.includes("bounced"),
      stored,
    };
  });
}

/**
 * Whose kept times an away touches because they phoned, earliest first: never what has begun. No email reaches them, so the
 * practice rings them itself.
 */
export async function callersIn(
  { now }: Pick<Keeping, "now">,
  db: Kysely<Schema>,
  practice: Practice,
  stretch: Stretch,
): Promise<KeptTime[]> {
  const kept = await keptTimesIn(db, practice.id, stretch, now());
  const there = keptAt(now(), zoneOfPlace(practice.place));
  return kept.filter((one) => isCaller(one, stretch) && one.from > there);
}

/** Whether a kept time is that of someone who phoned, and of a person who is away. */
export function isCaller({ kind, whose }: KeptTime, stretch: Pick<Stretch, "whose">): boolean {
  return kind === "phoned" && isFor(stretch, whose ?? 0);
}

/** Their own other times first, then those of each of the others. */
function waysFor({ colleagues = [] }: FreeTimesRules, whose: number): Omit<OfferedWay, "offers">[] {
  const everyone = [{ whose: 0, name: "" }, ...colleagues];
  const own = everyone.find((one) => one.whose === whose) ?? everyone[0]!;
  return [own, ...everyone.filter((one) => one !== own)].map(({ whose: other, name }) => ({
    choice: other === own.whose ? "offer" : `offer-${other}`,
    whose: other,
    name,
  }));
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
  { from, to, whose }: Stretch,
  { now, heldBy }: { now: Date; heldBy: ReadonlyMap<number, number> | undefined },
): Pick<Touched, "what" | "at" | "minutes" | "whose" | "stored">[] {
  const whoseOf = ({ at, minutes }: { at: Date; minutes: number }) =>
    heldBy?.get(occupiedCells(at, minutes)[0]!) ?? 0;
  const isIn = (span: { at: Date; minutes: number }) =>
    span.at < to &&
    span.at.getTime() + span.minutes * MINUTE > from.getTime() &&
    isFor({ whose }, whoseOf(span));
  const { appointment } = stored.request;
  if (appointment && isIn(appointment))
    return appointment.at > now
      ? [
          {
            what: "agreed",
            at: appointment.at,
            minutes: appointment.minutes,
            whose: whoseOf(appointment),
            stored,
          },
        ]
      : [];
  const offered = heldSpans(stored.request).find((span) => span.until !== null && isIn(span));
  if (!offered) return [];
  return [{ what: "offered", at: offered.at, minutes: offered.minutes, whose: whoseOf(offered), stored }];
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
  { at, ...visit }: Pick<Touched, "at" | "minutes" | "whose"> & { kind: VisitKind | null },
  now: Date,
): Date[] {
  const soonest = new Date(Math.ceil((now.getTime() + SOONEST) / CELL) * CELL);
  const after = spreadOver(startsFrom(times, visit, at > soonest ? at : soonest), MOST_OFFERS);
  return after.length === MOST_OFFERS ? after : spreadOver(startsFrom(times, visit, soonest), MOST_OFFERS);
}

function* startsFrom(
  times: TimesOfPractice,
  { minutes, kind, whose }: { minutes: number; kind: VisitKind | null; whose: number },
  first: Date,
): Generator<Date> {
  const last = addDays(newZealandDay(first), WEEKS_LOOKED_AT * 7);
  for (let day = newZealandDay(first); day <= last; day = addDays(day, 1))
    for (const start of ownStarts(times, minutes, day, kind))
      if (start.whose === whose && start.at >= first) yield start.at;
}
