/**
 * The minutes past the hour at which "Open now" or "Opens 8am" can turn into something else, for all of these opening
 * hours: those of their clock times, and the full hour, on which midnight and both changes of the clocks fall.
 * Most of a country's hours turn at 0, 15, 30 and 45. Hours that are written in another way than `08:30` can turn at
 * any minute.
 *
 * `openingChangeMinutes(["Mo-Fr 08:30-17:00", "24/7"])` → `[0, 30]`
 */
export function openingChangeMinutes(openingHours: Iterable<string>): readonly number[] {
  const minutes = new Set([0]);
  for (const text of openingHours) {
    const plain = text.replaceAll(/"[^"]*"/g, "");
    if (OTHER_CLOCK.test(plain)) return EVERY_MINUTE;
    for (const [, past] of plain.matchAll(/\d{1,2}:(\d{2})/g)) minutes.add(Number(past) % 60);
  }
  return [...minutes].toSorted((a, b) => a - b);
}

/** `8am`, `8.30`, `8h30`, `0830`: what the library reads as times too. */
const OTHER_CLOCK = /\d\s*[ap]\.?m|\d\.\d|\dh\d?|(?<![\d:])\d{4}-\d{4}/i;

/** Of hours that are not known, or written in a way that may name any minute. */
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
