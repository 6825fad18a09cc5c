import { placeBySlug } from "#content/places.ts";
import { treatmentSpelled } from "#content/vocabulary.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { directionsHref, directionsToPractice } from "#domain/finding/directions.ts";
import { hoursInWords } from "#domain/practices/practice-words.ts";
import { distanceInWords, kilometresBetween, type Position } from "#domain/finding/distance.ts";
import { formatDollars } from "#domain/money.ts";
import type { OpenStatus } from "#kit/ui/flags.tsx";
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
    /** `3.9 km`; `Hastings, 19 km` from another place; the town alone from nowhere. Straight lines, as the list says. */
    where: from ? whereInWords(practice, from) : place.name,
    /** `12 Harbour Steps, Te Aro` */
    addressLine: practiceAddressLine(practice, null),
    open: openStatus(practice, now),
    /** `Mon–Fri 8am–6pm, Sat 9am–3pm` */
    hours: hoursInWords(practice),
    /** It is null where it is not stated. */
    waitMinutes: practice.emergency?.waitMinutes ?? null,
    /** What an emergency visit costs at least: `from $200`, or `free`; it is null where no one states it. */
    price: emergencyPrice(practice),
    /** What they are known for and that someone in pain can need: `Knocked-out teeth`. */
    specialties: practice.specialties.filter((specialty) => !isForLater(specialty)),
    phone: practice.phone,
    /**
     * Opens a map application on a phone and a map in a browser; of a sample, to the middle of its town. Null where a
     * practice states neither its address nor its position: its town is not the way to it.
     */
    directionsHref: practice.isSample ? directionsHref(place) : directionsToPractice(practice, place.name),
  };
}

/** Closer than a kilometre nothing is known: a visitor’s position is rounded. Where only its town is known, a practice there has no distance. */
function whereInWords(practice: PracticeListing, from: Position & { slug?: string }): string {
  const place = placeBySlug(practice.place);
  const kilometres = kilometresBetween(from, practice);
  const distance = kilometres < 1 ? "under 1 km" : distanceInWords(kilometres);
  if (place.slug !== from.slug) return `${place.name}, ${distance}`;
  return practice.position === "exact" ? distance : place.name;
}

function emergencyPrice({ prices }: PracticeListing): string | null {
  const price = prices.find(({ treatment }) => treatment === "emergency-dentist");
  if (!price) return null;
  return price.to === 0 ? "free" : `from ${formatDollars(price.from)}`;
}

/** What no one needs tonight. A specialty in other words than a treatment's stays. */
const FOR_LATER: ReadonlySet<TreatmentSlug> = new Set([
  "invisalign",
  "implants",
  "teeth-whitening",
  "cosmetic",
  "braces",
  "veneers",
]);

function isForLater(specialty: string): boolean {
  const treatment = treatmentSpelled(specialty);
  return treatment !== null && FOR_LATER.has(treatment);
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
