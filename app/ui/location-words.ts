import type { Location } from "#content/vocabulary.ts";

/** `Wellington`, or `places with “on” in their name`. */
export function locationInWords({ text, places }: Location): string {
  return places.length === 1 ? places[0]!.name : `places with “${text.replaceAll("-", " ")}” in their name`;
}
