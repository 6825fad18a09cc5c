/**
 * `formatCount(1240) === "1,240"`. One formatter for all: making one costs more than a whole card. Below a thousand there
 * is nothing to format, and a page of the directory says thirty such counts.
 */
export function formatCount(count: number): string {
  return Number.isInteger(count) && count >= 0 && count < 1_000 ? String(count) : counts.format(count);
}

/** `countInWords(1, "article") === "1 article"` · `countInWords(1240, "article") === "1,240 articles"` */
export function countInWords(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${one}s`;
}

/** `dentistsInWords(1) === "1 dentist"` · `dentistsInWords(1240) === "1,240 dentists"` */
export function dentistsInWords(count: number): string {
  return countInWords(count, "dentist");
}

/** `dentistsOrNone(0) === "No dentists"` · `dentistsOrNone(1) === "1 dentist"` */
export function dentistsOrNone(count: number): string {
  return count === 0 ? "No dentists" : dentistsInWords(count);
}

/** `practicesInWords(1) === "1 practice"` · `practicesInWords(1240) === "1,240 practices"` */
export function practicesInWords(count: number): string {
  return countInWords(count, "practice");
}

/** `reviewsInWords(1) === "1 review"` · `reviewsInWords(1324) === "1,324 reviews"` */
export function reviewsInWords(count: number): string {
  return countInWords(count, "review");
}

/** `appointmentsAndCallers(3, 1) === "3 appointments and 1 person who phoned"` */
export function appointmentsAndCallers(appointments: number, callers: number): string {
  return [
    ...(appointments > 0 ? [countInWords(appointments, "appointment")] : []),
    ...(callers > 0
      ? [callers === 1 ? "1 person who phoned" : `${formatCount(callers)} people who phoned`]
      : []),
  ].join(" and ");
}

const counts = new Intl.NumberFormat("en-NZ");
