/**
 * Whether a text only stands where a value is missing: what a failed formula shows, `N/A`, a dash, what a program writes
 * for nothing, what someone typed to try the form. `Nan` is a woman’s name and `Test Valley Dental` a practice.
 *
 * `isNoValue("#REF!")`, `isNoValue("n/a")`, `!isNoValue("Nan")`
 */
export function isNoValue(text: string): boolean {
  if (isSpreadsheetError(text) || isMadeByProgram(text)) return true;
  if (text.length > LONGEST_PLACEHOLDER) return false;
  const bare = text.normalize("NFKC").trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return bare !== "";
  const words = bare.split(/[\s,;]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return isPlaceholder(bare) || words.every(isPlaceholder);
}

/** Whether a text says that there is nothing: `N/A` and a dash do, but `unknown`, `TBC` and `?` may hide something. */
export function isMissing(text: string): boolean {
  const bare = text.normalize("NFKC").trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return /^[-–—.\s]+$/.test(bare);
  return MISSING.has(foldedWord(bare));
}

/** `#REF!` and its like in Excel and LibreOffice, and the signs that fill a column too narrow for its date. */
export function isSpreadsheetError(text: string): boolean {
  return /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA|ERROR!)|^\s*(?:Err:\d{3}|#{3,})\s*$/i.test(
    text,
  );
}

const LONGEST_PLACEHOLDER = 80;
const LONGEST_LINE = 200;

/** `${number} ${street}` of what has no number is `undefined Queen Street`. */
function isMadeByProgram(text: string): boolean {
  return (
    text.length <= LONGEST_LINE && /(?:^|[\s,])(?:undefined|NaN)(?:[\s,]|$)|\[object Object\]/.test(text)
  );
}

const MISSING: ReadonlySet<string> = new Set(
  "na|none|nil|null|undefined|nan|not applicable|no data|no value|blank|empty".split("|"),
);

const PLACEHOLDERS: ReadonlySet<string> = new Set([
  ...MISSING,
  ..."tbc|tba|tbd|unknown|not known|not available|not stated|not given|not provided|not specified".split("|"),
  ..."missing|object object|to be confirmed|to be advised|test|testing|sample|example|dummy".split("|"),
  ..."placeholder|asdf|todo".split("|"),
]);

/** Short words that are people’s names too when they are written like one. */
const NAMES: ReadonlySet<string> = new Set(["Na", "Nan", "Null"]);

function isPlaceholder(text: string): boolean {
  if (NAMES.has(text)) return false;
  const folded = foldedWord(text);
  return PLACEHOLDERS.has(folded) || /^x{2,}$/.test(folded);
}

function foldedWord(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N}\s]+/gu, "")
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, " ");
}
