import { formatCount, reviewsInWords } from "#domain/counts.ts";
import type { LocationView } from "./location.server.ts";

/** What is counted of a place, with what it counts; what is not known is left out. */
export function figuresOf({ total, ratings, emergency }: LocationView) {
  return [
    { value: formatCount(total), label: total === 1 ? "dentist found" : "dentists found" },
    ...(ratings === null
      ? []
      : [
          {
            value: ratings.average.toFixed(1),
            label: `average rating from ${reviewsInWords(ratings.reviews)}`,
          },
        ]),
    ...(total === 0 ? [] : [{ value: formatCount(emergency.count), label: "emergency care" }]),
  ];
}
