import { formatDay } from "#domain/nz-time.ts";
import { fold } from "#domain/text.ts";
import { CLOSING_COLUMNS, OPENING_COLUMNS, RUNNING_COLUMNS, STATUS_COLUMNS } from "./columns.ts";
import { fileDays } from "./file-day.ts";
import { isNo, isYes, type Refusal, type Row } from "./row.ts";

/**
 * Why a row is not listed because it says that the practice is closed or not open yet, or says something of it that
 * cannot be read: a closed practice that is listed sends a person in pain to a closed door. Null where nothing says so.
 */
export function closureIn(row: Row): Refusal | null {
  return (
    first(CLOSING_COLUMNS, (field) => closingIn(row, field)) ??
    first(RUNNING_COLUMNS, (field) => standstillIn(row, field)) ??
    first(STATUS_COLUMNS, (field) => statusIn(row, field)) ??
    first(OPENING_COLUMNS, (field) => openingIn(row, field)) ??
    closureInWords(row)
  );
}

function first<Field>(fields: readonly Field[], read: (field: Field) => Refusal | null): Refusal | null {
  for (const field of fields) {
    const found = read(field);
    if (found) return found;
  }
  return null;
}

/** A spreadsheet and a database write such a day for none. */
const NO_DAY = /^(?:0000-00-00|0?0\/0?[01]\/(?:0000|1900))/;

function closingIn({ cell, warn, today }: Row, field: string): Refusal | null {
  const said = cell(field);
  if (said === "" || isNo(said) || NO_DAY.test(said) || RUNNING.test(fold(said))) return null;
  if (isYes(said) || CLOSED.test(fold(said))) return gone(`closed (${field}=${said})`, field, said);
  const days = fileDays(said);
  if (!days)
    return unread(
      `${field} “${said}” cannot be read: write the day like 2026-11-02, or leave it empty`,
      field,
      said,
    );
  if (days.last <= today)
    return gone(
      days.first === days.last ? `closed since ${days.first}` : `closed (${field}=${said})`,
      field,
      said,
    );
  if (days.first <= today)
    return unread(`${field} “${said}” has begun and is not over: write the day like 2026-11-02`, field, said);
  warn(field, said, "is still to come: they stay listed until a later import says that they are closed", {
    isKept: true,
  });
  return null;
}

function standstillIn({ cell }: Row, field: string): Refusal | null {
  const said = cell(field);
  if (said === "" || isYes(said) || RUNNING.test(fold(said))) return null;
  if (isNo(said) || CLOSED.test(fold(said))) return gone(`closed (${field}=${said})`, field, said);
  return unread(`${field} “${said}” is not yes or no`, field, said);
}

const RUNNING =
  /^(?:operational|operating|open|opened|active|trading|running|current|currently open|live|in operation|in business|in use|still (?:open|there)|not closed|registered|open 24 hours|never|present|ongoing)$/;
/** Matches text that `fold` has already put in lower case without macrons. */
const CLOSED =
  /closed|closing|closure|shut|ceased|inactive|defunct|disused|abandoned|demolished|destroyed|vacant|removed|deleted|deregistered|dissolved|liquidat|suspended|not (?:open|operat|trading|active)|no longer|out of business|struck off|moved|relocated|merged|former|gone/;
const NOT_YET = /construction|planned|proposed|future|soon|not yet/;

function statusIn({ cell, warn }: Row, field: (typeof STATUS_COLUMNS)[number]): Refusal | null {
  const said = cell(field);
  const folded = fold(said);
  if (said === "" || isYes(said) || RUNNING.test(folded)) return null;
  if (isNo(said) || CLOSED.test(folded) || NOT_YET.test(folded))
    return gone(`closed (${field}=${said})`, field, said);
  if (field !== "status") return unread(`${field} “${said}” does not say whether they are open`, field, said);
  warn(field, said, "does not say whether they are open: they are listed", { isKept: true });
  return null;
}

function openingIn({ cell, warn, today }: Row, field: string): Refusal | null {
  const said = cell(field);
  if (said === "") return null;
  const days = fileDays(said);
  if (days && days.first > today) {
    const when = days.first === days.last ? formatDay(days.first) : said;
    return gone(`not open before ${when}`, field, said);
  }
  if (!days || days.last > today)
    warn(field, said, "might be still to come: they are listed as open", { isKept: true });
  return null;
}

const HOURS_OF_CLOSED =
  /^(?:off|(?:permanently |temporarily )?closed|closed (?:permanently|temporarily|down|for good|until further notice))(?:\s*["“].*)?$/i;
/** The word in any form: what it says of a practice, a person decides. */
const NAME_OF_CLOSED =
  /(?<!\p{L})(?:closed|closing|closes|closure|shut|ceased)(?!\p{L})|no longer (?:open|operating|trading)/iu;

function closureInWords({ cell }: Row): Refusal | null {
  const [hours, name] = [cell("opening_hours"), cell("name")];
  if (HOURS_OF_CLOSED.test(hours)) return gone(`closed (opening_hours=${hours})`, "opening_hours", hours);
  if (!NAME_OF_CLOSED.test(name)) return null;
  return gone(
    "is held back: its name says that it closed or will close. If it’s open, take that out of the name",
    "name",
    name,
  );
}

function gone(refused: string, field: string, value: string): Refusal {
  return { refused, field, value, isClosed: true };
}

/** What is listed stays so: the row does not say that it is closed. */
function unread(refused: string, field: string, value: string): Refusal {
  return { refused, field, value };
}
