import type { LeftOutFor } from "./reviews.ts";
import type { TreatmentSlug } from "./treatments.ts";

/**
 * A dental practice: the one entity behind every card, row, profile, map dot and emergency service.
 * Money is in New Zealand dollars, GST included. Days are ISO dates (`2026-11-20`) in New Zealand.
 */
export type Practice = {
  id: number;
  /** ASCII, lower case, hyphens; unique only together with the id. `harbour-steps-dental` */
  slug: string;
  name: string;
  /** The place's slug: `whangarei`. */
  place: string;
  suburb: string;
  /** Street line only: `12 Harbour Steps`. */
  address: string;
  postcode: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** `town`: only the town is known, and the position is its centre. */
  position: "exact" | "town";

  /** Average of the published reviews, one decimal; null while there is none. */
  rating: number | null;
  reviewCount: number;
  /** How many gave 1, 2, 3, 4 and 5 stars, in that order; adds up to `reviewCount`. */
  ratingCounts: readonly [number, number, number, number, number];

  /** What they do, the best known first. */
  services: readonly TreatmentSlug[];
  /** What they are known for, in words: `Cosmetic dentistry`. */
  specialties: readonly string[];
  /** Other names that people look for them by: `Lumino The Dentists`. */
  alsoKnownAs: readonly string[];
  /** It is null where it is not stated, as with everything here that may be null; a text that is not stated is empty. */
  priceTier: PriceTier | null;
  /** What a usual visit (`content/usual-visit.ts`) costs, from and to; `from` alone: at least. Stated apart from the tier. */
  priceFrom: number | null;
  priceTo: number | null;
  prices: readonly TreatmentPrice[];

  /** As New Zealanders write it: `(09) 012 3456`. */
  phone: string;
  email: string;
  website: string;

  /** OpenStreetMap `opening_hours` syntax: `Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off`. */
  openingHours: string;
  /** What a source says instead where that can't be read: shown word for word. Programs get it apart from the hours. */
  hoursAsWritten: string;
  /** Set when a person in pain is seen the same day; the average wait in minutes, null where it is not stated. */
  emergency: { waitMinutes: 30 | 45 | 60 | null } | null;

  /** Years that the longest-serving dentist has practised: shown as `15+ years`. */
  experienceYears: number | null;
  qualifications: readonly string[];
  /** One sentence, for cards. */
  summary: string;
  /** Paragraphs, for the profile. */
  description: readonly string[];
  practitioners: readonly Practitioner[];
  /** English names of the languages spoken, English included. */
  languages: readonly string[];
  wheelchairAccess: "yes" | "partly" | "no" | "not-stated";
  /** In words, or null when not stated: `Free parking behind the building`. */
  parking: string | null;
  funding: readonly FundingSlug[];
  newPatients: { answer: "yes" | "no"; statedOn: string } | { answer: "not-stated" };

  /** It takes part: a request may go to it. Where it has not, visitors are told to call. A sample shows how it works. */
  hasJoined: boolean;
  /** Made up by us, to show how the site works; never a real business. */
  isSample: boolean;
  /** The day this listing was last checked; null: no one has. */
  checkedOn: string | null;
  /** When its dentists were looked up in the Dental Council's register, and until when that holds. */
  verified: { checkedOn: string; until: string } | null;
};

/** What a card or a table row needs of a practice: everything but what only its own page shows. */
export type PracticeListing = Omit<Practice, "description" | "practitioners">;

/** 1 to 3, shown as $, $$, $$$. */
export type PriceTier = 1 | 2 | 3;

export type TreatmentPrice = {
  treatment: TreatmentSlug;
  /** What exactly is priced: `Checkup and X-rays`. */
  label: string;
  from: number;
  /** It is null when only a starting price is known. */
  to: number | null;
};

export type Practitioner = {
  /** Their name with its title, as they use it: `Dr Mereana Walker`. */
  name: string;
  /** What they do here: `Cosmetic and general`. */
  focus: string;
  /** Years in practice. */
  years: number | null;
  qualifications: readonly string[];
  /** The Dental Council scope when it is a specialist one: `Orthodontic specialist`. No one else is called a specialist. */
  specialistScope: string | null;
};

/** What a visitor of a practice wrote after an appointment. */
export type Review = {
  practiceId: number;
  /** As the writer wishes: `Hemi`, `A patient`. */
  author: string;
  /** Empty where a patient wrote it: samples alone name one. */
  suburb: string;
  /** ISO month of the visit: `2026-05`. */
  visitedIn: string;
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** Where a patient wrote it: `NIHO-7K4Q-2WXR-6M`. Never shown. */
  reference?: string;
  /** Why its words are left out, where they are: of `LEFT_OUT_FOR` in `reviews.ts`. */
  leftOut?: LeftOutFor;
  /** What the practice answered to it, where it did. */
  reply?: string;
  isSample: boolean;
};

/** Help with the cost, as a practice offers or accepts it. */
export const FUNDING = [
  { slug: "acc", name: "ACC claims" },
  { slug: "winz-quotes", name: "Work and Income quotes" },
  { slug: "free-under-18", name: "Free for under 18s" },
  { slug: "payment-plan", name: "Payment plan" },
  { slug: "community-services-card", name: "Community Services Card" },
] as const;

export type FundingSlug = (typeof FUNDING)[number]["slug"];

/** `fundingName("winz-quotes") === "Work and Income quotes"` */
export function fundingName(slug: FundingSlug): string {
  return FUNDING.find((one) => one.slug === slug)!.name;
}
