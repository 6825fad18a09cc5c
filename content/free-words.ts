import { type FreeWhen, isDate } from "#domain/free-times/free-when.ts";
import { shortDay } from "./requests/when.ts";

/** After “Free”, on the buttons of days: `Today`, `Sat 5 Dec`, `Next 7 days` */
export function freeDay(when: FreeWhen): string {
  if (when === "week") return "Next 7 days";
  return isDate(when) ? shortDay(when) : when[0]!.toUpperCase() + when.slice(1);
}

/** Alone “free today” could mean what it costs: `free time today`, `free time on Saturday`, `free time on Sat 5 Dec` */
export function freeInWords(when: FreeWhen): string {
  if (when === "week") return "free time in the next 7 days";
  if (when === "today" || when === "tomorrow") return `free time ${when}`;
  return `free time on ${freeDay(when)}`;
}
