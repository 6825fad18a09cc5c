/**
 * The emergency page as a browser keeps it for when there is no network. Runs in the visitor's browser, in a worker
 * without React: it knows the page by the marks that `offline-note.tsx` puts into it.
 */
/** Of the note that says how old the page is, hidden while the page comes from us. */
export const NOTE_ID = "kept-note";
/** Of the note beside the choice of a town, hidden likewise. */
export const TOWN_NOTE_ID = "kept-town-note";
/** Of the empty element in the first note where the time goes. */
export const SAVED_ID = "kept-since";

const HIDDEN_NOTES = [NOTE_ID, TOWN_NOTE_ID].map(
  (id) => new RegExp(`(<[a-z]+ [^<>]*id="${id}"[^<>]*?) hidden=""`),
);
const EMPTY_TIME = new RegExp(`(<[a-z]+ id="${SAVED_ID}">)(</)`);
const FILES_NAMED = /"(\/assets\/[^"#]+\.(?:css|woff2|svg))["#]/g;

/**
 * Whether the page can be shown without a network: it can be told how old it is, and each file that it names is among
 * those kept. A page of a newer build is not, and waits for that build's worker.
 */
export function isKeepable(html: string, files: ReadonlySet<string>): boolean {
  const named = [...html.matchAll(FILES_NAMED)].map(([, file]) => file!);
  const marks = [...HIDDEN_NOTES, EMPTY_TIME];
  return marks.every((mark) => mark.test(html)) && named.every((file) => files.has(file));
}

/** The page with its notes shown: `savedAt` by our clock, `now` by the visitor's. */
export function asKept(html: string, savedAt: Date, now: Date): string {
  const time = `<time datetime="${savedAt.toISOString()}">${onTheClock(savedAt)}</time>${ageInWords(savedAt, now)}`;
  const shown = HIDDEN_NOTES.reduce((page, note) => page.replace(note, "$1"), html);
  return shown.replace(EMPTY_TIME, `$1${time}$2`);
}

/** As `domain/nz-time.ts` says it, which needs Temporal: not every visitor's browser has it. */
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
function onTheClock(instant: Date): string {
  const parts = new Map(IN_WORDS.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const hour = part("hour") + (part("minute") === "00" ? "" : `:${part("minute")}`);
  const half = part("dayPeriod").replace(/[^a-z]/gi, "");
  const time = (hour + half).toLowerCase();
  const day = `${part("weekday")} ${part("day")} ${part("month")} ${part("year")}`;
  return `${day}, ${time === "12pm" ? "12 noon" : time} NZ time`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `, 2 hours ago`; nothing where the visitor's clock says that it has not been yet. */
function ageInWords(savedAt: Date, now: Date): string {
  const age = now.getTime() - savedAt.getTime();
  if (age < 0) return "";
  const ago = new Intl.RelativeTimeFormat("en-NZ");
  if (age < MINUTE) return ", less than a minute ago";
  if (age < HOUR) return `, ${ago.format(-Math.floor(age / MINUTE), "minute")}`;
  if (age < DAY) return `, ${ago.format(-Math.floor(age / HOUR), "hour")}`;
  return `, ${ago.format(-Math.floor(age / DAY), "day")}`;
}
