import { formatCount } from "#domain/counts.ts";
import { readEmail } from "#domain/email.ts";
import { readPhone } from "#domain/phone.ts";
import { readWebAddress } from "#domain/web-address.ts";
import { whereIs } from "#domain/finding/where.ts";
import { JUDGED_COLUMNS } from "./columns.ts";
import { isDamaged, repairedText } from "./damaged-text.ts";
import { parsedJson } from "./json-depth.ts";
import { isMissing, isNoValue } from "./no-value.ts";
import { GAZETTEER } from "./place-of-row.ts";
import { type Cells, tidy, type Row } from "./row.ts";

/** Characters of a cell. A quote that is missing makes a cell swallow those after it, and the rows too. */
const LONGEST_CELL = 1_000;
const LONGER: Readonly<Record<string, number>> = {
  description: 20_000,
  prices_json: 100_000,
  practitioners_json: 100_000,
  registrations_json: 100_000,
  sample_reviews_json: 100_000,
  // Too long a name is refused.
  name: Infinity,
};
const SHOWN_OF_LONG = 80;

/** They hold no words of their own: braces, brackets and dollar signs alone may be all that stands there. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set([
  "prices_json",
  "practitioners_json",
  "registrations_json",
  "sample_reviews_json",
  "price_tier",
]);
/** What their letters mean is refused whole with the row, or decides whether it is. */
const JUDGED: ReadonlySet<string> = new Set(["name", ...JUDGED_COLUMNS]);
const POSITIONS: ReadonlySet<string> = new Set(["latitude", "longitude"]);
const NAMES_OF_PLACES: ReadonlySet<string> = new Set(["address", "suburb", "town"]);

/**
 * The cells of a row as they were before programs and spreadsheets had them: every column goes through here, of a file and
 * of `practice set`. A value that only stands where one is missing, that is too long, or whose letters are lost is taken
 * for none; of several in a column that has one, the first that can be used is taken. `warn` hears of each.
 */
export function readCells(cells: Cells, warn: Row["warn"]): Cells {
  const read = Object.entries(cells).map(([field, text]) => [field, readCell(field, text, warn)] as const);
  return Object.fromEntries(read);
}

function readCell(field: string, text: string, warn: Row["warn"]): string {
  if (text === "") return "";
  const longest = LONGER[field] ?? LONGEST_CELL;
  if (text.length > longest) {
    warn(field, shown(text), `has more than ${formatCount(longest)} characters`);
    // A value that says the practice is closed must not count as empty.
    return JUDGED.has(field) ? text.slice(0, longest) : "";
  }
  const repaired = repairedText(text);
  // A quote that was written for a web page is none of JSON’s.
  if (WITHOUT_WORDS.has(field)) return withoutFloat(parsedJson(repaired) === undefined ? text : repaired);
  if (repaired !== text)
    warn(field, shown(text), `went through the wrong encoding: it is read as “${shown(repaired)}”`, {
      isKept: true,
    });
  if (!JUDGED.has(field) && isLost(field, repaired)) {
    warn(field, shown(repaired), "has lost letters in the wrong encoding: save the file as UTF-8");
    return "";
  }
  if (field !== "name" && isNone(field, repaired)) {
    warn(field, shown(repaired), "means “no value”");
    return "";
  }
  if (isShortened(repaired)) {
    warn(field, repaired, SHORTENED);
    return "";
  }
  const value = POSITIONS.has(field) ? repaired : withoutFloat(repaired);
  return singleValue(field, value, warn);
}

/** If a cell has several values, one of them can be empty. */
function isNone(field: string, text: string): boolean {
  // `TBC` may be the day on which they close.
  if (JUDGED.has(field)) return isMissing(text);
  if (!(field in ONE_VALUE) && !LISTS.has(field)) return isNoValue(text);
  const parts = text.split(";").filter((part) => part.trim() !== "");
  return parts.length > 0 && parts.every(isNoValue);
}

const LISTS: ReadonlySet<string> = new Set([
  "services",
  "specialties",
  "also_known_as",
  "qualifications",
  "languages",
  "funding",
]);

function shown(text: string): string {
  return text.length > SHOWN_OF_LONG ? `${tidy(text.slice(0, SHOWN_OF_LONG))}…` : text;
}

/** A question mark within a word is a letter that was lost, but for a web address. */
function isLost(field: string, text: string): boolean {
  return NAMES_OF_PLACES.has(field) ? isDamaged(text) : /[\uFFFD\u0080-\u0084\u0086-\u009F]/.test(text);
}

/** A number that went through a program which has all numbers with a fraction: `35550101.0`. */
export function withoutFloat(text: string): string {
  return /^([$+-]?\s?\d[\d,]*)\.0+$/.exec(text.trim())?.[1] ?? text;
}

/** `6.43555E+11`: its last digits are lost. */
export function isShortened(text: string): boolean {
  return /^\s*[+-]?\d(?:[.,]\d+)?E[+-]\d{1,3}\s*$/i.test(text);
}

export const SHORTENED =
  "is a number that a spreadsheet has shortened: format the column as text, and enter it again";

/** The columns that have one value, and which text can be it. */
const ONE_VALUE: Readonly<Record<string, (text: string) => boolean>> = {
  name: () => true,
  address: (text) => /\d\S{0,9}\s{1,3}\p{L}{2}/u.test(text),
  suburb: () => true,
  town: (town) => whereIs({ town, suburb: "", position: null }, GAZETTEER) !== null,
  postcode: (text) => /^\d{3,4}$/.test(text),
  latitude: (text) => /\d/.test(text),
  longitude: (text) => /\d/.test(text),
  phone: (text) => readPhone(text) !== undefined,
  email: (text) => readEmail(text) !== undefined,
  website: (text) => readWebAddress(text) !== undefined,
  wheelchair: () => true,
  new_patients: () => true,
  new_patients_on: () => true,
  emergency: () => true,
  emergency_wait: () => true,
  price_from: () => true,
  price_to: () => true,
  experience_years: () => true,
  checked_on: () => true,
  verified_on: () => true,
  verified_until: () => true,
  country: () => true,
};

/** `;` stands between several values in OpenStreetMap, in any column; people write more signs between numbers and addresses. */
function partsOf(field: string, text: string): string[] {
  // An extension may stand behind one of these: `09 555 0101, ext 12`, `+6495550101;ext=12`.
  if (field === "phone") return text.split(/[;,/|&](?!\s?(?:ext|x|#))|\s(?:or|and)\s/i);
  if (field === "email") return text.split(/[;,\s]+|\/|\bor\b/i);
  if (field === "website") return webAddressesIn(text);
  return text.split(";");
}

/** A web address may have these signs within: what follows has to begin like another one. */
function webAddressesIn(text: string): string[] {
  const certain = text.split(/[;,|](?=\s*$|\s*https?:|\s*www\.)|\s(?:or|and|&)\s/i);
  if (certain.length > 1 || readWebAddress(text) !== undefined) return certain;
  return text.split(/[;,|]/);
}

function singleValue(field: string, text: string, warn: Row["warn"]): string {
  const canBe = ONE_VALUE[field];
  if (!canBe) return text;
  const whole = field === "address" ? withOneNumber(text, warn) : text;
  const said = partsOf(field, whole).map((part) => withoutFloat(part.trim()));
  const parts = said.filter((part) => part !== "" && !isNoValue(part));
  if (said.length < 2 || (field === "email" && canBe(whole))) return whole;
  const taken = parts.find(canBe) ?? (TESTED.has(field) ? undefined : parts[0]);
  if (taken === undefined) return whole;
  const left = new Set(parts).difference(new Set([taken]));
  if (left.size > 0) warnOfRest(field, taken, [...left], whole, warn);
  return taken;
}

/** Their own reading says of the whole text why it is none. */
const TESTED: ReadonlySet<string> = new Set(["phone", "email", "website"]);

/** `18;20 Revell Street` is two houses in one street. */
function withOneNumber(text: string, warn: Row["warn"]): string {
  const numbers = text.split(";").map((part) => part.trim());
  const [, last, street] = /^(\d+[a-z]?)\s(\D.*)$/i.exec(numbers.pop()!) ?? [];
  const [first, ...others] = numbers;
  if (first === undefined || street === undefined) return text;
  if (!numbers.every((number) => /^\d+[a-z]?$/i.test(number))) return text;
  const taken = `${first} ${street}`;
  warnOfRest("address", taken, [...others, last!], text, warn);
  return taken;
}

function warnOfRest(field: string, taken: string, left: readonly string[], text: string, warn: Row["warn"]) {
  const rest = left.map((part) => `“${shown(part)}”`).join(", ");
  warn(field, shown(text), `is more than one value: “${shown(taken)}” is taken, ${rest} left out`, {
    isKept: true,
  });
}
