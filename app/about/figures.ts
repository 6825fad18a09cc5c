import { PLACES } from "#content/places.ts";
import { CLAIMS } from "#content/site.ts";
import { formatCount, reviewsInWords } from "#domain/counts.ts";
import type { AboutCounts } from "./about.server.ts";

/**
 * The four statistics. Over samples without an operator they are the specification's claims (section 2); from then on they
 * are counted.
 */
export function figuresOf(counts: AboutCounts | null) {
  if (counts === null) {
    const towns = PLACES.length - CLAIMS.cities;
    return [
      { value: CLAIMS.dentists, label: "verified dentists" },
      { value: CLAIMS.patients, label: "patients helped" },
      { value: CLAIMS.averageRating, label: "average rating out of 5" },
      { value: String(CLAIMS.cities), label: `cities, and ${towns} towns` },
    ];
  }
  const { practices, places, ratings } = counts;
  return [
    {
      value: formatCount(practices),
      label: practices === 1 ? "dental practice" : "dental practices",
    },
    { value: String(places), label: places === 1 ? "town or city" : "towns and cities" },
    ratings === null
      ? { value: "0", label: "ratings so far" }
      : {
          value: ratings.average.toFixed(1),
          label: `average rating out of 5, from ${reviewsInWords(ratings.reviews)}`,
        },
  ];
}
