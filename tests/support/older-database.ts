import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";

/** Makes an empty database one of an older release, which a site may still be serving: it lacks a migration. */
export async function makeOlder(database: Database): Promise<void> {
  await migrate(database);
  await database.transact((tx) => tx.deleteFrom("schema_migrations").execute());
}
