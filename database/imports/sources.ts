import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { isUnnamed, nameOfSource, newSource, type Source } from "#domain/practices/sources.ts";
import type { Schema } from "../schema.ts";

/** Makes a source when it first states something. */
export async function ensureSource(tx: Transaction<Schema>, slug: string): Promise<void> {
  const { attributionUrl, ...source } = newSource(slug);
  await tx
    .insertInto("sources")
    .values({ ...source, attribution_url: attributionUrl })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
}

/** Calls a source as someone typed it, unless it has a name already. Makes it where it is new. */
export async function nameSource(tx: Transaction<Schema>, slug: string, name: string): Promise<void> {
  await ensureSource(tx, slug);
  await tx.updateTable("sources").set({ name }).where("slug", "=", slug).where("name", "=", slug).execute();
}

/** Writes over what is known of a source; false where there is none. Its practices are to be computed anew after its rank changed. */
export async function changeSource(
  tx: Transaction<Schema>,
  slug: string,
  { attributionUrl, ...change }: Partial<Omit<Source, "slug">>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("sources")
    .set({ ...change, ...(attributionUrl !== undefined && { attribution_url: attributionUrl }) })
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A source with what it has here now. */
export type SourceInUse = Source & {
  /** What it has now; what it had once is not counted. */
  records: number;
  /** Listed ones of which it states something. */
  practices: number;
  /** The latest day of that; null where it has none now. */
  asOf: string | null;
};

/** The record of a practice that has joined may say nothing else. */
const STATES = sql`source_records.facts <> '{}'`;

/** Every source, those with most practices first. */
export async function listSources(db: Kysely<Schema>): Promise<SourceInUse[]> {
  const rows = await db
    .selectFrom("sources")
    .leftJoin("source_records", (join) =>
      join.onRef("source_records.source", "=", "sources.slug").on("gone_on", "is", null),
    )
    .leftJoin("practices", (join) =>
      join.onRef("practices.id", "=", "source_records.practice_id").on("withdrawn_on", "is", null),
    )
    .selectAll("sources")
    .select((eb) => [
      eb.fn.count<number>("source_records.external_id").as("records"),
      sql<number>`count(distinct case when ${STATES} then practices.id end)`.as("practices"),
      sql<string | null>`max(case when ${STATES} then source_records.as_of end)`.as("asOf"),
    ])
    .groupBy(["sources.slug", "sources.name", "attribution", "attribution_url", "licence", "rank"])
    .orderBy("practices", "desc")
    .orderBy("sources.slug")
    .execute();
  return rows.map(({ records, practices, asOf, ...row }) => ({ ...toSource(row), records, practices, asOf }));
}

function toSource({ attribution_url, ...row }: Selectable<Schema["sources"]>): Source {
  return { ...row, name: nameOfSource(row), attributionUrl: attribution_url };
}

/** What visitors read of a source that no one has named yet; undefined of any other. `Our list` */
export async function unnamedSource(db: Kysely<Schema>, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("sources")
    .select(["slug", "name"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && isUnnamed(row) ? nameOfSource(row) : undefined;
}

/** The ids of the practices of which a source says something, in order. */
export async function practicesBehind(db: Kysely<Schema>, slug: string): Promise<number[]> {
  const rows = await db
    .selectFrom("source_records")
    .select("practice_id")
    .distinct()
    .where("source", "=", slug)
    .orderBy("practice_id")
    .execute();
  return rows.map((row) => row.practice_id);
}
