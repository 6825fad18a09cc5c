import { type Kysely, sql } from "kysely";

/**
 * The system clock is compared with the machine's uptime, which no one can set: beside each instant, which start of the
 * machine it belongs to, and when that start was by the system clock. Also when a wrong clock was last set right, and
 * what it had shown.
 */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  const columns = ["boot", "booted_at", "suspect_boot", "suspect_booted_at", "righted_at", "wrong_at"];
  for (const column of columns)
    await sql`alter table clock_checks add column ${sql.ref(column)} ${text}`.execute(db);
}
