import { DAY, HOUR, MINUTE } from "#domain/durations.ts";

/**
 * Changes the saved emergency page for use without a connection. It runs in a service worker, without React or a DOM, and
 * finds its places in the HTML by the ids that `offline-note.tsx` renders.
 */
/** Id of the note that says how old the page is; hidden while the page comes from the server. */
export const NOTE_ID = "offline-note";
/** Id of the note beside the choice of a town, hidden likewise. */
export const TOWN_NOTE_ID = "offline-town-note";
/** Id of the empty element in the first note for the time. */
export const SAVED_ID = "offline-saved-at";

const HIDDEN_NOTES = [NOTE_ID, TOWN_NOTE_ID].map(
  (id) => new RegExp(`(<[a-z]+ [^<>]*id="${id}"[^<>]*?) hidden=""`),
);
const EMPTY_TIME = new RegExp(`(<[a-z]+ id="${SAVED_ID}">)(</)`);
const FILES_NAMED = /"(\/assets\/[^"#]+\.(?:css|svg))["#]/g;

/**
 * Whether the page works without a connection: its notes and the place for the time are there, and every file that it
 * names is saved. A page of a newer build names other files and waits for that build's worker.
 */
export function canBeSaved(html: string, files: ReadonlySet<string>): boolean {
  const named = [...html.matchAll(FILES_NAMED)].map(([, file]) => file!);
  const marks = [...HIDDEN_NOTES, EMPTY_TIME];
  return marks.every((mark) => mark.test(html)) && named.every((file) => files.has(file));
}

/** The page with its notes shown. `savedAt` is by the server's clock, `now` by the visitor's. */
export function withOfflineNotes(html: string, savedAt: Date, now: Date): string {
  const time = `<time datetime="${savedAt.toISOString()}">${formatInstant(savedAt)}</time>${ageInWords(savedAt, now)}`;
  const shown = HIDDEN_NOTES.reduce((page, note) => page.replace(note, "$1"), html);
  return shown.replace(EMPTY_TIME, `$1${time}$2`);
}

/** The words of `domain/nz-time.ts`, which needs Temporal: not every browser has it yet. */
const IN_WORDS = new Intl.DateTimeFormat("en-NZ", {
  timeZone: "Pacific/Auckland",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h12",
});

/** `Friday 20 November 2026, 1:30pm NZ time` */
function formatInstant(instant: Date): string {
  const parts = new Map(IN_WORDS.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const hour = part("hour") + (part("minute") === "00" ? "" : `:${part("minute")}`);
  const half = part("dayPeriod").replace(/[^a-z]/gi, "");
  const time = (hour + half)
    .toLowerCase()
    .replace(/^12am$/, "midnight")
    .replace(/^12pm$/, "12 noon");
  const day = `${part("weekday")} ${part("day")} ${part("month")} ${part("year")}`;
  return `${day}, ${time} NZ time`;
}

/** `, 2 hours ago`; empty when the visitor's clock is behind `savedAt`. */
function ageInWords(savedAt: Date, now: Date): string {
  const age = now.getTime() - savedAt.getTime();
  if (age < 0) return "";
  const ago = new Intl.RelativeTimeFormat("en-NZ");
  if (age < MINUTE) return ", less than a minute ago";
  if (age < HOUR) return `, ${ago.format(-Math.floor(age / MINUTE), "minute")}`;
  if (age < DAY) return `, ${ago.format(-Math.floor(age / HOUR), "hour")}`;
  return `, ${ago.format(-Math.floor(age / DAY), "day")}`;
}
