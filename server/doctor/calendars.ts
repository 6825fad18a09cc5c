import { calendarStates } from "#database/calendar-feeds.ts";
import type { Database } from "#database/database.ts";
import { countInWords } from "#domain/counts.ts";
import { isFeedFresh } from "#domain/calendar-feed.ts";
import type { Finding } from "#services/health.ts";

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
    mend: "None can be read: see that the site runs, and that this machine reaches the internet on port 443 without a proxy.",
  };
}
