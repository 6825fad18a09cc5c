import { ZONE } from "../nz-time.ts";

const CHATHAM = "Pacific/Chatham";

/** Whose clocks a region of holidays goes by. `zoneOfRegion("CIT") === "Pacific/Chatham"`: 45 minutes ahead of the rest. */
export function zoneOfRegion(holidayRegion: string): string {
  return holidayRegion === "CIT" ? CHATHAM : ZONE;
}

/**
 * The instant at which clocks in a practice's zone show what ours show at another. Its times are kept as its own clocks
 * show them, as if those were ours: nine is nine on every page of it. Only what leaves for other clocks, or comes from
 * them, needs the instant itself.
 *
 * `instantThere(new Date("2026-12-01T20:30:00Z"), "Pacific/Chatham")` is 9:30am there, `2026-12-01T19:45:00Z`
 */
export function instantThere(at: Date, zone: string): Date {
  return sameWall(at, ZONE, zone);
}

/** The other way round: `keptAt(new Date("2026-12-01T19:45:00Z"), "Pacific/Chatham")` is `2026-12-01T20:30:00Z`. */
export function keptAt(instant: Date, zone: string): Date {
  return sameWall(instant, zone, ZONE);
}

function sameWall(instant: Date, from: string, to: string): Date {
  if (from === to) return instant;
  const wall = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(from)
    .toPlainDateTime();
  return new Date(wall.toZonedDateTime(to).epochMilliseconds);
}
