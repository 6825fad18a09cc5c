import type { Kysely } from "kysely";
import type { Schema } from "#database/schema.ts";
import { textCounts } from "#database/texts.ts";
import type { Finding } from "#services/health.ts";
import type { Config } from "../config.ts";
import { openTexter } from "../mailer.ts";

/** Fewer that fail are single numbers that no longer exist. */
const MANY = 3;

/** How many texts go today, and whether the gateway takes them. */
export async function texts(db: Kysely<Schema>, config: Config, now: Date): Promise<Finding> {
  const what = "Texts";
  const texter = openTexter(config);
  if (!config.texts || !texter) return { what, found: "off" };
  const { aDay } = config.texts;
  const { today, sent, givenUp } = await textCounts(db, now);
  const found = `${today} of ${aDay} today, ${texter.describe()}`;
  if (givenUp >= MANY && sent === 0)
    return {
      what,
      found: `${found}; all of today’s were given up`,
      mend: "Check SMS_URL and SMS_BODY, and that the gateway takes texts from here.",
    };
  if (today >= aDay)
    return {
      what,
      found,
      mend: "More are left out until midnight. Are they people’s? Then raise SMS_A_DAY.",
    };
  return { what, found };
}
