import { z } from "zod";
import { FILTERS } from "#content/filters.ts";
import { PLACES } from "#content/places.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import type { Operation, Parameter } from "#kit/api/operation.server.ts";
import { ATTRIBUTION, PRACTICE } from "#kit/api/practice-schema.server.ts";
import { LIST_PARAMETERS, type ListParameter, SORTS } from "#services/finding/directory-filter.ts";
import { PAGE_SIZE } from "#services/finding/find-in-directory.ts";

const HELP = z
  .object({
    call: z.string().describe("Who to call."),
    firstAid: z
      .object({ for: z.string(), steps: z.array(z.string()) })
      .nullable()
      .describe("What to do first. Null if the words don’t say what happened."),
    url: z.url().describe("The emergency page, with more first aid and every number."),
  })
  .nullable()
  .describe("Null unless `q` says that someone is hurt. Show it before the practices.");

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
  unstated: z
    .partialRecord(z.enum(FILTER_NAMES), z.int().min(1))
    .describe(
      "For each filter, how many more practices there are that don’t say whether they match it. Filters that leave out none are missing.",
    ),
  help: HELP,
  readAs: z.string().nullable().describe("`q` with its spelling corrected; null if we read it as typed."),
  notUnderstood: z
    .string()
    .nullable()
    .describe("The words of `q` that we didn’t understand. The practices aren’t chosen by them."),
  notes: z
    .array(z.string())
    .describe(
      "What you asked for that the practices aren’t chosen by, in sentences: tell the person who asked.",
    ),
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
    text: "Words that must all appear in the name, the people’s names, the suburb, the town or the postcode. Macrons and case don’t matter. Words for a treatment, a town, a price or an injury become filters.",
    examples: ["harbour", "te aro", "braces nelsen qwertyville", "child choking hamilton"],
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
  text: `The practices that /directory shows for the same filters, in the same order, ${PAGE_SIZE} a page. Practices must match every filter. We ignore filters we don’t recognise, leave them out of \`filter\` and say so in \`notes\`.`,
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
    { path: "/practices?q=child+choking+hamilton", text: "What to do first, then who can see them first" },
  ],
};
