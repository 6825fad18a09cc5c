import { FOR_ANYONE, type NextFreeShown } from "#content/next-free.ts";
import { dollarRange } from "#domain/money.ts";
import type { DayOfWeek } from "#domain/hours/opening-hours.ts";
import { FUNDING, type Practice, type TreatmentPrice } from "#domain/practices/practice.ts";
import { experienceInWords, hoursInWords, usualPriceInWords } from "#domain/practices/practice-words.ts";
import { formatDay } from "#domain/nz-time.ts";
import { fold } from "#domain/text.ts";
import { treatmentName, TREATMENTS, type TreatmentSlug } from "#domain/practices/treatments.ts";
import type { OpenStatus } from "#content/open-status.ts";
import { type RulerScale, VISIT_SCALE } from "#kit/ui/price-ruler.tsx";
import { priceScale } from "#kit/ui/price-scale.ts";

/** A practice as a column. */
export type Compared = Practice & {
  locality: string;
  open: OpenStatus | null;
  nextFree: NextFreeShown | null;
  week: readonly DayOfWeek[];
};

/** One fact of all practices that are compared, in their order. */
export type ComparedRow = {
  label: string;
  cells: readonly Cell[];
  /** The line on which its prices are drawn. */
  scale?: RulerScale | undefined;
};

export type Cell = {
  /** It is null where the practice is not listed. */
  text: string | null;
  /** Smaller, below: what exactly is priced. */
  note?: string | undefined;
  /** The lowest price or the longest hours. */
  isBest: boolean;
  /** Drawn on the row's line. */
  price?: { from: number; to: number | null } | undefined;
  /** Out of 5; the text is how many gave it. */
  rating?: number | null;
};

type Value = Omit<Cell, "isBest"> & {
  /** The least is best. */
  score?: number | null;
};

/**
 * The facts of several practices: where they differ, what treatments cost, and what is the same at all. Those who compare
 * for a treatment have its prices first, the same at all or not, with what decides beside a price.
 */
export function comparedRows(practices: readonly Compared[], service: TreatmentSlug | null) {
  const facts = FACTS.concat(dayFacts(practices)).map(({ label, value }) => row(label, practices.map(value)));
  const asked = service === null ? [] : treatmentRows(practices, [service]).map(onLine);
  const treatments = treatmentRows(
    practices,
    TREATMENTS.map(({ slug }) => slug).filter((slug) => slug !== service),
  );
  const stated = [...facts, ...treatments].filter(isStated);
  const isSame = (one: ComparedRow) => practices.length > 1 && isSameAtAll(one);
  const different = ORDER.flatMap((label) =>
    facts.filter((fact) => fact.label.startsWith(label) && isStated(fact) && !isSame(fact)),
  );
  const decides = ({ label }: ComparedRow) => asked.length > 0 && BESIDE_A_PRICE.includes(label);
  return {
    asked: [
      ...asked,
      ...BESIDE_A_PRICE.flatMap((label) => different.filter((one) => decides(one) && one.label === label)),
    ],
    different: different.filter((one) => !decides(one)),
    prices: treatments.filter((one) => !isSame(one)),
    same: stated.filter(isSame).map(({ label, cells }) => ({ label, text: cells[0]!.text! })),
  };
}

const FACTS: readonly { label: string; value: (practice: Compared) => Value }[] = [
  {
    label: "Usual visit",
    value: (practice) => ({
      text: usualPriceInWords(practice),
      score: practice.priceFrom,
      price:
        practice.priceFrom === null || practice.priceTo === null
          ? undefined
          : { from: practice.priceFrom, to: practice.priceTo },
    }),
  },
  {
    label: "Rating (reviews)",
    value: ({ rating, reviewCount }) => ({
      text: rating === null ? "No reviews yet" : String(reviewCount),
      rating,
    }),
  },
  {
    label: "Now",
    value: ({ open, openingHours, hoursAsWritten }) => {
      if (open) return { text: [open.text, open.more].filter(Boolean).join(" ") };
      return { text: hoursAsWritten === "" ? null : hoursInWords({ openingHours, hoursAsWritten }) };
    },
  },
  { label: "First free time", value: ({ nextFree }) => ({ text: nextFree && nextFreeWords(nextFree) }) },
  {
    label: "Emergency care",
    value: ({ emergency }) => ({
      text:
        emergency &&
        (emergency.waitMinutes === null ? "Same day" : `Same day, about ${emergency.waitMinutes} minutes`),
    }),
  },
  { label: "Town", value: ({ locality }) => ({ text: locality }) },
  {
    label: "New patients",
    value: ({ newPatients }) => ({
      text:
        newPatients.answer === "not-stated"
          ? null
          : `${newPatients.answer === "yes" ? "Yes" : "No"}, as of ${formatDay(newPatients.statedOn)}`,
    }),
  },
  {
    label: "Wheelchair access",
    value: ({ wheelchairAccess }) => ({
      text: wheelchairAccess === "not-stated" ? null : WHEELCHAIR[wheelchairAccess],
    }),
  },
  { label: "Parking", value: ({ parking }) => ({ text: parking }) },
  {
    label: "Help with the cost",
    value: ({ funding }) => ({
      text: listed(FUNDING.filter(({ slug }) => funding.includes(slug)).map(({ name }) => name)),
    }),
  },
  { label: "Languages", value: ({ languages }) => ({ text: listed(languages) }) },
  { label: "Known for", value: ({ specialties }) => ({ text: listed(specialties) }) },
  { label: "Experience", value: ({ experienceYears }) => ({ text: experienceInWords(experienceYears) }) },
  { label: "Phone", value: ({ phone }) => ({ text: phone || null }) },
];

/** What decides first; days stand where their hours do. */
const ORDER = [
  "Usual visit",
  "Rating",
  "First free time",
  "Now",
  "Open on",
  "Emergency care",
  "Town",
  "New patients",
  "Wheelchair access",
  "Parking",
  "Help with the cost",
  "Languages",
  "Known for",
  "Experience",
  "Phone",
];

/** What one asks next who compares prices of a treatment, in this order. */
const BESIDE_A_PRICE: readonly string[] = ["First free time", "Experience", "Rating (reviews)", "Town"];

const WHEELCHAIR = { yes: "Yes", partly: "Partly", no: "No" } as const;

/** Today and the weekend; the longest hours are best. */
function dayFacts(practices: readonly Compared[]): typeof FACTS {
  const week = practices.find((practice) => practice.week.length > 0)?.week ?? [];
  return week
    .filter(({ day, isToday }) => isToday || day === "Saturday" || day === "Sunday")
    .map(({ day, isToday }) => ({
      label: isToday ? `Open on ${day}, today` : `Open on ${day}`,
      value: (practice) => {
        const hours = practice.week.find((one) => one.day === day);
        const minutes = hours?.spans.reduce((sum, { from, to }) => sum + to - from, 0) ?? 0;
        return { text: hours?.text ?? null, score: minutes === 0 ? null : -minutes };
      },
    }));
}

/** A row of prices with a line of its own, around all of them. */
function onLine(priceRow: ComparedRow): ComparedRow {
  const dollars = priceRow.cells.flatMap(({ price }) => (price ? [price.from, price.to ?? price.from] : []));
  return { ...priceRow, scale: dollars.length > 1 ? priceScale(dollars) : undefined };
}

/**
 * What each treatment costs that at least one of them offers: a row for each thing that several of them price by the same
 * words, such as a crown, and one for what is left.
 */
function treatmentRows(practices: readonly Compared[], treatments: readonly TreatmentSlug[]): ComparedRow[] {
  return treatments.flatMap((treatment) => {
    const labels = practices.flatMap(({ prices }) =>
      prices.filter((price) => price.treatment === treatment).map(({ label }) => label),
    );
    const shared = [...new Set(labels.filter((label, index) => labels.indexOf(label) !== index))];
    const others = [...new Set(labels.filter((label) => !shared.includes(label)))];
    const rowOf = (heading: string, isIn: (label: string) => boolean) =>
      row(
        heading,
        practices.map((practice) =>
          priced(
            practice,
            treatment,
            practice.prices.filter((price) => price.treatment === treatment && isIn(price.label)),
          ),
        ),
      );
    const rows = shared.map((each) => rowOf(priceHeading(treatment, each), (label) => label === each));
    if (others.length === 0 && rows.length > 0) return rows;
    const heading = others.length === 1 ? priceHeading(treatment, others[0]!) : treatmentName(treatment);
    const rest = rowOf(heading, (label) => others.includes(label));
    return isStated(rest) ? [...rows, rest] : rows;
  });
}

/** `General Dentistry: checkup, X-rays and a clean`, but `Dental implant, one tooth` alone. */
function priceHeading(treatment: TreatmentSlug, label: string): string {
  const name = treatmentName(treatment);
  const isSaid = fold(name)
    .split(" ")
    .some((word) => fold(label).includes(word.replace(/s$/, "")));
  return isSaid ? label : `${name}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** Offered without a price differs from not offered. */
function priced(practice: Practice, treatment: TreatmentSlug, prices: readonly TreatmentPrice[]): Value {
  const [first] = prices;
  if (!first) return { text: practice.services.includes(treatment) ? "Offered, price not listed" : null };
  const from = Math.min(...prices.map((price) => price.from));
  const ends = prices.map((price) => price.to);
  const to = ends.includes(null) ? null : Math.max(...ends.map(Number));
  return {
    text: dollarRange(from, to),
    note: listed(prices.map(({ label }) => label)) ?? undefined,
    price: { from, to },
    score: from,
  };
}

/** The best is told only where all of them are for one thing: an implant alone is no cheaper than one with its crown. */
function row(label: string, values: readonly Value[]): ComparedRow {
  const scored = values.filter(({ score }) => score != null);
  const scores = new Set(scored.map(({ score }) => score!));
  const isOneThing = new Set(scored.map(({ note }) => note)).size === 1;
  const best = isOneThing && scores.size > 1 ? Math.min(...scores) : null;
  return {
    label,
    scale: label === "Usual visit" ? VISIT_SCALE : undefined,
    cells: values.map(({ score, ...cell }) => ({ ...cell, isBest: best !== null && score === best })),
  };
}

function isStated({ cells }: ComparedRow): boolean {
  return cells.some(({ text }) => text !== null);
}

function isSameAtAll({ cells }: ComparedRow): boolean {
  const [first] = cells;
  return (
    first!.text !== null &&
    cells.every(
      ({ text, note, rating }) => text === first!.text && note === first!.note && rating === first!.rating,
    )
  );
}

/** `listed(["Crowns", "Veneers"]) === "Crowns, Veneers"` */
function listed(names: readonly string[]): string | null {
  return names.join(", ") || null;
}

/** The row says that it is free; whose it is, only where it isn’t a new patient’s. */
function nextFreeWords({ label, time }: NextFreeShown): string {
  return label === FOR_ANYONE ? time : `${label}: ${time}`;
}
