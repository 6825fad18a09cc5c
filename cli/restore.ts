import { join } from "node:path";
import { Command, Option } from "commander";
import { erasuresFileIn, readErasuresFile } from "#database/backups/erasures-file.ts";
import { missingFile } from "#database/open.ts";
import { checkBackup, restore, type RestoreOptions } from "#database/backups/restore.ts";
import { restoreIntoNewFile } from "#database/backups/restore-new-file.ts";
import { withoutRunningSite } from "#database/running-site.ts";
import { countInWords, formatCount } from "#domain/counts.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { ClockJumped, openClockCheck } from "#outbox/jobs/clock-check.ts";
import { eraseDue } from "#outbox/jobs/erase-due.ts";
import { systemUptime } from "#outbox/jobs/uptime.ts";
import { type Config, readConfig } from "#server/config.ts";
import { knownSealing, secretsOf } from "#server/secret.ts";
import { dataFolders, sentFiles } from "#server/mailer.ts";
import { confirm, yesOption } from "./confirm.ts";
import { withFileToRead } from "./files.ts";
import { auditIn, databasePlace, withDatabase } from "./open.ts";
import { showProgress } from "./progress.ts";

/** `restore FILE [--replace]` · `restore FILE --check` */
export function restoreCommand(): Command {
  return new Command("restore")
    .description("Restore the database from a backup. Stop the site first.")
    .argument("<file>", "a backup that `backup` or the site has written; - is standard input")
    .option("--replace", "replace everything in the database; what’s there now is lost")
    .addOption(
      new Option(
        "--check",
        "only check that the whole file can be read; the site can be running. Changes nothing",
      ).conflicts("replace"),
    )
    .addOption(yesOption())
    .action((file: string, options: Options) =>
      withFileToRead(file, (path) => (options.check ? check(path) : restoreFrom(path, options))),
    );
}

type Options = { replace?: boolean; yes?: boolean; check?: boolean };

/** Says what a restore of this file would bring back. */
async function check(path: string): Promise<void> {
  const { madeAt, tables } = await checkBackup(path, assertSecrets(readConfig()));
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const sent = `${countInWords(rowsOf("submissions"), "form")} that people sent`;
  console.log(
    `This backup is good: ${countInWords(rowsOf("practices"), "practice")} and ${sent}, as of ${formatInstant(madeAt)}.`,
  );
  console.log(
    `All ${formatCount(rows)} rows have the checksums they were written with. Nothing was changed.`,
  );
}

async function restoreFrom(path: string, { replace = false, yes }: Options): Promise<void> {
  const config = readConfig();
  const [secret, ...oldSecrets] = assertSecrets(config);
  const erasures = await readErasuresFile(erasuresFileIn(config.dataDir));
  const now = new Date();
  const bar = showProgress("Per cent");
  const onProgress = (part: number) => bar.set(Math.round(part * 100), 100);
  const audit: NonNullable<RestoreOptions["audit"]> = (tx, madeAt) =>
    auditIn(tx, "restore", madeAt.toISOString(), 0);
  const options = { secret, oldSecrets, erasures, now, audit, onProgress };
  const lost = missingFile(config);
  if (replace && !lost) await confirm("This replaces everything in the database.", { yes });
  const restoring = lost
    ? restoreIntoNewFile(lost, path, options)
    : withoutRunningSite(databasePlace(config), () =>
        // Not `withSecret`: what is replaced may have been sealed under another one.
        withDatabase(({ database }) => restore(database, path, { ...options, replace }), {
          mayCreate: true,
          mayMigrate: replace,
        }),
      );
  const { rows, madeAt, sha256, erasedAgain } = await restoring.finally(bar.stop);
  const due = await eraseDueByClock(config, { madeAt, now });
  console.log(`The database is as it was on ${formatInstant(madeAt)}: ${rows} rows, all checksums equal.`);
  for (const [table, sum] of Object.entries(sha256)) console.log(`  ${sum.slice(0, 16)}  ${table}`);
  const gone = erasedAgain.length + (due?.length ?? 0);
  if (gone > 0)
    console.log(
      `Also erased ${countInWords(gone, "record")} that had been erased since the backup, or had come due.`,
    );
  if (!due) console.log(CLOCK_JUMPED);
  console.log(FREE_TIMES_PAUSED);
}

const FREE_TIMES_PAUSED =
  "Patients now ask for free times instead of booking them: practices might have appointments that this backup doesn’t have. Ask them which. Then let patients book again: npm run -s niho -- free-times resume";

const CLOCK_JUMPED =
  "Nothing that is due was erased: the clock of this machine has jumped since the backup was made, or the machine was off. Set the clock right. If it is right: npm run -s niho -- clock confirm";

/** Undefined while the clock can’t be trusted: the running site erases what is due once it can. */
async function eraseDueByClock(
  config: Config,
  { madeAt: restoredFrom, now }: { madeAt: Date; now: Date },
): Promise<string[] | undefined> {
  const { backupFolder } = dataFolders(config);
  return withDatabase(async ({ database }) => {
    const checkClock = openClockCheck(database, { uptime: systemUptime(), backupFolder, restoredFrom });
    try {
      const { keyedHash } = (await knownSealing(config, database.read))!;
      const erasuresFile = erasuresFileIn(config.dataDir);
      const mailer = sentFiles(config);
      return await eraseDue({ database, mailer, checkClock, keyedHash, erasuresFile }, now);
    } catch (error) {
      if (error instanceof ClockJumped) return undefined;
      throw error;
    }
  });
}

/** Takes the secret of the site that made the backup: no other opens it, so none is made here. */
function assertSecrets(config: Config): [string, ...string[]] {
  const [secret, ...old] = secretsOf(config)();
  if (secret !== undefined) return [secret, ...old];
  throw new Error(
    `First put back the secret of the site that made the backup: APP_SECRET, or ${join(config.dataDir, "secret")}.`,
  );
}
