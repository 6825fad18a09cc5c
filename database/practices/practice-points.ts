import type { Kysely, Selectable } from "kysely";
import { batchesOf } from "#domain/lists.ts";
import { toPriceTier } from "./practice-rows.ts";
import type { Schema } from "../schema.ts";

/** What a point on a map needs of a practice. */
export type PracticePoint = ReturnType<typeof toPoint>;

/** SQLite takes 32,766 parameters and PostgreSQL 65,535; each of these is read in about a millisecond. */
const BATCH = 1_000;

/**
 * Those of these ids that there are, in the order of the ids.
 *
 * `practicePoints(db, [12, 7])` → `[{ id: 12, name: "Harbour Steps Dental", latitude: -41.29, … }, …]`
 */
export async function practicePoints(db: Kysely<Schema>, ids: readonly number[]): Promise<PracticePoint[]> {
  const byId = new Map<number, PracticePoint>();
  for (const some of batchesOf(ids, BATCH)) {
    const rows = await db.selectFrom("practices").select(COLUMNS).where("id", "in", some).execute();
    for (const row of rows) byId.set(row.id, toPoint(row));
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const COLUMNS = [
  "id",
  "slug",
  "name",
  "place",
  "suburb",
  "latitude",
  "longitude",
  "rating_tenths",
  "review_count",
  "price_tier",
  "phone",
  "email",
  "has_joined",
  "is_sample",
] as const;

type Row = Pick<Selectable<Schema["practices"]>, (typeof COLUMNS)[number]>;

function toPoint({ rating_tenths: tenths, review_count, price_tier, is_sample, has_joined, ...row }: Row) {
  return {
    ...row,
    rating: tenths === 0 ? null : tenths / 10,
    reviewCount: review_count,
    priceTier: toPriceTier(price_tier),
    hasJoined: has_joined === 1,
    isSample: is_sample === 1,
  };
}
