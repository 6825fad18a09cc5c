import { readAskedTime } from "#domain/requests/day-parts.ts";
import { readDay } from "#domain/nz-time.ts";
import { wishWords } from "#content/requests/wish-words.ts";
import type { Posted } from "./posted.ts";
import { DECLINES } from "#content/requests/request-words.ts";

/**
 * What a person typed, as one line, for when the page no longer has the form that they posted. Of the practice's form
 * only the fields of the chosen answer: the other answers’ fields hold presets, which no one typed.
 */
export function typedWords({ values }: Pick<Posted, "values">): string {
  const { answer = "", reason, with: who, words } = values;
  const times = (PAIRS[answer] ?? ["", "1", "2", "3"]).flatMap((n) => timeTyped(values, n));
  const why = answer === "decline" ? DECLINES.find(({ value }) => value === reason)?.label : "";
  return [ANSWERED[answer], why, ...times, CONFIRMING.has(answer) ? who : "", words]
    .filter(Boolean)
    .join(" · ");
}

/** Leaves out the presets of another answer than the one that was chosen: what they began with may have changed. */
export function withoutPresets(values: Posted["values"]): Posted["values"] {
  const { answer = "" } = values;
  if (answer === "" || CONFIRMING.has(answer)) return values;
  const { date: _date, time: _time, minutes: _minutes, ...rest } = values;
  return rest;
}

const CONFIRMING: ReadonlySet<string> = new Set(["confirm", "move"]);

/** The pairs of a day and a time that an answer has. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  confirm: [""],
  move: [""],
  offer: ["1", "2", "3"],
  decline: [],
  cancel: [],
};

const ANSWERED: Readonly<Record<string, string>> = { cancel: "Cancel the appointment" };

function timeTyped(values: Posted["values"], n: string): string[] {
  const [typedDay = "", typedTime = ""] = [values[`date${n}`], values[`time${n}`]];
  const [day, asked] = [readDay(typedDay), readAskedTime(typedTime)];
  return day && asked ? [wishWords({ day, ...asked })] : [typedDay, typedTime];
}
