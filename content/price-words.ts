import { pricesPath } from "#content/links.ts";
import { dollarRange, formatDollars } from "#domain/money.ts";
import { formatDay } from "#domain/nz-time.ts";
import { LEAST_PRACTICES, type PriceFigures } from "#domain/practices/price-figures.ts";
import { treatmentName, type TreatmentSlug } from "#domain/practices/treatments.ts";

/** What is priced, as a heading names it: of general dentistry the usual visit, which practices state alike. */
export function pricedThing(treatment: TreatmentSlug): string {
  return treatment === "general-dentistry" ? "A usual visit" : treatmentName(treatment);
}

/** Below a list that leaves regions out, and on the page of one of those. */
export const TOO_FEW = `We show a figure once ${LEAST_PRACTICES} practices list a price. With fewer, the middle price would tell you little.`;

/** The licence of our figures; what sources state about single practices keeps the licence of the source. */
export const PRICES_LICENCE = { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" };

/** `The middle price is $5,350. Half of the 8 practices that list a price are between $5,175 and $5,525 (20 November 2026).` */
export function inTheMiddle({ lower, median, upper }: PriceFigures, whose: string, day: string): string {
  const [price, on] = [dollarRange(median, median), `(${formatDay(day)})`];
  return lower === upper
    ? `Half or more of ${whose} that list a price charge ${median === 0 ? "nothing" : price} ${on}.`
    : `The middle price is ${price}. Half of ${whose} that list a price are between ${formatDollars(lower)} and ${formatDollars(upper)} ${on}.`;
}

export const PRICES_CRUMB = { label: "Prices", href: pricesPath() };

/** As a title: `What Dental Implants cost`, `What a usual visit costs`. */
export function costTitle(treatment: TreatmentSlug): string {
  const { words, isPlural } = COSTS[treatment];
  return `What ${words} ${isPlural ? "cost" : "costs"}`;
}

const COSTS: Readonly<Record<TreatmentSlug, { words: string; isPlural?: true }>> = {
  "general-dentistry": { words: "a usual visit" },
  invisalign: { words: "Invisalign" },
  implants: { words: "dental implants", isPlural: true },
  "teeth-whitening": { words: "teeth whitening" },
  "root-canal": { words: "a root canal" },
  "emergency-dentist": { words: "an emergency visit" },
  cosmetic: { words: "cosmetic dentistry" },
  braces: { words: "braces", isPlural: true },
  "oral-surgery": { words: "oral surgery" },
  "crowns-and-bridges": { words: "crowns and bridges", isPlural: true },
  veneers: { words: "veneers", isPlural: true },
  "childrens-dentistry": { words: "children’s dentistry" },
};
