import type { Place } from "#domain/places.ts";
import type { Practice, Review } from "#domain/practice.ts";
import { samplePhone } from "./contacts.ts";
import { createFreshness, type Freshness } from "./freshness.ts";
import { weighted, type Weighted } from "./random.ts";
import type { Suburb } from "./suburb.ts";
import { suburbsOf } from "./suburbs.ts";

export type Sample = { practice: Practice; reviews: Review[] };

/** What has been given out so far, so that nothing comes twice. */
export type Town = {
  place: Place;
  suburbs: Weighted<Suburb>;
  size: number;
  names: Set<string>;
  addresses: Set<string>;
  fresh: Freshness;
  reviewTexts: Set<string>;
};

export type Country = {
  names: Map<string, number>;
  summaries: Set<string>;
  domains: Set<string>;
  phones: Map<string, number>;
};

export function newCountry(): Country {
  return { names: new Map(), summaries: new Set(), domains: new Set(), phones: new Map() };
}

export function newTown(place: Place): Town {
  return {
    place,
    suburbs: weighted(suburbsOf(place.slug).map((suburb) => [suburb, suburb.weight] as const)),
    size: 0,
    names: new Set(),
    addresses: new Set(),
    fresh: createFreshness(),
    reviewTexts: new Set(),
  };
}

export function nextPhone(place: Place, country: Country): string {
  const index = country.phones.get(place.areaCode) ?? 0;
  country.phones.set(place.areaCode, index + 1);
  return samplePhone(place.areaCode, index);
}
