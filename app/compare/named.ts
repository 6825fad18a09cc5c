import { findPlace, PLACES } from "#content/places.ts";
import type { Place } from "#domain/places.ts";
import type { PriceTier } from "#domain/practice.ts";
import { fold } from "#domain/text.ts";
import { TREATMENTS, type TreatmentSlug } from "#domain/treatments.ts";

/** The place of that name in any spelling, or else all whose English names contain it; none for nonsense. */
export function placesNamed(text: string): readonly Place[] {
  const wanted = fold(text);
  const exact = findPlace(text);
  if (exact || wanted === "") return exact ? [exact] : [];
  return PLACES.filter(({ name }) => fold(name).includes(wanted));
}

/** The treatment of that name in any spelling. */
export function treatmentSpelled(text: string): TreatmentSlug | null {
  const wanted = fold(text);
  const isWanted = (name: string) => fold(name) === wanted;
  return (
    TREATMENTS.find((one) => [one.slug, one.name, ...one.spellings].some((name) => isWanted(name)))?.slug ??
    null
  );
}

/** The same, or else the first whose name contains it. */
export function treatmentNamed(text: string): TreatmentSlug | null {
  const wanted = fold(text);
  if (wanted === "") return null;
  return treatmentSpelled(text) ?? TREATMENTS.find(({ name }) => fold(name).includes(wanted))?.slug ?? null;
}

/** `$$` and `2` mean the same. Nothing else does: the price matches exactly (specification, section 5). */
export function priceTierNamed(text: string): PriceTier | null {
  const tier = /^\${1,3}$/.test(text) ? text.length : Number(text);
  return tier === 1 || tier === 2 || tier === 3 ? tier : null;
}
