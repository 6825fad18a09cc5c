import { dentistsInWords } from "#domain/counts.ts";
import { fundingName } from "#domain/practice.ts";
import { treatmentName } from "#domain/treatments.ts";
import { BEST_FIRST } from "#kit/ui/order-words.ts";
import { locationInWords } from "#kit/ui/location-words.ts";
import type { Opening } from "#content/links.ts";
import { changed, type DirectoryFilter, NO_FILTER } from "./filter.ts";

/** An active part of a filter in words, and the filter without it. */
export type ActiveFilter = {
  /** Its parameter: `location`. */
  name: string;
  /** As a chip says it: `Wellington`, `Open now`. */
  text: string;
  without: DirectoryFilter;
};

/** In the order of the form. Sort and view are not filters: they show the same dentists. */
export function activeFilters(filter: DirectoryFilter): ActiveFilter[] {
  const all: (false | [name: string, text: string, off: Partial<DirectoryFilter>])[] = [
    filter.q !== "" && ["q", `“${filter.q}”`, { q: "" }],
    filter.location !== null && ["location", locationInWords(filter.location), { location: null }],
    filter.service !== null && ["service", treatmentName(filter.service), { service: null }],
    filter.open !== null && ["open", OPENING_WORDS[filter.open], { open: null }],
    filter.hasEmergency && ["emergency", "Emergency care", { hasEmergency: false }],
    filter.isAccepting && ["accepting", "Taking new patients", { isAccepting: false }],
    filter.isStepFree && ["wheelchair", "Step-free", { isStepFree: false }],
    filter.funding !== null && ["funding", fundingName(filter.funding), { funding: null }],
    filter.language !== null && ["language", `Speaks ${filter.language}`, { language: null }],
    filter.price !== null && ["price", "$".repeat(filter.price), { price: null }],
    filter.near !== null && ["near", nearInWords(filter.near), { near: null }],
  ];
  return all.flatMap((one) =>
    one ? [{ name: one[0], text: one[1], without: changed(filter, one[2]) }] : [],
  );
}

const OPENING_WORDS: Readonly<Record<Opening, string>> = {
  now: "Open now",
  saturday: "Open Saturday",
  sunday: "Open Sunday",
  weekend: "Open Saturday or Sunday",
  evening: "Open after 6pm",
};

/** `"Invisalign in Wellington, open now"` · `"Dentists matching “harbour”"` · null when nothing is on. */
export function filterInWords(filter: DirectoryFilter): string | null {
  if (activeFilters(filter).length === 0) return null;
  return conditionsInWords(filter.service ? treatmentName(filter.service) : "Dentists", filter).join(", ");
}

/** `59 dentists for Invisalign in Wellington` · `1,236 dentists, page 3 of 52` · `No dentists in Nelson, open Sunday` */
export function answerInWords(filter: DirectoryFilter, total: number, pages: number): string {
  const { service, page } = filter;
  const what = service ? ` for ${treatmentName(service)}` : "";
  const found = `${total === 0 ? "No dentists" : dentistsInWords(total)}${what}`;
  return [...conditionsInWords(found, filter), ...(page > 1 ? [`page ${page} of ${pages}`] : [])].join(", ");
}

/** `["Dentists in Wellington matching “harbour”", "open now"]` */
function conditionsInWords(subject: string, filter: DirectoryFilter): string[] {
  const where = filter.location ? ` in ${locationInWords(filter.location)}` : "";
  const named = filter.q ? ` matching “${filter.q}”` : "";
  const rest = activeFilters(filter).filter(({ name }) => !["q", "location", "service"].includes(name));
  return [`${subject}${where}${named}`, ...rest.map(({ text }) => lowerFirst(text))];
}

/** How the list is ordered, in one sentence. */
export function orderInWords(filter: DirectoryFilter): string {
  const { sort, near, location } = filter;
  if (sort === "reviews") return "Most reviewed first.";
  if (sort === "name") return "In order of name, A to Z.";
  if (sort === "location") return "In order of town, A to Z, and best rated first in each.";
  if (sort === "rating") return BEST_FIRST;
  const centre = near ? near.place?.name : location?.places[0]?.name;
  return `Nearest ${centre ? `to the centre of ${centre}` : "to you"} first, as the crow flies.`;
}

/** No filter, with the same view, and the same order unless it is by distance. */
export function cleared(filter: DirectoryFilter): DirectoryFilter {
  return changed(NO_FILTER, { sort: filter.sort, view: filter.view });
}

/** Whether search engines may index it: the unfiltered list, any page of it. */
export function isPlainList(filter: DirectoryFilter): boolean {
  const { sort, view } = filter;
  return activeFilters(filter).length === 0 && sort === NO_FILTER.sort && view === NO_FILTER.view;
}

function nearInWords({ place }: NonNullable<DirectoryFilter["near"]>): string {
  return place ? `Nearest to ${place.name}` : "Nearest to you";
}

/** Names keep their capitals: `lowerFirst("Open Sunday") === "open Sunday"`, but `ACC claims`, `Community Services Card`. */
function lowerFirst(text: string): string {
  if (/^(?:Speaks|Open|Nearest) /.test(text)) return text.charAt(0).toLowerCase() + text.slice(1);
  return /.\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
