import { saidBy } from "./hours-composed.ts";
import { hoursItems } from "./hours-items.ts";
import { type Doubt, type Rule, rulesIn } from "./hours-rules.ts";
import type { SaidHours } from "./said-hours.ts";

/** Opening hours as a person reads them; or near what, or why, a person cannot tell what is meant. */
export type PeopleReading = Said | Doubt;

type Said = {
  said: SaidHours;
  /** The text up to hours like `8-5`, which would be others on a clock of 24 hours; empty where there are none. */
  movedNear: string;
};

/**
 * Opening hours as people read them: one day, one range, one rule after another. It is the second of two readings, and
 * knows nothing of OpenStreetMap's grammar: a rule adds its hours to those before it (`Mon-Fri 8am-12pm; Mon-Fri 1pm-5pm`
 * has a morning), a day alone says nothing of when (`Su`), and what is said of one day counts more than what is said of
 * five, in whatever order. It does not guess: where it cannot tell, it says so.
 */
export function readAsPeopleDo(text: string): PeopleReading {
  const read = hoursItems(text);
  if ("near" in read) return read;
  const rules = rulesIn(read, text);
  if (!Array.isArray(rules)) return rules;
  const reading = saidBy(withContinuations(rules));
  const movedNear = rules.find((rule) => rule.movedNear !== "")?.movedNear ?? "";
  return "said" in reading ? { ...reading, movedNear } : reading;
}

/** Hours after a semicolon go on with the day before them: `Mon 8am-12pm; 1pm-5pm`. */
function withContinuations(rules: readonly Rule[]): Rule[] {
  const all: Rule[] = [];
  for (const rule of rules) {
    const before = all.at(-1);
    const end = before?.spans.at(-1)?.to;
    const goesOn =
      before?.who && !before.isHoursFirst && end !== undefined && rule.spans[0] && rule.spans[0].from >= end;
    if (rule.who === null && goesOn) before.spans.push(...rule.spans);
    else all.push(rule);
  }
  return all;
}
