/**
 * The number at the start of an address: `idIn("12-harbour-steps-dental") === 12`. Nine digits at most, which is within
 * what both databases can look for.
 */
export function idIn(text: string): number | undefined {
  const digits = /^(\d{1,9})(?:-|$)/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
