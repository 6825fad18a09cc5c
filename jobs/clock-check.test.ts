import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#database/database.ts";
import { folderMailer } from "#mail/folder.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { keep, TEST_SECRET } from "#tests/support/sealing.ts";
import { advanceRequestsJob } from "./advance-requests.ts";
import { askPracticesJob } from "./ask-practices.ts";
import { backupDailyJob } from "./backup-daily.ts";
import { confirmClock, judgeClock, type KnownClock, openClockCheck, readClockCheck } from "./clock-check.ts";
import { eraseDueJob } from "./erase-due.ts";
import { type JobFailure, jobRuns, startSchedule } from "./schedule.ts";
import { tidyFilesJob } from "./tidy-files.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TODAY = new Date("2026-11-20T01:00:00Z");
const after = (days: number) => new Date(TODAY.getTime() + days * DAY);

describe("A clock is", () => {
  /** Whether each of these times is plausible, one check after the other. */
  function judge(days: readonly number[]): boolean[] {
    let known: KnownClock = { trustedAt: TODAY };
    return days.map((day) => {
      const { next, result } = judgeClock(known, after(day));
      known = next;
      return result.isPlausible;
    });
  }

  test.each<[string, number[], boolean[]]>([
    ["plausible for a week without a check", [7, 14, 13], [true, true, true]],
    [
      "suspected after more, until a steady day has passed",
      [35, 35.5, 35.9, 36, 36.1],
      [false, false, false, true, true],
    ],
    ["plausible again as soon as it is set right", [35, 0.1, 0.2], [false, true, true]],
    ["suspected anew at each further jump", [35, 70, 70.9, 105, 71.5], [false, false, false, false, false]],
    ["suspected when it falls back by more than a week", [-8, -7.5, -7], [false, false, true]],
    [
      "suspected when a clock that was wrong for days is set right",
      [35, 36, 1, 1.5, 2],
      [false, true, false, false, true],
    ],
  ])("%s", (_, days, plausible) => {
    expect(judge(days)).toEqual(plausible);
  });
});

eachDatabase("under a wrong clock", (open) => {
  const clock = { now: TODAY };
  const at = (days: number) => (clock.now = after(days));

  async function openSite() {
    const database = await open();
    const folder = newFolder();
    const backups = join(folder, "backups");
    mkdirSync(backups);
    at(0);
    await keepDueOn(database, "NIHO-1", "2026-12-20");
    return {
      database,
      backups,
      mail: join(folder, "mail"),
      jumps: [] as number[],
      stopLast: async (): Promise<void> => undefined,
    };
  }

  /** A start: the jobs of a process, each done when it is due. The process before has stopped. */
  async function start(site: Awaited<ReturnType<typeof openSite>>) {
    const { database, backups, mail, jumps } = site;
    await site.stopLast();
    const failures: JobFailure[] = [];
    const checkClock = openClockCheck(database, {
      backupFolder: backups,
      onJump: (days) => jumps.push(days),
    });
    const schedule = startSchedule({
      database,
      jobs: [
        eraseDueJob(database, folderMailer(mail), checkClock),
        backupDailyJob(database, { folder: backups, secret: TEST_SECRET, randomBytes, checkClock }),
        tidyFilesJob(database, { mailFolder: mail, backupFolder: backups, checkClock }),
      ],
      now: () => clock.now,
      log: (failure) => failures.push(failure),
    });
    site.stopLast = schedule.stop;
    onTestFinished(() => schedule.stop());
    return { runDue: schedule.runDue, failures };
  }

  async function keepDueOn(database: Database, reference: string, day: string): Promise<void> {
    await database.transact(async (tx) => {
      await keep(tx, { reference });
      await tx
        .updateTable("submissions")
        .set({ erase_on: day, received_at: clock.now.toISOString() })
        .where("reference", "=", reference)
        .execute();
    });
  }

  async function kept(database: Database): Promise<number> {
    return (await database.read.selectFrom("submissions").select("reference").execute()).length;
  }

  test("of +35 days a start erases no submission and deletes no backup, and says why", async () => {
    const site = await openSite();
    await (await start(site)).runDue();
    const [good] = readdirSync(site.backups);
    at(35);
    const second = await start(site);
    await second.runDue();
    expect(await kept(site.database)).toBe(1);
    expect(readdirSync(site.backups)).toContain(good);
    expect(second.failures).toEqual([
      { job: "erase what is due", failure: "ClockJumped" },
      { job: "tidy mail and backups", failure: "ClockJumped" },
    ]);
    expect(site.jumps).toEqual([35, 35, 35]);
    expect(await readClockCheck(site.database.read, clock.now)).toEqual({
      isPlausible: false,
      trustedAt: TODAY,
      suspendedUntil: after(36),
    });
  });

  test("of +35 days no request is moved on and no practice is asked, until an operator confirms the clock", async () => {
    const site = await openSite();
    await (await start(site)).runDue();
    const done: string[] = [];
    const schedule = startSchedule({
      database: site.database,
      jobs: [
        advanceRequestsJob(site.database, async () => void done.push("moved")),
        askPracticesJob(site.database, async () => void done.push("asked")),
      ],
      now: () => clock.now,
      log: () => undefined,
    });
    onTestFinished(() => schedule.stop());
    at(35);
    await schedule.runDue();
    expect(done).toEqual([]);
    await confirmClock(site.database, clock.now);
    at(35.01);
    await schedule.runDue();
    expect(done).toEqual(["moved", "asked"]);
  });

  test("and once it is set right, jobs go on at once, and the backup of the wrong date counts as of today", async () => {
    const site = await openSite();
    await (await start(site)).runDue();
    at(35);
    await (await start(site)).runDue();
    at(0.1);
    const { runDue, failures } = await start(site);
    await runDue();
    expect(failures).toEqual([]);
    expect(readdirSync(site.backups).every((name) => name.startsWith("niho-2026-11-20T"))).toBe(true);
    for (const run of await jobRuns(site.database.read)) {
      expect(run.doneAt).toEqual(clock.now);
      expect(run.dueAt.getTime()).toBeLessThanOrEqual(clock.now.getTime() + DAY);
    }
    expect(await kept(site.database)).toBe(1);
  });

  test("what an older program wrote in the future does not keep jobs from running", async () => {
    const site = await openSite();
    const future = after(900).toISOString();
    await site.database.transact((tx) =>
      tx
        .insertInto("job_runs")
        .values([
          { name: "erase what is due", due_at: future, done_at: future },
          { name: "back up", due_at: future, done_at: after(-1).toISOString() },
        ])
        .execute(),
    );
    const { runDue } = await start(site);
    await runDue();
    expect(readdirSync(site.backups)).toHaveLength(1);
    at(1);
    await runDue();
    expect((await jobRuns(site.database.read)).map(({ doneAt }) => doneAt)).toEqual([
      clock.now,
      clock.now,
      clock.now,
    ]);
  });

  test("that is right after a long absence, erasing goes on after a day, or when an operator confirms it", async () => {
    for (const isConfirmed of [false, true]) {
      const site = await openSite();
      await (await start(site)).runDue();
      at(40);
      const { runDue } = await start(site);
      await runDue();
      expect(await kept(site.database)).toBe(1);
      if (isConfirmed) await confirmClock(site.database, clock.now);
      at(isConfirmed ? 40.01 : 41);
      await runDue();
      expect(await kept(site.database)).toBe(0);
    }
  });

  test("at the first start after an upgrade, the latest of what is stored is what it is compared with", async () => {
    for (const evidence of ["a submission", "a backup", "a job"]) {
      const site = await openSite();
      if (evidence !== "a submission") {
        const received_at = after(-100).toISOString();
        await site.database.transact((tx) => tx.updateTable("submissions").set({ received_at }).execute());
      }
      if (evidence === "a backup") writeFileSync(join(site.backups, "niho-2026-11-20T00-00-00Z.backup"), "");
      if (evidence === "a job") {
        const run = { name: "another", due_at: "", done_at: TODAY.toISOString() };
        await site.database.transact((tx) => tx.insertInto("job_runs").values(run).execute());
      }
      at(35);
      await (await start(site)).runDue();
      expect([evidence, await kept(site.database)]).toEqual([evidence, 1]);
      if (evidence === "a backup")
        expect(existsSync(join(site.backups, "niho-2026-11-20T00-00-00Z.backup"))).toBe(true);
    }
  });
});
