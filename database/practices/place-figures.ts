import type { Kysely } from "kysely";
import type { Position } from "#domain/finding/distance.ts";
import type { Schema } from "../schema.ts";

/** Where the listed practices of a place are whose address is known exactly. `place` is its slug: `taupo` */
export async function positionsIn(db: Kysely<Schema>, place: string): Promise<Position[]> {
  return db
    .selectFrom("practices")
    .select(["latitude", "longitude"])
    .where("place", "=", place)
    .where("position", "=", "exact")
    .where("withdrawn_on", "is", null)
    .execute();
}

/** The shortest and longest wait, the lowest and highest price, and whether any of a place is a sample; null where none says. */
export async function figuresOfPlace(db: Kysely<Schema>, place: string) {
  return db
    .selectFrom("practices")
    .select((eb) => [
      eb.fn.min<number | null>("emergency_wait").as("shortestWait"),
      eb.fn.max<number | null>("emergency_wait").as("longestWait"),
      eb.fn.min<number | null>("price_from").as("cheapest"),
      eb.fn.max<number | null>("price_to").as("dearest"),
      eb.fn.max<number | null>("is_sample").as("samples"),
    ])
    .where("place", "=", place)
    .where("withdrawn_on", "is", null)
    .executeTakeFirstOrThrow();
}
