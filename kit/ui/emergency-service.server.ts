import { emergencyStatus } from "#content/open-status.ts";
import { placeBySlug } from "#content/places.ts";
import { treatmentSpelled } from "#content/vocabulary.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { directionsHref, directionsToPractice } from "#domain/finding/directions.ts";
import { hoursInWords } from "#domain/practices/practice-words.ts";
import type { Position } from "#domain/finding/distance.ts";
import { formatDollars } from "#domain/money.ts";
import { practiceAddressLine, practiceHead } from "./practice-card-of.ts";
import { whereFrom } from "#services/finding/nearest.ts";

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
    where: from ? whereFrom(practice, from) : place.name,
    /** `12 Harbour Steps, Te Aro` */
    addressLine: practiceAddressLine(practice, null),
    open: emergencyStatus(practice, now),
    takesNoNewPatients: practice.newPatients.answer === "no",
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
