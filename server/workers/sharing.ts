import type { Database } from "#database/database.ts";
import type { Chores } from "../chores.ts";
import type { Team } from "./worker.ts";

/** For a worker other than the first, which does the chores and tells how they are. */
export function choresElsewhere(team: Team): Chores {
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

/** For the first worker: tells the others each second, so that a new worker soon knows, and listens for mail. */
export function tellState(team: Team, { isDatabaseUp, isClockTrusted, wakeMail }: Chores): void {
  team.onNews(({ kind }) => {
    if (kind === "mail") wakeMail();
  });
  const tell = () =>
    team.tell({ kind: "state", isDatabaseUp: isDatabaseUp(), isClockTrusted: isClockTrusted() });
  setInterval(tell, TELL_EVERY).unref();
}

/**
 * A database whose writes count in every worker, as if one process had written: once a worker has written, all of them
 * check the pages that they have kept. So people see what they changed, whichever worker answers.
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
