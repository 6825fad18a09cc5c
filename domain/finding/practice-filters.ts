import type { FreeWhen } from "../free-times/free-when.ts";
import type { OpenTime } from "../hours/opening-hours.ts";
import type { FundingSlug, PriceTier } from "../practices/practice.ts";
import type { TreatmentSlug } from "../practices/treatments.ts";

/**
 * What a list of practices can be narrowed by: the names that filters have in addresses, in the order of forms and of the
 * canonical address. A new filter begins with its name here. The type checker then names each place that does not know it
 * yet; what it says and how it is read is declared in `content/filters.ts`.
 */
export const FILTER_NAMES = [
  "service",
  "open",
  "free",
  "emergency",
  "accepting",
  "wheelchair",
  "parking",
  "funding",
  "language",
  "price",
  "area",
] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

/** The values of each filter; `"yes"` where it is on or off. */
export type FilterValues = ForEach<{
  service: TreatmentSlug;
  open: Opening;
  /** A time that can be booked at once. */
  free: FreeWhen;
  /** They see people in pain the same day. */
  emergency: "yes";
  /** They say they take new patients. */
  accepting: "yes";
  /** A wheelchair can get in without a step. */
  wheelchair: "yes";
  /** They say that patients can park. */
  parking: "yes";
  funding: FundingSlug;
  /** English name, as practices state it: `Te reo Māori` */
  language: string;
  price: PriceTier;
  /** A part of the map, as `areaText` writes it. */
  area: string;
}>;

type ForEach<Values extends Record<FilterName, string | number>> = Values;

/** When a practice should be open: at this moment, or in a part of every usual week. */
export type Opening = "now" | OpenTime;

/** What is asked of practices, all of which must hold; null or absent narrows nothing. */
export type Asked = { readonly [Name in FilterName]?: FilterValues[Name] | null | undefined };

/**
 * Whether a practice's own words about parking say that there is some. Words that begin with a no say that there is none,
 * whatever follows: someone who needs a car park must not be sent there.
 *
 * `saysParking("Free parking behind the building") === true` · `saysParking("No parking on site, street only") === false`
 */
export function saysParking(words: string | null): boolean {
  return words !== null && !NO_PARKING.test(words);
}

const NO_PARKING =
  /^\s*(?:no\b|none\b|not\b|nil\b|without\b|n\/a|there is no\b|there.s no\b|we (?:do not|don.t)\b|unavailable|-*\s*$)/i;
