import { formatLongDay, newZealandDay, newZealandTime } from "#domain/nz-time.ts";

/** `dayWords(instant) === "Wednesday 2 December"`: what is near enough to need no year. */
export function dayWords(instant: Date): string {
  return wishedDay(newZealandDay(instant));
}

/** `timeWords(instant) === "Wednesday 2 December, 9:30am"` */
export function timeWords(instant: Date): string {
  return `${dayWords(instant)}, ${newZealandTime(instant)}`;
}

/** For promises: `byWords(instant) === "10:40am on Tuesday 24 November"` */
export function byWords(instant: Date): string {
  return `${newZealandTime(instant)} on ${dayWords(instant)}`;
}

/** `wishedDay("2026-12-02") === "Wednesday 2 December"` */
export function wishedDay(day: string): string {
  return formatLongDay(day).replace(/ \d+$/, "");
}
