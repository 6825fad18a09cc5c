/**
 * Whether a text only stands where a value is missing: what a failed formula shows, `N/A`, a dash, what a program writes
 * for nothing, what someone typed to try the form. `Nan` is a woman’s name and `Test Valley Dental` a practice.
 *
 * `isNoValue("#REF!")`, `isNoValue("n/a")`, `!isNoValue("Nan")`
 */
export function isNoValue(text: string): boolean {
  if (isSpreadsheetError(text)) return true;
  const bare = text.normalize("NFKC").trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return bare !== "";
  const words = bare.split(/[\s,;]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return isPlaceholder(bare) || words.every(isPlaceholder);
}

/** `#REF!` and its like in Excel and LibreOffice, and the signs that fill a column too narrow for its date. */
export function isSpreadsheetError(text: string): boolean {
  return /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA|ERROR!)|^\s*(?:Err:\d{3}|#{3,})\s*$/i.test(
    text,
  );
}

const PLACEHOLDERS: ReadonlySet<string> = new Set([
  ..."na|none|nil|null|undefined|nan|tbc|tba|tbd|unknown|not known|not applicable|not available|not stated|not given".split(
    "|",
  ),
  ..."not provided|not specified|no data|no value|missing|blank|empty|object object|to be confirmed|to be advised".split(
    "|",
  ),
  ..."test|testing|sample|example|dummy|placeholder|asdf|todo".split("|"),
]);

/** Short words that are people’s names too when they are written like one. */
const NAMES: ReadonlySet<string> = new Set(["Na", "Nan", "Null"]);

function isPlaceholder(text: string): boolean {
  const bare = text.replaceAll(/[^\p{L}\p{N}\s]+/gu, "").trim();
  if (NAMES.has(text)) return false;
  const folded = bare.toLowerCase().replaceAll(/\s+/g, " ");
  return PLACEHOLDERS.has(folded) || /^x{2,}$/.test(folded);
}
