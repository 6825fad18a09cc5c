import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** One more read of an article on a New Zealand day, or several. `countArticleRead(tx, 3, "2026-11-20")` */
export async function countArticleRead(
  tx: Transaction<Schema>,
  articleId: number,
  day: string,
  reads = 1,
): Promise<void> {
  await tx
    .insertInto("article_reads")
    .values({ article_id: articleId, day, reads })
    .onConflict((conflict) =>
      conflict
        .columns(["article_id", "day"])
        .doUpdateSet((eb) => ({ reads: eb("article_reads.reads", "+", reads) })),
    )
    .execute();
}

/** Article id → reads on that day and since. Who has none is left out. `readsSince(db, "2026-08-22").get(3)` */
export async function readsSince(db: Kysely<Schema>, day: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("article_reads")
    .select((eb) => ["article_id", eb.fn.sum<number>("reads").as("reads")])
    .where("day", ">=", day)
    .groupBy("article_id")
    .execute();
  return new Map(rows.map((row) => [row.article_id, row.reads]));
}
