import { parse } from "csv-parse/sync";
import { fold } from "#domain/text.ts";
import { COLUMNS, ID_ALIASES, ID_COLUMN, JUDGED_COLUMNS } from "./columns.ts";
import { SAMPLE_COLUMNS } from "./sample-of-row.ts";

/** Which column each header is; null for those that mean nothing here. */
export type HeaderReader = (header: readonly string[]) => (string | null)[];

/** `map` gives a column the header that the file has for it. A column’s own name counts more than another header for it. */
export function headerReader(map: ReadonlyMap<string, string>): HeaderReader {
  const exact = new Map<string, string>();
  const others = new Map<string, string>();
  for (const name of [...JUDGED_COLUMNS, ...SAMPLE_COLUMNS, ID_COLUMN]) exact.set(fold(name), name);
  for (const alias of ID_ALIASES) others.set(fold(alias), ID_COLUMN);
  for (const { name, aliases = [] } of COLUMNS) {
    exact.set(fold(name), name);
    for (const alias of aliases) others.set(fold(alias), name);
  }
  for (const [column, title] of map) exact.set(foldedTitle(title), column);
  return (header) => {
    const titles = header.map(foldedTitle);
    const named = new Set(titles.map((title) => exact.get(title)));
    const isExported = OF_AN_EXPORT.every((title) => titles.includes(title));
    const taken = new Set<string>();
    return titles.map((title) => {
      const other = isExported && OURS.has(title) ? undefined : others.get(title);
      const name = exact.get(title) ?? (other !== undefined && !named.has(other) ? other : undefined);
      if (name === undefined || taken.has(name)) return null;
      taken.add(name);
      return name;
    });
  };
}

/** Columns that stand together only in a file that `export` wrote. */
const OF_AN_EXPORT: readonly string[] = ["external id", "id", "sources"];

/** These columns of an export are the directory’s own, and no other headers for an id, a town or a website. */
const OURS: ReadonlySet<string> = new Set(["id", "place", "location", "url"]);

/** Programs write `isClosed` for `is_closed`. */
function foldedTitle(title: string): string {
  return fold(title.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2"));
}

/** Lines in which a header is looked for: a title and the day of the list may stand above it. */
export const LINES_ABOVE = 20;

/**
 * Which of the first rows of a file is its header: the one that has the name and most other columns. Null where none has
 * the name.
 */
export function headerAmong(rows: readonly (readonly string[])[], read: HeaderReader): number | null {
  const known = rows.map((row) => {
    const names = read(row);
    return names.includes("name") ? names.filter((name) => name !== null).length : 0;
  });
  const most = Math.max(0, ...known);
  return most === 0 ? null : known.indexOf(most);
}

/** `sep=;` in the first line says it, in quotes too; else the sign between the columns that are known, else the most frequent. */
export function detectDelimiter(
  beginning: string,
  read: HeaderReader,
): { delimiter: string; linesBefore: number } {
  const said = /^"?sep=([^"])"?[,;\t|]*\r?\n/i.exec(beginning);
  if (said) return { delimiter: said[1]!, linesBefore: 1 };
  const first = beginning.replaceAll(/"[^"]*"/g, "").split(/\r?\n|\r/)[0]!;
  const signs = [",", ";", "\t", "|"].map((sign) => ({
    sign,
    known: columnsKnown(beginning, sign, read),
    count: first.split(sign).length,
  }));
  const [likely] = signs.toSorted((a, b) => b.known - a.known || b.count - a.count);
  return { delimiter: likely!.sign, linesBefore: 0 };
}

function columnsKnown(beginning: string, delimiter: string, read: HeaderReader): number {
  try {
    const rows = parse(beginning, {
      delimiter,
      to: LINES_ABOVE,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    return Math.max(0, ...rows.map((row) => read(row).filter((name) => name !== null).length));
  } catch {
    return 0;
  }
}
