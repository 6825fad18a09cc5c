import type { Kysely } from "kysely";
import type { Database } from "#database/database.ts";
import type { Schema } from "#database/schema.ts";

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

/** For the log; names no person. */
export type JobEvent =
  | { event: "done"; job: string; ms: number }
  | { event: "failed"; job: string; failure: string };

export type Schedule = {
  /** Runs the jobs that are due, and resolves when they are done. */
  runDue: () => Promise<void>;
  /** Starts no further job, and resolves when the running one is done. */
  stop: () => Promise<void>;
};

const MINUTE = 60_000;
/** How often due jobs are looked for. */
const POLL_INTERVAL = 5 * MINUTE;
/** After the start: the first visitors come before the first job. */
const FIRST_POLL = 3_000;
/** The lease of a running job: a process that has not finished by then is taken for dead. */
const LEASE = 60 * MINUTE;
/** After a failure. */
const RETRY_DELAY = 10 * MINUTE;
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
  log = () => undefined,
}: {
  database: Database;
  jobs: readonly Job[];
  now: () => Date;
  log?: (event: JobEvent) => void;
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
      await runIfDue(job).catch((error: unknown) =>
        log({ event: "failed", job: job.name, failure: kindOf(error) }),
      );
    }
  }

  async function runIfDue(job: Job): Promise<void> {
    const startedAt = now();
    if (!(await claim(job, startedAt))) return;
    const startedMs = performance.now();
    const failure = await job.run(startedAt).then(() => undefined, kindOf);
    const next = new Date(
      startedAt.getTime() + (failure ? Math.min(RETRY_DELAY, job.every) : job.every - SLACK),
    );
    dueInProcess.set(job.name, next.getTime());
    await recordRun(database, job.name, { next, at: now(), failure });
    if (failure) log({ event: "failed", job: job.name, failure });
    else log({ event: "done", job: job.name, ms: Math.round(performance.now() - startedMs) });
  }

  async function claim({ name, scope }: Job, at: Date): Promise<boolean> {
    if (scope === "process") return (dueInProcess.get(name) ?? 0) <= at.getTime();
    return claimRun(database, name, at);
  }

  const first = setTimeout(() => void runDue(), FIRST_POLL).unref();
  const timer = setInterval(() => void runDue(), POLL_INTERVAL).unref();

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

/** When a job last succeeded, and whether it has failed since. */
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

/** Leases the job when it is due: true for one of all processes that ask at the same time. */
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
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { code, errcode } = error as { code?: string; errcode?: number };
  return [error.name, code, errcode].filter((part) => part !== undefined).join(" ");
}
