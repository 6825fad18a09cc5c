import { type FactGroup, type Facts, factGroup } from "#domain/practices/facts.ts";
import { closureInWords, closuresIn, type DayHours, hoursForm } from "#domain/hours/hours-form.ts";
import type { FreeTimesRules } from "#domain/free-times/free-times-rules.ts";
import { kindsInWords } from "#domain/free-times/times-of-day.ts";
import { listInWords } from "#domain/lists.ts";
import { dollarRange } from "#domain/money.ts";
import { WEEKDAYS } from "#domain/nz-time.ts";
import { hoursInShort } from "#domain/hours/opening-hours.ts";
import { dayInWords, consecutiveRuns } from "#domain/hours/opening-hours-words.ts";
import { fundingName, type Practice } from "#domain/practices/practice.ts";
import {
  newPatientsInWords,
  NOT_STATED,
  usualPriceInWords,
  wheelchairInWords,
} from "#domain/practices/practice-words.ts";
import { treatmentName } from "#domain/practices/treatments.ts";

/** What a fact of a listing was and is, in words. */
export type Change = { name: string; before: string; after: string };

/** In words what a practice has changed: `{ name: "Phone", before: "Not stated", after: "(03) 555 0101" }` */
export function changesIn(before: Practice, facts: Partial<Facts>, today: string): Change[] {
  const after = { ...before, ...facts };
  const groups = new Set(Object.keys(facts).map((field) => factGroup(field as keyof Facts)));
  return CHANGING_FACTS.filter(({ group }) => groups.has(group))
    .map(({ name, words }) => ({
      name,
      before: words(before, today) || NOT_STATED,
      after: words(after, today) || NOT_STATED,
    }))
    .filter((change) => change.before !== change.after);
}

type Shown = { group: FactGroup; name: string; words: (practice: Practice, today: string) => string };

/** What a practice changes itself, in the order in which a mail names it. */
export const CHANGING_FACTS: readonly Shown[] = [
  {
    group: "openingHours",
    name: "Opening hours",
    words: ({ openingHours, hoursAsWritten }, today) =>
      hoursInFull(openingHours, today) || (hoursAsWritten && `“${hoursAsWritten}”, which we can’t read`),
  },
  { group: "newPatients", name: "New patients", words: newPatientsInWords },
  { group: "emergency", name: "People in pain", words: emergencyInWords },
  {
    group: "services",
    name: "Treatments",
    words: ({ services }) => listInWords(services.map(treatmentName)),
  },
  { group: "prices", name: "A usual visit", words: (practice) => usualPriceInWords(practice) ?? "" },
  { group: "prices", name: "Prices", words: pricesInWords },
  { group: "languages", name: "Languages", words: ({ languages }) => listInWords(languages) },
  {
    group: "wheelchairAccess",
    name: "Wheelchair access",
    words: ({ wheelchairAccess }) => wheelchairInWords(wheelchairAccess),
  },
  { group: "parking", name: "Parking", words: ({ parking }) => parking ?? "" },
  {
    group: "funding",
    name: "Help with the cost",
    words: ({ funding }) => listInWords(funding.map(fundingName)),
  },
  { group: "summary", name: "In one sentence", words: ({ summary }) => summary },
  { group: "description", name: "About the practice", words: ({ description }) => description.join("\n\n") },
  { group: "phone", name: "Phone", words: ({ phone }) => phone },
  { group: "website", name: "Website", words: ({ website }) => website },
];

function emergencyInWords({ emergency }: Practice): string {
  if (!emergency) return "Not always seen the same day";
  const { waitMinutes } = emergency;
  return `Seen the same day${waitMinutes === null ? "" : `, after ${waitMinutes} minutes on average`}`;
}

function pricesInWords({ prices }: Practice): string {
  return prices.map(({ label, from, to }) => `${label} ${dollarRange(from, to)}`).join("; ");
}

/** `Monday to Thursday 8am–12:30pm, 1:30pm–5:30pm; Friday 8am–3pm; public holidays closed`; in short, with days away, where they say more. */
export function hoursInFull(openingHours: string, today: string): string {
  if (openingHours === "") return "";
  const form = hoursForm(openingHours, today);
  if (!form)
    return [hoursInShort(openingHours), ...closuresIn(openingHours, today).map(closureInWords)].join("; ");
  const { week, publicHolidays, closures } = form;
  const parts = weekInWords(week);
  if (publicHolidays !== "unsaid")
    parts.push(
      `public holidays ${publicHolidays === "usual" ? "as on other days" : timesInWords(publicHolidays)}`,
    );
  parts.push(...closures.map(closureInWords));
  return parts.join("; ");
}

/** A week from Monday, days that are alike together: `["Monday to Thursday 8am–5pm", "Friday to Sunday closed"]` */
function weekInWords(week: readonly DayHours[]): string[] {
  return Map.groupBy(week.keys(), (index) => timesInWords(week[index]!))
    .entries()
    .map(([words, days]) => `${daysInWords(days)} ${words}`)
    .toArray();
}

/** As in the table of the profile, within a sentence: `closed`. */
function timesInWords(day: DayHours): string {
  return dayInWords(day.map((times) => ({ ...times, isSure: true }))).toLowerCase();
}

/** When patients can book, in words that fit a mail: `Monday to Friday 9am–5pm, 5pm–6pm for emergencies; Saturday and Sunday: none` */
export function bookableInWords({ weekly }: Pick<FreeTimesRules, "weekly">): string {
  return Map.groupBy(weekly.keys(), (index) => windowsInWords(weekly[index]!))
    .entries()
    .map(([words, days]) => `${daysInWords(days)}${words}`)
    .toArray()
    .join("; ");
}

function windowsInWords(windows: FreeTimesRules["weekly"][number]): string {
  if (windows.length === 0) return ": none";
  const words = windows.map((window) =>
    window.kinds ? `${timesInWords([window])} for ${kindsInWords(window.kinds)}` : timesInWords([window]),
  );
  return ` ${words.join(", ")}`;
}

/** Indexes from Monday: `[0, 1, 2, 4]` → `Monday to Wednesday and Friday` */
export function daysInWords(days: readonly number[]): string {
  const named = (index: number) => WEEKDAYS[index]!;
  return listInWords(
    consecutiveRuns(days).flatMap(({ first, last }) => {
      if (first === last) return named(first);
      return last === first + 1 ? [named(first), named(last)] : `${named(first)} to ${named(last)}`;
    }),
  );
}
