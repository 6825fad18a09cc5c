import { placeBySlug } from "#content/places.ts";
import type { Facts } from "#domain/practices/facts.ts";
import { fold, slugify } from "#domain/text.ts";
import { readContact } from "./contact-of-row.ts";
import { readOffers } from "./offers-of-row.ts";
import { readPeople } from "./people-of-row.ts";
import { findRowPlace } from "./place-of-row.ts";
import { readPrices } from "./prices-of-row.ts";
import { isDamaged } from "./damaged-text.ts";
import { isNoValue } from "./no-value.ts";
import { readCells } from "./read-cells.ts";
import { type Cells, dayIn, openRow, type Refusal, type Row, tidy, type Warning } from "./row.ts";
import { closureIn } from "./still-there.ts";

type Understood = { facts: Facts; warnings: readonly Warning[]; refused: null } | Refusal;

/** What a row says, tidied, or why it is left out whole. `today` is an ISO date in New Zealand. */
export function practiceOfRow(cells: Cells, today: string): Understood {
  const warnings: Warning[] = [];
  const read = readCells(cells, (field, value, reason, options) => {
    warnings.push({ field, value, reason, ...options });
  });
  const row = openRow(withAddressParts(read), today, warnings);
  const refusal = rowRefusal(row);
  if (refusal) return refusal;
  const where = findRowPlace(row);
  if ("refused" in where) return where;
  const facts: Facts = {
    name: nameOfRow(row),
    ...where,
    ...readContact(row),
    ...readPrices(row),
    ...readPeople(row),
    ...readOffers(row),
    summary: row.cell("summary").slice(0, 300),
    description: row
      .raw("description")
      .split(/\n\s*\n/)
      .map(tidy)
      .filter((text) => text !== ""),
    checkedOn: checkedOn(row),
  };
  return { facts, warnings, refused: null };
}

/**
 * An address in one line taken apart from the right, where the file has no town: `18 Revell Street, Hokitika 7810, New
 * Zealand`. It stands in `full_address`, or in `address` where that holds a comma and a postcode.
 */
export function withAddressParts(cells: Cells): Cells {
  const { address = "", town = "" } = cells;
  const isWhole = /,.*\b\d{4}\b/.test(address);
  const whole = cells["full_address"] || (isWhole && town.trim() === "" ? address : "");
  if (whole === "" || (cells["full_address"] && address !== "" && town !== "")) return cells;
  const stated = Object.entries(cells).filter(([name, value]) => value.trim() !== "" && name !== "address");
  return { ...cells, ...partsOf(whole), ...Object.fromEntries(stated) };
}

function partsOf(whole: string): Cells {
  const parts = whole
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^(new zealand|aotearoa|nz)$/i.test(part));
  const postcode = /\b(\d{4})$/.exec(parts.at(-1) ?? "")?.[1] ?? "";
  const last = (parts.pop() ?? "").replace(/\s*\b\d{4}$/, "");
  const town = last || (parts.pop() ?? "");
  // `Level 1, 9 Palmerston Street` is the address: no suburb begins with a number.
  const street = Math.max(
    0,
    parts.findLastIndex((part) => /^\d/.test(part)),
  );
  const address = parts.slice(0, street + 1).join(", ");
  return { address, suburb: parts.slice(street + 1).join(", "), town, postcode };
}

const LONGEST_NAME = 120;
const DENTAL = /dent|oral|orthodon|endodon|periodon|prosthodon|hygien/i;

function rowRefusal(row: Row): Refusal | null {
  const { cell } = row;
  const name = cell("name");
  const refuse = (refused: string, field: string) => ({ refused, field, value: cell(field) });
  if (name === "") return refuse("has no name", "name");
  if (isNoValue(name)) return refuse(`has no name: “${name.slice(0, LONGEST_NAME)}” isn’t one`, "name");
  if (isDamaged(row.raw("name")))
    return refuse("has a name with lost letters: save the file as UTF-8", "name");
  if (name.length > LONGEST_NAME) return refuse(`has a name of more than ${LONGEST_NAME} characters`, "name");
  const category = cell("category");
  if (category !== "" && !DENTAL.test(category))
    return { ...refuse(`not a dental practice (category ${category})`, "category"), isClosed: true };
  const country = cell("country");
  if (country !== "" && !NEW_ZEALAND.has(fold(country)))
    return refuse(`lies outside New Zealand (country ${country})`, "country");
  return closureIn(row);
}

const NEW_ZEALAND: ReadonlySet<string> = new Set(
  "nz|n z|nzl|554|new zealand|aotearoa|aotearoa new zealand|new zealand aotearoa".split("|"),
);

/** As it was written; a name of several words that is all in capitals is pointed out: only its practice knows how it writes itself. */
export function nameOfRow({ cell, warn }: Row): string {
  const name = cell("name");
  if (isShouted(name))
    warn("name", name, "is all in capitals: see how the practice writes itself, and correct the file");
  return name;
}

/** One word alone may be how the practice writes itself: `LUMINO`. */
function isShouted(name: string): boolean {
  return name === name.toUpperCase() && (name.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2;
}

function checkedOn(row: Row): string | null {
  const day = dayIn(row, "checked_on");
  if (day === null || day <= row.today) return day;
  row.warn("checked_on", day, "is still to come");
  return null;
}

/** The id of a row whose file has no column for it, by name and place: `mawhera-dental~18-revell-street`. */
export function idFromNameAndPlace({ name, address, suburb, place }: Facts): string {
  return `${idOfName(name)}${slugify(address || suburb || placeBySlug(place).name)}`;
}

/** What such an id begins with: `mawhera-dental~`. */
export function idOfName(name: string): string {
  return `${slugify(name)}~`;
}

/** Reads it from an id; empty where it is another one. */
export function nameIn(externalId: string): string {
  return externalId.slice(0, externalId.indexOf("~") + 1);
}
