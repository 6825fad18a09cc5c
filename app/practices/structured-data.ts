import { openingHoursSpecification } from "#domain/opening-hours.ts";
import type { Place } from "#domain/places.ts";
import type { Practice } from "#domain/practice.ts";
import { treatmentName } from "#domain/treatments.ts";
import { practicePath } from "../links.ts";

/**
 * A real practice for machines: schema.org's `Dentist`. Ratings are left out, because search engines want them only
 * from whoever collected them; a sample practice must not be offered to anybody as one that exists.
 */
export function dentistThing(practice: Practice, place: Place, origin: string): Record<string, unknown> {
  const { newPatients } = practice;
  return {
    "@type": "Dentist",
    "@id": `${origin}${practicePath(practice)}#practice`,
    name: practice.name,
    description: practice.summary,
    url: `${origin}${practicePath(practice)}`,
    sameAs: practice.website,
    telephone: practice.phone,
    email: practice.email,
    priceRange: "$".repeat(practice.priceTier),
    address: {
      "@type": "PostalAddress",
      streetAddress: `${practice.address}, ${practice.suburb}`,
      addressLocality: place.name,
      postalCode: practice.postcode,
      addressCountry: "NZ",
    },
    geo: { "@type": "GeoCoordinates", latitude: practice.latitude, longitude: practice.longitude },
    openingHoursSpecification: openingHoursSpecification(practice.openingHours).map((hours) => ({
      "@type": "OpeningHoursSpecification",
      ...hours,
    })),
    knowsLanguage: practice.languages,
    availableService: practice.services.map((slug) => ({
      "@type": "MedicalProcedure",
      name: treatmentName(slug),
    })),
    ...(newPatients.answer !== "not-stated" && { isAcceptingNewPatients: newPatients.answer === "yes" }),
  };
}
