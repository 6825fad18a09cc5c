import { calendarStates } from "#database/free-times/calendar-feeds.ts";
import type { Database } from "#database/database.ts";
import { countInWords } from "#domain/counts.ts";
import { isFeedFresh } from "#domain/free-times/calendar-feed.ts";
import type { Finding } from "#services/health.ts";
import { listFreeTimes } from "#database/free-times/free-times.ts";
import { areFreeTimesPaused } from "#database/settings.ts";
import type { Config } from "#server/config.ts";
import { knownSealing } from "#server/secret.ts";
import { checkHeld } from "#services/free-times/check-held.ts";

/** More than these are counted. */
const MOST_NAMED = 10;
/** So many that are all silent are no coincidence. */
const MANY = 3;

/** The calendars of practices that tell us when they are busy, and which of them are silent. */
export async function calendars({ read }: Database, now: Date): Promise<Finding> {
  const what = "Calendars";
  const all = await calendarStates(read);
  if (all.length === 0) return { what, found: "no practice has connected one" };
  const silent = all.filter((state) => !isFeedFresh(state, now));
  const total = countInWords(all.length, "calendar");
  if (silent.length === 0) return { what, found: `${total}, all read within two hours` };
  const named = silent.slice(0, MOST_NAMED).map(({ practiceId, failure, isOff }) => {
    const why = isOff ? "given up" : failure;
    return why === "" ? String(practiceId) : `${practiceId} (${why})`;
  });
  const more = silent.length > MOST_NAMED ? ` and ${silent.length - MOST_NAMED} more` : "";
  const found = `${total}, ${silent.length} not read for two hours: ${named.join(", ")}${more}`;
  if (silent.length < all.length || all.length < MANY) return { what, found };
  return {
    what,
    found,
    mend: "Check that the site is running, and that this machine reaches the internet on port 443 without a proxy.",
  };
}

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
        ? "paused since the restore: patients ask for times"
        : `patients book at ${countInWords(on.length - silent.length, "practice")}, and ask at ${asked}${why}`,
      ...(isPaused && {
        mend: "Ask practices which appointments the backup doesn’t have, then: npm run -s niho -- free-times resume",
      }),
    },
  ];
  // The report names a lost secret elsewhere.
  const sealing = await knownSealing(config, read);
  if (!sealing) return findings;
  const { wrong, wrongKept, holders } = await checkHeld({ ...sealing, database }, now);
  const faults = wrong.length + wrongKept.length + holders.length;
  return [
    ...findings,
    faults === 0
      ? { what: "Held times", found: "as the requests say" }
      : {
          what: "Held times",
          found: `${faults} ${faults === 1 ? "differs" : "differ"} from what the requests say`,
          mend: "A time might be booked twice or not at all. To correct it: npm run -s niho -- free-times check --repair",
        },
  ];
}
