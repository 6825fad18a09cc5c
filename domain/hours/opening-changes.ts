/**
 * The minutes past the hour at which "Open now" or "Opens 8am" can turn into something else, for all of these opening
 * hours: those of their clock times, and the full hour, on which midnight and both changes of the clocks fall.
 * Most of a country's hours turn at 0, 15, 30 and 45.
 *
 * `openingChangeMinutes(["Mo-Fr 08:30-17:00", "24/7"])` → `[0, 30]`
 */
export function openingChangeMinutes(openingHours: Iterable<string>): readonly number[] {
  const minutes = new Set([0]);
  for (const text of openingHours) {
    for (const [, past] of text.matchAll(/:(\d{2})/g)) minutes.add(Number(past));
  }
  return [...minutes].toSorted((a, b) => a - b);
}

/** Where the hours are not known yet. */
export const EVERY_MINUTE: readonly number[] = Array.from({ length: 60 }, (_, minute) => minute);

/**
 * The first of these minutes after an instant. Pacific/Auckland is whole hours from UTC, so its minutes equal UTC's.
 *
 * `nextOpeningChange([0, 30], new Date("2026-11-20T00:10:00Z"))` is 00:30.
 */
export function nextOpeningChange(minutes: readonly number[], instant: Date): Date {
  const minute = 60_000;
  const hour = 60 * minute;
  const time = instant.getTime();
  const full = Math.floor(time / hour) * hour;
  const turns = [...minutes, 60 + (minutes[0] ?? 0)].map((past) => full + past * minute);
  return new Date(turns.find((turn) => turn > time)!);
}
