import { zoneOfPlace } from "#content/places.ts";
import { ALL_SERVICES } from "#content/requests/fields.ts";
import { PRACTICE_REQUEST_PATH } from "#content/requests/addresses.ts";
import { ownWish } from "#content/requests/wish-words.ts";
import { recentRequestReferences } from "#database/free-times/calendar-links.ts";
import { heldSpans, idsOfListing, whoseHeld } from "#database/free-times/held-times.ts";
import { type KeptTime, keptNote, keptTimesIn } from "#database/free-times/kept-times.ts";
import { type Link, linkToken, practiceLinks } from "#database/links.ts";
import { findRequests, type StoredRequest } from "#database/requests/requests.ts";
import { findChoice } from "#domain/form-fields.ts";
import { occupiedCells, ownStarts, type Start, type TimesOfPractice } from "#domain/free-times/free-times.ts";
import type { BusySpan, MinuteSpan } from "#domain/free-times/free-times-rules.ts";
import { usualVisit } from "#domain/free-times/shown-free-times.ts";
import { publicHolidayOn } from "#domain/hours/holidays.ts";
import { areHoursStated, usualWeek } from "#domain/hours/opening-hours.ts";
import { instantThere, keptAt } from "#domain/hours/practice-clock.ts";
import { addDays, atMinute, newZealandInstant } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { type DayPart, findDayPart } from "#domain/requests/day-parts.ts";
import { withToken } from "#domain/token-address.ts";
import type { Keeping, Services } from "../services.ts";
import { ownTimes } from "./keep-time.ts";

/** An appointment of a week, or what may become one. Instants are kept as the practice’s own clocks show them. */
export type VisitOfWeek = {
  reference: string;
  /** `waiting`: asked for, and the practice has to answer. `offered`: the patient chooses among several. */
  kind: "agreed" | "waiting" | "offered";
  at: Date;
  minutes: number;
  /** Asked for at any time of it: the block stands at its beginning. */
  part: DayPart | null;
  /** `Teeth Cleaning` */
  service: string;
  state: VisitState;
  /** Its page, for the practice; null where it has none any more. */
  href: string | null;
  /** Shown only once “Show names” was pressed. */
  name: string;
  phone: { typed: string; href: string };
  /** Whose time it is: 0 the practice’s own. */
  whose: number;
};

export type VisitState =
  | "confirmed"
  | "unpressed"
  | "changing"
  | "choosing"
  | "waiting"
  | "offered"
  | "begun"
  | "came"
  | "missed";

/** One day of a practice, on its own clock. */
export type DayOfPractice = {
  /** ISO. */
  day: string;
  /** `Westland Anniversary Day` */
  holiday: string | null;
  /** When it is open; null where its hours aren’t stated. */
  open: readonly MinuteSpan[] | null;
  visits: readonly VisitOfWeek[];
  kept: readonly (KeptTime & { note: string })[];
  busy: readonly BusySpan[];
  /** When a visit could start that is still free, from now on, and what the practice keeps that time for. */
  free: readonly Start[];
};

export type WeekOfPractice = {
  days: readonly DayOfPractice[];
  /** Now, on the practice’s own clock. */
  now: Date;
  /** How long the visit is for which free starts are shown, and every how many minutes one starts. */
  minutes: number;
  startEvery: number;
  /** Whether the practice has ever said when patients can book, and whether its calendar, where it has one, can be read. */
  hasTimes: boolean;
  isCalendarFresh: boolean;
  /** Who has hours of their own. */
  colleagues: readonly { whose: number; name: string }[];
};

/**
 * Days of a practice from an ISO day on, with all that is in them: names and notes too, which a page shows only after a
 * press that stands in the audit. `whose`: only what is the practice’s own (0), or one colleague’s.
 */
export async function readDays(
  services: Keeping,
  practice: Practice,
  { first, count, whose = null }: { first: string; count: number; whose?: number | null },
  instant: Date,
): Promise<WeekOfPractice> {
  const { read } = services.database;
  const zone = zoneOfPlace(practice.place);
  const now = keptAt(instant, zone);
  const window = { from: atMinute(first, 0), to: atMinute(addDays(first, count), 0) };
  const times = await ownTimes(services, read, practice, instant, { marked: true });
  const visits = await visitsIn(services, practice.id, window, now);
  const kept = await withNotes(services, await keptTimesIn(read, practice.id, window, instant));
  const schedule = { openingHours: practice.openingHours, holidayRegion: times.schedule.holidayRegion };
  const minutes = ownVisitMinutes(times);
  const days = Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    const [from, to] = [atMinute(day, 0), atMinute(addDays(day, 1), 0)];
    const all = {
      day,
      holiday: publicHolidayOn(day, schedule.holidayRegion),
      open: openOn(schedule, day, zone),
      visits: visits.filter(({ at }) => at >= from && at < to),
      kept: kept.filter((one) => one.from < to && one.to > from),
      busy: times.busy.filter((span) => span.from < to.getTime() && span.to > from.getTime()),
      free: minutes === null ? [] : ownStarts(times, minutes, day).filter((one) => one.at > now),
    };
    return whose === null ? all : dayOf(all, whose);
  });
  return {
    days,
    now,
    minutes: minutes ?? 30,
    startEvery: times.rules.startEvery,
    hasTimes: times.isStated,
    isCalendarFresh: times.isCalendarFresh,
    colleagues: times.rules.colleagues ?? [],
  };
}

/** What is one person’s of a day, 0 the practice’s own. What is everybody’s, like an away of them all, stays. */
export function dayOf(day: DayOfPractice, whose: number): DayOfPractice {
  const isTheirs = (one: { whose: number | null }) => one.whose === null || one.whose === whose;
  return {
    ...day,
    visits: day.visits.filter(isTheirs),
    kept: day.kept.filter(isTheirs),
    free: day.free.filter(isTheirs),
  };
}

/** The visit that most people book; null where the practice gives no times online. */
function ownVisitMinutes(times: TimesOfPractice): number | null {
  return times.rules.visits[usualVisit(times).kind]?.minutes ?? null;
}

function openOn(
  schedule: TimesOfPractice["schedule"],
  day: string,
  zone: string,
): readonly MinuteSpan[] | null {
  if (!areHoursStated(schedule.openingHours)) return null;
  return (
    usualWeek(schedule, instantThere(atMinute(day, NOON), zone)).find(({ isToday }) => isToday)?.spans ?? []
  );
}

const NOON = 12 * 60;

/** Kept times with what the practice has written for itself, open. */
export async function withNotes(
  { database: { read }, encryption }: Pick<Services, "database" | "encryption">,
  kept: readonly KeptTime[],
): Promise<(KeptTime & { note: string })[]> {
  return Promise.all(kept.map(async (one) => ({ ...one, note: await keptNote(read, encryption, one) })));
}

/** The agreed, offered and awaited visits of a practice in a window. */
async function visitsIn(
  services: Keeping,
  practiceId: number,
  { from, to }: { from: Date; to: Date },
  now: Date,
): Promise<VisitOfWeek[]> {
  const { stored, links } = await requestsOf(services, practiceId, from);
  const references = stored.map(({ reference }) => reference);
  const held = await whoseHeld(services.database.read, services, practiceId, references);
  return stored
    .flatMap((one) =>
      visitsOf(services, one, links.get(one.reference), now).map((visit) => ({
        ...visit,
        whose: held.get(one.reference)?.get(occupiedCells(visit.at, visit.minutes)[0]!) ?? 0,
      })),
    )
    .filter(({ at }) => at >= from && at < to)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** The requests that a listing has, open or changed since an instant, with its links to them. */
async function requestsOf(
  { database: { read }, encryption }: Pick<Services, "database" | "encryption">,
  practiceId: number,
  since: Date,
): Promise<{ stored: StoredRequest[]; links: ReadonlyMap<string, Link> }> {
  const ids = await idsOfListing(read, practiceId);
  const references = await recentRequestReferences(read, ids, since);
  const stored = (await findRequests(read, encryption, references)).filter(({ request }) =>
    ids.includes(request.practice?.id ?? 0),
  );
  return { stored, links: await practiceLinks(read, ids, references) };
}

function visitsOf(
  services: Pick<Services, "keyedHash">,
  stored: StoredRequest,
  link: Link | undefined,
  now: Date,
): Omit<VisitOfWeek, "whose">[] {
  const { reference, request, fields } = stored;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const own = {
    reference,
    service: findChoice(ALL_SERVICES, text("service"))?.label ?? text("service"),
    href: link ? withToken(PRACTICE_REQUEST_PATH, linkToken(services, link)) : null,
    name: text("patientName") || `${text("firstName")} ${text("lastName")}`.trim(),
    phone: { typed: text("phone"), href: `tel:${text("phoneE164") || text("phone")}` },
  };
  const { appointment, status } = request;
  const agreed = appointment
    ? [
        {
          ...own,
          kind: "agreed",
          at: appointment.at,
          minutes: appointment.minutes,
          part: null,
          state: agreedState(stored, now),
        } as const,
      ]
    : [];
  const offered = appointment
    ? []
    : heldSpans(request)
        .filter(({ until }) => until !== null)
        .map(
          ({ at, minutes }) =>
            ({ ...own, kind: "offered", at, minutes, part: null, state: "offered" }) as const,
        );
  const waiting = status === "sent" && !appointment ? waitingVisit(stored) : null;
  return [...agreed, ...offered, ...(waiting ? [{ ...own, ...waiting } as const] : [])];
}

function agreedState({ request, isUnpressed }: StoredRequest, now: Date): VisitState {
  const { status, appointment, outcome, came } = request;
  if (status === "closed") return outcome === "missed" ? "missed" : "came";
  if (status === "sent") return "changing";
  if (status === "asked") return "choosing";
  if (appointment!.at > now) return isUnpressed ? "unpressed" : "confirmed";
  return came === null ? "begun" : came ? "came" : "missed";
}

function waitingVisit(
  stored: StoredRequest,
): Pick<VisitOfWeek, "kind" | "at" | "minutes" | "part" | "state"> | null {
  const wish = ownWish(stored);
  if (!wish) return null;
  const part = wish.part ? findDayPart(wish.part)! : null;
  const at = part
    ? atMinute(wish.day, part.from === 0 ? MORNING : part.from)
    : newZealandInstant(`${wish.day}T${wish.time}`, "start");
  return at
    ? { kind: "waiting", at, minutes: WAITING_MINUTES, part: part?.name ?? null, state: "waiting" }
    : null;
}

const MORNING = 9 * 60;
const WAITING_MINUTES = 30;
