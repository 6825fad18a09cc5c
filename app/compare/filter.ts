import { ALL_PLACES, findPlace, placeBySlug } from "#content/places.ts";
import { type AllAsked, pickAsked, NOTHING_ASKED, readAsked } from "#content/filters.ts";
import { type Location, locationNamed, treatmentSpelled } from "#content/vocabulary.ts";
import { FILTER_NAMES } from "#domain/finding/practice-filters.ts";
import { queryLine, slugify } from "#domain/text.ts";
import { TREATMENTS } from "#domain/practices/treatments.ts";
import { compareHref } from "#content/links.ts";
import { MOST_COMPARED } from "#kit/ui/comparison/chosen.ts";

/**
 * What a visitor asked to compare: read from an address, written back into one. Equal filters make equal
 * addresses (`filterHref`): one place or one service alone has an address of its own, `/compare/wellington`. What
 * practices are asked for is declared in `content/filters.ts`.
 */
export type CompareFilter = AllAsked & {
  list: CompareList;
  location: Location | null;
  /** From 1. */
  page: number;
  /** Ids of practices ticked before, kept while the visitor looks for more. */
  chosen: readonly number[];
};

/** `price`: cheapest first. `top-rated`: those rated `TOP_RATING` and over. `emergency`: same-day care for pain. */
export type CompareList = "all" | (typeof LISTS)[number];
const LISTS = ["price", "top-rated", "emergency"] as const;

/** What `readFilter` and the comparison side by side read. */
export const FILTER_PARAMETERS = ["location", ...FILTER_NAMES, "page", "ids", "chosen"] as const;

export const NO_FILTER: CompareFilter = {
  ...NOTHING_ASKED,
  list: "all",
  location: null,
  page: 1,
  chosen: [],
};

/**
 * `segment` is what follows `/compare/`, undefined at `/compare` itself. Null when no comparison has that name;
 * a parameter that is unknown or senseless is left out. `languages` are those that practices speak.
 */
export function readFilter(
  segment: string | undefined,
  parameters: URLSearchParams,
  languages: readonly string[],
): CompareFilter | null {
  const named = segment === undefined ? {} : segmentNamed(segment);
  if (!named) return null;
  const text = (name: string) => queryLine(parameters.get(name) ?? "");
  return tidied({
    ...NO_FILTER,
    ...readAsked(parameters, languages),
    location: locationNamed(text("location")),
    page: /^[1-9]\d{0,6}$/.test(text("page")) ? Number(text("page")) : 1,
    chosen: idsIn(parameters, "chosen").slice(0, MOST_COMPARED),
    ...named,
  });
}

/** Emergency care is a list of its own, where no other list is asked for. */
function tidied(filter: CompareFilter): CompareFilter {
  const { list, emergency } = filter;
  if (!emergency || list === "price" || list === "top-rated") return filter;
  return { ...filter, list: "emergency", emergency: null };
}

/** The address part that another spelling means: `"Wanganui"` → `"whanganui"`, `"Price"` → `"price"`. */
export function otherSpelling(segment: string): string | null {
  const list = LISTS.find((one) => one === slugify(segment));
  return list ?? findPlace(segment)?.slug ?? treatmentSpelled(segment);
}

/** `filterHref({ ...NO_FILTER, page: 2 }) === "/compare?page=2"` · `/compare/invisalign` · `/compare/price?service=implants` */
export function filterHref(filter: CompareFilter): string {
  const { list, location, service, page, chosen } = filter;
  const own = addressSegment(filter);
  return compareHref(own ?? segmentOfList(list), {
    ...pickAsked(filter),
    location: own === location?.text ? null : location?.text,
    service: own === service ? null : service,
    page: page > 1 ? page : null,
    chosen,
  });
}

/** Where the filter's form leads: a list keeps its own order. */
export function listPath(list: CompareList): string {
  return compareHref(segmentOfList(list));
}

function segmentOfList(list: CompareList): string | null {
  return list === "all" ? null : list;
}

/** Asks for the same list from its first page on, with something changed. */
export function changed(filter: CompareFilter, change: Partial<CompareFilter>): CompareFilter {
  return tidied({ ...filter, page: 1, ...change });
}

/** `ids=1,2&ids=3` → 1, 2, 3: each once, in the order given, what is no id left out. */
export function idsIn(parameters: URLSearchParams, name: "ids" | "chosen"): number[] {
  const texts = parameters.getAll(name).flatMap((text) => text.split(","));
  const ids = texts.filter((text) => /^\s*\d{1,9}\s*$/.test(text)).map(Number);
  return [...new Set(ids)].slice(0, MOST_READ);
}

/** More than fit on one page, and a bound on what an address can ask of the database. */
const MOST_READ = 24;

function segmentNamed(segment: string): Partial<CompareFilter> | null {
  const list = LISTS.find((one) => one === segment);
  if (list) return { list };
  if (ALL_PLACES.some(({ slug }) => slug === segment)) {
    return { location: { text: segment, places: [placeBySlug(segment)] } };
  }
  const treatment = TREATMENTS.find(({ slug }) => slug === segment);
  return treatment ? { service: treatment.slug } : null;
}

/** The address part that says all of the filter, if there is one. */
function addressSegment({ list, location, service, ...others }: CompareFilter): string | null {
  if (list !== "all" || Object.keys(pickAsked({ ...others, service: null })).length > 0) return null;
  if (location && !service) return location.places.length === 1 ? location.text : null;
  return location ? null : service;
}
