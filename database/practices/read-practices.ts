import { setImmediate as breathe } from "node:timers/promises";
import { type Kysely, type Selectable, sql } from "kysely";
import { cityAround } from "#domain/finding/places.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { fold } from "#domain/text.ts";
import { pricesIn } from "./practice-rows.ts";
import type { Schema } from "../schema.ts";

/** At a time, so that other visitors are answered in between. */
const BATCH = 500;

const COLUMNS = [
  "id",
  "name_folded",
  "search_text",
  "postcode",
  "place",
  "latitude",
  "longitude",
  "rating_tenths",
  "review_count",
  "price_tier",
  "price_from",
  "price_to",
  "opening_hours",
  "has_emergency",
  "new_patients",
  "wheelchair",
  "parking",
  "is_sample",
] as const;

/** What the index is made from. */
export type IndexedPractice = Pick<Selectable<Schema["practices"]>, (typeof COLUMNS)[number]> & {
  /** Requests reach it by themselves: it has joined and has an email address, or is a sample. */
  takes_requests: boolean;
  services: readonly string[];
  languages: readonly string[];
  funding: readonly string[];
  scopes: readonly string[];
};

/** Every listed practice as the index needs it, in the order of ids. */
export async function readPractices(db: Kysely<Schema>): Promise<IndexedPractice[]> {
  const all: IndexedPractice[] = [];
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom("practices")
      .select([...COLUMNS, "suburb", "has_joined", "email"])
      .where("id", ">", after)
      .where("withdrawn_on", "is", null)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const last = rows.at(-1)?.id;
    if (last === undefined) return all;
    const [services, languages, funding, scopes] = await Promise.all([
      valuesOf(db, "practice_services", "service", after, last),
      valuesOf(db, "practice_languages", "language", after, last),
      valuesOf(db, "practice_funding", "funding", after, last),
      valuesOf(db, "practice_scopes", "scope", after, last),
    ]);
    for (const { suburb, has_joined, email, ...row } of rows) {
      // Who looks in Lower Hutt looks in Petone too.
      const city = cityAround(suburb, row.place);
      all.push({
        ...row,
        search_text: city === null ? row.search_text : `${row.search_text} ${fold(city)}`,
        takes_requests: row.is_sample === 1 || (has_joined === 1 && email !== ""),
        services: services.get(row.id) ?? [],
        languages: languages.get(row.id) ?? [],
        funding: funding.get(row.id) ?? [],
        scopes: scopes.get(row.id) ?? [],
      });
    }
    after = last;
    await breathe();
  }
}

/** Practice id → what a table says of it, for the ids above `after` up to `last`. */
async function valuesOf(
  db: Kysely<Schema>,
  table: "practice_services" | "practice_languages" | "practice_funding" | "practice_scopes",
  column: string,
  after: number,
  last: number,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom(table)
    .select(["practice_id", sql.ref<string>(column).as("value")])
    .where("practice_id", ">", after)
    .where("practice_id", "<=", last)
    .execute();
  const lists = new Map<number, string[]>();
  for (const { practice_id, value } of rows) lists.getOrInsertComputed(practice_id, () => []).push(value);
  return lists;
}

/** Some 10 ms for the 600 practices of a treatment, once for each state of the practices. */
export async function readPrices(db: Kysely<Schema>, service: TreatmentSlug): Promise<Map<number, number>> {
  const prices = new Map<number, number>();
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom("practice_services")
      .innerJoin("practice_profiles", "practice_profiles.practice_id", "practice_services.practice_id")
      .select(["practice_services.practice_id", "profile"])
      .where("service", "=", service)
      .where("practice_services.practice_id", ">", after)
      .orderBy("practice_services.practice_id")
      .limit(BATCH)
      .execute();
    const last = rows.at(-1)?.practice_id;
    if (last === undefined) return prices;
    for (const { practice_id, profile } of rows) {
      const price = pricesIn(profile).find(({ treatment }) => treatment === service);
      if (price) prices.set(practice_id, price.from);
    }
    after = last;
    await breathe();
  }
}
