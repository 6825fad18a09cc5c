import { type Kysely, sql } from "kysely";
import { placeBySlug } from "#content/places.ts";
import { matches } from "#database/practice-filter.ts";
import { inOrder } from "#database/practice-order.ts";
import {
  countPractices,
  type PracticeFilter,
  type PracticeListing,
  searchPractices,
} from "#database/practices.ts";
import type { Schema } from "#database/schema.ts";
import type { PriceTier } from "#domain/practice.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import type { PracticeCardData } from "../ui/practice-card.tsx";
import { cardOf, localityOf } from "../ui/practice-card-of.ts";
import { type CompareFilter, TOP_RATING } from "./filter.ts";
import { priceScale } from "./price-bar.tsx";

/** What the table shows for an address. */
export type CompareView = {
  /** As it was understood; its page is the one shown. */
  filter: CompareFilter;
  /** How many practices match. */
  total: number;
  /** How many pages that makes, at least one. */
  pages: number;
  rows: readonly ComparedPractice[];
  /** Those ticked before, wherever they are in the list. */
  chosen: readonly { id: number; name: string }[];
  /** Dollars at the right end of every price bar. */
  scale: number;
  showsSamples: boolean;
};

/** A practice as a row of the table: a card, and what a card does not say. */
export type ComparedPractice = PracticeCardData & {
  /** `Te Aro, Wellington` */
  locality: string;
  /** `15+ years experience` */
  experience: string;
  specialties: readonly string[];
  /** Dollars. */
  priceFrom: number;
  priceTo: number;
};

const PAGE_SIZE = 24;

export async function viewCompare(db: Kysely<Schema>, asked: CompareFilter, now: Date): Promise<CompareView> {
  const total = await count(db, asked);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  // The list may have become shorter since somebody kept its address.
  const filter = { ...asked, page: Math.min(asked.page, pages) };
  const ids = total === 0 ? [] : await idsOnPage(db, filter);
  const [practices, chosen] = await Promise.all([listings(db, ids), listings(db, filter.chosen)]);
  return {
    filter: { ...filter, chosen: chosen.map(({ id }) => id) },
    total,
    pages,
    rows: practices.map((practice) => toRow(practice, filter.service, now)),
    chosen: chosen.map(({ id, name }) => ({ id, name })),
    scale: priceScale(practices),
    showsSamples: practices.some((practice) => practice.isSample),
  };
}

/** How many practices of a comparison there are at each price level; levels without any are absent. */
export async function countsByPrice(
  db: Kysely<Schema>,
  filter: CompareFilter,
): Promise<Map<PriceTier, number>> {
  const rows = await matching(db, filter)
    .select((eb) => ["price_tier", eb.fn.countAll<number>().as("found")])
    .groupBy("price_tier")
    .execute();
  return new Map(rows.map((row) => [row.price_tier as PriceTier, row.found]));
}

function practiceFilter({ list, location, service, price }: CompareFilter): PracticeFilter {
  return {
    places: location?.places.map((place) => place.slug),
    service: service ?? undefined,
    price: price ?? undefined,
    emergency: list === "emergency",
  };
}

async function count(db: Kysely<Schema>, filter: CompareFilter): Promise<number> {
  if (filter.list !== "top-rated") return countPractices(db, practiceFilter(filter));
  const { found } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("found"))
    .executeTakeFirstOrThrow();
  return found;
}

async function idsOnPage(db: Kysely<Schema>, filter: CompareFilter): Promise<number[]> {
  const rows = await matching(db, filter)
    .select("practices.id")
    .orderBy(
      filter.list === "price"
        ? sql`price_from, price_to, rating_tenths desc, review_count desc, practices.id`
        : inOrder({ sort: "rating" }),
    )
    .limit(PAGE_SIZE)
    .offset((filter.page - 1) * PAGE_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

function matching(db: Kysely<Schema>, filter: CompareFilter) {
  return db
    .selectFrom("practices")
    .where((eb) => matches(eb, practiceFilter(filter)))
    .$if(filter.list === "top-rated", (query) => query.where("rating_tenths", ">=", TOP_RATING * 10));
}

/** In the order of the ids. */
async function listings(db: Kysely<Schema>, ids: readonly number[]): Promise<PracticeListing[]> {
  if (ids.length === 0) return [];
  const { practices } = await searchPractices(db, { ids, sort: "rating", limit: ids.length, offset: 0 });
  const byId = new Map(practices.map((practice) => [practice.id, practice]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toRow(practice: PracticeListing, service: TreatmentSlug | null, now: Date): ComparedPractice {
  const { specialties, priceFrom, priceTo } = practice;
  const card = cardOf(practice, { now, isOnePlace: false, treatment: service ?? undefined });
  return {
    ...card,
    locality: localityOf(practice, placeBySlug(practice.place)),
    experience: `${practice.experienceYears}+ years experience`,
    specialties,
    priceFrom,
    priceTo,
    bookHref: service ? `${card.bookHref}&service=${service}` : card.bookHref,
  };
}
