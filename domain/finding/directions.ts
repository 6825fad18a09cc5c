import type { Position } from "./distance.ts";

/**
 * A map with the way there, from wherever the visitor is. Google's documented address is the one that opens a map
 * application on Android and iOS and a page everywhere else; a `geo:` address does nothing on desktops and iPhones.
 * Google gets no request before the link is followed.
 */
export function directionsHref({ latitude, longitude }: Position): string {
  return directionsHrefTo(`${latitude},${longitude}`);
}

/**
 * Leads to a practice: to its position or, where only that of its town is known, to its address. Null where neither
 * is stated, since the middle of a town is not where the practice is.
 */
export function directionsToPractice(
  practice: Position & { position: "exact" | "town"; address: string; suburb: string },
  town: string,
): string | null {
  if (practice.position === "exact") return directionsHref(practice);
  if (practice.address === "") return null;
  const parts = [practice.address, practice.suburb, town, "New Zealand"];
  return directionsHrefTo(parts.filter((part) => part !== "").join(", "));
}

function directionsHrefTo(destination: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
