import type { Database } from "#database/database.ts";
import type { Services } from "#services/services.ts";
import type { Team } from "./worker.ts";

/** Mail and jobs, and what they know by their work. */
export type Chores<ByTheClock> = {
  /** Whether the database answered the last time that it was asked, at most 15 seconds ago. */
  isDatabaseUp: () => boolean;
  /** Whether the clock was plausible the last time that a job looked, at most a minute ago. */
  isClockTrusted: () => boolean;
  /** A mail was just stored. */
  wakeMail: () => void;
  startClock: (services: Services, byTheClock: ByTheClock) => void;
  stop: () => Promise<void>;
};

/** Of a worker that is not the first: the first one does them, and says how they are. */
export function choresElsewhere(team: Team): Chores<unknown> {
  let state = { isDatabaseUp: true, isClockTrusted: true };
  team.onNews((news) => {
    if (news.kind === "state") state = news;
  });
  return {
    isDatabaseUp: () => state.isDatabaseUp,
    isClockTrusted: () => state.isClockTrusted,
    wakeMail: () => team.tell({ kind: "mail" }),
    startClock: () => undefined,
    stop: () => Promise.resolve(),
  };
}

/** Milliseconds. */
const TELL_EVERY = 1_000;

/** Of the first worker: tells the others each second, so that one that has just started knows soon, and listens for mail. */
export function tellState(team: Team, { isDatabaseUp, isClockTrusted, wakeMail }: Chores<never>): void {
  team.onNews(({ kind }) => {
    if (kind === "mail") wakeMail();
  });
  const tell = () =>
    team.tell({ kind: "state", isDatabaseUp: isDatabaseUp(), isClockTrusted: isClockTrusted() });
  setInterval(tell, TELL_EVERY).unref();
}

/**
 * A database whose writes count in every worker, as if one process had written: a page that one has kept is looked at
 * again once another has written, so that whoever has changed something sees it, whichever worker answers.
 */
export function sharingWrites(database: Database, team: Pick<Team, "tell" | "onNews">): Database {
  let writtenElsewhere = 0;
  team.onNews(({ kind }) => {
    if (kind === "written") writtenElsewhere += 1;
  });
  return {
    ...database,
    writes: () => database.writes() + writtenElsewhere,
    transact: (work) => database.transact(work).finally(() => team.tell({ kind: "written" })),
  };
}
