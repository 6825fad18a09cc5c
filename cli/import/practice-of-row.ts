import { z } from "zod";
import { findPlace, PLACES, placeBySlug } from "#content/places.ts";
import { fundingNamed, priceTierNamed, treatmentSpelled } from "#content/vocabulary.ts";
import { placesByDistance } from "#domain/distance.ts";
import { readEmail } from "#domain/email.ts";
import { isInNewZealand } from "#domain/near.ts";
import { readPhone } from "#domain/phone.ts";
import type { Practice } from "#domain/practice.ts";
import { readableHours } from "#domain/readable-hours.ts";
import { fold, slugify } from "#domain/text.ts";
import { TREATMENTS } from "#domain/treatments.ts";

/** What a row states of a practice, tidied. Ratings are never among it: they come from reviews here. */
export type Facts = Omit<Practice, "id" | "rating" | "reviewCount" | "ratingCounts" | "isSample">;

type Warning = { field: string; value: string; reason: string };

export type Understood =
  | { facts: Facts; warnings: readonly Warning[]; refused: null }
  | { refused: string; field: string; value: string };

/** A row by the names of `COLUMNS`; what a file does not have is absent. */
export type Cells = Readonly<Record<string, string>>;

/** What a row says, or why it is left out whole. `today` is an ISO date in New Zealand. */
export function practiceOfRow(cells: Cells, today: string): Understood {
  const warnings: Warning[] = [];
  const cell = (name: string) => tidy(cells[name] ?? "");
  const warn = (field: string, value: string, reason: string) => void warnings.push({ field, value, reason });
  const refusal = refusalOf(cell, today);
  if (refusal) return refusal;
  const where = whereIs(cell, warn);
  if ("refused" in where) return where;
  const name = cell("name");
  const facts: Facts = {
    slug: slugify(name) || "dentist",
    name,
    ...where,
    ...contactOf(cell, warn),
    ...pricesOf(cells, cell, warn),
    ...peopleOf(cells, cell, warn, today),
    ...offersOf(cell, warn, today),
    summary: cell("summary").slice(0, 300),
    description: (cells["description"] ?? "")
      .split(/\n\s*\n/)
      .map(tidy)
      .filter((text) => text !== ""),
    checkedOn: dayIn("checked_on", cell, warn),
  };
  return { facts, warnings, refused: null };
}

type Cell = (name: string) => string;
type Warn = (field: string, value: string, reason: string) => void;

/** One line without control characters and without marks that turn the direction of what follows. */
function tidy(text: string): string {
  return text
    .normalize("NFC")
    .toWellFormed()
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

const LONGEST_NAME = 120;
const DENTAL = /dent|oral|orthodon|endodon|periodon|prosthodon|hygien/i;

function refusalOf(cell: Cell, today: string): Understood | null {
  const name = cell("name");
  const refuse = (refused: string, field: string) => ({ refused, field, value: cell(field) });
  if (name === "") return refuse("has no name", "name");
  if (name.length > LONGEST_NAME) return refuse(`has a name of more than ${LONGEST_NAME} characters`, "name");
  if (isYes(cell("sample"))) return refuse("is a sample practice", "sample");
  const category = cell("category");
  if (category !== "" && !DENTAL.test(category))
    return refuse(`not a dental practice (category ${category})`, "category");
  const status = cell("business_status");
  if (/closed/i.test(status)) return refuse(`closed (business_status=${status})`, "business_status");
  const closedOn = cell("closed_on");
  if (isDay(closedOn) && closedOn <= today) return refuse(`closed since ${closedOn}`, "closed_on");
  return null;
}

type Where = Pick<Facts, "place" | "suburb" | "address" | "postcode" | "latitude" | "longitude" | "position">;

/** How far a practice may be from the centre of its town, in kilometres: Auckland is as large as that. */
const REACH = 25;

function whereIs(cell: Cell, warn: Warn): Where | Extract<Understood, { refused: string }> {
  const town = cell("town");
  const position = positionOf(cell, warn);
  const refuse = (refused: string, field = "town") => ({ refused, field, value: cell(field) });
  if (typeof position === "string") return refuse(position, "latitude");
  const named = findPlace(town);
  const [nearest] = position ? placesByDistance(PLACES, position) : [];
  const place = named ?? (nearest && nearest.kilometres <= REACH ? nearest.place : undefined);
  if (!place) {
    if (nearest) {
      const far = `${Math.round(nearest.kilometres)} km from ${nearest.place.name}`;
      return refuse(`lies ${far}, the nearest town of this directory`, "latitude");
    }
    if (town === "") return refuse("has neither a position nor a town");
    return refuse(
      `“${town}” is no town of this directory, and there is no position: give latitude and longitude`,
    );
  }
  const suburb = cell("suburb");
  return {
    place: place.slug,
    // The settlement keeps its name where it is not the town itself.
    suburb: suburb || (named || town === "" ? "" : town),
    address: cell("address"),
    postcode: postcodeOf(cell, warn),
    ...(position
      ? { ...position, position: "exact" as const }
      : { latitude: place.latitude, longitude: place.longitude, position: "town" as const }),
  };
}

/** Undefined where there is none; a sentence where there is one that no practice here has. */
function positionOf(cell: Cell, warn: Warn): { latitude: number; longitude: number } | string | undefined {
  const [lat, lon] = [cell("latitude"), cell("longitude")];
  if (lat === "" && lon === "") return undefined;
  const [latitude, longitude] = [numberIn(lat), numberIn(lon)];
  if (latitude === null || longitude === null) {
    warn("latitude", `${lat}, ${lon}`, "is no position");
    return undefined;
  }
  const shown = `(${lat}, ${lon})`;
  if (isInNewZealand({ latitude, longitude })) return { latitude, longitude };
  if (isInNewZealand({ latitude: longitude, longitude: latitude }))
    return `latitude and longitude seem to be swapped ${shown}`;
  return `lies outside New Zealand ${shown}`;
}

function postcodeOf(cell: Cell, warn: Warn): string {
  // A spreadsheet takes the 0 off 0622.
  const postcode = cell("postcode").replace(/^\d{3}$/, "0$&");
  if (postcode === "" || /^\d{4}$/.test(postcode)) return postcode;
  warn("postcode", postcode, "is no postcode of four digits");
  return "";
}

function contactOf(cell: Cell, warn: Warn): Pick<Facts, "phone" | "email" | "website" | "openingHours"> {
  return {
    phone: checked("phone", cell, warn, "is no phone number", phoneIn),
    email: checked("email", cell, warn, "is no e-mail address", readEmail),
    website: checked("website", cell, warn, "is no web address", websiteIn),
    openingHours: hoursOf(cell, warn),
  };
}

function checked(
  field: string,
  cell: Cell,
  warn: Warn,
  reason: string,
  read: (text: string) => string | undefined,
): string {
  const text = cell(field);
  const value = text === "" ? "" : read(text);
  if (value === undefined) warn(field, text, reason);
  return value ?? "";
}

function phoneIn(text: string): string | undefined {
  for (const part of text.split(/[;,/]/)) {
    const phone = readPhone(part.trim());
    if (phone) return phone.display;
  }
  return undefined;
}

function websiteIn(text: string): string | undefined {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (!url.hostname.includes(".") || url.href.length > 2_000) return undefined;
  const campaign = url.searchParams.keys().filter((name) => /^(utm_\w+|gclid|fbclid)$/.test(name));
  for (const name of campaign.toArray()) url.searchParams.delete(name);
  return url.href;
}

function hoursOf(cell: Cell, warn: Warn): string {
  const text = cell("opening_hours");
  if (text === "") return "";
  const { hours, problem } = readableHours(text);
  if (problem) warn("opening_hours", text, problem);
  return hours ?? "";
}

function pricesOf(
  cells: Cells,
  cell: Cell,
  warn: Warn,
): Pick<Facts, "priceTier" | "priceFrom" | "priceTo" | "prices"> {
  const tier = cell("price_tier");
  const priceTier = tier === "" ? null : priceTierNamed(tier);
  if (tier !== "" && priceTier === null) warn("price_tier", tier, "is not 1 to 3 or $ to $$$");
  const from = dollarsIn("price_from", cell, warn);
  const to = dollarsIn("price_to", cell, warn) ?? from;
  const isRange = from !== null && to !== null && from <= to;
  if (from !== null && !isRange) warn("price_from", String(from), "is more than price_to");
  return {
    priceTier,
    priceFrom: isRange ? from : null,
    priceTo: isRange ? to : null,
    prices: jsonIn("prices_json", PRICES, cells, warn),
  };
}

function dollarsIn(field: string, cell: Cell, warn: Warn): number | null {
  const text = cell(field).replace(/^\$/, "").replaceAll(",", "");
  if (text === "") return null;
  if (/^\d{1,6}$/.test(text) && Number(text) <= 100_000) return Number(text);
  warn(field, cell(field), "is no number of whole dollars");
  return null;
}

const shortText = z.string().max(200);
const PRICES = z.array(
  z.object({
    treatment: z.enum(TREATMENTS.map(({ slug }) => slug)),
    label: shortText,
    from: z.int().min(0),
    to: z.int().min(0).nullable(),
  }),
);
const PRACTITIONERS = z.array(
  z.object({
    name: shortText.min(1),
    focus: shortText,
    years: z.int().min(0).max(80).nullable(),
    qualifications: z.array(shortText),
    specialistScope: shortText.nullable(),
  }),
);

function jsonIn<Item>(field: string, schema: z.ZodType<Item[]>, cells: Cells, warn: Warn): Item[] {
  const raw = (cells[field] ?? "").trim();
  if (raw === "") return [];
  try {
    return schema.parse(JSON.parse(raw));
  } catch {
    warn(field, raw, "is not as in the API");
    return [];
  }
}

function peopleOf(
  cells: Cells,
  cell: Cell,
  warn: Warn,
  today: string,
): Pick<Facts, "practitioners" | "experienceYears" | "qualifications" | "verified"> {
  const practitioners = jsonIn("practitioners_json", PRACTITIONERS, cells, warn);
  const years = cell("experience_years").replace(/\+$/, "");
  const experienceYears = /^\d{1,2}$/.test(years) && Number(years) > 0 ? Number(years) : null;
  if (years !== "" && experienceYears === null) warn("experience_years", years, "is no number of years");
  const [checkedOn, until] = [dayIn("verified_on", cell, warn), dayIn("verified_until", cell, warn)];
  const isVerified = checkedOn !== null && until !== null && checkedOn <= until && checkedOn <= today;
  if (isVerified && practitioners.length === 0)
    warn("verified_on", checkedOn, "says nothing without practitioners_json");
  return {
    practitioners,
    experienceYears,
    qualifications: listIn("qualifications", cell),
    verified: isVerified && practitioners.length > 0 ? { checkedOn, until } : null,
  };
}

type Offers = Pick<
  Facts,
  | "services"
  | "specialties"
  | "languages"
  | "wheelchairAccess"
  | "parking"
  | "funding"
  | "newPatients"
  | "emergency"
>;

function offersOf(cell: Cell, warn: Warn, today: string): Offers {
  return {
    services: known("services", cell, warn, "is no treatment that the directory lists", treatmentSpelled),
    specialties: listIn("specialties", cell),
    languages: listIn("languages", cell),
    wheelchairAccess: wheelchairOf(cell, warn),
    parking: cell("parking") || null,
    funding: known("funding", cell, warn, "is no help with the cost that the directory lists", fundingNamed),
    newPatients: newPatientsOf(cell, warn, today),
    emergency: emergencyOf(cell, warn),
  };
}

function listIn(field: string, cell: Cell): string[] {
  const parts = cell(field)
    .split(";")
    .map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}

function known<Slug extends string>(
  field: string,
  cell: Cell,
  warn: Warn,
  reason: string,
  find: (text: string) => Slug | null,
): Slug[] {
  const found = listIn(field, cell).flatMap((part) => {
    const slug = find(part);
    if (slug === null) warn(field, part, reason);
    return slug === null ? [] : [slug];
  });
  return [...new Set(found)];
}

function wheelchairOf(cell: Cell, warn: Warn): Practice["wheelchairAccess"] {
  const said = fold(cell("wheelchair"));
  if (said === "") return "not-stated";
  if (isYes(said) || said === "designated") return "yes";
  if (said === "partly" || said === "limited") return "partly";
  if (isNo(said)) return "no";
  warn("wheelchair", said, "is not yes, partly or no");
  return "not-stated";
}

/** An answer ages, so without its day it is left out. */
function newPatientsOf(cell: Cell, warn: Warn, today: string): Practice["newPatients"] {
  const said = cell("new_patients");
  if (said === "") return { answer: "not-stated" };
  const statedOn = dayIn("new_patients_on", cell, warn);
  const answer = isYes(said) ? "yes" : isNo(said) ? "no" : null;
  if (answer !== null && statedOn !== null && statedOn <= today) return { answer, statedOn };
  warn("new_patients", said, "needs yes or no and, in new_patients_on, the day when they said so");
  return { answer: "not-stated" };
}

function emergencyOf(cell: Cell, warn: Warn): Practice["emergency"] {
  if (!isYes(cell("emergency"))) return null;
  const wait = cell("emergency_wait");
  const waitMinutes = ([30, 45, 60] as const).find((minutes) => String(minutes) === wait) ?? null;
  if (wait !== "" && waitMinutes === null) warn("emergency_wait", wait, "is not 30, 45 or 60 minutes");
  return { waitMinutes };
}

function dayIn(field: string, cell: Cell, warn: Warn): string | null {
  const day = cell(field);
  if (day === "") return null;
  if (isDay(day)) return day;
  warn(field, day, "is no day like 2026-11-02");
  return null;
}

function isDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
}

function isYes(said: string): boolean {
  return ["yes", "y", "true", "1"].includes(fold(said));
}

function isNo(said: string): boolean {
  return ["no", "n", "false", "0"].includes(fold(said));
}

function numberIn(text: string): number | null {
  return /^[+-]?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** The id of a row whose file has no column for it, by name and place: `mawhera-dental~18-revell-street`. */
export function idFromNameAndPlace({ name, address, suburb, place }: Facts): string {
  return `${slugify(name)}~${slugify(address || suburb || placeBySlug(place).name)}`;
}
