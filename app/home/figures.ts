import { CLAIMS, DAY_AND_NIGHT, NATIONAL_NUMBERS } from "#content/site.ts";
import { formatCount, reviewsInWords } from "#domain/counts.ts";
import type { HomeView } from "./home.server.ts";

/** The headline figures: claimed over samples while no operator is named (specification, section 2), else counted. */
export function headlineFigures({ total, ratings, towns, moreTowns }: HomeView, isClaimed: boolean) {
  if (isClaimed) {
    return [
      { value: CLAIMS.dentists, label: "verified dentists" },
      { value: CLAIMS.patients, label: "happy patients" },
      { value: CLAIMS.averageRating, label: "average rating out of 5" },
      // The specification has both "24/7 support" and support from Monday to Saturday: day and night there is Healthline.
      {
        value: DAY_AND_NIGHT,
        label: `support in an emergency, by ${NATIONAL_NUMBERS.healthline.name}`,
      },
    ];
  }
  const listed = towns.length + moreTowns.length;
  return [
    { value: formatCount(total), label: total === 1 ? "practice" : "practices" },
    { value: String(listed), label: listed === 1 ? "town or city" : "towns and cities" },
    ...(ratings === null
      ? []
      : [
          {
            value: ratings.average.toFixed(1),
            label: `average rating out of 5, from ${reviewsInWords(ratings.reviews)}`,
          },
        ]),
  ];
}

/** `placesInWords(22) === "22 towns and cities"` */
export function placesInWords(count: number): string {
  return `${count} ${count === 1 ? "town or city" : "towns and cities"}`;
}
