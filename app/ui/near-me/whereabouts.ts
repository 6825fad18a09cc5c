import type { Position } from "#domain/distance.ts";
import { isInNewZealand, roundedPosition } from "#domain/near.ts";

/** Why there is no position. */
export type Nowhere = "refused" | "unavailable" | "timeout" | "abroad";

/** Milliseconds, from the moment on that somebody has agreed. */
const TIMEOUT = 10_000;
/** A position that the device found so long ago, in milliseconds, is as good as a new one. */
const STILL_GOOD = 300_000;

/** Where the device is, to about a kilometre: nothing more exact leaves this function. */
export function findMe(): Promise<Position | Nowhere> {
  return new Promise((resolve) => {
    // Browsers leave it out, or refuse, where the connection is not secure.
    if (!("geolocation" in navigator)) return resolve("unavailable");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = roundedPosition(coords);
        resolve(isInNewZealand(position) ? position : "abroad");
      },
      ({ code }) => resolve(REASONS[code] ?? "unavailable"),
      { enableHighAccuracy: false, timeout: TIMEOUT, maximumAge: STILL_GOOD },
    );
  });
}

/** The codes of the W3C's Geolocation API. */
const REASONS: Readonly<Record<number, Nowhere>> = { 1: "refused", 2: "unavailable", 3: "timeout" };
