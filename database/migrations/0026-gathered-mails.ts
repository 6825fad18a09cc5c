import { type Kysely, sql } from "kysely";

/** What a waiting mail says as data, so that the next one within two minutes says both. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await sql`alter table outbox add column gathered ${text} not null default ''`.execute(db);
}
