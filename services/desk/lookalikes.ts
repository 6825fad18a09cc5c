import { describedPractices } from "#database/practices.ts";
import { type Described, indexAlike } from "#domain/same-practice.ts";
import { practiceOfRow } from "../imports/practice-of-row.ts";
import type { Services } from "../services.ts";
import { whyAlike } from "./practice-checks.ts";

/** The listing that an application makes, in the words of the importer's columns. */
export type ListingCells = Record<
  "name" | "address" | "suburb" | "town" | "postcode" | "email" | "phone" | "website",
  string
>;

/** A listed practice that an application may be, and why. */
export type Lookalike = { id: number; name: string; why: readonly string[] };

/** The listed practices that this one is, or might be. */
export async function lookalikesOf(
  { database: { read } }: Pick<Services, "database">,
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
  const known = await describedPractices(read);
  const found = indexAlike(known.map(([practice, one]) => [{ ...practice, one }, one] as const))(described);
  return found
    .filter(({ item }) => item.removed === null)
    .map(({ item: { id, one } }) => ({ id, name: one.name, why: whyAlike(one, described) }));
}
