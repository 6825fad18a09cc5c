import { join, resolve } from "node:path";
import { Command } from "commander";
import { erasuresFileIn, readErasuresFile } from "#database/erasures-file.ts";
import { missingFile } from "#database/open.ts";
import { restore } from "#database/restore.ts";
import { restoreIntoNewFile } from "#database/restore-new-file.ts";
import { eraseDue } from "#jobs/erase-due.ts";
import { folderMailer } from "#mail/folder.ts";
import { type Config, readConfig } from "#server/config.ts";
import { knownSecret } from "#server/secret.ts";
import { foldersOf } from "#server/services.ts";
import { withDatabase } from "./open.ts";
import { progressOf } from "./progress.ts";

/** `restore FILE [--replace]` */
export function restoreCommand(): Command {
  return new Command("restore")
    .description("Make the database what it was when a backup was made. Stop the site first.")
    .argument("<file>", "a file that `backup` or the site has written")
    .option("--replace", "even if the database holds something, which is then gone", false)
    .action(async (file: string, { replace }: { replace: boolean }) => {
      const config = readConfig();
      const secret = assertSecret(config);
      const erasures = await readErasuresFile(erasuresFileIn(config.dataDir));
      const now = new Date();
      const bar = progressOf("Per cent", 100);
      const onProgress = (part: number) => bar.set(Math.round(part * 100), 100);
      const options = { secret, erasures, now, onProgress };
      const lost = missingFile(config);
      const restoring = lost
        ? restoreIntoNewFile(lost, resolve(file), options)
        : // Not `withSecret`: what is replaced may have been sealed under another one.
          withDatabase(({ database }) => restore(database, resolve(file), { ...options, replace }), {
            mayCreate: true,
          });
      const { rows, madeAt, sha256, erasedAgain } = await restoring.finally(bar.stop);
      const due = await withDatabase(({ database }) =>
        eraseDue(database, folderMailer(foldersOf(config).mailFolder), now),
      );
      console.log(`The database is as it was on ${madeAt.toISOString()}: ${rows} rows, all checksums equal.`);
      for (const [table, sum] of Object.entries(sha256)) console.log(`  ${sum.slice(0, 16)}  ${table}`);
      const gone = erasedAgain.length + due.references.length;
      if (gone > 0) console.log(`Erased again: ${gone}, because they had been erased or are due.`);
    });
}

/** Of the site that made the backup: no other opens it, so none is made here. */
function assertSecret(config: Config): string {
  const secret = knownSecret(config);
  if (secret !== undefined) return secret;
  throw new Error(
    `First bring back the secret of the site that made it: APP_SECRET, or ${join(config.dataDir, "secret")}.`,
  );
}
