import { placeBySlug } from "#content/places.ts";
import { formatCount } from "#domain/counts.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { directionsHref, directionsToPractice } from "#domain/finding/directions.ts";
import { hoursInWords } from "#domain/practices/practice-words.ts";
import { kilometresBetween, type Position } from "#domain/finding/distance.ts";
import type { OpenStatus } from "#kit/ui/flags.tsx";
import { locatorPoint } from "#kit/ui/map/locator.tsx";
import { practiceAddressLine, practiceHead, practiceOpenStatus } from "#kit/ui/practice-card-of.ts";

/** A practice with same-day care for pain, in words, as of one instant. */
export type EmergencyService = ReturnType<typeof emergencyService>;

/** Whether it is open is as of `now`; `from` is where the person in pain is, if that is known. */
export function emergencyService(
  practice: PracticeListing,
  now: Date,
  from: (Position & { slug?: string }) | null,
) {
  const place = placeBySlug(practice.place);
  return {
    ...practiceHead(practice, place),
    /** `Hastings, about 19 km in a straight line`; the town alone from nowhere. */
    where: from ? whereInWords(practice, from) : place.name,
    /** `12 Harbour Steps, Te Aro` */
    addressLine: practiceAddressLine(practice, null),
    locator: locatorPoint(place),
    open: openStatus(practice, now),
    /** `Mon–Fri 8am–6pm, Sat 9am–3pm` */
    hours: hoursInWords(practice),
    /** Null where it is not stated. */
    waitMinutes: practice.emergency?.waitMinutes ?? null,
    /** What they are known for: `Knocked-out teeth`. */
    specialties: practice.specialties,
    phone: practice.phone,
    /**
     * Opens a map application on a phone and a map in a browser; of a sample, to the middle of its town. Null where a
     * practice states neither its address nor its position: its town is not the way to it.
     */
    directionsHref: practice.isSample ? directionsHref(place) : directionsToPractice(practice, place.name),
  };
}

/** `Auckland` in the place itself; `Hastings, about 19 km in a straight line` from elsewhere: to the practice, as on the page of a town. */
function whereInWords(practice: Position & { place: string }, from: Position & { slug?: string }): string {
  const place = placeBySlug(practice.place);
  if (place.slug === from.slug) return place.name;
  const kilometres = kilometresBetween(from, practice);
  const rounded = formatCount(Math.max(1, Math.round(kilometres)));
  return `${place.name}, about ${rounded} km in a straight line`;
}

function openStatus(practice: PracticeListing, now: Date): OpenStatus {
  const status = practiceOpenStatus(practice, now);
  return status.isOpen && !status.more ? { isOpen: true, text: "Open 24/7" } : status;
}

/** Longer than every stated one: subtracting infinities gives no number. */
const UNKNOWN_WAIT = 1_000;

/** The shortest wait first, unstated ones last. */
export function byWait(a: PracticeListing, b: PracticeListing): number {
  return waitRank(a) - waitRank(b);
}

function waitRank({ emergency }: PracticeListing): number {
  return emergency?.waitMinutes ?? UNKNOWN_WAIT;
}
