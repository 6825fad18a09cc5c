import type { FundingSlug, Practice, Practitioner } from "#domain/practice.ts";
import { FUNDING } from "#domain/practice.ts";
import { slugify } from "#domain/text.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import { sampleDomain } from "./contacts.ts";
import { nextPhone, type Country, type Sample, type Town } from "./country.ts";
import { writeDescription } from "./descriptions.ts";
import type { Dentist, Facts, Kind } from "./facts.ts";
import { HOURS, ROUND_THE_CLOCK, type Hours, type HoursKind } from "./hours.ts";
import { pickName } from "./names.ts";
import { pickEntry, pickParking, pickSetting, type Setting } from "./premises.ts";
import { treatmentPrices, visitPrice } from "./prices.ts";
import { createRandom, pickWeighted, weighted, type Random } from "./random.ts";
import { drawRatings } from "./ratings.ts";
import { writeReviews } from "./reviews.ts";
import { FIRST_SPECIALIST, pickServices, specialtiesFor } from "./services.ts";
import { slotsFor } from "./slots.ts";
import { COMMON_STREETS } from "./streets.ts";
import type { Suburb } from "./suburb.ts";
import { SAYINGS, writeSummary } from "./summaries.ts";
import { pickTeam } from "./team.ts";

/** As many oral surgery practices as it takes for the 50 surgeons and more that the specification claims (section 9). */
const KINDS = weighted<Kind>([
  ["general", 870],
  ["orthodontics", 45],
  ["oral-surgery", 36],
  ["endodontics", 16],
  ["periodontics", 13],
  ["prosthodontics", 10],
  ["after-hours", 5],
]);

/** After-hours services and specialists are found in cities. */
const PEOPLE_FOR_AFTER_HOURS = 100_000;

/** On which listings were last checked: 1 June to 15 November 2026. */
const DAYS = Array.from({ length: 168 }, (_, day) =>
  new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10),
);

/** Beyond so many practices in one town, a review that two people wrote is no wonder, and remembering all is slow. */
const REMEMBERS_REVIEWS = 2_000;

const METRES_IN_A_DEGREE = 111_320;

/** The practice with that id, in the town whose turn it is. */
export function makeUp(id: number, town: Town, country: Country): Sample {
  const { place } = town;
  const random = createRandom(id);
  const kind = pickKind(random, town);
  const suburb = pickWeighted(random, town.suburbs);
  const services = pickServices(random, kind, town.size);
  const team = pickTeam(random, kind, suburb, services);
  const { street, isCommonStreet } = pickStreet(random, suburb);
  const setting = pickSetting(random, suburb, place.slug, town.fresh);
  const tier = pickTier(random, kind);
  const funding = pickFunding(random, kind, services);
  const facts: Facts = {
    kind,
    place,
    suburb,
    street,
    services,
    tier,
    funding,
    setting,
    prices: treatmentPrices(random, services, tier, funding),
    hours: pickHours(random, kind, services),
    dentists: team.dentists,
    years: team.dentists[0]!.years ?? 0,
    languages: team.languages,
    entry: pickEntry(random, setting),
    parking: pickParking(random, suburb, setting),
  };
  const lastNames = team.dentists.map((dentist) => dentist.lastName);
  const name = pickName(
    random,
    { kind, placeSlug: place.slug, suburb, street, isCommonStreet, lastNames },
    { inPlace: town.names, inCountry: country.names },
  );
  const slots = slotsFor(random, name, facts);
  const sayable = sayableOf(facts);
  const summary = writeSummary(random, facts, slots, sayable, town.fresh, country.summaries);
  country.summaries.add(summary.text);
  const slug = slugify(name);
  const domain = sampleDomain(slug, place.slug, id, country.domains);
  const checkedOn = random.pick(DAYS);

  const practice: Practice = {
    id,
    slug,
    name,
    place: place.slug,
    suburb: suburb.name,
    address: pickAddress(random, street, setting, suburb, town.addresses),
    postcode: suburb.postcode,
    ...pickSpot(random, suburb),
    ...drawRatings(random),
    services,
    specialties: specialtiesFor(random, kind, services),
    priceTier: tier,
    ...visitPrice(random, tier, facts.prices),
    prices: facts.prices,
    phone: nextPhone(place, country),
    email: `hello@${domain}`,
    website: `https://${domain}`,
    openingHours: facts.hours.value,
    emergency: services.includes("emergency-dentist")
      ? { waitMinutes: random.pick([30, 45, 60] as const) }
      : null,
    experienceYears: facts.years,
    qualifications: team.qualifications,
    summary: summary.text,
    description: writeDescription(random, facts, slots, sayable, town.fresh, summary),
    practitioners: team.dentists.map(asPractitioner),
    languages: ["English", ...team.languages],
    wheelchairAccess: facts.entry.access,
    parking: facts.parking?.text ?? null,
    funding,
    newPatients: pickNewPatients(random, checkedOn),
    position: "exact",
    verified: null,
    hasJoined: true,
    isSample: true,
    checkedOn,
  };
  const reviewTexts = town.size < REMEMBERS_REVIEWS ? town.reviewTexts : new Set<string>();
  return { practice, reviews: writeReviews(random, practice, facts, slots, reviewTexts) };
}

/** What is true of this practice, as indexes of the sayings. */
function sayableOf(facts: Facts): number[] {
  const indexes: number[] = [];
  for (const [index, { when }] of SAYINGS.entries()) if (!when || when(facts)) indexes.push(index);
  return indexes;
}

function pickKind(random: Random, town: Town): Kind {
  const kind = pickWeighted(random, KINDS);
  if (town.size < FIRST_SPECIALIST) return "general";
  return kind === "after-hours" && town.place.population < PEOPLE_FOR_AFTER_HOURS ? "general" : kind;
}

function pickStreet(random: Random, suburb: Suburb): { street: string; isCommonStreet: boolean } {
  const isCommonStreet = random.chance(0.5);
  const street = isCommonStreet ? random.pick(COMMON_STREETS) : random.pick(suburb.streets);
  return { street, isCommonStreet: isCommonStreet && !suburb.streets.includes(street) };
}

function pickTier(random: Random, kind: Kind): 1 | 2 | 3 {
  if (kind === "after-hours") return 2;
  if (kind !== "general") return random.chance(0.4) ? 2 : 3;
  const draw = random.fraction();
  return draw < 0.32 ? 1 : draw < 0.82 ? 2 : 3;
}

function pickHours(random: Random, kind: Kind, services: readonly TreatmentSlug[]): Hours {
  if (kind === "after-hours") return ROUND_THE_CLOCK;
  const isLongDay = services.includes("emergency-dentist") && random.chance(0.3);
  const list: HoursKind = kind !== "general" ? "specialist" : isLongDay ? "emergency" : "general";
  return pickWeighted(random, HOURS[list]);
}

function pickFunding(random: Random, kind: Kind, services: readonly TreatmentSlug[]): FundingSlug[] {
  const isGeneral = kind === "general";
  const shares: Record<FundingSlug, number> = {
    acc: isGeneral ? 0.82 : 0.65,
    "winz-quotes": isGeneral ? 0.5 : 0.2,
    "free-under-18": services.includes("childrens-dentistry") ? 1 : isGeneral ? 0.68 : 0,
    "payment-plan": isGeneral ? 0.34 : 0.6,
    "community-services-card": isGeneral ? 0.08 : 0,
  };
  return FUNDING.map(({ slug }) => slug).filter((slug) => random.chance(shares[slug]));
}

/** A number on the street, with the floor where there are stairs; not one that another practice has. */
function pickAddress(
  random: Random,
  street: string,
  setting: Setting,
  suburb: Suburb,
  taken: Set<string>,
): string {
  const highest = suburb.isCentre ? 320 : 180;
  let address = "";
  for (let attempt = 0; attempt < 6; attempt++) {
    const number = `${random.whole(1, highest)} ${street}`;
    address = setting.floor ? `Level ${setting.floor}, ${number}` : number;
    // The same street may run through several suburbs, so the number alone would not do.
    if (!taken.has(address)) break;
  }
  taken.add(address);
  return address;
}

/** Somewhere around the shops of the suburb. */
function pickSpot(random: Random, suburb: Suburb): { latitude: number; longitude: number } {
  const angle = random.fraction() * 2 * Math.PI;
  const metres = Math.sqrt(random.fraction()) * suburb.spread;
  const north = (metres * Math.cos(angle)) / METRES_IN_A_DEGREE;
  const east =
    (metres * Math.sin(angle)) / (METRES_IN_A_DEGREE * Math.cos((suburb.latitude * Math.PI) / 180));
  return { latitude: rounded(suburb.latitude + north), longitude: rounded(suburb.longitude + east) };
}

/** To about a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}

function pickNewPatients(random: Random, checkedOn: string): Practice["newPatients"] {
  const draw = random.fraction();
  if (draw < 0.28) return { answer: "not-stated" };
  return { answer: draw < 0.86 ? "yes" : "no", statedOn: checkedOn };
}

function asPractitioner({ name, focus, years, qualifications, specialistScope }: Dentist): Practitioner {
  return { name, focus, years, qualifications, specialistScope };
}
