import type { Database } from "#database/database.ts";
import { assertClock } from "./clock-check.ts";
import type { Job } from "./schedule.ts";

/** How often the clock looks whether something is due for a request. */
export const LOOK_EVERY = 60_000;

/**
 * Does what is due for requests, at most a minute late. `advance` comes from the built site: it sends mails, whose words
 * this process cannot read before. Each process runs it: what two do at once happens once, and one that dies holds no one
 * up. Fails with `ClockJumped` while the clock is not to be trusted: a request that it ended stays ended.
 */
export function advanceRequestsJob(database: Database, advance: () => Promise<void>): Job {
  return {
    name: "advance requests",
    every: LOOK_EVERY,
    scope: "process",
    run: async (now) => {
      await assertClock(database.read, now);
      await advance();
    },
  };
}
