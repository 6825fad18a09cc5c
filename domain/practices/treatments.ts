/**
 * The treatments a practice may offer: one vocabulary for filters, profiles, forms and imports.
 *
 * `slug` is what addresses and the database carry, `name` what visitors read,
 * `spellings` what else is understood (the specification's several lists name the same things differently).
 */
export const TREATMENTS = [
  {
    slug: "general-dentistry",
    name: "General Dentistry",
    spellings: ["general", "general checkups", "general checkup", "checkup", "teeth cleaning", "dentist"],
  },
  { slug: "invisalign", name: "Invisalign", spellings: ["invisalign consultation", "clear aligners"] },
  { slug: "implants", name: "Dental Implants", spellings: ["dental-implants", "implant", "dental implant"] },
  { slug: "teeth-whitening", name: "Teeth Whitening", spellings: ["whitening", "professional whitening"] },
  {
    slug: "root-canal",
    name: "Root Canal",
    spellings: ["endodontics", "root filling", "root canal treatment"],
  },
  {
    slug: "emergency-dentist",
    name: "Emergency Care",
    spellings: ["emergency", "emergency-care", "emergency dental", "emergency dentistry"],
  },
  {
    slug: "cosmetic",
    name: "Cosmetic",
    spellings: ["cosmetic dentistry", "cosmetic-dentistry", "cosmetic consultation"],
  },
  { slug: "braces", name: "Braces", spellings: ["orthodontics", "orthodontist"] },
  { slug: "oral-surgery", name: "Oral Surgery", spellings: ["surgical", "oral surgeon", "wisdom teeth"] },
  {
    slug: "crowns-and-bridges",
    name: "Crowns & Bridges",
    spellings: ["crowns", "bridges", "crowns and bridges"],
  },
  { slug: "veneers", name: "Veneers", spellings: ["veneer"] },
  {
    slug: "childrens-dentistry",
    name: "Children’s Dentistry",
    spellings: ["pediatric care", "paediatric care", "pediatric dentistry", "children's dentistry", "kids"],
  },
] as const satisfies readonly { slug: string; name: string; spellings: readonly string[] }[];

export type TreatmentSlug = (typeof TREATMENTS)[number]["slug"];

/** Checkups, cleaning and emergencies: a practice that takes requests and states no treatments has these. */
const EVERYDAY: ReadonlySet<TreatmentSlug> = new Set(["general-dentistry", "emergency-dentist"]);

export function isEverydayCare(treatment: TreatmentSlug): boolean {
  return EVERYDAY.has(treatment);
}

/** The name that visitors read. `treatmentName("implants") === "Dental Implants"` */
export function treatmentName(slug: TreatmentSlug): string {
  return TREATMENTS.find((treatment) => treatment.slug === slug)!.name;
}
