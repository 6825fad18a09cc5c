import type { Kysely, Transaction } from "kysely";
import type { Database } from "#database/database.ts";
import type { Schema } from "#database/schema.ts";
import { MINUTE } from "#domain/durations.ts";

/** Periodic work. */
export type Job = {
  /** As `doctor` names it. */
  name: string;
  /** Milliseconds from one run to the next. */
  every: number;
  /**
   * `database`: run by one of the processes that share a database. `process`: by each of them, as it is about files of
   * its own machine.
   */
  scope: "database" | "process";
  /** Must be idempotent: when a process dies in the middle, another runs it again. */
  run: (now: Date) => Promise<void>;
};

/** For the log; names no person. `{ job: "back up", failure: "Error ENOSPC" }` */
export type JobFailure = { job: string; failure: string };

export type Schedule = {
  /** Runs the jobs that are due, and resolves when they are done. */
  runDue: () => Promise<void>;
  /** Starts no further job, and resolves when the running one is done. */
  stop: () => Promise<void>;
};

/** How often due jobs are looked for. */
const POLL_INTERVAL = 5 * MINUTE;
/** After the start: the first visitors come before the first job. */
const FIRST_POLL = 3_000;
/** The lease of a running job: a process that has not finished by then is taken for dead. */
const LEASE = 60 * MINUTE;
/** After a failure. */
const RETRY_DELAY = 10 * MINUTE;
/** Clocks of processes that share a database may differ by so much. */
const MAX_SKEW = 60 * MINUTE;
/** Between two runs of any job. */
const LONGEST_INTERVAL = 24 * 60 * MINUTE;
/** Due a minute early, so that a daily job does not drift to a later time each day. */
const SLACK = MINUTE;

/**
 * Runs each job when it is due, one after the other, until stopped. Never throws: errors go to `log` and into
 * `job_runs`, which `doctor` reports.
 *
 * `const schedule = startSchedule({ database, jobs: [eraseDueJob(…)], now: () => new Date(), log })`
 */
export function startSchedule({
  database,
  jobs,
  now,
  lookEvery = POLL_INTERVAL,
  log = () => undefined,
}: {
  database: Database;
  jobs: readonly Job[];
  now: () => Date;
  /** Milliseconds from one look for due jobs to the next. */
  lookEvery?: number;
  log?: (failure: JobFailure) => void;
}): Schedule {
  let running: Promise<void> | undefined;
  let isStopping = false;
  const dueInProcess = new Map<string, number>();

  function runDue(): Promise<void> {
    running ??= runEachDue().finally(() => (running = undefined));
    return running;
  }

  async function runEachDue(): Promise<void> {
    for (const job of jobs) {
      if (isStopping) return;
      await runIfDue(job).catch((error: unknown) => log({ job: job.name, failure: errorKind(error) }));
    }
  }

  async function runIfDue(job: Job): Promise<void> {
    const startedAt = now();
    if (!(await claim(job, startedAt))) return;
    const next = await runNow(job, startedAt, { database, now, log });
    dueInProcess.set(job.name, next.getTime());
  }

  async function claim(job: Job, at: Date): Promise<boolean> {
    if (job.scope === "database") return claimRun(database, job, at);
    const dueAt = dueInProcess.get(job.name) ?? 0;
    return dueAt <= at.getTime() || dueAt > latestDue(job, at);
  }

  const first = setTimeout(() => void runDue(), FIRST_POLL).unref();
  const timer = setInterval(() => void runDue(), lookEvery).unref();

  return {
    runDue,
    async stop() {
      isStopping = true;
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}

/** Returns when it is due again. */
async function runNow(
  job: Job,
  startedAt: Date,
  { database, now, log }: { database: Database; now: () => Date; log: (failure: JobFailure) => void },
): Promise<Date> {
  const failure = await job.run(startedAt).then(() => undefined, errorKind);
  const wait = failure ? Math.min(RETRY_DELAY, job.every) : job.every - SLACK;
  const next = new Date(startedAt.getTime() + wait);
  await recordRun(database, job.name, { next, at: now(), failure });
  if (failure) log({ job: job.name, failure });
  return next;
}

/** When a job last succeeded, and whether it has failed since. */
export type JobRun = {
  name: string;
  dueAt: Date;
  doneAt: Date | null;
  failedAt: Date | null;
  failure: string | null;
};

/** Lists every job that has begun, by name. Those of scope `process` share one row: it says how the latest ended. */
export async function jobRuns(db: Kysely<Schema>): Promise<JobRun[]> {
  const rows = await db.selectFrom("job_runs").selectAll().orderBy("name").execute();
  return rows.map(({ name, due_at, done_at, failed_at, failure }) => ({
    name,
    dueAt: new Date(due_at),
    doneAt: done_at === null ? null : new Date(done_at),
    failedAt: failed_at === null ? null : new Date(failed_at),
    failure,
  }));
}

/** The latest time at which a job can be due: anything later was written under a wrong clock. */
function latestDue({ every }: Pick<Job, "every">, now: Date): number {
  return now.getTime() + Math.max(every, LEASE) + MAX_SKEW;
}

/** Whether a run is due, or was done, at a time that only a clock ahead of this one can have written. */
export function isFromFuture({ dueAt, doneAt }: JobRun, now: Date): boolean {
  const isDoneAhead = doneAt !== null && doneAt.getTime() > now.getTime() + MAX_SKEW;
  return isDoneAhead || dueAt.getTime() > latestDue({ every: LONGEST_INTERVAL }, now);
}

/**
 * Leases the job when it is due: true for one of all processes that ask at the same time. A time from the future is
 * dropped first, or the job would not run until then.
 */
async function claimRun(database: Database, job: Job, now: Date): Promise<boolean> {
  const { name } = job;
  const dueAt = new Date(now.getTime() + LEASE).toISOString();
  return database.transact(async (tx) => {
    await dropFutureTimes(tx, job, now);
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

/** After a clock that was ahead: the job is due now, and when it was last done is unknown. */
async function dropFutureTimes(tx: Transaction<Schema>, job: Job, now: Date): Promise<void> {
  const instant = now.toISOString();
  const own = tx.updateTable("job_runs").where("name", "=", job.name);
  await own
    .set({ due_at: instant, done_at: null })
    .where("done_at", ">", new Date(now.getTime() + MAX_SKEW).toISOString())
    .execute();
  await own
    .set({ due_at: instant })
    .where("due_at", ">", new Date(latestDue(job, now)).toISOString())
    .execute();
}

async function recordRun(
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

/** The name and code of an error, never its message: a database may quote what a visitor typed. */
function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { code, errcode } = error as { code?: string; errcode?: number };
  return [error.name, code, errcode].filter((part) => part !== undefined).join(" ");
}
