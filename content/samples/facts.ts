import type { FundingSlug, Practitioner, PriceTier, TreatmentPrice } from "#domain/practice.ts";
import type { Place } from "#domain/places.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import type { Hours } from "./hours.ts";
import type { Entry, Parking, Setting } from "./premises.ts";
import type { Suburb } from "./suburb.ts";

export type Kind =
  | "general"
  | "after-hours"
  | "orthodontics"
  | "oral-surgery"
  | "endodontics"
  | "periodontics"
  | "prosthodontics";

export type Dentist = Practitioner & { firstName: string; lastName: string };

/** What is true of a practice: every sentence about it is chosen by, and filled from, these. */
export type Facts = {
  kind: Kind;
  place: Place;
  suburb: Suburb;
  /** Without the number. */
  street: string;
  services: readonly TreatmentSlug[];
  prices: readonly TreatmentPrice[];
  tier: PriceTier;
  hours: Hours;
  dentists: readonly Dentist[];
  /** Of the longest-serving dentist. */
  years: number;
  /** Besides English. */
  languages: readonly string[];
  setting: Setting;
  entry: Entry;
  parking: Parking | null;
  funding: readonly FundingSlug[];
};

/** A claim that a sentence makes; without one it is true of any practice. */
export type Claim = (facts: Facts) => boolean;

export const isGeneral: Claim = (facts) => facts.kind === "general";

export const seesPain: Claim = (facts) => facts.services.includes("emergency-dentist");

export const hasStairs: Claim = (facts) => facts.setting.floor !== undefined;

export function offers(...treatments: TreatmentSlug[]): Claim {
  return (facts) => treatments.every((treatment) => facts.services.includes(treatment));
}

export function generalWith(...treatments: TreatmentSlug[]): Claim {
  const offersThem = offers(...treatments);
  return (facts) => facts.kind === "general" && offersThem(facts);
}

export function inPlaces(...slugs: string[]): Claim {
  return (facts) => slugs.includes(facts.place.slug);
}
