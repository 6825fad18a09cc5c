import { openTimeInWords, OPEN_TIMES } from "#domain/hours/opening-hours.ts";
import { FUNDING, fundingName, type FundingSlug, type PracticeListing } from "#domain/practices/practice.ts";
import {
  type Asked,
  FILTER_NAMES,
  type FilterName,
  type FilterValues,
  type Opening,
} from "#domain/finding/practice-filters.ts";
import { areaIn, areaText } from "#domain/finding/area.ts";
import { daysToOffer, freeWhenIn } from "#domain/free-times/free-when.ts";
import { freeDay, freeInWords } from "./free-words.ts";
import { queryLine } from "#domain/text.ts";
import { treatmentName, TREATMENTS } from "#domain/practices/treatments.ts";
import { ACCEPTING_WORDS, FREE_WORDS, OPEN_WORDS, PARKING_WORDS, STEP_FREE_WORDS } from "./everyday-words.ts";
import { fundingNamed, languageNamed, priceTierNamed, treatmentNamed } from "./vocabulary.ts";

/** All that is said of a filter, wherever lists of practices are narrowed: the directory, comparisons, search and the API. */
export type ListFilter<Value> = {
  /** The label of its control in a form. */
  label: string;
  /** What a list to choose from offers, with the entry that chooses nothing; null: a box to tick, with `yes` or what is on. */
  choices: { nothing: string; options: (known: Known & { today: string }) => readonly Choice[] } | null;
  /** What a text in an address means; null for nonsense. */
  read: (text: string, known: Known) => Value | null;
  /** As a chip says it: `Open Saturday`. */
  chip: (value: Value) => string;
  /** After what is listed and a comma: `Dentists in Nelson, open on Saturdays`. */
  inSentence: (value: Value) => string;
  /** What the card of a practice says of it, in the practice's own figures; null where its flags say it already. */
  reason: ((value: Value, practice: PracticeListing) => string | null) | null;
  /** Said of one practice, and of several, that leave it out: `doesn’t give opening hours`. Null: leaving it out is an answer. */
  unstated: readonly [one: string, several: string] | null;
  /** The parameter of the API. Without `values` any text is read. */
  api: { text: string; values?: readonly string[]; examples: readonly string[] };
  /** What people type into a search for it, by value; empty where other words say it already. */
  typed: { readonly [Text in Value & string]?: readonly string[] };
};

type Choice = { value: string; label: string };

/** What filters are read and offered by: the languages that some practice speaks. */
type Known = { languages: readonly string[] };

export const FILTERS: { readonly [Name in FilterName]: ListFilter<FilterValues[Name]> } = {
  service: {
    label: "Service",
    choices: {
      nothing: "All services",
      options: () => TREATMENTS.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    read: treatmentNamed,
    chip: treatmentName,
    inSentence: treatmentName,
    reason: null,
    unstated: ["doesn’t list any services", "don’t list any services"],
    api: { text: "A treatment: its slug or its name.", examples: TREATMENTS.map(({ slug }) => slug) },
    typed: {},
  },
  open: {
    label: "Open",
    choices: {
      nothing: "Any time",
      options: () => [
        { value: "now", label: "Now" },
        { value: "saturday", label: "On Saturdays" },
        { value: "sunday", label: "On Sundays" },
        { value: "weekend", label: "On Saturdays or Sundays" },
        { value: "evening", label: "After 6pm on weekdays" },
      ],
    },
    read: (text) => (isYes(text) ? "now" : (OPENINGS.find((one) => one === text.toLowerCase()) ?? null)),
    chip: (value) => OPEN_CHIPS[value],
    inSentence: (value) => OPEN_IN_SENTENCE[value],
    reason: (value, { openingHours }) => (value === "now" ? null : openTimeInWords(openingHours, value)),
    unstated: ["doesn’t give opening hours", "don’t give opening hours"],
    api: {
      text: "Only practices that are open at this moment, on Saturdays or Sundays, or after 6pm on some day from Monday to Friday.",
      values: ["now", ...OPEN_TIMES],
      examples: ["now", "saturday"],
    },
    typed: OPEN_WORDS,
  },
  free: {
    label: "Free time",
    choices: {
      nothing: "Any time",
      options: ({ today }) => daysToOffer(today).map((day) => ({ value: day, label: freeDay(day) })),
    },
    read: freeWhenIn,
    chip: (value) => freeInWords(value).replace("f", "F"),
    inSentence: (value) => `with a ${freeInWords(value)}`,
    // The card says the first time that fits.
    reason: null,
    unstated: null,
    api: {
      text: "Only practices with a time that can be booked at once: `today`, `tomorrow`, on the next `saturday` or another weekday, on a day such as `2026-12-05`, or within a `week`. It is a new patient’s visit for the service asked for, or else a checkup.",
      examples: ["week", "today", "saturday"],
    },
    typed: FREE_WORDS,
  },
  emergency: {
    ...yesOrNot("Emergency care", "with emergency care"),
    reason: null,
    unstated: null,
    api: yesInApi("Only practices that say they see people in pain the same day."),
    typed: {},
  },
  accepting: {
    ...yesOrNot("Taking new patients", "taking new patients"),
    unstated: ["doesn’t say whether they take new patients", "don’t say whether they take new patients"],
    api: yesInApi("Only practices that say they take new patients."),
    typed: { yes: ACCEPTING_WORDS },
  },
  wheelchair: {
    ...yesOrNot("Step-free", "step-free"),
    unstated: ["doesn’t say whether they’re step-free", "don’t say whether they’re step-free"],
    api: yesInApi("Only practices that a wheelchair can get into without a step."),
    typed: { yes: STEP_FREE_WORDS },
  },
  parking: {
    ...yesOrNot("Parking", "with parking"),
    // A card has room for a line.
    reason: (_, { parking }) => (parking && parking.length <= 60 ? parking : "Parking"),
    unstated: ["doesn’t say whether there’s parking", "don’t say whether there’s parking"],
    api: yesInApi("Only practices that say patients can park there or nearby."),
    typed: { yes: PARKING_WORDS },
  },
  funding: {
    label: "Help with the cost",
    choices: {
      nothing: "Any",
      options: () => FUNDING.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    read: fundingNamed,
    chip: fundingName,
    inSentence: (value) => FUNDING_IN_SENTENCE[value],
    reason: fundingName,
    unstated: ["doesn’t say how they help with the cost", "don’t say how they help with the cost"],
    api: {
      text: "Only practices that accept this help with the cost.",
      values: FUNDING.map(({ slug }) => slug),
      examples: ["acc"],
    },
    // “Free” may mean several kinds of help: `FUNDING_WORDS`.
    typed: {},
  },
  language: {
    label: "Language",
    choices: {
      nothing: "Any language",
      options: ({ languages }) => languages.map((name) => ({ value: name, label: name })),
    },
    read: (text, { languages }) => languageNamed(text, languages),
    chip: (value) => `Speaks ${value}`,
    inSentence: (value) => `speaking ${value}`,
    reason: (value) => `Speaks ${value}`,
    unstated: ["doesn’t list languages", "don’t list languages"],
    api: {
      text: "Only where this language is spoken: its English name.",
      examples: ["samoan", "te-reo-maori"],
    },
    // Those that practices speak: `LANGUAGE_WORDS` has their other names.
    typed: {},
  },
  price: {
    label: "Price",
    choices: {
      nothing: "Any price",
      options: () => [
        { value: "1", label: "$, lower" },
        { value: "2", label: "$$, middle" },
        { value: "3", label: "$$$, higher" },
      ],
    },
    read: priceTierNamed,
    chip: (value) => "$".repeat(value),
    inSentence: (value) => `price level ${"$".repeat(value)}`,
    reason: null,
    unstated: ["doesn’t give prices", "don’t give prices"],
    api: {
      text: "How a usual visit is priced: 1 is $, 2 is $$, 3 is $$$.",
      values: ["1", "2", "3"],
      examples: ["2"],
    },
    // Who types “cheap” wants the cheapest first, not a level: `PRICE_WORDS`.
    typed: {},
  },
  area: {
    label: "Area on the map",
    choices: null,
    read: (text) => {
      const area = areaIn(text);
      return area && areaText(area);
    },
    chip: () => "Area on the map",
    inSentence: () => "in this part of the map",
    reason: null,
    unstated: null,
    api: {
      text: "Only practices between these edges, in degrees: west, south, east, north, or else south, west, north, east. We round them to a thousandth of a degree, about 100 metres.",
      examples: ["174.7,-41.4,175,-41.1", "-41.4,174.7,-41.1,175"],
    },
    typed: {},
  },
};

/** What an address asks of practices; what is unknown is ignored. `languages` are those that practices speak. */
export function readAsked(parameters: URLSearchParams, languages: readonly string[]): AllAsked {
  const read = <Name extends FilterName>(name: Name) =>
    FILTERS[name].read(queryLine(parameters.get(name) ?? ""), { languages });
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, read(name)])) as AllAsked;
}

/** Every filter, null where it is off. */
export type AllAsked = { readonly [Name in FilterName]: FilterValues[Name] | null };

export const NOTHING_ASKED = Object.fromEntries(FILTER_NAMES.map((name) => [name, null])) as AllAsked;

/** What is asked, without anything else that the object has: `pickAsked({ q: "smile", parking: "yes" })` → `{ parking: "yes" }`. */
export function pickAsked(asked: Asked): Asked {
  return Object.fromEntries(FILTER_NAMES.filter((name) => asked[name]).map((name) => [name, asked[name]]));
}

/** What is asked as chips say it, in the order of forms: `[{ name: "open", text: "Open now" }]` */
export function askedInChips(asked: Asked): { name: FilterName; text: string }[] {
  return eachAsked(asked, (filter, value, name) => [{ name, text: filter.chip(value) }]);
}

/** What is asked beside the treatment, as a sentence goes on: `["open on Saturdays", "with parking"]` */
export function askedInSentence(asked: Asked): string[] {
  return eachAsked({ ...asked, service: null }, (filter, value) => [filter.inSentence(value)]);
}

/** `described("64 dentists", ["speaking Samoan", "open now"])` → `64 dentists speaking Samoan, open now` */
export function described(subject: string, terms: readonly string[]): string {
  const [first = "", ...others] = terms;
  if (first === "") return subject;
  const goesOn = first.startsWith("with ") || (/dentists?$/i.test(subject) && GOES_ON.test(first));
  return [`${subject}${goesOn ? " " : ", "}${first}`, ...others].join(", ");
}

/** What can follow “dentists” without a comma; after a town it would be said of the town. */
const GOES_ON = /^(?:open|free|in|[a-z]+ing) /;

/** What of it a card says of a practice that meets it: `["Sat 9am–3pm", "Free parking at the door"]` */
export function reasonsToShow(asked: Asked, practice: PracticeListing): string[] {
  return eachAsked(asked, (filter, value) => filter.reason?.(value, practice) ?? []);
}

function eachAsked<Result>(
  asked: Asked,
  say: <Name extends FilterName>(
    filter: ListFilter<FilterValues[Name]>,
    value: FilterValues[Name],
    name: Name,
  ) => Result | readonly Result[],
): Result[] {
  return FILTER_NAMES.flatMap((name) => {
    const value = asked[name];
    return value ? say(FILTERS[name] as ListFilter<FilterValues[FilterName]>, value, name) : [];
  });
}

function yesOrNot(chip: string, inSentence: string) {
  return {
    label: chip,
    choices: null,
    read: (text: string) => (isYes(text) ? ("yes" as const) : null),
    chip: () => chip,
    inSentence: () => inSentence,
    reason: () => chip,
  };
}

function yesInApi(text: string): ListFilter<"yes">["api"] {
  return { text, values: ["yes"], examples: ["yes"] };
}

function isYes(text: string): boolean {
  return ["now", "yes", "true", "on", "1"].includes(text.toLowerCase());
}

const OPENINGS: readonly Opening[] = ["now", ...OPEN_TIMES];

const OPEN_CHIPS: Readonly<Record<Opening, string>> = {
  now: "Open now",
  saturday: "Open Saturday",
  sunday: "Open Sunday",
  weekend: "Open Saturday or Sunday",
  evening: "Open after 6pm",
};

const OPEN_IN_SENTENCE: Readonly<Record<Opening, string>> = {
  now: "open now",
  saturday: "open on Saturdays",
  sunday: "open on Sundays",
  weekend: "open on Saturdays or Sundays",
  evening: "open after 6pm",
};

const FUNDING_IN_SENTENCE: Readonly<Record<FundingSlug, string>> = {
  acc: "handling ACC claims",
  "winz-quotes": "giving Work and Income quotes",
  "free-under-18": "free for under 18s",
  "payment-plan": "with payment plans",
  "community-services-card": "accepting Community Services Cards",
};
