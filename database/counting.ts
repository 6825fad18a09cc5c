import type { SelectQueryBuilder } from "kysely";
import type { Schema } from "./schema.ts";

/** How many rows a query finds. `await countOf(db.selectFrom("practices").where("is_sample", "=", 1))` → `120` */
export async function countOf<Tables extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Tables, unknown>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
