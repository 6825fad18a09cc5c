import { MINUTE } from "#domain/durations.ts";
import { newZealandDay, newZealandInstant, timeValue } from "#domain/nz-time.ts";
import type { BookingValues } from "#content/requests/fields.ts";

/** What the answer to "Choose a time" means. Programs that know of no free times send none. */
export type ChosenTime =
  | { kind: "none" }
  /** A free time, confirmed at once. */
  | { kind: "book"; at: Date }
  /** A free time that the practice confirms, or a time that the patient names by day and time. */
  | { kind: "ask"; at: Date | null }
  | { kind: "wrong" };

/** Asks for a day and a time of one's own. */
export const ANOTHER_TIME = "another";

/** The button that shows other days sends the first of them under this name, and the form is not sent. */
export const LATER_FIELD = "days-from";

/** That button’s value where the day stands in the field beside it. */
export const JUMP = "jump";
export const DAY_FIELD = "day-shown";

const ASKED = "ask ";

/** `readChosenTime("2026-12-02T20:30Z")` books that time, `"ask 2026-12-02T20:30Z"` asks for it. */
export function readChosenTime(text: string): ChosenTime {
  if (text === "") return { kind: "none" };
  if (text === ANOTHER_TIME) return { kind: "ask", at: null };
  const isAsked = text.startsWith(ASKED);
  const written = isAsked ? text.slice(ASKED.length) : text;
  const at = /^[\d-]+T\d\d:\d\d(:00(\.000)?)?Z$/.test(written) && newZealandInstant(written, "start");
  if (!at || at.getTime() % (5 * MINUTE) !== 0) return { kind: "wrong" };
  return { kind: isAsked ? "ask" : "book", at };
}

/** `chosenTimeValue({ kind: "book", at }) === "2026-12-02T20:30Z"` */
export function chosenTimeValue({ kind, at }: { kind: "book" | "ask"; at: Date }): string {
  return `${kind === "ask" ? ASKED : ""}${at.toISOString().slice(0, "2026-12-02T20:30".length)}Z`;
}

/** Contract, retention and lists go by day and time: a chosen time replaces the ones in the other fields. */
export function withChosenTime<Values extends WhenAsked>(values: Values): Values {
  const time = readChosenTime(values.chosenTime);
  if (!("at" in time) || !time.at) return values;
  return { ...values, preferredDate: newZealandDay(time.at), preferredTime: timeValue(time.at) };
}

/** The answers that say when. */
export type WhenAsked = Pick<BookingValues, "chosenTime" | "preferredDate" | "preferredTime">;
