import type { TreatmentSlug } from "#domain/treatments.ts";
import { priceOf } from "./fact-things.ts";
import type { Facts } from "./facts.ts";
import { ruralNeighbours } from "./landmarks.ts";
import type { Random } from "./random.ts";

/** What the words in braces stand for. */
export type Slots = Record<string, string>;

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** The same treatments as somebody at the desk would say them. */
const WORK: Record<TreatmentSlug, readonly string[]> = {
  "general-dentistry": ["checkups", "fillings", "cleans", "everyday dentistry"],
  invisalign: ["clear aligners", "aligners"],
  implants: ["implants"],
  "teeth-whitening": ["whitening"],
  "root-canal": ["root canals", "root canal work"],
  "emergency-dentist": ["urgent visits", "toothache"],
  cosmetic: ["cosmetic work", "cosmetic repairs"],
  braces: ["braces"],
  "oral-surgery": ["wisdom teeth", "extractions"],
  "crowns-and-bridges": ["crowns", "bridges"],
  veneers: ["veneers"],
  "childrens-dentistry": ["children’s visits", "children’s checkups"],
};

/** `one`, `two` … */
function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** `Samoan, Mandarin and Korean` */
function inWords(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`;
}

export function slotsFor(random: Random, name: string, facts: Facts): Slots {
  const [first, second] = facts.dentists;
  const work = workInWords(random, facts.services, 3);
  const workPair = workInWords(random, facts.services, 2);
  const suburb = suburbInWords(facts);
  const count = numberWord(facts.dentists.length);
  const rooms = `${numberWord(Math.min(facts.dentists.length + 1, 8))} surgeries`;
  return {
    name,
    street: facts.street,
    suburb,
    aSuburb: `${/^[AEIOUĀĒĪŌŪ]/i.test(suburb) ? "An" : "A"} ${suburb}`,
    place: facts.place.name,
    last: first?.lastName ?? "",
    secondLast: second?.lastName ?? "",
    years: String(first?.years ?? 0),
    count,
    Count: capitalised(count),
    rooms,
    work,
    Work: capitalised(work),
    workPair,
    WorkPair: capitalised(workPair),
    rural: ruralNeighbours(facts.place.slug),
    lateDays: facts.hours.late?.days ?? "",
    lateUntil: facts.hours.late?.until ?? "",
    early: facts.hours.early ?? "",
    language: facts.languages[0] ?? "",
    languages: inWords(facts.languages),
    languagesWithEnglish: inWords(["English", ...facts.languages]),
    checkup: priceOf(facts),
    parkingThing: facts.parking && facts.parking.things.length > 0 ? random.pick(facts.parking.things) : "",
    entryThing: facts.entry.things.length > 0 ? random.pick(facts.entry.things) : "",
  };
}

/** `Open until {lateUntil}` with the slots filled in. */
export function fill(text: string, slots: Slots): string {
  if (!text.includes("{")) return text;
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Nobody says "in Nelson Central". */
function suburbInWords({ suburb, place }: Facts): string {
  return suburb.isCentre && suburb.name.includes("Central") ? `central ${place.name}` : suburb.name;
}

/** A few of the treatments; what is done most goes first when it is named at all. */
function workInWords(random: Random, services: readonly TreatmentSlug[], count: number): string {
  const [first, ...others] = services;
  const named =
    first && (others.length < count || random.chance(0.5))
      ? [first, ...random.some(others, count - 1)]
      : random.some(others, count);
  return inWords(named.map((treatment) => random.pick(WORK[treatment])));
}
