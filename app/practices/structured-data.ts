import { openingHoursSpecification } from "#domain/opening-hours.ts";
import type { Place } from "#domain/places.ts";
import type { Practice } from "#domain/practice.ts";
import { treatmentName } from "#domain/treatments.ts";
import { practicePath } from "../links.ts";
import { joined } from "../ui/practice-card-of.ts";

/**
 * A real practice for machines: schema.org's `Dentist`. Ratings are left out, because search engines want them only
 * from the site that collected them; a sample practice must not be offered to them as one that exists.
 */
export function dentistThing(practice: Practice, place: Place, origin: string): Record<string, unknown> {
  const { newPatients } = practice;
  return {
    "@type": "Dentist",
    "@id": `${origin}${practicePath(practice)}#practice`,
    name: practice.name,
    url: `${origin}${practicePath(practice)}`,
    ...stated({
      description: practice.summary,
      sameAs: practice.website,
      telephone: practice.phone,
      email: practice.email,
      priceRange: "$".repeat(practice.priceTier ?? 0),
    }),
    address: {
      "@type": "PostalAddress",
      ...stated({
        streetAddress: joined([practice.address, practice.suburb]),
        addressLocality: place.name,
        postalCode: practice.postcode,
      }),
      addressCountry: "NZ",
    },
    ...(practice.position === "exact" && {
      geo: { "@type": "GeoCoordinates", latitude: practice.latitude, longitude: practice.longitude },
    }),
    ...stated({
      openingHoursSpecification: openingHoursSpecification(practice.openingHours).map((hours) => ({
        "@type": "OpeningHoursSpecification",
        ...hours,
      })),
      knowsLanguage: practice.languages,
      availableService: practice.services.map((slug) => ({
        "@type": "MedicalProcedure",
        name: treatmentName(slug),
      })),
    }),
    ...(newPatients.answer !== "not-stated" && { isAcceptingNewPatients: newPatients.answer === "yes" }),
  };
}

/** Without what is empty: an empty value says that there is none, and it is only not stated. */
function stated(values: Record<string, string | readonly unknown[]>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0));
}
