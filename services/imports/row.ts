import type { z } from "zod";
import { readDay } from "#domain/nz-time.ts";
import { fold, seenText, withoutTurns } from "#domain/text.ts";
import { fileDays } from "./file-day.ts";
import { parsedJson } from "./json-depth.ts";
import { isNoValue } from "./no-value.ts";

/** The cells of a row by the names of `COLUMNS`; what a file does not have is absent. */
export type Cells = Readonly<Record<string, string>>;

/** What a cell says that is left out, or kept although it may be wrong, and why. */
export type Warning = { field: string; value: string; reason: string; isKept?: boolean };

/** Why a row is left out whole, and the cell that says so. */
export type Refusal = {
  refused: string;
  field: string;
  value: string;
  /** It says that the source has no such practice: it is closed, or no dentist's. */
  isClosed?: true;
};

/** A row while it is read. */
export type Row = {
  /** A cell as one tidy line; empty where there is none. */
  cell: (name: string) => string;
  /** A cell as it stands in the file. */
  raw: (name: string) => string;
  warn: (field: string, value: string, reason: string, options?: Pick<Warning, "isKept">) => void;
  /** An ISO date in New Zealand. */
  today: string;
};

const SHOWN_OF_LONG = 80;

/** Warnings are added to `warnings` as the row is read. */
export function openRow(cells: Cells, today: string, warnings: Warning[]): Row {
  const raw = (name: string) => cells[name] ?? "";
  return {
    cell: (name) => (raw(name) === "" ? "" : tidy(raw(name))),
    raw,
    warn: (field, value, reason, options) => void warnings.push({ field, value, reason, ...options }),
    today,
  };
}

/** One line without control characters and without marks that turn the direction of what follows. */
export function tidy(text: string): string {
  return seenText(withoutTurns(text.normalize("NFC").toWellFormed()).replaceAll(/[\s\p{Cc}]+/gu, " "));
}

/** What `read` makes of a cell; empty, with a warning, where that is undefined. */
export function checked(
  { cell, warn }: Row,
  field: string,
  reason: string,
  read: (text: string) => string | undefined,
): string {
  const text = cell(field);
  const value = text === "" ? "" : read(text);
  if (value === undefined) warn(field, text, reason);
  return value ?? "";
}

/** Texts with semicolons between them, each once; a warning for each that only stands where one is missing. */
export function listIn({ cell, warn }: Row, field: string): string[] {
  const parts = cell(field)
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [none, said] = [parts.filter(isNoValue), parts.filter((part) => !isNoValue(part))];
  for (const part of none) warn(field, part, "means “no value”");
  return [...new Set(said)];
}

/** The slugs of a list; a warning for each text that has none. */
export function slugsIn<Slug extends string>(
  row: Row,
  field: string,
  reason: string,
  find: (text: string) => Slug | null,
): Slug[] {
  const found = listIn(row, field).flatMap((part) => {
    const slug = find(part);
    if (slug === null) row.warn(field, part, reason);
    return slug === null ? [] : [slug];
  });
  return [...new Set(found)];
}

/** A list as the API writes it; empty, with a warning, where it is another. */
export function jsonIn<Item>({ raw, warn }: Row, field: string, schema: z.ZodType<Item[]>): Item[] {
  const text = raw(field).trim();
  if (text === "") return [];
  const value = parsedJson(text);
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [{ path }] = read.error.issues as [z.core.$ZodIssue];
  warn(field, text, `is not as in the API: ${whatIsWrong(value, path)}`);
  return [];
}

/** In the words of the file: `no. 1: treatment cannot be “gold”`. */
function whatIsWrong(list: unknown, [index, ...path]: readonly PropertyKey[]): string {
  if (list === undefined) return "it is not JSON";
  if (index === undefined) return "it is not a list";
  const value = [index, ...path].reduce<unknown>(
    (of, key) => (of as Record<PropertyKey, unknown>)[key],
    list,
  );
  const where = [`no. ${Number(index) + 1}`, path.join(".")].filter((part) => part !== "").join(": ");
  if (value === undefined) return `${where} is missing`;
  const shown = typeof value === "string" ? `“${value}”` : JSON.stringify(value);
  return `${where} cannot be ${shown.length > SHOWN_OF_LONG ? `${shown.slice(0, SHOWN_OF_LONG)}…` : shown}`;
}

/** A day as any program saved it; null, with a warning, where that is none, or a whole month. */
export function dayIn({ cell, warn }: Row, field: string): string | null {
  const said = cell(field);
  if (said === "") return null;
  const days = fileDays(said);
  if (days && days.first === days.last) return days.first;
  warn(field, said, "is not a day like 2026-11-02");
  return null;
}

/** A day as ISO 8601 writes it: `isDay("2026-11-02")`; `2/11/2026` and `2026-02-30` are none. */
export function isDay(text: string): boolean {
  return readDay(text) === text;
}

export function isYes(said: string): boolean {
  return ["yes", "y", "true", "1"].includes(fold(said));
}

export function isNo(said: string): boolean {
  return ["no", "n", "false", "0"].includes(fold(said));
}
