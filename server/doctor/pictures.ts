import { DAY } from "#domain/durations.ts";
import type { Database } from "#database/database.ts";
import { listPictures } from "#database/practices/practice-pictures.ts";
import { countInWords } from "#domain/counts.ts";
import type { Finding } from "#services/health.ts";
import { when } from "./finding.ts";

/** A practice that hears nothing for this long sends its picture again, or gives up. */
const LONG = 3 * DAY;

/** Pictures that practices have sent and no one has looked at. */
export async function pictures({ read }: Database, now: Date): Promise<Finding> {
  const waiting = await listPictures(read, { waitingOnly: true });
  const [oldest] = waiting;
  const what = "Pictures";
  if (!oldest) return { what, found: "none to look at" };
  const found = `${countInWords(waiting.length, "picture")} to look at, the oldest from ${when(oldest.sentAt)}`;
  if (now.getTime() - oldest.sentAt.getTime() < LONG) return { what, found };
  return { what, found, mend: "Look at them at the desk" };
}
