import { askedInChips, askedInSentence, described } from "#content/filters.ts";
import { TOP_RATING } from "#domain/practices/rating.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { BY_RATING, RECOMMENDED } from "#kit/ui/order-words.ts";
import { locationInWords } from "#content/vocabulary.ts";
import { compareHref } from "#content/links.ts";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";
import { changed, type CompareFilter, type CompareList, filterHref, NO_FILTER } from "./filter.ts";

/** One part of a filter that is on, in words, and the filter without it. */
export type ActiveFilter = { name: string; text: string; without: CompareFilter };

/** What is on, in the order of the form. An order of the same dentists is not a filter. */
export function activeFilters(filter: CompareFilter): ActiveFilter[] {
  const { list, location } = filter;
  const off = (name: keyof CompareFilter, text: string, value: "all" | null = null): ActiveFilter => ({
    name,
    text,
    without: changed(filter, { [name]: value }),
  });
  return [
    ...(location ? [off("location", locationInWords(location))] : []),
    ...askedInChips(filter).map(({ name, text }) => off(name, text)),
    ...(list === "top-rated" ? [off("list", `Rated ${TOP_RATING} and over`, "all")] : []),
    ...(list === "emergency" ? [off("list", "Emergency care", "all")] : []),
  ];
}

/** Everything off but what was ticked. */
export function clearedHref({ chosen }: CompareFilter): string {
  return filterHref({ ...NO_FILTER, chosen });
}

const SUBJECTS: Record<CompareList, { heading: string; title: string; crumb: string }> = {
  all: { heading: "Compare dentists", title: "Compare Dentists", crumb: "Compare Dentists" },
  price: { heading: "Compare dentists by price", title: "Compare Dentists by Price", crumb: "Price" },
  "top-rated": {
    heading: "Compare top-rated dentists",
    title: "Compare Top-Rated Dentists",
    crumb: "Top-Rated",
  },
  emergency: {
    heading: "Compare emergency dentists",
    title: "Compare Emergency Dentists",
    crumb: "Emergency",
  },
};

/** `Compare dentists for Dental Implants in Wellington` */
export function comparisonHeading(filter: CompareFilter): string {
  return `${SUBJECTS[filter.list].heading}${narrowed(filter)}`;
}

/** `Compare Dentists for Dental Implants in Wellington` */
export function comparisonTitle(filter: CompareFilter): string {
  return `${SUBJECTS[filter.list].title}${narrowed(filter)}`;
}

/** As the address says it: its last part is the page's own. */
export function comparisonTrail(filter: CompareFilter, pathname: string): Crumb[] {
  if (pathname === compareHref()) return [{ label: SUBJECTS.all.crumb }];
  const { list, location, service } = filter;
  const ofPlace = location && pathname.endsWith(`/${location.text}`) ? locationInWords(location) : null;
  const own = list === "all" ? (ofPlace ?? (service && treatmentName(service))) : SUBJECTS[list].crumb;
  return [{ label: SUBJECTS.all.crumb, href: compareHref() }, { label: own ?? "" }];
}

/** Who comes first, in a sentence or two. */
export function orderInWords({ list, service }: CompareFilter): string {
  if (list === "price" && service)
    return `Cheapest first, by what ${treatmentName(service)} starts at; practices that don’t give a price for it come last.`;
  if (list === "price")
    return "Cheapest first, by what a usual visit starts at, then in our recommended order.";
  if (list === "top-rated") return `Only those rated ${TOP_RATING} or higher. ${BY_RATING}`;
  if (list === "emergency")
    return `Only those that say they see people in pain the same day. ${RECOMMENDED} Call before you go.`;
  return RECOMMENDED;
}

function narrowed(filter: CompareFilter): string {
  const { location, service } = filter;
  const what = service ? ` for ${treatmentName(service)}` : "";
  const where = location ? ` in ${locationInWords(location)}` : "";
  return described(`${what}${where}`, askedInSentence(filter));
}
