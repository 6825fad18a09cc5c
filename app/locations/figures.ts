import { formatCount } from "#domain/counts.ts";
import type { LocationView } from "./location.server.ts";

/** What is counted of a place, with what it counts; what is not known is left out. */
export function figuresOf({ total, averageRating, emergency }: LocationView) {
  return [
    { value: formatCount(total), label: total === 1 ? "dentist found" : "dentists found" },
    ...(averageRating === null ? [] : [{ value: averageRating.toFixed(1), label: "average rating" }]),
    ...(total === 0 ? [] : [{ value: formatCount(emergency.count), label: "emergency care" }]),
  ];
}
