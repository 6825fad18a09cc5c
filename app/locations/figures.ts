import type { LocationView } from "./location.server.ts";

/** What is counted of a place, with what it counts; what is not known is left out. */
export function figuresOf({ total, averageRating, emergency }: LocationView) {
  return [
    { value: total.toLocaleString("en-NZ"), label: total === 1 ? "dentist found" : "dentists found" },
    ...(averageRating === null ? [] : [{ value: averageRating.toFixed(1), label: "average rating" }]),
    ...(total === 0 ? [] : [{ value: emergency.count.toLocaleString("en-NZ"), label: "emergency care" }]),
  ];
}
