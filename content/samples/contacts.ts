/** Words that every practice has in its name, and none in its address on the web. */
const COMMON_WORDS = new Set([
  "dental",
  "care",
  "dentists",
  "centre",
  "family",
  "practice",
  "studio",
  "rooms",
  "surgery",
]);

/** Prime, so that stepping by it visits every number once before any comes again. */
const STEP = 611_953;
const NUMBERS = 1_000_000;

/**
 * The n-th sample number of an area: `(09) 012 3456`.
 * New Zealand assigns no subscriber number that begins with 0, so it rings nowhere; a million differ.
 */
export function samplePhone(areaCode: string, index: number): string {
  const digits = String((123_456 + index * STEP) % NUMBERS).padStart(6, "0");
  return `(${areaCode}) 0${digits.slice(0, 2)} ${digits.slice(2)}`;
}

/** `karakalane.example`: under a domain that is kept for examples, and given to nobody else before. */
export function sampleDomain(slug: string, placeSlug: string, id: number, taken: Set<string>): string {
  const words = slug.split("-");
  const telling = words.filter((word) => !COMMON_WORDS.has(word)).join("");
  let label = telling === "" || taken.has(telling) ? words.join("") : telling;
  if (taken.has(label)) label = `${label}-${placeSlug}`;
  if (taken.has(label)) label = `${label}-${id}`;
  taken.add(label);
  return `${label}.example`;
}
