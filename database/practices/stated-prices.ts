import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { TreatmentPrice } from "#domain/practices/practice.ts";
import { pricesIn } from "./practice-rows.ts";
import type { Schema } from "../schema.ts";

/** What a listed practice says of its prices. */
export type StatedPrices = {
  id: number;
  place: string;
  isSample: boolean;
  /** Dollars at which a usual visit starts; null where they do not say. */
  usualVisit: number | null;
  prices: readonly TreatmentPrice[];
};

/** At a time, so that visitors are answered in between. */
const BATCH = 1_000;

/** Every listed practice, in the order of ids. Some 30 ms for 1,200. */
export async function readStatedPrices(db: Kysely<Schema>): Promise<StatedPrices[]> {
  const all: StatedPrices[] = [];
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom("practices")
      .innerJoin("practice_profiles", "practice_profiles.practice_id", "practices.id")
      .select(["practices.id", "place", "is_sample", "price_from", "profile"])
      .where("practices.id", ">", after)
      .where("withdrawn_on", "is", null)
      .orderBy("practices.id")
      .limit(BATCH)
      .execute();
    const last = rows.at(-1)?.id;
    if (last === undefined) return all;
    for (const { id, place, is_sample, price_from, profile } of rows) {
      all.push({
        id,
        place,
        isSample: is_sample === 1,
        usualVisit: price_from,
        prices: pricesIn(profile),
      });
    }
    after = last;
    await breathe();
  }
}
