import { FILTER_PARAMETERS as BLOG } from "#app/blog/blog-filter.ts";
import { FILTER_PARAMETERS as COMPARE } from "#app/compare/filter.ts";
import {
  FILTER_PARAMETERS as DIRECTORY,
  LIST_PARAMETERS,
  POINTS_PARAMETERS,
} from "#services/finding/directory-filter.ts";

const FHIR = ["$bulk-publish", "locations.ndjson", "schedules.ndjson", "slots.ndjson"];

/** What each address reads from its query. Elsewhere a hostile text meets no code that looks at it. */
export const QUESTIONS: readonly (readonly [path: string, names: readonly string[]])[] = [
  ["/directory", DIRECTORY],
  ["/directory/screen.json", DIRECTORY],
  ["/directory/map.json", DIRECTORY],
  ["/directory/map/5/31/19", DIRECTORY],
  ["/api/v1/practices", LIST_PARAMETERS],
  ["/api/v1/practices.geojson", POINTS_PARAMETERS],
  ["/compare", COMPARE],
  ["/compare/wellington", COMPARE],
  ["/locations/wellington", ["service"]],
  ["/search", ["q", "location", "service"]],
  ["/api/v1/suggest", ["q"]],
  ["/search/suggestions", ["q"]],
  ["/blog", BLOG],
  ["/blog/search", ["q"]],
  ["/dentists/1-karaka-lane-dental", ["reviews"]],
  ["/emergency", ["place", "near"]],
  ...FHIR.map((name) => [`/api/v1/fhir/${name}`, ["week", "from", "before"]] as const),
  ["/api/v1/practices/3/free-times", ["service", "patient", "from", "days"]],
  ["/embed/3", ["theme"]],
  ["/book", ["practice", "location", "service", "urgency", "time", "visit"]],
  ["/contact", ["category", "subject", "faqs"]],
  ["/partner-with-us", ["city"]],
  ["/booking-success", ["reference", "practice", "match-by", "answer-by", "late"]],
  ["/contact-success", ["reference", "mail"]],
  ["/newsletter/confirm", ["token"]],
  ["/newsletter/unsubscribe", ["token"]],
  ["/new-patients", ["practice"]],
  ["/new-patients/link", ["token"]],
];
