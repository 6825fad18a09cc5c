import { openingHoursSpecification } from "#domain/hours/opening-hours.ts";
import type { Place } from "#domain/finding/places.ts";
import type { Practice, Review } from "#domain/practices/practice.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { bookHref, practicePath } from "#content/links.ts";
import { joined } from "#domain/lists.ts";

/**
 * A real practice for machines: schema.org's `Dentist`, with the rating and reviews that its patients gave here. A sample
 * practice must not be offered to search engines as one that exists.
 */
export function dentistThing(
  practice: Practice,
  place: Place,
  { origin, reviews, isBookable }: { origin: string; reviews: readonly Review[]; isBookable: boolean },
): Record<string, unknown> {
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
    ...(practice.rating !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: practice.rating,
        reviewCount: practice.reviewCount,
        ...SCALE,
      },
    }),
    ...stated({ review: reviews.filter(({ text }) => text !== "").map(reviewThing) }),
    // Times are left out, since they change by the minute.
    ...(isBookable && {
      potentialAction: {
        "@type": "ReserveAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}${bookHref({ practice: practice.id })}` },
        result: { "@type": "Reservation", name: "Dentist appointment" },
      },
    }),
    ...(newPatients.answer !== "not-stated" && { isAcceptingNewPatients: newPatients.answer === "yes" }),
  };
}

const SCALE = { bestRating: 5, worstRating: 1 } as const;

function reviewThing({ author, visitedIn, stars, text }: Review) {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    temporalCoverage: visitedIn,
    reviewBody: text,
    reviewRating: { "@type": "Rating", ratingValue: stars, ...SCALE },
  };
}

/** Leaves out what is empty: an empty value says that there is none, and it is only not stated. */
function stated(values: Record<string, string | readonly unknown[]>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0));
}
