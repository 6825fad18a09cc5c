import { placeBySlug } from "#content/places.ts";
import { findPractice } from "#database/practices.ts";
import { listInWords } from "#domain/lists.ts";
import { hoursInShort, openingHoursSpecification } from "#domain/opening-hours.ts";
import { WEEKDAYS } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practice.ts";
import { practicePath } from "../links.ts";
import type { Services } from "../services.ts";
import { isAskedByPhone, takesRequests } from "../ui/asking.ts";
import { whatBecomesOfIt } from "../ui/request-words.ts";

/** The practice that a visitor chose on its profile or card, as the form shows it. */
export type AskedPractice = {
  id: string;
  name: string;
  path: string;
  suburb: string;
  /** As it is shown: `Whangārei`. */
  place: string;
  /** When it is open, and on which days of a week it is closed; null where that is not stated. */
  hours: { inShort: string; closed: string | null } | null;
  /** Where no request can reach it: the number to call, or empty. */
  call?: string;
  /** What becomes of the request, where our staff have to ring the practice. */
  passedOn?: string;
} & Pick<Practice, "newPatients" | "isSample">;

/** `unlisted`: no practice has this id (any more). `unavailable`: the database cannot be read now. */
export type PracticeLookup = AskedPractice | "none" | "unlisted" | "unavailable";

/** `id` as it came: from an address or a form. */
export async function findAskedPractice(
  { database: { read }, log, routing }: Pick<Services, "database" | "log" | "routing">,
  id: string,
): Promise<PracticeLookup> {
  if (id === "") return "none";
  if (!/^[1-9]\d{0,14}$/.test(id)) return "unlisted";
  try {
    const practice = await findPractice(read, Number(id));
    if (!practice) return "unlisted";
    const { name, suburb, place, phone, newPatients, isSample } = practice;
    const path = practicePath(practice);
    const hours = hoursOf(practice.openingHours);
    return {
      id: String(practice.id),
      name,
      path,
      suburb,
      place: placeBySlug(place).name,
      hours,
      newPatients,
      isSample,
      ...(isAskedByPhone(practice, routing)
        ? { call: phone }
        : !takesRequests(practice) && { passedOn: whatBecomesOfIt(practice, routing) }),
    };
  } catch (error) {
    log({ event: "lookup failed", of: "practice", error });
    return "unavailable";
  }
}

/** `{ inShort: "Mon–Fri 8am–6pm", closed: "Saturdays and Sundays" }` */
function hoursOf(openingHours: string): AskedPractice["hours"] {
  const open = new Set(openingHoursSpecification(openingHours).flatMap(({ dayOfWeek }) => dayOfWeek));
  if (open.size === 0) return null;
  const closed = WEEKDAYS.filter((day) => !open.has(day)).map((day) => `${day}s`);
  return {
    inShort: hoursInShort(openingHours),
    closed: closed.length > 0 ? listInWords(closed) : null,
  };
}
