import type { Kysely } from "kysely";
import { hasRealPractices, samplesCount } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import type { Services } from "../services.ts";

/**
 * Whether the desk is only tried out: all that is listed is made up, and no mail leaves the machine. Acts then work on
 * samples too, and what they make is a sample.
 */
export async function isTryOut(
  { operator, mailGoesToFolder }: Pick<Services, "operator" | "mailGoesToFolder">,
  db: Kysely<Schema>,
): Promise<boolean> {
  if (operator.name !== null || !mailGoesToFolder) return false;
  return (await samplesCount(db)) > 0 && !(await hasRealPractices(db));
}
