import { Command } from "commander";
import { backUp } from "#database/backups/backup.ts";
import { STANDARD, tellBeside, withFileToWrite } from "./files.ts";
import { withSecret } from "./open.ts";
import { showProgress } from "./progress.ts";
import { WrongUsage } from "./wrong-usage.ts";

/** `backup FILE` */
export function backupCommand(): Command {
  return new Command("backup")
    .description("Write the whole database into one encrypted file, while the site runs.")
    .argument("<file>", "the new file, in an existing folder; - is standard output")
    .option("--replace", "overwrite an existing file, once the new one is complete")
    .action((file: string, options: { replace?: boolean }) => {
      const refusal = file === STANDARD && process.stdout.isTTY;
      if (refusal) throw new WrongUsage("A backup isn’t text, so send it to a file: niho backup - > FILE");
      return withSecret(async ({ database, secret }) => {
        const bar = showProgress("Rows");
        const of = { secret, now: new Date(), onProgress: bar.set };
        const { rows, bytes } = await withFileToWrite(file, options, (path) =>
          backUp(database, path, of),
        ).finally(bar.stop);
        tellBeside(
          file,
          `${rows} rows are ${file === STANDARD ? "on standard output" : `in ${file}`} (${Math.ceil(bytes / 1_024)} kB).`,
        );
        tellBeside(
          file,
          "It opens only with the site’s secret, which isn’t in it. Keep both, in two places.",
        );
      });
    });
}
