import { placeBySlug } from "#content/places.ts";
import { clockNote, clockSuffix } from "#content/practice-clock-words.ts";
import { findPractice } from "#database/practices/practices.ts";
import { directionsToPractice } from "#domain/finding/directions.ts";
import type { Plate } from "#kit/ui/map/plate.ts";
import { plateAt } from "#kit/ui/map/plate.server.ts";
import type { Schedule } from "#domain/hours/opening-hours.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { usualPriceInWords } from "#domain/practices/practice-words.ts";
import { dollarRange } from "#domain/money.ts";
import { findChoice } from "#domain/form-fields.ts";
import { ALL_SERVICES } from "#content/requests/fields.ts";
import { USUAL_VISIT } from "#content/usual-visit.ts";
import { practicePath } from "#content/links.ts";
import type { Services, Showing } from "#services/services.ts";
import { practiceAddress } from "#services/requests/words/facts.ts";
import { isAskedByPhone, takesRequests } from "#content/asking.ts";
import { requestOutlook } from "#kit/ui/request-words.ts";

/** The practice that a visitor chose on its profile or card, as the form shows it. */
export type AskedPractice = {
  id: string;
  name: string;
  path: string;
  suburb: string;
  /** As it is shown: `Whangārei`. */
  place: string;
  /** Whose clock its times go by, where not by that of the rest. */
  clock: string | null;
  schedule: Schedule;
  /** As it is listed; empty: it isn’t. */
  phone: string;
  /** What a usual visit costs: `$150–$220`; empty where it isn’t stated. */
  usualPrice: string;
  /** Whether they state that basic care is free there until the 18th birthday. */
  isFreeForChildren: boolean;
  /** Where no request can reach it: the number to call, or empty. */
  call?: string;
  /** What becomes of the request, where our staff have to ring the practice. */
  passedOn?: string;
} & Pick<Practice, "newPatients" | "isSample">;

/** `unlisted`: no practice has this id (any more). `unavailable`: the database cannot be read now. */
export type PracticeLookup = AskedPractice | "none" | "unlisted" | "unavailable";

/** The practice that was asked, as the page after the form shows it. */
export type PracticeToCall = {
  name: string;
  /** The slug of its place. */
  place: string;
  path: string;
  /** `, Chatham Islands time`, or nothing. */ clock: string;
} & Pick<Practice, "phone" | "isSample"> & {
    /** `48 Princes Street, Petone, Wellington` */
    address: string;
    /** `Free parking behind the building`; empty where they don’t say. */
    parking: string;
    /** What the service that was asked for costs there: `Checkup, X-rays and a clean: $150–$220`; empty where it isn’t stated. */
    price: string;
    /** A map with the way there; null where they state no position. */
    directions: string | null;
    /** The shore around it; null where only the town is known, or no shore is near. */
    at: { label: string; plate: Plate } | null;
  };

/** `id` as it came in the address; null where there is no such practice, or none can be looked up now. */
export async function findPracticeToCall(
  services: Pick<Services, "database" | "log">,
  id: string,
  service: string,
): Promise<PracticeToCall | null> {
  const practice = await findListed(services, id);
  if (typeof practice === "string" || practice.phone === "") return null;
  const { name, phone, isSample, place, suburb } = practice;
  const town = placeBySlug(place).name;
  const plate = practice.position === "exact" ? plateAt(place, practice) : null;
  return {
    name,
    place,
    phone,
    isSample,
    path: practicePath(practice),
    clock: clockSuffix(place),
    address: practiceAddress(practice),
    parking: practice.parking ?? "",
    price: priceOf(practice, service),
    directions: directionsToPractice(practice, town),
    at: plate && { label: suburb || town, plate },
  };
}

/** Only a usual visit and a treatment with a price of its own have one: what “general dentistry” costs says nothing of a filling. */
function priceOf(practice: Practice, service: string): string {
  const asked = findChoice(ALL_SERVICES, service);
  if (!asked) return "";
  const usual = usualPriceInWords(practice);
  if (asked.value === USUAL_SERVICE) return usual === null ? "" : `${USUAL_VISIT.label}: ${usual}`;
  if (asked.treatment === "general-dentistry") return "";
  const price = practice.prices.find(({ treatment }) => treatment === asked.treatment);
  return price ? `${price.label}: ${dollarRange(price.from, price.to)}` : "";
}

const USUAL_SERVICE = "General Checkup";

/** `id` as it came: from an address or a form. */
export async function findAskedPractice(services: Showing, id: string): Promise<PracticeLookup> {
  const practice = await findListed(services, id);
  if (typeof practice === "string") return practice;
  const { routing } = services;
  const { name, suburb, place, phone, newPatients, isSample, funding } = practice;
  const path = practicePath(practice);
  const { name: placeName, holidayRegion } = placeBySlug(place);
  return {
    id: String(practice.id),
    name,
    path,
    suburb,
    place: placeName,
    clock: clockNote(place),
    schedule: { openingHours: practice.openingHours, holidayRegion },
    newPatients,
    isSample,
    phone,
    usualPrice: usualPriceInWords(practice) ?? "",
    isFreeForChildren: funding.includes("free-under-18"),
    ...(isAskedByPhone(practice, routing)
      ? { call: phone }
      : !takesRequests(practice) && { passedOn: requestOutlook(practice, routing) }),
  };
}

async function findListed(
  { database: { read }, log }: Pick<Services, "database" | "log">,
  id: string,
): Promise<Practice | Extract<PracticeLookup, string>> {
  if (id === "") return "none";
  if (!/^[1-9]\d{0,14}$/.test(id)) return "unlisted";
  try {
    return (await findPractice(read, Number(id))) ?? "unlisted";
  } catch (error) {
    log({ event: "lookup failed", of: "practice", error });
    return "unavailable";
  }
}
