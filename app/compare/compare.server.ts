import { pickAsked } from "#content/filters.ts";
import { placeBySlug } from "#content/places.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { dollarRange } from "#domain/money.ts";
import { experienceInWords } from "#domain/practices/practice-words.ts";
import { TOP_RATING } from "#domain/practices/rating.ts";
import { treatmentName, type TreatmentSlug } from "#domain/practices/treatments.ts";
import { nextFreeIn } from "#services/practices/next-free.ts";
import type { Showing } from "#services/services.ts";
import { type CardCircumstances, practiceCard, practiceLocality } from "#kit/ui/practice-card-of.ts";
import { timelyFilter } from "#services/finding/open-schedules.ts";
import { type RulerScale, VISIT_SCALE } from "#kit/ui/price-ruler.tsx";
import { unstatedLines } from "#kit/ui/unstated.server.ts";
import { changed, type CompareFilter, filterHref } from "./filter.ts";

/** What the table shows for an address. */
export type CompareView = Awaited<ReturnType<typeof viewCompare>>;

/** A practice as a row of the table: a card, and what a card does not say. */
export type ComparedPractice = ReturnType<typeof toRow>;

const PAGE_SIZE = 24;

/** A page beyond the last one is answered with the last one. */
export async function viewCompare({ practices: snapshots, routing, now }: Showing, asked: CompareFilter) {
  const index = await snapshots.now();
  const circumstances = { now: now(), routing };
  const found = practiceFilter(index, asked, circumstances.now);
  const total = index.count(found);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  // The list may have become shorter since its address was saved.
  const filter = { ...asked, page: Math.min(asked.page, pages) };
  const [practices, chosen] = await Promise.all([
    index.listings(await idsOnPage(index, filter, found)),
    index.listings(filter.chosen),
  ]);
  const nextFree = nextFreeIn(index, filter.service, circumstances.now, filter.free);
  const ofRow = { ...circumstances, asked: { free: filter.free }, nextFree };
  const rows = practices.map((practice) => toRow(practice, filter.service, ofRow));
  return {
    /** As it was understood; its page is the one shown. */
    filter: { ...filter, chosen: chosen.map(({ id }) => id) },
    /** How many practices match. */
    total,
    /** How many pages that makes, at least one. */
    pages,
    rows,
    /** Those ticked before, wherever they are in the list. */
    chosen,
    /** The line that every price is drawn on. */
    scale: filter.service ? scaleOfTreatment(rows) : VISIT_SCALE,
    showsSamples: practices.some((practice) => practice.isSample),
    /** What its conditions cannot know. */
    unstated: unstatedLines(index, found, {
      placeName: filter.location?.places.length === 1 ? filter.location.places[0]!.name : undefined,
      hrefWithout: (fact) => filterHref(changed(filter, { [fact]: null })),
    }),
    /** How many of them state nothing of what the list is ordered by. */
    unordered: index.count({ ...found, unstated: filter.list === "price" ? "price" : "rating" }),
    /** Whether any practice has a rating. */
    hasRatings: index.ratings() !== null,
  };
}

function practiceFilter(index: Snapshot, filter: CompareFilter, now: Date): PracticeFilter {
  const { list, location, emergency } = filter;
  return {
    ...pickAsked(filter),
    places: location?.places.map((place) => place.slug),
    emergency: list === "emergency" ? "yes" : emergency,
    ...timelyFilter(index, filter, () => now),
    ratedFrom: list === "top-rated" ? TOP_RATING * 10 : undefined,
  };
}

const ORDERS = {
  all: "recommended",
  emergency: "recommended",
  "top-rated": "rating",
  price: "price",
} as const;

async function idsOnPage(
  index: Snapshot,
  filter: CompareFilter,
  found: PracticeFilter,
): Promise<readonly number[]> {
  const { list, service, page } = filter;
  const sort = ORDERS[list];
  const from = (page - 1) * PAGE_SIZE;
  if (list !== "price" || !service) {
    return index.search({ ...found, sort, limit: PAGE_SIZE, offset: from }).ids;
  }
  const prices = await index.pricesFrom(service);
  const { ids } = index.search({ ...found, sort, limit: index.total, offset: 0 });
  // The sort is stable, and NaN is equal: equal prices, and those that are not known, stay in the order of a usual visit.
  const priceOf = (id: number) => prices.get(id) ?? Infinity;
  return ids.toSorted((a, b) => priceOf(a) - priceOf(b)).slice(from, from + PAGE_SIZE);
}

/** From nothing to a round figure beyond the dearest. */
function scaleOfTreatment(rows: readonly ComparedPractice[]): RulerScale {
  const dearest = Math.max(VISIT_SCALE.to, ...rows.map(({ treatmentPrice }) => treatmentPrice?.to ?? 0));
  return { from: 0, to: Math.ceil(dearest / 100) * 100 };
}

function toRow(
  practice: PracticeListing,
  service: TreatmentSlug | null,
  circumstances: Pick<CardCircumstances, "now" | "routing" | "asked" | "nextFree">,
) {
  const { specialties, priceFrom, priceTo } = practice;
  const experience = experienceInWords(practice.experienceYears);
  const card = practiceCard(practice, {
    ...circumstances,
    isOnePlace: false,
    treatment: service ?? undefined,
  });
  const treatmentPrice = treatmentPriceOf(practice, service);
  return {
    ...card,
    /** `Te Aro, Wellington` */
    locality: practiceLocality(practice, placeBySlug(practice.place)),
    /** `15+ years experience`; null where it is not stated. */
    experience: experience && `${experience} experience`,
    specialties,
    /** Dollars; null where they are not stated. */
    priceFrom,
    priceTo,
    /** The price of the treatment that the table is for: `{ name: "Dental Implants", words: "$4,500–$6,000", … }`. */
    treatmentPrice,
    /** That the table is for a treatment whose price the practice does not state. */
    isPriceUnknown: service !== null && treatmentPrice === null,
  };
}

function treatmentPriceOf({ prices }: PracticeListing, service: TreatmentSlug | null) {
  const price = prices.find(({ treatment }) => treatment === service);
  if (!price) return null;
  const { from, to } = price;
  return { name: treatmentName(price.treatment), words: dollarRange(from, to), from, to: to ?? from };
}
