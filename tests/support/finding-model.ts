import { placeBySlug } from "#content/places.ts";
import { ALL_SERVICES } from "#content/requests/fields.ts";
import { samplePractices } from "#content/samples/practices.ts";
import { kilometresBetween, type Position } from "#domain/finding/distance.ts";
import type { FilterName } from "#domain/finding/practice-filters.ts";
import { freeTimes } from "#domain/free-times/free-times.ts";
import { openingStatusAt } from "#domain/hours/opening-hours.ts";
import { addDays, formatWeekday, newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { fold } from "#domain/text.ts";
import { ALL, bestOf, byRating, SAMPLES } from "./practice-lists.ts";

/**
 * What lists should find, by looking at every practice. It is the one model that index, directory and comparison are held
 * to, and shares nothing with how the site looks for practices.
 */

/** What a filter may depend on beside its value. */
type Asked = { now: Date; service?: string | undefined };

/** What each filter means, of one practice. A filter without its meaning does not compile. */
export const MEETS: Readonly<
  Record<FilterName, (practice: Practice, value: string, asked: Asked) => boolean>
> = {
  service: ({ services }, value) => services.some((service) => service === value),
  open: ({ openingHours, place }, value, { now }) =>
    isOpenWhen(value, openingHours, placeBySlug(place).holidayRegion, now),
  free: (practice, value, { now, service }) => firstFree(practice, service, now, value) !== null,
  emergency: ({ emergency }) => emergency !== null,
  accepting: ({ newPatients }) => newPatients.answer === "yes",
  wheelchair: ({ wheelchairAccess }) => wheelchairAccess === "yes",
  // No sample says that it has none.
  parking: ({ parking }) => parking !== null,
  funding: ({ funding }, value) => funding.some((slug) => slug === value),
  language: ({ languages }, value) => languages.includes(value),
  price: ({ priceTier }, value) => String(priceTier) === value,
  area: ({ latitude, longitude }, value) => {
    const [west, south, east, north] = value.split(",").map(Number);
    return longitude >= west! && longitude <= east! && latitude >= south! && latitude <= north!;
  },
};

const texts = new WeakMap<Practice, string>();

/**
 * Whether each word begins a word of what visitors see of a practice, or is one of them, or its plural, where a space ends it.
 * They hold no other space, so none is found across two words. The last of several that begin a name may be unfinished.
 */
export function hasWords(practice: Practice, words: readonly string[]): boolean {
  const text = texts.getOrInsertComputed(practice, ({ name, suburb, place, postcode, practitioners }) =>
    fold(
      [name, suburb, placeBySlug(place).name, postcode, ...practitioners.map((one) => one.name)].join(" "),
    ),
  );
  const has = (word: string) => ` ${text} `.includes(` ${word}`);
  const start = words.map((word) => word.trimEnd()).join(" ");
  if (words.length > 1 && fold(practice.name).startsWith(start)) return true;
  return words.every((word) => has(word) || (word.endsWith(" ") && has(`${word.trimEnd()}s `)));
}

/** What the orders depend on. */
export type Ordering = {
  sort: string | undefined;
  near?: Position | undefined;
  /** When a practice is free first, as a number; `Infinity`: never. */
  soonest?: ((practice: Practice) => number) | undefined;
  /** What the treatment that was asked for starts at; without one a usual visit is compared. */
  startsAt?: ((practice: Practice) => number) | undefined;
};

/** The order of a list among these practices. */
export function orderAmong(practices: readonly Practice[]) {
  const best = bestOf(practices);
  const orders: Readonly<Record<string, (by: Ordering) => typeof best>> = {
    rating: () => byRating,
    reviews: () => (a, b) =>
      b.reviewCount - a.reviewCount || (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id,
    name: () => (a, b) => compared(fold(a.name), fold(b.name)) || a.id - b.id,
    location: () => (a, b) => compared(a.place, b.place) || best(a, b),
    price:
      ({ startsAt }) =>
      (a, b) =>
        startsAt
          ? compared(startsAt(a), startsAt(b)) || best(a, b)
          : compared(a.priceFrom ?? Infinity, b.priceFrom ?? Infinity) ||
            compared(a.priceTo ?? Infinity, b.priceTo ?? Infinity) ||
            best(a, b),
    distance: ({ near }) =>
      near ? (a, b) => kilometresBetween(near, a) - kilometresBetween(near, b) || a.id - b.id : best,
    soonest: ({ soonest }) =>
      soonest
        ? (a, b) => compared(soonest(a), soonest(b)) || (soonest(a) < Infinity ? a.id - b.id : best(a, b))
        : best,
  };
  return (by: Ordering) => orders[by.sort ?? ""]?.(by) ?? best;
}

/** All samples by what a usual visit costs. */
export const cheapest = orderAmong(ALL)({ sort: "price" });

function compared<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** At the moment, or at some minute of that part of a week without holidays: 17 to 23 August 2026. */
function isOpenWhen(open: string, openingHours: string, holidayRegion: string, now: Date): boolean {
  const isOpenAt = (instant: Date) => openingStatusAt({ openingHours, holidayRegion }, instant).isOpen;
  if (open === "now") return isOpenAt(now);
  const days = { saturday: [22], sunday: [23], weekend: [22, 23], evening: [17, 18, 19, 20, 21] }[open]!;
  const quarters = Array.from({ length: 96 }, (_, quarter) => quarter).slice(open === "evening" ? 72 : 0);
  return days.some((day) =>
    quarters.some((quarter) =>
      isOpenAt(new Date(Date.parse(`2026-08-${day}T00:00+12:00`) + quarter * 15 * 60_000)),
    ),
  );
}

/** When a new patient could first book, for a treatment or else a checkup, by what the samples state; on any day without `when`. */
export function firstFree(
  { id, place, openingHours, newPatients }: Practice,
  service: string | undefined,
  now: Date,
  when?: string,
): Date | null {
  const rules = RULES.get(id);
  if (!rules) return null;
  const { holidayRegion } = placeBySlug(place);
  // A time for their own patients alone is none for someone who looks for a dentist.
  if (newPatients.answer === "no") return null;
  const practice = {
    rules,
    schedule: { openingHours, holidayRegion },
    takesNewPatients: true,
    held: new Map(),
    busy: [],
    away: [],
  };
  const kind = ALL_SERVICES.find(({ treatment }) => treatment === service)?.visit ?? "checkup";
  const wanted = when === undefined ? null : daysAsked(when, newZealandDay(now));
  const isWanted = ({ at }: { at: Date }) => wanted?.includes(newZealandDay(at)) ?? true;
  return freeTimes(practice, { kind, patient: "new" }, now).find(isWanted)?.at ?? null;
}

/** `daysAsked("saturday", "2026-12-03")` → `["2026-12-05"]` */
function daysAsked(when: string, today: string): string[] {
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  if (when === "week") return week;
  return when === "today" ? [today] : week.filter((day) => formatWeekday(day).toLowerCase() === when);
}

const RULES = new Map(
  [...samplePractices(SAMPLES)].map(({ practice, freeTimes: rules }) => [practice.id, rules]),
);
