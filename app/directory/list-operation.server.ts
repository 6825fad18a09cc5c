import { z } from "zod";
import { FILTERS } from "#content/filters.ts";
import { PLACES } from "#content/places.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import type { Operation, Parameter } from "#kit/api/operation.server.ts";
import { ATTRIBUTION, PRACTICE } from "#kit/api/practice-schema.server.ts";
import { shownPictures } from "#database/practices/practice-pictures.ts";
import { practicesById } from "#database/practices/practices.ts";
import { kilometresBetween } from "#domain/finding/distance.ts";
import { withQuery } from "#content/links.ts";
import { API_PATH } from "#kit/api/address.ts";
import { attributionLine } from "#services/practices/attribution.ts";
import { listingSources } from "#services/practices/listing-sources.ts";
import { linkedRecord } from "#services/practices/practice-record.ts";
import type { Services } from "#services/services.ts";
import {
  type DirectoryFilter,
  filterHref,
  LIST_PARAMETERS,
  type ListParameter,
  NO_FILTER,
  distanceOrigin,
  filterParameters,
  SORTS,
} from "./filter.ts";
import { findInDirectory, PAGE_SIZE } from "./find.server.ts";

const LIST_ANSWER = z.object({
  count: z.int().min(0).describe("How many practices match."),
  page: z
    .int()
    .min(1)
    .describe("The page you’re on. If you ask for a page beyond the last, you get the last."),
  pages: z.int().min(1).describe("How many pages there are."),
  filter: z
    .partialRecord(z.enum(LIST_PARAMETERS), z.string())
    .describe("Your filters as we understood them. We ignored anything that’s missing here."),
  url: z.url().describe("The page of the site with the same practices."),
  prev: z.url().nullable().describe("The page before this one."),
  next: z.url().nullable().describe("The page after this one."),
  attribution: ATTRIBUTION,
  practices: z.array(PRACTICE),
});

type Described = Omit<Parameter, "name" | "in" | "type"> & { type?: "integer" };

const FILTER_PARAMETERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, FILTERS[name].api])) as Record<
  FilterName,
  Described
>;

/** Strings, where nothing else is said. A parameter that is read and not described does not compile. */
const PARAMETERS: Record<ListParameter, Described> = {
  ...FILTER_PARAMETERS,
  q: {
    text: "Words that must all appear in the name, the people’s names, the suburb, the town or the postcode. Macrons and case don’t matter.",
    examples: ["harbour", "te aro"],
  },
  location: {
    text: "A town, a city or a region: its slug, its name in English or Māori, or any spelling of it.",
    examples: PLACES.map(({ slug }) => slug),
  },
  near: {
    text: "Where to measure distance from: a town or city, or latitude and longitude in degrees. We round a position to about a kilometre.",
    examples: ["taupo", "-41.29,174.78"],
  },
  lat: { text: "With `lng`, another way to say `near`.", examples: ["-41.29"] },
  lng: { text: "With `lat`, another way to say `near`.", examples: ["174.78"] },
  sort: {
    text: "The order. `recommended` is ours: the best rated first, where a few reviews count for less, and practices that aren’t taking new patients last. `rating` is the rating alone, then the number of reviews. `price` is the lowest for the `service` that you ask for, else for a usual visit; unstated ones come last. Distance needs `near`, or one `location`.",
    values: SORTS,
    examples: ["distance"],
  },
  page: { text: "From 1.", type: "integer", examples: ["2"] },
};

export const LIST_OPERATION: Operation = {
  id: "listPractices",
  path: "/practices",
  title: "Find practices",
  text: `The practices that /directory shows for the same filters, in the same order, ${PAGE_SIZE} a page. Practices must match every filter. We ignore filters we don’t recognise, and leave them out of \`filter\`.`,
  parameters: LIST_PARAMETERS.map((name) => ({ name, in: "query", type: "string", ...PARAMETERS[name] })),
  answer: "PracticeList",
  schemas: { PracticeList: LIST_ANSWER },
  examples: [
    { path: "/practices?location=whangarei", text: "All practices in Whangārei" },
    {
      path: "/practices?service=implants&near=nelson&sort=distance",
      text: "Dental implants, nearest to Nelson first",
    },
    {
      path: "/practices?q=smile&emergency=yes&open=now",
      text: "Open now, for pain, with “smile” in the name",
    },
  ],
};

/** What the directory shows for an address, as data. */
export async function answerList(
  { database, practices, now, publicUrl }: Services,
  parameters: URLSearchParams,
) {
  const index = await practices.now();
  const found = await findInDirectory(index, parameters, now);
  const { total, pages, ids } = found;
  const filter = { ...found.filter, view: NO_FILTER.view };
  const { page } = filter;
  const at = (other: number) => publicUrl + apiHref({ ...filter, page: other });
  const origin = filter.sort === "distance" ? distanceOrigin(filter) : undefined;
  const listed = await practicesById(database.read, ids);
  const sources = await listingSources(database.read, index, listed);
  const pictures = await shownPictures(database.read, listed);
  return {
    count: total,
    page,
    pages,
    filter: Object.fromEntries(filterParameters(filter)),
    url: publicUrl + filterHref(filter),
    prev: page > 1 ? at(page - 1) : null,
    next: page < pages ? at(page + 1) : null,
    attribution: attributionLine(index),
    practices: listed.map((practice) => ({
      ...linkedRecord(practice, { publicUrl, index, now: now() }, { sources, pictures }),
      ...(origin && { distanceKm: roundedToTenth(kilometresBetween(origin, practice)) }),
    })),
  };
}

function apiHref(filter: DirectoryFilter): string {
  return withQuery(`${API_PATH}/practices`, filterParameters(filter));
}

/** No more exact than the origin, which is rounded too. */
function roundedToTenth(kilometres: number): number {
  return Math.round(kilometres * 10) / 10;
}
