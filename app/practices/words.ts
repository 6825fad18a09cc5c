import type { Place } from "#domain/places.ts";
import type { Practice } from "#domain/practice.ts";

/** `Te Aro, Wellington`, but `Auckland Central` alone. */
export function localityOf({ suburb }: Practice, { name }: Place): string {
  return suburb.includes(name) ? suburb : `${suburb}, ${name}`;
}

/** Of the given and the last name: `initialsOf("Dr Mereana Te Rangi Walker") === "MW"` */
export function initialsOf(name: string): string {
  const parts = name.replace(/^(Dr|Prof|Mr|Mrs|Ms|Mx)\.? /, "").split(/\s+/);
  return [parts[0], parts.length > 1 ? parts.at(-1) : ""].map((part) => part?.at(0) ?? "").join("");
}

/**
 * A map with the way there, from wherever the visitor is. A plain `https` address: phones with a map application for
 * it offer that, everything else opens the website. A `geo:` address would do nothing on desktops and iPhones.
 */
export function directionsHref({ latitude, longitude }: Pick<Practice, "latitude" | "longitude">): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=16/${latitude}/${longitude}`;
}

/** Until there is a contact form for it; the practice is named so that nobody has to ask which. */
export function reportHref({ id, name }: Practice, email: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Mistake in listing ${id}: ${name}`)}`;
}
