import { calendarStates } from "#database/calendar-feeds.ts";
import type { Database } from "#database/database.ts";
import { listFreeTimes } from "#database/free-times.ts";
import { areFreeTimesPaused } from "#database/settings.ts";
import { isFeedFresh } from "#domain/calendar-feed.ts";
import type { Config } from "#server/config.ts";
import { knownSealing } from "#server/secret.ts";
import { checkHeld } from "#services/free-times/check-held.ts";
import type { Finding } from "#services/health.ts";

/** How many practices let patients book, whose calendar is silent, and whether what is held is what requests have. */
export async function freeTimes(database: Database, config: Config, now: Date): Promise<Finding[]> {
  const { read } = database;
  const stated = await listFreeTimes(read);
  const on = stated.filter(({ state }) => state === "on").map(({ practiceId }) => practiceId);
  const silent = (await calendarStates(read))
    .filter((state) => on.includes(state.practiceId) && !isFeedFresh(state, now))
    .map(({ practiceId }) => practiceId);
  const asked = stated.filter(({ state }) => state === "asked").length + silent.length;
  const why = silent.length === 0 ? "" : ` (calendar silent: ${silent.join(", ")})`;
  const isPaused = await areFreeTimesPaused(read);
  const findings: Finding[] = [
    {
      what: "Free times",
      found: isPaused
        ? "paused since the restore: all are asked for"
        : `${on.length - silent.length} on, ${asked} asked${why}`,
      ...(isPaused && {
        mend: "Ask practices which appointments they have that the backup lacks, then: npm run -s niho -- free-times resume",
      }),
    },
  ];
  // The report names a lost secret elsewhere.
  const sealing = await knownSealing(config, read);
  if (!sealing) return findings;
  const { wrong, holders } = await checkHeld({ ...sealing, database }, now);
  const faults = wrong.length + holders.length;
  return [
    ...findings,
    faults === 0
      ? { what: "Held times", found: "as the requests say" }
      : {
          what: "Held times",
          found: `${faults} differ from what the requests say`,
          mend: "Some times might be booked twice or not at all: npm run -s niho -- free-times check --repair",
        },
  ];
}
