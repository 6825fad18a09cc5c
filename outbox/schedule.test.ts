import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#database/database.ts";
import { HOUR } from "#domain/durations.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { type Job, type JobFailure, jobRuns, startSchedule } from "./schedule.ts";

eachDatabase("the schedule", (open) => {
  const clock = { now: new Date("2026-11-20T01:00:00Z") };
  const pass = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));

  function start(database: Database, jobs: readonly Job[]) {
    const failures: JobFailure[] = [];
    const log = (failure: JobFailure) => failures.push(failure);
    const schedule = startSchedule({ database, jobs, now: () => clock.now, log });
    onTestFinished(() => schedule.stop());
    return { schedule, failures };
  }

  function counted(scope: Job["scope"] = "database", run: () => Promise<void> = async () => undefined) {
    const job = { name: "count", every: HOUR, scope, runs: 0, run: () => (job.runs++, run()) };
    return job;
  }

  test("a job runs at the first poll, then when it is due, and no earlier", async () => {
    const job = counted();
    const { schedule } = start(await open(), [job]);
    await schedule.runDue();
    pass(HOUR / 2);
    await schedule.runDue();
    expect(job.runs).toBe(1);
    pass(HOUR / 2);
    await schedule.runDue();
    expect(job.runs).toBe(2);
  });

  test("a job of the database is run by one of several processes, a job of the process by each", async () => {
    const database = await open();
    const shared = counted();
    const own = { ...counted("process"), name: "own" };
    let ownRuns = 0;
    own.run = async () => void ownRuns++;
    const schedules = [1, 2, 3, 4].map(() => start(database, [shared, own]).schedule);
    await Promise.all(schedules.map((schedule) => schedule.runDue()));
    expect([shared.runs, ownRuns]).toEqual([1, 4]);
  });

  test("a failure is recorded without its message until the job succeeds, and retried", async () => {
    const database = await open();
    let isIll = true;
    const job = counted("database", async () => {
      if (isIll) throw Object.assign(new Error("hemi@patient.example is stuck"), { code: "ENOSPC" });
    });
    const well = { ...counted(), name: "well" };
    const { schedule, failures } = start(database, [job, well]);
    await schedule.runDue();
    expect(failures).toEqual([{ job: "count", failure: "Error ENOSPC" }]);
    expect(await jobRuns(database.read)).toMatchObject([
      { name: "count", doneAt: null, failedAt: clock.now },
      { name: "well", doneAt: clock.now, failedAt: null },
    ]);
    isIll = false;
    pass(10 * 60_000);
    await schedule.runDue();
    expect(job.runs).toBe(2);
    expect((await jobRuns(database.read))[0]).toMatchObject({ doneAt: clock.now, failedAt: null });
  });

  test("the job of a process that died is run by another an hour later", async () => {
    const database = await open();
    const gate = Promise.withResolvers<void>();
    const dying = counted("database", () => gate.promise);
    const { schedule } = start(database, [dying]);
    const looking = schedule.runDue();
    while (dying.runs === 0) await new Promise((resolve) => setImmediate(resolve));
    const heir = counted();
    const { schedule: other } = start(database, [heir]);
    await other.runDue();
    expect(heir.runs).toBe(0);
    pass(HOUR);
    await other.runDue();
    expect(heir.runs).toBe(1);
    gate.resolve();
    await looking;
  });

  test("stopping waits for the running job and starts no other", async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const slow = counted("database", () => (started.resolve(), gate.promise));
    const next = { ...counted(), name: "next" };
    const { schedule } = start(await open(), [slow, next]);
    void schedule.runDue();
    await started.promise;
    const stopped = schedule.stop();
    gate.resolve();
    await stopped;
    expect([slow.runs, next.runs]).toEqual([1, 0]);
  });

  test("an unreachable database is logged, not thrown", async () => {
    const database = await open();
    const { schedule, failures } = start(database, [counted()]);
    await database.close();
    await schedule.runDue();
    expect(failures).toMatchObject([{ job: "count" }]);
  });
});
