import { readAsPeopleDo } from "./hours-as-people-read.ts";
import { hoursInGrammar, isInGrammar } from "./hours-in-grammar.ts";
import { shown } from "./hours-rules.ts";
import { publicHolidayOn } from "./holidays.ts";
import { formatLongDay, WEEKDAYS } from "./nz-time.ts";
import { isoDay, PLAIN_MONDAY } from "./opening-hours-clock.ts";
import { readByGrammar } from "./opening-hours-library.ts";
import type { DayPlan, Hours, Span } from "./opening-hours-plans.ts";
import { asOneDay, dayInWords, daysInShort, weekInShort } from "./opening-hours-words.ts";
import { daysThatDiffer, hoursWritten, type SaidHours, saidPlan } from "./said-hours.ts";

export type Reading =
  /** `written`: what is said in OpenStreetMap's syntax, always written alike. */
  | { hours: Hours; said: SaidHours; written: string; problem: null }
  | { hours: null; said: null; written: ""; problem: string };

/**
 * Opening hours, read as OpenStreetMap's grammar has them and as people do. They are understood where a person can tell
 * what is meant and the grammar, if it can read them, means the same. `Mo-Fr 08:00-12:00; Mo-Fr 13:00-17:00` loses its
 * morning by the grammar: nobody who writes that wants it, and no rule tells which to believe, so neither is shown.
 */
export function readTwice(text: string): Reading {
  const refused = refusal(text);
  if (refused !== undefined) return unread(refused);
  const people = readAsPeopleDo(text);
  // A text with words that are not known is no text for the grammar either, and its library guesses.
  if ("near" in people)
    return unread(
      `These opening hours cannot be read near “${shown(people.near)}”; write them like ${EXAMPLE}.`,
    );
  const grammarText = hoursInGrammar(text);
  const grammar = isInGrammar(grammarText) ? readByGrammar(grammarText) : undefined;
  if ("unclear" in people) return unread(doubtInWords(people.unclear, grammar));
  const { said, movedNear } = people;
  // The grammar's clock has 24 hours, whether or not its library can read the rest.
  if (!grammar && movedNear !== "") return unread(halfUnsaidInWords(said, movedNear));
  const written = hoursWritten(said);
  const difference = grammar && describeDifference(said, grammar);
  if (difference) return unread(difference);
  const hours = grammarText === written && grammar ? grammar : readByGrammar(written);
  if (!hours || (hours !== grammar && describeDifference(said, hours)))
    return unread(`These opening hours say more than we can hold; write them like ${EXAMPLE}.`);
  return { hours, said, written, problem: null };
}

function unread(problem: string): Reading {
  return { hours: null, said: null, written: "", problem };
}

const EXAMPLE = "“Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off”";

/** What neither reading can know. */
const REFUSED: readonly { pattern: RegExp; problem: string }[] = [
  { pattern: /^[\s;]*$/, problem: `Write the opening hours, for example ${EXAMPLE}.` },
  {
    pattern: /\b(?:sunrise|sunset|dawn|dusk)\b/i,
    problem: "Opening hours must be clock times, not sunrise or sunset.",
  },
  {
    pattern: /\bSH\b|\bschool\b|\bterm[ -]?time\b/i,
    problem: "Opening hours cannot depend on the school holidays.",
  },
  {
    pattern: /\b(?:PH|public holidays?)\s*[+-]\s*\d+\s*days?\b/i,
    problem:
      "Opening hours can say what happens on a public holiday, but not on the day before or after one.",
  },
  {
    // The library reads such a text, and throws when it is asked about a day of another year.
    pattern: /\b\d{4} easter\b/i,
    problem: "Opening hours cannot count days from Easter in a certain year.",
  },
  {
    pattern: /(?:(?<!\d{3})\d|[ap]m)\s*\+(?!\s*\d)/i,
    problem: "Opening hours need a closing time: write “08:00-17:00” instead of “08:00+”.",
  },
];

function refusal(text: string): string | undefined {
  const plain = text.replaceAll(/"[^"]*"/g, '""');
  return REFUSED.find(({ pattern }) => pattern.test(plain))?.problem;
}

/** What the grammar would have shown is said too: it is what a mapper may have tried it with. */
function doubtInWords(doubt: string, grammar: Hours | undefined): string {
  const start = `These opening hours ${doubt}`;
  if (!grammar) return `${start}.`;
  const week = grammar.isAlikeEveryWeek
    ? usualWeekInWords(grammarPlans(grammar))
    : weekInShort(grammar.usualWeek());
  return `${start}; OpenStreetMap’s grammar reads “${week}”.`;
}

function halfUnsaidInWords(said: SaidHours, near: string): string {
  const week = usualWeekInWords((day) => saidPlan(said, day, false, false));
  return `These opening hours need AM and PM near “${shown(near)}”: people read “${week}”, a 24-hour clock doesn’t.`;
}

type PlanOf = (day: number, isHoliday: boolean, wasHoliday: boolean) => DayPlan;

function grammarPlans(grammar: Hours): PlanOf {
  return (day, isHoliday, wasHoliday) => grammar.planOf(day, isHoliday, wasHoliday);
}

/** Both readings, in one sentence, where they differ; null where they do not. */
function describeDifference(said: SaidHours, grammar: Hours): string | null {
  const byGrammar = grammarPlans(grammar);
  const people: PlanOf = (day, isHoliday, wasHoliday) => saidPlan(said, day, isHoliday, wasHoliday);
  const saysHolidays = said.holidays !== null || grammar.saysHolidays;
  for (const day of daysThatDiffer(said)) {
    for (const isHoliday of holidayAnswers(day, saysHolidays)) {
      const plans = [byGrammar, people].map((planOf) => planOf(day, isHoliday, isHoliday));
      if (planKey(plans[0]!) === planKey(plans[1]!)) continue;
      const weeks = [byGrammar, people].map(usualWeekInWords);
      if (weeks[0] !== weeks[1]) return bothInWords("", weeks);
      const when = isHoliday && saysHolidays ? "public holidays" : formatLongDay(isoDay(day));
      return bothInWords(` on ${when}`, plans.map(dayInWords));
    }
  }
  if ((said.holidays !== null) === grammar.saysHolidays) return null;
  return "These opening hours are read in two ways: one finds public holidays in them, the other does not.";
}

/** Whether to take a day for a holiday. The library answers for one on each that it knows. */
function holidayAnswers(day: number, saysHolidays: boolean): boolean[] {
  const isKnown = publicHolidayOn(isoDay(day), "") !== null;
  return [...(isKnown ? [] : [false]), ...(saysHolidays ? [true] : [])];
}

function bothInWords(when: string, [byGrammar, byPeople]: readonly string[]): string {
  return `These opening hours are read in two ways${when}: “${byGrammar}” by OpenStreetMap’s grammar, “${byPeople}” by people.`;
}

/** Hours that meet are one. */
function planKey(plan: DayPlan): string {
  const joined: Span[] = [];
  for (const span of plan.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && last.isSure === span.isSure && last.to >= span.from) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return JSON.stringify(joined);
}

/** `Mon–Fri 8am–5pm, Sat 9am–1pm`, in full. */
function usualWeekInWords(planOf: PlanOf): string {
  const plans = [-1, 0, 1, 2, 3, 4, 5, 6, 7].map((day) => planOf(PLAIN_MONDAY + day, false, false));
  const texts = WEEKDAYS.map((_, index) =>
    dayInWords(asOneDay(plans[index]!, plans[index + 1]!, plans[index + 2]!)),
  );
  const open = texts.flatMap((text, index) => (text === "Closed" ? [] : [index]));
  if (open.length === 0) return "Closed";
  return [...Map.groupBy(open, (index) => texts[index]!)]
    .map(([text, indexes]) => `${daysInShort(indexes)} ${text.replace("Open 24", "24")}`)
    .join("; ");
}
