import { hash } from "node:crypto";
import { fundingNamed } from "#content/vocabulary.ts";
import { languageSpelled } from "#content/language-names.ts";
import { formatCount } from "#domain/counts.ts";
import { factGroup, type Facts, type PublishedField } from "#domain/practices/facts.ts";
import { readPhone } from "#domain/phone.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { FieldShapes, Problem } from "#domain/form-fields.ts";
import { readWebAddress } from "#domain/web-address.ts";
import { HOURS_FIELDS, hoursValues, keptValues, readHoursFields, readKeptHours } from "./hours-fields.ts";
import { CALLED_IN_PAIN, PRICE_SHAPES, priceValues, readPrices } from "./price-fields.ts";
import { splitEntries, type Reading, type Values } from "./section-values.ts";

export const SECTION_NAMES = ["hours", "patients", "prices", "access", "words", "checked"] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

type Section = {
  shapes: FieldShapes;
  /** Whose facts it shows, and changes. */
  fields: readonly PublishedField[];
  /** As the form is filled in when nothing was typed. */
  valuesOf: (practice: Practice, today: string) => Values;
  read: (values: Values, practice: Practice, today: string) => Reading;
};

/** The parts of a listing that its practice changes itself, each a form of its own. */
export const SECTIONS: Readonly<Record<SectionName, Section>> = {
  hours: {
    shapes: Object.fromEntries(HOURS_FIELDS.map((name) => [name, "line"])),
    fields: ["openingHours"],
    valuesOf: ({ openingHours }, today) =>
      hoursValues(openingHours, today) ?? keptValues(openingHours, today),
    read: readHours,
  },
  patients: {
    shapes: { accepting: "line", emergency: "line" },
    fields: ["newPatients", "emergency"],
    valuesOf: ({ newPatients, emergency }) => ({
      accepting: newPatients.answer === "not-stated" ? "unsaid" : newPatients.answer,
      emergency: emergency ? String(emergency.waitMinutes ?? "yes") : "none",
    }),
    read: readPatients,
  },
  prices: {
    shapes: PRICE_SHAPES,
    fields: ["services", "priceTier", "priceFrom", "priceTo", "prices"],
    valuesOf: priceValues,
    read: readPrices,
  },
  access: {
    shapes: { languages: "line", wheelchair: "line", parking: "line", funding: "list" },
    fields: ["languages", "wheelchairAccess", "parking", "funding"],
    valuesOf: ({ languages, wheelchairAccess, parking, funding }) => ({
      languages: languages.join(", "),
      wheelchair: wheelchairAccess === "not-stated" ? "unsaid" : wheelchairAccess,
      parking: parking ?? "",
      funding: funding.join(","),
    }),
    read: readAccess,
  },
  words: {
    shapes: { summary: "line", description: "text", phone: "line", website: "line" },
    fields: ["summary", "description", "phone", "website"],
    valuesOf: ({ summary, description, phone, website }) => ({
      summary,
      description: description.join("\n\n"),
      phone,
      website,
    }),
    read: readWords,
  },
  checked: {
    shapes: { sure: "line" },
    fields: ["checkedOn"],
    valuesOf: () => ({}),
    read: readChecked,
  },
};

/** Tells whether a section is still as it was shown: optimistic locking, one section at a time. */
export function sectionVersion(practice: Practice, section: SectionName): string {
  const shown = SECTIONS[section].fields.map((field) => practice[field]);
  return hash("sha256", JSON.stringify(shown)).slice(0, 16);
}

/** Whether a form came back as it was shown, as from a scanner of mails that presses every button. */
export function isAsShown(section: SectionName, values: Values, practice: Practice, today: string): boolean {
  const { shapes, valuesOf } = SECTIONS[section];
  const shown = valuesOf(practice, today);
  return Object.entries(shapes).every(([name, shape]) => {
    const [typed, before] = [values[name] ?? "", shown[name] ?? ""];
    if (shape === "list")
      return new Set(splitEntries(typed)).symmetricDifference(new Set(splitEntries(before))).size === 0;
    return typed.replaceAll(/\s+/g, " ").trim() === before.replaceAll(/\s+/g, " ").trim();
  });
}

/** What is other than before. Facts that make sense only together are stated together. */
export function changedFacts(practice: Practice, facts: Partial<Facts>): Partial<Facts> {
  const entries = Object.entries(facts) as [PublishedField, unknown][];
  const isOther = ([field, value]: [PublishedField, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(practice[field]);
  const groups = new Set(entries.filter(isOther).map(([field]) => factGroup(field)));
  return Object.fromEntries(entries.filter(([field]) => groups.has(factGroup(field))));
}

function readHours(values: Values, { openingHours }: Practice, today: string): Reading {
  const saysMore = hoursValues(openingHours, today) === null;
  const isKept = saysMore && values["keep"] === "yes";
  if (saysMore && !isKept && values["keep"] !== "no")
    return { problems: [{ name: "keep", text: "Choose whether to keep these hours" }] };
  const reading = (isKept ? readKeptHours : readHoursFields)(values, { openingHours, today });
  return "problems" in reading ? reading : { facts: { openingHours: reading.hours } };
}

function readPatients({ accepting, emergency }: Values, practice: Practice, today: string): Reading {
  const problems: Problem[] = [];
  if (!["yes", "no", "unsaid"].includes(accepting ?? ""))
    problems.push({ name: "accepting", text: "Choose whether you take new patients" });
  const waitMinutes = ([30, 45, 60] as const).find((minutes) => String(minutes) === emergency) ?? null;
  if (waitMinutes === null && emergency !== "none" && emergency !== "yes")
    problems.push({ name: "emergency", text: "Choose whether you see people in pain the same day" });
  const { newPatients, phone } = practice;
  if (emergency !== "none" && !practice.emergency && phone === "")
    problems.push({
      name: "emergency",
      text: CALLED_IN_PAIN,
    });
  return orProblems(problems, {
    newPatients: accepting === newPatients.answer ? newPatients : newPatientsAnswer(accepting, today),
    emergency: emergency === "none" ? null : { waitMinutes },
  });
}

function newPatientsAnswer(answer: string | undefined, today: string): Practice["newPatients"] {
  return answer === "yes" || answer === "no" ? { answer, statedOn: today } : { answer: "not-stated" };
}

const MOST_LANGUAGES = 20;
const MOST_PARKING = 200;

/** `English and Samoan; Hindi / Korean & Tongan` */
const BETWEEN_LANGUAGES = /\s*[;/&+]\s*|\s+and\s+/i;

function readAccess(values: Values, practice: Practice): Reading {
  const problems: Problem[] = [];
  // What a list has stated stands, in whatever words.
  const spelled = (language: string) =>
    practice.languages.includes(language) ? language : languageSpelled(language);
  const typed = splitEntries(values["languages"]).flatMap((entry) =>
    spelled(entry) === null ? entry.split(BETWEEN_LANGUAGES).filter(Boolean) : entry,
  );
  const languages = [...new Set(typed.map((language) => spelled(language) ?? language))];
  const unknown = typed.find((language) => spelled(language) === null);
  if (unknown !== undefined)
    problems.push({ name: "languages", text: `Write the English name of the language: “${unknown}”` });
  if (languages.length > MOST_LANGUAGES)
    problems.push({ name: "languages", text: `Enter ${MOST_LANGUAGES} languages or fewer` });
  const access = (["yes", "partly", "no"] as const).find((answer) => answer === values["wheelchair"]);
  if (!access && values["wheelchair"] !== "unsaid")
    problems.push({ name: "wheelchair", text: "Choose how people in a wheelchair get in" });
  problems.push(...tooLong("parking", values, MOST_PARKING));
  return orProblems(problems, {
    languages,
    wheelchairAccess: access ?? "not-stated",
    parking: values["parking"] || null,
    funding: splitEntries(values["funding"]).flatMap((slug) => fundingNamed(slug) ?? []),
  });
}

const MOST_SUMMARY = 200;
const MOST_DESCRIPTION = 3_000;
const MOST_WEBSITE = 300;

function readWords(values: Values, practice: Practice): Reading {
  const problems = [
    ...tooLong("summary", values, MOST_SUMMARY),
    ...tooLong("description", values, MOST_DESCRIPTION),
    ...tooLong("website", values, MOST_WEBSITE),
  ];
  const { phone = "", website = "" } = values;
  // A number or an address that stands is no mistake of who changes something else.
  const number = phone === practice.phone ? phone : phone && readPhone(phone)?.display;
  if (number === undefined) problems.push({ name: "phone", text: "Enter a phone number with its area code" });
  if (phone === "" && practice.phone !== "" && practice.emergency)
    problems.push({
      name: "phone",
      text: "People in pain will call this number. Enter it, or say above that you don’t always see them the same day",
    });
  const address = website === practice.website ? website : website && readWebAddress(website);
  if (address === undefined)
    problems.push({ name: "website", text: "Enter a web address like https://www.example.co.nz" });
  const paragraphs = (values["description"] ?? "").split(/\n\s*\n/).map((text) => text.trim());
  return orProblems(problems, {
    summary: values["summary"] ?? "",
    description: paragraphs.filter((text) => text !== ""),
    phone: number ?? "",
    website: address ?? "",
  });
}

/** An answer about new patients ages, so its day moves when everything is said to be right. */
function readChecked({ sure }: Values, { newPatients }: Practice, today: string): Reading {
  if (sure === "yes")
    return { facts: { checkedOn: today, newPatients: newPatientsAnswer(newPatients.answer, today) } };
  return { problems: [{ name: "sure", text: "Tick to confirm you’ve looked at everything" }] };
}

function tooLong(name: string, values: Values, most: number): Problem[] {
  return Array.from(values[name] ?? "").length > most
    ? [{ name, text: `Write ${formatCount(most)} characters or fewer` }]
    : [];
}

function orProblems(problems: Problem[], facts: Partial<Facts>): Reading {
  return problems.length > 0 ? { problems } : { facts };
}
