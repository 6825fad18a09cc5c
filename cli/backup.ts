import { randomBytes } from "node:crypto";
import { Command } from "commander";
import { backUp } from "#database/backup.ts";
import { fileToWrite } from "./files.ts";
import { withSecret } from "./open.ts";
import { progressOf } from "./progress.ts";

/** `backup FILE` */
export function backupCommand(): Command {
  return new Command("backup")
    .description("Write the whole database into one encrypted file, while the site runs.")
    .argument("<file>", "where to, in a folder that is there")
    .option("--replace", "also where a file of this name is there, once the new one is complete")
    .action((file: string, options: { replace?: boolean }) => {
      const path = fileToWrite(file, options);
      return withSecret(async ({ database, secret }) => {
        const bar = progressOf("Rows");
        const of = { secret, randomBytes, now: new Date(), onProgress: bar.set };
        const { rows, bytes } = await backUp(database, path, of).finally(bar.stop);
        console.log(`${rows} rows are in ${file} (${Math.ceil(bytes / 1_024)} kB).`);
        console.log("It opens only with the site’s secret, which is not in it: keep both, apart.");
      });
    });
}
