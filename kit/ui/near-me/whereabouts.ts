import type { Position } from "#domain/distance.ts";
import { isInNewZealand, roundedPosition } from "#domain/near.ts";

/** Why there is not a position to use. */
export type Nowhere = "refused" | "unavailable" | "timeout" | "abroad";

/** Milliseconds, counted from the permission. */
const TIMEOUT = 10_000;
/** Milliseconds for which a position the device found before is still used. */
const MAX_AGE = 300_000;

/** The device's position, rounded to about a kilometre: nothing more exact leaves this function. */
export function findMe(): Promise<Position | Nowhere> {
  return new Promise((resolve) => {
    // Absent outside a secure context.
    if (!("geolocation" in navigator)) return resolve("unavailable");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = roundedPosition(coords);
        resolve(isInNewZealand(position) ? position : "abroad");
      },
      ({ code }) => resolve(REASONS[code] ?? "unavailable"),
      { enableHighAccuracy: false, timeout: TIMEOUT, maximumAge: MAX_AGE },
    );
  });
}

/** Codes of `GeolocationPositionError` (W3C Geolocation). */
const REASONS: Readonly<Record<number, Nowhere>> = { 1: "refused", 2: "unavailable", 3: "timeout" };
