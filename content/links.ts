import { type Asked, FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import type { PictureFormat, PracticePicture } from "#domain/practices/practice-picture.ts";
import { fold } from "#domain/text.ts";
import type { VisitKind } from "#domain/free-times/visit-kinds.ts";

/**
 * The addresses that more than one area leads to, each written once: pages, emails and the interface for programs take
 * them from here. A `…Path` has no query, a `…Href` may have one. `routes.ts` lists the pages behind them.
 */

/** What every address of the interface for programs begins with. */
export const API_PATH = "/api/v1";

type Maybe<Value> = Value | null | undefined;

/** What an address asks of the directory, by its parameters. */
export type DirectoryQuery = Asked & {
  q?: Maybe<string>;
  /** Slug of a place, or a piece that several places have in their names. */
  location?: Maybe<string>;
  /** Slug of a place, or `-41.29,174.78`. */
  near?: Maybe<string>;
  sort?: Maybe<"recommended" | "rating" | "reviews" | "price" | "soonest" | "name" | "location" | "distance">;
  view?: Maybe<"grid" | "list">;
  page?: Maybe<number>;
};

/** What an address fills in of the appointment form. */
type BookQuery = {
  practice?: Maybe<number>;
  /** A treatment, or the page that explains it: `wisdom-tooth-removal`. */
  service?: Maybe<string>;
  /** Slug of a place. */
  location?: Maybe<string>;
  urgency?: Maybe<"emergency">;
  /** The kind of visit that a free time is for, where no service is known. */
  visit?: Maybe<VisitKind>;
  /** A free time that is picked: `2026-12-02T20:30Z` */
  time?: Maybe<string>;
};

/** What an address asks of the table, beside its last part. */
type CompareQuery = Asked &
  Pick<DirectoryQuery, "location" | "page"> & {
    /** Ids of practices that are ticked already. */
    chosen?: readonly number[];
  };

/** In the order of the canonical address. */
export const DIRECTORY_PARAMETERS = [
  "q",
  "location",
  ...FILTER_NAMES,
  "near",
  "sort",
  "view",
  "page",
] as const satisfies readonly (keyof DirectoryQuery)[];

/** Equal questions make equal parameters: one order, one spelling, nothing empty. So this form is canonical. */
export function directoryParameters(query: DirectoryQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  const asked = askedParameters(query);
  for (const name of DIRECTORY_PARAMETERS) {
    const value = asked[name as FilterName] ?? query[name];
    if (value) parameters.append(name, String(value));
  }
  return parameters;
}

/** What is asked of practices, as addresses spell it: `{ language: "te-reo-maori" }` */
function askedParameters(asked: Asked): { [Name in FilterName]?: string } {
  const on = FILTER_NAMES.filter((name) => asked[name]);
  return Object.fromEntries(on.map((name) => [name, spelled(name, String(asked[name]))]));
}

/** A language is a name, with capitals, macrons and spaces. */
function spelled(name: FilterName, value: string): string {
  return name === "language" ? fold(value).replaceAll(" ", "-") : value;
}

/** `directoryHref({ location: "nelson", funding: "acc" }) === "/directory?location=nelson&funding=acc"` */
export function directoryHref(query: DirectoryQuery = {}): string {
  return withQuery("/directory", directoryParameters(query));
}

/** The search of the whole site: `/search?q=root+canal` */
export function searchHref(words: string): string {
  return withQuery("/search", definedParameters({ q: words }));
}

/** A practice's page: `/dentists/12-harbour-steps-dental` */
export function practicePath({ id, slug }: { id: number; slug: string }): string {
  return `/dentists/${id}-${slug}`;
}

/** The page of a town: `/locations/taupo` */
export function placePath(place: string): string {
  return `/locations/${place}`;
}

/** The list of towns and cities. */
export function placesPath(): string {
  return "/locations";
}

/** The list of treatments. */
export function treatmentsPath(): string {
  return "/services";
}

/** The page about a treatment: `/services/wisdom-tooth-removal` */
export function treatmentPath(page: string): string {
  return `/services/${page}`;
}

/** The appointment form with what is known filled in: `/book?practice=12&service=invisalign` */
export function bookHref(query: BookQuery = {}): string {
  const { practice, service, location, urgency, visit, time } = query;
  return withQuery("/book", definedParameters({ practice, service, location, urgency, visit, time }));
}

/** Where someone asks to hear when a practice takes new patients, and where the link in the first mail leads. */
export const NEW_PATIENTS_PATH = "/new-patients";
export const WATCH_LINK_PATH = "/new-patients/link";

/** `watchHref(10_001) === "/new-patients?practice=10001"` */
export function watchHref(practiceId: number): string {
  return `${NEW_PATIENTS_PATH}?practice=${practiceId}`;
}

/** Where someone ends texts to their number. Texts name it, so it is short. */
export const TEXTS_PATH = "/texts";
/** Where a gateway brings us replies to texts. */
export const TEXTS_IN_PATH = "/texts/in";

/** What has just been booked, for a calendar. */
export const SENT_CALENDAR_PATH = "/booking-success/appointment.ics";

/** Has the links to one's requests, or to a practice's listing, sent again. */
export const LOST_LINK_PATH = "/lost-link";

/** Emergency help, near a place where one is known: `/emergency?place=nelson` */
export function emergencyHref(place?: Maybe<string>): string {
  return withQuery("/emergency", definedParameters({ place }));
}

/**
 * The table of practices: of a place, of a treatment or one of the named lists, by that part of its address; null for
 * all.
 *
 * `compareHref("wellington", { chosen: [12] }) === "/compare/wellington?chosen=12"`
 */
export function compareHref(part: string | null = null, query: CompareQuery = {}): string {
  const { location, page, chosen = [] } = query;
  const parameters = definedParameters({ location, ...askedParameters(query), page, chosen: chosen.join() });
  return withQuery(part === null ? "/compare" : `/compare/${part}`, parameters);
}

/**
 * Practices side by side, and the treatment that they are compared for:
 * `sideBySideHref([12, 7], "implants") === "/compare?ids=12,7&service=implants"`
 */
export function sideBySideHref(ids: readonly number[], service?: Maybe<string>): string {
  return withQuery("/compare", definedParameters({ ids: ids.join(), service }));
}

/**
 * Leaves out the question mark where nothing follows it. A query may have commas (RFC 3986, section 3.4), and visitors read and
 * share the addresses with ids, with a position or with an area.
 */
export function withQuery(path: string, parameters: URLSearchParams): string {
  return parameters.size === 0 ? path : `${path}?${parameters.toString().replaceAll("%2C", ",")}`;
}

function definedParameters(values: Readonly<Record<string, Maybe<string | number>>>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** What practices charge: `/prices`, `/prices/implants`, `/prices/implants/northland`. */
export function pricesPath(treatment?: string, region?: string): string {
  return ["/prices", treatment, region].filter(Boolean).join("/");
}

/** Who states what the directory lists, and under which licence. */
export function dataPath(): string {
  return "/data";
}

/** A file of a picture of a practice: `/pictures/3f9a…-640.avif`. It changes with the picture, so browsers keep it for good. */
export function pictureFilePath(
  { hash }: Pick<PracticePicture, "hash">,
  width: number,
  format: PictureFormat,
): string {
  return `/pictures/${hash}-${width}.${format}`;
}
