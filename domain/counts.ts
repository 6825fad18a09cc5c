/** `formatCount(1240) === "1,240"`. One formatter for all: making one costs more than a whole card. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** `dentistsInWords(1) === "1 dentist"` · `dentistsInWords(1240) === "1,240 dentists"` */
export function dentistsInWords(count: number): string {
  return count === 1 ? "1 dentist" : `${formatCount(count)} dentists`;
}

/** `practicesInWords(1) === "1 practice"` · `practicesInWords(1240) === "1,240 practices"` */
export function practicesInWords(count: number): string {
  return count === 1 ? "1 practice" : `${formatCount(count)} practices`;
}

const counts = new Intl.NumberFormat("en-NZ");
