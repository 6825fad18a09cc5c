import { TREATMENTS, type TreatmentSlug } from "#domain/treatments.ts";
import type { Kind } from "./facts.ts";
import type { Random } from "./random.ts";
import { pickWeighted, weighted } from "./random.ts";

/** How common each is in a general practice, next to the others. */
const COMMONNESS = weighted<TreatmentSlug>([
  ["teeth-whitening", 50],
  ["root-canal", 45],
  ["crowns-and-bridges", 45],
  ["childrens-dentistry", 40],
  ["implants", 32],
  ["invisalign", 30],
  ["cosmetic", 28],
  ["veneers", 22],
  ["oral-surgery", 24],
  ["braces", 9],
]);

const SIZES = weighted([
  [3, 10],
  [4, 20],
  [5, 25],
  [6, 22],
  [7, 14],
  [8, 9],
]);

const EMERGENCY_SHARE = 0.29;

const OTHER_SERVICES: Record<Exclude<Kind, "general">, readonly TreatmentSlug[]> = {
  "after-hours": ["emergency-dentist", "oral-surgery", "root-canal"],
  orthodontics: ["braces", "invisalign", "cosmetic"],
  "oral-surgery": ["oral-surgery", "implants", "emergency-dentist"],
  endodontics: ["root-canal", "oral-surgery", "emergency-dentist"],
  periodontics: ["oral-surgery", "implants", "cosmetic"],
  prosthodontics: ["crowns-and-bridges", "implants", "veneers", "cosmetic"],
};

const KNOWN_FOR: Record<TreatmentSlug, string> = {
  "general-dentistry": "General dentistry",
  invisalign: "Invisalign",
  implants: "Dental implants",
  "teeth-whitening": "Teeth whitening",
  "root-canal": "Root canal treatment",
  "emergency-dentist": "Emergency care",
  cosmetic: "Cosmetic dentistry",
  braces: "Orthodontics",
  "oral-surgery": "Wisdom teeth",
  "crowns-and-bridges": "Crowns and bridges",
  veneers: "Veneers",
  "childrens-dentistry": "Children’s dentistry",
};

const OTHER_KNOWN_FOR: Record<Exclude<Kind, "general">, readonly string[]> = {
  "after-hours": ["Knocked-out teeth", "Pain relief", "Extractions"],
  orthodontics: ["Orthodontics", "Clear aligners"],
  "oral-surgery": ["Wisdom teeth", "Dental implants"],
  endodontics: ["Root canal treatment"],
  periodontics: ["Gum care", "Dental implants"],
  prosthodontics: ["Crowns and bridges", "Dental implants"],
};

/** The first practices of a place offer two treatments each by turns, so that eight of them offer everything. */
const BY_TURNS: readonly TreatmentSlug[] = TREATMENTS.map(({ slug }) => slug).filter(
  (slug) => slug !== "general-dentistry",
);
const TAKE_TURNS = 8;

export const FIRST_SPECIALIST = TAKE_TURNS;

/** What the n-th practice of a place does, the best known first. */
export function pickServices(random: Random, kind: Kind, indexInPlace: number): TreatmentSlug[] {
  if (kind !== "general") return [...OTHER_SERVICES[kind]];
  const size = pickWeighted(random, SIZES);
  const chosen = new Set<TreatmentSlug>(["general-dentistry"]);
  if (indexInPlace < TAKE_TURNS) {
    chosen.add(BY_TURNS[(2 * indexInPlace) % BY_TURNS.length]!);
    chosen.add(BY_TURNS[(2 * indexInPlace + 1) % BY_TURNS.length]!);
  }
  if (random.chance(EMERGENCY_SHARE)) chosen.add("emergency-dentist");
  while (chosen.size < size) chosen.add(pickWeighted(random, COMMONNESS));
  const [first, ...others] = chosen;
  return [first!, ...random.some(others, others.length)];
}

/** One or two things in words: the best known treatment besides general dentistry, or families. */
export function specialtiesFor(random: Random, kind: Kind, services: readonly TreatmentSlug[]): string[] {
  if (kind !== "general") return [...OTHER_KNOWN_FOR[kind]];
  if (random.chance(0.2)) return ["Family dentistry"];
  const others = services.filter(
    (treatment) => treatment !== "general-dentistry" && treatment !== "emergency-dentist",
  );
  return others.slice(0, random.chance(0.35) ? 2 : 1).map((treatment) => KNOWN_FOR[treatment]);
}
