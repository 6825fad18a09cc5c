import { busySpansAt } from "#database/free-times/calendar-feeds.ts";
import type { Database } from "#database/database.ts";
import { askedBecauseWrong, findFreeTimes } from "#database/free-times/free-times.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { BookingAtOnce } from "../services.ts";
import { findPracticeTimes } from "./practice-times.ts";

/** What patients can do with a practice's free times now, and why where that isn't what the practice chose. */
export type PatientsDo =
  /** The practice has stated no times yet. */
  | "unsaid"
  | "off"
  | "book"
  | "ask"
  /** They ask, because the practice's calendar is silent or can't be read. */
  | "ask-calendar"
  /** They ask, because its calendar was wrong three times in 30 days. */
  | "ask-wrong"
  /** They ask, because of something on our side, or because ten were booked within the hour. */
  | "ask-for-now";

/** The one answer for all pages of the practice: `await patientsDo(services, practice, now)` → `"ask-calendar"` */
export async function patientsDo(
  services: BookingAtOnce & {
    database: Pick<Database, "read">;
  },
  practice: Practice,
  now: Date,
): Promise<PatientsDo> {
  const { read } = services.database;
  const stated = await findFreeTimes(read, practice.id);
  if (!stated) return "unsaid";
  if (stated.state === "off") return "off";
  if (askedBecauseWrong(stated)) return "ask-wrong";
  if (stated.state === "asked") return "ask";
  if (!(await busySpansAt(read, practice.id, now)).isFresh) return "ask-calendar";
  const times = await findPracticeTimes(read, services, practice, { now });
  return times?.isInstant ? "book" : "ask-for-now";
}

/** What patients can do, in a sentence for the practice. */
export const PATIENTS_DO: Readonly<Record<PatientsDo, string>> = {
  unsaid: "Patients can’t book online yet, because you haven’t set any times.",
  off: "Patients don’t see these times.",
  book: "Patients can book these times now.",
  ask: "Patients can ask for these times now.",
  "ask-calendar":
    "We can’t rely on your calendar just now. Patients can ask you for a time, but can’t book one until we can read it again.",
  "ask-wrong":
    "Patients can only ask for these times now, because your calendar was wrong three times in 30 days.",
  "ask-for-now":
    "Patients can only ask for these times just now. We’ll let them book again as soon as we can.",
};
