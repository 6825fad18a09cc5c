import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#database/database.ts";
import { DAY } from "#domain/durations.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { keep, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { folderMailer } from "../transports/folder.ts";
import { advanceRequestsJob } from "./advance-requests.ts";
import { askPracticesJob } from "./ask-practices.ts";
import { tellWatchersJob } from "./tell-watchers.ts";
import { backUpJob } from "./back-up.ts";
import {
  type ClockReading,
  confirmClock,
  judgeClock,
  type KnownClock,
  openClockCheck,
  readClockCheck,
  readingAt,
} from "./clock-check.ts";
import { eraseDueJob } from "./erase-due.ts";
import { type JobFailure, jobRuns, startSchedule } from "../schedule.ts";
import { tidyFilesJob } from "./tidy-files.ts";
import type { Uptime } from "./uptime.ts";

const TODAY = new Date("2026-11-20T01:00:00Z");
const after = (days: number) => new Date(TODAY.getTime() + days * DAY);

/** What one look at the clocks shows: days by the system clock and by the uptime, and which start of the machine. */
type Look = readonly [clock: number, uptime: number, boot?: string];

describe("A clock is", () => {
  /** Of each look, one after the other: `right`, or why not. */
  function judge(looks: readonly Look[], first: ClockReading = readingOf([0, 0])): string[] {
    let known: KnownClock = { trusted: first };
    return looks.map((look) => {
      const { next, result } = judgeClock(known, readingOf(look));
      known = next;
      return result.isPlausible ? "right" : result.why;
    });
  }

  function readingOf([days, uptime, boot = "one"]: Look): ClockReading {
    return readingAt(after(days), { boot, milliseconds: () => (10 + uptime) * DAY });
  }

  /** Of a release that did not know the uptime, or of a backup's date. */
  const OLDER: ClockReading = { at: TODAY, start: null };
  const MINUTE = 1 / (24 * 60);

  test.each<[string, Look[], string[]]>([
    [
      "right, however long the site was stopped while its machine was on",
      [
        [3, 3],
        [60, 60],
      ],
      ["right", "right"],
    ],
    [
      "suspected within a minute when it jumps by days, and right as soon as it is set right",
      [
        [6, MINUTE],
        [6 + MINUTE, 2 * MINUTE],
        [3 * MINUTE, 3 * MINUTE],
      ],
      ["jumped", "jumped", "right"],
    ],
    [
      "suspected when the site was started again after the jump",
      [
        [5, 0.01, "one"],
        [5.5, 0.51, "one"],
      ],
      ["jumped", "jumped"],
    ],
    [
      "suspected when it jumps by 61 minutes, not by 59",
      [
        [59 * MINUTE, 0],
        [61 * MINUTE, 0],
      ],
      ["right", "jumped"],
    ],
    [
      "suspected when it creeps ahead by 50 minutes each minute",
      [
        [50 * MINUTE, 0],
        [100 * MINUTE, MINUTE],
        [150 * MINUTE, 2 * MINUTE],
      ],
      ["right", "jumped", "jumped"],
    ],
    [
      "suspected when it steps back",
      [
        [-6, MINUTE],
        [-6 + MINUTE, 2 * MINUTE],
      ],
      ["jumped", "jumped"],
    ],
    [
      "trusted again after a steady day",
      [
        [6, 0],
        [6.5, 0.5],
        [6.99, 0.99],
        [7, 1],
        [8, 2],
      ],
      ["jumped", "jumped", "jumped", "right", "right"],
    ],
    [
      "suspected anew at each further jump",
      [
        [6, 0],
        [12, 0.5],
        [12.9, 1.4],
        [13.6, 2.1],
      ],
      ["jumped", "jumped", "jumped", "right"],
    ],
    [
      "awaited for a steady hour after a weekend without power",
      [
        [2.5, -9, "two"],
        [2.53, -8.97, "two"],
        [2.55, -8.95, "two"],
        [4, -7.5, "two"],
      ],
      ["away", "away", "right", "right"],
    ],
    [
      "right at once when the machine was started anew within an hour",
      [
        [30 * MINUTE, -10, "two"],
        [1, -9, "two"],
      ],
      ["right", "right"],
    ],
    [
      "set right within the hour, where a machine starts with a clock that is days ahead",
      [
        [5, -10, "two"],
        [MINUTE, -10 + MINUTE, "two"],
      ],
      ["away", "right"],
    ],
    [
      "suspected for a day, where a machine starts with a clock that is behind",
      [
        [-5, -10, "two"],
        [-4.5, -9.5, "two"],
        [-4, -9, "two"],
      ],
      ["jumped", "jumped", "right"],
    ],
    [
      "suspected for a day, where a machine starts more than a week later",
      [
        [35, -10, "two"],
        [35.5, -9.5, "two"],
        [36, -9, "two"],
      ],
      ["jumped", "jumped", "right"],
    ],
    [
      "suspected for the whole day, also where the machine is started anew meanwhile",
      [
        [5, 0],
        [5.02, -10, "two"],
        [5.05, -9.97, "two"],
        [5.08, -9.94, "two"],
      ],
      ["jumped", "jumped", "jumped", "jumped"],
    ],
  ])("%s", (_, looks, found) => {
    expect(judge(looks)).toEqual(found);
  });

  test("right within a week of what an older release has stored, which knows no uptime", () => {
    expect(
      judge(
        [
          [6, -10],
          [7, -9],
        ],
        OLDER,
      ),
    ).toEqual(["right", "right"]);
    expect(
      judge(
        [
          [35, -10],
          [36, -9],
        ],
        OLDER,
      ),
    ).toEqual(["jumped", "right"]);
  });
});

eachDatabase("under a wrong clock", (open) => {
  const clock = { now: TODAY, uptime: 0 };
  const uptime: Uptime = { boot: "one", milliseconds: () => clock.uptime };
  /** So many days after the beginning, with a clock that is right. */
  const at = (days: number) => Object.assign(clock, { now: after(days), uptime: days * DAY });
  /** The clock alone is set. */
  const setTo = (days: number) => (clock.now = after(days));

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
      news: [] as string[],
      stopLast: async (): Promise<void> => undefined,
    };
  }

  /** A start: the jobs of a process, each done when it is due. The process before has stopped. */
  async function start(site: Awaited<ReturnType<typeof openSite>>) {
    const { database, backups, mail, news } = site;
    await site.stopLast();
    const failures: JobFailure[] = [];
    const checkClock = openClockCheck(database, {
      backupFolder: backups,
      uptime,
      onNews: ({ what, offBy }) => news.push(`${what} ${Math.round(offBy / DAY)}`),
    });
    const schedule = startSchedule({
      database,
      jobs: [
        eraseDueJob({ database, mailer: folderMailer(mail), ...SEALING }, checkClock),
        backUpJob(database, { folder: backups, every: DAY, secret: TEST_SECRET, checkClock }),
        tidyFilesJob(database, {
          messageFolders: [mail],
          backupFolder: backups,
          uploadsFolder: mail,
          checkClock,
        }),
      ],
      now: () => clock.now,
      log: (failure) => failures.push(failure),
    });
    site.stopLast = schedule.stop;
    onTestFinished(() => schedule.stop());
    return { runDue: schedule.runDue, failures, checkClock };
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
    setTo(35);
    const second = await start(site);
    await second.runDue();
    expect(await kept(site.database)).toBe(1);
    expect(readdirSync(site.backups)).toContain(good);
    expect(second.failures).toEqual([
      { job: "erase what is due", failure: "ClockJumped" },
      { job: "tidy mail and backups", failure: "ClockJumped" },
    ]);
    expect(site.news).toEqual(["jumped 35"]);
    expect(await readClockCheck(site.database.read, clock.now, uptime)).toEqual({
      isPlausible: false,
      why: "jumped",
      offBy: 35 * DAY,
      trustedAt: TODAY,
      suspendedUntil: after(36),
    });
  });

  test.each([5, 6, 35, -6])(
    "of %i days no request is moved on, no practice asked and no import put back, until an operator confirms it",
    async (days) => {
      const site = await openSite();
      const { checkClock, runDue } = await start(site);
      await runDue();
      const done: string[] = [];
      const schedule = startSchedule({
        database: site.database,
        jobs: [
          advanceRequestsJob(checkClock, async () => void done.push("moved")),
          askPracticesJob(checkClock, async () => void done.push("asked")),
          tellWatchersJob(checkClock, async () => void done.push("told")),
        ],
        now: () => clock.now,
        log: () => undefined,
      });
      onTestFinished(() => schedule.stop());
      setTo(days);
      await schedule.runDue();
      expect(done).toEqual([]);
      await confirmClock(site.database, clock.now, uptime);
      clock.now = new Date(clock.now.getTime() + 15 * 60_000);
      clock.uptime += 15 * 60_000;
      await schedule.runDue();
      expect(done).toEqual(["moved", "asked", "told"]);
    },
  );

  test("for a minute, each jump and its end are told once, and remembered for who looks later", async () => {
    const site = await openSite();
    const { checkClock } = await start(site);
    await checkClock(clock.now);
    setTo(6);
    await checkClock(clock.now);
    await checkClock(clock.now);
    setTo(0.001);
    await checkClock(clock.now);
    await checkClock(clock.now);
    expect(site.news).toEqual(["jumped 6", "righted -6"]);
    expect(await readClockCheck(site.database.read, clock.now, uptime)).toEqual({
      isPlausible: true,
      righted: { at: after(0.001), wrongAt: after(6) },
    });
    at(8);
    await checkClock(clock.now);
    expect(await readClockCheck(site.database.read, clock.now, uptime)).toEqual({ isPlausible: true });
  });

  test("and once it is set right, jobs go on at once, and the backup of the wrong date counts as of today", async () => {
    const site = await openSite();
    await (await start(site)).runDue();
    setTo(35);
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

  test("that is right after a long absence of its machine, erasing goes on after a day, or when an operator confirms it", async () => {
    for (const isConfirmed of [false, true]) {
      const site = await openSite();
      await (await start(site)).runDue();
      await site.database.transact((tx) => tx.updateTable("clock_checks").set({ boot: "before" }).execute());
      at(40);
      const { runDue } = await start(site);
      await runDue();
      expect(await kept(site.database)).toBe(1);
      if (isConfirmed) await confirmClock(site.database, clock.now, uptime);
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
