import { regionNamed } from "#content/regions.ts";
import type { Location } from "#content/vocabulary.ts";

/** `Wellington`, `Hawke’s Bay`, or `places with “on” in their name`. */
export function locationInWords({ text, places }: Location): string {
  if (places.length === 1) return places[0]!.name;
  return regionNamed(text)?.name ?? `places with “${text.replaceAll("-", " ")}” in their name`;
}
