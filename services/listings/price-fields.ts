import { tierOfUsualVisit } from "#content/usual-visit.ts";
import { treatmentSpelled } from "#content/vocabulary.ts";
import type { Practice, TreatmentPrice } from "#domain/practices/practice.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import type { FieldShapes, Problem } from "#domain/form-fields.ts";
import { splitEntries, type Reading, type Values } from "./section-values.ts";

/** Said where the practice has no number. */
export const CALLED_IN_PAIN = "So that people in pain can call, enter your phone number first";

/** The form shows two rows of prices more than are filled in: at least 3, at most 12. Prices beyond those are kept. */
const MOST_ROWS = 12;
const EMPTY_ROWS = 2;

const ROWS = Array.from({ length: MOST_ROWS }, (_, index) => index + 1);

export const PRICE_SHAPES: FieldShapes = {
  services: "list",
  "checkup-from": "line",
  "checkup-to": "line",
  ...Object.fromEntries(
    ROWS.flatMap((n) => ["treatment", "what", "from", "to"].map((part) => [`price-${n}-${part}`, "line"])),
  ),
};

/** What the form begins with: `{ services: "implants,braces", "checkup-from": "180", "price-1-to": "", … }`. */
export function priceValues({ services, priceFrom, priceTo, prices }: Practice): Values {
  const values: Record<string, string> = {
    services: services.join(","),
    "checkup-from": String(priceFrom ?? ""),
    "checkup-to": String(priceTo ?? ""),
  };
  for (const [index, { treatment, label, from, to }] of prices.entries()) {
    const n = index + 1;
    values[`price-${n}-treatment`] = treatment;
    values[`price-${n}-what`] = label;
    values[`price-${n}-from`] = String(from);
    values[`price-${n}-to`] = String(to ?? "");
  }
  return values;
}

/** The numbers of the rows to show. */
export function shownRows(values: Values): readonly number[] {
  const last = ROWS.findLast((n) => priceRow(values, n).some((value) => value !== "")) ?? 0;
  return ROWS.slice(0, Math.max(3, last + EMPTY_ROWS));
}

/** How many prices of a practice the form has no row for. */
export function pricesBeyond({ prices }: Practice): number {
  return prices.slice(MOST_ROWS).length;
}

function priceRow(values: Values, n: number): string[] {
  return ["treatment", "what", "from", "to"].map((part) => values[`price-${n}-${part}`] ?? "");
}

/** What is offered and what it costs. The usual visit alone says whether a practice is $, $$ or $$$. */
export function readPrices(values: Values, practice: Practice): Reading {
  const problems: Problem[] = [];
  const usual = readSpan(values, { of: "A usual visit", from: "checkup-from", to: "checkup-to" }, problems);
  const filled = ROWS.flatMap((n) => readRow(values, n, { stood: practice.prices[n - 1], problems }));
  const prices = [...filled, ...practice.prices.slice(MOST_ROWS)];
  if (problems.length > 0) return { problems };
  const ticked = splitEntries(values["services"]).flatMap((slug) => treatmentSpelled(slug) ?? []);
  // Who says what a treatment costs offers it, ticked or not.
  const offered = new Set([...ticked, ...prices.map(({ treatment }) => treatment)]);
  // Those that were there keep their order: the best known come first.
  const services = [...new Set(practice.services).intersection(offered).union(offered)];
  const isEmergency = services.includes("emergency-dentist");
  if (isEmergency && !practice.emergency && practice.phone === "")
    return { problems: [{ name: "services", text: CALLED_IN_PAIN }] };
  const { from: priceFrom, to: priceTo } = usual ?? { from: null, to: null };
  const isAsShown = priceFrom === practice.priceFrom && priceTo === practice.priceTo;
  const tier = priceFrom === null ? null : tierOfUsualVisit(priceFrom, priceTo);
  const priceTier = isAsShown ? practice.priceTier : tier;
  // Ticked or unticked here, it is what the practice says of people in pain, too: `emergencyCareOf` in domain/practices/facts.ts.
  const isOther = isEmergency !== practice.services.includes("emergency-dentist");
  const emergency = isEmergency ? (practice.emergency ?? { waitMinutes: null }) : null;
  return { facts: { services, priceTier, priceFrom, priceTo, prices, ...(isOther && { emergency }) } };
}

function readRow(
  values: Values,
  n: number,
  { stood, problems }: { stood: TreatmentPrice | undefined; problems: Problem[] },
): TreatmentPrice[] {
  const [chosen = "", what = "", from = "", to = ""] = priceRow(values, n);
  const isCleared = what === "" && from === "" && to === "";
  // A row that stood is cleared without its treatment, too; of a new one the rest was forgotten.
  if (isCleared && (chosen === "" || stood)) return [];
  const of = `Price ${n}`;
  const treatment = treatmentSpelled(chosen);
  if (!treatment) problems.push({ name: `price-${n}-treatment`, text: `${of}: choose the treatment` });
  if (Array.from(what).length > 100)
    problems.push({ name: `price-${n}-what`, text: `${of}: write 100 characters or fewer` });
  const span = readSpan(values, { of, from: `price-${n}-from`, to: `price-${n}-to` }, problems);
  if (!span && from === "" && to === "")
    problems.push({ name: `price-${n}-from`, text: `${of}: enter the lowest price` });
  if (!treatment || !span) return [];
  return [{ treatment, label: what || treatmentName(treatment), ...span }];
}

/** Returns null where nothing is entered, or something that is no price. `of` names the price in a mistake: `Price 2`. */
function readSpan(
  values: Values,
  { of, ...names }: { of: string; from: string; to: string },
  problems: Problem[],
): { from: number; to: number | null } | null {
  const typed = { from: values[names.from] ?? "", to: values[names.to] ?? "" };
  if (typed.from === "" && typed.to === "") return null;
  const [from, to] = [readDollars(typed.from), typed.to === "" ? null : readDollars(typed.to)];
  if (from === undefined)
    problems.push({ name: names.from, text: `${of}: enter whole dollars, like 180, and 0 where it is free` });
  else if (to === undefined) problems.push({ name: names.to, text: `${of}: enter whole dollars, like 250` });
  else if (to !== null && to < from)
    problems.push({ name: names.to, text: `${of}: enter a price no lower than the first` });
  else return { from, to: from === 0 && to === null ? 0 : to };
  return null;
}

function readDollars(text: string): number | undefined {
  const digits = text.replaceAll(/^\$|[,\s]|\.00$/g, "");
  return /^\d{1,6}$/.test(digits) && Number(digits) <= 100_000 ? Number(digits) : undefined;
}
