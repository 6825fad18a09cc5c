import { placeBySlug } from "#content/places.ts";
import { ORAL_SURGERY } from "#content/treatments/oral-surgery.ts";
import { findPractice } from "#database/practices.ts";
import type { Practice, Practitioner } from "#domain/practice.ts";
import { usualPriceInWords } from "#domain/practice-words.ts";
import { practicePath } from "../links.ts";
import type { Services } from "../services.ts";
import { type Ask, askOf, type Routing } from "../ui/asking.ts";
import { joined } from "../ui/practice-card-of.ts";
import { hasScope } from "./providers.server.ts";

/** A person with a surgical specialist scope, and the practice where they work. */
export type Surgeon = {
  name: string;
  /** As the Dental Council names it: `Oral surgery specialist`. */
  scope: string;
  years: number | null;
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
    priceTier: 1 | 2 | 3 | null;
    /** `$220–$480` */
    priceRange: string | null;
    ask: Ask | null;
    isSample: boolean;
  };
};

/** Surgeons at the best rated practices, one of each. */
export async function topSurgeons(
  { database, practices: snapshots, routing }: Pick<Services, "database" | "practices" | "routing">,
  count: number,
): Promise<Surgeon[]> {
  const index = await snapshots.now();
  const { ids } = index.search({
    service: ORAL_SURGERY.treatment,
    scopes: ORAL_SURGERY.specialistScopes,
    sort: "rating",
    limit: count,
    offset: 0,
  });
  const practices = await Promise.all(ids.map((id) => findPractice(database.read, id)));
  return practices.flatMap((practice) => {
    const person = practice?.practitioners.find(({ specialistScope }) =>
      hasScope(specialistScope, ORAL_SURGERY),
    );
    return practice && person ? [toSurgeon(person, practice, routing)] : [];
  });
}

function toSurgeon(
  { name, specialistScope, years, qualifications }: Practitioner,
  practice: Practice,
  routing: Routing,
): Surgeon {
  return {
    name,
    scope: specialistScope ?? "",
    years,
    qualifications,
    practice: {
      path: practicePath(practice),
      name: practice.name,
      location: joined([practice.suburb, placeBySlug(practice.place).name]),
      rating: practice.rating,
      reviewCount: practice.reviewCount,
      specialties: practice.specialties,
      phone: practice.phone,
      priceTier: practice.priceTier,
      priceRange: usualPriceInWords(practice),
      ask: askOf(practice, routing, ORAL_SURGERY.treatment),
      isSample: practice.isSample,
    },
  };
}
