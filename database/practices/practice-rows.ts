import type { Insertable, Selectable } from "kysely";
import type { Place } from "#domain/finding/places.ts";
import type { Practice, PriceTier, Review, PracticeListing } from "#domain/practices/practice.ts";
import { roundedAverage } from "#domain/practices/rating.ts";
import type { LeftOutFor } from "#domain/practices/reviews.ts";
import { fold } from "#domain/text.ts";
import type { Schema } from "../schema.ts";

/** A practice with its profile. */
export type ProfiledRow = Columns & Pick<Selectable<Schema["practice_profiles"]>, "details" | "profile">;
type Columns = Selectable<Schema["practices"]>;
type ReviewRow = Selectable<Schema["reviews"]>;

/** What the `details` column holds, beside the day on which an answer about new patients was given. */
const DETAILS = [
  "ratingCounts",
  "services",
  "specialties",
  "alsoKnownAs",
  "experienceYears",
  "qualifications",
  "summary",
  "languages",
  "funding",
] as const satisfies readonly (keyof Practice)[];

type Details = Pick<Practice, (typeof DETAILS)[number]> & { newPatientsStatedOn: string | null };

/** What the `profile` column holds. */
const PROFILE = ["description", "practitioners", "prices"] as const satisfies readonly (keyof Practice)[];

type Profile = Pick<Practice, (typeof PROFILE)[number]>;

/** Leaves out description and practitioners, which only the practice’s own page shows. */
export function toListing(row: ProfiledRow): PracticeListing {
  return { ...withoutProfile(row), prices: pricesIn(row.profile) };
}

/** What a stored profile says of prices. */
export function pricesIn(profile: string): Practice["prices"] {
  return (JSON.parse(profile) as Profile).prices;
}

/** Reads all that its own page shows. */
export function toPractice(row: ProfiledRow): Practice {
  return { ...withoutProfile(row), ...(JSON.parse(row.profile) as Profile) };
}

function withoutProfile(row: ProfiledRow): Omit<Practice, keyof Profile> {
  const { newPatientsStatedOn, ...details } = JSON.parse(row.details) as Details;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    place: row.place,
    suburb: row.suburb,
    address: row.address,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
    rating: row.rating_tenths === 0 ? null : row.rating_tenths / 10,
    reviewCount: row.review_count,
    priceTier: toPriceTier(row.price_tier),
    priceFrom: row.price_from,
    priceTo: row.price_to,
    phone: row.phone,
    email: row.email,
    website: row.website,
    openingHours: row.opening_hours,
    hoursAsWritten: row.hours_as_written,
    emergency: toEmergency(row),
    newPatients: toNewPatients(row.new_patients, newPatientsStatedOn),
    wheelchairAccess: row.wheelchair,
    parking: row.parking,
    isSample: row.is_sample === 1,
    hasJoined: row.has_joined === 1,
    checkedOn: row.checked_on,
    position: row.position,
    verified: row.verified_until === "" ? null : { checkedOn: row.verified_on, until: row.verified_until },
    ...details,
    // Rows of before facts could be unknown say 0.
    experienceYears: details.experienceYears || null,
  };
}

/** Parts that its row leaves empty (reference, reply, why words were left out) are missing, not empty texts. */
export function toReview(row: ReviewRow): Review {
  return {
    practiceId: row.practice_id,
    author: row.author,
    suburb: row.suburb,
    visitedIn: row.visited_in,
    stars: row.stars as Review["stars"],
    text: row.text,
    isSample: row.is_sample === 1,
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.left_out !== "" && { leftOut: row.left_out as LeftOutFor }),
    ...(row.reply !== "" && { reply: row.reply }),
  };
}

/** `place` is where the practice is: its name belongs to what a typed search looks through. */
export function fromPractice(practice: Practice, place: Place): Insertable<Schema["practices"]> {
  return {
    id: practice.id,
    slug: practice.slug,
    name: practice.name,
    name_folded: fold(practice.name),
    search_text: searchText(practice, place),
    place: practice.place,
    suburb: practice.suburb,
    address: practice.address,
    postcode: practice.postcode,
    latitude: practice.latitude,
    longitude: practice.longitude,
    rating_tenths: practice.rating === null ? 0 : Math.round(practice.rating * 10),
    review_count: practice.reviewCount,
    price_tier: practice.priceTier ?? 0,
    price_from: practice.priceFrom,
    price_to: practice.priceTo,
    phone: practice.phone,
    email: practice.email,
    website: practice.website,
    opening_hours: practice.openingHours,
    hours_as_written: practice.hoursAsWritten,
    has_emergency: practice.emergency ? 1 : 0,
    emergency_wait: practice.emergency?.waitMinutes ?? null,
    new_patients: practice.newPatients.answer,
    wheelchair: practice.wheelchairAccess,
    parking: practice.parking,
    is_sample: practice.isSample ? 1 : 0,
    has_joined: practice.hasJoined ? 1 : 0,
    checked_on: practice.checkedOn,
    position: practice.position,
    verified_on: practice.verified?.checkedOn ?? "",
    verified_until: practice.verified?.until ?? "",
  };
}

/** What no query asks for, as two texts of JSON: the card’s details, and what only the own page shows. */
export function fromProfile(practice: Practice): Insertable<Schema["practice_profiles"]> {
  const { newPatients } = practice;
  const newPatientsStatedOn = newPatients.answer === "not-stated" ? null : newPatients.statedOn;
  const details: Details = { ...pick(practice, DETAILS), newPatientsStatedOn };
  const profile: Profile = pick(practice, PROFILE);
  return { practice_id: practice.id, details: JSON.stringify(details), profile: JSON.stringify(profile) };
}

/** For samples; a patient’s is published by `published-reviews.ts`. */
export function fromReview(review: Review): Insertable<Schema["reviews"]> {
  return {
    practice_id: review.practiceId,
    author: review.author,
    suburb: review.suburb,
    visited_in: review.visitedIn,
    stars: review.stars,
    text: review.text,
    is_sample: review.isSample ? 1 : 0,
  };
}

/** The rating of a practice as its rows hold it, once `recount` has said how many reviews give 1, 2, 3, 4 and 5 stars. */
export function ratingRows(details: string, recount: (count: number, stars: number) => number) {
  const before = JSON.parse(details) as Details;
  const [one, two, three, four, five] = before.ratingCounts;
  const counts = [
    recount(one, 1),
    recount(two, 2),
    recount(three, 3),
    recount(four, 4),
    recount(five, 5),
  ] as const;
  return {
    practice: {
      rating_tenths: Math.round((roundedAverage(counts) ?? 0) * 10),
      review_count: counts.reduce((sum, count) => sum + count, 0),
    },
    profile: { details: JSON.stringify({ ...before, ratingCounts: counts } satisfies Details) },
  };
}

/** The column has 0 for what is not stated. */
export function toPriceTier(column: number): PriceTier | null {
  return column === 0 ? null : (column as PriceTier);
}

function toEmergency(row: Pick<Columns, "has_emergency" | "emergency_wait">): Practice["emergency"] {
  if (row.has_emergency === 0) return null;
  return { waitMinutes: row.emergency_wait as NonNullable<Practice["emergency"]>["waitMinutes"] };
}

function toNewPatients(answer: Columns["new_patients"], statedOn: string | null): Practice["newPatients"] {
  return answer === "not-stated" || statedOn === null ? { answer: "not-stated" } : { answer, statedOn };
}

/** Each word once: a search asks for words one by one, so neither their order nor their number matters. */
function searchText(practice: Practice, place: Place): string {
  const people = practice.practitioners.map(({ name }) => name);
  const texts = [practice.name, ...practice.alsoKnownAs, practice.suburb, place.name, ...people];
  return [...new Set(fold(texts.join(" ")).split(" "))].join(" ");
}

function pick<Key extends keyof Practice>(practice: Practice, keys: readonly Key[]): Pick<Practice, Key> {
  return Object.fromEntries(keys.map((key) => [key, practice[key]])) as Pick<Practice, Key>;
}
