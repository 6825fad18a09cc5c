import { placeBySlug } from "#content/places.ts";
import { treatmentSpelled } from "#content/vocabulary.ts";
import { describedPractices, practicesById } from "#database/practices/practices.ts";
import { type Described, indexAlike } from "#domain/practices/same-practice.ts";
import { practiceOfRow } from "../imports/practice-of-row.ts";
import { inOneLine, townOfAddress } from "../practices/town-of-address.ts";
import type { Showing } from "../services.ts";
import { isTryOut } from "./try-out.ts";
import { whyAlike } from "./practice-checks.ts";

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

/** The listing that an application makes, in the words of the importer's columns. */
export type ListingCells = Record<
  "name" | "address" | "suburb" | "town" | "postcode" | "email" | "phone" | "website",
  string
>;

/** A listed practice that an application may be, and why. `requestsGoTo`: its address, null where it hasn't joined. */
type Lookalike = { id: number; name: string; why: readonly string[]; requestsGoTo: string | null };

/** The listed practices that this one is, or might be; samples only where the desk is tried out. */
export async function findLookalikes(
  services: Showing,
  listing: ListingCells,
  today: string,
): Promise<Lookalike[]> {
  const understood = practiceOfRow(listing, today);
  if (understood.refused !== null) return [];
  const { facts } = understood;
  const described: Described = {
    ...facts,
    position: facts.position === "exact" ? { latitude: facts.latitude, longitude: facts.longitude } : null,
  };
  const { read } = services.database;
  const known = await describedPractices(read, { samplesToo: await isTryOut(services, read) });
  const found = indexAlike(known.map(([practice, one]) => [{ ...practice, one }, one] as const))(described);
  const alike = found.map(({ item }) => item).filter(({ removed }) => removed === null);
  const practices = await practicesById(
    read,
    alike.map(({ id }) => id),
  );
  return alike.map(({ id, one }) => {
    const practice = practices.find((each) => each.id === id);
    const requestsGoTo = practice?.hasJoined ? practice.email : null;
    return { id, name: one.name, why: whyAlike(one, described), requestsGoTo };
  });
}
