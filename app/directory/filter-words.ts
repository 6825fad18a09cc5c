import { askedInChips, askedInSentence, described } from "#content/filters.ts";
import { dentistsOrNone } from "#domain/counts.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { BY_RATING, OPEN_FIRST, RECOMMENDED, SEEN_FIRST } from "#kit/ui/order-words.ts";
import { locationInWords } from "#content/vocabulary.ts";
import { changed, type DirectoryFilter, isInPain, NO_FILTER } from "#services/finding/directory-filter.ts";

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
  const { q, location, near } = filter;
  const off = (name: keyof DirectoryFilter, text: string, value: "" | null = null): ActiveFilter => ({
    name,
    text,
    without: changed(filter, { [name]: value }),
  });
  return [
    ...(q === "" ? [] : [off("q", `“${q}”`, "")]),
    ...(location ? [off("location", locationInWords(location))] : []),
    ...askedInChips(filter).map(({ name, text }) => off(name, text)),
    ...(near ? [off("near", nearInWords(near))] : []),
  ];
}

/** `"Invisalign in Wellington, open now"` · `"Dentists matching “harbour”"` · null when nothing is on. */
export function filterInWords(filter: DirectoryFilter): string | null {
  if (activeFilters(filter).length === 0) return null;
  return withConditions(filter.service ? treatmentName(filter.service) : "Dentists", filter);
}

/** `59 dentists for Invisalign in Wellington` · `1,236 dentists, page 3 of 52` · `No dentists in Nelson, open Sunday` */
export function answerInWords(filter: DirectoryFilter, total: number, pages: number): string {
  const { service, page } = filter;
  const what = service ? ` for ${treatmentName(service)}` : "";
  const found = `${dentistsOrNone(total)}${what}`;
  return `${withConditions(found, filter)}${page > 1 ? `, page ${page} of ${pages}` : ""}`;
}

/** `Dentists in Wellington matching “harbour”, open now` */
function withConditions(subject: string, filter: DirectoryFilter): string {
  const { q, location, near } = filter;
  const where = location ? ` in ${locationInWords(location)}` : "";
  const named = q ? ` matching “${q}”` : "";
  const nearest = near ? [nearInWords(near).replace("N", "n")] : [];
  return described(`${subject}${where}${named}`, [...askedInSentence(filter), ...nearest]);
}

/** How the list is ordered, in one sentence. */
export function orderInWords(filter: DirectoryFilter): string {
  const { sort, near, location, service } = filter;
  if (isInPain(filter)) return filter.near ? SEEN_FIRST : OPEN_FIRST;
  if (sort === "reviews") return "Most reviewed first.";
  if (sort === "price")
    return `Cheapest first, by what ${service ? treatmentName(service) : "a usual visit"} starts at; practices that don’t list it come last.`;
  if (sort === "soonest")
    return "Sorted by the first free time that you can book at once; dentists without one come last.";
  if (sort === "name") return "In order of name, A to Z.";
  if (sort === "location") return "In order of town, A to Z, in our recommended order in each.";
  if (sort === "recommended") return RECOMMENDED;
  if (sort === "rating") return BY_RATING;
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
