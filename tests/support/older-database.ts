import { sql } from "kysely";
import { onTestFinished } from "vitest";
import type { Database } from "#database/database.ts";
import { migrate, MIGRATIONS } from "#database/migrate.ts";

/** What a later release would do. */
export const NEXT: (typeof MIGRATIONS)[number] = {
  name: "0002-of-the-next-release",
  up: async (db) => {
    await sql`alter table settings add column of_the_next_release text`.execute(db);
  },
};

/** Makes an empty database one of an older release, which a site may still be serving: until the test ends it lacks `NEXT`. */
export async function makeOlder(database: Database): Promise<void> {
  await migrate(database);
  MIGRATIONS.push(NEXT);
  onTestFinished(() => void MIGRATIONS.splice(MIGRATIONS.indexOf(NEXT), 1));
}
