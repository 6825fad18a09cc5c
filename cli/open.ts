import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { readConfig } from "#server/config.ts";

/** Does some work on the configured database, brought up to date first, and closes it whatever happens. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(readConfig());
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}
