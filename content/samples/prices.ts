import type { FundingSlug, PriceTier, TreatmentPrice } from "#domain/practice.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import { USUAL_VISIT } from "../usual-visit.ts";
import type { Random } from "./random.ts";

type Range = readonly [lowest: number, highest: number];

type PriceRule = {
  label: string;
  /** Dollars to which prices are rounded. */
  step: number;
  /** Where the price starts and ends, for $, $$ and $$$. */
  from: readonly [Range, Range, Range];
  to: readonly [Range, Range, Range] | null;
};

/**
 * Inside the specification's ranges (section 9) where it has one; else around the averages that the New Zealand
 * Dental Association gave for 2023 (facts.md, section (d)).
 */
const RULES: Record<Exclude<TreatmentSlug, "childrens-dentistry">, PriceRule> = {
  "general-dentistry": {
    label: USUAL_VISIT.label,
    step: 10,
    from: [
      [150, 160],
      [170, 190],
      [200, 220],
    ],
    to: [
      [180, 220],
      [230, 260],
      [270, 300],
    ],
  },
  invisalign: {
    label: "Invisalign",
    step: 100,
    from: [
      [6000, 6300],
      [6300, 6800],
      [6800, 7200],
    ],
    to: [
      [7000, 7800],
      [7800, 8500],
      [8400, 9000],
    ],
  },
  implants: {
    label: "Dental implant, one tooth",
    step: 100,
    from: [
      [3500, 3800],
      [3800, 4200],
      [4200, 4600],
    ],
    to: [
      [4300, 4800],
      [4800, 5400],
      [5400, 6000],
    ],
  },
  "teeth-whitening": {
    label: "Teeth whitening in the chair",
    step: 10,
    from: [
      [400, 440],
      [440, 520],
      [520, 600],
    ],
    to: [
      [540, 620],
      [600, 700],
      [700, 800],
    ],
  },
  "root-canal": {
    label: "Root canal, depending on the tooth",
    step: 50,
    from: [
      [800, 900],
      [900, 1050],
      [1050, 1250],
    ],
    to: [
      [1200, 1400],
      [1400, 1650],
      [1650, 1950],
    ],
  },
  "emergency-dentist": {
    label: "Emergency visit",
    step: 10,
    from: [
      [150, 170],
      [170, 200],
      [200, 240],
    ],
    to: null,
  },
  cosmetic: {
    label: "Cosmetic bonding, one tooth",
    step: 10,
    from: [
      [250, 290],
      [290, 350],
      [350, 420],
    ],
    to: [
      [380, 440],
      [440, 520],
      [520, 650],
    ],
  },
  braces: {
    label: "Braces, upper and lower",
    step: 100,
    from: [
      [5500, 6000],
      [6000, 6600],
      [6600, 7200],
    ],
    to: [
      [7000, 7600],
      [7500, 8300],
      [8300, 9200],
    ],
  },
  "oral-surgery": {
    label: "Wisdom tooth taken out",
    step: 10,
    from: [
      [300, 330],
      [330, 380],
      [380, 450],
    ],
    to: [
      [500, 580],
      [580, 680],
      [680, 800],
    ],
  },
  "crowns-and-bridges": {
    label: "Ceramic crown",
    step: 50,
    from: [
      [1300, 1400],
      [1400, 1550],
      [1550, 1700],
    ],
    to: [
      [1500, 1650],
      [1650, 1850],
      [1850, 2200],
    ],
  },
  veneers: {
    label: "Porcelain veneer, one tooth",
    step: 50,
    from: [
      [1200, 1300],
      [1300, 1450],
      [1450, 1600],
    ],
    to: [
      [1400, 1550],
      [1550, 1750],
      [1750, 2100],
    ],
  },
};

/**
 * What a usual visit costs: the practice's own price for it; at one without general dentistry, what a first visit there
 * costs. Where it starts decides the tier.
 */
export function visitPrice(
  random: Random,
  tier: PriceTier,
  prices: readonly TreatmentPrice[],
): { priceFrom: number; priceTo: number } {
  // Drawn for every practice: what is drawn after it must not depend on the services.
  const drawn = priceAt(random, "general-dentistry", tier);
  const { from, to } = prices.find(({ treatment }) => treatment === "general-dentistry") ?? drawn;
  return { priceFrom: from, priceTo: to ?? from };
}

/** One line for each treatment that is offered. */
export function treatmentPrices(
  random: Random,
  services: readonly TreatmentSlug[],
  tier: PriceTier,
  funding: readonly FundingSlug[],
): TreatmentPrice[] {
  return services.map((treatment) => {
    if (treatment === "childrens-dentistry") return childPrice(random, funding);
    return priceAt(random, treatment, tier);
  });
}

function priceAt(random: Random, treatment: keyof typeof RULES, tier: PriceTier): TreatmentPrice {
  const { label, from, to, step } = RULES[treatment];
  return {
    treatment,
    label,
    from: within(random, from[tier - 1]!, step),
    to: to && within(random, to[tier - 1]!, step),
  };
}

function childPrice(random: Random, funding: readonly FundingSlug[]): TreatmentPrice {
  const treatment = "childrens-dentistry";
  return funding.includes("free-under-18")
    ? { treatment, label: "Basic care until the 18th birthday", from: 0, to: 0 }
    : {
        treatment,
        label: "Child’s checkup",
        from: within(random, [60, 90], 10),
        to: within(random, [100, 130], 10),
      };
}

function within(random: Random, [lowest, highest]: Range, step: number): number {
  return lowest + step * random.whole(0, Math.floor((highest - lowest) / step));
}
