import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { fold } from "#domain/text.ts";
import { unmarkedUtf16, unreadableKind } from "./file-kind.ts";
import { isMarked } from "./cells.ts";
import { repairedText } from "./damaged-text.ts";
import { detectDelimiter, headerAmong, headerReader, type HeaderReader, LINES_ABOVE } from "./header-line.ts";
import { isTooDeep } from "./json-depth.ts";
import { geoJsonRows, type OverpassAnswer, overpassRows } from "./map-rows.ts";
import type { FileRow } from "./file-row.ts";

export type OpenedFile = {
  format: "CSV" | "JSON" | "Overpass" | "GeoJSON";
  /** The source that the file names itself: OpenStreetMap’s elements do. Null: the operator says it. */
  source: string | null;
  /** `utf-8`, `utf-16le`, `utf-16be` or `windows-1252`. */
  encoding: string;
  /** Headers that mean nothing here. */
  unknown: readonly string[];
  /** The line of the header, where others stand above it. */
  headerLine?: number;
  rows: AsyncIterable<FileRow> | Iterable<FileRow>;
};

/** The file cannot be read as what it is; the message says why. */
class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/** JSON is read whole. */
const LARGEST_JSON = 256 * 1024 * 1024;

/**
 * Opens a CSV file as Excel and others write it (UTF-8 with or without BOM, UTF-16, Windows-1252; comma, semicolon,
 * tab or bar), JSON as `export` writes it, an answer of Overpass, or GeoJSON. `map` gives a column the header that the file has for it.
 */
export async function openRows(path: string, map: ReadonlyMap<string, string>): Promise<OpenedFile> {
  const start = await firstBytes(path);
  const kind = unreadableKind(start);
  if (kind !== null) throw new UnreadableFile(`${path} ${kind}.`);
  const encoding = unmarkedUtf16(start) ?? (await detectEncoding(path));
  const beginning = await firstCharacters(path, encoding);
  if (beginning.includes("\0")) throw new UnreadableFile(`${path} is not text: save the list as CSV.`);
  const read = headerReader(map);
  return /^\s*[[{]/.test(beginning)
    ? openJson(path, encoding, read)
    : openCsv(path, encoding, beginning, read);
}

async function firstBytes(path: string): Promise<Buffer> {
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) return chunk;
  } catch (error) {
    throw new UnreadableFile(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
  throw new UnreadableFile(`${path} is empty.`);
}

/** Goes by the byte order mark; else UTF-8 if all of it is, else what Excel calls CSV on Windows. */
async function detectEncoding(path: string): Promise<string> {
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
  read: HeaderReader,
): Promise<OpenedFile> {
  const { delimiter, linesBefore } = detectDelimiter(beginning, read);
  const records = recordsOf(path, encoding, delimiter, linesBefore);
  const above: CsvRecord[] = [];
  for await (const record of firstOf(records, LINES_ABOVE)) above.push(record);
  const at = headerAmong(
    above.map(({ cells }) => cells),
    read,
  );
  if (at === null) throw new UnreadableFile(withoutName(path, above));
  const { line, cells: header } = above[at]!;
  return {
    format: "CSV",
    source: null,
    encoding,
    unknown: unknownAmong(header, read),
    ...(at > 0 && { headerLine: line }),
    rows: rowsOf(above.slice(at + 1), records, header, read),
  };
}

/** The first `count` items, or all if there are fewer; the rest stay for the next reader. */
async function* firstOf<Item>(items: AsyncGenerator<Item, void>, count: number): AsyncGenerator<Item> {
  for (let taken = 0; taken < count; taken += 1) {
    const { done, value } = await items.next();
    if (done) return;
    yield value;
  }
}

const SHOWN_OF_LINE = 80;

function withoutName(path: string, [first]: readonly CsvRecord[]): string {
  if (!first) return `${path} has no header line.`;
  const line = first.cells.join(", ").replaceAll(/\s+/g, " ").slice(0, SHOWN_OF_LINE);
  return `${path} has no column that is called name. Line ${first.line} reads “${line}”: write a header line, or add --map name=HEADER.`;
}

function unknownAmong(header: readonly string[], read: HeaderReader): string[] {
  const names = read(header);
  return header.filter((title, index) => names[index] === null && title.trim() !== "");
}

type CsvRecord = { line: number; cells: string[] };

async function* recordsOf(
  path: string,
  encoding: string,
  delimiter: string,
  linesBefore: number,
): AsyncGenerator<CsvRecord, void, undefined> {
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
    throw new UnreadableFile(`${path}, ${whatIsTorn(error, ended, linesBefore)}.`);
  }
}

function whatIsTorn(error: CsvError, ended: number, linesBefore: number): string {
  const endless = ENDLESS.get(error.code);
  const line = endless === undefined ? Number(error["lines"]) : ended + 1;
  if (line <= linesBefore + 1) return `in its first line: ${endless ?? "the quotes are wrong"}`;
  return endless === undefined ? `in line ${line}: the quotes are wrong` : `after line ${ended}: ${endless}`;
}

/** What has no end, so that the line where it ends says nothing. */
const ENDLESS: ReadonlyMap<string, string> = new Map([
  ["CSV_QUOTE_NOT_CLOSED", "a quote is opened and never closed"],
  ["CSV_MAX_RECORD_SIZE", "a row has more than 1,000,000 characters; a quote might be missing"],
]);

async function* rowsOf(
  above: readonly CsvRecord[],
  below: AsyncIterable<CsvRecord>,
  header: readonly string[],
  read: HeaderReader,
): AsyncGenerator<FileRow> {
  const names = read(header);
  const row = ({ line, cells }: CsvRecord): FileRow => {
    const named = names.flatMap((name, index) =>
      name === null ? [] : [[name, withoutMark(cells[index] ?? "")] as const],
    );
    return { line, cells: Object.fromEntries(named), refused: problemOf(cells, header) };
  };
  for (const record of above) if (!isBlank(record.cells)) yield row(record);
  for await (const record of below) if (!isBlank(record.cells)) yield row(record);
}

/** A spreadsheet saves rows that were emptied as commas. */
function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

function problemOf(cells: readonly string[], header: readonly string[]): string | null {
  const isWhole = cells.length >= header.length && isBlank(cells.slice(header.length));
  if (!isWhole) return `has ${cells.length} cells where the header has ${header.length}`;
  const isHeader = header.every((title, index) => fold(title) === fold(cells[index]!));
  return isHeader ? "is the header line again" : null;
}

/** `export` puts an apostrophe before what a spreadsheet would run as a formula. */
function withoutMark(cell: string): string {
  return cell.startsWith("'") && isMarked(repairedText(cell)) ? cell.slice(1) : cell;
}

async function openJson(path: string, encoding: string, read: HeaderReader): Promise<OpenedFile> {
  const { size } = await stat(path);
  if (size > LARGEST_JSON) throw new UnreadableFile(`${path} is larger than 256 MB.`);
  const whole = jsonIn(path, new TextDecoder(encoding).decode(await readFile(path)));
  const { practices, elements, features, type, remark, crs } = whole;
  const opened = { encoding, unknown: [] };
  if (Array.isArray(elements)) {
    if (/error/i.test(String(remark)))
      throw new UnreadableFile(`${path} is incomplete: Overpass ended with “${String(remark)}”.`);
    return { ...opened, ...overpassRows({ ...(whole as OverpassAnswer), elements: elements.map(asObject) }) };
  }
  if (Array.isArray(features) || type === "Feature") {
    if (crs && !/CRS84|4326/.test(JSON.stringify(crs)))
      throw new UnreadableFile(`${path} is not in WGS 84, as GeoJSON is.`);
    return { ...opened, ...geoJsonRows((Array.isArray(features) ? features : [whole]).map(asObject)) };
  }
  const isPractice = read(Object.keys(whole)).includes("name");
  if (!Array.isArray(practices) && !isPractice)
    throw new UnreadableFile(`${path} has no list called “practices”.`);
  const objects = (Array.isArray(practices) ? practices : [whole]).map(asObject);
  const keys = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  return {
    format: "JSON",
    source: null,
    encoding,
    unknown: unknownAmong(keys, read),
    rows: jsonRows(objects, read),
  };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** One value, a list of practices or features, or one of them a line (RFC 8142, with or without its separators). */
function jsonIn(path: string, text: string): Record<string, unknown> {
  if (isTooDeep(text))
    throw new UnreadableFile(`${path} has lists within lists, deeper than any list of practices.`);
  try {
    const whole = JSON.parse(text) as unknown;
    return Array.isArray(whole) ? listed(whole) : asObject(whole);
  } catch (error) {
    const lines = text
      .replaceAll("\u001E", "")
      .split("\n")
      .filter((line) => line.trim() !== "");
    if (!lines.every((line) => /^\s*\{/.test(line))) throw unreadable(path, error);
    try {
      return listed(lines.map((line) => JSON.parse(line) as unknown));
    } catch (inLine) {
      throw unreadable(path, inLine);
    }
  }
}

function listed(items: readonly unknown[]): Record<string, unknown> {
  return items.some((item) => asObject(item)["type"] === "Feature")
    ? { features: items }
    : { practices: items };
}

function unreadable(path: string, cause: unknown): UnreadableFile {
  return new UnreadableFile(`${path} is not readable JSON.`, { cause });
}

function* jsonRows(practices: readonly Record<string, unknown>[], read: HeaderReader): Generator<FileRow> {
  for (const [index, practice] of practices.entries()) {
    const keys = Object.keys(practice);
    const named = read(keys).flatMap((name, at) =>
      name === null ? [] : [[name, cellText(practice[keys[at]!])] as const],
    );
    yield { line: index + 1, cells: Object.fromEntries(named), refused: null };
  }
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellText).join(";");
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
