import type { Dentist, Facts, Kind } from "./facts.ts";
import { ORIGINS, pickOrigin, type Origin } from "./people.ts";
import type { Random } from "./random.ts";
import { pickWeighted, weighted, type Weighted } from "./random.ts";
import type { Lean, Suburb } from "./suburb.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";

type Team = { dentists: Dentist[]; languages: string[]; qualifications: string[] };

type Focus = { text: string; needs: readonly TreatmentSlug[] };

const SIZES: Record<"general" | "after-hours" | "specialist", Weighted<number>> = {
  general: weighted([
    [1, 24],
    [2, 33],
    [3, 21],
    [4, 12],
    [5, 6],
    [6, 4],
  ]),
  "after-hours": weighted([
    [3, 2],
    [4, 3],
    [5, 2],
    [6, 1],
  ]),
  specialist: weighted([
    [1, 5],
    [2, 4],
    [3, 1],
  ]),
};

const GENERAL_FOCUSES: readonly Focus[] = [
  { text: "General dentistry", needs: [] },
  { text: "Family dentistry", needs: [] },
  { text: "Checkups, fillings and gum care", needs: [] },
  { text: "General dentistry and nervous patients", needs: [] },
  { text: "Older patients and dentures", needs: [] },
  { text: "Cosmetic and general", needs: ["cosmetic"] },
  { text: "Clear aligners and general", needs: ["invisalign"] },
  { text: "Implants and general", needs: ["implants"] },
  { text: "Implants and oral surgery", needs: ["implants", "oral-surgery"] },
  { text: "Root canal and crowns", needs: ["root-canal", "crowns-and-bridges"] },
  { text: "Root canal and general", needs: ["root-canal"] },
  { text: "Emergency and root canal", needs: ["emergency-dentist", "root-canal"] },
  { text: "Emergency and general", needs: ["emergency-dentist"] },
  { text: "Children and general", needs: ["childrens-dentistry"] },
  { text: "Children and nervous patients", needs: ["childrens-dentistry"] },
  { text: "Wisdom teeth and small surgery", needs: ["oral-surgery"] },
  { text: "Crowns and bridges", needs: ["crowns-and-bridges"] },
  { text: "Veneers and cosmetic work", needs: ["veneers", "cosmetic"] },
  { text: "Braces and general", needs: ["braces"] },
  { text: "Whitening and general", needs: ["teeth-whitening"] },
];

const OTHER_FOCUSES: Record<Exclude<Kind, "general">, readonly string[]> = {
  "after-hours": [
    "Emergency care",
    "Emergency and extractions",
    "Emergency and root canal",
    "Injuries and pain",
    "Night shifts",
    "Weekends and emergencies",
  ],
  orthodontics: ["Braces and aligners", "Teenagers and braces", "Adults and aligners"],
  "oral-surgery": ["Wisdom teeth and implants", "Extractions and implants", "Jaw and mouth surgery"],
  endodontics: ["Root canal treatment", "Root canals and retreatment", "Injured teeth"],
  periodontics: ["Gum care and implants", "Gum treatment", "Implants and gum surgery"],
  prosthodontics: ["Crowns, bridges and implants", "Worn and missing teeth", "Crowns and dentures"],
};

/** As the Dental Council names the scopes. */
const SCOPES: Partial<Record<Kind, string>> = {
  orthodontics: "Orthodontic specialist",
  "oral-surgery": "Oral surgery specialist",
  endodontics: "Endodontic specialist",
  periodontics: "Periodontic specialist",
  prosthodontics: "Prosthodontic specialist",
};

/** Chances that somebody at the desk speaks it, besides the dentists. */
const AT_THE_DESK: Record<Lean, readonly (readonly [string, number])[]> = {
  mixed: [["te reo Māori", 0.12]],
  maori: [["te reo Māori", 0.4]],
  pacific: [
    ["te reo Māori", 0.18],
    ["Samoan", 0.3],
    ["Tongan", 0.18],
    ["Cook Islands Māori", 0.06],
    ["Niuean", 0.04],
  ],
  "south-asian": [
    ["te reo Māori", 0.06],
    ["Hindi", 0.2],
    ["Punjabi", 0.16],
  ],
  "east-asian": [
    ["te reo Māori", 0.06],
    ["Mandarin", 0.26],
    ["Korean", 0.12],
    ["Cantonese", 0.1],
  ],
  southern: [["te reo Māori", 0.1]],
};

const MOST_LANGUAGES = 4;

/** Who works there, the longest-serving first. */
export function pickTeam(
  random: Random,
  kind: Kind,
  suburb: Suburb,
  services: readonly TreatmentSlug[],
): Team {
  const size = pickWeighted(
    random,
    kind === "general" || kind === "after-hours" ? SIZES[kind] : SIZES.specialist,
  );
  const years = drawYears(random, size);
  const focuses = random.some(focusesFor(kind, services), size);
  const languages = new Set<string>();
  const dentists: Dentist[] = [];
  let origin: Origin | undefined;
  for (let index = 0; index < size; index++) {
    const sharesName = index === 1 && random.chance(0.06);
    if (!origin || !sharesName) origin = pickOrigin(random, suburb.lean);
    const lastName = sharesName ? dentists[0]!.lastName : random.pick(origin.lastNames);
    dentists.push(
      newDentist(random, dentists, origin, lastName, years[index]!, kind, focuses[index % focuses.length]!),
    );
    if (origin.language && random.chance(origin.speaks)) languages.add(origin.language);
  }
  for (const [language, chance] of AT_THE_DESK[suburb.lean])
    if (random.chance(chance)) languages.add(language);
  return { dentists, languages: inOrder(languages), qualifications: distinctQualifications(dentists) };
}

function newDentist(
  random: Random,
  colleagues: readonly Dentist[],
  origin: Origin,
  lastName: string,
  years: number,
  kind: Kind,
  focus: string,
): Dentist {
  let firstName = random.pick(origin.firstNames);
  while (colleagues.some((colleague) => colleague.firstName === firstName))
    firstName = random.pick(ORIGINS[0]!.firstNames);
  const specialistScope =
    SCOPES[kind] && (colleagues.length === 0 || random.chance(0.7)) ? SCOPES[kind] : null;
  const qualifications = [pickWeighted(random, origin.degrees)];
  if (specialistScope) qualifications.push("DClinDent (Otago)");
  else if (years > 5 && random.chance(0.18)) qualifications.push("PGDipClinDent (Otago)");
  return {
    name: `Dr ${firstName} ${lastName}`,
    firstName,
    lastName,
    focus,
    years,
    qualifications,
    specialistScope,
  };
}

/** Longest first; the others follow at some distance. */
function drawYears(random: Random, size: number): number[] {
  const first = random.whole(4, 22) + random.whole(0, 14);
  const others = Array.from({ length: size - 1 }, () => random.whole(2, Math.max(2, first - 1)));
  return [first, ...others.toSorted((one, other) => other - one)];
}

function focusesFor(kind: Kind, services: Facts["services"]): readonly string[] {
  if (kind !== "general") return OTHER_FOCUSES[kind];
  return GENERAL_FOCUSES.filter(({ needs }) => needs.every((treatment) => services.includes(treatment))).map(
    ({ text }) => text,
  );
}

/** Te reo Māori first, as an official language; the rest as they come. */
function inOrder(languages: ReadonlySet<string>): string[] {
  const others = [...languages].filter((language) => language !== "te reo Māori");
  return (languages.has("te reo Māori") ? ["te reo Māori", ...others] : others).slice(0, MOST_LANGUAGES);
}

function distinctQualifications(dentists: readonly Dentist[]): string[] {
  return [...new Set(dentists.flatMap((dentist) => dentist.qualifications))].slice(0, 4);
}
