import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { fold } from "#domain/text.ts";
import { geoJsonRows, type OverpassAnswer, overpassRows } from "./map-rows.ts";
import { COLUMNS, ID_ALIASES, ID_COLUMN, JUDGED_COLUMNS } from "./columns.ts";
import { SAMPLE_COLUMNS } from "./sample-of-row.ts";

/** A row of a file as it stands there, its cells by the names of `COLUMNS`. */
export type FileRow = {
  /** The line on which it begins, or the number of the practice in a JSON file, from 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Why it is left out whole before its cells are looked at; null: it is not. */
  refused: string | null;
  /** It is refused because the file says that there is no such practice: it is closed, or no dentist's. */
  isClosed?: true;
  /** The day of its facts and its page in the source, where the file says them. */
  asOf?: string;
  url?: string;
};

export type OpenedFile = {
  format: "CSV" | "JSON" | "Overpass" | "GeoJSON";
  /** The source that the file names itself: OpenStreetMap’s elements do. Null: the operator says it. */
  source: string | null;
  /** `utf-8`, `utf-16le`, `utf-16be` or `windows-1252`. */
  encoding: string;
  /** Headers that mean nothing here. */
  unknown: readonly string[];
  rows: AsyncIterable<FileRow> | Iterable<FileRow>;
};

/** The file cannot be read as what it is; the message says why. */
class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/** JSON is read whole. */
const LARGEST_JSON = 256 * 1024 * 1024;

/**
 * Opens a CSV file as Excel and others write it (UTF-8 with or without BOM, UTF-16, Windows-1252; comma, semicolon or
 * tab), JSON as `export` writes it, an answer of Overpass, or GeoJSON. `map` gives a column the header that the file has for it.
 */
export async function openRows(path: string, map: ReadonlyMap<string, string>): Promise<OpenedFile> {
  const encoding = await encodingOf(path);
  const beginning = await firstCharacters(path, encoding);
  return /^\s*[[{]/.test(beginning) ? openJson(path, encoding) : openCsv(path, encoding, beginning, map);
}

/** By the byte order mark; else UTF-8 if all of it is, else what Excel calls CSV on Windows. */
async function encodingOf(path: string): Promise<string> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return "utf-16le";
      if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return "utf-16be";
      isFirst = false;
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
    return "utf-8";
  } catch (error) {
    if (error instanceof TypeError) return "windows-1252";
    throw new UnreadableFile(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function firstCharacters(path: string, encoding: string): Promise<string> {
  for await (const text of decoded(path, encoding)) if (text !== "") return text;
  throw new UnreadableFile(`${path} is empty.`);
}

async function openCsv(
  path: string,
  encoding: string,
  beginning: string,
  map: ReadonlyMap<string, string>,
): Promise<OpenedFile> {
  const { delimiter, linesBefore } = delimiterOf(beginning);
  const records = recordsOf(path, encoding, delimiter, linesBefore);
  const first = await records.next();
  if (first.done) throw new UnreadableFile(`${path} has no header line.`);
  const header = first.value.cells;
  const names = columnsOf(header, map);
  return {
    format: "CSV",
    source: null,
    encoding,
    unknown: header.filter((title, index) => names[index] === null && title.trim() !== ""),
    rows: rowsOf(records, names),
  };
}

/** `sep=;` in the first line says it; else what the header line has most of, outside quotes. */
function delimiterOf(beginning: string): { delimiter: string; linesBefore: number } {
  const said = /^sep=(.)\r?\n?/i.exec(beginning);
  if (said) return { delimiter: said[1]!, linesBefore: 1 };
  const header = beginning.replaceAll(/"[^"]*"/g, "").split(/\r?\n|\r/)[0]!;
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: header.split(sign).length }));
  return { delimiter: counts.toSorted((a, b) => b.count - a.count)[0]!.sign, linesBefore: 0 };
}

async function* recordsOf(
  path: string,
  encoding: string,
  delimiter: string,
  linesBefore: number,
): AsyncGenerator<{ line: number; cells: string[] }, void, undefined> {
  const parser = Readable.from(decoded(path, encoding)).pipe(
    parse({
      delimiter,
      // All three: by itself it takes the first that it meets, and a file put together from two has both.
      record_delimiter: ["\r\n", "\n", "\r"],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      from_line: linesBefore + 1,
      max_record_size: 1_000_000,
    }),
  );
  let ended = linesBefore;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const breaks = record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
      ended = Math.max(ended + 1, info.lines - breaks);
      yield { line: ended, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const why = UNREADABLE.get(error.code) ?? "the quotes are wrong";
    const where = ended === linesBefore ? "in its first line" : `after line ${ended}`;
    throw new UnreadableFile(`${path}, ${where}: ${why}.`);
  }
}

const UNREADABLE: ReadonlyMap<string, string> = new Map([
  ["CSV_QUOTE_NOT_CLOSED", "a quote is opened and never closed"],
  ["CSV_MAX_RECORD_SIZE", "a row has more than 1,000,000 characters; a quote may be missing"],
]);

/** Which of `COLUMNS` each header is; null for those that mean nothing here. */
function columnsOf(header: readonly string[], map: ReadonlyMap<string, string>): (string | null)[] {
  const byHeader = new Map<string, string>();
  for (const name of [...JUDGED_COLUMNS, ...SAMPLE_COLUMNS]) byHeader.set(fold(name), name);
  for (const alias of [ID_COLUMN, ...ID_ALIASES]) byHeader.set(fold(alias), ID_COLUMN);
  for (const { name, aliases = [] } of COLUMNS)
    for (const alias of [name, ...aliases]) byHeader.set(fold(alias), name);
  for (const [column, title] of map) byHeader.set(fold(title), column);
  const taken = new Set<string>();
  return header.map((title) => {
    const name = byHeader.get(fold(title)) ?? null;
    if (name === null || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

async function* rowsOf(
  records: AsyncIterable<{ line: number; cells: string[] }>,
  names: readonly (string | null)[],
): AsyncGenerator<FileRow> {
  for await (const { line, cells } of records) {
    const isWhole = cells.length === names.length;
    const refused = isWhole ? null : `has ${cells.length} cells where the header has ${names.length}`;
    const named = names.flatMap((name, index) =>
      name === null ? [] : [[name, withoutMark(cells[index] ?? "")] as const],
    );
    yield { line, cells: Object.fromEntries(named), refused };
  }
}

/** `export` puts an apostrophe before what a spreadsheet would run as a formula. */
function withoutMark(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

async function openJson(path: string, encoding: string): Promise<OpenedFile> {
  const { size } = await stat(path);
  if (size > LARGEST_JSON) throw new UnreadableFile(`${path} is larger than 256 MB.`);
  const read = jsonIn(path, new TextDecoder(encoding).decode(await readFile(path)));
  const opened = { encoding, unknown: [] };
  const { practices, elements, features, type, remark, crs } = read;
  if (Array.isArray(elements)) {
    if (/error/i.test(String(remark)))
      throw new UnreadableFile(`${path} is not whole: Overpass ended with “${String(remark)}”.`);
    return { ...opened, ...overpassRows(read as OverpassAnswer) };
  }
  if (Array.isArray(features) || type === "Feature") {
    if (crs && !/CRS84|4326/.test(JSON.stringify(crs)))
      throw new UnreadableFile(`${path} is not in WGS 84, as GeoJSON is.`);
    return { ...opened, ...geoJsonRows((features ?? [read]) as Record<string, unknown>[]) };
  }
  if (!Array.isArray(practices)) throw new UnreadableFile(`${path} has no list called “practices”.`);
  return { ...opened, format: "JSON", source: null, rows: jsonRows(practices as Record<string, unknown>[]) };
}

/** One value, or a GeoJSON feature a line (RFC 8142, with or without its separators). */
function jsonIn(path: string, text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch (error) {
    const lines = text
      .replaceAll("\u001E", "")
      .split("\n")
      .filter((line) => line.trim() !== "");
    if (!lines.every((line) => /^\s*\{/.test(line))) throw unreadable(path, error);
    try {
      return { features: lines.map((line) => JSON.parse(line) as unknown) };
    } catch (inLine) {
      throw unreadable(path, inLine);
    }
  }
}

function unreadable(path: string, cause: unknown): UnreadableFile {
  return new UnreadableFile(`${path} is no JSON that can be read.`, { cause });
}

function* jsonRows(practices: readonly Record<string, unknown>[]): Generator<FileRow> {
  for (const [index, practice] of practices.entries()) {
    const cells = Object.entries(practice ?? {}).map(([name, value]) => [name, textOf(value)] as const);
    yield { line: index + 1, cells: Object.fromEntries(cells), refused: null };
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(";");
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
