import type { NextFreeShown } from "#content/next-free.ts";
import { type OpenStatus, practiceOpenStatus } from "#content/open-status.ts";
import { joined } from "#domain/lists.ts";
import { reasonsToShow } from "#content/filters.ts";
import { placeBySlug } from "#content/places.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import type { Asked } from "#domain/finding/practice-filters.ts";
import { formatDollars } from "#domain/money.ts";
import { areHoursStated } from "#domain/hours/opening-hours.ts";
import type { Place } from "#domain/finding/places.ts";
import { hoursInWords, usualPriceInWords } from "#domain/practices/practice-words.ts";
import { fold } from "#domain/text.ts";
import { treatmentName, type TreatmentSlug } from "#domain/practices/treatments.ts";
import { practicePath } from "#content/links.ts";
import { type Ask, askingLink, type Routing } from "#content/asking.ts";
import type { PracticeCardData, PracticeHead } from "./practice-card.tsx";

/** What a card depends on beside the practice. */
export type CardCircumstances = {
  now: Date;
  /** How requests reach practices. */
  routing: Routing;
  /** All cards are in one place, so none names or draws it. */
  isOnePlace: boolean;
  /** The treatment of the filter is listed first, not behind "+5 more". */
  treatment?: TreatmentSlug | undefined;
  /** What the list was asked for, which the card says of its practice. */
  asked?: Asked | undefined;
  /** The next free time of a practice; null without one. */
  nextFree?: ((practice: PracticeListing) => NextFreeShown | null) | undefined;
  /** After the address: ` (about 3 km away)` */
  away?: string | undefined;
};

/** A practice in words at an instant. */
export function practiceCard(
  practice: PracticeListing,
  { now, nextFree, ...circumstances }: CardCircumstances,
): PracticeCardData {
  return cardWithStatus(practice, circumstances, {
    open: practiceOpenStatus(practice, now),
    nextFree: nextFree?.(practice) ?? null,
  });
}

/** What the instant makes of a practice: whether it is open, and when it is free. */
export type CardStatus = { open: OpenStatus; nextFree: NextFreeShown | null };

/** Adds what the instant makes of the practice, so that one card serves many instants. */
export function cardWithStatus(
  practice: PracticeListing,
  circumstances: Omit<CardCircumstances, "now" | "nextFree">,
  status: CardStatus,
): PracticeCardData {
  const place = placeBySlug(practice.place);
  const { isOnePlace, treatment, routing, away = "" } = circumstances;
  return {
    ...practiceHead(practice, place),
    addressLine: `${practiceAddressLine(practice, isOnePlace ? null : place)}${away}`,
    priceTier: practice.priceTier,
    priceRange: usualPriceInWords(practice),
    price: pricePair(practice),
    // The line of the hours says it already.
    open: areHoursStated(practice.openingHours) ? status.open : null,
    nextFree: status.nextFree,
    hasEmergency: practice.emergency !== null,
    takesNoNewPatients: practice.newPatients.answer === "no",
    reasons: metReasons(practice, circumstances),
    summary: practice.summary,
    services: practice.services
      .toSorted((a, b) => Number(b === treatment) - Number(a === treatment))
      .map(treatmentName),
    phone: practice.phone,
    hours: hoursInWords(practice),
    treatment: treatment ?? null,
    ask: askForShownTime(askingLink(practice, routing, treatment), circumstances, status),
  };
}

/** Someone who chose a day books the time that the card shows, by its largest button too; else the form lets them choose. */
function askForShownTime(
  ask: Ask | null,
  { asked }: Pick<CardCircumstances, "asked">,
  { nextFree }: Pick<CardStatus, "nextFree">,
): Ask | null {
  if (ask?.phone !== null || !asked?.free || !nextFree?.href) return ask;
  return { ...ask, href: nextFree.href };
}

function pricePair({ priceFrom: from, priceTo: to }: PracticeListing): PracticeCardData["price"] {
  return from === null || to === null ? null : { from, to };
}

/** What the cards and rows of all lists have in common. */
export function practiceHead(practice: PracticeListing, place: Pick<Place, "name">): PracticeHead {
  const { id, name, rating, reviewCount, isSample } = practice;
  return { id, path: practicePath(practice), name, placeName: place.name, rating, reviewCount, isSample };
}

/** What of the question the practice meets, in the practice's own figures; what the flags say anyway is left out. */
function metReasons(
  practice: PracticeListing,
  { treatment, asked }: Pick<CardCircumstances, "treatment" | "asked">,
): string[] {
  const price = practice.prices.find((one) => one.treatment === treatment);
  const forTreatment =
    price &&
    `${treatmentName(price.treatment)} ${price.to === 0 ? "free" : `from ${formatDollars(price.from)}`}`;
  return [...(forTreatment ? [forTreatment] : []), ...reasonsToShow(asked ?? {}, practice)];
}

/** `Te Aro, Wellington`, but `Auckland Central` alone, and the town alone where no suburb is stated. */
export function practiceLocality({ suburb }: { suburb: string }, { name }: Pick<Place, "name">): string {
  return suburb.includes(name) ? suburb : joined([suburb, name]);
}

/**
 * Street and locality, as far as they are stated: `12 Harbour Steps, Te Aro, Wellington`. Without a place, for a list of
 * one town: `12 Harbour Steps, Te Aro`.
 */
export function practiceAddressLine(
  practice: Pick<PracticeListing, "address" | "suburb" | "place">,
  place: Pick<Place, "name"> | null,
): string {
  const street = streetAlone(practice);
  if (place) return joined([street, practiceLocality(practice, place)]);
  return joined([street, practice.suburb]) || placeBySlug(practice.place).name;
}

/**
 * Leaves out the suburb and the town that are said after it: `18 Revell Street, Hokitika 7810` → `18 Revell Street`. Lists state
 * it so beside their own column of towns. It is stored as stated, since a practice without an id is known by it.
 */
function streetAlone({
  address,
  suburb,
  place,
}: Pick<PracticeListing, "address" | "suburb" | "place">): string {
  if (!address.includes(", ")) return address;
  const said = [suburb, placeBySlug(place).name, "New Zealand"].map(fold);
  const isSaid = (part: string) => said.includes(fold(part.replace(/\s*\b\d{4}$/, "")));
  const [first = "", ...rest] = address.split(", ");
  return joined([first, ...rest.filter((part) => !isSaid(part))]);
}
