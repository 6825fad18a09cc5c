import { stringify } from "csv-stringify/sync";
import { cellText, type Value } from "./columns.ts";

/** The byte order mark that tells Excel that a file is UTF-8. */
export const BOM = "\uFEFF";

/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP,
 * CSV injection), which `import` takes off again; numbers may begin with a minus.
 *
 * `csvLine(["=1+1", -41.3]) === "'=1+1,-41.3\r\n"`
 */
export function csvLine(values: readonly Value[]): string {
  // It quotes whole line ends by itself, and not half ones, at which spreadsheets end a row too.
  return stringify([values.map(spreadsheetCell)], { record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}

function spreadsheetCell(value: Value): string {
  const text = cellText(value);
  return typeof value !== "number" && FORMULA.test(text) ? `'${text}` : text;
}

/**
 * What a spreadsheet may run: OWASP’s list, the wide signs of Chinese and Japanese keyboards among it, which Excel takes
 * for the narrow ones, and blanks before them. What begins with our apostrophes itself gets one more.
 */
const FORMULA = /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/** Whether the apostrophe at the beginning of a cell is one that `csvLine` has put there. */
export function isMarked(cell: string): boolean {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1));
}
