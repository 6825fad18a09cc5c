import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#database/database.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { type Job, type JobEvent, jobRuns, startSchedule } from "./schedule.ts";

const HOUR = 3_600_000;

eachDatabase("the schedule", (open) => {
  const clock = { now: new Date("2026-11-20T01:00:00Z") };
  const pass = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));

  function start(database: Database, jobs: readonly Job[]) {
    const events: JobEvent[] = [];
    const log = (event: JobEvent) => events.push(event);
    const schedule = startSchedule({ database, jobs, now: () => clock.now, log });
    onTestFinished(() => schedule.stop());
    return { schedule, events };
  }

  function counted(reach: Job["reach"] = "shared", run: () => Promise<void> = async () => undefined) {
    const job = { name: "count", every: HOUR, reach, runs: 0, run: () => (job.runs++, run()) };
    return job;
  }

  test("a job is done at the first look, then when its time has come, and no earlier", async () => {
    const job = counted();
    const { schedule } = start(await open(), [job]);
    await schedule.look();
    pass(HOUR / 2);
    await schedule.look();
    expect(job.runs).toBe(1);
    pass(HOUR / 2);
    await schedule.look();
    expect(job.runs).toBe(2);
  });

  test("of several processes one does it; what is about a machine's own files each does", async () => {
    const database = await open();
    const shared = counted();
    const own = { ...counted("own"), name: "own" };
    let ownRuns = 0;
    own.run = async () => void ownRuns++;
    const schedules = [1, 2, 3, 4].map(() => start(database, [shared, own]).schedule);
    await Promise.all(schedules.map((schedule) => schedule.look()));
    expect([shared.runs, ownRuns]).toEqual([1, 4]);
  });

  test("a failure is said without what the error said, held against the job until it succeeds, and tried again", async () => {
    const database = await open();
    let isIll = true;
    const job = counted("shared", async () => {
      if (isIll) throw Object.assign(new Error("hemi@patient.example is stuck"), { code: "ENOSPC" });
    });
    const well = { ...counted(), name: "well" };
    const { schedule, events } = start(database, [job, well]);
    await schedule.look();
    expect(events).toMatchObject([
      { event: "failed", job: "count", failure: "Error ENOSPC" },
      { event: "done", job: "well" },
    ]);
    expect((await jobRuns(database.read))[0]).toMatchObject({ doneAt: null, failedAt: clock.now });
    isIll = false;
    pass(10 * 60_000);
    await schedule.look();
    expect(job.runs).toBe(2);
    expect((await jobRuns(database.read))[0]).toMatchObject({ doneAt: clock.now, failedAt: null });
  });

  test("what a process had in hand when it died, another does an hour later", async () => {
    const database = await open();
    const gate = Promise.withResolvers<void>();
    const dying = counted("shared", () => gate.promise);
    const { schedule } = start(database, [dying]);
    const looking = schedule.look();
    while (dying.runs === 0) await new Promise((resolve) => setImmediate(resolve));
    const heir = counted();
    const { schedule: other } = start(database, [heir]);
    await other.look();
    expect(heir.runs).toBe(0);
    pass(HOUR);
    await other.look();
    expect(heir.runs).toBe(1);
    gate.resolve();
    await looking;
  });

  test("stopping waits for what is under way and begins nothing more", async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const slow = counted("shared", () => (started.resolve(), gate.promise));
    const next = { ...counted(), name: "next" };
    const { schedule } = start(await open(), [slow, next]);
    void schedule.look();
    await started.promise;
    const stopped = schedule.stop();
    gate.resolve();
    await stopped;
    expect([slow.runs, next.runs]).toEqual([1, 0]);
  });

  test("a database out of reach is said, not thrown", async () => {
    const database = await open();
    const { schedule, events } = start(database, [counted()]);
    await database.close();
    await schedule.look();
    expect(events).toMatchObject([{ event: "failed", job: "count" }]);
  });
});
