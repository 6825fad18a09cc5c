import { placeBySlug } from "#content/places.ts";
import { treatmentSpelled } from "#content/vocabulary.ts";
import { practiceOfRow } from "../imports/practice-of-row.ts";
import type { ListingCells } from "./lookalikes.ts";
import { inOneLine, townOfAddress } from "../practices/town-of-address.ts";

/** An application as a row of the importer's columns, with what is to be looked at. */
export function rowOfApplication(reference: string, fields: Readonly<Record<string, unknown>>) {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const ticked = Array.isArray(fields["services"]) ? fields["services"].map(String) : [];
  const services = new Set(ticked.map((service) => treatmentSpelled(service) ?? service));
  const { town, note } = townOfAddress(text("address"), text("city"));
  const row = {
    external_id: reference,
    name: text("practiceName"),
    full_address: inOneLine(text("address"), town),
    phone: text("phone"),
    email: text("email"),
    website: text("website"),
    services: [...services].join("; "),
  };
  return { row, town, notes: note === null ? [] : [note] };
}

/** The listing that an application makes, with its address in parts as the importer reads it. */
export function listingOfApplication(
  reference: string,
  fields: Readonly<Record<string, unknown>>,
  today: string,
): ListingCells {
  const { row } = rowOfApplication(reference, fields);
  const understood = practiceOfRow(row, today);
  const facts = understood.refused === null ? understood.facts : null;
  return {
    name: row.name,
    address: facts?.address ?? row.full_address,
    suburb: facts?.suburb ?? "",
    town: facts ? placeBySlug(facts.place).name : "",
    postcode: facts?.postcode ?? "",
    email: row.email,
    phone: row.phone,
    website: row.website,
  };
}
