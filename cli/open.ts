import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Sealing } from "#database/record-keys.ts";
import { sealOldRows } from "#database/seal-old-rows.ts";
import { type Config, readConfig } from "#server/config.ts";
import { secretFor } from "#server/secret.ts";

/** What a command works with. */
export type Opened = { database: Database; config: Config };

/** And what it needs besides where it opens what people told us. */
export type OpenedWithSecret = Opened & { sealing: Sealing; secret: string };

/** Does some work on the configured database, brought up to date first, and closes it whatever happens. */
export async function withDatabase<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
  const config = readConfig();
  const database = openDatabase(config);
  try {
    await migrate(database);
    return await work({ database, config });
  } finally {
    await database.close();
  }
}

/** The same with the site's secret. Throws `SecretLost` when the database was sealed under another one. */
export function withSecret<Result>(work: (opened: OpenedWithSecret) => Promise<Result>): Promise<Result> {
  return withDatabase(async ({ database, config }) => {
    const { secret, sealing } = await secretFor(config, database.read);
    await sealOldRows(database, sealing);
    return work({ database, config, secret, sealing });
  });
}
