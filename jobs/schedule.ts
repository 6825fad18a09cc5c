import type { Kysely } from "kysely";
import type { Database } from "#database/database.ts";
import type { Schema } from "#database/schema.ts";

/** Something that is done again and again, by itself. */
export type Job = {
  /** As `doctor` names it. */
  name: string;
  /** From one time that it was done to the next, in milliseconds. */
  every: number;
  /**
   * `shared`: once for all processes that use the database. `own`: by each of them, since it is about files of the
   * machine it runs on.
   */
  reach: "shared" | "own";
  /** Does it. Doing it twice must do no harm: a process that dies in the middle leaves it to the next. */
  run: (now: Date) => Promise<void>;
};

/** For the log; says nothing about the people concerned. */
export type JobEvent =
  | { event: "done"; job: string; ms: number }
  | { event: "failed"; job: string; failure: string };

export type Schedule = {
  /** Does what is due, and resolves when that is done. */
  look: () => Promise<void>;
  /** Begins nothing more and resolves when what is under way is done. */
  stop: () => Promise<void>;
};

const MINUTE = 60_000;
/** How often to look for what is due. */
const LOOK_EVERY = 5 * MINUTE;
/** Visitors come first. */
const FIRST_LOOK = 3_000;
/** For how long a job is whoever's took it; afterwards that process has died. */
const LEASE = 60 * MINUTE;
/** What failed is tried again. */
const AGAIN = 10 * MINUTE;
/** So that what is done daily is not done later every day. */
const SLACK = MINUTE;

/**
 * Does each job when it is due, one after the other, until told to stop. Never throws: what goes wrong goes to
 * `log`, and `doctor` tells of it.
 *
 * `const schedule = startSchedule({ database, jobs: [eraseDueJob(…)], now: () => new Date(), log })`
 */
export function startSchedule({
  database,
  jobs,
  now,
  log = () => undefined,
}: {
  database: Database;
  jobs: readonly Job[];
  now: () => Date;
  log?: (event: JobEvent) => void;
}): Schedule {
  let underWay: Promise<void> | undefined;
  let isStopping = false;
  const ownDueAt = new Map<string, number>();

  function look(): Promise<void> {
    underWay ??= workThrough().finally(() => (underWay = undefined));
    return underWay;
  }

  async function workThrough(): Promise<void> {
    for (const job of jobs) {
      if (isStopping) return;
      await doIfDue(job).catch((error: unknown) =>
        log({ event: "failed", job: job.name, failure: kindOf(error) }),
      );
    }
  }

  async function doIfDue(job: Job): Promise<void> {
    const startedAt = now();
    if (!(await claim(job, startedAt))) return;
    const began = performance.now();
    const failure = await job.run(startedAt).then(() => undefined, kindOf);
    const next = new Date(startedAt.getTime() + (failure ? Math.min(AGAIN, job.every) : job.every - SLACK));
    ownDueAt.set(job.name, next.getTime());
    await note(database, job.name, { next, at: now(), failure });
    if (failure) log({ event: "failed", job: job.name, failure });
    else log({ event: "done", job: job.name, ms: Math.round(performance.now() - began) });
  }

  async function claim({ name, reach }: Job, at: Date): Promise<boolean> {
    if (reach === "own") return (ownDueAt.get(name) ?? 0) <= at.getTime();
    return claimRun(database, name, at);
  }

  const first = setTimeout(() => void look(), FIRST_LOOK).unref();
  const timer = setInterval(() => void look(), LOOK_EVERY).unref();

  return {
    look,
    async stop() {
      isStopping = true;
      clearTimeout(first);
      clearInterval(timer);
      await underWay;
    },
  };
}

/** When a job was last done, and whether it has failed since. */
export type JobRun = { name: string; doneAt: Date | null; failedAt: Date | null; failure: string | null };

export async function jobRuns(db: Kysely<Schema>): Promise<JobRun[]> {
  const rows = await db.selectFrom("job_runs").selectAll().orderBy("name").execute();
  return rows.map(({ name, done_at, failed_at, failure }) => ({
    name,
    doneAt: done_at === null ? null : new Date(done_at),
    failedAt: failed_at === null ? null : new Date(failed_at),
    failure,
  }));
}

/** True for one of all that ask at the same time, when it is due. */
async function claimRun(database: Database, name: string, now: Date): Promise<boolean> {
  const dueAt = new Date(now.getTime() + LEASE).toISOString();
  return database.transact(async (tx) => {
    const claimed = await tx
      .insertInto("job_runs")
      .values({ name, due_at: dueAt })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ due_at: dueAt })
          .where("job_runs.due_at", "<=", now.toISOString()),
      )
      .returning("name")
      .executeTakeFirst();
    return claimed !== undefined;
  });
}

async function note(
  database: Database,
  name: string,
  { next, at, failure }: { next: Date; at: Date; failure: string | undefined },
): Promise<void> {
  const instant = at.toISOString();
  const outcome = failure
    ? { failed_at: instant, failure }
    : { done_at: instant, failed_at: null, failure: null };
  await database.transact((tx) =>
    tx
      .insertInto("job_runs")
      .values({ name, due_at: next.toISOString(), ...outcome })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({ due_at: next.toISOString(), ...outcome }),
      )
      .execute(),
  );
}

/** Which error it was, never what it said: a database's message may quote what somebody typed. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { code, errcode } = error as { code?: string; errcode?: number };
  return [error.name, code, errcode].filter((part) => part !== undefined).join(" ");
}
