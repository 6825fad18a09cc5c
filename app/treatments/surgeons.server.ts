import { type Kysely, sql } from "kysely";
import { placeBySlug } from "#content/places.ts";
import { ORAL_SURGERY } from "#content/treatments/oral-surgery.ts";
import { findPractice } from "#database/practices.ts";
import type { Schema } from "#database/schema.ts";
import { dollarRange } from "#domain/money.ts";
import { type Practice, practicePath, type Practitioner } from "#domain/practice.ts";
import { bookHref } from "./links.ts";
import { hasScope } from "./providers.server.ts";

/** A person with a surgical specialist scope, and the practice where they work. */
export type Surgeon = {
  name: string;
  /** As the Dental Council names it: `Oral surgery specialist`. */
  scope: string;
  years: number;
  qualifications: readonly string[];
  practice: {
    path: string;
    name: string;
    /** `Te Aro, Wellington` */
    location: string;
    rating: number | null;
    reviewCount: number;
    specialties: readonly string[];
    phone: string;
    priceTier: 1 | 2 | 3;
    /** `$220–$480` */
    priceRange: string;
    bookHref: string;
    isSample: boolean;
  };
};

/** Surgeons at the best rated practices, one of each. */
export async function topSurgeons(db: Kysely<Schema>, count: number): Promise<Surgeon[]> {
  const practices = await Promise.all(
    (await idsOfPractices(db, count)).map(({ id }) => findPractice(db, id)),
  );
  return practices.flatMap((practice) => {
    const person = practice?.practitioners.find(({ specialistScope }) =>
      hasScope(specialistScope, ORAL_SURGERY),
    );
    return practice && person ? [toSurgeon(person, practice)] : [];
  });
}

/** Scopes are inside the JSON of the profile, which is narrowed to the practices that offer surgery first. */
async function idsOfPractices(db: Kysely<Schema>, count: number): Promise<{ id: number }[]> {
  return db
    .selectFrom("practice_services")
    .innerJoin("practices", "practices.id", "practice_services.practice_id")
    .innerJoin("practice_profiles", "practice_profiles.practice_id", "practices.id")
    .select("practices.id")
    .where("service", "=", ORAL_SURGERY.treatment)
    .where((eb) =>
      eb.or(
        ORAL_SURGERY.specialistScopes.map(
          (start) => sql<boolean>`practice_profiles.profile like ${`%"specialistScope":"${start}%`}`,
        ),
      ),
    )
    .orderBy("rating_tenths", "desc")
    .orderBy("review_count", "desc")
    .orderBy("practices.id")
    .limit(count)
    .execute();
}

function toSurgeon(
  { name, specialistScope, years, qualifications }: Practitioner,
  practice: Practice,
): Surgeon {
  return {
    name,
    scope: specialistScope ?? "",
    years,
    qualifications,
    practice: {
      path: practicePath(practice),
      name: practice.name,
      location: `${practice.suburb}, ${placeBySlug(practice.place).name}`,
      rating: practice.rating,
      reviewCount: practice.reviewCount,
      specialties: practice.specialties,
      phone: practice.phone,
      priceTier: practice.priceTier,
      priceRange: dollarRange(practice.priceFrom, practice.priceTo),
      bookHref: bookHref(ORAL_SURGERY, practice.id),
      isSample: practice.isSample,
    },
  };
}
