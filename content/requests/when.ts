import { formatLongDay, newZealandDay, newZealandTime } from "#domain/nz-time.ts";

/** `dayWords(instant) === "Wednesday 2 December"`: what is near enough to need no year. */
export function dayWords(instant: Date): string {
  return wishedDay(newZealandDay(instant));
}

/** `timeWords(instant) === "Wednesday 2 December, 9:30am"` */
export function timeWords(instant: Date): string {
  return `${dayWords(instant)}, ${newZealandTime(instant)}`;
}

/** Writes the year, for what is kept: `datedTime(instant) === "Wednesday 2 December 2026, 9:30am"` */
export function datedTime(instant: Date): string {
  return `${formatLongDay(newZealandDay(instant))}, ${newZealandTime(instant)}`;
}

/** For promises: `byWords(instant) === "10:40am on Tuesday 24 November"` */
export function byWords(instant: Date): string {
  return `${newZealandTime(instant)} on ${dayWords(instant)}`;
}

/** `wishedDay("2026-12-02") === "Wednesday 2 December"` */
export function wishedDay(day: string): string {
  return formatLongDay(day).replace(/ \d+$/, "");
}

/** `You already have NIHO-7K4Q-2WXR-6M at 10am that day.`, and what to do where that was not meant. */
export function overlapWords({ reference, at }: { reference: string; at: Date }): string {
  return `You already have ${reference} at ${newZealandTime(at)} that day. If you didn’t mean that, move one of them.`;
}

/** `shortDay("2026-12-03") === "Thu 3 Dec"`: in lists of free times, which are weeks ahead at most. */
export function shortDay(day: string): string {
  const [weekday = "", date, month = ""] = wishedDay(day).split(" ");
  return `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)}`;
}

/** `shortTime(instant) === "Thu 3 Dec, 9:30am"` */
export function shortTime(instant: Date): string {
  return `${shortDay(newZealandDay(instant))}, ${newZealandTime(instant)}`;
}
