import { placeBySlug } from "#content/places.ts";
import type { PracticeListing } from "#database/practices.ts";
import { kilometresBetween, type Position } from "#domain/distance.ts";
import { dollarRange } from "#domain/money.ts";
import { hoursInShort, openingStatusAt } from "#domain/opening-hours.ts";
import { practicePath } from "#domain/practice.ts";
import { treatmentName } from "#domain/treatments.ts";
import type { OpenStatus } from "../ui/flags.tsx";
import { locatorPoint } from "../ui/map/locator.tsx";
import type { PracticeCardData } from "../ui/practice-card.tsx";
import { distanceInWords } from "./distance-words.ts";

/**
 * A practice in words, as it is at an instant. With an origin the address says how far away it is; where all are
 * in one place, a locator would tell nothing.
 */
export function cardOf(
  practice: PracticeListing,
  { now, origin, isOnePlace }: { now: Date; origin: Position | undefined; isOnePlace: boolean },
): PracticeCardData {
  const place = placeBySlug(practice.place);
  const away = origin ? ` (${distanceInWords(kilometresBetween(origin, practice))})` : "";
  return {
    id: practice.id,
    path: practicePath(practice),
    name: practice.name,
    addressLine: `${practice.address}, ${practice.suburb}${away}`,
    placeName: place.name,
    locator: isOnePlace ? null : locatorPoint(place),
    rating: practice.rating,
    reviewCount: practice.reviewCount,
    priceTier: practice.priceTier,
    priceRange: dollarRange(practice.priceFrom, practice.priceTo),
    open: openStatus(practice, now),
    hasEmergency: practice.emergency !== null,
    summary: practice.summary,
    services: practice.services.map(treatmentName),
    phone: practice.phone,
    hours: hoursInShort(practice.openingHours),
    bookHref: `/book?practice=${practice.id}`,
  };
}

function openStatus({ openingHours, place }: PracticeListing, now: Date): OpenStatus {
  const { holidayRegion } = placeBySlug(place);
  const status = openingStatusAt({ openingHours, holidayRegion }, now);
  const more = status.isOpen && status.until !== null ? `until ${status.until}` : undefined;
  return { isOpen: status.isOpen, text: status.text, more };
}
