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

describe("A clock is", () => {
  /** Looks at the clocks one after the other: `6d/1m jumped, 3m/3m right` has what was seen, and what came of it. */
  function judge(looks: string, first = readingOf("0d/0d")): string {
    let known: KnownClock = { trusted: first };
    const judged = looks.split(", ").map((look) => {
      const seen = look.replace(/ \w+$/, "");
      const { next, result } = judgeClock(known, readingOf(seen));
      known = next;
      return `${seen} ${result.isPlausible ? "right" : result.why}`;
    });
    return judged.join(", ");
  }

  /** Reads `6d1m/2m two`: how long after the beginning it is by the system clock, and by the uptime since start `two`. */
  function readingOf(seen: string): ClockReading {
    const [, clock, uptime, boot = "one"] = /^(\S+)\/(\S+)(?: (\w+))?$/.exec(seen)!;
    return readingAt(after(daysIn(clock!)), { boot, milliseconds: () => (10 + daysIn(uptime!)) * DAY });
  }

  function daysIn(text: string): number {
    const units = { d: 1, h: 1 / 24, m: 1 / (24 * 60) };
    const parts = [...text.matchAll(/([+-]?\d+)([dhm])/g)];
    return parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as "d" | "h" | "m"], 0);
  }

  test.each([
    ["right, however long the site was stopped while its machine was on", "3d/3d right, 60d/60d right"],
    [
      "suspected within a minute when it jumps by days, and right as soon as it is set right",
      "6d/1m jumped, 6d1m/2m jumped, 3m/3m right",
    ],
    ["suspected when the site was started again after the jump", "5d/15m jumped, 5d12h/12h15m jumped"],
    ["suspected when it jumps by 61 minutes, not by 59", "59m/0m right, 61m/0m jumped"],
    [
      "suspected when it creeps ahead by 50 minutes each minute",
      "50m/0m right, 100m/1m jumped, 150m/2m jumped",
    ],
    ["suspected when it steps back", "-6d/1m jumped, -6d+1m/2m jumped"],
    [
      "trusted again after a steady day",
      "6d/0d jumped, 6d12h/12h jumped, 6d23h/23h jumped, 7d/1d right, 8d/2d right",
    ],
    [
      "suspected anew at each further jump",
      "6d/0d jumped, 12d/12h jumped, 12d21h/1d9h jumped, 13d15h/2d3h right",
    ],
    [
      "awaited for a steady hour after a weekend without power",
      "2d12h/-9d two away, 2d12h43m/-9d+43m two away, 2d12h72m/-9d+72m two right, 4d/-7d-12h two right",
    ],
    [
      "right at once when the machine was started anew within an hour",
      "30m/-10d two right, 1d/-9d two right",
    ],
    [
      "set right within the hour, where a machine starts with a clock that is days ahead",
      "5d/-10d two away, 1m/-10d+1m two right",
    ],
    [
      "suspected for a day, where a machine starts with a clock that is behind",
      "-5d/-10d two jumped, -4d-12h/-9d-12h two jumped, -4d/-9d two right",
    ],
    [
      "suspected for a day, where a machine starts more than a week later",
      "35d/-10d two jumped, 35d12h/-9d-12h two jumped, 36d/-9d two right",
    ],
    [
      "suspected for the whole day, also where the machine is started anew meanwhile",
      "5d/0d jumped, 5d30m/-10d two jumped, 5d72m/-10d+42m two jumped, 5d115m/-10d+85m two jumped",
    ],
  ])("%s", (_, looks) => {
    expect(judge(looks)).toBe(looks);
  });

  test.each(["6d/-10d right, 7d/-9d right", "35d/-10d jumped, 36d/-9d right"])(
    "right within a week of what an older release or a backup has stored, which knows no uptime: %s",
    (looks) => {
      expect(judge(looks, { at: TODAY, start: null })).toBe(looks);
    },
  );
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
        eraseDueJob(
          { database, mailer: folderMailer(mail), erasuresFile: join(backups, "erasures.txt"), ...SEALING },
          checkClock,
        ),
        backUpJob(database, { folder: backups, every: DAY, secret: () => TEST_SECRET, checkClock }),
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

  test.each([5, -6])(
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
