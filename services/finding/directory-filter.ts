import { suburbNamed } from "#content/localities.ts";
import { findPlace } from "#content/places.ts";
import { type AllAsked, NOTHING_ASKED, readAsked } from "#content/filters.ts";
import { type Region, regionNamed } from "#content/regions.ts";
import { type Location, locationNamed, placesNamed } from "#content/vocabulary.ts";
import type { Position } from "#domain/finding/distance.ts";
import { positionIn, positionText } from "#domain/finding/near.ts";
import type { Place } from "#domain/finding/places.ts";
import { queryLine } from "#domain/text.ts";
import {
  DIRECTORY_PARAMETERS,
  directoryHref,
  directoryParameters,
  type DirectoryQuery,
  withQuery,
} from "#content/links.ts";

/**
 * What a visitor asked of the directory, read from an address and written into one. Equal filters make equal addresses
 * (`filterHref`), so that form is the canonical one. What practices are asked for is declared in `content/filters.ts`.
 */
export type DirectoryFilter = AllAsked & {
  /** As typed, at most `LONGEST_QUERY` characters; empty when nothing was typed. */
  q: string;
  location: Location | null;
  /** Where distances are measured from, if not from the centre of `location`. */
  near: Near | null;
  sort: Sort;
  view: "grid" | "list";
  /** From 1. */
  page: number;
};

type Near = {
  /** As it stands in an address: `taupo` or `-41.29,174.78`. */
  text: string;
  /** The place, if it is one. */
  place: Place | null;
  latitude: number;
  longitude: number;
};

/** What `readFilter` reads: what `filterHref` writes, and `lat` with `lng` for a position. */
export const FILTER_PARAMETERS = DIRECTORY_PARAMETERS.flatMap((name) =>
  name === "near" ? (["near", "lat", "lng"] as const) : [name],
);

/** Whether an address contains a visitor's position: no cache may then store the page. */
export function isOfVisitor(parameters: URLSearchParams): boolean {
  return parameters.has("lat") || positionIn(queryLine(parameters.get("near") ?? "")) !== null;
}

/** Parameters of the list for programs: `view` concerns the page only. */
export type ListParameter = Exclude<(typeof FILTER_PARAMETERS)[number], "view">;
export const LIST_PARAMETERS = FILTER_PARAMETERS.filter((name): name is ListParameter => name !== "view");

/** Parameters of the points for maps, which have no pages. */
export const POINTS_PARAMETERS = LIST_PARAMETERS.filter((name) => name !== "page");

export const SORTS = [
  "recommended",
  "rating",
  "reviews",
  "price",
  "soonest",
  "name",
  "location",
  "distance",
] as const;
type Sort = (typeof SORTS)[number];

export const NO_FILTER: DirectoryFilter = {
  ...NOTHING_ASKED,
  q: "",
  location: null,
  near: null,
  sort: "recommended",
  view: "grid",
  page: 1,
};

/** Unknown values are ignored. `languages` are those that practices speak. */
export function readFilter(parameters: URLSearchParams, languages: readonly string[]): DirectoryFilter {
  const text = (name: string) => queryLine(parameters.get(name) ?? "");
  const near = nearAt(text("near")) ?? nearAt(`${text("lat")},${text("lng")}`);
  const asked = readAsked(parameters, languages);
  const inOrder = near && !isForEmergency(asked) ? "distance" : "recommended";
  return tidied({
    ...asked,
    q: text("q"),
    location: locationNamed(text("location")),
    near,
    sort: SORTS.find((sort) => sort === text("sort").toLowerCase()) ?? inOrder,
    view: text("view").toLowerCase() === "list" ? "list" : "grid",
    page: /^[1-9]\d{0,6}$/.test(text("page")) ? Number(text("page")) : 1,
  });
}

/** The filter as parameters, only what differs from no filter at all. */
export function filterParameters(filter: DirectoryFilter): URLSearchParams {
  return directoryParameters(filterQuery(filter));
}

/** The filter as `directoryHref` takes it: `{ location: "nelson", emergency: "yes", page: null, … }`. */
export function filterQuery(filter: DirectoryFilter): DirectoryQuery {
  const { location, near, sort, view, page, ...asked } = tidied(filter);
  return {
    ...asked,
    location: location?.text,
    near: near?.text,
    sort: sort === NO_FILTER.sort ? null : sort,
    view: view === NO_FILTER.view ? null : view,
    page: page === NO_FILTER.page ? null : page,
  };
}

/** `filterHref(NO_FILTER) === "/directory"` · `filterHref({ ...NO_FILTER, page: 2 }) === "/directory?page=2"` */
export function filterHref(filter: DirectoryFilter): string {
  return withQuery(directoryHref(), filterParameters(filter));
}

/** Asks for the same list from its first page on, with something changed: a filter taken off, another view. */
export function changed(filter: DirectoryFilter, change: Partial<DirectoryFilter>): DirectoryFilter {
  const next = { ...filter, page: 1, ...change };
  // Near is an order where no one is in pain.
  const isNear = isInPain(filter) && next.near !== null && !isForEmergency(next);
  return tidied(isNear ? { ...next, sort: "distance" } : next);
}

/** The suburb that an address has as its `location`, which is no place or region by that name: `Te Aro` is not Te Aroha. */
export function suburbIn(parameters: URLSearchParams): string | null {
  const text = queryLine(parameters.get("location") ?? "");
  return findPlace(text) || regionNamed(text) ? null : suburbNamed(text);
}

/** The part of a place that an address names, whose practices are listed under all of the place: the North Shore. */
export function partIn(parameters: URLSearchParams): Region | null {
  const text = queryLine(parameters.get("location") ?? "") || queryLine(parameters.get("q") ?? "");
  const region = regionNamed(text);
  return region?.suburb ? region : null;
}

/** Asks for the same list from its first page on, of the practices with the name of a suburb. */
export function inSuburb(filter: DirectoryFilter, suburb: string): DirectoryFilter {
  return changed(filter, { q: `${filter.q} ${suburb}`.trim(), location: null });
}

/** Whether the visitor may be in pain or hurt. */
export function isForEmergency({
  service,
  emergency,
}: Pick<DirectoryFilter, "service" | "emergency">): boolean {
  return emergency !== null || service === "emergency-dentist";
}

/** Whether the list is in the order in which practices can see someone in pain, since no other order was asked for. */
export function isInPain(filter: DirectoryFilter): boolean {
  return isForEmergency(filter) && filter.sort === "recommended";
}

/** The one place that the list is of, or begins at. */
export function filterPlace({ near, location }: DirectoryFilter): Place | null {
  return (location?.places.length === 1 ? location.places[0] : near?.place) ?? null;
}

/** Where distances are measured from: `near`, or the centre of the only place. */
export function distanceOrigin({
  near,
  location,
}: DirectoryFilter): (Position & { slug?: string }) | undefined {
  return near?.place ?? near ?? (location?.places.length === 1 ? location.places[0] : undefined);
}

/** Order by distance needs an origin, and `near` means nothing in another order, but among those who can see someone in pain. */
function tidied(filter: DirectoryFilter): DirectoryFilter {
  if (isInPain(filter)) return filter;
  if (filter.sort !== "distance") return filter.near ? { ...filter, near: null } : filter;
  return distanceOrigin(filter) ? filter : { ...filter, sort: NO_FILTER.sort };
}

/** A place, or a position that is rounded to about a kilometre. */
function nearAt(text: string): Near | null {
  const position = positionIn(text);
  if (position) return { text: positionText(position), place: null, ...position };
  const [place, another] = placesNamed(text);
  if (!place || another) return null;
  return { text: place.slug, place, latitude: place.latitude, longitude: place.longitude };
}
