import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hash } from "node:crypto";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { MINUTE } from "#domain/durations.ts";
import { runCommand } from "#tests/support/command-line.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { TEST_SECRET } from "#tests/support/sealing.ts";
import { type JobFailure, startSchedule } from "../schedule.ts";
import { backUpJob } from "./back-up.ts";
import { handOverBackupJob } from "./hand-over-backup.ts";

/** A site that makes a backup every quarter of an hour, and whose hook copies them to a folder while that is there. */
async function openSite() {
  const dataDir = newFolder();
  const elsewhere = newFolder();
  const program = join(newFolder(), "hook");
  writeFileSync(
    program,
    `#!/bin/sh\ncp "$1" "$ELSEWHERE/" 2>/dev/null || exit 3\necho "$NIHO_BACKUP_SHA256 $APP_SECRET" > "$ELSEWHERE/told"\n`,
  );
  chmodSync(program, 0o700);
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  onTestFinished(database.close);
  await migrate(database);
  const folder = join(dataDir, "backups");
  const clock = { now: new Date() };
  const checkClock = () => Promise.resolve({ isPlausible: true } as const);
  const failures: JobFailure[] = [];
  const environment = { PATH: process.env.PATH, ELSEWHERE: elsewhere };
  const schedule = startSchedule({
    database,
    jobs: [
      backUpJob(database, { folder, every: 15 * MINUTE, secret: () => TEST_SECRET, checkClock }),
      handOverBackupJob(folder, { program, environment }),
    ],
    now: () => clock.now,
    log: (failure) => failures.push(failure),
  });
  onTestFinished(schedule.stop);
  const inMinutes = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * MINUTE);
    return schedule.runDue();
  };
  const doctor = () =>
    runCommand(["doctor"], { DATA_DIR: dataDir, APP_SECRET: TEST_SECRET, BACKUP_HOOK: program });
  return { folder, elsewhere, failures, inMinutes, doctor };
}

test("Each new backup is handed to the operator’s program once, with its checksum and without the secret", async () => {
  const { folder, elsewhere, failures, inMinutes } = await openSite();
  await inMinutes(0);
  const first = readdirSync(elsewhere).find((file) => file.endsWith(".backup"))!;
  const bytes = readFileSync(join(elsewhere, first));
  expect(readFileSync(join(folder, first))).toEqual(bytes);
  expect(readFileSync(join(elsewhere, "told"), "utf8")).toBe(`${hash("sha256", bytes)} \n`);
  rmSync(join(elsewhere, "told"));
  await inMinutes(5);
  expect(existsSync(join(elsewhere, "told"))).toBe(false);
  await inMinutes(10);
  expect(readdirSync(elsewhere)).toHaveLength(3);
  expect(failures).toEqual([]);
});

test("A hook that fails is in the log and in doctor, and is tried again until it has taken the backup", async () => {
  const { elsewhere, failures, inMinutes, doctor } = await openSite();
  rmSync(elsewhere, { recursive: true });
  await inMinutes(0);
  expect(failures).toEqual([{ job: "hand over backup", failure: "HookFailed status 3" }]);
  const ill = await doctor();
  expect(ill.stdout).toMatch(
    /✗ Job: hand over backup +not done yet; failed .*: HookFailed status 3\n.*→ Run it as/,
  );
  expect(ill.stdout).toContain("BACKUP_HOOK hasn’t taken the newest yet");
  mkdirSync(elsewhere);
  await inMinutes(5);
  expect(failures).toHaveLength(1);
  expect(readdirSync(elsewhere)).toHaveLength(2);
  const well = await doctor();
  expect(well.stdout).toMatch(/✓ Job: hand over backup +last done/);
  expect(well.stdout).toContain("BACKUP_HOOK has taken the newest");
});
