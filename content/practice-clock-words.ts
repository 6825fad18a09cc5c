import { ZONE } from "#domain/nz-time.ts";
import { zoneOfPlace } from "./places.ts";

const NAME = "Chatham Islands time";

/** What follows a time of a practice whose clocks aren't those of the rest: `, Chatham Islands time`, or nothing. */
export function clockSuffix(place: string): string {
  return zoneOfPlace(place) === ZONE ? "" : `, ${NAME}`;
}

/** A line above several times of one practice: `Times are Chatham Islands time.` Null where its clocks are those of the rest. */
export function clockNote(place: string): string | null {
  return zoneOfPlace(place) === ZONE ? null : `Times are ${NAME}.`;
}
