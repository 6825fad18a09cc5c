import { ALL_PLACES } from "#content/places.ts";
import type { Database } from "#database/database.ts";
import { insertPractices } from "#database/practices/practices.ts";
import type { Place } from "#domain/finding/places.ts";
import type { Practice, Review } from "#domain/practices/practice.ts";
import { slugify } from "#domain/text.ts";

/**
 * A complete practice of which a test states only what matters to it.
 *
 * `makePractice({ id: 7, name: "Ōtaki Smiles", place: "nelson", rating: 4.8 })`
 */
export function makePractice(stated: Partial<Practice> & { id: number }): Practice {
  const name = stated.name ?? `Practice ${stated.id}`;
  return {
    slug: slugify(name),
    name,
    place: "nelson",
    suburb: "Stoke",
    address: "12 Harbour Steps",
    postcode: "7011",
    latitude: -41.2706,
    longitude: 173.284,
    rating: 4.5,
    reviewCount: 10,
    ratingCounts: [0, 0, 1, 3, 6],
    services: ["general-dentistry"],
    specialties: ["Gentle care"],
    alsoKnownAs: [],
    priceTier: 2,
    priceFrom: 80,
    priceTo: 150,
    prices: [{ treatment: "general-dentistry", label: "Checkup and X-rays", from: 80, to: null }],
    phone: "(03) 012 3456",
    email: "hello@practice.example",
    website: "https://practice.example",
    hoursAsWritten: "",
    openingHours: "Mo-Fr 08:00-17:00; PH off",
    emergency: null,
    experienceYears: 15,
    qualifications: ["BDS (Otago)"],
    summary: "A practice near the water.",
    description: ["First paragraph.", "Second paragraph."],
    practitioners: [],
    languages: ["English"],
    wheelchairAccess: "partly",
    parking: null,
    funding: [],
    newPatients: { answer: "not-stated" },
    hasJoined: true,
    isSample: true,
    checkedOn: "2026-11-01",
    position: "exact",
    verified: null,
    ...stated,
  };
}

export function makeReview(stated: Partial<Review> & { practiceId: number }): Review {
  return {
    author: "Ana",
    suburb: "Stoke",
    visitedIn: "2026-05",
    stars: 5,
    text: "Kind and quick.",
    isSample: true,
    ...stated,
  };
}

/** A place with only what the database looks at spelled out. */
export function makePlace(stated: Partial<Place> & { slug: string; name: string }): Place {
  return {
    nameMi: null,
    spellings: [],
    kind: "city",
    island: "south",
    latitude: -41.27,
    longitude: 173.28,
    holidayRegion: "NSN",
    areaCode: "03",
    population: 50_000,
    ...stated,
  };
}

/** Lists practices without reviews, on a site or in a database. */
export async function listPractices(
  { database }: { database: Database },
  practices: readonly Practice[],
): Promise<void> {
  const entries = practices.map((practice) => ({ practice, reviews: [] }));
  await database.transact((tx) => insertPractices(tx, entries, ALL_PLACES));
}
