import { placeBySlug } from "#content/places.ts";
import { ORAL_SURGERY } from "#content/treatments/oral-surgery.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { Practice, Practitioner } from "#domain/practices/practice.ts";
import { usualPriceInWords } from "#domain/practices/practice-words.ts";
import type { Showing } from "#services/services.ts";
import { askingLink, type Routing } from "#content/asking.ts";
import { practiceHead } from "#kit/ui/practice-card-of.ts";
import { joined } from "#domain/lists.ts";
import { hasScope } from "./providers.server.ts";

/** A person with a surgical specialist scope, and the practice where they work. */
export type Surgeon = ReturnType<typeof toSurgeon>;

/** Surgeons at the best rated practices, one of each. */
export async function topSurgeons(
  { database, practices: snapshots, routing }: Showing,
  count: number,
): Promise<Surgeon[]> {
  const index = await snapshots.now();
  const { ids } = index.search({
    service: ORAL_SURGERY.treatment,
    scopes: ORAL_SURGERY.specialistScopes,
    sort: "recommended",
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
) {
  const place = placeBySlug(practice.place);
  const { phone, priceTier, specialties } = practice;
  return {
    name,
    /** As the Dental Council names it: `Oral surgery specialist`. */
    scope: specialistScope ?? "",
    years,
    qualifications,
    practice: {
      ...practiceHead(practice, place),
      /** `Te Aro, Wellington` */
      location: joined([practice.suburb, place.name]),
      phone,
      priceTier,
      specialties,
      priceRange: usualPriceInWords(practice),
      ask: askingLink(practice, routing, ORAL_SURGERY.treatment),
    },
  };
}
