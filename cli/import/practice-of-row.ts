import { placeBySlug } from "#content/places.ts";
import type { Facts } from "#domain/facts.ts";
import { slugify } from "#domain/text.ts";
import { withAddressParts } from "./address-parts.ts";
import { contactOf } from "./contact-of-row.ts";
import { nameOf } from "./name-of-row.ts";
import { offersOf } from "./offers-of-row.ts";
import { peopleOf } from "./people-of-row.ts";
import { placeOf } from "./place-of-row.ts";
import { pricesOf } from "./prices-of-row.ts";
import { type Cells, dayIn, isDay, openRow, type Refusal, type Row, tidy, type Warning } from "./row.ts";

type Understood = { facts: Facts; warnings: readonly Warning[]; refused: null } | Refusal;

/** What a row says, tidied, or why it is left out whole. `today` is an ISO date in New Zealand. */
export function practiceOfRow(cells: Cells, today: string): Understood {
  const warnings: Warning[] = [];
  const row = openRow(withAddressParts(cells), today, warnings);
  const refusal = refusalOf(row);
  if (refusal) return refusal;
  const where = placeOf(row);
  if ("refused" in where) return where;
  const facts: Facts = {
    name: nameOf(row),
    ...where,
    ...contactOf(row),
    ...pricesOf(row),
    ...peopleOf(row),
    ...offersOf(row),
    summary: row.cell("summary").slice(0, 300),
    description: row
      .raw("description")
      .split(/\n\s*\n/)
      .map(tidy)
      .filter((text) => text !== ""),
    checkedOn: dayIn(row, "checked_on"),
  };
  return { facts, warnings, refused: null };
}

const LONGEST_NAME = 120;
const DENTAL = /dent|oral|orthodon|endodon|periodon|prosthodon|hygien/i;

function refusalOf({ cell, today }: Row): Refusal | null {
  const name = cell("name");
  const refuse = (refused: string, field: string) => ({ refused, field, value: cell(field) });
  if (name === "") return refuse("has no name", "name");
  if (name.length > LONGEST_NAME) return refuse(`has a name of more than ${LONGEST_NAME} characters`, "name");
  const closed = (reason: string, field: string) => ({ ...refuse(reason, field), isClosed: true }) as const;
  const category = cell("category");
  if (category !== "" && !DENTAL.test(category))
    return closed(`not a dental practice (category ${category})`, "category");
  const status = cell("business_status");
  if (/closed/i.test(status)) return closed(`closed (business_status=${status})`, "business_status");
  const closedOn = cell("closed_on");
  if (isDay(closedOn) && closedOn <= today) return closed(`closed since ${closedOn}`, "closed_on");
  return null;
}

/** The id of a row whose file has no column for it, by name and place: `mawhera-dental~18-revell-street`. */
export function idFromNameAndPlace({ name, address, suburb, place }: Facts): string {
  return `${idOfName(name)}${slugify(address || suburb || placeBySlug(place).name)}`;
}

/** With which such an id begins: `mawhera-dental~`. */
export function idOfName(name: string): string {
  return `${slugify(name)}~`;
}

/** The same from an id; empty where it is another one. */
export function nameIn(externalId: string): string {
  return externalId.slice(0, externalId.indexOf("~") + 1);
}
