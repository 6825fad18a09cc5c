import { acting } from "#cli/open.ts";
import type { Database } from "#database/database.ts";
import { leave } from "#services/listings/take-part.ts";

/** Their practice takes part no longer, as by `practice leave`; without the question and the words. */
export async function takeOut(database: Database, id: number): Promise<number> {
  return await acting(database, (by) => leave(by, id));
}
