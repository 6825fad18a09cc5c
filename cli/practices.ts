import { Command, InvalidArgumentError } from "commander";
import { findPlace, PLACES, placeBySlug } from "#content/places.ts";
import { eachPractice } from "#database/practices.ts";
import { dollarRange } from "#domain/money.ts";
import type { Practice } from "#domain/practice.ts";
import { treatmentName } from "#domain/treatments.ts";
import { withDatabase } from "./open.ts";
import { type Format, formatOption, printRows } from "./output.ts";

/** `practices [--place SLUG] [--format table|json]` */
export function practicesCommand(): Command {
  return new Command("practices")
    .description("List the practices of the directory.")
    .option("--place <place>", "only those of one place, by its slug or name", readPlace)
    .addOption(formatOption())
    .action(({ place, format }: { place?: string; format: Format }) =>
      withDatabase(({ database }) =>
        printRows(asContract(eachPractice(database.read, place ? { place } : {})), format, {
          id: (row) => String(row.id),
          name: (row) => row.name,
          location: (row) => row.location,
          suburb: (row) => row.suburb,
          rating: (row) => (row.rating === null ? "none" : row.rating.toFixed(1)),
          reviews: (row) => String(row.reviews),
          price: (row) => row.price,
          phone: (row) => row.phone,
          sample: (row) => (row.sample ? "sample" : ""),
        }),
      ),
    );
}

function readPlace(text: string): string {
  const place = findPlace(text);
  if (place) return place.slug;
  throw new InvalidArgumentError(`It is one of ${PLACES.map(({ slug }) => slug).join(", ")}.`);
}

type PracticeLine = ReturnType<typeof contractFields>;

async function* asContract(practices: AsyncIterable<Practice>): AsyncIterable<PracticeLine> {
  for await (const practice of practices) yield contractFields(practice);
}

/** The names that programs outside rely on, then every other public field under its own. */
function contractFields(practice: Practice) {
  const { place, reviewCount, services, priceTier, priceFrom, priceTo, openingHours, isSample, ...others } =
    practice;
  return {
    ...others,
    location: placeBySlug(place).name,
    placeSlug: place,
    reviews: reviewCount,
    services: services.map(treatmentName),
    serviceSlugs: services,
    price: "$".repeat(priceTier),
    priceRange: dollarRange(priceFrom, priceTo),
    priceFrom,
    priceTo,
    hours: openingHours,
    emergency: practice.emergency !== null,
    emergencyWaitMinutes: practice.emergency?.waitMinutes ?? null,
    experience: `${practice.experienceYears}+ years`,
    description: [practice.summary, ...practice.description].join("\n\n"),
    sample: isSample,
  };
}
