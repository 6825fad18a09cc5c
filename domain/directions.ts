import type { Position } from "./distance.ts";

/**
 * A map with the way there, from wherever the visitor is. Google's documented address is the one that opens a map
 * application on Android and iOS and a page everywhere else; a `geo:` address does nothing on desktops and iPhones.
 * Google gets no request before the link is followed.
 */
export function directionsHref({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;
}
