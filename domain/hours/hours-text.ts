import { MINUTES_IN_DAY, twentyFourHours, WEEKDAYS } from "../nz-time.ts";
import { consecutiveRuns } from "./opening-hours-words.ts";

/** As OpenStreetMap writes them. */
export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const SHORT_DAYS = WEEKDAYS.map((day) => day.slice(0, 2));

/** `daysText([0, 1, 2, 5]) === "Mo-We,Sa"` */
export function daysText(indexes: readonly number[]): string {
  return consecutiveRuns(indexes)
    .map(({ first, last }) =>
      first === last ? SHORT_DAYS[first]! : `${SHORT_DAYS[first]}-${SHORT_DAYS[last]}`,
    )
    .join(",");
}

/** Minutes since midnight: `08:00-12:00,13:00-24:00`. */
export function timesText(spans: readonly { from: number; to: number }[]): string {
  return spans.map(({ from, to }) => `${twentyFourHours(from)}-${endText(to)}`).join(",");
}

/** Midnight ends a day as 24:00. */
function endText(to: number): string {
  return to === MINUTES_IN_DAY ? "24:00" : twentyFourHours(to);
}
