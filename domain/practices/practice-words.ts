import { dollarRange } from "../money.ts";
import { formatDay } from "../nz-time.ts";
import { hoursInShort } from "../hours/opening-hours.ts";
import type { Practice } from "./practice.ts";

/** What every page says of a fact that no one has stated. Nothing is inferred in its place. */
export const NOT_STATED = "Not stated";

/** `wheelchairInWords("partly") === "Partly, call to ask"` */
export function wheelchairInWords(access: Practice["wheelchairAccess"]): string {
  return WHEELCHAIR[access];
}

const WHEELCHAIR: Record<Practice["wheelchairAccess"], string> = {
  yes: "Yes",
  partly: "Partly, call to ask",
  no: "No",
  "not-stated": NOT_STATED,
};

/** A card has room for two lines of words. */
const LONGEST_WORDS = 90;

/**
 * Opening hours in one line: `Mon–Fri 8am–6pm`; where we can't read them, the beginning of what is written, in quotes:
 * `“Mo-Th 8-5ish, Fridays by arrangement”`
 */
export function hoursInWords({
  openingHours,
  hoursAsWritten,
}: Pick<Practice, "openingHours" | "hoursAsWritten">): string {
  if (openingHours !== "" || hoursAsWritten === "") return hoursInShort(openingHours);
  const words = hoursAsWritten.replaceAll(/\s+/g, " ");
  return `“${words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS).trimEnd()}…` : words}”`;
}

/** Returns null where nothing is stated. `experienceInWords(15) === "15+ years"` */
export function experienceInWords(years: Practice["experienceYears"]): string | null {
  return years === null ? null : `${years}+ years`;
}

/** What a usual visit costs; null where nothing is stated. `{ priceFrom: 80, priceTo: 150 }` → `$80–$150` */
export function usualPriceInWords({
  priceFrom,
  priceTo,
}: Pick<Practice, "priceFrom" | "priceTo">): string | null {
  return priceFrom === null ? null : dollarRange(priceFrom, priceTo);
}

/**
 * An answer ages, so its day is part of it: `Taking new patients, said on 19 October 2026`. A sample has said nothing
 * to anyone, so it has no day.
 */
export function newPatientsInWords({
  newPatients,
  isSample,
}: Pick<Practice, "newPatients" | "isSample">): string {
  if (newPatients.answer === "not-stated") return `${NOT_STATED}, call to ask`;
  const said = newPatients.answer === "yes" ? "Taking new patients" : "Not taking new patients";
  return isSample ? said : `${said}, said on ${formatDay(newPatients.statedOn)}`;
}
