import { Command, InvalidArgumentError } from "commander";
import type { Kysely } from "kysely";
import { listingSources } from "#services/practices/listing-sources.ts";
import { practiceRecord, sourceRecords } from "#services/practices/practice-record.ts";
import { findPlace, PLACES } from "#content/places.ts";
import { eachPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import { listSources } from "#database/imports/sources.ts";
import { withDatabase } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";

/** `practices [--place SLUG] [--format table|json]` */
export function practicesCommand(): Command {
  return new Command("practices")
    .description("List the practices in the directory.")
    .option("--place <place>", "only practices in this place: its slug or name", readPlace)
    .addOption(formatOption())
    .action(({ place, format }: { place?: string; format: Format }) =>
      withDatabase(({ database }) =>
        printRows(asContract(database.read, place), format, {
          id: (row) => String(row.id),
          name: (row) => row.name,
          location: (row) => row.location,
          suburb: (row) => row.suburb,
          rating: (row) => (row.rating === null ? "none" : row.rating.toFixed(1)),
          reviews: (row) => String(row.reviews),
          price: (row) => row.price,
          phone: (row) => row.phone,
          joined: (row) => (row.joined ? "joined" : ""),
          sample: (row) => (row.sample ? "sample" : ""),
        }),
      ),
    );
}

export function readPlace(text: string): string {
  const place = findPlace(text);
  if (place) return place.slug;
  throw new InvalidArgumentError(`Use one of ${PLACES.map(({ slug }) => slug).join(", ")}.`);
}

async function* asContract(db: Kysely<Schema>, place: string | undefined) {
  const sources = await listSources(db);
  for await (const practice of eachPractice(db, place ? { place } : {})) {
    const stated = await listingSources(db, { sources }, [practice]);
    yield { ...practiceRecord(practice), sources: sourceRecords(stated.get(practice.id) ?? []) };
  }
}
